"""Every layout that a seat cannot tell from the real one, and what each card is worth in it.

The seat must know of all exchanges: they are its own, or were declined. The layouts are found by replaying: hidden
cards are put into the hidden places in every way, and what the rules would not have allowed is left out. Each is
searched to the end with all cards known.
"""

from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Any

from laksewhist.ai.solver.encode import card_at, world_of
from laksewhist.ai.solver.solve import Solver
from laksewhist.engine.actions import Action
from laksewhist.engine.bids import NoloBid
from laksewhist.engine.cards import PACK, SEATS, Card, Seat
from laksewhist.engine.game import apply, start_deal
from laksewhist.engine.illegal import IllegalAction
from laksewhist.engine.state import PlayState, Setup

ENOUGH = 10**12


def can_be_searched(state: PlayState, seat: Seat) -> bool:
    """Whether this seat knows of all exchanges, and there are two sides."""
    known = all(made.seat == seat or not made.exchanged for made in state.exchanges)
    return known and (not state.contract.is_nolo or len(state.contract.declarers) == 1)


def played_by(state: PlayState) -> list[list[Card]]:
    """What each seat has played."""
    found: list[list[Card]] = [[] for _ in SEATS]
    for trick in (*state.tricks, state.trick):
        for place, card in enumerate(trick.cards):
            found[(trick.leader + place) % 4].append(card)
    return found


def voids(state: PlayState) -> list[set[Any]]:
    """The suits that each seat has shown to be without."""
    found: list[set[Any]] = [set() for _ in SEATS]
    for trick in (*state.tricks, state.trick):
        led = trick.cards[0].suit if trick.cards else None
        for place, card in enumerate(trick.cards):
            if led is not None and card.suit is not led:
                found[(trick.leader + place) % 4].add(led)
    return found


def hidden(state: PlayState, seat: Seat) -> tuple[list[Card], list[Seat]]:
    """The cards that the seat does not see, and the seats whose hands it does not see (an open hand is seen)."""
    others = [each for each in SEATS if each != seat and not _is_open(state, each, seat)]
    cards = [card for each in others for card in state.hands[each]]
    if not any(made.seat == seat and made.exchanged for made in state.exchanges):
        cards += state.kitty
    return sorted(cards, key=lambda card: card.index), others


def _is_open(state: PlayState, owner: Seat, onlooker: Seat) -> bool:
    bid = state.contract.bid
    opened = isinstance(bid, NoloBid) and bid.is_open and len(state.tricks) > 0
    return opened and owner in state.contract.declarers and owner != onlooker


def ways(state: PlayState, seat: Seat) -> int:
    """How many layouts there are at the most."""
    cards, others = hidden(state, seat)
    left, total = len(cards), 1
    for each in others:
        total *= comb(left, len(state.hands[each]))
        left -= len(state.hands[each])
    return total


def layouts(state: PlayState, actions: list[Action], seat: Seat) -> Iterator[PlayState]:
    """Every state that the seat cannot tell from this one."""
    cards, others = hidden(state, seat)
    without = voids(state)
    for hands, rest in _dealt(cards, [(len(state.hands[each]), without[each]) for each in others]):
        other = _replayed(state, actions, dict(zip(others, hands, strict=True)), rest)
        if other is not None:
            yield other


def _dealt(cards: list[Card], places: list[tuple[int, set[Any]]]) -> Iterator[tuple[list[list[Card]], list[Card]]]:
    if not places:
        yield [], cards
        return
    (size, without), *more = places
    allowed = [card for card in cards if card.suit is None or card.suit not in without]
    for some in combinations(allowed, size):
        rest = [card for card in cards if card not in some]
        for hands, left in _dealt(rest, more):
            yield [list(some), *hands], left


def _replayed(
    state: PlayState, actions: list[Action], hands: dict[Seat, list[Card]], rest: list[Card]
) -> PlayState | None:
    played = played_by(state)
    dealt = [(*played[seat], *hands[seat]) if seat in hands else state.setup.hands[seat] for seat in SEATS]
    kitty = tuple(rest) if rest else state.setup.kitty
    assert len({card for hand in (*dealt, kitty) for card in hand}) == len(PACK)
    again: Any = start_deal(Setup(state.setup.rules, state.setup.forehand, tuple(dealt), kitty))  # type: ignore[arg-type]
    try:
        for action in actions:
            again, _events = apply(again, action)
    except IllegalAction:
        return None
    return again if isinstance(again, PlayState) else None


def worth(solver: Solver, state: PlayState, seat: Seat) -> dict[Card, int]:
    """What each legal card is worth to the seat: tricks of its side, or in nolo 1 where the declarer ends its way."""
    world = world_of(state)
    nolo, bid = bool(world.nolo), state.contract.bid
    mine = seat in state.contract.declarers or (not nolo and seat == state.partnership.partner)
    if isinstance(bid, NoloBid):
        falls = solver.makes(world, bid.tricks_allowed + 1, ENOUGH)
        return {card_at(bit, nolo): int(bool(fallen) != mine) for bit, fallen in falls.items()}
    tricks = solver.values(world, ENOUGH)
    sign = 1 if mine else -1
    return {card_at(bit, nolo): sign * (taken or 0) for bit, taken in tricks.items()}


def losses(state: PlayState, actions: list[Action], most: int) -> tuple[int, dict[Card, list[int]]] | None:
    """How many layouts there are, and what each card loses on the best one in each; None where there are too many."""
    seat = state.turn
    solver = Solver(14)
    found: dict[Card, list[int]] = {}
    count = 0
    for other in layouts(state, actions, seat):
        count += 1
        if count > most:
            return None
        values = worth(solver, other, seat)
        best = max(values.values())
        for card, value in values.items():
            found.setdefault(card, []).append(best - value)
    return count, found
