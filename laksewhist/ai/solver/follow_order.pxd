cimport cython
from laksewhist.ai.solver cimport bits
from laksewhist.ai.solver cimport layout
from laksewhist.ai.solver.position cimport Position

@cython.locals(card=int)
cdef int low_first(Position p, unsigned long long cards, int at) noexcept nogil

@cython.locals(card=int)
cdef int high_first(Position p, unsigned long long cards, int at) noexcept nogil

cdef int strength(Position p, int card, int led) noexcept nogil

@cython.locals(same="unsigned long long")
cdef int best_of(Position p, int seat, int led) noexcept nogil

@cython.locals(winners="unsigned long long", card=int)
cdef unsigned long long beating(Position p, unsigned long long left, int led, int bar) noexcept nogil

@cython.locals(good=int, now=int, theirs=int, ours=int, later=int, x=int, i=int, winners="unsigned long long")
cdef int follow(Position p, int seat, int count, int led, int top, int winner, unsigned long long todo, int at) noexcept nogil

@cython.locals(winners="unsigned long long", same=bint)
cdef int win(Position p, int seat, int count, int led, int now, int theirs, unsigned long long todo, int at) noexcept nogil

cdef int rest(Position p, int seat, int led, unsigned long long todo, int at) noexcept nogil

@cython.locals(under="unsigned long long")
cdef int duck(Position p, int count, int led, int top, unsigned long long todo, int at) noexcept nogil

@cython.locals(suit=int, n=int, j=int, w=int, c=int, mine="unsigned long long", left="unsigned long long")
cdef int discard(Position p, int seat, unsigned long long todo, int at) noexcept nogil

@cython.locals(j=int)
cdef void insert(Position p, int at, int count, int card, int weight) noexcept nogil
