"""The coach: one or two sentences about the decision at hand, and the way back to one's own game."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from laksewhist.gui.panels.panel import Panel
from laksewhist.gui.panels.quiet_button import QuietButton
from laksewhist.gui.panels.score_strip import Mark
from laksewhist.gui.panels.widgets import Label, name_it
from laksewhist.gui.practice.coach import Said, advise, all_said
from laksewhist.gui.practice.lessons import Lesson
from laksewhist.gui.shown import Shown

LEFT, RIGHT = 16, 14
"""Its margins, in layout units."""


class SmallMark(Mark):
    """The salmon, as one who speaks."""

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(38), self.look.px(28))


class CoachPanel(Panel):
    """Says what to look for. While the person is not asked it keeps what it said last.

    While it `is_steady` it takes the height for all that the lesson says, so that nothing below it moves.
    Signals: `leaveRequested()` when the person wants to go back.
    """

    leaveRequested = Signal()

    def __init__(self, lesson: Lesson, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lesson = lesson
        self._asked: Shown | None = None
        self.is_steady = True
        self.title = Label(16, bold=True, least=13)
        self.text = Label(14, wrap=True)
        self.leave_button = QuietButton()
        self.leave_button.clicked.connect(self.leaveRequested)
        head = QHBoxLayout()
        head.addWidget(SmallMark())
        head.addWidget(self.title, 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.leave_button)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addWidget(self.text)
        column.addStretch(1)
        column.addLayout(foot)
        self.space(head, (0, 0, 0, 0), 8)
        self.space(foot, (0, 0, 0, 0), 0)
        self.space(column, (LEFT, 10, RIGHT, 10), 4)
        self.retranslate()

    def begin(self) -> None:
        """Forgets what was said: the deal begins."""
        self._asked = None

    def show_deal(self, shown: Shown | None) -> None:
        if shown is not None and (shown.is_my_turn or self._asked is None):
            self._asked = shown
        super().show_deal(shown)

    def height_for(self, width: int) -> int:
        now = super().height_for(width)
        if self._asked is None or not self.is_steady:
            return now
        room = width - self.look.px(LEFT) - self.look.px(RIGHT)
        texts = [said.text for said in all_said(self._lesson, self._asked)]
        metrics = self.text.fontMetrics()
        heights = [metrics.boundingRect(0, 0, room, 9999, Qt.TextFlag.TextWordWrap, text).height() for text in texts]
        return now + max(0, max(heights) - self.text.heightForWidth(room))

    def retranslate(self) -> None:
        self.leave_button.setText(self.tr("Back to your game"))
        if self._asked is None:
            return
        said = advise(self._lesson, self._asked)
        self._say(said)

    def _say(self, said: Said) -> None:
        self.title.setText(said.title)
        self.text.setText(said.text)
        name_it(self, said.title, said.text)
