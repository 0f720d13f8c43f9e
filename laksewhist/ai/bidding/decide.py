"""Who answers in each phase but the play of the cards."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from laksewhist.ai.bidding import accepting, calling, exchange, nolo_giving, speaking
from laksewhist.ai.bidding.fitting import fitting_layouts
from laksewhist.ai.bidding.mind import Mind
from laksewhist.ai.bidding.second_look import Layouts
from laksewhist.ai.decision import CancelledError, Decision, IsCancelled, Why, never
from laksewhist.ai.worlds.layout import Layout
from laksewhist.engine.bids import NoloBid
from laksewhist.engine.cards import HAND_SIZE
from laksewhist.engine.point_table import PointTable
from laksewhist.engine.view import Phase, PlayerView

_ANSWERS: Final[Mapping[Phase, Callable[[Mind, Layouts], Decision]]] = {
    Phase.AUCTION: speaking.speak,
    Phase.VIP: accepting.accept,
    Phase.CALLING: calling.call,
    Phase.TRUMP: calling.name_trump,
}

_POOL: Final = 6
"""So many layouts are drawn for each one that is looked at: those that fit the auction stand out."""


def decide(
    view: PlayerView,
    table: PointTable,
    risk: float,
    rng: random.Random,
    cancelled: IsCancelled = never,
    *,
    layouts: int = 0,
) -> Decision:
    """The choice of this seat, one of `view.legal`, with what stands behind it.

    `risk` is how many points are given up for each point less of spread: 0 for most points, negative to like risk. Near
    ties are looked at in so many `layouts`. Raises CancelledError, and ValueError where the seat is not asked or a card
    is to be played.
    """
    if not view.legal:
        raise ValueError(f"seat {view.seat} is not asked anything")
    if cancelled():
        raise CancelledError
    if len(view.legal) == 1 and view.phase is not Phase.VIP:
        return Decision(view.legal[0], Why.ONLY_CHOICE)
    return _weighed(Mind(view, table, risk), rng, lambda least: _drawn(view, rng, cancelled, max(layouts, least)))


def _weighed(mind: Mind, rng: random.Random, draw: Layouts) -> Decision:
    """What the phase asks for, by what each answer is expected to bring."""
    view = mind.view
    if view.phase is Phase.IRON_HAND:
        return speaking.iron_hand(mind)
    if view.phase is Phase.EXCHANGE:
        nolo = view.contract is not None and isinstance(view.contract.bid, NoloBid)
        return nolo_giving.exchange(mind, rng, draw) if nolo else exchange.exchange(mind, draw)
    answer = _ANSWERS.get(view.phase)
    if answer is None:
        raise ValueError("bidding does not play cards")
    return answer(mind, draw)


def _drawn(view: PlayerView, rng: random.Random, cancelled: IsCancelled, count: int) -> Sequence[Layout]:
    """So many layouts that fit the auction; none of a hand that is not whole, as in positions for study."""
    if not count or len(view.hand) != HAND_SIZE:
        return ()
    return Watched(fitting_layouts(view, rng, count=count, pool=_POOL * count, cancelled=cancelled), cancelled)


class Watched(tuple[Layout, ...]):
    """Layouts that are walked through only as long as nobody cancels: what is done with each may take a while."""

    _cancelled: IsCancelled

    def __new__(cls, layouts: Iterable[Layout], cancelled: IsCancelled) -> Watched:
        """These layouts; walking through them raises CancelledError once `cancelled` says so."""
        made = super().__new__(cls, layouts)
        made._cancelled = cancelled
        return made

    def __iter__(self) -> Iterator[Layout]:
        for layout in super().__iter__():
            if self._cancelled():
                raise CancelledError
            yield layout
