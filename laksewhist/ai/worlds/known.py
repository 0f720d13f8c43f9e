"""What a view tells of hidden cards: which they are, how many lie where, and where each of them may be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from laksewhist.ai.worlds.duty import called_places, promised, tricks_of
from laksewhist.ai.worlds.layout import mask_of
from laksewhist.ai.worlds.routes import OUTSIDE, Routes
from laksewhist.engine.cards import KITTY_SIZE, PACK, Card
from laksewhist.engine.view import PlayerView

EVERYWHERE: Final = (1 << OUTSIDE + 1) - 1

RELAXED_MOST: Final = 2
"""The last step of leaving things out; what is left can always be met."""


@dataclass(frozen=True, slots=True)
class Known:
    """The hidden cards of a view.

    `allowed` holds for each hidden card the places where it may be, bit `1 << place`; `room` how many hidden cards lie
    in each place: the four seats (none in one's own), the kitty, and outside the deal where hands are short.
    """

    cards: tuple[Card, ...]
    allowed: tuple[int, ...]
    room: tuple[int, ...]


def played_by(view: PlayerView) -> list[int]:
    """The cards that each seat has played, as masks."""
    played = [0, 0, 0, 0]
    for trick in tricks_of(view):
        for place, card in enumerate(trick.cards):
            played[(trick.leader + place) % 4] |= 1 << card.index
    return played


def hidden_cards(view: PlayerView, relaxed: int = 0) -> Known:
    """Everything the view tells of the cards it does not show.

    Should no deal agree with all of that, `relaxed` leaves something out: 1 the ways that called, turned and exchanged
    cards must have gone, 2 also the suits that seats did not follow. A view that the engine made never needs it.
    """
    seen = mask_of(view.hand)
    for mask in played_by(view):
        seen |= mask
    cards = tuple([card for card in PACK if not seen >> card.index & 1])
    room = [0 if seat == view.seat else size for seat, size in enumerate(view.hand_sizes)]
    room += [KITTY_SIZE, len(cards) - sum(room) - KITTY_SIZE]
    reach = _reach(view) if relaxed < 1 else {}
    void = _void(view) if relaxed < 2 else [0, 0, 0, 0]
    allowed = [reach.get(card, EVERYWHERE) & ~_where_void(void, card) & ~(1 << view.seat) for card in cards]
    return Known(cards, tuple(allowed), tuple(room))


def _void(view: PlayerView) -> list[int]:
    """The suits that each seat has shown not to have, bit `1 << suit`."""
    void = [0, 0, 0, 0]
    for trick in tricks_of(view):
        led = trick.cards[0].suit
        if led is None:
            continue
        for place, card in enumerate(trick.cards):
            if card.suit is not led:
                void[(trick.leader + place) % 4] |= 1 << led
    return void


def _where_void(void: list[int], card: Card) -> int:
    if card.suit is None:
        return 0
    places = 0
    for seat, suits in enumerate(void):
        places |= (suits >> card.suit & 1) << seat
    return places


def _reach(view: PlayerView) -> dict[Card, int]:
    """The places of those cards of which more is known than of the rest."""
    routes = Routes(view)
    reach: dict[Card, int] = {}

    def limit(card: Card, places: int) -> None:
        reach[card] = reach.get(card, EVERYWHERE) & places

    for card in view.turned:
        limit(card, routes.from_kitty(card))
    if view.called is not None and view.declarer is not None:
        for card in promised(view):
            limit(card, routes.from_hand(view.declarer, card))
        limit(view.called, called_places(view, routes))
    reach.update(routes.laid_open())  # this seat had these in its hand or before its eyes since
    for seat, hand in enumerate(view.shown):
        for card in hand or ():
            limit(card, 1 << seat)
    return reach
