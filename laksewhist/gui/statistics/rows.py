"""The rows of a table: the groups of a page in words, in an order that makes sense."""

from __future__ import annotations

from typing import Any, Final

from laksewhist.ai.brain import LEVELS
from laksewhist.engine.bids import parse_bid, rung
from laksewhist.engine.values import dataclass
from laksewhist.gui.medallion import first_signs
from laksewhist.gui.statistics.words import key_texts
from laksewhist.store.history.rows import Role
from laksewhist.store.statistics import Tally
from laksewhist.store.statistics_choice import ROLES
from laksewhist.store.statistics_pages import Page, Subject

SHORT: Final = 14
"""So many signs of a tournament's name stand beside a plot."""
_LEVELS: Final = tuple(LEVELS)


@dataclass(frozen=True, slots=True)
class StatRow:
    """What a row is, in words and in values to sort by, and what it comes to."""

    heads: tuple[str, ...]
    order: tuple[Any, ...]
    tally: Tally

    @property
    def title(self) -> str:
        """What the row is, in one text."""
        return ", ".join(self.heads)

    @property
    def label(self) -> str:
        """The title, short enough for a plot: of a long name of a tournament only the beginning."""
        *before, last = self.heads
        return ", ".join([*(first_signs(each, SHORT) for each in before), last])


def rows_of(page: Page, names: dict[str, str]) -> tuple[StatRow, ...]:
    """The rows of the page; `names` are those of the tournaments by their ids."""
    places = {ident: at for at, ident in enumerate(names)}
    rows = [
        StatRow(key_texts(page.subject, key, page.grain, names), _order(page.subject, key, places), tally)
        for key, tally in page.groups.items()
    ]
    if page.subject is Subject.PARTICIPANTS:
        return tuple(sorted(rows, key=lambda row: (-row.tally.mean, row.order)))
    return tuple(sorted(rows, key=lambda row: row.order))


def _order(subject: Subject, key: Any, places: dict[str, int]) -> tuple[Any, ...]:
    """Values to sort each of the columns by that tell what a row is."""
    match subject:
        case Subject.PARTICIPANTS:
            return (key.name.casefold(),)
        case Subject.BIDS:
            return (rung(parse_bid(key)),)
        case Subject.LEVELS:
            level = _LEVELS.index(key.level) if key.level in _LEVELS else -1
            return (10 * level + len(key.style or ""),)
        case Subject.ROLES:
            return (ROLES.index(Role(key)),)
        case Subject.TIME:
            return key[0], key[1].name.casefold()
        case Subject.TOURNAMENTS:
            return places.get(key[0], len(places)), key[1].name.casefold()
