"""A choice with the key that takes it: a participant, alone, or the number of a vip card."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from laksewhist.engine.values import dataclass
from laksewhist.gui.medallion import ink_on
from laksewhist.gui.panels.buttons import KeyButton
from laksewhist.gui.panels.widgets import LEFT, draw_focus, name_it, unit_painter
from laksewhist.gui.table.paint import draw_box
from laksewhist.gui.words import isolated

NAME: Final = 16
DISC: Final = 13.0
"""Radius of the disc with the digit."""
EDGE: Final = 10.0
PASSED_ON: Final = frozenset(
    {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down}
)
"""Keys that the row and the window know what to do with."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a chip offers: `value`, taken by the key `digit`; a `reason` says why that cannot be in this deal.

    `spare` is one that says the same as another one.
    """

    value: int
    digit: str
    words: str
    colour: str | None = None
    reason: str = ""
    spare: bool = False


class Chip(KeyButton):
    """One choice of a row; the chosen one is filled, and has a tick in the place of its digit."""

    def __init__(self, choice: Choice) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.choice = choice
        self.show_choice(choice)

    def show_choice(self, choice: Choice) -> None:
        """Offers this."""
        self.choice = choice
        self.setToolTip(choice.reason or choice.words)
        name_it(self, choice.words, choice.reason)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self.look.font(NAME, bold=True))
        wide = metrics.horizontalAdvance(self.choice.words) + self._indent + self.look.px(EDGE)
        return QSize(min(wide, self.look.px(190)), self._tall)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._indent + self.look.px(EDGE), self._tall)

    @property
    def _indent(self) -> int:
        """Where the words begin."""
        return self.look.px(31 if self.look.small else 2 * DISC + 2 * EDGE)

    @property
    def _tall(self) -> int:
        return self.look.px(31 if self.look.small else 38)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in PASSED_ON:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def nextCheckState(self) -> None:
        """The form decides what is chosen."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, whole = unit_painter(self, self.look)
        box = whole.adjusted(1, 1, -1, -1)
        theme, radius = self.look.theme, box.height() / 2
        if self._is_dim:
            pen = QPen(QColor(theme.line), 1.2)
            pen.setDashPattern([4, 3])
            painter.setPen(pen)
            painter.drawRoundedRect(box, radius, radius)
        elif self.isChecked():
            draw_box(painter, box, radius, fill=theme.accent, line=theme.accent)
        else:
            fill = theme.wash if self.isDown() else theme.inset
            draw_box(painter, box, radius, fill=fill, line=theme.accent if self.underMouse() else theme.line)
        self._draw_disc(painter, QPointF(box.left() + box.height() / 2, box.center().y()))
        self._draw_words(painter)
        if self.hasFocus():
            draw_focus(painter, self.look, whole, radius)
            if self.isChecked():
                draw_box(painter, whole.adjusted(4.5, 4.5, -4.5, -4.5), radius - 4, line=theme.panel, width=2)

    @property
    def _is_dim(self) -> bool:
        return bool(self.choice.reason) and not self.isChecked()

    def _draw_disc(self, painter: QPainter, at: QPointF) -> None:
        theme = self.look.theme
        fill = self.choice.colour or theme.panel
        ink = ink_on(fill)
        if self.isChecked():
            fill, ink = theme.on_accent, theme.accent
        radius = DISC - 2 if self.look.small else DISC
        if not self._is_dim:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(fill))
            painter.drawEllipse(at, radius, radius)
        painter.save()
        painter.setFont(self.look.font(14, bold=True))
        painter.resetTransform()
        painter.setPen(QColor(theme.soft if self._is_dim else ink))
        side = self.look.px(2 * DISC)
        place = QRectF(self.look.point(at).x() - side / 2, self.look.point(at).y() - side / 2, side, side)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, "✓" if self.isChecked() else self.choice.digit)
        painter.restore()

    def _draw_words(self, painter: QPainter) -> None:
        theme, look = self.look.theme, self.look
        painter.save()
        painter.resetTransform()
        painter.setFont(look.font(NAME, bold=self.isChecked()))
        ink = theme.on_accent if self.isChecked() else theme.ink
        painter.setPen(QColor(theme.soft if self._is_dim else ink))
        room = self.rect().adjusted(self._indent, 0, -look.px(EDGE / 2), 0)
        text = painter.fontMetrics().elidedText(isolated(self.choice.words), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, int(LEFT) | int(Qt.AlignmentFlag.AlignAbsolute), text)
        painter.restore()
