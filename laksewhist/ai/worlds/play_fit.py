"""How well the play so far fits a layout: the rules of thumb play it again, and are compared with what was played."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from laksewhist.ai.solver.encode import bit_of, deal_into, table_of, word_of
from laksewhist.ai.solver.retrace import JUDGED, surprises
from laksewhist.ai.worlds.duty import tricks_of
from laksewhist.ai.worlds.layout import Layout, word_of_mask
from laksewhist.engine.bids import TrickBid, TrickKind
from laksewhist.engine.state import Trick
from laksewhist.engine.view import PlayerView

SURPRISE: Final = 0.35
"""How much less a layout is believed for each card of another seat that the rules of thumb would not have played."""


class PlayFit:
    """Judges layouts by the cards that others played."""

    def __init__(self, view: PlayerView) -> None:
        self._start = table_of(_at_first_lead(view))
        nolo = bool(self._start.nolo)
        self._plays: list[int] = []
        self._played = [0, 0, 0, 0]
        for trick in tricks_of(view):
            for place, card in enumerate(trick.cards):
                seat = (trick.leader + place) % 4
                self._plays.append(bit_of(card, nolo) | (0 if seat == view.seat else JUDGED))
                self._played[seat] |= word_of((card,), nolo)
        self._nolo = nolo

    def surprises(self, layout: Layout) -> int:
        """How many cards of others are not what the rules of thumb would have played with these hands."""
        hands = [
            word_of_mask(mask, self._nolo) | played for mask, played in zip(layout.hands, self._played, strict=True)
        ]
        return surprises(deal_into(self._start, hands, layout.partner), self._plays)

    def weight(self, layout: Layout) -> float:
        """The chance, but for a factor that is the same for all layouts, of this play with these hands."""
        weight = 1.0
        for _ in range(self.surprises(layout)):
            weight *= SURPRISE
        return weight


def _at_first_lead(view: PlayerView) -> PlayerView:
    """The view as it was before the first card; the hands in it do not matter."""
    halve = isinstance(view.standing, TrickBid) and view.standing.kind is TrickKind.HALVE
    public = halve or view.contract is None or view.contract.is_nolo or view.called in view.turned
    return replace(
        view,
        tricks=(),
        trick=Trick(view.forehand, ()),
        taken=(0, 0, 0, 0),
        called_suit_led=False,
        partner_public=public,
        shown=(None, None, None, None),
    )
