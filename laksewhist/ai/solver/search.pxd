cimport cython
from laksewhist.ai.solver cimport bits
from laksewhist.ai.solver cimport follow_order
from laksewhist.ai.solver cimport layout
from laksewhist.ai.solver.lead_order cimport LeadOrder
from laksewhist.ai.solver.position cimport Position
from laksewhist.ai.solver.sure cimport Sure
from laksewhist.ai.solver.table cimport Table
from laksewhist.ai.solver.world cimport World

@cython.final
cdef class Search(Position):
    cdef Table table
    cdef Sure sure
    cdef LeadOrder leads
    cdef unsigned int[::1] hints
    cdef public bint with_table
    cdef public bint with_sure
    cdef public bint with_touching
    cdef public bint with_narrowing
    cdef public bint with_hints
    cdef public long long nodes
    cdef public bint stopped
    cdef public object cancelled
    cdef public object error
    cdef long long limit
    cdef long long ask_at
    cdef int ask_every
    cdef bint together
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
    cdef bint _is_given_up(self) noexcept nogil
    cdef bint _ask(self) noexcept with gil

    @cython.locals(value=int)
    cdef int lead(self, int seat, int n, int need) noexcept nogil
    @cython.locals(value=int)
    cdef int _known(self, int seat, int n, int need) noexcept nogil
    @cython.locals(i=int, top=int, winner=int, card=int, s=int, played="unsigned long long")
    cdef int _last(self, int seat) noexcept nogil
    @cython.locals(moves="unsigned long long", todo="unsigned long long", key="unsigned long long")
    cdef int _leads(self, int seat, int n, int need) noexcept nogil
    @cython.locals(moves="unsigned long long", todo="unsigned long long", same="unsigned long long", key="unsigned long long")
    cdef int follow(self, int seat, int n, int need, int count, int led, int top, int winner, unsigned long long played) noexcept nogil
    cdef unsigned long long _different(self, unsigned long long moves, unsigned long long out) noexcept nogil
    @cython.locals(hint="unsigned long long")
    cdef int _list_hint(self, unsigned long long key, unsigned long long todo, int at) noexcept nogil
    @cython.locals(i=int, card=int, one="unsigned long long", value=int, best=int, known="unsigned long long", maximise=bint, called="unsigned long long", tried="unsigned long long", at=int, end=int)
    cdef int _try(self, int seat, int n, int need, int count, int led, int top, int winner, unsigned long long played, unsigned long long moves, unsigned long long todo, unsigned long long key) noexcept nogil
    cdef int _list_rest(self, int seat, int n, int count, int led, int top, int winner, unsigned long long todo, int at) noexcept nogil
    @cython.locals(blk="unsigned long long", mine="unsigned long long", lowest=int, lower="unsigned long long")
    cdef unsigned long long _narrow(self, int card, unsigned long long moves, unsigned long long todo, unsigned long long called) noexcept nogil
    @cython.locals(one="unsigned long long", called="unsigned long long", value=int)
    cdef int play(self, int seat, int card, int n, int need, int count, int led, int top, int winner, unsigned long long played) noexcept nogil
    @cython.locals(everything="unsigned long long", gain=int, value=int, same="unsigned long long")
    cdef int _end(self, int n, int need, int led, int top, int winner, unsigned long long played) noexcept nogil
