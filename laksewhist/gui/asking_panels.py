"""The panels that ask the person something, one for each phase, made when their question comes for the first time.

What only asks later need not be there when the table is painted for the first time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from laksewhist.engine.view import Phase

if TYPE_CHECKING:
    from laksewhist.gui.panels.asking import AskingPanel


def _iron_hand(page: QWidget) -> AskingPanel:
    from laksewhist.gui.panels.iron_hand_panel import IronHandPanel

    return IronHandPanel(page)


def _bid(page: QWidget) -> AskingPanel:
    from laksewhist.gui.panels.bid_panel import BidPanel

    return BidPanel(page)


def _offer(page: QWidget) -> AskingPanel:
    from laksewhist.gui.panels.offer_panel import OfferPanel

    return OfferPanel(page)


def _call(page: QWidget) -> AskingPanel:
    from laksewhist.gui.panels.call_panel import CallPanel

    return CallPanel(page)


def _trump(page: QWidget) -> AskingPanel:
    from laksewhist.gui.panels.trump_panel import TrumpPanel

    return TrumpPanel(page)


def _exchange(page: QWidget) -> AskingPanel:
    from laksewhist.gui.panels.exchange_panel import ExchangePanel

    return ExchangePanel(page)


_MAKERS: Final[dict[Phase, Callable[[QWidget], AskingPanel]]] = {
    Phase.IRON_HAND: _iron_hand,
    Phase.AUCTION: _bid,
    Phase.VIP: _offer,
    Phase.CALLING: _call,
    Phase.TRUMP: _trump,
    Phase.EXCHANGE: _exchange,
}


class AskingPanels(Mapping[Phase, "AskingPanel"]):
    """The panels by phase, children of the page; a card is played without one.

    `adopt` is called once with each new panel and its phase, before anybody else has it.
    """

    def __init__(self, page: QWidget, adopt: Callable[[AskingPanel, Phase], None]) -> None:
        self._page, self._adopt = page, adopt
        self._made: dict[Phase, AskingPanel] = {}

    @property
    def made(self) -> tuple[AskingPanel, ...]:
        """Those that have been made."""
        return tuple(self._made.values())

    def __getitem__(self, phase: Phase) -> AskingPanel:
        panel = self._made.get(phase)
        if panel is None:
            panel = _MAKERS[phase](self._page)
            self._adopt(panel, phase)
            self._made[phase] = panel
        return panel

    def __contains__(self, phase: object) -> bool:
        return phase in _MAKERS

    def __iter__(self) -> Iterator[Phase]:
        return iter(_MAKERS)

    def __len__(self) -> int:
        return len(_MAKERS)
