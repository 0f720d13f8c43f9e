cimport cython
from laksewhist.ai.solver cimport bits
from laksewhist.ai.solver cimport playout
from laksewhist.ai.solver.sight cimport Sight
from laksewhist.ai.solver.world cimport World

cdef int _JUDGED

@cython.locals(count=int, place=int, play=int, card=int, expected=int)
cdef int surprises(World world, Sight sight, int *plays, int played) noexcept nogil
@cython.locals(low=int, high=int, between="unsigned long long")
cpdef bint touch(World world, int one, int other) noexcept nogil
