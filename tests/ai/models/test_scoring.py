"""The quick way to a score gives the same as the whole row."""

from math import isclose
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from laksewhist.ai.models.data import NOLO_MODELS, TRICK_MODELS, shipped
from laksewhist.ai.models.features import NONE, NoloHand, Situation, nolo_row, trick_row
from laksewhist.ai.models.scoring import nolo_score, trick_score
from laksewhist.ai.models.words import word_of
from laksewhist.engine.cards import PACK


@given(st.integers(0, 2**32), st.sampled_from((10, 13, 16)), st.permutations((NONE, 0, 1, 2, 3)), st.booleans())
def test_parts_and_rows_agree(seed: int, size: int, suits: list[int], takes_first: bool) -> None:
    rng = Random(seed)
    cards = word_of(rng.sample(PACK, size))
    it = Situation(cards, suits[0], suits[1], seed % 4, takes_first, seed % 7 == 0, seed % 3)
    for name in TRICK_MODELS:
        model = shipped()[name]
        assert isclose(trick_score(model, it), model.score(trick_row(it)), abs_tol=1e-9)
    hand = NoloHand(cards, seed % 4, takes_first, seed % 3)
    for name in NOLO_MODELS:
        model = shipped()[name]
        assert isclose(nolo_score(model, hand), model.score(nolo_row(hand)), abs_tol=1e-9)
