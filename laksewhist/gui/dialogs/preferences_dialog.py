"""The preferences: pages at the left, a search over all of them on top, and a small table that shows the effect."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from laksewhist.gui.dialogs.preferences_kinds import PAGE_TITLES, Page, words
from laksewhist.gui.dialogs.preferences_options import OPTIONS
from laksewhist.gui.dialogs.preferences_preview import Preview
from laksewhist.gui.dialogs.preferences_rows import OptionRow, RowPages
from laksewhist.gui.dialogs.preferences_shortcuts import shortcut_rows
from laksewhist.gui.dress import dress
from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import name_it
from laksewhist.gui.preferences import Preferences
from laksewhist.gui.table.hand_order import Sort
from laksewhist.gui.table.pace import SPEEDS
from laksewhist.gui.table_page import TablePage
from laksewhist.store.settings import Settings

SIZE: Final = (860, 580)
SIDE: Final = 268
"""Size of the dialog and width of the column at its left, in layout units."""


class PreferencesDialog(QDialog):
    """Changes settings; each change holds and is kept at once, so there is nothing to confirm.

    Signal: `soundTried(str)` with the name of a sound that the person wants to hear.
    """

    soundTried = Signal(str)

    def __init__(self, preferences: Preferences, page: TablePage, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._preferences = preferences
        self._page, self._look = page, page.look
        self._before: dict[str, object] = {}
        self.search = QLineEdit()
        self.page_list = QListWidget()
        self.preview = Preview()
        self.preview.table.set_sort(Sort(preferences.settings.hand_sort))
        self.options = RowPages((*(OptionRow(option) for option in OPTIONS), *shortcut_rows()))
        self.defaults_button, self.undo_button = QPushButton(), QPushButton()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._lay_out()
        self._connect()
        for each in self.options.pages:
            self._show_values(*self.options.settings_of(each))
        self.set_look(page.look)
        self.retranslate()
        self.page_list.setCurrentRow(0)
        self.resize(self._first_size())
        self.options.rows[0].editor.setFocus()

    @property
    def page(self) -> Page:
        """The page that is shown, or was before the search."""
        return self.options.pages[max(0, self.page_list.currentRow())]

    def turn_to(self, page: Page) -> None:
        """Shows a page."""
        self.page_list.setCurrentRow(self.options.pages.index(page))

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes at once."""
        self._look = look
        dress(self, look)
        self._side.setFixedWidth(look.px(SIDE))
        self.preview.set_width(look.px(SIDE))
        self.options.set_look(look)
        self.preview.set_look(look)

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        self.setWindowTitle(self.tr("Preferences"))
        self.search.setPlaceholderText(self.tr("Search all settings"))
        name_it(self.search, self.tr("Search all settings"))
        name_it(self.page_list, self.tr("Pages"))
        name_it(self.preview, self.tr("A table as it looks with these settings"))
        self.defaults_button.setText(self.tr("Back to defaults"))
        self.undo_button.setText(self.tr("Undo"))
        for at, page in enumerate(self.options.pages):
            self.page_list.item(at).setText(words(PAGE_TITLES[page]))
        self.options.retranslate()
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # ---- within

    def _lay_out(self) -> None:
        self._side = QWidget()
        column = QVBoxLayout(self._side)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.page_list, 1)
        column.addWidget(self.preview)
        middle = QHBoxLayout()
        middle.addWidget(self._side)
        middle.addWidget(self.options, 1)
        foot = QHBoxLayout()
        close = self.buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setProperty("main", True)
        close.setIcon(QIcon())  # some systems put one there that does not go with the colours
        for button in (self.defaults_button, self.undo_button, close):
            button.setAutoDefault(False)  # Return in a field must not press one
        for button in (self.defaults_button, self.undo_button):
            foot.addWidget(button)
        foot.addStretch(1)
        foot.addWidget(self.buttons)
        whole = QVBoxLayout(self)
        whole.addWidget(self.search)
        whole.addLayout(middle, 1)
        whole.addLayout(foot)
        for page in self.options.pages:
            self.page_list.addItem(words(PAGE_TITLES[page]))

    def _connect(self) -> None:
        self.search.textChanged.connect(self._show)
        self.page_list.currentRowChanged.connect(self._turn_to_page)
        self.page_list.itemClicked.connect(self._turn_to_page)  # the page one was on, after a search
        self.options.chosen.connect(self._on_chosen)
        self.options.tried.connect(self.soundTried)
        self.defaults_button.clicked.connect(self._to_defaults)
        self.undo_button.clicked.connect(self._undo)
        self.buttons.rejected.connect(self.reject)
        self._preferences.changed.connect(self._on_changed)
        self._page.lookChanged.connect(self._on_look_changed)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self).activated.connect(self.search.setFocus)

    def _turn_to_page(self) -> None:
        self._before = {}
        self.search.clear()
        self._show()

    def _show(self) -> None:
        """The rows that are searched for, or those of the page."""
        if self.search.text().strip():
            self.options.search(self.search.text())
        else:
            self.options.show_page(self.page)
        self._update_buttons()

    def _differs(self) -> bool:
        """Whether the page has something other than the defaults."""
        usual = Settings()
        return any(
            self._preferences.value(name) != getattr(usual, name) for name in self.options.settings_of(self.page)
        )

    def _on_chosen(self, name: str, value: object) -> None:
        self._before = {}
        self._preferences.change(**{name: value})

    def _on_look_changed(self) -> None:
        self.set_look(self._page.look)

    def _on_changed(self, name: str) -> None:
        self._show_values(name)
        if name == "hand_sort":
            self.preview.table.set_sort(Sort(self._preferences.settings.hand_sort))
        elif name in ("speed", "reduced_motion"):
            settings = self._preferences.settings
            self.preview.show_speed(SPEEDS[settings.speed], reduced=settings.reduced_motion)
        self._update_buttons()

    def _show_values(self, *names: str) -> None:
        self.options.show_values({name: self._preferences.value(name) for name in names})

    def _update_buttons(self) -> None:
        searching = bool(self.search.text().strip())
        self.defaults_button.setEnabled(not searching and self._differs())
        self.undo_button.setEnabled(not searching and bool(self._before))

    def _to_defaults(self) -> None:
        """The page's settings as they are in the beginning, until undone."""
        names, usual = self.options.settings_of(self.page), Settings()
        self._before = {name: self._preferences.value(name) for name in names}
        self._preferences.change(**{name: getattr(usual, name) for name in names})
        self.undo_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _undo(self) -> None:
        before, self._before = self._before, {}
        self._preferences.change(**before)

    def _first_size(self) -> QSize:
        """As large as it likes, but within the game's window."""
        wanted = QSize(self._look.px(SIZE[0]), self._look.px(SIZE[1]))
        parent = self.parentWidget()
        room = parent.window().size() if parent is not None else wanted
        return wanted.boundedTo(room - QSize(40, 40))
