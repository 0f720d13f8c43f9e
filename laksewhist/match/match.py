"""Deals in a row: cards, dealer, places and standings of one tournament (R2, R3, R5, R6, R31)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from laksewhist.engine.house_rules import AllPass, HouseRules
from laksewhist.engine.point_table import PointTable
from laksewhist.engine.points import Points, points
from laksewhist.engine.state import FinishedState, Setup
from laksewhist.engine.values import dataclass
from laksewhist.match.dealing import DEFAULT_PATTERN, DealingPattern, deal_cards
from laksewhist.match.driver import PlayedDeal
from laksewhist.match.length import OPEN_END, Length
from laksewhist.match.rng import below, derived_random
from laksewhist.match.rotation import Participant, Seating, seating
from laksewhist.match.shuffling import mixed_pack

PatternOf = Callable[[Participant], DealingPattern]
"""How a participant deals (R5)."""


@dataclass(frozen=True, slots=True)
class DealPlan:
    """A deal before it is played.

    `number` counts the deals that moved the deal on, from 0; `attempt` the deals with the same dealer, from 0, after
    an iron hand or four passes.
    """

    number: int
    attempt: int
    seating: Seating
    setup: Setup


Recall: TypeAlias = Callable[[], tuple[DealPlan, PlayedDeal]]
"""Fetches a deal that was played before: its plan, and how it was played."""
DealSource: TypeAlias = Callable[[int, int, FinishedState | None], DealPlan]
"""Where a match gets its deals: asked with number, attempt and the deal that was played before, if any."""


def same_deal(setup: Setup) -> DealSource:
    """Four participants in the seats of their numbers, and these cards in every deal: for practice.

    Raises ValueError for a setup that is not a whole deal.
    """
    if not setup.is_full:
        raise ValueError("R5: a deal of a match has all 55 cards")
    places = seating(len(setup.hands), (setup.forehand - 1) % len(setup.hands))
    return lambda number, attempt, _last: DealPlan(number, attempt, places, setup)


class MatchDeal:
    """A deal that was played, with the points it was given; `points` goes by participant, 0 for who sat out.

    `scored` tells whether anything was played in it: no iron hand and no four passes. Of a deal that was recalled, plan
    and play are fetched when somebody asks for them: a tournament of a thousand deals goes on at once.
    """

    __slots__ = ("_recall", "_whole", "points", "scored")

    def __init__(self, points: tuple[int, ...], scored: bool, recall: Recall) -> None:
        self.points = points
        self.scored = scored
        self._recall = recall
        self._whole: tuple[DealPlan, PlayedDeal] | None = None

    @property
    def plan(self) -> DealPlan:
        """The deal before it was played."""
        return self._fetched[0]

    @property
    def played(self) -> PlayedDeal:
        """How it was played."""
        return self._fetched[1]

    @property
    def _fetched(self) -> tuple[DealPlan, PlayedDeal]:
        if self._whole is None:
            self._whole = self._recall()
        return self._whole

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, MatchDeal):
            return NotImplemented
        return (self.points, self._fetched) == (other.points, other._fetched)

    def __hash__(self) -> int:
        return hash((self.points, self.scored))


def first_dealer(seed: object, participants: int) -> Participant:
    """The dealer of the first deal, drawn by lot."""
    return below(derived_random(seed, "first dealer"), participants)


def plan_deal(
    seed: object,
    participants: int,
    rules: HouseRules,
    *,
    number: int,
    attempt: int,
    pattern_of: PatternOf = lambda _dealer: DEFAULT_PATTERN,
    last: FinishedState | None = None,
) -> DealPlan:
    """The cards and places of a deal: the same for the same seed, number and attempt on every platform.

    Only a gathered shuffle looks at `last`, the deal that was played before.
    """
    places = seating(participants, (first_dealer(seed, participants) + number) % participants)
    pack = mixed_pack(derived_random(seed, "deal", number, attempt), rules.shuffle, last)
    hands, kitty = deal_cards(pack, places.forehand, pattern_of(places.dealer))
    return DealPlan(number, attempt, places, Setup(rules, places.forehand, hands, kitty))


def same_dealer_again(state: FinishedState) -> bool:
    """Whether the same dealer deals again: after an iron hand (R6), and after four passes where the house says so."""
    if state.iron_hand is not None:
        return True
    return state.played is None and state.setup.rules.all_pass is AllPass.REDEAL


def by_participant(places: Seating, participants: int, seat_points: Points) -> tuple[int, ...]:
    """The points of the seats, given to those who sit there; 0 to everybody else."""
    given = [0] * participants
    for seat, participant in enumerate(places.players):
        given[participant] = seat_points[seat]
    return tuple(given)


class Match:
    """One tournament in progress. `deals` holds every deal that was played, redeals too.

    `sums` are the standings after each deal in which something was played. The cards are shuffled by the seed, or come
    from `source` where one is given; then `pattern_of` means nothing.
    """

    def __init__(
        self,
        participants: tuple[str, ...],
        rules: HouseRules,
        table: PointTable,
        seed: object,
        pattern_of: PatternOf = lambda _dealer: DEFAULT_PATTERN,
        source: DealSource | None = None,
        length: Length = OPEN_END,
    ) -> None:
        seating(len(participants), 0)
        self.participants = participants
        self.rules = rules
        self.table = table
        self.seed = seed
        self.length = length
        self.deals: tuple[MatchDeal, ...] = ()
        self.standings: tuple[int, ...] = (0,) * len(participants)
        self.sums: tuple[tuple[int, ...], ...] = ()
        self._pattern_of = pattern_of
        self._source = source or self._shuffled

    @property
    def moved_on(self) -> int:
        """How many deals moved the deal on to the next dealer: those that count for the length."""
        if not self.deals:
            return 0
        last = self.deals[-1]
        return last.plan.number + (0 if same_dealer_again(last.played.state) else 1)

    @property
    def is_over(self) -> bool:
        """Whether the tournament has reached its length: there is no next deal."""
        return self.length.is_over(self.moved_on, self.standings)

    def next_deal(self) -> DealPlan:
        """The deal to be played now; asking twice gives the same one. Raises ValueError where the match is over."""
        if self.is_over:
            raise ValueError("the tournament is over: there is no next deal")
        number, attempt, last = 0, 0, None
        if self.deals:
            before = self.deals[-1]
            last = before.played.state
            number = self.moved_on
            attempt = before.plan.attempt + 1 if number == before.plan.number else 0
        return self._source(number, attempt, last)

    def _shuffled(self, number: int, attempt: int, last: FinishedState | None) -> DealPlan:
        return plan_deal(
            self.seed,
            len(self.participants),
            self.rules,
            number=number,
            attempt=attempt,
            pattern_of=self._pattern_of,
            last=last,
        )

    def add(self, plan: DealPlan, played: PlayedDeal) -> MatchDeal:
        """Books a deal that was played by the plan, with its points; they never change afterwards."""
        given = points(played.state.outcome, self.table)
        deal = MatchDeal(
            by_participant(plan.seating, len(self.participants), given),
            played.state.played is not None,
            lambda: (plan, played),
        )
        self._book((deal,))
        return deal

    def recall(self, deals: Sequence[MatchDeal]) -> None:
        """Books deals that were played before the program was started, in their order."""
        self._book(deals)

    def _book(self, deals: Sequence[MatchDeal]) -> None:
        sums = list(self.sums)
        for deal in deals:
            self.standings = tuple(before + got for before, got in zip(self.standings, deal.points, strict=True))
            if deal.scored:
                sums.append(self.standings)
        self.deals, self.sums = (*self.deals, *deals), tuple(sums)


def places(standings: tuple[int, ...]) -> tuple[int, ...]:
    """Each participant's place, 1 for the best; ties share the better place."""
    return tuple(1 + sum(other > own for other in standings) for own in standings)
