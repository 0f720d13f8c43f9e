"""Halve and nolo to learn from, and in which order everything is learned."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from laksewhist.ai.bidding.exchanger import Exchanger
from laksewhist.ai.bidding.nolo_exchange import NoloExchanger
from laksewhist.ai.bidding.trial import Contracted, nolo_tricks, side_tricks
from laksewhist.ai.models.data import shipped
from laksewhist.ai.models.features import NONE, NoloHand, Situation, nolo_row, trick_row
from laksewhist.ai.models.scoring import trick_score
from laksewhist.ai.models.words import bits_of, low_suit_of
from laksewhist.lab.train_deals import Cards, moved_to_kitty, shuffled
from laksewhist.lab.train_draw import Drawn, Sample, a_call, a_trump, draw, holder, one_in
from laksewhist.lab.train_tasks import (
    exchange_holder,
    exchange_sans,
    exchange_suit,
    plain_sans,
    plain_suit,
    plain_vip,
    swapped,
)
from laksewhist.match.rng import below

_MOST = 2
"""Nolo tricks are counted up to two: more makes no difference."""


def plain_holder(rng: random.Random) -> list[Sample]:
    """The hand that names the trump in halve, any of its better suits, before it exchanges."""
    it = draw(rng)
    called = a_call(it.hand, NONE, rng)
    seat = None if called is None else holder(it.cards, called)
    if called is None or seat is None:
        return []
    hand = it.cards.hands[seat]
    trump = a_trump(hand, rng, called // 13)
    return [_named(it, called, seat, trump)]


def _named(it: Drawn, called: int, seat: int, trump: int) -> Sample:
    place = (seat - it.forehand) % 4
    takes_first = one_in(it.rng, 3)
    row = trick_row(Situation(it.cards.hands[seat], trump, called // 13, place, takes_first))
    return Sample("holder", row, _halve_tricks(it, it.cards, called, seat, trump, takes_first=takes_first))


def _halve_tricks(it: Drawn, cards: Cards, called: int, seat: int, trump: int, *, takes_first: bool) -> int:
    """`seat` names the trump and exchanges: the partner, or declarer who plays alone."""
    alone = seat == it.seat
    suit = NONE if alone else called // 13
    family = "suit" if alone else "holder"
    place = (seat - it.forehand) % 4
    swapper = Exchanger(family, trump, suit, place, cards.kitty if takes_first else 0)
    after = swapped(cards, seat, swapper, may_decline=True, locked=1 << called)
    return side_tricks(after.hands, it.forehand, Contracted(trump, called, it.seat, None if alone else seat, True))


def plain_halve(rng: random.Random) -> list[Sample]:
    """Declarer's hand in halve; who holds the called card does what the models say."""
    it = draw(rng)
    called = a_call(it.hand, NONE, rng)
    if called is None:
        return []
    takes_first, place = one_in(rng, 3), it.place
    cards = moved_to_kitty(it.cards, it.seat, 1 << called, rng) if one_in(rng, 3) else it.cards
    seat = holder(cards, called)
    if seat is None:
        trump = a_trump(it.hand, rng, called // 13)
        row = trick_row(Situation(it.hand | 1 << called, trump, NONE, place, takes_first))
        return [Sample("halve alone", row, _halve_tricks(it, cards, called, it.seat, trump, takes_first=takes_first))]
    model, named = shipped()["holder"], (seat - it.forehand) % 4
    suits = [suit for suit in range(4) if suit != called // 13]
    scores = [
        trick_score(model, Situation(cards.hands[seat], suit, called // 13, named, takes_first)) for suit in suits
    ]
    trump = max(zip(scores, suits, strict=True), key=lambda pair: (round(pair[0], 6), pair[1]))[1]
    row = trick_row(Situation(it.hand, NONE, called // 13, place, takes_first))
    return [Sample("halve", row, _halve_tricks(it, cards, called, seat, trump, takes_first=takes_first))]


def _low_hand(rng: random.Random) -> Drawn:
    """A deal whose declarer has low cards: the lowest hand as a rule, and any hand now and then."""
    cards, forehand = shuffled(rng), below(rng, 4)
    seat = min(range(4), key=lambda each: _height(cards.hands[each]))
    if one_in(rng, 4):
        seat = below(rng, 4)
    return Drawn(cards, forehand, seat, rng)


def _height(hand: int) -> int:
    """How high the cards are for nolo, the low ones of a long suit not counted."""
    high = 0
    for suit in range(4):
        for number, bit in enumerate(bits_of(low_suit_of(hand, suit))):
            high += max(0, bit - 3 * number - 2)
    return high


def exchange_nolo(model: str, rng: random.Random) -> list[Sample]:
    """What to keep in nolo."""
    it = _low_hand(rng)
    gift = 0 if one_in(rng, 3) else _high_gift(it.hand, rng)
    cards = it.cards.with_hand(it.seat, it.hand & ~gift | it.cards.kitty) if gift else it.cards
    tricks = min(_MOST, nolo_tricks(cards.hands, it.forehand, [it.seat], table=_OPEN[model])[0])
    samples = [Sample(f"{model} final", nolo_row(NoloHand(cards.hands[it.seat], it.place)), tricks)]
    if gift:
        samples.append(Sample(f"{model} kept", nolo_row(NoloHand(it.hand & ~gift, it.place)), tricks))
    return samples


def _high_gift(hand: int, rng: random.Random) -> int:
    cards = sorted(bits_of(hand), key=lambda bit: (-_nolo_height(bit) + below(rng, 9), bit))
    return sum(1 << bit for bit in cards[:3])


def _nolo_height(bit: int) -> int:
    return -3 if bit >= 52 else (bit + 1) % 13


_OPEN: Final = {"closed": False, "table": True, "open": True}
"""Whether declarers' hands lie open after the first trick, by model."""


def plain_nolo(model: str, rng: random.Random) -> list[Sample]:
    """A nolo hand before the exchange; in a fifth of the deals another seat has joined or stands before."""
    it = _low_hand(rng)
    takes_first = one_in(rng, 3)
    declarers = [it.seat]
    if one_in(rng, 4):
        rest = [seat for seat in range(4) if seat != it.seat]
        declarers.insert(0, min(rest, key=lambda each: _height(it.cards.hands[each])))
    cards = it.cards
    for seat in declarers:
        after_another = seat != declarers[0]
        place = (seat - it.forehand) % 4
        cards = nolo_swapped(cards, seat, model, place, takes_first=takes_first, after_another=after_another)
    tricks = min(_MOST, nolo_tricks(cards.hands, it.forehand, declarers, table=_OPEN[model])[-1])
    row = nolo_row(NoloHand(it.hand, it.place, takes_first, len(declarers) - 1))
    return [Sample(model, row, tricks)]


def nolo_swapped(cards: Cards, seat: int, model: str, place: int, *, takes_first: bool, after_another: bool) -> Cards:
    """The deal after the exchange of a nolo declarer: by the models, and none for what another declarer has given."""
    swapper, hand = NoloExchanger(model, place, 0), cards.hands[seat]
    if takes_first:
        return cards.with_hand(seat, swapper.best_of(hand | cards.kitty))
    return cards if after_another else cards.with_hand(seat, swapper.hand_after(hand, cards.kitty))


Task = Callable[[random.Random], list[Sample]]

STAGES: Final[tuple[Mapping[str, Task], ...]] = (
    {
        "exchange with trump": exchange_suit,
        "exchange without trump": exchange_sans,
        "exchange in halve": exchange_holder,
        **{f"exchange in nolo, {model}": partial(exchange_nolo, model) for model in _OPEN},
    },
    {
        "almindelige and gode": plain_suit,
        "sans": plain_sans,
        "vip": plain_vip,
        "trump of halve": plain_holder,
        **{f"nolo, {model}": partial(plain_nolo, model) for model in _OPEN},
    },
    {"halve": plain_halve},
)
"""What is learned one after another; the tasks of one stage do not need each other."""
