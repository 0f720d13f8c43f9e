cimport cython
from laksewhist.ai.solver cimport bits
from laksewhist.ai.solver cimport words

@cython.final
cdef class World:
    cdef public unsigned long long hands[4]
    cdef public int trump
    cdef public unsigned long long called
    cdef public int called_card
    cdef public bint may_lead_low
    cdef public bint nolo
    cdef public int leader
    cdef public int lying[4]
    cdef public int count
    cdef public int best
    cdef public int winning
    cdef public int taken[4]
    cdef public int declarer
    cdef public int declarers
    cdef public int partner
    cdef public bint partner_public
    cdef public int allowed
    cdef public int open_hands
    cdef public bint opens
    cdef public int voids[4]
    cdef public unsigned long long gone
    cdef public unsigned long long laid
    cdef public int layer
    cdef public int side
    cdef public int maximisers

    @cython.locals(seat=int)
    cpdef void take(self, World other) noexcept nogil
    cpdef int turn(self) noexcept nogil
    cpdef int led(self) noexcept nogil
    cpdef unsigned long long legal(self) noexcept nogil
    @cython.locals(seat=int, led=int, suit=int, bit="unsigned long long")
    cpdef void play(self, int card) noexcept nogil
    cpdef void _end_trick(self, int led) noexcept nogil
    @cython.locals(seat=int, standing=int)
    cpdef bint over(self) noexcept nogil
    @cython.locals(seat=int, total=int)
    cpdef int tricks_of(self, int seats) noexcept nogil
