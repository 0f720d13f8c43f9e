"""What was chosen for a tournament, in a few lines."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QObject

from laksewhist.gui.tournaments.words import length_text, participant_text
from laksewhist.gui.words import breakable, capital, name_list
from laksewhist.store.tournament import SeatingChoice, Tournament

_ROW = '<tr><td style="padding-right: 14px; white-space: nowrap">{name}</td><td><b>{value}</b></td></tr>'


class TournamentSummary(QObject):
    """Words the choices."""

    def html(self, tournament: Tournament, rules_name: str | None) -> str:
        """The choices as rich text; `rules_name` is what the house rules are called, where they have a name."""
        by_lot = tournament.seating is SeatingChoice.BY_LOT
        lines = (
            (self.tr("Participants"), name_list([participant_text(each) for each in tournament.participants])),
            (self.tr("Seats"), self.tr("drawn by lot") if by_lot else self.tr("by hand")),
            (self.tr("House rules"), rules_name or self.tr("own choice")),
            (self.tr("Point table"), tournament.table.name),
            (self.tr("Length"), length_text(tournament.length)),
        )
        rows = (_ROW.format(name=escape(name), value=escape(breakable(capital(value)))) for name, value in lines)
        return f"<table>{''.join(rows)}</table>"
