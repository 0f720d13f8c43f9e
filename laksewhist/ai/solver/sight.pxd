cimport cython
from laksewhist.ai.solver cimport bits
from laksewhist.ai.solver.world cimport World

cdef unsigned long long PACK

@cython.final
cdef class Sight:
    cdef public int me
    cdef public unsigned long long mine
    cdef public unsigned long long legal
    cdef public unsigned long long out
    cdef public unsigned long long trumps
    cdef public int trump
    cdef public int friends
    cdef public int foes
    cdef public unsigned long long over_led
    cdef public unsigned long long over_trump

    @cython.locals(me=int)
    cpdef void look(self, World world) noexcept nogil
    @cython.locals(me=int, hidden=int)
    cpdef int _friends(self, World world) noexcept nogil
    @cython.locals(suit=int, seat=int, found=int, candidates=int)
    cpdef int _only_place(self, World world) noexcept nogil
    @cython.locals(standing=int, seat=int)
    cpdef void _nolo_sides(self, World world) noexcept nogil
    @cython.locals(step=int, seat=int, led=int, trump=int, same="unsigned long long", free=bint)
    cpdef void look_behind(self, World world) noexcept nogil
    @cython.locals(suit=int, threat="unsigned long long")
    cpdef bint is_safe(self, int card) noexcept nogil
    cpdef bint is_master(self, int card) noexcept nogil
    cpdef bint foes_have_trumps(self, World world) noexcept nogil
    @cython.locals(able=int)
    cpdef bint foe_ruffs(self, World world, int suit) noexcept nogil
    @cython.locals(seat=int, found=int)
    cpdef int _out_of(self, World world, int suit) noexcept nogil
