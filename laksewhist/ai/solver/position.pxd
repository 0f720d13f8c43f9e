cimport cython
from laksewhist.ai.solver cimport bits
from laksewhist.ai.solver cimport layout
from laksewhist.ai.solver.world cimport World

cdef class Position:
    cdef unsigned long long hands[4]
    cdef unsigned long long all
    cdef unsigned long long shape
    cdef unsigned long long called
    cdef unsigned long long relevant
    cdef int trump
    cdef bint low_leads
    cdef int side
    cdef int maximisers
    cdef int mates[4]
    cdef unsigned int[::1] owners
    cdef int inner[64]
    cdef int outer[64]
    cdef int owner[64]
    cdef int sizes[4]
    cdef int moves[1024]
    cdef int weights[16]

    @cython.locals(place=int, left="unsigned long long", suit=int)
    cdef void load(self, World world) noexcept nogil
    @cython.locals(place=int, card=int)
    cdef void _number(self, int suit, unsigned long long left) noexcept nogil
    @cython.locals(card=int, one="unsigned long long")
    cdef void _take(self, int seat, unsigned long long left, unsigned long long called) noexcept nogil
    @cython.locals(base=int, word=int, suit=int)
    cdef void _list_owners(self) noexcept nogil
    @cython.locals(gone="unsigned long long")
    cdef unsigned long long highest_of_each(self, unsigned long long held, unsigned long long out) noexcept nogil
    @cython.locals(good=int)
    cdef int wants(self, int seat) noexcept nogil
