cimport cython
from laksewhist.ai.solver cimport bits

@cython.locals(total=int, suit=int, held=int, place=int, height=int, free=int, weight=int)
cpdef int danger(unsigned long long hand) noexcept nogil
