cimport cython
from laksewhist.ai.solver cimport bits

cdef int _MANY
cdef int _OUT_OF_ORDER
cdef unsigned long long _ACES

@cython.final
cdef class Scores:
    cdef public int by_trump[4]
    cdef public int values[6]
    cdef public int waits[3]

@cython.final
cdef class Appraisal:
    cdef public short trump[512]
    cdef public short called[512]
    cdef public short side[512]
    cdef public short sans_called[512]
    cdef public short sans_side[512]
    cdef public short halve_called[512]
    cdef public short halve_side[512]
    cdef public short gift_trump[512]
    cdef public short gift_called[512]
    cdef public short gift_side[512]
    cdef public short low[8192]
    cdef public int jokers[16]
    cdef public int ruffs
    cdef public int beside
    cdef public int gift_joker
    cdef public int gift_ruffs

    @cython.locals(value=int, short=int, longest=int, trumps=int, suit=int, held=int, place=int, length=int)
    cpdef int with_trump(self, unsigned long long hand, int trump, int called) noexcept nogil
    @cython.locals(value=int)
    cdef int _with_long_trumps(self, int trumps, int short, int longest) noexcept nogil
    @cython.locals(best=int, value=int, suit=int, some=bint)
    cpdef int best_call(self, unsigned long long hand, int trump) noexcept nogil
    cdef bint _can_call(self, unsigned long long hand, int trump) noexcept nogil
    @cython.locals(value=int, suit=int, held=int, place=int)
    cpdef int without_trump(self, unsigned long long hand, int called, bint halve) noexcept nogil
    @cython.locals(best=int, value=int, suit=int, some=bint)
    cpdef int best_without(self, unsigned long long hand, bint halve) noexcept nogil
    @cython.locals(best=int, value=int, trump=int, suit=int)
    cpdef void look(self, unsigned long long hand, Scores scores) noexcept nogil
    @cython.locals(value=int, total=int, score=int, trump=int, left=int)
    cdef int _turned(self, Scores scores) noexcept nogil
    @cython.locals(kept="unsigned long long", trumps=int, ruffs=int, lost=int, none=int, one=int, two=int, three=int, first=int, second=int, third=int, suit=int, held=int, stays=int, whole=int, low=int, free=int)
    cpdef int regret(self, unsigned long long pool, unsigned long long given, unsigned long long locked, int trump, int called) noexcept nogil
    @cython.locals(place=int, value=int, length=int)
    cdef int _stays(self, int held, int suit, int trump, int called, int ruffs) noexcept nogil
