cimport cython
from laksewhist.ai.solver cimport bits
from laksewhist.ai.solver cimport layout
from laksewhist.ai.solver.tree cimport Tree
from laksewhist.ai.solver.world cimport World

@cython.final
cdef class Search(Tree):
    cdef int length
    cdef int turn
    cdef int count
    cdef int led
    cdef int best
    cdef int winner
    cdef unsigned long long lying


    cpdef void begin(self, World world, long long budget) noexcept
    @cython.locals(seat=int, i=int, card=int)
    cdef void _lay(self, World world) noexcept nogil
    @cython.locals(place=int)
    cpdef void forget(self) noexcept
    cpdef void be_plain(self) noexcept
    @cython.locals(share=int, points=int, ours=int, total=int, seat=int, suit=int, place=int)
    cpdef int guess(self) noexcept nogil
    @cython.locals(held="unsigned long long", above="unsigned long long", out="unsigned long long")
    cpdef int twin(self, int card) noexcept
    @cython.locals(held="void *", value=int)
    cpdef int bound(self, int need) noexcept
    @cython.locals(held="void *", value=int)
    cpdef int bound_after(self, int card, int need) noexcept
