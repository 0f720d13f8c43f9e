"""Reading deals: from rows to values, with every sum checked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from laksewhist.engine.actions import Action
from laksewhist.match.match import DealPlan, by_participant
from laksewhist.match.rotation import Seating, seating
from laksewhist.store.errors import FormatError
from laksewhist.store.history.database import Row
from laksewhist.store.history.deal_text import (
    RESULT_COLUMNS,
    chained,
    moment_of,
    read_action_text,
    read_result_values,
    read_setup,
    row_sum,
)
from laksewhist.store.history.rows import Assists, SheetDeal, StoredDeal
from laksewhist.store.history.tournament_rows import TournamentRows

_HEAD: Final = (
    "tournament",
    "place",
    "number",
    "attempt",
    "dealer",
    "forehand",
    "cards",
    "actions",
    "begun",
    "finished",
)
_TAIL: Final = ("hints", "take_backs", "played_for")
SUMMED: Final = (*_HEAD, *RESULT_COLUMNS, *_TAIL)
"""The columns of a deal whose sum stands beside them."""
_COLUMNS: Final = ", ".join(("id", *SUMMED, "checked"))
_RESULT: Final = slice(1 + len(_HEAD), 1 + len(_HEAD) + len(RESULT_COLUMNS))


class _Head(NamedTuple):
    deal: int
    tournament: str
    place: int
    number: int
    attempt: int
    dealer: int
    forehand: int
    cards: str | None
    actions: int
    begun: int
    finished: int | None


class DealRows(TournamentRows):
    """Deals as values. Rows that are damaged raise FormatError, which names the deal."""

    def sheet(self, tournament: str) -> tuple[SheetDeal, ...]:
        """The finished deals of a tournament, in the order in which they were played."""
        return tuple(self.selected("tournament = ? AND finished IS NOT NULL ORDER BY place", (tournament,)))

    def scored_deals(self, limit: int | None = None) -> Iterator[SheetDeal]:
        """The deals of all tournaments that are not deleted, in which something was played; the latest first."""
        where = (
            "finished IS NOT NULL AND bid IS NOT NULL"
            " AND tournament NOT IN (SELECT id FROM tournament WHERE deleted) ORDER BY finished DESC, id DESC LIMIT ?"
        )
        return self.selected(where, (-1 if limit is None else limit,))

    def deal(self, deal: int) -> StoredDeal:
        """A deal with cards and actions; raises KeyError where there is none, or where the cards were real ones."""
        rows = self.database.run(f"SELECT {_COLUMNS} FROM deal WHERE id = ? AND cards IS NOT NULL", (deal,))
        if not rows:
            raise KeyError(deal)
        return self._stored(rows[0])

    def deals(self, tournament: str) -> tuple[StoredDeal, ...]:
        """All deals of a tournament that have cards, the unfinished one too, in order."""
        where = "tournament = ? AND cards IS NOT NULL ORDER BY place"
        rows = self.database.run(f"SELECT {_COLUMNS} FROM deal WHERE {where}", (tournament,))
        return tuple(self._stored(row) for row in rows)

    def unfinished(self, tournament: str) -> StoredDeal | None:
        """The deal that is being played; None between two deals."""
        where = "tournament = ? AND finished IS NULL ORDER BY place DESC LIMIT 1"
        rows = self.database.run(f"SELECT {_COLUMNS} FROM deal WHERE {where}", (tournament,))
        return self._stored(rows[0]) if rows else None

    def selected(self, where: str, parameters: tuple[object, ...]) -> Iterator[SheetDeal]:
        """The finished deals that a condition in SQL selects."""
        for row in self.database.run(f"SELECT {_COLUMNS} FROM deal WHERE {where}", parameters):
            yield self._sheet_deal(row)

    def _sheet_deal(self, row: Row) -> SheetDeal:
        head, values, place = self._checked(row)
        assert head.finished is not None
        participants = len(self.tournament(head.tournament).participants)
        places = _seating(head, participants, place)
        result = read_result_values(values, place)
        return SheetDeal(
            deal=head.deal,
            place=head.place,
            number=head.number,
            attempt=head.attempt,
            seating=places,
            result=result,
            points=by_participant(places, participants, result.points),
            iron_hand=values[-1],
            assists=Assists(*row[-4:-1]),
            begun=moment_of(head.begun),
            finished=moment_of(head.finished),
            is_played=head.cards is not None,
        )

    def _stored(self, row: Row) -> StoredDeal:
        head, values, place = self._checked(row)
        tournament = self.tournament(head.tournament)
        kept = self._actions(head.deal, place)
        if len(kept) != head.actions:
            raise FormatError(place, f"{head.actions} actions were stored, and {len(kept)} are there")
        return StoredDeal(
            deal=head.deal,
            tournament=head.tournament,
            place=head.place,
            number=head.number,
            attempt=head.attempt,
            seating=_seating(head, len(tournament.participants), place),
            setup=read_setup(head.cards or "", tournament.rules, head.forehand, place),
            actions=tuple(action for action, _moment in kept),
            times=tuple(moment_of(moment) for _action, moment in kept),
            result=None if head.finished is None else read_result_values(values, place),
            assists=Assists(*row[-4:-1]),
            begun=moment_of(head.begun),
        )

    def _actions(self, deal: int, place: str) -> list[tuple[Action, int]]:
        found: list[tuple[Action, int]] = []
        before = 0
        rows = self.database.run(
            "SELECT place, doing, moment, checked FROM action WHERE deal = ? ORDER BY place", (deal,)
        )
        for number, (at, doing, moment, checked) in enumerate(rows):
            before = chained(before, moment, doing)
            if at != number or before != checked:
                raise FormatError(place, f"action {number} is damaged")
            found.append((read_action_text(doing, f"{place}, action {number}"), moment))
        return found

    def _checked(self, row: Row) -> tuple[_Head, tuple[Any, ...], str]:
        head = _Head._make(row[: len(_Head._fields)])
        place = f"deal {head.deal}"
        if row_sum(row[1:-1]) != row[-1]:
            raise FormatError(place, "what is stored of it is damaged")
        return head, row[_RESULT], place

    def seal(self, deal: int) -> None:
        """Writes the sum of the deal's row anew; belongs into the transaction that changes the row."""
        values = self.database.run(f"SELECT {', '.join(SUMMED)} FROM deal WHERE id = ?", (deal,))[0]
        self.database.run("UPDATE deal SET checked = ? WHERE id = ?", (row_sum(values), deal))


def _seating(head: _Head, participants: int, place: str) -> Seating:
    try:
        return seating(participants, head.dealer)
    except ValueError as error:
        raise FormatError(place, str(error)) from error


def plan_of(deal: StoredDeal) -> DealPlan:
    """The deal as it was planned."""
    return DealPlan(deal.number, deal.attempt, deal.seating, deal.setup)
