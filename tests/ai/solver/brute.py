"""Brute force that is plainly right, and small deals of every kind to try it on."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import TypeAlias

from laksewhist.ai.solver import words
from laksewhist.ai.solver.world import World
from laksewhist.engine.game import apply, legal_actions
from laksewhist.engine.state import FinishedState, PlayState

Trick: TypeAlias = tuple[int, ...]


def value_by_engine(state: PlayState | FinishedState, side: int, maximisers: int) -> int:
    """The tricks of the side in the whole deal, by trying every legal action of the engine."""
    if isinstance(state, FinishedState):
        return sum(count for seat, count in enumerate(state.outcome.tricks) if side >> seat & 1)
    values = (value_by_engine(apply(state, action)[0], side, maximisers) for action in legal_actions(state))
    return max(values) if maximisers >> state.turn & 1 else min(values)


def value_of(world: World) -> int:
    """The tricks of the world's side in the whole deal, by trying every legal card; nothing else is clever here."""
    known: dict[tuple[tuple[int, ...], int, Trick, int], int] = {}

    def after(hands: tuple[int, ...], leader: int, lying: Trick, best: int, called: int) -> int:
        if not any(hands):
            return 0
        if (hands, leader, lying, called) not in known:
            seat = (leader + len(lying)) % 4
            legal = words.legal(hands[seat], lying[0] // 13 if lying else -1, called, world.may_lead_low)
            values = [played(hands, leader, lying, best, called, card) for card in range(55) if legal >> card & 1]
            known[hands, leader, lying, called] = max(values) if world.maximisers >> seat & 1 else min(values)
        return known[hands, leader, lying, called]

    def played(hands: tuple[int, ...], leader: int, lying: Trick, best: int, called: int, card: int) -> int:
        seat = (leader + len(lying)) % 4
        hands = (*hands[:seat], hands[seat] & ~(1 << card), *hands[seat + 1 :])
        called = 0 if 1 << card == called else called
        if not lying or words.beats(card, lying[best], world.trump):
            best = len(lying)
        lying = (*lying, card)
        if len(lying) < 4:
            return after(hands, leader, lying, best, called)
        if called and lying[0] // 13 == (called.bit_length() - 1) // 13:
            called = 0
        winner = (leader + best) % 4
        return (world.side >> winner & 1) + after(hands, winner, (), 0, called)

    lying = tuple(world.lying[: world.count])
    best = lying.index(world.best) if lying else 0
    return world.tricks_of(world.side) + after(tuple(world.hands), world.leader, lying, best, world.called)


def small_world(rng: Random, size: int) -> World:
    """A deal with hands of this size, at the start of a trick or in one, with everything that can matter in it."""
    world = World()
    pack = rng.sample(range(52), min(52, rng.choice([4, 5, 6, 13]) * size))
    cards = rng.sample([*pack, *rng.sample([52, 53, 54], rng.choice([0, 0, 1, 2, 3]))], 4 * size)
    world.hands = [sum(1 << card for card in cards[seat::4]) for seat in range(4)]
    world.trump = rng.randint(-1, 3)
    world.leader = rng.randrange(4)
    world.side = rng.randrange(16) if rng.random() < 0.1 else rng.randint(1, 14)
    world.maximisers = rng.choice([world.side, world.side, 15 & ~world.side, rng.randrange(16)])
    suited = [card for card in cards if card < 52 and card // 13 != world.trump]
    if suited and rng.random() < 0.5:
        world.called = 1 << rng.choice(suited)
    world.may_lead_low = rng.random() < 0.3
    for _ in range(rng.choice([0, 0, 0, 1, 2, 3])):
        legal = world.legal()
        world.play(rng.choice([card for card in range(55) if legal >> card & 1]))
    return world


def moved(world: World, turn: int, suits: list[int]) -> World:
    """The same world with each seat so many places on, and its suits exchanged."""

    def card_of(card: int) -> int:
        return card if card > 51 else 13 * suits[card // 13] + card % 13

    def word_of(word: int) -> int:
        return sum(1 << card_of(card) for card in range(55) if word >> card & 1)

    def around(mask: int) -> int:
        return sum(1 << (seat + turn) % 4 for seat in range(4) if mask >> seat & 1)

    other = world.copy()
    seats = [(seat - turn) % 4 for seat in range(4)]
    other.hands = [word_of(world.hands[seat]) for seat in seats]
    other.taken = [world.taken[seat] for seat in seats]
    other.trump = -1 if world.trump < 0 else suits[world.trump]
    other.called = word_of(world.called)
    other.leader = (world.leader + turn) % 4
    other.winning = (world.winning + turn) % 4
    other.lying = [card_of(card) if place < world.count else -1 for place, card in enumerate(world.lying)]
    other.best = -1 if world.best < 0 else card_of(world.best)
    other.side = around(world.side)
    other.maximisers = around(world.maximisers)
    return other


def worlds(seed: int, count: int, size: int) -> list[World]:
    """Small worlds, the same for the same seed."""
    make: Callable[[Random], World] = partial(small_world, size=size)
    rng = Random(seed)
    return [make(rng) for _ in range(count)]
