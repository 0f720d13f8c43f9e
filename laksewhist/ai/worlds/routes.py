"""Which way hidden cards can have gone since they were dealt: through the exchanges that this seat knows of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from laksewhist.engine.cards import Card, Seat
from laksewhist.engine.house_rules import ExchangeOrder
from laksewhist.engine.view import PlayerView

KITTY: Final = 4
"""The place of the three cards on the table; the seats are the places 0 to 3."""

OUTSIDE: Final = 5
"""The place of cards that are not in the deal: only where hands are short, in positions for study."""


class Routes:
    """Sets of places, bit `1 << place`, where a hidden card of known origin may be now."""

    def __init__(self, view: PlayerView) -> None:
        self._view = view
        self._takes_first = view.rules.exchange is ExchangeOrder.TAKE_FIRST

    def from_kitty(self, card: Card) -> int:
        """Where the card may be if it was dealt to the kitty."""
        return self._from_table(0, card)

    def from_hand(self, seat: Seat, card: Card) -> int:
        """Where the card may be if this seat, which is another one, was dealt it."""
        places = 1 << seat
        for number, made in enumerate(self._view.exchanges):
            if made.seat == seat and made.exchanged:
                places |= self._from_table(number + 1, card)
        return places

    def laid_open(self) -> Iterator[tuple[Card, int]]:
        """The cards that this seat itself left on the table or sees there, and where each may be."""
        for number, made in enumerate(self._view.exchanges):
            if made.seat == self._view.seat:
                left = made.given if made.exchanged else made.kitty
                for card in left or ():
                    yield card, self._from_table(number + 1, card)
        for card in self._view.kitty or ():
            yield card, 1 << KITTY

    def _from_table(self, start: int, card: Card) -> int:
        """Where the card may be if it lay on the table after so many exchanges."""
        places = 0
        for made in self._view.exchanges[start:]:
            if made.seat == self._view.seat:
                # Whoever takes or looks at the kitty knows what lay there, and this card is hidden from him.
                if made.exchanged or (made.kitty is not None and card not in made.kitty):
                    return places
            elif made.exchanged:
                places |= 1 << made.seat
                if not self._takes_first:
                    return places
        return places | 1 << KITTY
