"""The buttons for the selected cells, below the grid."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from laksewhist.gui.tables.editing import Editing


class CellBar(QWidget):
    """Copies, pastes, clears and reckons; `reckon` asks for a number."""

    def __init__(self, editing: Editing, reckon: Callable[[], None], parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.copy_button, self.paste_button = QPushButton(self), QPushButton(self)
        self.clear_button, self.reckon_button = QPushButton(self), QPushButton(self)
        for button, done in (
            (self.copy_button, editing.copy),
            (self.paste_button, editing.paste),
            (self.clear_button, editing.clear),
            (self.reckon_button, reckon),
        ):
            button.setAutoDefault(False)
            button.setProperty("small", True)
            button.clicked.connect(done)
            row.addWidget(button)
        row.addStretch(1)
        self.retranslate()

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        self.copy_button.setText(self.tr("&Copy"))
        self.paste_button.setText(self.tr("&Paste"))
        #: gives the selected cells of a point table back to the formula
        self.clear_button.setText(self.tr("To the for&mula"))
        #: sets the selected cells of a point table to a number, adds or multiplies
        self.reckon_button.setText(self.tr("C&hange…"))
