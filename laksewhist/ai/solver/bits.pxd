# The same functions as in bits.py, in C: inlined where they are called, and callable without the GIL.
cdef extern from *:
    """
    #ifndef LAKSEWHIST_BITS
    #define LAKSEWHIST_BITS
    #include <stdint.h>
    #ifdef _MSC_VER
    #include <intrin.h>
    static __inline int lw_low(uint64_t x) { unsigned long i = 0; _BitScanForward64(&i, x); return (int)i; }
    static __inline int lw_high(uint64_t x) { unsigned long i = 0; _BitScanReverse64(&i, x); return (int)i; }
    #else
    static inline int lw_low(uint64_t x) { return __builtin_ctzll(x); }
    static inline int lw_high(uint64_t x) { return 63 - __builtin_clzll(x); }
    #endif
    static inline int lw_count(uint64_t x) {
        x = x - ((x >> 1) & UINT64_C(0x5555555555555555));
        x = (x & UINT64_C(0x3333333333333333)) + ((x >> 2) & UINT64_C(0x3333333333333333));
        x = (x + (x >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
        return (int)((x * UINT64_C(0x0101010101010101)) >> 56);
    }
    static inline int lw_suit_of(int card) { return (card * 79) >> 10; }
    static inline uint64_t lw_one(int card) { return UINT64_C(1) << card; }
    static inline uint64_t lw_suit(int suit) {
        return (UINT64_C(0x1fff) << (13 * suit)) & UINT64_C(0x7fffffffffffff);
    }
    static inline uint64_t lw_mix(uint64_t x) {
        x += UINT64_C(0x9e3779b97f4a7c15);
        x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
        x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
        return x ^ (x >> 31);
    }
    static inline int lw_below(uint64_t x, int n) { return (int)(((x >> 32) * (uint64_t)n) >> 32); }
    #endif
    """
    int count "lw_count"(unsigned long long word) noexcept nogil
    int low "lw_low"(unsigned long long word) noexcept nogil
    int high "lw_high"(unsigned long long word) noexcept nogil
    int suit_of "lw_suit_of"(int card) noexcept nogil
    unsigned long long one "lw_one"(int card) noexcept nogil
    unsigned long long suit "lw_suit"(int suit) noexcept nogil
    unsigned long long mix "lw_mix"(unsigned long long state) noexcept nogil
    int below "lw_below"(unsigned long long drawn, int limit) noexcept nogil

cdef extern from "Python.h":
    void *let_go "PyEval_SaveThread"() noexcept nogil
    void take_back "PyEval_RestoreThread"(void *held) noexcept nogil
