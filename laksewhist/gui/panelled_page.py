"""The panels of a table's page, each made when it is needed for the first time.

So the first table waits for none of them but those that it shows. A panel that comes late is as if it had always been
there: it has the look of the page, and shows the deal that the page shows.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Signal
from PySide6.QtWidgets import QWidget

from laksewhist.engine.view import Phase
from laksewhist.gui.asking_panels import AskingPanels
from laksewhist.gui.column import Column, put
from laksewhist.gui.look import Look
from laksewhist.gui.panels.panel import Panel
from laksewhist.gui.panels.score_strip import ScoreStrip
from laksewhist.gui.shown import Shown

if TYPE_CHECKING:
    from laksewhist.gui.panels.asking import AskingPanel
    from laksewhist.gui.panels.contract_strip import ContractStrip
    from laksewhist.gui.panels.summary_sheet import SummarySheet
    from laksewhist.gui.table.scene import TableScene


class PanelledPage(QWidget):
    """A page with a column of panels, panels that ask, and a sheet after the deal. Signals: see `TablePage`."""

    actionChosen = Signal(object)
    handTakenUp = Signal()
    nextDealRequested = Signal()
    pointsRequested = Signal()
    whyRequested = Signal()
    helpRequested = Signal(object)
    sheetRequested = Signal()

    scene: TableScene
    has_sheet = False
    """Whether there is a score sheet behind the standings; say so before they are shown."""
    _shown: Shown | None = None

    @property
    def look(self) -> Look:
        """How panels look on this page."""
        raise NotImplementedError

    def kept_clear(self) -> tuple[QRect, ...]:
        """What stays in sight on the page, whatever lies over it for a while: its panels, and the table's own."""
        panels = (each.geometry() for each in self._all if not each.isHidden())
        return (*panels, *(each.toAlignedRect() for each in self.scene.kept_clear()))

    def _make_panels(self, strip: ScoreStrip) -> None:
        """What is there from the beginning: the strip at the top."""
        self.panels = AskingPanels(self, self._adopt_asking)
        self.column = Column(self, self._adopt)
        self._told: list[Panel | ScoreStrip] = [strip]
        self._all: list[Panel | ScoreStrip] = [strip]

    @cached_property
    def contract_strip(self) -> ContractStrip:
        """What is played, in a small window."""
        from laksewhist.gui.panels.contract_strip import ContractStrip

        strip = ContractStrip(self)
        strip.hide()
        self._adopt(strip)
        return strip

    @cached_property
    def summary(self) -> SummarySheet:
        """The sheet after a deal."""
        sheet = self._make_summary()
        sheet.hide()
        sheet.set_look(self.look)
        self._all.append(sheet)
        sheet.nextDeal.connect(self.nextDealRequested)
        sheet.pointsRequested.connect(self.pointsRequested)
        sheet.whyRequested.connect(self.whyRequested)
        return sheet

    def _make_summary(self) -> SummarySheet:
        from laksewhist.gui.panels.summary_sheet import SummarySheet

        return SummarySheet(self)

    def _adopt(self, panel: Panel) -> None:
        """A panel that tells something is there from now on."""
        panel.set_look(self.look)
        panel.show_deal(self._shown)
        self._told.append(panel)
        self._all.append(panel)
        panel.helpRequested.connect(self.helpRequested)
        if self.has_sheet:
            panel.sheetRequested.connect(self.sheetRequested)
            panel.offer_sheet()

    def _adopt_asking(self, panel: AskingPanel, phase: Phase) -> None:
        """A panel that asks is there from now on."""
        from laksewhist.gui.help.topics import PHASES

        panel.hide()
        panel.set_look(self.look)
        self._all.append(panel)
        panel.chosen.connect(self.actionChosen)
        panel.seen.connect(self.handTakenUp)
        panel.help_button.clicked.connect(lambda _checked=False: self.helpRequested.emit(PHASES[phase]))

    def _put_or_hide(self, name: str, look: Look, rect: QRectF | None) -> None:
        """Shows a panel there; None hides it, where it has been made."""
        if rect is not None:
            put(getattr(self, name), look, rect)
            getattr(self, name).show()
        elif name in vars(self):
            getattr(self, name).hide()
