"""Asks what to do with the selected cells: set them to a number, add one, or multiply by one."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from laksewhist.engine.point_table import LARGEST_POINTS
from laksewhist.gui.dress import dress
from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import name_it
from laksewhist.gui.tables.editing import Sum
from laksewhist.gui.tables.numbers import NumberError, decimal_number, whole_number
from laksewhist.gui.tables.words import grouped


class ReckonDialog(QDialog):
    """Signal: `chosen(Sum, Fraction)` when it is accepted."""

    chosen = Signal(object, object)

    def __init__(self, cells: int, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Change the selection"))
        self.what, self.number, self._says = QComboBox(self), QLineEdit(self), QLabel(self)
        for each, words in (
            (Sum.SET, self.tr("Set to")),
            (Sum.ADD, self.tr("Add")),
            (Sum.TIMES, self.tr("Multiply by")),
        ):
            self.what.addItem(words, each)
        name_it(self.what, self.tr("What to do"))
        name_it(self.number, self.tr("Number"))
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        self._build(QLabel(self.tr("%n cell(s) are selected.", "", cells), self))
        dress(self, look)
        self.number.textChanged.connect(self._check)
        self.what.currentIndexChanged.connect(self._check)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.accepted.connect(lambda: self.chosen.emit(self.what.currentData(), self._value()))
        self._check()
        self.number.setFocus()

    def _build(self, intro: QLabel) -> None:
        row = QHBoxLayout()
        row.addWidget(self.what)
        row.addWidget(self.number, 1)
        column = QVBoxLayout(self)
        column.addWidget(intro)
        column.addLayout(row)
        column.addWidget(self._says)
        column.addWidget(self.buttons)

    def _value(self) -> Fraction:
        """The number; raises NumberError where it is none, or too large."""
        text = self.number.text()
        is_factor = self.what.currentData() is Sum.TIMES
        value = decimal_number(text) if is_factor else Fraction(whole_number(text))
        if abs(value) > LARGEST_POINTS:
            raise NumberError(text)
        return value

    def _check(self) -> None:
        ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        most = grouped(LARGEST_POINTS)
        try:
            self._value()
        except NumberError:
            ok.setEnabled(False)
            is_factor = self.what.currentData() is Sum.TIMES
            words = self.tr("A number from 0 to {most}.") if is_factor else self.tr("A whole number, at most {most}.")
            self._says.setText(words.format(most=most))
            return
        ok.setEnabled(True)
        self._says.setText(self.tr("Products are rounded up on their magnitude, as the formula does."))
