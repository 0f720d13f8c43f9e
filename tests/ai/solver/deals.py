"""Random deals of all kinds, as the solver's worlds at a state of their play."""

from random import Random

from hypothesis import strategies as st

from laksewhist.ai.solver.encode import world_of
from laksewhist.ai.solver.world import World
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.state import PlayState
from tests.engine.random_play import RULES, SEEDS, SIZES, Step, play_out


def plays(seed: int, rules: HouseRules, size: int) -> list[Step]:
    """The steps of a random deal in which a card is played; none where nobody played it."""
    return [step for step in play_out(seed, rules, size).steps if isinstance(step.state, PlayState)]


DEALS = st.builds(plays, SEEDS, RULES, SIZES)
"""Random deals in which cards are played, of every kind and size."""


@st.composite
def worlds(draw: st.DrawFn) -> World:
    """A world in the middle of a random deal."""
    steps = draw(DEALS.filter(bool))
    return world_of(draw(st.sampled_from(steps)).state)


def nolo_world(seed: int) -> World:
    """A nolo deal some random tricks on, with one declarer to three, open or not, and only the tricks that it takes."""
    rng = Random(seed)
    pack = rng.sample(range(55), 52)
    world = World()
    world.nolo, world.opens, world.allowed = True, rng.random() < 0.4, rng.randrange(2)
    world.declarers = rng.choice([1, 2, 4, 8, 5, 6, 7])
    world.declarer = world.declarers.bit_length() - 1
    world.leader = rng.randrange(4)
    world.hands = [sum(1 << each for each in pack[13 * seat : 13 * seat + 13]) for seat in range(4)]
    for _ in range(rng.randrange(44)):
        if not world.over():
            world.play(rng.choice([each for each in range(55) if world.legal() >> each & 1]))
    return world


NOLO_WORLDS = st.builds(nolo_world, SEEDS).filter(lambda world: not world.over())
"""Nolo of all kinds, which the auctions of random deals seldom end in."""


def hidden_cards_moved(world: World, rng: Random) -> World:
    """Another world in which the seat to act sees the same, as far as its own hand and the table go."""
    me, called = world.turn(), 1 << world.called_card if world.called_card >= 0 else 0
    hidden = [
        (seat, card)
        for seat in range(4)
        if seat != me and not world.open_hands >> seat & 1
        for card in range(55)
        if world.hands[seat] >> card & 1 and card != world.called_card
    ]
    cards = [card for _, card in hidden]
    rng.shuffle(cards)
    hands = [hand if seat == me or world.open_hands >> seat & 1 else 0 for seat, hand in enumerate(world.hands)]
    hands = [hand | world.hands[seat] & called for seat, hand in enumerate(hands)]
    for (seat, _), card in zip(hidden, cards, strict=True):
        hands[seat] |= 1 << card
    other = world.copy()
    other.hands = hands
    return other
