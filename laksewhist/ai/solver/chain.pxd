cimport cython
from laksewhist.ai.solver cimport bits
from laksewhist.ai.solver cimport retrace
from laksewhist.ai.solver cimport nolo
from laksewhist.ai.solver.heard cimport Heard
from laksewhist.ai.solver.sight cimport Sight
from laksewhist.ai.solver.world cimport World

cdef int _MOVABLE

@cython.final
cdef class Chain:
    cdef public World start
    cdef World work
    cdef Sight sight
    cdef public list plays
    cdef public list cards
    cdef public Heard heard
    cdef public list calm
    cdef int fallen[64]
    cdef int cards_fallen
    cdef int hidden[64]
    cdef int cards_hidden
    cdef int limits[4]
    cdef public unsigned long long hands[4]
    cdef public unsigned long long played[4]
    cdef public unsigned long long left
    cdef public unsigned long long lay
    cdef public int exchanger
    cdef public bint from_left
    cdef public unsigned long long called
    cdef public unsigned long long promised
    cdef public bint may_be_own
    cdef public bint sides_known
    cdef public int helper
    cdef public unsigned long long pool_open
    cdef public int allowed[64]
    cdef public double belief[64]
    cdef public int doubt
    cdef unsigned long long state
    cdef public double weight
    cdef public long long accepted
    cdef unsigned long long kept_hands[4]
    cdef double kept_fits[4]
    cdef unsigned long long tried_hands[4]
    cdef double tried_fits[4]

    cpdef begin(self, unsigned long long seed)
    @cython.locals(place=int, seat=int)
    cdef _lay_out(self)
    @cython.locals(_=int, held="void *")
    cpdef walk(self, int steps)
    @cython.locals(seat=int)
    cpdef int partner(self) noexcept nogil
    @cython.locals(hand="unsigned long long")
    cpdef unsigned long long dealt(self, int seat) noexcept nogil
    cpdef double weigh(self) noexcept nogil
    @cython.locals(hands0="unsigned long long", hands1="unsigned long long", hands2="unsigned long long", hands3="unsigned long long", left="unsigned long long", lay="unsigned long long", moved=bint, weight=double, limit=double)
    cdef void _step(self) noexcept nogil
    @cython.locals(count=int, one=int, other=int, here=int, there=int, both="unsigned long long", known="unsigned long long")
    cdef bint _swap_cards(self) noexcept nogil
    @cython.locals(pool="unsigned long long", inside="unsigned long long", outside="unsigned long long", new="unsigned long long")
    cdef bint _swap_past(self) noexcept nogil
    cdef unsigned long long _nth(self, unsigned long long word, int number) noexcept nogil
    @cython.locals(seat=int)
    cdef int _place(self, int card) noexcept nogil
    cdef void _toggle(self, int place, unsigned long long both) noexcept nogil
    @cython.locals(seat=int)
    cdef void _keep(self) noexcept nogil
    @cython.locals(weight=double, seat=int, danger=int)
    cdef double _fit_of_hands(self, double limit) noexcept nogil
    @cython.locals(hand="unsigned long long")
    cdef bint _can_be_called(self) noexcept nogil
    @cython.locals(hand="unsigned long long", fit=double)
    cdef double _fit_of_seat(self, int seat) noexcept nogil
    @cython.locals(pool="unsigned long long")
    cdef double _fit_of_gift(self) noexcept nogil
    @cython.locals(far="long long", part="long long", more="long long")
    cdef int _likely(self, int excess) noexcept nogil
    @cython.locals(seat=int)
    cpdef int odd(self) noexcept nogil
    @cython.locals(weight=double, seat=int, odd=int)
    cdef double _fit_of_play(self) noexcept nogil
    cdef int _below(self, int count) noexcept nogil
    cdef double _chance(self) noexcept nogil
