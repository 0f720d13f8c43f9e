"""Compiled or not, the solver answers the same."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from laksewhist.ai.solver.world import World
from tests.ai.solver.both_ways import as_plain, fields, plain, usual
from tests.ai.solver.deals import NOLO_WORLDS, worlds

WORDS = st.integers(0, (1 << 55) - 1)
CARDS = st.integers(0, 54)


def test_the_plain_modules_are_the_sources() -> None:
    assert all(module.__file__.endswith(".py") for module in vars(plain).values())
    assert plain.world.World is not usual.world.World or not usual.world.__file__.endswith(".so")
    assert usual.world.World is World


@given(WORDS.filter(bool), CARDS, st.integers(0, 4), st.integers(0, 2**64 - 1), st.integers(1, 55))
def test_bits(word: int, card: int, suit: int, state: int, limit: int) -> None:
    bits = plain.bits
    assert bits.one(bits.low(word)) == word & -word
    assert word >> bits.high(word) == 1
    assert bits.count(word) == f"{word:b}".count("1")
    assert bits.suit(suit) == sum(1 << each for each in range(55) if bits.suit_of(each) == suit)
    assert bits.mix(state) < 1 << 64
    assert 0 <= bits.below(state, limit) < limit
    assert bits.suit_of(card) == card // 13


@given(WORDS, st.integers(-1, 4), st.one_of(st.just(0), st.integers(0, 51).map(lambda bit: 1 << bit)), st.booleans())
def test_what_may_be_played(hand: int, led: int, called: int, lead_low: bool) -> None:
    legal = usual.words.legal(hand, led, called, lead_low)
    assert legal == plain.words.legal(hand, led, called, lead_low)
    assert legal & ~hand == 0
    assert (legal == 0) == (hand == 0)


@given(CARDS, CARDS, st.integers(-1, 3))
def test_which_card_beats_which(card: int, best: int, trump: int) -> None:
    assert usual.words.beats(card, best, trump) == plain.words.beats(card, best, trump)


@settings(max_examples=60)
@given(st.one_of(worlds(), NOLO_WORLDS), st.integers(0, 2**64 - 1))
def test_play_outs(world: World, seed: int) -> None:
    other = as_plain(world)
    assert usual.playout.choose(world) == plain.playout.choose(other)
    assert usual.playout.tricks_after(world, -1) == plain.playout.tricks_after(other, -1)
    assert usual.playout.random_tricks(world, seed) == plain.playout.random_tricks(other, seed)
    cards = [card for card in range(55) if world.legal() >> card & 1]
    assert usual.playout.score_cards([world], cards) == plain.playout.score_cards([other], cards)
    for most in (1, 3, 13):
        ours, theirs = (
            ways.playout.played_until(each, cards[0], most) for ways, each in ((usual, world), (plain, other))
        )
        assert fields(ours) == fields(theirs)
    assert fields(other) == fields(world)


def test_random_play_outs_are_drawn_as_they_always_were() -> None:
    """Every machine and every Python draws the same; these are the first draws of one deal."""
    pack = Random(1).sample(range(55), 52)
    world = World()
    world.hands = [sum(1 << card for card in pack[13 * seat : 13 * seat + 13]) for seat in range(4)]
    drawn = [usual.playout.unpack(usual.playout.random_tricks(world, seed)) for seed in range(3)]
    assert drawn == [(4, 0, 2, 7), (2, 0, 6, 5), (2, 1, 5, 5)]
