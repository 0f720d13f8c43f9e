cimport cython
from laksewhist.ai.solver cimport bits
from laksewhist.ai.solver cimport follows
from laksewhist.ai.solver cimport leads
from laksewhist.ai.solver cimport nolo
from laksewhist.ai.solver.sight cimport Sight
from laksewhist.ai.solver.world cimport World

cpdef int pick(World world, Sight sight) noexcept nogil
cpdef int choose(World world)
cpdef int run(World world, Sight sight) noexcept nogil
@cython.locals(state="unsigned long long", legal="unsigned long long", steps=int)
cpdef int run_randomly(World world, unsigned long long seed) noexcept nogil
cpdef int pack(World world) noexcept nogil
@cython.locals(work=World, sight=Sight, held="void *", packed=int)
cpdef int tricks_after(World world, int card)
@cython.locals(work=World, sight=Sight, held="void *")
cpdef World played_until(World world, int card, int most)
@cython.locals(work=World, held="void *", packed=int)
cpdef int random_tricks(World world, unsigned long long seed)
@cython.locals(world=World, work=World, sight=Sight, held="void *", count=int, place=int, first="int[64]", results="int[64]")
cpdef list score_cards(list worlds, list cards)
