"""The auction: what to bid, when to join and when to pass; and whether an iron hand is shown."""

from __future__ import annotations

from typing import Final

from laksewhist.ai.begynder.danger import nolo_danger
from laksewhist.ai.begynder.hand import held
from laksewhist.ai.begynder.tricks import halve_tricks, sans_tricks, suit_tricks
from laksewhist.ai.begynder.vip import vip_tricks
from laksewhist.engine.actions import Action, CallIronHand, Join, KeepHand, MakeBid, Pass
from laksewhist.engine.bids import LEVELS, Bid, NoloBid, NoloKind, TrickBid, TrickKind, beats
from laksewhist.engine.cards import Suit
from laksewhist.engine.view import PlayerView

MARGIN: Final[dict[TrickKind, float]] = {
    TrickKind.ALMINDELIGE: -0.2,
    TrickKind.GODE: -0.2,
    TrickKind.VIP: -0.1,
    TrickKind.HALVE: 0.6,
    TrickKind.SANS: 0.2,
}
"""So many tricks more than a bid promises must be expected; with about as many, two of three bids are made."""

COMFORT: Final = 1.0
"""A bid with so many tricks to spare is made at once; the rest only if somebody else bids."""

VALUE: Final[dict[TrickKind, float]] = {
    TrickKind.ALMINDELIGE: 1.0,
    TrickKind.GODE: 1.25,
    TrickKind.VIP: 1.25,
    TrickKind.HALVE: 1.75,
    TrickKind.SANS: 2.0,
}
"""What 8 tricks of each kind are worth in Laksestuen's points, 8 alm being 1 (R31); each level more doubles it."""

NOLO_VALUE: Final[dict[NoloKind, float]] = {
    NoloKind.SNIKSNAK: 48.0,
    NoloKind.BORDLAEGGER: 24.0,
    NoloKind.REN_SOL: 12.0,
    NoloKind.SOL: 6.0,
}
"""The same for the nolo bids, which pay threefold (R29, R30)."""

NOLO_LIMIT: Final[dict[NoloKind, int]] = {
    NoloKind.SNIKSNAK: 16,
    NoloKind.BORDLAEGGER: 36,
    NoloKind.REN_SOL: 54,
    NoloKind.SOL: 84,
}
"""How dangerous a hand may be at the most for each nolo bid, counted as in `danger`."""

_Option = tuple[float, Action]
"""What an action promises, and the action."""


def iron_hand(view: PlayerView) -> Action:
    """Shows an iron hand, unless it is as good as made for nolo (R6)."""
    good = nolo_danger(view.hand) <= NOLO_LIMIT[NoloKind.REN_SOL]
    return KeepHand(view.seat) if good else CallIronHand(view.seat)


def expected_tricks(view: PlayerView) -> dict[TrickKind, float]:
    """The tricks that each kind of bid should bring with this hand."""
    hand = held(view.hand)
    leads = view.forehand == view.seat
    by_suit = [suit_tricks(hand, suit, forehand=leads) for suit in Suit]
    no_trump = sans_tricks(hand, forehand=leads)
    return {
        TrickKind.ALMINDELIGE: max(by_suit),
        TrickKind.GODE: by_suit[Suit.CLUBS],
        TrickKind.VIP: vip_tricks(by_suit, no_trump),
        TrickKind.HALVE: halve_tricks(hand, forehand=leads),
        TrickKind.SANS: no_trump,
    }


def bid(view: PlayerView) -> Action:
    """Takes the most promising of the bids that the hand is good for and of joining, where it is; else passes."""
    options: list[_Option] = [(0.0, Pass(view.seat))]
    for kind, tricks in expected_tricks(view).items():
        options += _trick_options(view, kind, tricks - MARGIN[kind])
    danger = nolo_danger(view.hand)
    for nolo, limit in NOLO_LIMIT.items():
        if danger <= limit:
            options += _offer(view, NoloBid(nolo), NOLO_VALUE[nolo])
    return max(options, key=lambda option: option[0])[1]


def _trick_options(view: PlayerView, kind: TrickKind, limit: float) -> list[_Option]:
    """The lowest bid of this kind that says enough, or joining it; valued by how far the hand could go."""
    highest = min(int(limit), LEVELS[-1])
    at_once = min(int(limit - COMFORT), LEVELS[-1])
    for level in range(max(LEVELS[0], at_once), highest + 1):
        offer = _offer(view, TrickBid(level, kind), VALUE[kind] * 2.0 ** (highest - LEVELS[0]))
        if offer:
            return offer
    return []


def _offer(view: PlayerView, bid: Bid, value: float) -> list[_Option]:
    """Making the bid where it is high enough, joining where it stands already and can be joined, else nothing."""
    if beats(bid, view.standing):
        return [(value, MakeBid(view.seat, bid))]
    join = Join(view.seat)
    return [(value, join)] if bid == view.standing and join in view.legal else []
