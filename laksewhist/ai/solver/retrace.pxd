cimport cython
from laksewhist.ai.solver cimport bits
from laksewhist.ai.solver cimport playout
from laksewhist.ai.solver.sight cimport Sight
from laksewhist.ai.solver.world cimport World

cdef int _JUDGED

@cython.locals(sight=Sight, count=int, play=int, card=int, expected=int)
cpdef int surprises(World world, list plays)
@cython.locals(low=int, high=int, between="unsigned long long")
cpdef bint touch(World world, int one, int other) noexcept nogil
