"""Rows of facts: a label, perhaps a card, the fact, and a remark at the right; and lines between."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from laksewhist.engine.cards import Card
from laksewhist.gui.look import Look
from laksewhist.gui.panels.signs import CardTag
from laksewhist.gui.panels.widgets import RIGHT, Label, Looks, Rule, unit_painter
from laksewhist.gui.table.paint import fill


class FactRow(Looks, QWidget):
    """One row of a panel, 40 units high, with a line above it."""

    LABEL_WIDTH = 104

    def __init__(self) -> None:
        super().__init__()
        self.label = Label(14, "soft")
        self.tag = CardTag(28)
        self.value = Label(15, bold=True)
        self.remark = Label(15, bold=True, align=RIGHT)
        self._row = QHBoxLayout()
        self._row.addWidget(self.label)
        self._row.addWidget(self.tag)
        self._row.addWidget(self.value, 1)
        self._row.addWidget(self.remark)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(Rule())
        column.addLayout(self._row, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_look(self.look)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self._row.setSpacing(look.px(8))
        self.label.setMinimumWidth(look.px(self.LABEL_WIDTH))

    def say(
        self, label: str, value: str, *, card: Card | None = None, remark: str = "", good: bool = True, tip: str = ""
    ) -> None:
        """Fills the row and shows it; the remark is green or red, the tip explains the label."""
        self.label.setText(label)
        self.label.setToolTip(tip)
        self.value.setText(value)
        self.tag.setVisible(card is not None)
        self.tag.set_card(card)
        self.remark.setText(remark)
        self.remark.setVisible(bool(remark))
        self.remark.set_token("good" if good else "bad")
        self.setVisible(True)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.look.px(40))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.look.px(34))


class Upright(Looks, QWidget):
    """A fine upright line between the parts of a strip."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(max(1, self.look.px(1)), self.look.px(20))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = unit_painter(self, self.look)
        fill(painter, box, self.look.color("line"))
