cimport cython
from laksewhist.ai.solver cimport bits

@cython.locals(length=int, value=int)
cdef int side_suit(int held) noexcept nogil
@cython.locals(value=int)
cdef int trump_suit(int held) noexcept nogil
@cython.locals(length=int, value=int)
cdef int plain_suit(int held) noexcept nogil
@cython.locals(suit=int, value=int, held=int)
cpdef int suit_tricks(unsigned long long hand, int trump) noexcept nogil
@cython.locals(best=int, trump=int, value=int)
cpdef int best_tricks(unsigned long long hand) noexcept nogil
@cython.locals(value=int, total=int, trump=int, tricks=int, _=int)
cpdef int turned_tricks(unsigned long long hand) noexcept nogil
@cython.locals(suit=int, value=int)
cpdef int halve_tricks(unsigned long long hand) noexcept nogil
@cython.locals(suit=int, value=int)
cpdef int sans_tricks(unsigned long long hand) noexcept nogil
@cython.locals(best=int, kind=int, value=int)
cpdef int excess(unsigned long long hand, list needed)
@cython.locals(total=int, suit=int, held=int, place=int, height=int, free=int, weight=int)
cpdef int danger(unsigned long long hand) noexcept nogil
