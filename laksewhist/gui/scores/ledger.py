"""What a score sheet tells, wherever its deals come from: the table, the history, or a record. Knows no widgets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TypeAlias

from laksewhist.engine.actions import Action
from laksewhist.engine.bids import Bid
from laksewhist.engine.cards import Seat
from laksewhist.engine.contract import Outcome
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.point_table import PointTable
from laksewhist.engine.state import Setup
from laksewhist.engine.values import dataclass
from laksewhist.match.match import places
from laksewhist.match.rotation import Seating

Play: TypeAlias = tuple[Setup, tuple[Action, ...]]
"""The cards of a deal, and what was done with them."""
Fetch: TypeAlias = Callable[[], Play]
"""Gets a deal's cards when somebody wants to see them; raises FormatError or StoreError where they are damaged."""


@dataclass(frozen=True, slots=True)
class LedgerDeal:
    """A finished deal. `number` counts from 1, and a redeal has the number of the deal that it stands for.

    `points` goes by participant; `iron_hand` is the seat that showed one. `fetch` is None where there are no cards to
    show: real ones, of which the book-keeper has written down the result. `finished` is None where nobody noted it.
    """

    number: int
    seating: Seating
    outcome: Outcome
    points: tuple[int, ...]
    iron_hand: Seat | None
    fetch: Fetch | None
    finished: datetime | None = None
    assisted: bool = False

    @property
    def bid(self) -> Bid | None:
        """What was played; None after an iron hand and after four passes."""
        return None if self.outcome.contract is None else self.outcome.contract.bid

    @property
    def is_scored(self) -> bool:
        """Whether anything was played."""
        return self.outcome.contract is not None

    def seat_of(self, participant: int) -> Seat | None:
        """Where a participant sits; None for somebody who sits out."""
        players = self.seating.players
        return players.index(participant) if participant in players else None


@dataclass(frozen=True, slots=True)
class Ledger:
    """The deals of a tournament or a record, and how everybody stood after each.

    `me` is the participant at the screen, None where there is none or several. `colours` are those that participants
    have chosen (`#RRGGBB`) or None. `sums` has a row for each deal, and `standings` is the last of them. `book_kept`
    tells that the cards were real ones. `created` is None where nobody noted it.
    """

    title: str
    created: datetime | None
    names: tuple[str, ...]
    me: int | None
    colours: tuple[str | None, ...]
    rules: HouseRules
    table: PointTable
    deals: tuple[LedgerDeal, ...]
    sums: tuple[tuple[int, ...], ...]
    book_kept: bool = False

    @property
    def standings(self) -> tuple[int, ...]:
        """The sums of all deals."""
        return self.sums[-1] if self.sums else (0,) * len(self.names)

    @property
    def places(self) -> tuple[int, ...]:
        """Who is first, second and so on, by participant; equal sums share a place."""
        return places(self.standings)

    @property
    def scored(self) -> tuple[int, ...]:
        """The rows of the deals in which something was played."""
        return tuple(row for row, deal in enumerate(self.deals) if deal.is_scored)

    def before(self, row: int) -> tuple[int, ...]:
        """How everybody stood before the deal of this row."""
        return self.sums[row - 1] if row else (0,) * len(self.names)

    def players(self, row: int) -> tuple[str, ...]:
        """The names by seat in the deal of this row."""
        return tuple(self.names[who] for who in self.deals[row].seating.players)


def running(deals: Sequence[LedgerDeal], participants: int) -> tuple[tuple[int, ...], ...]:
    """The sums after each deal."""
    total = (0,) * participants
    sums: list[tuple[int, ...]] = []
    for deal in deals:
        total = tuple(before + got for before, got in zip(total, deal.points, strict=True))
        sums.append(total)
    return tuple(sums)
