cimport cython
from laksewhist.ai.solver cimport bits
from laksewhist.ai.solver cimport follows
from laksewhist.ai.solver.sight cimport Sight
from laksewhist.ai.solver.world cimport World

cdef int FREE[13]
cdef int WEIGHT[13]

@cython.locals(total=int, place=int, below=int, card=int)
cpdef int suit_danger(unsigned long long mine, unsigned long long out) noexcept nogil
@cython.locals(total=int, suit=int, held="unsigned long long")
cpdef int danger(unsigned long long hand) noexcept nogil
cpdef int play(World world, Sight sight) noexcept nogil
@cython.locals(under="unsigned long long")
cpdef int _stay_under(World world, Sight sight) noexcept nogil
@cython.locals(
    suit=int, held="unsigned long long", out="unsigned long long", best=int, most=int, value=int, card=int, under=int,
    over=int
)
cpdef int _safest_lead(Sight sight) noexcept nogil
@cython.locals(suit=int, held="unsigned long long", out="unsigned long long", best=int, most=int, value=int, card=int)
cpdef int _most_dangerous(Sight sight) noexcept nogil
@cython.locals(under="unsigned long long")
cpdef int _attack(World world, Sight sight) noexcept nogil
@cython.locals(step=int, seat=int, led=int)
cpdef bint _target_behind(World world, Sight sight) noexcept nogil
@cython.locals(suit=int, held="unsigned long long", best=int, most=int, value=int, card=int, seat=int)
cpdef int _throw(World world, Sight sight) noexcept nogil
@cython.locals(suit=int, held="unsigned long long", best=int, most=int, value=int, card=int, seat=int)
cpdef int _attacking_lead(World world, Sight sight) noexcept nogil
@cython.locals(his="unsigned long long", length=int, value=int, out=int)
cpdef int _prospect(World world, Sight sight, int seat, int suit, int card) noexcept nogil
