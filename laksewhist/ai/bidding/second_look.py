"""A second look at plans that are nearly as good as each other: played out on layouts that fit the auction.

A table of the hand alone is worth as much as some eighty layouts, but it does not know what the others bid. So the
layouts do not replace it: both are weighed by how much they are worth.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from math import fsum
from typing import Final

from laksewhist.ai.bidding.mind import Mind, Weighed
from laksewhist.ai.bidding.prospect import Prospect, mixed, moved
from laksewhist.ai.decision import Why
from laksewhist.ai.models.words import suit_of
from laksewhist.ai.worlds.layout import Layout
from laksewhist.engine.actions import Action

TABLE_WORTH: Final = 86
"""So many layouts the table of a hand is worth."""

LEAST: Final = 128
"""So many layouts are drawn at the least, at every level, for a hand that the models have hardly met."""

_IN_SANS: Final = {6: 10, 7: 4}
"""What the table is worth in sans where the longest suit has six cards, and seven or more.

It was seen to err by 0.7 tricks with six cards, and by 1.1 and more with longer suits; with five by 0.3.
"""

_NEAR: Final = 3.0
"""Choices that are so many points apart, or less, get a second look."""

_MOST_NEAR: Final = 4

Layouts = Callable[[int], Sequence[Layout]]
"""Draws layouts that fit the auction, so many or as many more as the level looks at; with 0 perhaps none."""


@dataclass(frozen=True, slots=True)
class Looked:
    """What was weighed, after a second look `at` some of it in so many `worlds`; at none where there was no look."""

    weighed: Sequence[Weighed]
    worlds: int = 0
    at: Collection[Action] = ()

    def why(self, mind: Mind) -> Why:
        """Why the best was chosen: for a call that was close only if it was looked at again itself."""
        return Why.CLOSE_CALL if mind.best(self.weighed) in self.at else Why.MOST_POINTS


def worth_in_sans(cards: int) -> int | None:
    """How many layouts the table is worth for this hand in sans; None where it is worth as many as ever."""
    return _IN_SANS.get(min(max(suit_of(cards, suit).bit_count() for suit in range(4)), max(_IN_SANS)))


def blended(table: Prospect, sample: Sequence[Prospect], worth: int = TABLE_WORTH) -> Prospect:
    """The table's prospect with what the layouts say, each layout as one of many; the table is worth so many."""
    return mixed(((worth, table), *((1, each) for each in sample)))


def looked_at(
    mind: Mind,
    weighed: Sequence[Weighed],
    layouts: Layouts,
    look: Callable[[Action, Sequence[Layout]], list[Prospect]],
    *,
    sans: bool,
) -> Looked:
    """The options, those nearest to the best of them with what `look` finds in the layouts.

    What the layouts say of all these alike holds for the others too. In `sans` every level looks at a hand for which
    the model of sans is worth little.
    """
    near = near_ties(mind, weighed)
    unsure = worth_in_sans(mind.value.cards) if sans else None
    worlds = layouts(LEAST if unsure else 0) if len(near) > 1 else ()
    if not worlds:
        return Looked(weighed)
    seen = {
        action: blended(prospect, look(action, worlds), unsure or TABLE_WORTH)
        for action, prospect in weighed
        if action in near
    }
    gains = [seen[action].points - prospect.points for action, prospect in weighed if action in seen]
    common = fsum(gains) / len(gains)
    moved_all = [(action, seen.get(action) or moved(prospect, common)) for action, prospect in weighed]
    return Looked(moved_all, len(worlds), near)


def near_ties(mind: Mind, weighed: Sequence[Weighed]) -> list[Action]:
    """The best action and those that are nearly as good, at most a few."""
    ranked = sorted(weighed, key=lambda pair: -mind.worth(pair[1]))[:_MOST_NEAR]
    best = mind.worth(ranked[0][1])
    return [action for action, prospect in ranked if best - mind.worth(prospect) <= _NEAR]
