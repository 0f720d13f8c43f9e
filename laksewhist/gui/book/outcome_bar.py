"""What an entry comes to: one line, and the points of everybody."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import MIDDLE, Label, Looks, Rule, unit_painter
from laksewhist.gui.table.paint import draw_box
from laksewhist.gui.words import isolated, signed
from laksewhist.store.tournament import Participant


class PointsStrip(Looks, QWidget):
    """Everybody's name over what he gets; a dash where that is not known yet."""

    def __init__(self, people: Sequence[Participant], parent: QWidget) -> None:
        super().__init__(parent)
        self._names = tuple(each.name for each in people)
        self.points: tuple[int, ...] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_points(self, points: Sequence[int] | None) -> None:
        """Shows these, or none."""
        self.points = None if points is None else tuple(points)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(100 * len(self._names)), self._tall)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(50 * len(self._names)), self._tall)

    @property
    def _tall(self) -> int:
        sizes = (self.look.font(13), self.look.font(19, bold=True))
        return sum(QFontMetrics(font).height() for font in sizes) + self.look.px(8)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, whole = unit_painter(self, self.look)
        wide = whole.width() / len(self._names)
        for at, name in enumerate(self._names):
            box = QRectF(at * wide, 0, wide, whole.height()).adjusted(0 if at == 0 else 3, 0, -3, 0)
            self._draw(painter, box, name, None if self.points is None else self.points[at])

    def _draw(self, painter: QPainter, box: QRectF, name: str, points: int | None) -> None:
        theme, look = self.look.theme, self.look
        got = points is not None and points > 0
        draw_box(painter, box, 9, fill=theme.wash if got else theme.inset, line=theme.line)
        painter.save()
        painter.resetTransform()
        place = look.rect(box)
        painter.setFont(look.font(13))
        painter.setPen(QColor(theme.ink if got else theme.soft))
        above = place.adjusted(look.px(6), look.px(4), -look.px(6), -place.height() * 0.53)
        text = painter.fontMetrics().elidedText(isolated(name), Qt.TextElideMode.ElideRight, int(above.width()))
        painter.drawText(above, MIDDLE, text)
        painter.setFont(look.font(19, bold=True))
        painter.setPen(QColor(theme.ink if points else theme.soft))
        below = place.adjusted(0, place.height() * 0.40, 0, -look.px(2))
        painter.drawText(below, MIDDLE, "–" if points is None else signed(points))
        painter.restore()


class OutcomeBar(QWidget):
    """Asks for what is missing, or says what is entered."""

    def __init__(self, people: Sequence[Participant], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rule = Rule()
        self.line = Label(20, bold=True, least=13)
        self.strip = PointsStrip(people, self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for part in (self._rule, self.line, self.strip):
            self._column.addWidget(part)

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        for part in (self._rule, self.line, self.strip):
            part.set_look(look)
        self._column.setSpacing(look.px(5 if look.small else 8))

    def ask(self, words: str) -> None:
        """Something is missing: this."""
        self.line.set_token("soft", bold=False)
        self.line.setText(words)
        self.strip.show_points(None)

    def show_points(self, words: str, points: Sequence[int]) -> None:
        """It is whole, and says this."""
        self.line.set_token("ink", bold=True)
        self.line.setText(words)
        self.strip.show_points(points)
