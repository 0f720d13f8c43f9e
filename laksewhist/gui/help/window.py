"""The help window: contents, search, and the page; it stands beside the game and stops nothing."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from laksewhist.gui.dress import dress
from laksewhist.gui.help.browser import HelpBrowser
from laksewhist.gui.help.contents import Contents
from laksewhist.gui.help.help_button import ArrowButton
from laksewhist.gui.help.pages import page_language, pages
from laksewhist.gui.help.search import Hit, SearchIndex, words_of
from laksewhist.gui.help.tables import Tables, Tournament
from laksewhist.gui.help.topics import START, Place
from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import name_it

SIZE: Final = (980, 720)
SIDE: Final = 292
"""Width of the column of contents, in layout units."""
_SHEET: Final = """
QDialog {{ background: {room}; }}
QListWidget {{ background: {room}; color: {ink}; outline: none; border: {line}px solid transparent; }}
QListWidget:focus {{ border: {line}px solid {focus}; border-radius: {cell}px; }}
QListWidget::item {{ padding: {small}px {pad}px; border-radius: {cell}px; border: {line}px solid transparent; }}
QListWidget::item:disabled {{ padding: {pad}px {pad}px {tiny}px {pad}px; }}
QListWidget::item:selected {{ color: {on_accent}; background: {accent}; }}
QTextBrowser {{ background: {panel}; border: none; border-left: {fine}px solid {rule}; font-size: {body}px; }}
QLineEdit {{
    color: {ink}; background: {panel}; border: {line}px solid {soft}; border-radius: {cell}px; padding: {small}px;
}}
QLineEdit:focus {{ border: {line}px solid {focus}; }}
QScrollBar:vertical {{ background: transparent; width: {bar}px; margin: 0; }}
QScrollBar::handle:vertical {{
    background: {field_line}; border-radius: {tiny}px; min-height: {least}px; margin: {tiny}px {tiny}px;
}}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
"""
_LENGTHS: Final = {"line": 2, "fine": 1, "tiny": 3, "small": 5, "bar": 12, "least": 36, "pad": 10, "cell": 8}
_COLOURS: Final = ("room", "ink", "soft", "panel", "field_line", "accent", "on_accent", "focus")


class HelpWindow(QDialog):
    """Shows the rules in the language of the moment. Not modal; Escape closes it."""

    def __init__(self, look: Look, tournament: Tournament, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._look, self._tournament = look, tournament
        self._tables = Tables(tournament)
        self._index: SearchIndex | None = None
        self._dressed = False
        self._visited: list[Place] = [START]
        self._at = 0
        self.back, self.forward = ArrowButton(right=False), ArrowButton(right=True)
        self.search = QLineEdit(self)
        self.contents = Contents(self)
        self.browser = HelpBrowser(look, self)
        self._lay_out()
        self._connect()
        self.set_look(look)
        self.retranslate()
        self.setMinimumSize(look.px(760), look.px(480))
        self.resize(self._first_size())

    # ---- what is shown

    @property
    def place(self) -> Place:
        """The page that is shown, or was before the search."""
        return self._visited[self._at]

    def open(self, place: Place = START) -> None:
        """Comes to the front with this page; what was searched for is forgotten."""
        self.show()
        self.raise_()
        self.activateWindow()
        self.search.clear()
        self.go(place)
        self.browser.setFocus()

    def go(self, place: Place) -> None:
        """Shows a page; one can go back from it."""
        if place != self.place:
            self._visited = [*self._visited[: self._at + 1], place]
            self._at += 1
        self._show_place()

    def set_tournament(self, tournament: Tournament) -> None:
        """Weaves other house options and points into the pages."""
        if tournament != self._tournament:
            self._tournament = tournament
            self.retranslate()

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes at once."""
        if self._dressed and look == self._look:  # the game's window says it again at every step of a resize
            return
        self._look, self._dressed = look, True
        theme = look.theme
        sizes = {name: max(1, look.px(units)) for name, units in _LENGTHS.items()}
        colours = {name: getattr(theme, name) for name in _COLOURS} | {"rule": theme.line}
        sizes["body"] = look.font(15).pixelSize()
        dress(self, look, _SHEET.format(**colours, **sizes))
        for button in (self.back, self.forward):
            button.set_look(look)
        self._side.setFixedWidth(look.px(SIDE * min(look.type_scale, 1.0)))
        self._column.setContentsMargins(*[look.px(12)] * 4)
        self._column.setSpacing(look.px(8))
        self.browser.set_look(look)
        self._refresh()

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        self.setWindowTitle(self.tr("Rules of Laksewhist"))
        self.search.setPlaceholderText(self.tr("Search the rules"))
        name_it(self.search, self.tr("Search the rules"))
        name_it(self.contents, self.tr("Contents"))
        for button, words in ((self.back, self.tr("Back")), (self.forward, self.tr("Forward"))):
            button.setToolTip(words)
            name_it(button, words)
        self._tables = Tables(self._tournament)
        self._index = None
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # ---- within

    def _lay_out(self) -> None:
        self._side = QWidget(self)
        self._column = QVBoxLayout(self._side)
        top = QHBoxLayout()
        top.setSpacing(4)
        for button in (self.back, self.forward):
            top.addWidget(button)
        top.addWidget(self.search, 1)
        self._column.addLayout(top)
        self._column.addWidget(self.contents, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._side)
        row.addWidget(self.browser, 1)

    def _connect(self) -> None:
        self.contents.chosen.connect(lambda topic: self._leave_search(Place(topic)))
        self.browser.followed.connect(self.go)
        self.search.textChanged.connect(self._show)
        self.search.returnPressed.connect(self._open_best)
        self.back.clicked.connect(lambda: self._step(-1))
        self.forward.clicked.connect(lambda: self._step(1))
        for key, way in ((QKeySequence.StandardKey.Back, -1), (QKeySequence.StandardKey.Forward, 1)):
            QShortcut(QKeySequence(key), self).activated.connect(lambda way=way: self._step(way))
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self).activated.connect(self.search.setFocus)

    def _refresh(self) -> None:
        """Words and draws everything anew; what is read stays about where it was."""
        bar = self.browser.verticalScrollBar()
        part = bar.value() / max(1, bar.maximum())
        self.contents.fill(pages(page_language()), self._look)
        self._show()
        bar.setValue(round(part * bar.maximum()))

    def _show(self) -> None:
        """Shows what is searched for, or the page where that is nothing."""
        if words_of(self.search.text()):
            self._show_hits()
        else:
            self._show_place()

    def _show_place(self) -> None:
        place = self.place
        self.contents.mark(place.topic)
        page = pages(page_language())[place.topic]
        self.browser.setAccessibleName(page.title)
        self.browser.show_page(page, self._tables, place.anchor, words_of(self.search.text()))
        self.back.setEnabled(self._at > 0)
        self.forward.setEnabled(self._at + 1 < len(self._visited))

    def _show_hits(self) -> None:
        self.contents.unmark()
        self.browser.setAccessibleName(self.search.text())
        self.browser.show_hits(self.search.text(), self._find())

    def _find(self) -> tuple[Hit, ...]:
        if self._index is None:
            self._index = SearchIndex(pages(page_language()), self._tables)
        return self._index.find(self.search.text())

    def _open_best(self) -> None:
        hits = self._find()
        if hits:
            self.go(hits[0].place)
            self.browser.setFocus()

    def _leave_search(self, place: Place) -> None:
        self.search.clear()
        self.go(place)

    def _step(self, way: int) -> None:
        at = self._at + way
        if 0 <= at < len(self._visited):
            self._at = at
            self._show_place()

    def _first_size(self) -> QSize:
        """As large as the pages like it, but no larger than the game's window or the screen."""
        wanted = QSize(self._look.px(SIZE[0]), self._look.px(SIZE[1]))
        parent = self.parentWidget()
        room = parent.window().size() if parent is not None else wanted
        return wanted.boundedTo(room.expandedTo(QSize(800, 600))).boundedTo(self.screen().availableSize())
