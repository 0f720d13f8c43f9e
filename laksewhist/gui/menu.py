"""The window's commands: each an action with words, a shortcut and a place in the menu."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from laksewhist.gui.dress import dress
from laksewhist.gui.look import Look
from laksewhist.match.dealing import PACKETS, DealingPattern

Words: TypeAlias = object
"""A source text that lupdate has noted: QT_TRANSLATE_NOOP gives the text back, but is not typed so."""

COMMANDS: Final[tuple[tuple[str, Words, str] | None, ...]] = (
    ("new_game", QT_TRANSLATE_NOOP("Menu", "&New game…"), "Ctrl+N"),
    ("new_tournament", QT_TRANSLATE_NOOP("Menu", "New tournamen&t…"), "Ctrl+Shift+N"),
    ("tournaments", QT_TRANSLATE_NOOP("Menu", "Tourna&ments…"), "Ctrl+T"),
    ("book", QT_TRANSLATE_NOOP("Menu", "Book-keeper: &real cards…"), "Ctrl+B"),
    ("next_deal", QT_TRANSLATE_NOOP("Menu", "Next &deal"), "F2"),
    None,
    ("claim", QT_TRANSLATE_NOOP("Menu", "Cl&aim the rest"), "F7"),
    ("let_play", QT_TRANSLATE_NOOP("Menu", "Let the computer pla&y, or stop it"), "F8"),
    ("take_back", QT_TRANSLATE_NOOP("Menu", "Ta&ke back"), "Ctrl+Z"),
    ("hint", QT_TRANSLATE_NOOP("Menu", "&Hint"), "F9"),
    ("why", QT_TRANSLATE_NOOP("Menu", "&Why did they play so?"), "Shift+F9"),
    ("all_tricks", QT_TRANSLATE_NOOP("Menu", "All tric&ks"), "F5"),
    None,
    ("score_sheet", QT_TRANSLATE_NOOP("Menu", "&Score sheet"), "F3"),
    ("statistics", QT_TRANSLATE_NOOP("Menu", "Stat&istics…"), "Ctrl+I"),
    ("point_table", QT_TRANSLATE_NOOP("Menu", "&Point table"), "F4"),
    ("point_tables", QT_TRANSLATE_NOOP("Menu", "Edit point ta&bles…"), "F6"),
    None,
    ("open_record", QT_TRANSLATE_NOOP("Menu", "&Open a record…"), "Ctrl+O"),
    ("save_record", QT_TRANSLATE_NOOP("Menu", "Save the &record…"), "Ctrl+S"),
    ("back_up", QT_TRANSLATE_NOOP("Menu", "Back everything &up…"), ""),
    ("restore", QT_TRANSLATE_NOOP("Menu", "Restore a bac&kup…"), ""),
    None,
    ("preferences", QT_TRANSLATE_NOOP("Menu", "P&references…"), "Ctrl+,"),
    ("mute", QT_TRANSLATE_NOOP("Menu", "S&ounds on or off"), "Ctrl+M"),
    ("full_screen", QT_TRANSLATE_NOOP("Menu", "&Full screen"), "F11"),
    None,
    ("help", QT_TRANSLATE_NOOP("Menu", "R&ules"), "F1"),
    ("tour", QT_TRANSLATE_NOOP("Menu", "&Tour"), ""),
    ("practice_partner", QT_TRANSLATE_NOOP("Menu", "Practice: &with a partner"), ""),
    ("practice_sol", QT_TRANSLATE_NOOP("Menu", "Pract&ice: sol"), ""),
)
LAST: Final = (
    ("about", QT_TRANSLATE_NOOP("Menu", "&About Laksewhist"), ""),
    ("quit", QT_TRANSLATE_NOOP("Menu", "&Quit"), "Ctrl+Q"),
)
CHOICES: Final[dict[str, tuple[Words, tuple[tuple[object, Words], ...]]]] = {
    "language": (QT_TRANSLATE_NOOP("Menu", "&Language"), (("da", "Dansk"), ("en", "English"))),
    "theme": (
        QT_TRANSLATE_NOOP("Menu", "&Colours"),
        (
            ("light", QT_TRANSLATE_NOOP("Menu", "Light")),
            ("dark", QT_TRANSLATE_NOOP("Menu", "Dark")),
            ("contrast", QT_TRANSLATE_NOOP("Menu", "High contrast")),
        ),
    ),
    "speed": (
        QT_TRANSLATE_NOOP("Menu", "Sp&eed"),
        (
            ("calm", QT_TRANSLATE_NOOP("Menu", "Calm")),
            ("normal", QT_TRANSLATE_NOOP("Menu", "Normal")),
            ("quick", QT_TRANSLATE_NOOP("Menu", "Quick")),
            ("off", QT_TRANSLATE_NOOP("Menu", "Nothing moves")),
        ),
    ),
    "dealing_pattern": (
        QT_TRANSLATE_NOOP("Menu", "When you &deal"),
        tuple(
            zip(
                (DealingPattern(packets) for packets in PACKETS),
                (
                    QT_TRANSLATE_NOOP("Menu", "one at a time"),
                    "4-3-3-3",
                    "4-4-5",
                    "5-5-3",
                    QT_TRANSLATE_NOOP("Menu", "13 at once"),
                ),
                strict=True,
            )
        ),
    ),
}


class Commands(QObject):
    """The actions and the menu.

    Signals: `triggered(str)` with a command's name; `chosen(str, object)` with the name of a choice and its new value.
    """

    triggered = Signal(str)
    chosen = Signal(str, object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.menu = QMenu(window)
        self._words: list[tuple[Callable[[str], object], Words]] = []
        self.actions: dict[str, QAction] = {}
        self._groups: dict[str, QActionGroup] = {}
        self._add_all(COMMANDS, window)
        self.menu.addSeparator()
        for name, (title, values) in CHOICES.items():
            self._add_choice(name, title, values, window)
        self.menu.addSeparator()
        self._add_all(LAST, window)
        self.retranslate()

    def _add_all(self, commands: Iterable[tuple[str, Words, str] | None], window: QWidget) -> None:
        for command in commands:
            if command is None:
                self.menu.addSeparator()
                continue
            name, words, shortcut = command
            action = QAction(window)
            action.setShortcut(QKeySequence(shortcut))
            action.triggered.connect(lambda _checked=False, name=name: self.triggered.emit(name))
            window.addAction(action)  # shortcuts work although the menu is closed
            self.menu.addAction(action)
            self.actions[name] = action
            self._words.append((action.setText, words))

    def _add_choice(self, name: str, title: Words, values: tuple[tuple[object, Words], ...], window: QWidget) -> None:
        submenu = QMenu(self.menu)
        self.menu.addMenu(submenu)
        group = QActionGroup(window)
        for value, words in values:
            action = QAction(group)
            action.setCheckable(True)
            action.setData(value)
            action.triggered.connect(lambda _checked=False, value=value: self.chosen.emit(name, value))
            submenu.addAction(action)
            self._words.append((action.setText, words))
        self._groups[name] = group
        self._words.append((submenu.setTitle, title))

    def set_look(self, look: Look) -> None:
        """Takes over the colours and sizes."""
        dress(self.menu, look)
        for submenu in self.menu.findChildren(QMenu):
            dress(submenu, look)

    def set_shortcuts(self, shortcuts: Mapping[str, str]) -> None:
        """Gives commands their shortcuts, by name; an empty text takes it away."""
        for name, keys in shortcuts.items():
            self.actions[name].setShortcut(QKeySequence(keys))

    def mark(self, name: str, value: object) -> None:
        """Ticks the value of a choice that is in force."""
        for action in self._groups[name].actions():
            action.setChecked(action.data() == value)

    def retranslate(self) -> None:
        """Gives everything its words in the language of the moment."""
        for set_words, words in self._words:
            set_words(QCoreApplication.translate("Menu", str(words)))
