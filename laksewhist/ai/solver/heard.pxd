cimport cython
from laksewhist.ai.solver.appraise cimport Appraisal, Scores

cdef int _ROW
cdef double _LEAST

@cython.final
cdef class Heard:
    cdef public Appraisal appraisal
    cdef public Appraisal call_look
    cdef Scores scores
    cdef public int said[1024]
    cdef public int spoken[4]
    cdef public int slopes[6]
    cdef public int likings[6]
    cdef public double speaks[1024]
    cdef public double shares[1024]
    cdef public double levels[1024]
    cdef public int caller
    cdef public int calling
    cdef public unsigned long long open
    cdef public int chooser
    cdef public int offers[32]
    cdef public int offered
    cdef public int trump
    cdef public int suit_called
    cdef public unsigned long long unfree
    cdef public double calls[256]
    cdef public double takes[1024]
    cdef public double gives[256]

    cpdef bint tells(self, int seat) noexcept nogil
    @cython.locals(weight=double)
    cpdef double fit(self, int seat, unsigned long long hand) noexcept nogil
    @cython.locals(regret=int)
    cpdef double fit_of_gift(self, unsigned long long pool, unsigned long long given, unsigned long long opened) noexcept nogil
    @cython.locals(weight=double, row=int, before=int, _=int)
    cdef double _fit_of_words(self, int seat) noexcept nogil
    @cython.locals(best=int, kind=int, excess=int, spoke=double)
    cdef double _fit_of_word(self, int row) noexcept nogil
    @cython.locals(total=double, own=double, kind=int, excess=int, share=double)
    cdef double _fit_of_kind(self, int row) noexcept nogil
    @cython.locals(kind=int, value=int, slope=int, chance=double)
    cdef double _fit_of_level(self, int row) noexcept nogil
    @cython.locals(halve=bint, best=int, value=int, trump=int)
    cdef int _call_regret(self, unsigned long long hand) noexcept nogil
    @cython.locals(weight=double, place=int, row=int, better=int, taken=double)
    cdef double _fit_of_offers(self, int seat) noexcept nogil
    @cython.locals(best=int, own=int, value=int, trump=int)
    cdef double _fit_of_choice(self, unsigned long long hand) noexcept nogil
    @cython.locals(step=int)
    cdef int _step_of(self, int excess) noexcept nogil
    @cython.locals(step=int)
    cdef int _regret_step(self, int regret) noexcept nogil
