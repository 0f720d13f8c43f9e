"""The formula of a point table: its numbers, what they would change, and the button that fills the cells."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from fractions import Fraction
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from laksewhist.engine.bids import TrickKind
from laksewhist.engine.point_table import LARGEST_POINTS, Formula, PointTable
from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import name_it
from laksewhist.gui.tables.changes import differing, filled
from laksewhist.gui.tables.numbers import NumberError, decimal_number, decimal_text
from laksewhist.gui.tables.words import decimal_mark, grouped
from laksewhist.gui.texts import bid_kind_text, capital

_PARAMETERS: Final = ("base", "growth", "bonus", "slope")
_LONGEST_TEXT: Final = 26


class FormulaPanel(QWidget):
    """Shows the formula of a table and lets one try another.

    Signals: `tried(PointTable)`, with None where nothing would change, and `filled(PointTable)` when the button was
    pressed.
    """

    tried = Signal(object)
    filled = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table: PointTable | None = None
        self.fields = {name: QLineEdit(self) for name in (*_PARAMETERS, *(kind.value for kind in TrickKind))}
        self._labels = {name: QLabel(self) for name in self.fields}
        self._heading, self._kinds, self.says = QLabel(self), QLabel(self), QLabel(self)
        self.keep_own = QCheckBox(self)
        self.fill_button, self.reset_button = QPushButton(self), QPushButton(self)
        self.keep_own.setChecked(True)
        self._lay_out()
        for name, field in self.fields.items():
            field.setMaxLength(_LONGEST_TEXT)
            field.textEdited.connect(self._try)
            field.returnPressed.connect(self._fill)
            self._labels[name].setBuddy(field)
        self.keep_own.toggled.connect(self._try)
        self.fill_button.clicked.connect(self._fill)
        self.reset_button.clicked.connect(self.reset)
        self.retranslate()

    # ---- what is shown

    def show_table(self, table: PointTable) -> None:
        """Shows another table's formula; what was being tried of another formula is forgotten."""
        if self._table is None or table.formula != self._table.formula:
            self._table = table
            self.reset()
            return
        self._table = table
        self._try()

    def forget(self) -> None:
        """The next table that is shown is another one: what is being tried does not go over to it."""
        self._table = None

    def reset(self) -> None:
        """Writes the table's own formula into the fields."""
        assert self._table is not None
        for name, field in self.fields.items():
            field.setText(decimal_text(_parameter(self._table.formula, name), decimal_mark()))
        self._try()

    def try_numbers(self, texts: Mapping[str, str]) -> None:
        """Writes into fields as a person would."""
        for name, text in texts.items():
            self.fields[name].setText(text)
        self._try()

    def set_look(self, look: Look) -> None:
        """Takes over sizes."""
        for field in self.fields.values():
            field.setFixedWidth(look.px(92))
            field.setMinimumHeight(QFontMetrics(look.font(14)).height() + look.px(6))
        self._grid.setVerticalSpacing(look.px(4))

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        self._heading.setText(
            #: the formula of the point table; c, b and h are the fields below, M the factor of the kind of bid
            self.tr(
                "unit = base · c^(level − 8) · M\n"
                "made: unit · b · (1 + h · tricks over)\n"
                "lost: −unit · (1 + h · (tricks under − 1))"
            )
        )
        words = {
            #: a number of the formula: what the unit of 8 alm is
            "base": self.tr("base: the unit of 8 alm"),
            "growth": self.tr("c: each level times"),
            "bonus": self.tr("b: made, times"),
            "slope": self.tr("h: each further trick"),
        }
        for kind in TrickKind:
            words[kind.value] = capital(bid_kind_text(kind))
        for name, label in self._labels.items():
            label.setText(words[name])
            name_it(self.fields[name], words[name])
        self._kinds.setText(self.tr("M: the kinds of bid, times"))
        self.keep_own.setText(self.tr("Keep the cells set by hand"))
        self.fill_button.setText(self.tr("&Fill the cells"))
        self.reset_button.setText(self.tr("Rese&t"))
        if self._table is not None:
            self._write_marks()
            self._try()

    # ---- within

    def _write_marks(self) -> None:
        """Writes the numbers with the decimal mark of the language; what is no number stays as it is."""
        for field in self.fields.values():
            with suppress(NumberError):
                field.setText(decimal_text(decimal_number(field.text()), decimal_mark()))

    def _lay_out(self) -> None:
        self._grid = QGridLayout()
        self._grid.setColumnStretch(0, 1)
        for row, name in enumerate(_PARAMETERS):
            self._put(row, name)
        self._grid.addWidget(self._kinds, len(_PARAMETERS), 0, 1, 2)
        for row, kind in enumerate(TrickKind):
            self._put(len(_PARAMETERS) + 1 + row, kind.value)
        for label in (self._heading, self.says):
            label.setWordWrap(True)
        buttons = QHBoxLayout()
        for button in (self.fill_button, self.reset_button):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._scrolled(), 1)
        column.addWidget(self.keep_own)
        column.addWidget(self.says)
        column.addLayout(buttons)

    def _scrolled(self) -> QScrollArea:
        """The formula and its fields, which scroll in a low window."""
        area = QScrollArea(self)
        inner = QWidget(area)
        within = QVBoxLayout(inner)
        within.setContentsMargins(0, 0, 4, 0)
        within.addWidget(self._heading)
        within.addLayout(self._grid)
        within.addStretch(1)
        area.setWidget(inner)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab goes from field to field, and they scroll it
        return area

    def _put(self, row: int, name: str) -> None:
        self._grid.addWidget(self._labels[name], row, 0)
        self._grid.addWidget(self.fields[name], row, 1)

    def _formula(self) -> Formula:
        """The formula as it is written; raises NumberError at the first field that is no number from 0."""
        found: dict[str, Fraction] = {}
        for name, field in self.fields.items():
            found[name] = decimal_number(field.text())
            if found[name] > LARGEST_POINTS:
                raise NumberError(field.text())
        kinds = {kind: found.pop(kind.value) for kind in TrickKind}
        return Formula(**found, kinds=kinds)

    def _result(self) -> PointTable | None:
        """The table as it would be filled, or None where nothing would change or a field is no number."""
        assert self._table is not None
        try:
            formula = self._formula()
        except NumberError as error:
            words = self.tr("“{text}” is not a number from 0 to {most}.")
            self.says.setText(words.format(text=error.text, most=grouped(LARGEST_POINTS)))
            return None
        table = filled(self._table, formula, keep_own=self.keep_own.isChecked())
        if table == self._table:
            self.says.setText(self.tr("This is the formula of the table."))
            return None
        count = len(differing(self._table, table))
        self.says.setText(
            self.tr("%n cell(s) would change; the grid shows how.", "", count)
            if count
            else self.tr("No cell would change, only the formula.")
        )
        return table

    def _try(self) -> None:
        table = self._result()
        self.fill_button.setEnabled(table is not None)
        self.reset_button.setEnabled(table is not None or not self._is_own())
        self.tried.emit(table)

    def _is_own(self) -> bool:
        """Whether the fields hold the table's own formula."""
        assert self._table is not None
        try:
            return self._formula() == self._table.formula
        except NumberError:
            return False

    def _fill(self) -> None:
        table = self._result()
        if table is not None:
            self.filled.emit(table)


def _parameter(formula: Formula, name: str) -> Fraction:
    if name in _PARAMETERS:
        value: Fraction = getattr(formula, name)
        return value
    return formula.kinds[TrickKind(name)]
