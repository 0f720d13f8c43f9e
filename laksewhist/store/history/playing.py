"""Writing deals that are played: each action in a transaction of its own."""

from __future__ import annotations

from collections.abc import Sequence

from laksewhist.engine.actions import Action
from laksewhist.engine.cards import Seat
from laksewhist.engine.points import points
from laksewhist.match.driver import PlayedDeal
from laksewhist.match.match import DealPlan
from laksewhist.match.rotation import Seating
from laksewhist.store.history.deal_rows import DealRows
from laksewhist.store.history.deal_text import (
    RESULT_COLUMNS,
    action_text,
    cards_text,
    chained,
    milliseconds,
    result_values,
    row_sum,
)
from laksewhist.store.history.rows import Assist, Assists
from laksewhist.store.history.scoring import ScoreRow, score_rows
from laksewhist.store.result import Result, result_of


class Playing(DealRows):
    """Deals that are being played. Everything is whole or not at all; raises StoreError where the disk refuses."""

    def begin(self, tournament: str, plan: DealPlan) -> int:
        """Keeps a deal that is about to be played; returns its number in the database."""
        with self.database.transaction():
            return self.add_deal(tournament, plan.number, plan.attempt, plan.seating, cards_text(plan.setup))

    def extend(self, deal: int, actions: Sequence[Action]) -> None:
        """Keeps those of the deal's actions that are not kept yet, in one transaction."""
        moment = milliseconds(self.now())
        with self.database.transaction():
            last = self.database.run(
                "SELECT place, checked FROM action WHERE deal = ? ORDER BY place DESC LIMIT 1", (deal,)
            )
            kept, before = (last[0][0] + 1, last[0][1]) if last else (0, 0)
            for place, action in enumerate(actions[kept:], kept):
                doing = action_text(action)
                before = chained(before, moment, doing)
                self.database.run("INSERT INTO action VALUES (?, ?, ?, ?, ?)", (deal, place, doing, moment, before))
            self._count_actions(deal, max(kept, len(actions)))

    def finish(self, deal: int, played: PlayedDeal) -> None:
        """Keeps what is left of a deal, and its result: its points follow from its tournament's table.

        Lasting: after this a power cut takes nothing of the deal.
        """
        state = played.state
        with self.database.transaction(lasting=True):
            (tournament,) = self.database.run("SELECT tournament FROM deal WHERE id = ?", (deal,))[0]
            given = points(state.outcome, self.tournament(tournament).table)
            self.extend(deal, played.actions)
            self.conclude(deal, result_of(state.outcome, given), state.iron_hand)

    def take_back(self, deal: int, keep: int) -> None:
        """Drops the actions of an unfinished deal after the first `keep`, and counts that a person took back."""
        with self.database.transaction():
            self.database.run("DELETE FROM action WHERE deal = ? AND place >= ?", (deal, keep))
            self._count_actions(deal, keep)
            self.assist(deal, Assist.TAKE_BACK)

    def assist(self, deal: int, kind: Assist) -> None:
        """Counts that a person had help in this deal."""
        with self.database.transaction():
            self.database.run(f"UPDATE deal SET {kind.value} = {kind.value} + 1 WHERE id = ?", (deal,))
            self.seal(deal)

    def set_assists(self, deal: int, assists: Assists) -> None:
        """How often a person had help, of a deal that comes from elsewhere."""
        values = (assists.hints, assists.take_backs, assists.played_for, deal)
        with self.database.transaction():
            self.database.run("UPDATE deal SET hints = ?, take_backs = ?, played_for = ? WHERE id = ?", values)
            self.seal(deal)

    def _count_actions(self, deal: int, number: int) -> None:
        """Without the number nobody would see that the last ones are gone."""
        self.database.run("UPDATE deal SET actions = ? WHERE id = ?", (number, deal))
        self.seal(deal)

    def drop(self, deal: int) -> None:
        """Forgets a deal: for one that was given up before its end."""
        with self.database.transaction():
            self.database.run("DELETE FROM deal WHERE id = ?", (deal,))

    # ---- for all kinds of deals

    def add_deal(self, tournament: str, number: int, attempt: int, places: Seating, cards: str | None) -> int:
        """A row for a deal after the tournament's last; belongs into a transaction."""
        last = self.database.run("SELECT coalesce(max(place), -1) FROM deal WHERE tournament = ?", (tournament,))
        begun = milliseconds(self.now())
        row = (tournament, last[0][0] + 1, number, attempt, places.dealer, places.forehand, cards, begun)
        deal = self.database.insert(
            "INSERT INTO deal (tournament, place, number, attempt, dealer, forehand, cards, begun, checked)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)",
            row,
        )
        self.seal(deal)
        return deal

    def conclude(self, deal: int, result: Result, iron_hand: Seat | None) -> None:
        """Writes the result of a deal and what it means for everybody; belongs into a transaction."""
        columns = ", ".join(f"{name} = ?" for name in RESULT_COLUMNS)
        moment = milliseconds(self.now())
        self.database.run(
            f"UPDATE deal SET finished = coalesce(finished, ?), {columns} WHERE id = ?",
            (moment, *result_values(result, iron_hand), deal),
        )
        self.seal(deal)
        self.write_scores(deal)

    def write_scores(self, deal: int) -> None:
        """What the statistics read, made anew from the deal's row."""
        (found,) = self.selected("id = ?", (deal,))
        tournament = self.database.run("SELECT tournament FROM deal WHERE id = ?", (deal,))[0][0]
        rows = score_rows(found.result, found.seating, len(self.tournament(tournament).participants))
        self.database.run("DELETE FROM score WHERE deal = ?", (deal,))
        self.database.run_many(
            "INSERT INTO score VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            ((*values, row_sum(values)) for values in (_score_values(deal, row) for row in rows)),
        )

    def mend_scores(self) -> int:
        """Makes those scores anew that are not what was written; returns of how many deals. For after a crash."""
        rows = self.database.run("SELECT * FROM score")
        wrong = {row[0] for row in rows if row_sum(row[:-1]) != row[-1]}
        with self.database.transaction():
            for deal in wrong:
                self.write_scores(deal)
        return len(wrong)


def _score_values(deal: int, row: ScoreRow) -> tuple[object, ...]:
    made = None if row.made is None else int(row.made)
    return deal, row.participant, row.role.value, row.points, row.tricks, row.side_tricks, made
