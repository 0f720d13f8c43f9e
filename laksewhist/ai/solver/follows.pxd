cimport cython
from laksewhist.ai.solver cimport bits
from laksewhist.ai.solver.sight cimport Sight
from laksewhist.ai.solver.world cimport World

@cython.locals(led=int, best_suit=int)
cpdef unsigned long long winning_cards(World world, Sight sight) noexcept nogil
@cython.locals(wins="unsigned long long", friend_wins=bint, card=int)
cpdef int follow(World world, Sight sight) noexcept nogil
@cython.locals(top=int, suit=int)
cpdef int _unsure(World world, Sight sight, unsigned long long wins, bint friend_wins) noexcept nogil
@cython.locals(threat="unsigned long long", trumps=bint)
cpdef int lowest_safe(Sight sight, unsigned long long wins) noexcept nogil
@cython.locals(same="unsigned long long", between="unsigned long long")
cpdef int lowest_equal(Sight sight, int card) noexcept nogil
cpdef int cheapest(World world, Sight sight) noexcept nogil
@cython.locals(best=int, least=int, value=int, suit=int, held="unsigned long long", card=int)
cpdef int discard(Sight sight) noexcept nogil
@cython.locals(length=int, height=int, needed=int, top=int, value=int)
cpdef int _use(Sight sight, int suit, unsigned long long held, int card) noexcept nogil
