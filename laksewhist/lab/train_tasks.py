"""What each model learns from: hands drawn, played out, and written down as features with the tricks they took.

The stages build on each other: first what to keep in the exchange, then what a hand is worth before it, where the
exchange is made by the models of the first stage.
"""

from __future__ import annotations

import random

from laksewhist.ai.bidding.exchanger import Exchanger
from laksewhist.ai.bidding.trial import Contracted, side_tricks
from laksewhist.ai.models.features import NONE, Situation, trick_row
from laksewhist.ai.models.ordinal import Row
from laksewhist.ai.models.words import ACES, bits_of, suit_of
from laksewhist.lab.train_deals import Cards, moved_to_kitty
from laksewhist.lab.train_draw import Drawn, Sample, a_call, a_trump, draw, holder, one_in
from laksewhist.match.rng import below


def exchange_suit(rng: random.Random) -> list[Sample]:
    """What to keep with a trump."""
    it = draw(rng)
    trump = a_trump(it.hand, rng)
    called = a_call(it.hand, trump, rng)
    return [] if called is None else _explored(it, "suit", trump, called, it.seat)


def exchange_sans(rng: random.Random) -> list[Sample]:
    """What to keep without trump."""
    it = draw(rng)
    called = a_call(it.hand, NONE, rng)
    return [] if called is None else _explored(it, "sans", NONE, called, it.seat)


def exchange_holder(rng: random.Random) -> list[Sample]:
    """What the holder of the called card keeps in halve."""
    it = draw(rng)
    called = a_call(it.hand, NONE, rng)
    seat = None if called is None else holder(it.cards, called)
    if called is None or seat is None:
        return []
    return _explored(it, "holder", a_trump(it.cards.hands[seat], rng, called // 13), called, seat)


def _explored(it: Drawn, family: str, trump: int, called: int, swaps: int) -> list[Sample]:
    """A sensible gift with much chance in it, so that every kind of card is kept and given; both models learn from it.

    `swaps` is the seat that exchanges. In a third of the deals nobody does.
    """
    rng, hand = it.rng, it.cards.hands[swaps]
    partner = holder(it.cards, called)
    locked = 1 << called if family == "holder" else 0
    gift = 0 if one_in(rng, 3) else _some_gift(hand & ~locked, trump, rng)
    known = below(rng, 3) if gift and family == "suit" else 0
    cards = it.cards.with_hand(swaps, hand & ~gift | it.cards.kitty) if gift else it.cards
    final = cards.hands[swaps]
    place = (swaps - it.forehand) % 4
    public = family == "holder"
    tricks = side_tricks(cards.hands, it.forehand, Contracted(trump, called, it.seat, partner, public))
    suit = NONE if partner is None else called // 13
    samples = [Sample(f"{family} final", trick_row(Situation(final, trump, suit, place)), tricks)]
    if gift:
        turned = sum([1 << bit for bit in bits_of(it.cards.kitty)][:known])
        kept = hand & ~gift | turned
        row = trick_row(Situation(kept, trump, called // 13, place, seen=known))
        samples.append(Sample(f"{family} kept", row, tricks))
    return samples


def _some_gift(hand: int, trump: int, rng: random.Random) -> int:
    """Three cards: low ones and short suits as a rule, but anything may go."""
    cards = sorted(bits_of(hand), key=lambda bit: (_dear(bit, hand, trump) + below(rng, 7), bit))
    return sum(1 << bit for bit in cards[:3])


def _dear(bit: int, hand: int, trump: int) -> int:
    suit, height = divmod(bit, 13)
    if suit == 4:
        return 16
    return height + (8 if suit == trump else 0) - (3 if suit_of(hand, suit).bit_count() < 3 else 0)


def plain_suit(rng: random.Random) -> list[Sample]:
    """A hand with a trump of its choice, before it exchanges."""
    it = draw(rng)
    trump = a_trump(it.hand, rng)
    called = a_call(it.hand, trump, rng)
    return [] if called is None else [_declared(it, "suit", trump, called, 0)]


def plain_sans(rng: random.Random) -> list[Sample]:
    """A hand without trump."""
    it = draw(rng)
    called = a_call(it.hand, NONE, rng)
    return [] if called is None else [_declared(it, "sans", NONE, called, 0)]


def plain_vip(rng: random.Random) -> list[Sample]:
    """A hand whose trump was turned up."""
    it = draw(rng)
    number = (1, 1, 1, 2, 2, 3)[below(rng, 6)]
    turned = [1 << bit for bit in bits_of(it.cards.kitty)][:number]
    trump = (turned[-1].bit_length() - 1) // 13
    if trump == 4 or suit_of(it.hand, trump).bit_count() < 2:
        return []
    called = a_call(it.hand | sum(turned), trump, rng)
    return [] if called is None else [_declared(it, "vip", trump, called, sum(turned))]


def _declared(it: Drawn, model: str, trump: int, called: int, turned: int) -> Sample:
    """Declared, with an exchange by the models; alone in a third of the deals: the ace is one's own or in the kitty."""
    rng, cards, own = it.rng, it.cards, False
    if one_in(rng, 3):
        aces = [13 * suit + 12 for suit in range(4) if suit != trump and it.hand & ACES[suit]]
        own = bool(aces) and one_in(rng, 2)
        if own:
            called = aces[below(rng, len(aces))]
        elif not turned:
            cards = moved_to_kitty(cards, it.seat, 1 << called, rng)
    partner = holder(cards, called)
    partner = None if partner == it.seat else partner
    takes_first = not turned and one_in(rng, 3)
    seen = cards.kitty if takes_first else turned
    row = _row(it, trump, called, turned, alone=partner is None, own=own, takes_first=takes_first)
    family = "sans" if trump == NONE else "suit"
    swapper = Exchanger(family, trump, NONE if own else called // 13, it.place, seen)
    after = swapped(cards, it.seat, swapper, may_decline=not turned)
    tricks = side_tricks(after.hands, it.forehand, Contracted(trump, called, it.seat, partner, False))
    return Sample(f"{model} alone" if partner is None else model, row, tricks)


def _row(it: Drawn, trump: int, called: int, turned: int, *, alone: bool, own: bool, takes_first: bool) -> Row:
    hand = it.hand | turned
    seen = turned.bit_count()
    if alone:
        return trick_row(Situation(hand | 1 << called, trump, NONE, it.place, takes_first, own, seen))
    return trick_row(Situation(hand, trump, called // 13, it.place, takes_first, seen=seen))


def swapped(cards: Cards, seat: int, swapper: Exchanger, *, may_decline: bool, locked: int = 0) -> Cards:
    """The deal after the exchange that the models choose."""
    after = swapper.hand_after(cards.hands[seat], cards.kitty, may_decline=may_decline, locked=locked)
    return cards.with_hand(seat, after)
