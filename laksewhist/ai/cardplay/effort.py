"""How hard a player thinks about a card. Everything is counted, nothing is timed, so choices repeat."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Effort:
    """The budget for one card.

    `deals` possible deals are looked at, drawn so that those stand out in which the others would have bid and played
    as they did, if `pool` deals are drawn to choose from (0: no such inference). From `exact_cards` cards in hand on
    every deal is searched to its end, `exact_deals` of them, each with at most `nodes` positions; before, it is played
    out by rules of thumb.
    """

    deals: int
    pool: int = 0
    exact_cards: int = 0
    exact_deals: int = 0
    nodes: int = 0
