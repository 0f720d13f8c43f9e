cimport cython
from laksewhist.ai.solver cimport bits
from laksewhist.ai.solver cimport playout
from laksewhist.ai.solver cimport retrace
from laksewhist.ai.solver.sight cimport Sight
from laksewhist.ai.solver.world cimport World

@cython.final
cdef class Replier:
    cdef int ways[16]
    cdef int widths[16]
    cdef int depth

    @cython.locals(me=int, start=World, work=World, sight=Sight, high=int, held="void *", found=int)
    cpdef int tricks(self, World world, int card, int most, int budget)
    @cython.locals(card=int)
    cdef void _lead_up(self, World work, Sight sight, World start, int me, int high, int most) noexcept nogil
    @cython.locals(best=int, chosen=int, previous=int, card=int, found=int)
    cdef int _next(self, World work, Sight sight, World start, unsigned long long legal, int usual, int high) noexcept nogil
    cdef int _after(self, World work, Sight sight, World start, int card) noexcept nogil
    @cython.locals(place=int, best=int, found=int)
    cdef int _search(self, World work, Sight sight, World start, int me, int high, int budget) noexcept nogil
    @cython.locals(place=int)
    cdef bint _next_way(self) noexcept nogil
    @cython.locals(card=int)
    cdef int _run(self, World work, Sight sight, World start, int me) noexcept nogil
    @cython.locals(before=int, wanted=int)
    cdef int _choice(self, World work, unsigned long long legal, int card) noexcept nogil
    @cython.locals(count=int, previous=int, card=int)
    cdef int _choices(self, World work, unsigned long long legal, int last) noexcept nogil
    @cython.locals(count=int, previous=int, card=int)
    cdef int _number(self, World work, unsigned long long legal, int wanted) noexcept nogil
