"""One participant's place in the score strip: the name and the sum, which never moves."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from laksewhist.gui.medallion import first_signs
from laksewhist.gui.panels.widgets import LEFT, RIGHT, Looks, unit_painter
from laksewhist.gui.table.paint import draw_box
from laksewhist.gui.texts import Role, role_text, signed

LONGEST_NAME: Final = 12
"""Characters of a name that are shown at the most."""
NAME_UP, REMARK_DOWN = 8, 10
"""How far name and remark stand from the middle of a cell of one line."""
BAR_WIDTH, BAR_HEIGHT = 5.0, 26.0
"""Of the bar in a participant's colour, at the left of the name."""
ONE_LINE: Final = 132
"""Width from which name and sum stand in one line."""


class ScoreCell(Looks, QWidget):
    """Name, sum, the sign of the dealer and who sits out; narrow cells have the name above the sum."""

    def __init__(self) -> None:
        super().__init__()
        self.name, self.sum, self.remark = "", "", ""
        self._negative = self._first = self._deals = False
        self._colour: str | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_score(
        self, name: str, points: int, *, first: bool, deals: bool, sits_out: bool, colour: str | None = None
    ) -> None:
        """Shows a participant; `first` has no line at the left, `colour` is a bar before the name."""
        self._colour = colour
        self.name, self.sum = name, signed(points)
        self._negative, self._first = points < 0, first
        self._deals = deals
        remarks = [role_text(Role.DEALER)] if deals else []
        #: beside a name in the score strip: takes no part in this deal
        self.remark = self.tr("sits out") if sits_out else ""
        if sits_out:
            remarks.append(self.remark)
        told = ", ".join([f"{name} {self.sum}", *remarks])
        self.setAccessibleName(told)
        self.setToolTip(told)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(164), self.look.px(44))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(64), self.look.px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = unit_painter(self, self.look)
        if not self._first:
            painter.setPen(QPen(self.look.color("line"), 1))
            painter.drawLine(QPointF(0.5, box.top() + 9), QPointF(0.5, box.bottom() - 9))
        if self._colour is not None:
            bar = QRectF(2, box.center().y() - BAR_HEIGHT / 2, BAR_WIDTH, BAR_HEIGHT)
            draw_box(painter, bar, BAR_WIDTH / 2, fill=self._colour, line=self.look.theme.panel, width=1)
        one_line = box.width() >= ONE_LINE
        left = 14.0 if one_line else 8.0 if self._colour is None else 11.0
        name_box = QRectF(left, box.top(), box.width() - left - 8, box.height() if one_line else box.height() / 2)
        sum_box = QRectF(name_box)
        sum_box.setRight(box.right() - (14 if one_line else 10))
        if not one_line:
            name_box.moveTop(box.top() + 2)
            sum_box.moveTop(box.center().y() - 1)
        sum_width = self._draw_text(painter, sum_box, self.sum, 18, "bad" if self._negative else "ink", right=True)
        if self._deals:
            self._draw_dealer(painter, QPointF(name_box.left(), name_box.center().y()))
            name_box.setLeft(name_box.left() + 22)
        if one_line:
            name_box.setRight(sum_box.right() - sum_width - 8)
        if self.remark:
            below = QRectF(name_box)
            below.moveTop(name_box.top() + REMARK_DOWN if one_line else sum_box.top())
            below.setLeft(name_box.left() if one_line else left)
            below.setRight(sum_box.right() - sum_width - 4)
            name_box.translate(0, -NAME_UP if one_line else 0)
            self._draw_text(painter, below, self.remark, 12, "soft", right=False)
        self._draw_text(painter, name_box, short(self.name), 15, "soft", right=False)

    def _draw_text(self, painter: QPainter, box: QRectF, text: str, size: float, token: str, *, right: bool) -> float:
        """Paints one text, elided where it must be; returns its width in units."""
        painter.save()
        painter.resetTransform()
        painter.setFont(self.look.font(size, bold=right))
        painter.setPen(self.look.color(token))
        place = self.look.rect(box)
        if self.look.text_size > 100 and painter.fontMetrics().horizontalAdvance(text) > place.width():
            painter.setFont(self.look.font(size * 100 / self.look.text_size, bold=right))
        fitted = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(place.width()) + 1)
        painter.drawText(place, RIGHT if right else LEFT, fitted)
        width = painter.fontMetrics().horizontalAdvance(fitted) / self.look.scale
        painter.restore()
        return width

    def _draw_dealer(self, painter: QPainter, left: QPointF) -> None:
        """The dealer's sign: two cards."""
        theme = self.look.theme
        draw_box(painter, QRectF(left.x(), left.y() - 8, 10, 14), 2, line=theme.soft, width=1.6)
        draw_box(painter, QRectF(left.x() + 4, left.y() - 6, 10, 14), 2, fill=theme.room, line=theme.soft, width=1.6)


def short(name: str) -> str:
    """The name, at most twelve characters of it."""
    return first_signs(name, LONGEST_NAME)
