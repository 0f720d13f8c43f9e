"""How hard a player thinks about a card. Everything is counted, nothing is timed, so choices repeat."""

from __future__ import annotations

from dataclasses import dataclass

from laksewhist.ai.worlds.likely import Walk


@dataclass(frozen=True, slots=True)
class Effort:
    """The budget for one card.

    `deals` possible deals are looked at: such as the others would have bid and played in if there is a `walk` that
    looks for them, else any. They are played out by rules of thumb, but with `exact_cards` cards or fewer in hand
    `exact_deals` of them are searched to the end, each within `nodes` positions; in nolo with `exact_nolo` cards.
    """

    deals: int
    walk: Walk | None = None
    exact_cards: int = 0
    exact_deals: int = 0
    nodes: int = 0
    exact_nolo: int = 0
