"""The window of statistics: what is chosen above, a tab for each subject, and the numbers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from laksewhist.gui.background import Runner
from laksewhist.gui.look import Look
from laksewhist.gui.message import tell
from laksewhist.gui.panels.widgets import name_it
from laksewhist.gui.statistics.clothes import dress_statistics
from laksewhist.gui.statistics.filters import Filters
from laksewhist.gui.statistics.loading import Loading
from laksewhist.gui.statistics.page import StatisticsPage
from laksewhist.gui.statistics.told import counts_words, empty_words, failed_words
from laksewhist.gui.statistics.words import subject_text
from laksewhist.gui.store_words import tournament_name, trouble_words
from laksewhist.store.atomic import write_atomically
from laksewhist.store.errors import FormatError
from laksewhist.store.memory import Memory
from laksewhist.store.statistics_choice import Offered
from laksewhist.store.statistics_pages import Page, Subject
from laksewhist.store.trouble import StoreError, Trouble, store_error

SIZE: Final = (1040, 720)
_BOM: Final = "\ufeff"
"""Spreadsheets take a file for UTF-8 that begins with it."""

_SUFFIXES: Final = (".csv", ".txt")
"""Other names get `.csv` behind them, also where a full stop stands in them."""


class StatisticsWindow(QDialog):
    """Shows what the memory has, and follows it. Not modal: the game goes on beneath."""

    def __init__(self, memory: Callable[[], Memory], runner: Runner, look: Look, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._memory, self._names = memory, dict[str, str]()
        self.loading = Loading(memory, runner, self)
        self.shown: Page | None = None
        self.filters, self.tabs, self.page = Filters(look, self), QTabBar(self), StatisticsPage(look, self)
        self.counted, self.empty = QLabel(self), QLabel(self)
        self.stack = QStackedWidget(self)
        self.copy_button, self.save_button, self.close_button = (QPushButton(self) for _ in range(3))
        self._lay_out()
        self._connect()
        self.loading.load()  # it reads while the window is dressed
        self.set_look(look)
        self.retranslate()
        scale = max(1.0, look.type_scale)
        wanted = QSize(look.px(SIZE[0] * scale), look.px(SIZE[1] * scale))
        self.resize(wanted.boundedTo(parent.window().size() - QSize(24, 20)))
        self.tabs.setFocus()

    @property
    def subject(self) -> Subject:
        """The tab that is open."""
        return Subject(self.tabs.tabData(self.tabs.currentIndex()))

    def turn_to(self, subject: Subject) -> None:
        """Opens a tab."""
        self.tabs.setCurrentIndex(list(Subject).index(subject))

    # ---- look and words

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes at once."""
        self._look = look
        dress_statistics(self, look)
        self.filters.set_look(look)
        self.page.set_look(look)
        self.empty.setContentsMargins(*[look.px(40)] * 4)

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        self.setWindowTitle(self.tr("Statistics"))
        name_it(self.tabs, self.tr("What the numbers are told by"))
        for at, subject in enumerate(Subject):
            self.tabs.setTabText(at, subject_text(subject))
        self.copy_button.setText(self.tr("&Copy"))
        self.copy_button.setToolTip(self.tr("Copies the selected rows, or the whole table"))
        self.save_button.setText(self.tr("&Save as CSV…"))
        self.close_button.setText(self.tr("Close"))
        self.filters.retranslate()
        if self.loading.offered is not None:
            self._on_loaded(self.loading.offered)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.loading.refresh()  # more may have been played meanwhile
        super().changeEvent(event)

    def done(self, result: int) -> None:
        self.loading.close()
        super().done(result)

    # ---- within

    def _lay_out(self) -> None:
        for at, subject in enumerate(Subject):
            self.tabs.addTab("")
            self.tabs.setTabData(at, subject.value)
        self.tabs.setExpanding(False)
        self.tabs.setUsesScrollButtons(True)
        self.counted.setWordWrap(True)
        self.counted.setProperty("soft", True)
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setProperty("head", True)
        self.stack.addWidget(self.empty)
        self.stack.addWidget(self.page)
        foot = QHBoxLayout()
        for button in (self.copy_button, self.save_button, self.close_button):
            button.setAutoDefault(False)
        foot.addWidget(self.copy_button)
        foot.addWidget(self.save_button)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.addWidget(self.filters)
        column.addWidget(self.counted)
        column.addWidget(self.tabs)
        column.addWidget(self.stack, 1)
        column.addLayout(foot)

    def _connect(self) -> None:
        self.filters.changed.connect(self._reckon)
        self.tabs.currentChanged.connect(lambda _at: self._reckon())
        self.loading.loaded.connect(self._on_loaded)
        self.loading.reckoned.connect(self._on_reckoned)
        self.loading.failed.connect(self._on_failed)
        self.copy_button.clicked.connect(self.page.view.copy)
        self.save_button.clicked.connect(self.save)
        self.close_button.clicked.connect(self.reject)

    def _reckon(self) -> None:
        self.loading.reckon(self.filters.choice, self.subject)

    def _on_loaded(self, offered: Offered) -> None:
        self._names = {each.id: tournament_name(each) for each in self._memory().known()}
        self.filters.offer(offered, self._names)
        self._reckon()

    def _on_reckoned(self, page: Page) -> None:
        assert self.loading.facts is not None
        self.shown = page
        self.counted.setText(counts_words(page.counts) if self.loading.facts.scores else "")
        if page.groups:
            self.page.show_page(page, self._names)
            self._show(self.page)
        else:
            self.empty.setText(empty_words(page.counts, is_anything=bool(self.loading.facts.scores)))
            self._show(self.empty)

    def _on_failed(self, error: Exception) -> None:
        if isinstance(error, FormatError) or (isinstance(error, StoreError) and error.trouble is Trouble.DAMAGED):
            self._memory().distrust()
        self.empty.setText(failed_words(error))
        self._show(self.empty)

    def _show(self, widget: QWidget) -> None:
        self.stack.setCurrentWidget(widget)
        for button in (self.copy_button, self.save_button):
            button.setEnabled(widget is self.page)

    # ---- a file

    def save(self) -> None:
        """Asks where to, and writes the table there."""
        proposed = f"laksewhist-{subject_text(self.subject).lower()}.csv"
        kinds = self.tr("Tables (*.csv)")
        name, _kind = QFileDialog.getSaveFileName(self, self.tr("Save the table"), proposed, kinds)
        if name:
            path = Path(name)
            self._write(path if path.suffix.lower() in _SUFFIXES else path.with_name(f"{path.name}.csv"))

    def _write(self, path: Path) -> None:
        try:
            write_atomically(path, (_BOM + self.page.view.csv_text()).encode())
        except OSError as error:
            sentence = self.tr("The table could not be saved.")
            reason = trouble_words(store_error(error, path).trouble)
            tell(self, self._look, self.tr("Save the table"), sentence, f"{reason}\n{path}")
