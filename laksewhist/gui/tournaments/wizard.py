"""The wizard that makes a tournament: five pages, each with something sensible chosen already."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QTabWidget, QVBoxLayout, QWidget

from laksewhist.gui.dialogs.house_rules_editor import HouseRulesEditor
from laksewhist.gui.dialogs.house_rules_presets import Presets
from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import name_it
from laksewhist.gui.tournaments.clothes import dress_tournaments
from laksewhist.gui.tournaments.length_page import LengthPage
from laksewhist.gui.tournaments.participants_page import ParticipantsPage
from laksewhist.gui.tournaments.points_page import PointsPage
from laksewhist.gui.tournaments.seats_page import SeatsPage
from laksewhist.gui.tournaments.summary import TournamentSummary
from laksewhist.store.rules_files import rules_folder
from laksewhist.store.table_files import table_folder
from laksewhist.store.tournament import Tournament, copy_of

SIZE: Final = (860, 640)
PARTICIPANTS, SEATS, RULES, POINTS, LENGTH = range(5)
"""The pages."""


class TournamentWizard(QDialog):
    """Asks for a tournament, beginning with the choices of `like`; not modal, so help and tables can be looked at.

    Signals: `made(Tournament)` when it is to be played; `helpRequested(Place)`; `workshopRequested()` to edit tables.
    """

    made = Signal(object)
    helpRequested = Signal(object)
    workshopRequested = Signal()

    def __init__(self, like: Tournament, config: Path, look: Look, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._like = like
        dress_tournaments(self, look)  # first: what is made later is dressed once only
        self.tabs = QTabWidget(self)
        self.people, self.seats = ParticipantsPage(config, self), SeatsPage(self)
        self.rules = HouseRulesEditor(Presets(rules_folder(config), self), self)
        self.points, self.length = PointsPage(table_folder(config), self), LengthPage(self)
        self.fault = QLabel(self)
        self.fault.setWordWrap(True)
        self.cancel_button, self.back_button, self.next_button = (QPushButton(self) for _ in range(3))
        self.play_button = QPushButton(self)
        self._lay_out()
        self._fill(like)
        self._connect()
        self.retranslate()
        self._set_pages(look)
        wanted = QSize(look.px(SIZE[0] * max(1.0, look.type_scale)), look.px(SIZE[1] * max(1.0, look.type_scale)))
        self.resize(wanted.boundedTo(parent.window().size() - QSize(24, 20)))
        self.people.rows[0].name.setFocus()

    # ---- what is chosen

    def _fill(self, like: Tournament) -> None:
        self.people.show_participants(like.participants)
        self.seats.show_choice(like.seating)
        self.rules.set_rules(like.rules)
        self.points.show_table(like.table)
        self.length.show_count(len(like.participants))
        self.length.show_length(like.length)
        self.length.name.setText(like.name)
        self._follow_people()

    @property
    def tournament(self) -> Tournament:
        """A new tournament with what is chosen; ValueError where something cannot be, which `fault` then tells."""
        return copy_of(
            self._like,
            name=self.length.tournament_name,
            participants=self.seats.seated,
            seating=self.seats.choice,
            rules=self.rules.rules,
            table=self.points.table,
            length=self.length.length,
        )

    def play(self) -> None:
        """Makes the tournament, where it can be."""
        if not self.people.fault():
            self.made.emit(self.tournament)

    # ---- look and words

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes at once."""
        dress_tournaments(self, look)
        self._set_pages(look)

    def _set_pages(self, look: Look) -> None:
        for page in (self.people, self.seats, self.rules, self.points, self.length):
            page.set_look(look)

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        self.setWindowTitle(self.tr("New tournament"))
        names = (
            self.tr("Participants"),
            self.tr("Seats"),
            self.tr("House rules"),
            self.tr("Points"),
            self.tr("Length"),
        )
        for at, name in enumerate(names):
            self.tabs.setTabText(at, self.tr("{number}. {page}").format(number=at + 1, page=name))
        name_it(self.tabs, self.tr("Steps to a tournament"))
        self.cancel_button.setText(self.tr("Cancel"))
        self.back_button.setText(self.tr("&Back"))
        self.next_button.setText(self.tr("Ne&xt"))
        self.play_button.setText(self.tr("&Play"))
        for page in (self.people, self.seats, self.rules, self.points, self.length):
            page.retranslate()
        self._follow()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.points.refresh()  # a table may have been made meanwhile
        super().changeEvent(event)

    # ---- within

    def _lay_out(self) -> None:
        for page in (self.people, self.seats, self.rules, self.points, self.length):
            self.tabs.addTab(page, "")
        inner, others = self.rules.layout(), self.points.layout()
        if inner is not None and others is not None:
            inner.setContentsMargins(others.contentsMargins())
        self.tabs.setUsesScrollButtons(False)
        buttons = QHBoxLayout()
        buttons.addWidget(self.cancel_button)
        buttons.addWidget(self.fault, 1)
        for button in (self.back_button, self.next_button, self.play_button):
            buttons.addWidget(button)
        self.cancel_button.setAutoDefault(False)
        self.play_button.setDefault(True)
        column = QVBoxLayout(self)
        column.addWidget(self.tabs, 1)
        column.addLayout(buttons)

    def _connect(self) -> None:
        self.people.changed.connect(self._follow_people)
        for page in (self.seats, self.rules, self.points, self.length):
            page.changed.connect(self._follow)
        self.rules.helpRequested.connect(self.helpRequested)
        self.points.workshopRequested.connect(self.workshopRequested)
        self.tabs.currentChanged.connect(self._follow)
        self.cancel_button.clicked.connect(self.reject)
        self.back_button.clicked.connect(lambda: self.turn(-1))
        self.next_button.clicked.connect(lambda: self.turn(1))
        self.play_button.clicked.connect(self.play)
        QShortcut(QKeySequence(Qt.Modifier.CTRL | Qt.Key.Key_PageDown), self, lambda: self.turn(1))
        QShortcut(QKeySequence(Qt.Modifier.CTRL | Qt.Key.Key_PageUp), self, lambda: self.turn(-1))

    def turn(self, step: int) -> None:
        """Turns to the page before or after; does nothing at the ends."""
        self.tabs.setCurrentIndex(max(PARTICIPANTS, min(self.tabs.currentIndex() + step, LENGTH)))
        if self.tabs.currentIndex() == SEATS:
            self.seats.list.setFocus()  # and not on a choice that is not made

    def _follow_people(self) -> None:
        participants = self.people.participants
        self.seats.show_participants(participants)
        self.length.show_count(len(participants))
        self._follow()

    def _follow(self) -> None:
        fault, at = self.people.fault(), self.tabs.currentIndex()
        self.fault.setText(fault)
        self.play_button.setEnabled(not fault)
        self.back_button.setEnabled(at > PARTICIPANTS)
        self.next_button.setEnabled(at < LENGTH)
        called = self.rules.bar.choice.currentText() if self.rules.bar.choice.currentIndex() >= 0 else None
        self.length.show_summary(escape(fault) or TournamentSummary().html(self.tournament, called))
