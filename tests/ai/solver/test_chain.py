"""The walk through layouts, and what it weighs them by: the same compiled and from the sources."""

from random import Random

import pytest

from laksewhist.ai.solver.chain import Chain
from laksewhist.ai.solver.encode import word_of
from laksewhist.ai.worlds.layout import mask_of
from laksewhist.ai.worlds.likely import Walk, chain_of
from laksewhist.ai.worlds.sampling import Sampler
from laksewhist.engine.house_rules import ExchangeOrder, HouseRules
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import PlayState
from tests.ai.solver.both_ways import as_plain, plain, usual
from tests.engine.builders import cards
from tests.engine.random_play import play_out

WALK = Walk(starts=1, warm_up=0, between=1)
FIELDS = (
    *("plays", "cards", "demands", "calm", "hands", "played", "left", "lay", "exchanger", "from_left", "called"),
    *(
        "promised",
        "may_be_own",
        "sides_known",
        "helper",
        "chooser",
        "trump",
        "firm",
        "allowed",
        "keeping",
        "shortening",
        "belief",
        "doubt",
    ),
)


def chains(seed: int) -> list[Chain]:
    rules = HouseRules(exchange=list(ExchangeOrder)[seed % 2])
    states = [state for state in play_out(seed, rules).states if isinstance(state, PlayState)]
    views = [view_for(state, (state.turn + seed) % 4) for state in states[:: max(1, len(states) // 4)]]
    return [chain_of(view, Sampler(view), Random(seed), WALK) for view in views]


def as_plain_chain(chain: Chain) -> object:
    other = plain.chain.Chain()
    for name in FIELDS:
        setattr(other, name, getattr(chain, name))
    other.start = as_plain(chain.start)
    return other


@pytest.mark.parametrize("seed", range(8))
def test_the_walk_is_the_same_both_ways(seed: int) -> None:
    for chain in chains(seed):
        other = as_plain_chain(chain)
        for each in (chain, other):
            each.begin(7)  # type: ignore[attr-defined]
            each.walk(40)  # type: ignore[attr-defined]
        for name in ("hands", "left", "lay", "weight", "accepted"):
            assert getattr(chain, name) == getattr(other, name)
        assert chain.partner() == other.partner()  # type: ignore[attr-defined]


def test_hands_are_worth_the_same_both_ways() -> None:
    rng = Random(2)
    needed = [800, 810, 790, 860, 820]
    for _ in range(300):
        hand = sum(1 << bit for bit in rng.sample(range(55), 13))
        for name in ("best_tricks", "turned_tricks", "halve_tricks", "sans_tricks", "danger"):
            assert getattr(usual.worth, name)(hand) == getattr(plain.worth, name)(hand)
        assert usual.worth.suit_tricks(hand, 2) == plain.worth.suit_tricks(hand, 2)
        assert usual.worth.excess(hand, needed) == plain.worth.excess(hand, needed)


def test_more_and_higher_cards_are_worth_more() -> None:
    strong = mask_of(cards("SA SK SQ SJ ST S9 H2 H3 D2 D3 C2 C3 C4"))
    weaker = mask_of(cards("S2 SK SQ SJ ST S9 H2 H3 D2 D3 C2 C3 C4"))
    with_joker = mask_of(cards("SA SK SQ SJ ST S9 X1 H3 D2 D3 C2 C3 C4"))
    tricks = usual.worth.suit_tricks
    assert tricks(strong, 3) > tricks(weaker, 3) > tricks(weaker, 0)
    assert tricks(with_joker, 3) > tricks(strong, 3) == usual.worth.best_tricks(strong)


def test_high_cards_are_dangerous_in_nolo_unless_low_ones_cover_them() -> None:
    danger = usual.worth.danger
    assert danger(word_of(cards("SA S2 S3 S4 S5 S6 S7"), True)) == 0
    assert danger(word_of(cards("SK"), True)) > danger(word_of(cards("S9"), True)) > danger(word_of(cards("S3"), True))
    assert danger(word_of(cards("SK"), True)) > danger(word_of(cards("SA S2 S3 SK"), True))
    assert danger(word_of(cards("X1 X2 X3"), True)) == 0
