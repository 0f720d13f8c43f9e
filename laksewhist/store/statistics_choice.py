"""Which of all deals are looked at, and by what they are put into groups."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from enum import Enum
from typing import Final, NamedTuple

from laksewhist.engine.bids import LADDER, Bid
from laksewhist.engine.values import dataclass
from laksewhist.store.history.rows import Assists, Role, Score
from laksewhist.store.statistics import DECLARING


class Help(Enum):
    """Whether deals count in which a person had a hint, took back or let the computer play."""

    WITHOUT = "without"
    WITH = "with"
    ONLY = "only"


class Who(NamedTuple):
    """A participant of one or several tournaments. A person (`level` None) is not the computer of the same name."""

    name: str
    level: str | None


class Brain(NamedTuple):
    """A level with a style; both None for people."""

    level: str | None
    style: str | None


class Grain(Enum):
    """How long a time makes one row."""

    DAY = "day"
    MONTH = "month"
    YEAR = "year"


@dataclass(frozen=True, slots=True)
class Choice:
    """What is looked at; None: all of them. `since` and `before` are moments in milliseconds since 1970."""

    tournaments: frozenset[str] | None = None
    people: frozenset[Who] | None = None
    since: int | None = None
    before: int | None = None
    help: Help = Help.WITHOUT


@dataclass(frozen=True, slots=True)
class Facts:
    """All that was read: the scores in the order of their deals, and what stands only in the deals themselves."""

    scores: tuple[Score, ...]
    iron_hands: frozenset[int]
    helped: Mapping[int, Assists]


@dataclass(frozen=True, slots=True)
class Offered:
    """What there is to choose from: the ids of tournaments and the years, the latest first, and people."""

    tournaments: tuple[str, ...]
    people: tuple[Who, ...]
    years: tuple[int, ...]


def offered_by(facts: Facts) -> Offered:
    """What these facts are about; people come before computers."""
    people = {Who(*each) for each in {(score.name, score.level) for score in facts.scores}}
    ordered = sorted(people, key=lambda who: (who.level is not None, who.name.casefold(), who.level or ""))
    moments = {(score.finished, score.tournament) for score in facts.scores}
    ends_of = {ident: moment for moment, ident in sorted(moments)}
    ends = (min(moments)[0], max(moments)[0]) if moments else ()
    years = [datetime.fromtimestamp(each / 1000, UTC).astimezone().year for each in ends]
    return Offered(
        tuple(sorted(ends_of, key=lambda ident: (ends_of[ident], ident), reverse=True)),
        tuple(ordered),
        tuple(range(years[-1], years[0] - 1, -1)) if years else (),
    )


@dataclass(frozen=True, slots=True)
class Counts:
    """How many deals were chosen, and what became of them; `left_out` had help and do not count for that."""

    deals: int = 0
    played: int = 0
    iron_hands: int = 0
    passed: int = 0
    left_out: int = 0
    hints: int = 0
    take_backs: int = 0
    played_for: int = 0


def who_of(score: Score) -> Who:
    """Whose score it is."""
    return Who(score.name, score.level)


def chosen_deals(facts: Facts, choice: Choice) -> list[Score]:
    """Every score of the deals that are chosen, whoever's it is."""
    places, since, before, help_ = choice.tournaments, choice.since or 0, choice.before, choice.help
    end = 1 << 62 if before is None else before
    wanted = (0, 1) if help_ is Help.WITH else (0,) if help_ is Help.WITHOUT else (1,)
    if places is None and not since and before is None and help_ is Help.WITH:
        return list(facts.scores)
    return [
        score
        for score in facts.scores
        if score.assisted in wanted and since <= score.finished < end and (places is None or score.tournament in places)
    ]


def of_people(scores: list[Score], choice: Choice) -> list[Score]:
    """Of these the scores of the people that are chosen."""
    people = choice.people
    return scores if people is None else [score for score in scores if (score.name, score.level) in people]


def counts_of(facts: Facts, choice: Choice) -> Counts:
    """Counts the deals that are chosen, in which one of the people took part who are chosen."""
    with_help = Choice(choice.tournaments, choice.people, choice.since, choice.before, Help.WITH)
    deals = {score.deal: score for score in of_people(chosen_deals(facts, with_help), choice)}
    wanted = {
        deal: score
        for deal, score in deals.items()
        if choice.help is Help.WITH or bool(score.assisted) == (choice.help is Help.ONLY)
    }
    empty = [deal for deal, score in wanted.items() if score.bid is None]
    iron = sum(deal in facts.iron_hands for deal in empty)
    helped = [facts.helped[deal] for deal in deals if deal in facts.helped]
    return Counts(
        deals=len(wanted),
        played=len(wanted) - len(empty),
        iron_hands=iron,
        passed=len(empty) - iron,
        left_out=sum(bool(score.assisted) for score in deals.values()) if choice.help is Help.WITHOUT else 0,
        hints=sum(each.hints > 0 for each in helped),
        take_backs=sum(each.take_backs > 0 for each in helped),
        played_for=sum(each.played_for > 0 for each in helped),
    )


# ---- what groups are made by


def by_bid(score: Score) -> str | None:
    """The bid's text, of whoever made it or joined it."""
    return score.bid if score.role in DECLARING else None


def by_brain(score: Score) -> Brain:
    """How it is that somebody thinks."""
    return Brain(score.level, score.style)


def by_role(score: Score) -> str:
    """A value of `Role`."""
    return score.role


def by_tournament(score: Score) -> tuple[str, Who]:
    """A participant in a tournament."""
    return score.tournament, Who(score.name, score.level)


ROLES = (Role.DECLARER, Role.ALONE, Role.PARTNER, Role.OPPONENT)
"""The roles in which something is won, in the order in which they are told."""
SIDE = frozenset({Role.DECLARER.value, Role.ALONE.value, Role.PARTNER.value})
"""The roles of those whose bid it is."""


def bids_in_order(texts: Iterable[str]) -> list[tuple[Bid, str]]:
    """These bids with their texts, lowest first."""
    wanted = set(texts)
    return [(bid, bid.text) for bid in LADDER if bid.text in wanted]


def grain_of(scores: list[Score]) -> Grain:
    """Days for a month or so, months for a few years, years for more."""
    if not scores:
        return Grain.DAY
    moments = [score.finished for score in scores]
    days = (max(moments) - min(moments)) / 86_400_000
    return Grain.DAY if days <= 45 else Grain.MONTH if days <= 3 * 366 else Grain.YEAR


_QUARTER: Final = 15 * 60 * 1000


class TimeKey:
    """Groups by time, here, and participant: `(first day of the time, Who)`."""

    def __init__(self, grain: Grain) -> None:
        self._grain = grain
        self._known: dict[int, str] = {}

    def __call__(self, score: Score) -> tuple[str, Who]:
        """The group of a score; the day as `2026-11-01`."""
        return self.day(score.finished), Who(score.name, score.level)

    def day(self, moment: int) -> str:
        """The first day of the time that a moment lies in, in milliseconds since 1970."""
        quarter = moment // _QUARTER  # no place on earth begins its day within a quarter of an hour
        day = self._known.get(quarter)
        if day is None:
            day = self._known[quarter] = self._first_day(moment)
        return day

    def _first_day(self, moment: int) -> str:
        here = datetime.fromtimestamp(moment / 1000, UTC).astimezone()
        match self._grain:
            case Grain.DAY:
                return f"{here:%Y-%m-%d}"
            case Grain.MONTH:
                return f"{here:%Y-%m}-01"
            case Grain.YEAR:
                return f"{here:%Y}-01-01"
