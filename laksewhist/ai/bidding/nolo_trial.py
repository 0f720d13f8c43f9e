"""Nolo hands that are all but safe, played out on layouts: the models have met hardly any of them.

Nothing that can be proven is played out, so that a rule of thumb that plays badly spoils no hand that cannot fall.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import fsum
from typing import Final, TypeAlias

from laksewhist.ai.bidding.certain import cannot_fall, safest_lead, too_high_in_nolo
from laksewhist.ai.bidding.hand_value import NOLO_MODEL, nolo_shifted
from laksewhist.ai.bidding.mind import Mind
from laksewhist.ai.bidding.nolo_exchange import NoloExchanger
from laksewhist.ai.bidding.trial import nolo_tricks
from laksewhist.ai.models.words import JOKERS, bits_of
from laksewhist.ai.worlds.layout import Layout
from laksewhist.engine.bids import NoloBid
from laksewhist.engine.cards import KITTY_SIZE, Seat

_FEW: Final = 4
"""A hand is all but safe where so few cards are too high: one in forty of the lowest hands of a deal."""

Dealt: TypeAlias = tuple[Sequence[int], int]
"""Four hands as they are played, and what the seat in question gave away for good."""


def is_nearly_safe(mind: Mind) -> bool:
    """Whether the hand is all but safe in nolo, and not quite."""
    return not mind.value.cannot_fall and too_high_in_nolo(mind.value.cards).bit_count() <= _FEW


def chance_to_make(mind: Mind, bid: NoloBid, layouts: Sequence[Layout]) -> float:
    """The chance to make the bid, with an exchange if that is better.

    Who joins a standing bid is taken to play the hand as it is: what an earlier declarer leaves in the kitty is worse
    than what was dealt.
    """
    cards, seat = mind.value.cards, mind.view.seat
    if bid == mind.view.standing:
        return made_share(mind, bid, (*mind.view.holders, seat), ((layout.dealt, 0) for layout in layouts))
    swapper = NoloExchanger(NOLO_MODEL[bid.kind], mind.place, 0)
    if mind.value.takes_first:
        return made_share(mind, bid, (seat,), (_taken(layout, seat, swapper) for layout in layouts))
    gifts = (0, likely_gift(cards))
    return max(
        made_share(mind, bid, (seat,), (given(each.dealt, each.dealt_kitty, seat, gift) for each in layouts))
        for gift in gifts
    )


def given(hands: Sequence[int], kitty: int, seat: Seat, gift: int) -> Dealt:
    """The hands once the seat has given these three cards for the kitty, or none."""
    if not gift:
        return hands, 0
    return [hand & ~gift | kitty if each == seat else hand for each, hand in enumerate(hands)], gift


def _taken(layout: Layout, seat: Seat, swapper: NoloExchanger) -> Dealt:
    """The same where it sees the kitty before it gives."""
    pool = layout.dealt[seat] | layout.dealt_kitty
    rest = safe_rest(pool, leads=swapper.place == 0) or swapper.best_of(pool)
    return [rest if each == seat else hand for each, hand in enumerate(layout.dealt)], pool & ~rest


def likely_gift(cards: int) -> int:
    """Three cards to give unseen: the highest of those that are too high, then the highest of the others."""
    high = too_high_in_nolo(cards)
    return _first(KITTY_SIZE, [*_from_the_highest(high), *_from_the_highest(cards & ~high)])


def safe_rest(pool: int, *, leads: bool) -> int:
    """What stays of a hand with the kitty when three cards are given so that the rest cannot fall; 0 if none does."""
    high = too_high_in_nolo(pool)
    gift = high | _first(KITTY_SIZE - high.bit_count(), _from_the_highest(pool & ~high))
    rest = pool & ~gift
    safe = gift.bit_count() == KITTY_SIZE and cannot_fall(rest, leads=leads, hidden=0, gone=gift)
    return rest if safe else 0


def _from_the_highest(cards: int) -> list[int]:
    """The cards, kings first and aces last; no jokers, which do no harm."""
    return sorted(bits_of(cards & ~JOKERS), key=lambda bit: (-((bit + 1) % 13), bit))


def _first(count: int, order: Sequence[int]) -> int:
    return sum(1 << bit for bit in order[: max(0, count)])


def made_share(mind: Mind, bid: NoloBid, declarers: Sequence[Seat], dealt: Iterable[Dealt]) -> float:
    """The chance that the last of the declarers, this seat, makes the bid, by how many of the layouts he makes it in.

    Good opponents attack better than the rules of thumb, as for the models.
    """
    made = [_is_made(mind, bid, declarers, hands, gift) for hands, gift in dealt]
    return nolo_shifted((fsum(made) + 0.5) / (len(made) + 1), bid.kind)


def _is_made(mind: Mind, bid: NoloBid, declarers: Sequence[Seat], hands: Sequence[int], gift: int) -> bool:
    seat = declarers[-1]
    leads, hidden = mind.place == 0, 0 if gift else KITTY_SIZE
    if cannot_fall(hands[seat], leads=leads, hidden=hidden, gone=gift):
        return True
    lead = safest_lead(hands[seat], hidden, gift) if leads else 0
    model, most = NOLO_MODEL[bid.kind], bid.tricks_allowed
    table, forehand = model != "closed", mind.view.forehand
    taken = nolo_tricks(hands, forehand, declarers, table=table, allowed=most, lead=lead)
    return taken[-1] <= most
