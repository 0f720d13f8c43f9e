"""A row of the preferences dialog, and the page of rows that can be searched."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from laksewhist.gui.dialogs.preferences_editors import editor_for
from laksewhist.gui.dialogs.preferences_kinds import PAGE_TITLES, Choice, Option, Page, words
from laksewhist.gui.look import Look

EDITOR_SHARE: Final = (11, 10)
"""How label and editor share the width of a row."""


class OptionRow(QWidget):
    """Label, editor, and the sentence of help below. Signal: `chosen(str, object)` with the setting's new value."""

    chosen = Signal(str, object)

    def __init__(self, option: Option) -> None:
        super().__init__()
        self.option = option
        self.label, self.help = QLabel(), QLabel()
        self.editor = editor_for(option.kind)
        self.editor.chosen.connect(lambda value: self.chosen.emit(option.name, value))
        self.label.setBuddy(self.editor)
        self._grid = QGridLayout(self)
        for at, widget in enumerate((self.label, self.editor)):
            self._grid.addWidget(widget, 0, at)
            self._grid.setColumnStretch(at, EDITOR_SHARE[at])
        self._grid.addWidget(self.help, 1, 0, 1, 2)
        for label in (self.label, self.help):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.retranslate()

    def retranslate(self) -> None:
        """Words it in the language of the moment."""
        label, text = words(self.option.label), words(self.option.help)
        self.label.setText(label)
        self.help.setText(text)
        self.editor.retranslate()
        self.editor.name(label, text)

    def set_look(self, look: Look) -> None:
        """Takes over sizes and colours."""
        self.label.setFont(look.font(15, bold=True))
        self.label.setStyleSheet(f"font-size: {look.font(15).pixelSize()}px; font-weight: bold;")
        self.help.setStyleSheet(f"font-size: {look.font(13).pixelSize()}px; color: {look.theme.soft};")
        self._grid.setContentsMargins(0, look.px(6), 0, look.px(6))
        self._grid.setHorizontalSpacing(look.px(12))
        self._grid.setVerticalSpacing(look.px(3))

    @property
    def searched(self) -> str:
        """Everything that a search may find the row by, in small letters."""
        kind = self.option.kind
        values = [words(text) for _value, text in kind.values] if isinstance(kind, Choice) else []
        page = words(PAGE_TITLES[self.option.page])
        return " ".join((words(self.option.label), words(self.option.help), page, *values)).casefold()


class OptionPages(QScrollArea):
    """All rows, page after page; those of one page are shown, or those of any page that are searched for.

    Signal: `chosen(str, object)`.
    """

    chosen = Signal(str, object)

    def __init__(self, options: tuple[Option, ...]) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rows: dict[str, OptionRow] = {}
        self.titles: dict[Page, QLabel] = {}
        inner = QWidget()
        self._column = QVBoxLayout(inner)
        for page in Page:
            self._add_page(page, [option for option in options if option.page is page])
        self.nothing = QLabel()
        self.nothing.setWordWrap(True)
        self._column.addWidget(self.nothing)
        self._column.addStretch(1)
        self.setWidget(inner)
        self.retranslate()

    def _add_page(self, page: Page, options: list[Option]) -> None:
        if not options:
            return
        self.titles[page] = QLabel()
        self._column.addWidget(self.titles[page])
        for option in options:
            row = OptionRow(option)
            row.chosen.connect(self.chosen)
            self.rows[option.name] = row
            self._column.addWidget(row)

    @property
    def pages(self) -> tuple[Page, ...]:
        """The pages that have rows, in their order."""
        return tuple(self.titles)

    def names(self, page: Page) -> tuple[str, ...]:
        """The settings of a page."""
        return tuple(name for name, row in self.rows.items() if row.option.page is page)

    def show_values(self, values: Mapping[str, object]) -> None:
        """Shows values, by the names of their settings."""
        for name, value in values.items():
            self.rows[name].editor.show_value(value)

    def show_page(self, page: Page) -> None:
        """Shows the rows of one page."""
        self._show(self.names(page))

    def search(self, text: str) -> int:
        """Shows the rows of all pages that have every word of the text, and tells how many they are."""
        wanted = text.casefold().split()
        found = [name for name, row in self.rows.items() if all(word in row.searched for word in wanted)]
        self._show(found)
        self.nothing.setText(self.tr("No setting has “{text}” in it.").format(text=text.strip()))
        return len(found)

    def _show(self, names: tuple[str, ...] | list[str]) -> None:
        for name, row in self.rows.items():
            row.setVisible(name in names)
        for page, title in self.titles.items():
            title.setVisible(any(name in names for name in self.names(page)))
        self.nothing.setVisible(not names)
        self.verticalScrollBar().setValue(0)

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        for page, title in self.titles.items():
            title.setText(words(PAGE_TITLES[page]))
        for row in self.rows.values():
            row.retranslate()

    def set_look(self, look: Look) -> None:
        """Takes over sizes and colours."""
        for title in self.titles.values():
            title.setStyleSheet(
                f"font-size: {look.font(18).pixelSize()}px; font-weight: bold; color: {look.theme.accent};"
            )
            title.setContentsMargins(0, look.px(4), 0, look.px(2))
        for row in self.rows.values():
            row.set_look(look)
        self._column.setContentsMargins(look.px(16), look.px(4), look.px(16), look.px(8))
        self._column.setSpacing(look.px(4))
