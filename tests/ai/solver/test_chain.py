"""The walk through layouts, and what it weighs them by: the same compiled and from the sources."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from laksewhist.ai.bidding.exchanger import Exchanger
from laksewhist.ai.models.data import shipped
from laksewhist.ai.models.features import NONE, NoloHand, Situation
from laksewhist.ai.models.scoring import nolo_score, trick_score
from laksewhist.ai.solver.appraise import Scores
from laksewhist.ai.solver.chain import Chain
from laksewhist.ai.solver.encode import word_of
from laksewhist.ai.worlds.appraisal import appraisal
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
    *("plays", "cards", "calm", "hands", "played", "left", "lay", "exchanger", "from_left", "called", "promised"),
    *("may_be_own", "sides_known", "helper", "pool_open", "allowed", "belief", "doubt"),
)
HEARD = (
    *("said", "spoken", "slopes", "likings", "speaks", "shares", "levels", "caller", "calling", "open", "chooser"),
    *("offers", "offered", "trump", "suit_called", "unfree", "calls", "takes", "gives"),
)
TABLES = (
    *("trump", "called", "side", "sans_called", "sans_side", "halve_called", "halve_side", "low", "jokers", "ruffs"),
    *("beside", "gift_trump", "gift_called", "gift_side", "gift_joker", "gift_ruffs"),
)


def copied(one: object, other: object, names: Sequence[str]) -> Any:
    for name in names:
        value = getattr(one, name)
        setattr(other, name, list(value) if isinstance(value, list) else value)  # uncompiled, lists would be shared
    return other


def chains(seed: int) -> list[Chain]:
    rules = HouseRules(exchange=list(ExchangeOrder)[seed % 2])
    states = [state for state in play_out(seed, rules).states if isinstance(state, PlayState)]
    views = [view_for(state, (state.turn + seed) % 4) for state in states[:: max(1, len(states) // 4)]]
    return [chain_of(view, Sampler(view), Random(seed), WALK) for view in views]


def as_plain_chain(chain: Chain) -> object:
    other = copied(chain, plain.chain.Chain(), FIELDS)
    other.start = as_plain(chain.start)
    other.heard = copied(chain.heard, plain.heard.Heard(), HEARD)
    for look in ("appraisal", "call_look"):
        setattr(other.heard, look, copied(getattr(chain.heard, look), plain.appraise.Appraisal(), TABLES))
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


def dealt(seed: int, count: int = 13) -> int:
    return sum(1 << bit for bit in Random(seed).sample(range(55), count))


def test_where_nothing_fits_the_walk_stays_in_the_view() -> None:
    stayed = 0
    for each in (each for seed in range(12) for each in chains(seed)):
        chain = copied(each, Chain(), FIELDS)
        chain.start, chain.heard = each.start, each.heard
        chain.heard.speaks = [0.0] * 1024
        chain.begin(3)
        if chain.weight == 0:
            before = list(chain.hands), chain.left, chain.lay
            chain.walk(100)
            assert chain.weight > 0 or (list(chain.hands), chain.left, chain.lay) == before
            stayed += 1
    assert stayed


@pytest.mark.parametrize("model", ["suit kept", "sans final"])
def test_hands_are_judged_the_same_both_ways(model: str) -> None:
    compiled = appraisal(model)
    other = copied(compiled, plain.appraise.Appraisal(), TABLES)
    for seed in range(60):
        hand, trump, called = dealt(seed), seed % 4, (seed + 1 + seed // 4 % 3) % 4
        found, expected = Scores(), plain.appraise.Scores()
        compiled.look(hand, found)
        other.look(hand, expected)
        assert list(found.values) == list(expected.values)
        assert list(found.by_trump) == list(expected.by_trump)
        assert list(found.waits) == list(expected.waits)
        given = sum(1 << bit for bit in Random(seed).sample([bit for bit in range(55) if hand >> bit & 1], 3))
        locked = hand & ~given & -(1 << 13)
        for held_back in (0, locked):
            regrets = [each.regret(hand, given, held_back, trump, called) for each in (compiled, other)]
            assert regrets[0] == regrets[1] >= 0
        assert usual.nolo.danger(hand & (1 << 52) - 1) == plain.nolo.danger(hand & (1 << 52) - 1)


@pytest.mark.parametrize("seed", range(40))
def test_the_quick_look_says_what_the_models_say(seed: int) -> None:
    hand, trump, called = dealt(seed), seed % 4, (seed + 1 + seed // 4 % 3) % 4
    look, models = appraisal(), shipped()

    def thousandths(model: str, trump: int) -> float:
        return 1000 * trick_score(models[model], Situation(hand, trump, called, 0))

    assert look.with_trump(hand, trump, called) == pytest.approx(thousandths("suit", trump), abs=6)
    assert look.without_trump(hand, called, False) == pytest.approx(thousandths("sans", NONE), abs=6)
    assert look.without_trump(hand, called, True) == pytest.approx(thousandths("halve", NONE), abs=6)
    scores = Scores()
    look.look(hand, scores)
    assert scores.values[5] == pytest.approx(-1000 * nolo_score(models["closed"], NoloHand(hand, 0)), abs=6)


def test_the_best_of_all_gifts_is_hardly_regretted() -> None:
    """What is missed least is found suit by suit, by the lowest cards: no triple is much better."""
    look = appraisal("suit kept")
    for seed in range(12):
        hand, trump, called = dealt(seed), seed % 4, (seed + 1) % 4
        exchanger = Exchanger("suit", trump, called, 0, 0)
        best, _ = exchanger.best_gift(hand)
        worst = hand & bits_above(hand, 3)
        assert look.regret(hand, best, 0, trump, called) <= 250
        assert look.regret(hand, worst, 0, trump, called) > look.regret(hand, best, 0, trump, called)


def bits_above(hand: int, count: int) -> int:
    """The highest three cards of a hand: jokers and spades."""
    found = 0
    for _ in range(count):
        found |= 1 << (hand & ~found).bit_length() - 1
    return found


def test_high_cards_are_dangerous_in_nolo_unless_low_ones_cover_them() -> None:
    danger = usual.nolo.danger
    assert danger(word_of(cards("SA S2 S3 S4 S5 S6 S7"), True)) == 0
    assert danger(word_of(cards("SK"), True)) > danger(word_of(cards("S9"), True)) > danger(word_of(cards("S3"), True))
    assert danger(word_of(cards("SK"), True)) > danger(word_of(cards("SA S2 S3 SK"), True))
    assert danger(word_of(cards("X1 X2 X3"), True)) == 0
