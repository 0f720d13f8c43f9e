"""A field of the form: what it is called, what is filled in, and what is wrong with it."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import Align, Label

MARK: Final = "▲ "
"""Before what is wrong: not the colour alone tells it."""
HEAD: Final = 92
"""Width of the names of the fields, in layout units."""


class FieldRow(QWidget):
    """A name before, and a fault below, which takes room only while there is one."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head = Label(15, "soft", align=Align.AlignLeft | Align.AlignTop)
        self.fault = Label(14, "bad", bold=True)
        self._line, column = QHBoxLayout(self), QVBoxLayout()
        self._line.setContentsMargins(0, 0, 0, 0)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        self._line.addWidget(self.head)
        self._line.addLayout(column, 1)
        column.addWidget(content, 1)
        column.addWidget(self.fault)
        self.fault.hide()

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        for label in (self.head, self.fault):
            label.set_look(look)
        self.head.setFixedWidth(round(look.px(HEAD * 0.75 if look.small else HEAD) * max(1.0, look.text_size / 100)))
        self.head.setContentsMargins(0, look.px(6 if look.small else 10), 0, 0)

    def tell(self, fault: str) -> None:
        """Shows what is wrong; an empty text takes it away."""
        self.fault.setText(f"{MARK}{fault}" if fault else "")
        self.fault.setVisible(bool(fault))
