"""A row of the summary's table: a player with tricks, sum before, points of the deal, and sum now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from laksewhist.engine.values import dataclass
from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import RIGHT, Label, Looks, Rule, unit_painter
from laksewhist.gui.table.paint import draw_box
from laksewhist.gui.texts import Role, signed

WIDTHS: Final = (86, 96, 96, 92)
"""Widths of the columns of numbers, with what is left of each."""
NARROW_WIDTHS: Final = (56, 74, 78, 78)
"""The same in a narrow sheet."""
GAP: Final = 10
REMARK_SHARE: Final = 0.5
"""The part of the room before the numbers that a remark can claim."""
BARS: Final = {Role.DECLARER: "salmon", Role.JOINED: "gold", Role.PARTNER: "gold"}


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """What the summary says of one player; `remark` is the role in words, `bad` where it is one to regret."""

    name: str
    role: Role | None
    remark: str
    tricks: int
    before: int
    points: int
    now: int
    bad: bool = False


class Bar(Looks, QWidget):
    """The coloured bar of a declarer or partner."""

    def __init__(self) -> None:
        super().__init__()
        self.token = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(5), self.look.px(24))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.token:
            return
        painter, box = unit_painter(self, self.look)
        bar = QRectF(0, box.center().y() - 12, 5, 24)
        draw_box(painter, bar, 2.5, fill=getattr(self.look.theme, self.token))


class SummaryRow(Looks, QWidget):
    """Shows one `PlayerResult`."""

    def __init__(self) -> None:
        super().__init__()
        self.bar = Bar()
        self.name = Label(17, bold=True)
        self.remark = Label(14, "soft", wrap=True)
        self.tricks = Label(16, align=RIGHT)
        self.before = Label(16, "soft", align=RIGHT)
        self.points = Label(18, bold=True, align=RIGHT)
        self.now = Label(18, bold=True, align=RIGHT)
        self.numbers = (self.tricks, self.before, self.points, self.now)
        self._row = QHBoxLayout()
        self._row.addWidget(self.bar)
        self._row.addWidget(self.name)
        self._row.addWidget(self.remark, 1)
        for number in self.numbers:
            self._row.addWidget(number)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(Rule())
        column.addLayout(self._row, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_look(self.look)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self._row.setSpacing(look.px(GAP))
        self.setFixedHeight(look.px(37 if look.small else 44))
        self.set_widths(WIDTHS)

    def set_widths(self, widths: Sequence[float]) -> None:
        """Gives the columns of numbers these widths."""
        for number, width in zip(self.numbers, widths, strict=True):
            number.setFixedWidth(self.look.px(width - GAP))
        self._share_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """Cuts a long name rather than the remark, which gets what it needs for two lines."""
        gap = self.look.px(GAP)
        taken = self.bar.sizeHint().width() + gap + sum(number.width() + gap for number in self.numbers)
        room = self.width() - taken - gap
        wanted = self.remark.fontMetrics().horizontalAdvance(self.remark.text())
        self.name.setMaximumWidth(max(room - min(wanted + 2, round(room * REMARK_SHARE)), 0))
        self.remark.fit_into(max(1, room - self.name.maximumWidth()), self.height() - 2)

    def show_result(self, result: PlayerResult) -> None:
        """Fills the row."""
        self.bar.token = BARS.get(result.role, "") if result.role is not None else ""
        self.bar.update()
        self.name.setText(result.name)
        self.remark.setText(result.remark)
        self.remark.set_token("bad" if result.bad else "soft")
        self._share_room()
        self.tricks.setText(str(result.tricks))
        self.before.setText(signed(result.before))
        self.points.setText(signed(result.points))
        self.points.set_token("good" if result.points > 0 else "bad" if result.points < 0 else "ink")
        self.now.setText(signed(result.now))


class SummaryHead(Looks, QWidget):
    """The heads of the columns of numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.labels = tuple(Label(13, "soft", align=RIGHT) for _ in WIDTHS)
        self._row = QHBoxLayout(self)
        self._row.addStretch(1)
        for label in self.labels:
            self._row.addWidget(label)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_look(self.look)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self._row.setSpacing(look.px(GAP))
        self._row.setContentsMargins(0, 0, 0, look.px(5))
        self.set_widths(WIDTHS)

    def set_widths(self, widths: Sequence[float]) -> None:
        """Gives the columns these widths."""
        for label, width in zip(self.labels, widths, strict=True):
            label.setFixedWidth(self.look.px(width - GAP))

    def say(self, heads: tuple[str, str, str, str]) -> None:
        """Words the four heads."""
        for label, text in zip(self.labels, heads, strict=True):
            label.setText(text)
