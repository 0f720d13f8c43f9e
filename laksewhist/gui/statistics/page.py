"""One page: its plots above its table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSplitter, QVBoxLayout, QWidget

from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import name_it
from laksewhist.gui.statistics.bars import BidsPlot, TricksPlot
from laksewhist.gui.statistics.lines import LinesPlot
from laksewhist.gui.statistics.plot import Plot
from laksewhist.gui.statistics.rows import StatRow, rows_of
from laksewhist.gui.statistics.table_model import Content
from laksewhist.gui.statistics.table_view import StatisticsView
from laksewhist.gui.statistics.whiskers import WhiskersPlot
from laksewhist.gui.statistics.words import head_texts, subject_text
from laksewhist.store.statistics_choice import bids_in_order
from laksewhist.store.statistics_pages import Page, Subject


class StatisticsPage(QWidget):
    """Shows the numbers of whatever page it is given: the plots that belong to its subject, and the table."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.whiskers, self.lines = WhiskersPlot(look, self), LinesPlot(look, self)
        self.bids, self.tricks = BidsPlot(look, self), TricksPlot(look, self)
        self.view = StatisticsView(look, self)
        self._plots = QWidget(self)
        self._areas = {plot: self._scrolled(plot) for plot in self.plots}
        row = QHBoxLayout(self._plots)
        row.setContentsMargins(0, 0, 0, 0)
        for plot, area in self._areas.items():
            row.addWidget(area, 3 if plot is self.bids else 2)
        self.splitter = QSplitter(Qt.Orientation.Vertical, self)
        self.splitter.addWidget(self._plots)
        self.splitter.addWidget(self.view)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setStretchFactor(0, 5)
        self.splitter.setStretchFactor(1, 4)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.splitter)
        self._turn_to(Subject.PARTICIPANTS)

    @property
    def plots(self) -> tuple[Plot, ...]:
        """All plots, those too that are not to be seen."""
        return self.whiskers, self.lines, self.bids, self.tricks

    def _scrolled(self, plot: Plot) -> QScrollArea:
        area = QScrollArea(self)
        area.setWidget(plot)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        plot.reached.connect(lambda box: area.ensureVisible(round(box.center().x()), round(box.center().y()), 60, 40))
        return area

    def _turn_to(self, subject: Subject) -> None:
        shown: dict[Subject, tuple[Plot, ...]] = {
            Subject.BIDS: (self.bids, self.tricks),
            Subject.TIME: (self.lines,),
        }
        for plot, area in self._areas.items():
            area.setVisible(plot in shown.get(subject, (self.whiskers,)))

    def show_page(self, page: Page, names: dict[str, str]) -> None:
        """Shows these numbers; `names` are those of the tournaments by their ids."""
        rows = rows_of(page, names)
        self._turn_to(page.subject)
        self._show_plots(page, rows)
        name_it(self.view, subject_text(page.subject))
        self.view.show_content(Content(head_texts(page.subject), rows))

    def _show_plots(self, page: Page, rows: tuple[StatRow, ...]) -> None:
        match page.subject:
            case Subject.BIDS:
                self.bids.show_groups(page.groups, [text for _bid, text in bids_in_order(page.groups)])
                self.tricks.show_tricks(page.tricks)
            case Subject.TIME:
                self.lines.show_lines(page.lines)
            case _:
                self.whiskers.show_rows(rows)

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        for plot in self.plots:
            plot.set_look(look)
        self.view.set_look(look)
