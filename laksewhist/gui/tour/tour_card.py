"""The tour's card: a heading, one or two sentences, how far one is, and the three ways on."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from laksewhist.gui.panels.buttons import Button
from laksewhist.gui.panels.panel import Panel
from laksewhist.gui.panels.quiet_button import QuietButton
from laksewhist.gui.panels.signs import Sign
from laksewhist.gui.panels.widgets import RIGHT, Label, name_it, unit_painter


class Dots(Sign):
    """A dot for each step; the present one is a bar."""

    def __init__(self, count: int) -> None:
        super().__init__(count * 14 + 12, 10)
        self.count, self.at = count, 0

    def show_step(self, at: int) -> None:
        """Marks a step, counted from 0."""
        self.at = at
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = unit_painter(self, self.look)
        painter.setPen(Qt.PenStyle.NoPen)
        x, y = 0.0, box.center().y() - 4
        for step in range(self.count):
            width = 20.0 if step == self.at else 8.0
            painter.setBrush(self.look.color("accent" if step <= self.at else "line"))
            painter.drawRoundedRect(QRectF(x, y, width, 8), 4, 4)
            x += width + 6


class TourCard(Panel):
    """Shows one step. Signals: `backRequested()`, `nextRequested()`, `skipRequested()`."""

    backRequested = Signal()
    nextRequested = Signal()
    skipRequested = Signal()

    def __init__(self, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._count, self._at = count, 0
        self.title = Label(18, bold=True)
        self.number = Label(13, "soft", align=RIGHT)
        self.text = Label(15, wrap=True)
        self.dots = Dots(count)
        self.skip_button = QuietButton()
        self.back_button = Button()
        self.next_button = Button(main=True)
        self.skip_button.clicked.connect(self.skipRequested)
        self.back_button.clicked.connect(self.backRequested)
        self.next_button.clicked.connect(self.nextRequested)
        self._build()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.number)
        buttons = QHBoxLayout()
        buttons.addWidget(self.back_button, 45)
        buttons.addWidget(self.next_button, 55)
        way = QHBoxLayout()
        way.addWidget(self.dots)
        way.addStretch(1)
        way.addWidget(self.skip_button)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addWidget(self.text)
        column.addStretch(1)
        column.addLayout(way)
        column.addLayout(buttons)
        self.space(head, (0, 0, 0, 0), 8)
        self.space(way, (0, 0, 0, 0), 8)
        self.space(buttons, (0, 0, 0, 0), 8)
        self.space(column, (20, 14, 20, 18), 8)

    @property
    def buttons(self) -> tuple[QAbstractButton, ...]:
        """What the keyboard goes round, in order."""
        every = (self.next_button, self.skip_button, self.back_button)
        return tuple(each for each in every if each.isEnabled() and not each.isHidden())

    def show_step(self, at: int, title: str, text: str) -> None:
        """Shows a step, counted from 0."""
        self._at = at
        self.title.setText(title)
        self.text.setText(text)
        self.dots.show_step(at)
        self.back_button.setEnabled(at > 0)
        last = at == self._count - 1
        self.number.setText(self.tr("{step} of {steps}").format(step=at + 1, steps=self._count))
        self.skip_button.setText(self.tr("Skip tour"))
        self.skip_button.setVisible(not last)
        self.back_button.setText(self.tr("Back"))
        self.next_button.setText(self.tr("To the table") if last else self.tr("Next"))
        name_it(self, title, text)
        name_it(self.next_button, self.next_button.text(), f"{title}. {text}")  # it has the keyboard: so it is read out

    def wanted_size(self, width: float) -> QSize:
        """Its size in pixels at a width in layout units."""
        wide = self.look.px(width)
        return QSize(wide, self.height_for(wide))
