"""The column beside the table: what it tells at each moment, from the top, as far as there is room."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from laksewhist.engine.view import Phase
from laksewhist.gui.look import Look
from laksewhist.gui.panels.auction_panel import AuctionPanel
from laksewhist.gui.panels.panel import Panel
from laksewhist.gui.shown import Shown
from laksewhist.gui.table.layout import TableLayout

if TYPE_CHECKING:  # the first table does not wait for what is shown later
    from laksewhist.gui.panels.contract_panel import ContractPanel
    from laksewhist.gui.panels.last_trick_panel import LastTrickPanel
    from laksewhist.gui.panels.rest_panel import RestPanel
    from laksewhist.gui.panels.standings_panel import StandingsPanel

_P = TypeVar("_P", bound=Panel)

GAP: Final = 12
"""Between two panels, in layout units."""
STANDINGS_LEAST: Final = 170
"""The least height at which the standings can be read during the play."""


class Column:
    """The panels that tell something: bids, contract, last trick and standings; children of the page.

    Each is made when it is needed for the first time, and handed to `adopt` once. `head` is a panel that stands above
    them while the deal is played, where there is one, and room for it; `make_rest` makes the buttons at the foot.
    """

    def __init__(self, page: QWidget, adopt: Callable[[Panel], None]) -> None:
        self.head: Panel | None = None
        self.make_rest: Callable[[Column], RestPanel] | None = None
        self.panels: list[Panel] = []
        self.page, self._adopt = page, adopt

    @cached_property
    def auction(self) -> AuctionPanel:
        """The bids."""
        return self._adopted(AuctionPanel(self.page))

    @cached_property
    def contract(self) -> ContractPanel:
        """What is played."""
        from laksewhist.gui.panels.contract_panel import ContractPanel

        return self._adopted(ContractPanel(self.page))

    @cached_property
    def last_trick(self) -> LastTrickPanel:
        """The trick that was taken last."""
        from laksewhist.gui.panels.last_trick_panel import LastTrickPanel

        return self._adopted(LastTrickPanel(self.page))

    @cached_property
    def standings(self) -> StandingsPanel:
        """How everybody stands."""
        from laksewhist.gui.panels.standings_panel import StandingsPanel

        return self._adopted(StandingsPanel(self.page))

    @cached_property
    def rest(self) -> RestPanel | None:
        """The buttons of the play; None where nobody has them."""
        return None if self.make_rest is None else self._adopted(self.make_rest(self))

    def _adopted(self, panel: _P) -> _P:
        panel.hide()
        self._adopt(panel)
        self.panels.append(panel)
        return panel

    def stack(self, layout: TableLayout, look: Look, foot: float, shown: Shown | None) -> None:
        """Shows what belongs to this moment, down to the foot (in layout units); nothing in a small window."""
        wanted = self._wanted(shown) if shown is not None and not layout.small else ()
        if shown is not None and shown.points is None:
            wanted = self._with_head(wanted, layout, look, foot)
        for panel in tuple(self.panels) if self.head is None else (self.head, *self.panels):
            if panel not in wanted:
                panel.hide()
        top, column = layout.column.top(), layout.column
        for panel in wanted:
            height = height_of(panel, column.width(), look)
            fits = top + height <= foot + 0.5
            panel.setVisible(fits)
            if fits:
                put(panel, look, QRectF(column.left(), top, column.width(), height))
                top += height + GAP
        if shown is not None and shown.view.phase is Phase.PLAY and not layout.small:
            self._stand_at_foot(layout, look, shown)

    def _stand_at_foot(self, layout: TableLayout, look: Look, shown: Shown) -> None:
        """The buttons, and above them the standings, through the whole play where there is room for all it brings."""
        column = layout.column
        others = (self.contract, self.last_trick, self.auction)
        room = column.height() - sum(height_of(panel, column.width(), look) + GAP for panel in others)
        rest = None if self.head is not None or shown.hand_hidden else self.rest
        bottom = column.bottom()
        if rest is not None:
            high = height_of(rest, column.width(), look)
            if high > room:  # with large type: what one can do goes before what was said
                room += height_of(self.auction, column.width(), look) + GAP
                self.auction.hide()
            rest.setVisible(high <= room)
            put(rest, look, QRectF(column.left(), bottom - high, column.width(), high))
            room, bottom = room - high - GAP, bottom - high - GAP
        high = min(room, height_of(self.standings, column.width(), look))
        if self.head is None and high >= STANDINGS_LEAST:
            put(self.standings, look, QRectF(column.left(), bottom - high, column.width(), high))
            self.standings.show()

    def _with_head(self, wanted: tuple[Panel, ...], layout: TableLayout, look: Look, foot: float) -> tuple[Panel, ...]:
        """The head above the others, unless it would push the first of them out."""
        if self.head is None or not wanted:
            return wanted
        heights = [height_of(panel, layout.column.width(), look) for panel in (self.head, wanted[0])]
        fits = layout.column.top() + sum(heights) + GAP <= foot + 0.5
        return (self.head, *wanted) if fits else wanted

    def _wanted(self, shown: Shown) -> tuple[Panel, ...]:
        if shown.points is not None:
            return (self.standings, self.auction)
        if shown.view.contract is None:
            return (self.auction,)
        if shown.view.tricks:
            return (self.contract, self.last_trick, self.auction)
        return (self.contract, self.auction)


def put(widget: QWidget, look: Look, rect: QRectF) -> None:
    """Gives a child of the page its place, in layout units."""
    widget.setGeometry(look.rect(rect).toRect())


def height_of(panel: Panel, width: float, look: Look) -> float:
    """How high a panel of this width wants to be, both in layout units."""
    return panel.height_for(look.px(width)) / look.scale
