"""The table of a deal that is looked at again: the scene and panels of the game, with a bar to step through it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from laksewhist.gui.column import put
from laksewhist.gui.panels.summary_sheet import SummarySheet
from laksewhist.gui.scores.review_bar import ReviewBar
from laksewhist.gui.table.pace import Pace
from laksewhist.gui.table.ways import Ways
from laksewhist.gui.table_page import TablePage


class ReviewSummary(SummarySheet):
    """The result of the deal; its main button leads to the next one of the sheet, the other back to the sheet."""

    has_next = True

    def retranslate(self) -> None:
        super().retranslate()
        self.points_button.setText(self.tr("Score sheet"))
        self.why_button.hide()
        self.next_button.setText(self.tr("Next deal"))
        self.next_button.setVisible(self.has_next)
        self.remark.hide()


class ReviewPage(TablePage):
    """A table at which nothing is asked. Its bar lies where the score strip is in the game."""

    has_sheet = True

    def __init__(self, parent: QWidget | None = None) -> None:
        self.bar = ReviewBar()
        self.has_next = True
        super().__init__(Pace(0), parent)
        self.bar.setParent(self)
        self.bar.show()
        self.strip.hide()
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scene.set_ways(replace(Ways(), ahead=False))
        self._place()

    def _make_summary(self) -> SummarySheet:
        summary = ReviewSummary(self)
        summary.has_next = self.has_next
        return summary

    def _place(self) -> None:
        super()._place()
        self.bar.set_look(self.look)
        put(self.bar, self.look, self._layout().strip)
