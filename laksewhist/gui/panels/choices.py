"""Suits and cards to choose one of: places of card paper in a row."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy

from laksewhist.engine.cards import Card, Suit
from laksewhist.gui.panels.buttons import KeyButton
from laksewhist.gui.panels.widgets import MIDDLE, draw_focus, name_it, unit_painter
from laksewhist.gui.table.paint import TAG_RATIO, draw_box, draw_suit, draw_tag
from laksewhist.gui.texts import card_text, suit_text

CAPTION = 18
"""Height of the line with the word."""
DIMMED = 0.45
"""Opacity of what cannot be chosen."""


class Choice(KeyButton):
    """A suit or a card to choose, with a word below it; checkable. The chosen one has a frame and a tick."""

    def __init__(self, content: Suit | Card) -> None:
        super().__init__()
        self.content = content
        self.caption = ""
        self.reason = ""
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def word(self, caption: str, reason: str = "") -> None:
        """The word below; with a `reason` it cannot be chosen, and its tip says why."""
        content = self.content
        spoken = suit_text(content) if isinstance(content, Suit) else card_text(content)
        self.caption, self.reason = caption, reason
        name_it(self, spoken, reason or caption)
        self.setToolTip(reason or spoken)
        self.setEnabled(not reason)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(64), self.look.px(54 if self.look.small else 64))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(48), self.look.px(50))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, whole = unit_painter(self, self.look)
        theme = self.look.theme
        edge = 6 if self.hasFocus() else 1  # the outline stands clear of the frame that marks the chosen one
        box = whole.adjusted(edge, edge, -edge, -edge)
        painter.setOpacity(1 if self.isEnabled() else DIMMED)
        draw_box(painter, box, 10, fill=theme.paper, line=theme.card_edge)
        self._draw_content(painter, box)
        painter.setOpacity(1)
        if not self.isEnabled():
            painter.setPen(QPen(QColor(theme.soft), 1.2))
            y = self._middle(box).y()
            painter.drawLine(QPointF(box.left() + 10, y), QPointF(box.right() - 10, y))
        elif self.isChecked():
            draw_box(painter, box.adjusted(1.5, 1.5, -1.5, -1.5), 9, line=theme.accent, width=4)
            draw_box(painter, box.adjusted(3.5, 3.5, -3.5, -3.5), 7, line=theme.card_ink)  # salmon on paper is faint
            self._draw_tick(painter, box)
        elif self.underMouse() or self.isDown():
            draw_box(painter, box.adjusted(0.5, 0.5, -0.5, -0.5), 10, line=theme.accent, width=2)
        if self.hasFocus():
            draw_focus(painter, self.look, whole, 12)

    def _draw_content(self, painter: QPainter, box: QRectF) -> None:
        look, middle = self.look, self._middle(box)
        letter = self.content.code
        if isinstance(self.content, Suit):
            draw_suit(
                painter,
                letter,
                middle,
                min(28, box.height() * 0.48),
                look.theme.card_suit(letter, four=look.four_colours),
            )
        else:
            tag = QRectF(0, 0, 30 * TAG_RATIO, 30)
            tag.moveCenter(middle)
            draw_tag(painter, letter, tag, look.theme, four=look.four_colours, danish=look.danish)
        if self.caption:
            self._draw_caption(painter)

    def _middle(self, box: QRectF) -> QPointF:
        """The middle of what is above the word."""
        return QPointF(box.center().x(), box.top() + (box.height() - (CAPTION if self.caption else 0)) / 2 + 1)

    def _draw_caption(self, painter: QPainter) -> None:
        painter.save()
        painter.resetTransform()
        painter.setFont(self.look.font(12))
        painter.setPen(QColor(self.look.theme.card_ink))
        edge = self.look.px(2)
        line = self.rect().adjusted(edge, self.height() - self.look.px(CAPTION + 3), -edge, -self.look.px(5))
        text = painter.fontMetrics().elidedText(self.caption, Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(line, MIDDLE, text)
        painter.restore()

    def _draw_tick(self, painter: QPainter, box: QRectF) -> None:
        theme, centre = self.look.theme, QPointF(box.right() - 10, box.top() + 10)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent))
        painter.drawEllipse(centre, 8, 8)
        painter.setPen(QPen(QColor(theme.on_accent), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPolyline(
            QPolygonF([centre + QPointF(-3.5, 0.5), centre + QPointF(-1, 3), centre + QPointF(3.5, -2.5)])
        )
