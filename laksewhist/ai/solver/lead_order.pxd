cimport cython
from laksewhist.ai.solver cimport bits
from laksewhist.ai.solver cimport follow_order
from laksewhist.ai.solver cimport layout
from laksewhist.ai.solver.position cimport Position

@cython.final
cdef class LeadOrder:
    cdef bint has_mate
    cdef int mate
    cdef int before
    cdef int after
    cdef unsigned long long top
    cdef unsigned long long second
    cdef unsigned long long third
    cdef int len_before
    cdef int len_after
    cdef int len_mate
    cdef bint trumps
    cdef bint ruffed
    cdef bint mate_ruffs
    cdef bint mate_wins
    cdef int weight

    @cython.locals(suit=int, m=int, w=int, card=int, mine="unsigned long long")
    cdef int order(self, Position p, int seat, int n, unsigned long long todo, int at) noexcept nogil
    @cython.locals(i=int, s=int)
    cdef void _seats(self, Position p, int seat) noexcept nogil
    @cython.locals(blk="unsigned long long", left="unsigned long long", mine="unsigned long long", theirs="unsigned long long", width=int)
    cdef void _look(self, Position p, int seat, int n, int suit) noexcept nogil
    cdef void _look_at_trumps(self, Position p, int seat, int suit) noexcept nogil
    @cython.locals(blk="unsigned long long", one="unsigned long long", lower="unsigned long long", rank=int, touching=bint, w=int)
    cdef int _weigh(self, Position p, int seat, int suit, int card) noexcept nogil
    cdef int _winning(self, Position p, int rank) noexcept nogil
    @cython.locals(w=int)
    cdef int _losing(self, Position p, int seat, unsigned long long one, int rank, bint touching) noexcept nogil
    @cython.locals(w=int)
    cdef int _position(self, Position p, int after, int finesse) noexcept nogil
    cdef bint _bares(self, Position p) noexcept nogil
    cdef int _sequel(self, Position p, int seat, int both, int split) noexcept nogil
    cdef int _winning_trump(self, Position p, int seat, unsigned long long one, int rank, bint touching) noexcept nogil
    @cython.locals(w=int)
    cdef int _losing_trump(self, Position p, int seat, unsigned long long one, int rank, bint touching) noexcept nogil
