cimport cython
from laksewhist.ai.solver cimport bits
from laksewhist.ai.solver cimport follows
from laksewhist.ai.solver.sight cimport Sight
from laksewhist.ai.solver.world cimport World

@cython.locals(card=int)
cpdef int lead(World world, Sight sight) noexcept nogil
@cython.locals(card=int)
cpdef int _declarer(World world, Sight sight) noexcept nogil
@cython.locals(card=int, trumps="unsigned long long")
cpdef int _partner(World world, Sight sight) noexcept nogil
@cython.locals(card=int)
cpdef int _defender(World world, Sight sight) noexcept nogil
@cython.locals(card=int)
cpdef int _sans(World world, Sight sight) noexcept nogil
cpdef int _joker(Sight sight) noexcept nogil
@cython.locals(mine="unsigned long long", top=int)
cpdef int _draw_trumps(World world, Sight sight) noexcept nogil
@cython.locals(top=int)
cpdef int _top_or_low(Sight sight, unsigned long long held) noexcept nogil
@cython.locals(best=int, value=int, most=int, suit=int, held="unsigned long long", card=int, sign=int)
cpdef int _master(World world, Sight sight) noexcept nogil
cpdef int _seek_partner(World world, Sight sight) noexcept nogil
@cython.locals(held="unsigned long long")
cpdef int _called_suit(World world, Sight sight) noexcept nogil
@cython.locals(suit=int, seat=int, held="unsigned long long")
cpdef int _friend_ruffs(World world, Sight sight) noexcept nogil
@cython.locals(suit=int, held="unsigned long long", card=int, best=int, lowest=int)
cpdef int _singleton(World world, Sight sight) noexcept nogil
@cython.locals(suit=int, held="unsigned long long", card=int, best=int, highest=int, touching=bint)
cpdef int _sequence(World world, Sight sight) noexcept nogil
@cython.locals(suit=int, held="unsigned long long", best=int, most=int, value=int)
cpdef int _longest(World world, Sight sight, bint safe) noexcept nogil
@cython.locals(suit=int, held="unsigned long long", other=int, theirs="unsigned long long")
cpdef int _set_up(World world, Sight sight) noexcept nogil
@cython.locals(suit=int)
cpdef int _long_suit(World world, Sight sight) noexcept nogil
