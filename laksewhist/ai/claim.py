"""Whether a player may claim the rest: from its own view alone, and only where nothing can go wrong.

In a trick bid the claim is that every remaining trick goes to this seat, or to one that it knows to be on its side; in
nolo a declarer claims that he does not fall. It is granted where this seat has a card for whatever the others hold and
play, the partner too. Claims that are true for reasons that take too long to find are refused.
"""

from __future__ import annotations

import random
from typing import Final

from laksewhist.ai.claims.known import position_of, terms_of
from laksewhist.ai.claims.proof import Proof, TooLongError
from laksewhist.engine.actions import Action, PlayCard
from laksewhist.engine.cards import Card
from laksewhist.engine.view import Phase, PlayerView

MOST: Final = 7000
"""Positions that are looked at for a claim: under a second. Nearly all true claims take less than half of it."""


def holds(view: PlayerView) -> bool:
    """Whether the claim is certain; False while this seat is not asked for a card, and for whatever is not decided."""
    return _card(view, MOST) is not None


def next_card(view: PlayerView) -> Card:
    """The card that makes good a claim that holds; ValueError where it does not."""
    card = _card(view, MOST)
    if card is None:
        raise ValueError(f"seat {view.seat} has no certain claim")
    return card


class Claimant:
    """A brain that plays a claim out; right only where `holds` was true."""

    def decide(self, view: PlayerView, _rng: random.Random) -> Action:
        """The next card of the claim. Raises ValueError where there is none."""
        return PlayCard(view.seat, next_card(view))


def _card(view: PlayerView, most: int) -> Card | None:
    contract = view.contract
    if view.phase is not Phase.PLAY or view.turn != view.seat or contract is None:
        return None
    if contract.is_nolo and (view.seat not in contract.declarers or view.seat in view.fallen):
        return None
    terms = terms_of(view)
    try:
        card = Proof(terms, most).card(position_of(view, terms))
    except TooLongError:
        return None
    return None if card is None else terms.cards[card]
