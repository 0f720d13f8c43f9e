"""What every panel is made of: the panel itself, labels and lines, painted as the study shows them.

All sizes are layout units; `set_look` turns them into pixels. Nothing here knows the game.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QHelpEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QLabel, QLayout, QSizePolicy, QToolTip, QWidget

from laksewhist.gui.look import Look
from laksewhist.gui.table.paint import draw_box, fill
from laksewhist.gui.table.theme import LIGHT

Align = Qt.AlignmentFlag
LEFT: Final = Align.AlignLeft | Align.AlignVCenter
MIDDLE: Final = Align.AlignCenter
RIGHT: Final = Align.AlignRight | Align.AlignVCenter

DEFAULT_LOOK: Final = Look(LIGHT, 1.0, small=False)


class Looks:
    """Something that wants to know how it looks; `look` is the last that it was told."""

    look: Look = DEFAULT_LOOK

    def set_look(self, look: Look) -> None:
        """Takes over sizes and colours."""
        self.look = look
        if isinstance(self, QWidget):
            self.updateGeometry()
            self.update()


def unit_painter(widget: QWidget, look: Look) -> tuple[QPainter, QRectF]:
    """A painter on the widget that counts in layout units, and the widget's rectangle in them."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(look.scale, look.scale)
    return painter, QRectF(0, 0, widget.width() / look.scale, widget.height() / look.scale)


def draw_focus(painter: QPainter, look: Look, box: QRectF, radius: float) -> None:
    """The 4 px outline of what has the keyboard, inside the box."""
    draw_box(painter, box.adjusted(2, 2, -2, -2), radius, line=look.theme.focus, width=4)


def clear_layout(layout: QLayout) -> None:
    """Takes out of a layout all that is in it; widgets are deleted."""
    while (item := layout.takeAt(0)) is not None:
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
        elif inner is not None:
            clear_layout(inner)


class Label(Looks, QLabel):
    """A text of one size and colour; it ends in an ellipsis, with the whole as its tip, where there is no room.

    With `wrap` it takes more lines instead; with `least` its type first shrinks to that size. Type that is larger than
    usual because the person likes it so shrinks to the usual size first.
    """

    def __init__(
        self,
        size: float = 15,
        token: str = "ink",
        *,
        bold: bool = False,
        align: Align = LEFT,
        wrap: bool = False,
        least: float | None = None,
    ) -> None:
        super().__init__()
        self._size, self._token, self._bold, self._least = size, token, bold, least
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(align)
        self.setWordWrap(wrap)
        horizontal = QSizePolicy.Policy.Ignored if wrap else QSizePolicy.Policy.Preferred
        policy = QSizePolicy(horizontal, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(wrap)
        self.setSizePolicy(policy)
        self.set_look(DEFAULT_LOOK)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self.setFont(look.font(self._size, bold=self._bold))
        self.set_token(self._token)
        self.fit()

    def set_token(self, token: str, *, bold: bool | None = None) -> None:
        """Changes the colour, and the weight where it is given."""
        self._token = token
        if bold is not None and bold != self._bold:
            self._bold = bold
            self.setFont(self.look.font(self._size, bold=bold))
            self.fit()
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, self.look.color(token))
        self.setPalette(palette)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Takes the largest type with which the text fits, where it may shrink."""
        least = self._shrinks_to()
        if least is None:
            return
        size = self._size
        self.setFont(self.look.font(size, bold=self._bold))
        while size > least and self.fontMetrics().horizontalAdvance(self.text()) > self.room():
            size -= 1
            self.setFont(self.look.font(size, bold=self._bold))

    def fit_into(self, width: int, height: int) -> None:
        """Gives wrapped type that is larger than usual the largest size with which it fits, the usual one at least."""
        size, least = self._size, self._size * 100 / max(100, self.look.text_size)
        self.setFont(self.look.font(size, bold=self._bold))
        while size > least and self.heightForWidth(width) > height:
            size -= 1
            self.setFont(self.look.font(size, bold=self._bold))

    def _shrinks_to(self) -> float | None:
        """The size that the type may shrink to, or None where it must not."""
        if self.wordWrap() or self.look.text_size <= 100:
            return self._least
        return (self._size if self._least is None else self._least) * 100 / self.look.text_size

    def room(self) -> int:
        """The width in pixels that the text may take."""
        return self.contentsRect().width()

    def sizeHint(self) -> QSize:
        if self._shrinks_to() is None:
            return super().sizeHint()
        metrics = QFontMetrics(self.look.font(self._size, bold=self._bold))
        return QSize(metrics.horizontalAdvance(self.text()), metrics.height())

    def is_elided(self) -> bool:
        """Whether not all of the text is to be seen."""
        return not self.wordWrap() and self.fontMetrics().horizontalAdvance(self.text()) > self.contentsRect().width()

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        if self.wordWrap():
            return QSize(0, hint.height())
        return QSize(min(hint.width(), self.fontMetrics().horizontalAdvance("Mmm…")), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.is_elided():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        rect = self.contentsRect()
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, self.alignment(), text)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and not self.toolTip():
            QToolTip.showText(event.globalPos(), self.text() if self.is_elided() else "", self)
            return True
        return super().event(event)


class Rule(Looks, QWidget):
    """A fine line across the panel."""

    def sizeHint(self) -> QSize:
        return QSize(1, max(1, self.look.px(1)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self.look.color("line"))


def name_it(widget: QWidget, name: str, description: str = "") -> None:
    """Says to assistive technology what a widget is."""
    widget.setAccessibleName(name)
    widget.setAccessibleDescription(description)
