"""The history as the rest of the program knows it."""

from __future__ import annotations

from datetime import datetime

from laksewhist.engine.house_rules import AllPass
from laksewhist.engine.values import dataclass
from laksewhist.store.history.database import Row
from laksewhist.store.history.deal_text import moment_of
from laksewhist.store.history.statistics import Statistics


@dataclass(frozen=True, slots=True)
class TournamentSummary:
    """How a tournament stands, for a list of many.

    `deals` counts the finished ones, redeals too; `moved_on` those that moved the deal on; `scored` those in which
    something was played. `standings` go by participant. `played` is when it was last played, None before that.
    """

    deals: int
    moved_on: int
    scored: int
    standings: tuple[int, ...]
    is_unfinished: bool
    played: datetime | None


class History(Statistics):
    """Every deal ever played. Raises StoreError where the disk refuses, and FormatError for rows that are damaged."""

    def summaries(self) -> dict[str, TournamentSummary]:
        """How every tournament stands, by its id."""
        sums: dict[str, dict[int, int]] = {}
        for ident, who, total in self.database.run(
            "SELECT deal.tournament, score.participant, sum(score.points) FROM score JOIN deal ON deal.id = score.deal"
            " GROUP BY deal.tournament, score.participant"
        ):
            sums.setdefault(ident, {})[who] = total
        moved_on = {
            row[0]: row[1] + int(self._last_moved_on(row))
            for row in self.database.run(
                "SELECT tournament, number, bid, iron_hand, max(place) FROM deal WHERE finished IS NOT NULL"
                " GROUP BY tournament"
            )
        }
        rows = self.database.run(
            "SELECT tournament.id, count(deal.finished), count(deal.bid), count(deal.id) - count(deal.finished),"
            " max(coalesce(deal.finished, (SELECT max(moment) FROM action WHERE action.deal = deal.id), deal.begun)),"
            " (SELECT count(*) FROM participant WHERE participant.tournament = tournament.id)"
            " FROM tournament LEFT JOIN deal ON deal.tournament = tournament.id GROUP BY tournament.id"
        )
        return {row[0]: _summary(row, sums.get(row[0], {}), moved_on.get(row[0], 0)) for row in rows}

    def _last_moved_on(self, row: Row) -> bool:
        ident, _number, bid, iron_hand, _place = row
        if bid is not None:
            return True
        return iron_hand is None and self.tournament(ident).rules.all_pass is AllPass.NEXT_DEALER


def _summary(row: Row, sums: dict[int, int], moved_on: int) -> TournamentSummary:
    _ident, deals, scored, unfinished, played, participants = row
    standings = tuple(sums.get(who, 0) for who in range(participants))
    return TournamentSummary(
        deals, moved_on, scored, standings, bool(unfinished), None if played is None else moment_of(played)
    )
