"""One bid of the ladder, as a place to choose."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from laksewhist.engine.bids import Bid, NoloBid
from laksewhist.gui.panels.buttons import KeyButton
from laksewhist.gui.panels.widgets import MIDDLE, draw_focus, name_it, unit_painter
from laksewhist.gui.table.paint import draw_box
from laksewhist.gui.texts import bid_kind_text, bid_text

NOLO_SIZE, NOLO_EDGE = 14, 8
"""Type of the names of the nolo bids, and the room beside them."""
WIDEST_LEVEL: Final = "13"
ARROWS: Final = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down})


class CellState(Enum):
    """How a bid stands in the auction."""

    FREE = "free"
    TOO_LOW = "too low"
    STANDING = "standing"


class BidCell(KeyButton):
    """One bid: a square with its level, or a pill with its name in nolo.

    Signal: `looked()` when the pointer or the keyboard has come to it or left it.
    """

    looked = Signal()

    def __init__(self, bid: Bid) -> None:
        super().__init__()
        self.bid = bid
        self.state = CellState.FREE
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_state(self, state: CellState, tip: str) -> None:
        """How the bid stands, and the tip that says so; only a free one can be chosen."""
        self.state = state
        self.setEnabled(state is CellState.FREE)
        self.setToolTip(tip)
        name_it(self, bid_text(self.bid), tip)
        self.update()

    def label(self) -> str:
        """What is written in the cell."""
        return bid_kind_text(self.bid.kind) if isinstance(self.bid, NoloBid) else str(self.bid.level)

    def sizeHint(self) -> QSize:
        wide = self._least_width() if isinstance(self.bid, NoloBid) else self.look.px(40)
        return QSize(wide, self.look.px(30 if self.look.small else 38))

    def minimumSizeHint(self) -> QSize:
        wide = min(self._least_width(), self.look.px(110)) if isinstance(self.bid, NoloBid) else self.look.px(30)
        return QSize(wide, self.look.px(30))

    def _least_width(self) -> int:
        """Room for the name of a nolo bid, also when it is chosen and bold."""
        metrics = QFontMetrics(self.look.font(NOLO_SIZE, bold=True))
        return max(self.look.px(86), metrics.horizontalAdvance(self.label()) + self.look.px(2 * NOLO_EDGE + 2))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.looked.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.looked.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.looked.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.looked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            event.ignore()  # the ladder knows the way; Qt's own would lead to disabled bids and stop there
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = unit_painter(self, self.look)
        radius = box.height() / 2 - 1 if isinstance(self.bid, NoloBid) else 8
        ink = self._draw_box(painter, box.adjusted(0.5, 0.5, -0.5, -0.5), radius)
        self._draw_label(painter, box, ink)
        if self.hasFocus():
            draw_focus(painter, self.look, box, radius - 1)
            if self.isChecked():  # or the outline would drown in the fill
                draw_box(painter, box.adjusted(4.5, 4.5, -4.5, -4.5), radius - 3, line=self.look.theme.panel, width=2)

    def _draw_box(self, painter: QPainter, box: QRectF, radius: float) -> str:
        """Paints what is behind the label; returns the label's colour."""
        theme = self.look.theme
        if self.state is CellState.TOO_LOW:
            return theme.soft
        if self.state is CellState.STANDING:
            draw_box(painter, box, radius, fill=theme.gold, line=theme.card_ink)
            return theme.card_ink
        if self.isChecked():
            draw_box(painter, box, radius, fill=theme.accent, line=theme.accent)
            return theme.on_accent
        fill = theme.wash if isinstance(self.bid, NoloBid) else theme.inset
        draw_box(painter, box, radius, fill=fill, line=theme.accent if self.underMouse() else theme.line)
        return theme.ink

    def shown_text(self) -> str:
        """As much of the label as there is room for."""
        return QFontMetrics(self._font()).elidedText(self.label(), Qt.TextElideMode.ElideRight, self._room())

    def _room(self) -> int:
        return self.width() - 2 * self.look.px(NOLO_EDGE if isinstance(self.bid, NoloBid) else 1)

    def _font(self) -> QFont:
        """Type that is larger than usual shrinks to the usual size where it must; all levels are of one size."""
        nolo, bold = isinstance(self.bid, NoloBid), self.state is not CellState.TOO_LOW
        size: float = NOLO_SIZE if nolo else 18 if self.isChecked() else 17
        widest, least = self.label() if nolo else WIDEST_LEVEL, size * 100 / max(100, self.look.text_size)
        font = self.look.font(size, bold=bold)
        while size > least and QFontMetrics(font).horizontalAdvance(widest) >= self._room():
            size = max(least, size - 0.5)
            font = self.look.font(size, bold=bold)
        return font

    def _draw_label(self, painter: QPainter, box: QRectF, ink: str) -> None:
        low = self.state is CellState.TOO_LOW
        painter.save()
        painter.resetTransform()
        painter.setFont(self._font())
        painter.setPen(QColor(ink))
        text = self.shown_text()
        painter.drawText(self.rect(), MIDDLE, text)
        half = painter.fontMetrics().horizontalAdvance(text) / self.look.scale / 2 + 4
        painter.restore()
        if low:
            painter.setPen(QPen(QColor(ink), 1))
            y = box.center().y() + 0.5
            painter.drawLine(QPointF(box.center().x() - half, y), QPointF(box.center().x() + half, y))
