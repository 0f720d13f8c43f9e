"""The wizard for an evening with real cards: the same pages, with people only."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QWidget

from laksewhist.gui.look import Look
from laksewhist.gui.tournaments.wizard import TournamentWizard
from laksewhist.store.tournament import Kind, Participant, Tournament


class BookWizard(TournamentWizard):
    """Asks who sits at the table, for house rules, point table and length."""

    def __init__(self, like: Tournament, config: Path, look: Look, parent: QWidget) -> None:
        super().__init__(like, config, look, parent)
        self.people.show_people_only()

    @property
    def tournament(self) -> Tournament:
        """A new evening with what is chosen; ValueError where something cannot be, which `fault` then tells."""
        made = super().tournament
        return replace(made, kind=Kind.BOOK_KEPT, participants=as_people(made.participants))

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        super().retranslate()
        self.setWindowTitle(self.tr("Book-keeper: an evening with real cards"))
        self.play_button.setText(self.tr("Open the &book"))


def as_people(participants: tuple[Participant, ...]) -> tuple[Participant, ...]:
    """The same names and faces, all of them people."""
    return tuple(Participant(each.name, colour=each.colour, picture=each.picture) for each in participants)
