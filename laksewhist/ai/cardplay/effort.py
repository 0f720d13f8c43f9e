"""How hard a player thinks about a card. Everything is counted, nothing is timed, so choices repeat."""

from __future__ import annotations

from dataclasses import dataclass

from laksewhist.ai.worlds.likely import Walk


@dataclass(frozen=True, slots=True)
class Effort:
    """The budget for one card.

    `deals` possible deals are looked at, drawn so that those stand out in which the others would have bid and played
    as they did if there is a `walk` that looks for such. From `exact_cards` cards in hand on
    every deal is searched to its end, `exact_deals` of them, each with at most `nodes` positions; before, it is played
    out by rules of thumb.
    """

    deals: int
    walk: Walk | None = None
    exact_cards: int = 0
    exact_deals: int = 0
    nodes: int = 0
    trust: float = 0.0
