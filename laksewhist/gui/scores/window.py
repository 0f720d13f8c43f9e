"""The window of a score sheet: the deals as a table, the sums as a graph, and what takes both to paper and files."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QTabWidget, QVBoxLayout, QWidget

from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import RIGHT, Label, name_it
from laksewhist.gui.scores.clothes import dress_scores
from laksewhist.gui.scores.graph_view import GraphView
from laksewhist.gui.scores.ledger import Ledger
from laksewhist.gui.scores.output import Output
from laksewhist.gui.scores.sheet_model import SheetModel
from laksewhist.gui.scores.sheet_view import SheetView
from laksewhist.gui.store_words import day_text
from laksewhist.gui.words import deals_text

SIZE: Final = (1240, 760)
LEAST: Final = (640, 420)


class ScoresWindow(QDialog):
    """Shows one ledger; not modal, so the game can go on beside it.

    Signal: `reviewWanted(int)` with the row of a deal that somebody wants to see again.
    """

    reviewWanted = Signal(int)

    def __init__(self, ledger: Ledger, look: Look, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._look = look
        self.title = Label(21, bold=True)
        self.title.setObjectName("title")
        self.about = Label(14, "soft", align=RIGHT)
        self.about.setObjectName("soft")
        self.model = SheetModel(ledger, self)
        self.sheet = SheetView(self.model, look, self)
        self.graph = GraphView(ledger, self)
        self.tabs = QTabWidget(self)
        self.note = Label(13, wrap=True)
        self.note.setObjectName("soft")
        self.output = Output(self)
        self.print_button, self.pdf_button, self.csv_button, self.close_button = (QPushButton(self) for _ in range(4))
        self._lay_out()
        self._connect()
        self.set_look(look)
        self.retranslate()
        self.resize(self._first_size())
        self.sheet.setFocus()

    @property
    def ledger(self) -> Ledger:
        """What is shown."""
        return self.model.ledger

    @property
    def look(self) -> Look:
        """How it looks."""
        return self._look

    def show_ledger(self, ledger: Ledger) -> None:
        """Shows how the deals stand now."""
        self.model.show_ledger(ledger)
        self.graph.show_ledger(ledger)
        self.retranslate()

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes at once."""
        self._look = look
        dress_scores(self, look)
        for part in (self.title, self.about, self.note, self.sheet, self.graph):
            part.set_look(look)
        self.setMinimumSize(look.px(LEAST[0]), look.px(LEAST[1]))

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        ledger = self.ledger
        self.setWindowTitle(self.tr("Score sheet: {name}").format(name=ledger.title))
        self.title.setText(ledger.title)
        day = "" if ledger.created is None else day_text(ledger.created)
        count = deals_text(len(ledger.scored))
        self.about.setText(f"{day} · {count}" if day and day not in ledger.title else count)
        for at, words in enumerate((self.tr("Score sheet"), self.tr("Graph"))):
            self.tabs.setTabText(at, words)
        name_it(self.tabs, self.tr("Score sheet and graph"))
        name_it(self.sheet, self.tr("Points by deal and participant"), self.tr("Enter shows the deal again."))
        self.print_button.setText(self.tr("&Print…"))
        self.pdf_button.setText(self.tr("Save as P&DF…"))
        self.csv_button.setText(self.tr("Save as &CSV…"))
        self.close_button.setText(self.tr("Close"))
        self._tell("")
        self.model.retranslate()
        self.graph.retranslate()

    def say(self, words: str) -> None:
        """Tells something at the foot of the window, until another deal is pointed at."""
        self.note.setText(words)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.sheet.show_last()

    # ---- within

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.about)
        self.tabs.addTab(self.sheet, "")
        self.tabs.addTab(self.graph, "")
        foot = QHBoxLayout()
        foot.addWidget(self.note, 1)
        for button in (self.print_button, self.pdf_button, self.csv_button, self.close_button):
            button.setAutoDefault(False)
            button.setProperty("small", True)
            foot.addWidget(button)
        whole = QVBoxLayout(self)
        whole.addLayout(head)
        whole.addWidget(self.tabs, 1)
        whole.addLayout(foot)

    def _connect(self) -> None:
        self.sheet.dealChosen.connect(self.reviewWanted)
        self.graph.dealChosen.connect(self._on_chosen_in_graph)
        self.graph.pointed.connect(self._tell)
        self.print_button.clicked.connect(self.output.print_it)
        self.pdf_button.clicked.connect(self.output.save_pdf)
        self.csv_button.clicked.connect(self.output.save_csv)
        self.close_button.clicked.connect(self.reject)

    def _on_chosen_in_graph(self, row: int) -> None:
        self.sheet.show_row(row)
        self.reviewWanted.emit(row)

    def _tell(self, words: str) -> None:
        """The deal that is pointed at, or what the signs in the sheet mean."""
        self.note.setText(words or self._key())

    def _key(self) -> str:
        sentences = [self.tr("Points of the deal, then the sum.")]
        if any(deal.seating.sitting_out for deal in self.ledger.deals):
            sentences.append(self.tr("– sits out."))
        if not self.ledger.book_kept:
            sentences.append(self.tr("A click shows the deal again."))
        return " ".join(sentences)

    def _first_size(self) -> QSize:
        """As large as it likes, but no larger than the game's window or the screen."""
        wanted = QSize(self._look.px(SIZE[0]), self._look.px(SIZE[1]))
        parent = self.parentWidget()
        room = parent.window().size() if parent is not None else wanted
        return wanted.boundedTo(room.expandedTo(QSize(800, 600))).boundedTo(self.screen().availableSize())
