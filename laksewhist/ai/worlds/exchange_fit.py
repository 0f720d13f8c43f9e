"""How well what others gave in the exchange fits: nobody gives away his best cards (R26)."""

from __future__ import annotations

from typing import Final

from laksewhist.ai.worlds.layout import Layout
from laksewhist.engine.view import PlayerView

_PIPS: Final = (1 << 9) - 1
_KEPT: Final = {"joker": 0.02, "trump": 0.03, "ace": 0.04, "king": 0.3, "queen": 0.7}


class ExchangeFit:
    """Judges layouts by the cards that other seats gave; only in trick bids, where high cards are good."""

    def __init__(self, view: PlayerView) -> None:
        self._numbers = [
            number for number, made in enumerate(view.exchanges) if made.exchanged and made.seat != view.seat
        ]
        nolo = view.contract is None or view.contract.is_nolo
        if nolo:
            self._numbers = []
        self._factor = [_factor(index, None if view.trump is None else int(view.trump)) for index in range(55)]

    def weight(self, layout: Layout) -> float:
        """The chance, but for a factor that is the same for all layouts, that these cards were given."""
        weight = 1.0
        for number in self._numbers:
            given = layout.given[number]
            while given:
                low = given & -given
                weight *= self._factor[low.bit_length() - 1]
                given ^= low
        return weight


def _factor(index: int, trump: int | None) -> float:
    if index >= 52:
        return _KEPT["joker"]
    suit, height = divmod(index, 13)
    if suit == trump:
        return _KEPT["trump"]
    return {12: _KEPT["ace"], 11: _KEPT["king"], 10: _KEPT["queen"]}.get(height, 1.0)
