cimport cython
from laksewhist.ai.solver cimport bits
from laksewhist.ai.solver cimport layout
from laksewhist.ai.solver.position cimport Position

@cython.final
cdef class Table:
    cdef unsigned long long[::1] slots
    cdef unsigned long long[::1] entries
    cdef unsigned long long generation
    cdef unsigned long long slot_mask
    cdef int room
    cdef int used
    cdef bint absolute
    cdef unsigned long long cards
    cdef unsigned long long word_a
    cdef unsigned long long word_b
    cdef unsigned long long mask_a
    cdef unsigned long long mask_b
    cdef unsigned long long counts
    cdef unsigned long long which

    cdef void forget(self) noexcept nogil
    @cython.locals(called=int, above=int, which="unsigned long long")
    cdef void _name(self, Position position, int seat) noexcept nogil
    @cython.locals(at="unsigned long long", turn=int)
    cdef int _slot(self, unsigned long long shape) noexcept nogil
    cdef bint _is_here(self, int slot, unsigned long long shape) noexcept nogil
    @cython.locals(owners="unsigned long long")
    cdef void _describe(self, Position position) noexcept nogil
    @cython.locals(slot=int, start=int, index=int, at=int, a="unsigned long long", lower=int, upper=int, place="unsigned long long")
    cdef int find(self, Position position, int seat, int need) noexcept nogil
    @cython.locals(here=int, there=int, i=int, word="unsigned long long")
    cdef void _forward(self, int start, int index) noexcept nogil
    @cython.locals(known="unsigned long long", suit=int, left="unsigned long long", count=int)
    cdef unsigned long long _relevant(self, unsigned long long all_cards, unsigned long long b) noexcept nogil
    @cython.locals(slot=int, start=int, count=int, room=int, place="unsigned long long")
    cdef void store(self, Position position, int seat, int lower, int upper) noexcept nogil
    @cython.locals(suit=int, found="unsigned long long", count=int, ranks="unsigned long long")
    cdef void _mask(self, Position position) noexcept nogil
    @cython.locals(index=int, at=int, old="unsigned long long")
    cdef bint _tighten(self, int start, int count, int lower, int upper) noexcept nogil
    cdef void _write(self, int at, int lower, int upper) noexcept nogil
    @cython.locals(start=int, i=int)
    cdef int _more_room(self, int old, int count, int room) noexcept nogil
