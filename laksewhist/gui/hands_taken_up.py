"""At a screen that several people share, each in turn takes up the hand before the first bid.

Only who holds an iron hand is asked anything then (R6). Were only those people called to the screen, the call itself
would tell the others; so all are called, whatever they hold, and nothing on the table may differ.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from laksewhist.engine.cards import Seat, seats_from
from laksewhist.engine.view import Phase, PlayerView
from laksewhist.gui.shown import Shown

BEFORE_THE_BIDS = (Phase.IRON_HAND, Phase.AUCTION)


class HandsTakenUp:
    """Whose turn it is to take up the hand in one deal; `seats` are those of the people, none where nobody need.

    `seat` is who has the turn, or had it last while nobody has it after him; `waits` whether that one still looks.
    """

    def __init__(self, seats: Iterable[Seat] = ()) -> None:
        self._left = set(seats)
        self.seat: Seat | None = None
        self.waits = False

    def call(self, view: PlayerView) -> bool:
        """Whether somebody looks before this question is asked, or as it is; calls the next one where it is time.

        In bidding order: before the seat that is asked about an iron hand, and it too; all before the first bid.
        """
        if self.waits:
            return True
        due = self._due(view)
        if due:
            self.seat, self.waits = due[0], True
            self._left.remove(due[0])
        elif view.phase is not Phase.IRON_HAND:
            self._left.clear()
            self.seat = None
        return self.waits

    def end(self) -> None:
        """Who had the turn has seen the hand."""
        self.waits = False

    def _due(self, view: PlayerView) -> tuple[Seat, ...]:
        if view.phase not in BEFORE_THE_BIDS or view.actions:
            return ()
        order = seats_from(view.forehand)
        if view.phase is Phase.IRON_HAND:
            order = order[: order.index(view.seat) + 1]
        return tuple(seat for seat in order if seat in self._left)


def before_the_bids(shown: Shown) -> Shown:
    """The deal while hands are taken up: the same for everybody who is not asked about an iron hand."""
    view = shown.view
    if view.phase not in BEFORE_THE_BIDS:
        return shown
    if view.phase is Phase.AUCTION or not view.legal or shown.hand_hidden:
        view = replace(view, phase=Phase.AUCTION, turn=None, legal=())
    return replace(shown, view=view, takes_up=True)
