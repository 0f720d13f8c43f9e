"""The table of a practice deal: as in any deal, with the coach beside it and another sheet at the end."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from laksewhist.engine.cards import HAND_SIZE
from laksewhist.engine.view import Phase
from laksewhist.gui.column import height_of, put
from laksewhist.gui.panels.score_strip import ScoreStrip
from laksewhist.gui.panels.summary_sheet import SummarySheet
from laksewhist.gui.practice.coach import closing_words
from laksewhist.gui.practice.coach_panel import CoachPanel
from laksewhist.gui.practice.lessons import Lesson
from laksewhist.gui.shown import Shown
from laksewhist.gui.table.layout import TableLayout
from laksewhist.gui.table.pace import Pace
from laksewhist.gui.table.places import NORTH, WEST
from laksewhist.gui.table_page import TablePage

BUBBLE: float = 96
"""Room left of north's plate in a small window, where north's bid is shown."""


class PracticeSummary(SummarySheet):
    """The sheet at the end of a practice deal: what was learned; its main button leads back, the other deals again."""

    lesson: Lesson | None = None

    def retranslate(self) -> None:
        super().retranslate()
        self.points_button.setText(self.tr("Once more"))
        self.why_button.hide()  # the coach has told
        self.next_button.setText(self.tr("Back to your game"))
        if self.lesson is not None and self.shown is not None and self.shown.points is not None:
            self.remark.setText(closing_words(self.lesson, self.shown))
            self.remark.setVisible(True)
            self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """What was learned goes before how the points are counted and before the track, where there is little room."""
        contract = self.shown.view.contract if self.shown is not None else None
        if contract is None:
            return
        spare = (self.facts,) if contract.is_nolo else (self.facts, self._track_box)
        for piece in spare:
            piece.setVisible(True)
        for piece in spare:
            piece.setVisible(self.height_for(self.width()) <= self.height())


class PracticePage(TablePage):
    """A table with a coach. Signals: `leaveRequested()`, `againRequested()`."""

    leaveRequested = Signal()
    againRequested = Signal()

    def __init__(self, lesson: Lesson, pace: Pace, parent: QWidget | None = None) -> None:
        self._lesson = lesson
        super().__init__(pace, parent)
        self.coach.leaveRequested.connect(self.leaveRequested)
        self.nextDealRequested.connect(self.leaveRequested)
        self.pointsRequested.connect(self.againRequested)

    def _make_panels(self, strip: ScoreStrip) -> None:
        super()._make_panels(strip)
        self.coach = CoachPanel(self._lesson, self)
        self.column.head = self.coach
        self._told.append(self.coach)
        self._all.append(self.coach)

    def _make_summary(self) -> SummarySheet:
        summary = PracticeSummary(self)
        summary.lesson = self._lesson
        return summary

    def begin(self, shown: Shown) -> None:
        self.strip.set_title(self.tr("Practice"))
        self.coach.begin()
        super().begin(shown)

    def _arrange(self) -> None:
        self.coach.is_steady = True
        self.coach.set_look(self.look)
        super()._arrange()
        if self._shown is None or self._finished() or self.coach.isVisibleTo(self):
            return
        self.coach.is_steady = False
        look, place = self.look, self._corner(self._layout(), self._shown)
        if height_of(self.coach, place.width(), look) > place.height():
            self.coach.set_look(replace(look, text_size=min(look.text_size, 100)))  # large type, where there is room
        height = min(height_of(self.coach, place.width(), look), place.height())
        put(self.coach, look, QRectF(place.left(), place.top(), place.width(), height))
        self.coach.show()
        self.coach.raise_()

    def _corner(self, layout: TableLayout, shown: Shown) -> QRectF:
        """Where the column has no room: left of north's plate, above that of west and above west's card."""
        top = (layout.top if shown.view.contract is not None else layout.field.top()) + 8
        backs = layout.back_place(NORTH, HAND_SIZE - 1, HAND_SIZE)
        right = min(layout.plate_rect(NORTH).left(), 2 * layout.ring_centre.x() - backs.x - backs.width / 2) - 8
        if layout.small and shown.view.contract is None:
            right -= BUBBLE
        left = layout.field.left() + 8
        foot = layout.plate_rect(WEST).top()
        if shown.view.phase is Phase.PLAY:
            foot = min(foot, layout.trick_place(WEST).y - layout.card_height / 2)
        return QRectF(left, top, right - left, foot - 8 - top)
