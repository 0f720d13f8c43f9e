"""Whether a player may claim the rest: from its own view alone, and only where nothing can go wrong.

A claim is that this seat itself takes every remaining trick. It is granted where `next_card`, played to the end, takes
them all whatever the others hold and play; every card that this seat has not seen counts as one that any of the others
may hold, the partner too. Claims that are sound for other reasons are refused, and so are claims in nolo.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from laksewhist.engine.actions import Action, PlayCard
from laksewhist.engine.cards import PACK, Card, Suit
from laksewhist.engine.view import Phase, PlayerView


def holds(view: PlayerView) -> bool:
    """Whether the claim is certain; False while this seat is not on lead, and for whatever this cannot decide."""
    if not _is_on_lead(view) or view.contract is None or view.contract.is_nolo or _owes_called_card(view):
        return False
    unseen = _unseen(view)
    if not all(_is_solid(_of(view.hand, suit), _of(unseen, suit)) for suit in Suit):
        return False
    trump = view.contract.trump
    if trump is None or all(card.suit is trump for card in view.hand):
        return True
    # One hand may hold all trumps that are out: so many rounds of trumps take them, and then nothing is trumped.
    return len(_of(view.hand, trump)) >= len(_of(unseen, trump))


def next_card(view: PlayerView) -> Card:
    """The lead that makes good a claim that holds: trumps first, then jokers and suits, from the highest card down."""
    leads = [action.card for action in view.legal if isinstance(action, PlayCard)]
    trump = view.contract.trump if view.contract is not None else None
    return max(leads, key=lambda card: (trump is not None and card.suit is trump, card.rank or 99))


class Claimant:
    """A brain that plays a claim out; right only where `holds` was true."""

    def decide(self, view: PlayerView, _rng: random.Random) -> Action:
        """The next lead of the claim."""
        return PlayCard(view.seat, next_card(view))


def _is_on_lead(view: PlayerView) -> bool:
    trick = view.trick
    return view.phase is Phase.PLAY and view.turn == view.seat and trick is not None and not trick.cards


def _owes_called_card(view: PlayerView) -> bool:
    """Whether this seat may have to lead the called card before a higher one (R28)."""
    return view.called in view.hand and not view.called_suit_led


def _unseen(view: PlayerView) -> tuple[Card, ...]:
    """The cards that others may hold: neither in this hand nor played nor laid away for good by this seat."""
    return tuple(card for card in PACK if card not in set(_seen(view)))


def _seen(view: PlayerView) -> Iterator[Card]:
    yield from view.hand
    for trick in view.tricks:
        yield from trick.cards
    if view.exchanges and view.exchanges[-1].seat == view.seat:  # nobody took them up again
        yield from view.exchanges[-1].given or ()


def _of(cards: Sequence[Card], suit: Suit) -> list[int]:
    return sorted((card.rank for card in cards if card.suit is suit and card.rank is not None), reverse=True)


def _is_solid(mine: Sequence[int], out: Sequence[int]) -> bool:
    """Whether this suit, led from the top, loses no trick in itself.

    Each round takes at least one of the cards that are out: only as many rounds as there are need a higher one.
    """
    return not out or all(rank > out[0] for rank in mine[: len(out)])
