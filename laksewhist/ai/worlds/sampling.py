"""Layouts drawn from a view: every deal that agrees with it is equally likely.

A deal counts once for each way in which the hidden exchanges can have gone. Who would have bid or played like that is
not asked here.
"""

from __future__ import annotations

from random import Random
from typing import Final

from laksewhist.ai.decision import CancelledError, IsCancelled, never
from laksewhist.ai.worlds.duty import may_be_own, promised
from laksewhist.ai.worlds.filling import Filling
from laksewhist.ai.worlds.known import RELAXED_MOST, hidden_cards, played_by
from laksewhist.ai.worlds.layout import Layout, mask_of
from laksewhist.ai.worlds.past import Past
from laksewhist.ai.worlds.routes import KITTY
from laksewhist.engine.cards import SEATS, Seat
from laksewhist.engine.view import Phase, PlayerView

TRIES: Final = 500
"""So many draws are made for one past that agrees with the call; then any past is taken."""

_AT_ONCE: Final = 16
"""So many draws are made between two looks at `cancelled`: a millisecond."""


class Sampler:
    """Draws layouts that give exactly this view; ValueError for a view of a finished deal.

    A view that no deal agrees with gets layouts that leave out what cannot be met: `relaxed` counts the steps. Where
    deals agree, but are so rare among all that are tried that none is met, a layout may disagree with the call:
    `unfit` counts these layouts.

    While layouts are drawn `cancelled` is asked, and CancelledError raised when it says so.
    """

    def __init__(self, view: PlayerView, cancelled: IsCancelled = never) -> None:
        if view.phase is Phase.FINISHED:
            raise ValueError("nothing is left to guess once the deal is over")
        self.relaxed = 0
        self.unfit = 0
        self._cancelled = cancelled
        self._draws = 0
        known = hidden_cards(view)
        self._filling = Filling(known.allowed, known.room)
        while not self._filling.ways and self.relaxed < RELAXED_MOST:
            self.relaxed += 1
            known = hidden_cards(view, self.relaxed)
            self._filling = Filling(known.allowed, known.room)
        self._bits = [1 << card.index for card in known.cards]
        self._view = view
        self._mine = mask_of(view.hand)
        self._played = played_by(view)
        self._past = Past(view, view.hand_sizes[view.seat] + self._played[view.seat].bit_count())
        self._promised = mask_of(promised(view))
        self._called = 0 if view.called is None else 1 << view.called.index

    def draw(self, rng: Random) -> Layout:
        """A layout, each equally likely."""
        layout, fits = self._some_layout(rng)
        for _ in range(TRIES):
            if fits or self.relaxed:
                return layout
            layout, fits = self._some_layout(rng)
        self.unfit += not fits
        return layout

    def _some_layout(self, rng: Random) -> tuple[Layout, bool]:
        """A layout, and whether it is kept."""
        if self._draws % _AT_ONCE == 0 and self._cancelled():
            raise CancelledError
        self._draws += 1
        masks = []
        for place in self._filling.draw(rng):
            mask = 0
            for number in place:
                mask |= self._bits[number]
            masks.append(mask)
        masks[self._view.seat] = self._mine
        first, second, third, fourth = masks[:KITTY]
        dealt = [mask | played for mask, played in zip(masks, self._played, strict=False)]
        dealt_kitty, given, kept = self._past.dealt(dealt, masks[KITTY], rng)
        north, east, south, west = dealt
        hands = (first, second, third, fourth)
        partner = self._holder(dealt)
        layout = Layout(hands, masks[KITTY], (north, east, south, west), dealt_kitty, tuple(given), partner)
        return layout, kept and self._was_called_so(layout)

    def _holder(self, dealt: list[int]) -> Seat | None:
        """Who was dealt the called card, if that is not declarer."""
        for seat in SEATS:
            if dealt[seat] & self._called and seat != self._view.declarer:
                return seat
        return None

    def _was_called_so(self, layout: Layout) -> bool:
        """Whether declarer could make this call, and the partner is who the view says."""
        view = self._view
        if not self._called or view.declarer is None:
            return True
        hand = layout.dealt[view.declarer]
        if self._promised & ~hand or (self._called & hand and not may_be_own(view)):
            return False
        if view.partner_known:
            return layout.partner == view.partner
        return layout.partner != view.seat
