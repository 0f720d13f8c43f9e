# The same functions as in layout.py, in C: inlined where they are called, and callable without the GIL.
cdef extern from *:
    """
    #ifndef LAKSEWHIST_LAYOUT
    #define LAKSEWHIST_LAYOUT
    #include <stdint.h>
    static inline uint64_t lw_block(int suit) { return UINT64_C(0x1fff) << (16 * suit); }
    static inline uint64_t lw_cards(void) { return UINT64_C(0x1fff1fff1fff1fff); }
    static inline uint64_t lw_jokers(void) { return UINT64_C(0xe000000000000000); }
    static inline uint64_t lw_lowest_bit(uint64_t x) { return x & (~x + 1); }
    static inline uint64_t lw_up_to(int card) { return (UINT64_C(2) << card) - 1; }
    static inline uint64_t lw_one_less(int seat, int suit) { return UINT64_C(1) << (16 * seat + 4 * suit); }
    static inline int lw_length(uint64_t shape, int seat, int suit) { return (int)(shape >> (16 * seat + 4 * suit)) & 15; }
    static inline uint64_t lw_top_ranks(int k) { return (UINT64_C(0xffffff000000) >> (2 * k)) & UINT64_C(0xffffff); }
    static inline uint64_t lw_owners(void) { return UINT64_C(0xffffffffffff); }
    static inline uint64_t lw_bounds(int low, int high) { return (uint64_t)(16 * low + high) << 56; }
    static inline int lw_beats16(int card, int best, int trump) {
        if (card >= 61) return 0;
        if (best < 61 && card >> 4 == best >> 4) return card < best;
        return card >> 4 == trump;
    }
    #endif
    """
    unsigned long long block "lw_block"(int suit) noexcept nogil
    unsigned long long cards "lw_cards"() noexcept nogil
    unsigned long long jokers "lw_jokers"() noexcept nogil
    unsigned long long first "lw_lowest_bit"(unsigned long long word) noexcept nogil
    unsigned long long up_to "lw_up_to"(int card) noexcept nogil
    unsigned long long unit "lw_one_less"(int seat, int suit) noexcept nogil
    int length "lw_length"(unsigned long long shape, int seat, int suit) noexcept nogil
    unsigned long long top_ranks "lw_top_ranks"(int count) noexcept nogil
    unsigned long long owners "lw_owners"() noexcept nogil
    unsigned long long bounds "lw_bounds"(int low, int high) noexcept nogil
    bint beats "lw_beats16"(int card, int best, int trump) noexcept nogil
