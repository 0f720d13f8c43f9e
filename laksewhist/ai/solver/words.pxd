cimport cython
from laksewhist.ai.solver cimport bits

@cython.locals(same="unsigned long long", suit="unsigned long long")
cpdef unsigned long long legal(
    unsigned long long hand, int led, unsigned long long called, bint may_lead_low
) noexcept nogil

@cython.locals(suit=int)
cpdef bint beats(int card, int best, int trump) noexcept nogil
