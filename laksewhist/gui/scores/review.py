"""A deal of a score sheet as the table shows it: which step, and whose cards. Knows no widgets."""

from __future__ import annotations

from laksewhist.engine.cards import Seat
from laksewhist.gui.scores.course import Course
from laksewhist.gui.scores.ledger import Ledger
from laksewhist.gui.shown import Company, Shown
from laksewhist.gui.texts import event_text


class Review:
    """Steps through the deal of one row of a ledger.

    `step` is where it stands; `seat` whose view it is, and `all_open` whether every hand lies open. Raises FormatError
    and StoreError where the deal cannot be read.
    """

    def __init__(self, ledger: Ledger, row: int) -> None:
        self.ledger, self.row = ledger, row
        deal = ledger.deals[row]
        if deal.fetch is None:
            raise ValueError("there are no cards to show")
        self.course = Course(*deal.fetch())
        self.deal = deal
        self.step = 0
        mine = None if ledger.me is None else deal.seat_of(ledger.me)
        self.seat: Seat = 0 if mine is None else mine
        self.all_open = True

    def go(self, step: int) -> None:
        """Goes to a step, or as near as there is one."""
        self.step = min(max(step, 0), self.course.last)

    def shown(self) -> Shown:
        """What the table shows."""
        ended = self.step == self.course.last
        view = self.course.view(self.step, self.seat, all_open=self.all_open)
        company, given = self._company(ended=ended), self._points() if ended else None
        return Shown(view, self.deal.seating, company, hand_hidden=not ended, points=given)

    def words(self) -> str:
        """What has happened since the step before."""
        if self.step == self.course.last:
            return ""
        names = self.ledger.players(self.row)
        found = self.course.events(self.step, self.seat, all_open=self.all_open)
        return " ".join(event_text(event, names) for event in found)

    @property
    def neighbour(self) -> int | None:
        """The row of the next deal that has cards; None where there is none."""
        later = range(self.row + 1, len(self.ledger.deals))
        return next((row for row in later if self.ledger.deals[row].fetch is not None), None)

    def _points(self) -> tuple[int, int, int, int]:
        first, second, third, fourth = (self.deal.points[who] for who in self.deal.seating.players)
        return first, second, third, fourth

    def _company(self, *, ended: bool) -> Company:
        ledger, row = self.ledger, self.row
        rows = [each for each in ledger.scored if each < row or (ended and each == row)]
        sums = ((0,) * len(ledger.names), *(ledger.sums[each] for each in rows))
        return Company(ledger.names, ledger.me, sums[-1], sums, self.deal.number, ledger.rules, ledger.table)
