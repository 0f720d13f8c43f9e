"""A row of the preferences dialog, and the pages of rows that can be searched."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from laksewhist.gui.dialogs.preferences_editors import SwitchEditor, editor_for
from laksewhist.gui.dialogs.preferences_kinds import PAGE_TITLES, Choice, Option, Page, words
from laksewhist.gui.look import Look

SHARES: Final = (11, 10)
"""How label and editor share the width of a row."""


class Row(QWidget):
    """Label, editor, and a sentence below.

    Shows one setting, or a part of it; some show none and only tell. Signals: `chosen(str, object)` with the setting's
    new value; `tried(str)` with a sound that is to be heard.
    """

    chosen = Signal(str, object)
    tried = Signal(str)

    def __init__(self, page: Page, setting: str, editor: QWidget) -> None:
        super().__init__()
        self.page, self.setting, self.editor = page, setting, editor
        self.label, self.help = QLabel(), QLabel()
        self.label.setBuddy(editor)
        self._look: Look | None = None
        self._grid = QGridLayout(self)
        for at, widget in enumerate((self.label, editor)):
            self._grid.addWidget(widget, 0, at)
            self._grid.setColumnStretch(at, SHARES[at])
        self._grid.addWidget(self.help, 1, 0, 1, 2)
        for label in (self.label, self.help):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)

    def show_value(self, value: object) -> None:
        """Shows the setting's value without telling."""

    def retranslate(self) -> None:
        """Words it in the language of the moment."""
        raise NotImplementedError

    def set_look(self, look: Look) -> None:
        """Takes over sizes and colours."""
        self._look = look
        self.label.setStyleSheet(f"font-size: {look.font(15).pixelSize()}px; font-weight: bold;")
        self.show_help(self.help.text())
        self._grid.setContentsMargins(0, look.px(6), 0, look.px(6))
        self._grid.setHorizontalSpacing(look.px(12))
        self._grid.setVerticalSpacing(look.px(3))

    def show_help(self, text: str, *, bad: bool = False) -> None:
        """The sentence below; `bad` where it says that something cannot be done."""
        self.help.setText(text)
        self.help.setVisible(bool(text))
        if self._look is not None:
            colour = self._look.theme.bad if bad else self._look.theme.soft
            self.help.setStyleSheet(f"font-size: {self._look.font(13).pixelSize()}px; color: {colour};")

    @property
    def searched(self) -> str:
        """Everything that a search may find the row by, in small letters."""
        return " ".join((self.label.text(), self.help.text(), words(PAGE_TITLES[self.page]))).casefold()


class OptionRow(Row):
    """A row for a setting of the table of options."""

    def __init__(self, option: Option) -> None:
        editor = editor_for(option.kind)
        super().__init__(option.page, option.name, editor)
        self.option = option
        self._editor = editor
        editor.chosen.connect(lambda value: self.chosen.emit(option.name, value))
        if isinstance(editor, SwitchEditor):
            editor.tried.connect(self.tried)
        self.retranslate()

    def show_value(self, value: object) -> None:
        self._editor.show_value(value)

    def retranslate(self) -> None:
        label, text = words(self.option.label), words(self.option.help)
        fault = self.option.fault() if self.option.fault is not None else ""
        text = fault or text
        self.label.setText(label)
        self.show_help(text, bad=bool(fault))
        self._editor.retranslate()
        self._editor.name(label, text)

    @property
    def searched(self) -> str:
        kind = self.option.kind
        values = [words(text) for _value, text in kind.values] if isinstance(kind, Choice) else []
        return " ".join((super().searched, *values)).casefold()


class RowPages(QScrollArea):
    """All rows, page after page; those of one page are shown, or those of any page that are searched for.

    Signals: `chosen(str, object)` and `tried(str)`, of any row.
    """

    chosen = Signal(str, object)
    tried = Signal(str)

    def __init__(self, rows: Sequence[Row]) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the rows get the keyboard, and are scrolled to
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rows = tuple(sorted(rows, key=lambda row: list(Page).index(row.page)))
        self.titles = {row.page: QLabel() for row in self.rows}
        inner = QWidget()
        self._column = QVBoxLayout(inner)
        for page, title in self.titles.items():
            self._column.addWidget(title)
            for row in self.rows_of(page):
                self._column.addWidget(row)
                row.chosen.connect(self.chosen)
                row.tried.connect(self.tried)
        self.nothing = QLabel()
        self.nothing.setWordWrap(True)
        self._column.addWidget(self.nothing)
        self._column.addStretch(1)
        self.setWidget(inner)
        self.retranslate()

    @property
    def pages(self) -> tuple[Page, ...]:
        """The pages that have rows, in their order."""
        return tuple(self.titles)

    def rows_of(self, page: Page) -> tuple[Row, ...]:
        """The rows of a page."""
        return tuple(row for row in self.rows if row.page is page)

    def settings_of(self, page: Page) -> tuple[str, ...]:
        """The names of the settings of a page."""
        return tuple(dict.fromkeys(row.setting for row in self.rows_of(page) if row.setting))

    def show_values(self, values: Mapping[str, object]) -> None:
        """Shows values, by the names of their settings."""
        for row in self.rows:
            if row.setting in values:
                row.show_value(values[row.setting])

    def show_page(self, page: Page) -> None:
        """Shows the rows of one page."""
        self._show(self.rows_of(page))

    def search(self, text: str) -> int:
        """Shows the rows of all pages that have every word of the text, and tells how many they are."""
        wanted = text.casefold().split()
        found = tuple(row for row in self.rows if all(word in row.searched for word in wanted))
        self._show(found)
        self.nothing.setText(self.tr("No setting has “{text}” in it.").format(text=text.strip()))
        return len(found)

    def _show(self, shown: tuple[Row, ...]) -> None:
        for row in self.rows:
            row.setVisible(row in shown)
        for page, title in self.titles.items():
            title.setVisible(any(row.page is page for row in shown))
        self.nothing.setVisible(not shown)
        self.verticalScrollBar().setValue(0)

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        for page, title in self.titles.items():
            title.setText(words(PAGE_TITLES[page]))
        for row in self.rows:
            row.retranslate()

    def set_look(self, look: Look) -> None:
        """Takes over sizes and colours."""
        for title in self.titles.values():
            title.setStyleSheet(
                f"font-size: {look.font(18).pixelSize()}px; font-weight: bold; color: {look.theme.accent};"
            )
            title.setContentsMargins(0, look.px(4), 0, look.px(2))
        for row in self.rows:
            row.set_look(look)
        self._column.setContentsMargins(look.px(16), look.px(4), look.px(16), look.px(8))
        self._column.setSpacing(look.px(4))
