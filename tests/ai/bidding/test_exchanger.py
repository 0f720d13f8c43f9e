"""The exchange by the models: what may be given, what must stay, and that the best triple is chosen."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laksewhist.ai.bidding.exchanger import CANDIDATES, Exchanger
from laksewhist.ai.bidding.nolo_exchange import NoloExchanger
from laksewhist.ai.models.features import NONE
from laksewhist.ai.models.words import bits_of, word_of
from laksewhist.engine.cards import PACK

DEALS = st.integers(0, 2**32).map(lambda seed: Random(seed).sample(PACK, 16))


@given(DEALS, st.sampled_from(("suit", "sans", "holder")), st.integers(0, 3))
def test_three_cards_change_places_or_none(cards: list, family: str, known: int) -> None:  # type: ignore[type-arg]
    hand, kitty = word_of(cards[:13]), word_of(cards[13:])
    trump = NONE if family == "sans" else 2
    turned = word_of(cards[13 : 13 + known])
    swapper = Exchanger(family, trump, 1, 0, turned)
    locked = word_of(cards[:2])
    after = swapper.hand_after(hand, kitty, may_decline=True, locked=locked)
    assert after.bit_count() == 13
    assert after & locked == locked
    assert after & ~(hand | kitty) == 0
    must = swapper.hand_after(hand, kitty, may_decline=False, locked=locked)
    assert must & kitty == kitty


@given(DEALS)
def test_the_best_of_all_triples_among_the_candidates_is_given(cards: list) -> None:  # type: ignore[type-arg]
    hand = word_of(cards[:13])
    swapper = Exchanger("suit", 3, 0, 1, 0)
    gift, kept = swapper.best_gift(hand)
    assert gift.bit_count() == 3
    ranked = sorted((1 << bit for bit in bits_of(hand)), key=lambda one: (-round(swapper.kept(hand & ~one), 6), one))
    every = [swapper.kept(hand & ~(a | b | c)) for a, b, c in combinations(ranked[:CANDIDATES], 3)]
    assert kept == pytest.approx(max(every), abs=1e-6)


@given(DEALS, st.sampled_from(("closed", "table", "open")))
def test_in_nolo_what_stays_is_no_more_dangerous_than_before(cards: list, model: str) -> None:  # type: ignore[type-arg]
    hand, kitty = word_of(cards[:13]), word_of(cards[13:])
    swapper = NoloExchanger(model, 0, 0)
    seen = swapper.best_of(hand | kitty)
    assert seen.bit_count() == 13
    assert swapper.final(seen) <= swapper.final(hand) + 0.5
    after = swapper.hand_after(hand, kitty)
    assert after == hand or after & kitty == kitty
