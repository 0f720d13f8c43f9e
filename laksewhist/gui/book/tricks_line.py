"""The tricks of one side: a line to type in, and beside it all numbers with what each of them would give."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from laksewhist.engine.cards import HAND_SIZE
from laksewhist.gui.book.edits import TricksEdit
from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import MIDDLE, Label, Looks, name_it, unit_painter
from laksewhist.gui.table.paint import draw_box
from laksewhist.gui.words import signed

COUNT: Final = HAND_SIZE + 1
Preview = Callable[[int], int | None]


class NumberStrip(Looks, QWidget):
    """The numbers 0 to 13 to click on; those that win are tinted and bold. The keyboard has the line beside it.

    Signal: `picked(int)`.
    """

    picked = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.number: int | None = None
        self._previews: tuple[int | None, ...] = (None,) * COUNT
        self._hovered: int | None = None
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_number(self, number: int | None, preview: Preview) -> None:
        """Marks a number; `preview` tells what the declarer would get with each, None where that cannot be told."""
        self.number = number
        self._previews = tuple(preview(each) for each in range(COUNT))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(COUNT * 40), self.look.px(34 if self.look.small else 42))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(COUNT * 14), self.look.px(34 if self.look.small else 42))

    def centre(self, number: int) -> QPointF:
        """The middle of a number's place, in pixels."""
        return QPointF((number + 0.5) * self.width() / COUNT, self.height() / 2)

    def _at(self, event: QMouseEvent) -> int:
        return max(0, min(int(event.position().x() * COUNT / max(1, self.width())), HAND_SIZE))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.picked.emit(self._at(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hovered = self._at(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hovered = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, whole = unit_painter(self, self.look)
        wide = whole.width() / COUNT
        for number in range(COUNT):
            box = QRectF(number * wide, 0, wide, whole.height()).adjusted(1, 1, -1, -1)
            self._draw(painter, number, box)

    def _draw(self, painter: QPainter, number: int, box: QRectF) -> None:
        theme, preview = self.look.theme, self._previews[number]
        is_chosen, wins = number == self.number, preview is not None and preview > 0
        fill, ink = (theme.accent, theme.on_accent) if is_chosen else (theme.wash if wins else theme.inset, theme.ink)
        line = theme.accent if is_chosen or number == self._hovered else theme.line
        draw_box(painter, box, 7, fill=fill, line=line)
        painter.save()
        painter.resetTransform()
        painter.setPen(QColor(ink))
        place = self.look.rect(box)
        small = self.look.font(12)
        painter.setFont(small)
        words = "" if preview is None else signed(preview)
        if words and painter.fontMetrics().horizontalAdvance(words) <= place.width() - 2:
            below = place.adjusted(0, place.height() * 0.52, 0, -self.look.px(1))
            painter.drawText(below, MIDDLE, words)
            place.setHeight(place.height() * 0.6)
        painter.setFont(self._font(place.width() - 2, bold=is_chosen or wins))
        painter.drawText(place, MIDDLE, str(number))
        painter.restore()

    def _font(self, room: float, *, bold: bool) -> QFont:
        """The largest with which every number fits."""
        fonts = [self.look.font(size, bold=bold) for size in (16, 14, 12)]
        fonts.append(QFont(fonts[-1]))
        fonts[-1].setPixelSize(12)
        return next((font for font in fonts if QFontMetrics(font).horizontalAdvance("13") <= room), fonts[-1])


class TricksLine(QWidget):
    """One number of tricks. Signal: `edited(int)`, -1 where nothing is typed any more; `clicked()` after a click."""

    edited = Signal(int)
    clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = Label(14)
        self.edit = TricksEdit(self)
        self.strip = NumberStrip(self)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.addWidget(self.name)
        self._line.addWidget(self.edit)
        self._line.addWidget(self.strip, 1)
        self.edit.textEdited.connect(self._on_typed)
        self.strip.picked.connect(self._on_picked)

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        self._line.setSpacing(look.px(8))
        self.name.set_look(look)
        self.name.setFixedWidth(look.px(60 if look.small else 84))
        self.strip.set_look(look)
        self.edit.setFont(look.font(18, bold=True))
        self.edit.setFixedSize(look.px(48 if look.small else 58), look.px(34 if look.small else 42))

    def show_number(self, number: int | None, preview: Preview) -> None:
        """Shows a number, without telling."""
        if self.edit.number != number:
            self.edit.setText("" if number is None else str(number))
        self.strip.show_number(number, preview)

    def word(self, name: str, spoken: str) -> None:
        """The name before the line, empty where there is only one; and what the line is for."""
        self.name.setText(name)
        self.name.setVisible(bool(name))
        name_it(self.edit, spoken)

    def take_focus(self) -> None:
        """Gives the keyboard to the line."""
        self.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self.edit.selectAll()

    def _on_typed(self) -> None:
        number = self.edit.number
        self.edited.emit(-1 if number is None else number)

    def _on_picked(self, number: int) -> None:
        self.edit.setText(str(number))
        self.edited.emit(number)
        self.clicked.emit()
