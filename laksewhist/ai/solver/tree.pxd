cimport cython
from laksewhist.ai.solver cimport bits
from laksewhist.ai.solver cimport follow_order
from laksewhist.ai.solver cimport layout
from laksewhist.ai.solver.lead_order cimport LeadOrder
from laksewhist.ai.solver.position cimport Position
from laksewhist.ai.solver.sure cimport Sure
from laksewhist.ai.solver.table cimport Table

cdef class Tree(Position):
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

    @cython.final
    cdef bint _is_given_up(self) noexcept nogil
    @cython.final
    cdef bint _ask(self) noexcept with gil

    @cython.locals(value=int)
    @cython.final
    cdef int lead(self, int seat, int n, int need) noexcept nogil
    @cython.locals(value=int)
    @cython.final
    cdef int _known(self, int seat, int n, int need) noexcept nogil
    @cython.locals(i=int, top=int, winner=int, card=int, s=int, played="unsigned long long")
    @cython.final
    cdef int _last(self, int seat) noexcept nogil
    @cython.locals(moves="unsigned long long", todo="unsigned long long", key="unsigned long long")
    @cython.final
    cdef int _leads(self, int seat, int n, int need) noexcept nogil
    @cython.locals(moves="unsigned long long", todo="unsigned long long", same="unsigned long long", key="unsigned long long")
    @cython.final
    cdef int follow(self, int seat, int n, int need, int count, int led, int top, int winner, unsigned long long played) noexcept nogil
    @cython.final
    cdef unsigned long long _different(self, unsigned long long moves, unsigned long long out) noexcept nogil
    @cython.locals(hint="unsigned long long")
    @cython.final
    cdef int _list_hint(self, unsigned long long key, unsigned long long todo, int at) noexcept nogil
    @cython.locals(i=int, card=int, one="unsigned long long", value=int, best=int, known="unsigned long long", maximise=bint, called="unsigned long long", tried="unsigned long long", at=int, end=int)
    @cython.final
    cdef int _try(self, int seat, int n, int need, int count, int led, int top, int winner, unsigned long long played, unsigned long long moves, unsigned long long todo, unsigned long long key) noexcept nogil
    @cython.final
    cdef int _list_rest(self, int seat, int n, int count, int led, int top, int winner, unsigned long long todo, int at) noexcept nogil
    @cython.locals(blk="unsigned long long", mine="unsigned long long", lowest=int, lower="unsigned long long")
    @cython.final
    cdef unsigned long long _narrow(self, int card, unsigned long long moves, unsigned long long todo, unsigned long long called) noexcept nogil
    @cython.locals(one="unsigned long long", called="unsigned long long", value=int)
    @cython.final
    cdef int play(self, int seat, int card, int n, int need, int count, int led, int top, int winner, unsigned long long played) noexcept nogil
    @cython.locals(everything="unsigned long long", gain=int, value=int, same="unsigned long long")
    @cython.final
    cdef int _end(self, int n, int need, int led, int top, int winner, unsigned long long played) noexcept nogil
