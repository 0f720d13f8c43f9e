"""What deal it is, who deals and who sits out; and when the evening is over, who has won it."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from laksewhist.gui.book.log import BookLog
from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import RIGHT, Label
from laksewhist.gui.tournaments.words import cut
from laksewhist.gui.words import name_list, signed
from laksewhist.match.length import LengthKind
from laksewhist.match.rotation import seating


class BookHead(QWidget):
    """Large at the left, more at the right."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title, self.more = Label(25, bold=True, least=16), Label(16, "soft", align=RIGHT, least=12)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.title)
        line.addWidget(self.more, 1)

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        self.title.set_look(look)
        self.more.set_look(look)

    def show_deal(self, log: BookLog, dealer: int, corrected: int | None) -> None:
        """The deal that is being entered, or corrected."""
        self.title.setText(self._title(log, corrected))
        self.more.setText(self._more(log, dealer, corrected))

    def _title(self, log: BookLog, corrected: int | None) -> str:
        length = log.tournament.length
        if corrected is not None:
            return self.tr("Correct deal {number}").format(number=corrected + 1)
        if log.rows and log.is_over:
            return self.tr("The evening is over")
        number = log.moved_on + 1
        if length.kind is LengthKind.DEALS:
            return self.tr("Deal {number} of {all}").format(number=number, all=length.amount)
        return self.tr("Deal {number}").format(number=number)

    def _more(self, log: BookLog, dealer: int, corrected: int | None) -> str:
        names = log.tournament.names
        if corrected is None and log.rows and log.is_over:
            best = max(log.standings)
            first = [cut(name) for name, sum_ in zip(names, log.standings, strict=True) if sum_ == best]
            words = self.tr("{names} has won: {points}") if len(first) == 1 else self.tr("{names} share it: {points}")
            return words.format(names=name_list(first), points=signed(best))
        others = [cut(names[each]) for each in seating(len(names), dealer).sitting_out if each != dealer]
        if len(names) == 4:
            return self.tr("{name} deals").format(name=cut(names[dealer]))
        if others:
            words = self.tr("{name} deals and sits out, as does {other}")
            return words.format(name=cut(names[dealer]), other=name_list(others))
        return self.tr("{name} deals and sits out").format(name=cut(names[dealer]))
