cimport cython
from laksewhist.ai.solver cimport bits
from laksewhist.ai.solver cimport layout
from laksewhist.ai.solver.position cimport Position

@cython.final
cdef class Sure:
    cdef int first
    cdef int second
    cdef bint crosses
    cdef bint whole
    cdef unsigned long long used
    cdef unsigned long long used_first
    cdef int trump_first
    cdef int trump_second
    cdef int ruffers
    cdef int room
    cdef int firsts
    cdef int seconds
    cdef bint reached
    cdef unsigned long long known
    cdef unsigned long long known_first

    @cython.locals(mine=bint, wanted=int, value=int, team=int)
    cdef int settle(self, Position p, int seat, int n, int need) noexcept nogil
    @cython.locals(i=int)
    cdef int mate_of(self, Position p, int seat) noexcept nogil
    @cython.locals(suit=int)
    cdef int of_leader(self, Position p, int leader, int mate, int n, int wanted) noexcept nogil
    @cython.locals(seat=int)
    cdef bint _draw_trumps(self, Position p, int leader, int mate, int n, int wanted) noexcept nogil
    @cython.locals(taken=int)
    cdef bint _add_suit(self, Position p, int suit, int leader, int mate, int wanted) noexcept nogil
    @cython.locals(x=int, total=int)
    cdef int _with_mate(self, Position p, int leader, int n) noexcept nogil
    @cython.locals(seat=int, limit=int)
    cdef int _limit(self, Position p, int suit, int ruffers) noexcept nogil
    @cython.locals(x="unsigned long long", y="unsigned long long", rest="unsigned long long", run="unsigned long long", wl=int, wm=int, c="unsigned long long")
    cdef void _suit(self, Position p, int suit, int leader, int mate, int limit) noexcept nogil
    @cython.locals(small=int, lost=int, a=int, b=int, o=int, x="unsigned long long", y="unsigned long long")
    cdef void _count(self, Position p, int suit, int leader, int mate, int limit, unsigned long long run, int wl, int wm) noexcept nogil
    @cython.locals(seat=int, longest=int)
    cdef int _longest(self, Position p, int suit, int leader, int mate) noexcept nogil
    @cython.locals(blk="unsigned long long", mine="unsigned long long", rest="unsigned long long", longest=int, seat=int, count=int, theirs=int)
    cdef int of_trumps(self, Position p, int team, int wanted) noexcept nogil
    @cython.locals(tops="unsigned long long", seat=int, count=int)
    cdef int against_leader(self, Position p, int leader, int n, int wanted) noexcept nogil
    @cython.locals(suit=int, held="unsigned long long", top="unsigned long long", tops="unsigned long long")
    cdef unsigned long long _tops(self, Position p, int leader) noexcept nogil
    @cython.locals(kept="unsigned long long")
    cdef unsigned long long top_of(self, unsigned long long used, int count) noexcept nogil
