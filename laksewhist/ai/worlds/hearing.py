"""What a view tells of the others by what they bid, called, chose and gave away, as the walk takes it."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from laksewhist.ai.solver.encode import word_of
from laksewhist.ai.solver.heard import MOST_SAID, ROW, Heard
from laksewhist.ai.worlds.appraisal import appraisal
from laksewhist.ai.worlds.demands import (
    KIND_SPREAD,
    LEVEL_SPREAD,
    LIKINGS,
    SLOPES,
    SPREAD,
    demands,
    logistic,
    rounded,
)
from laksewhist.engine.bids import TrickBid, TrickKind
from laksewhist.engine.cards import KITTY_SIZE, Rank, Seat
from laksewhist.engine.house_rules import ExchangeOrder
from laksewhist.engine.view import PlayerView

_CALL_SPREAD: Final = (40, 200, 0.2)
_GIFT_SPREAD: Final = (50, 250, 0.1)
"""How likely a worse choice than the best is: the usual regret, that of others, and which part those are.

Set by the calls and exchanges of 3721 deals that `øvet` bid, and of some that `begynder` did: in almindelige `øvet`
calls what the models like best in nine of ten deals, `begynder` in one of two. The usual regret is twice what was seen:
so hidden cards were told better.
"""

_TAKE_SPREAD: Final = 250
_WHIM: Final = 0.02
"""How a turned card is taken by how much better it is than to wait, and how often at least; as seen there."""

_HARDLY: Final = 1e-6
_SURE: Final = 0.998
"""No hand is thought less likely, or likelier, to speak: a bid or pass of it is odd, but not out of the question."""


def heard(view: PlayerView, exchanger: Seat | None) -> Heard:
    """All that was heard in a trick bid of the seats beside the view's own; `exchanger` is the one that exchanged."""
    found = Heard()
    said = demands(view)[:MOST_SAID]
    rows = [number for demand in said for number in demand.row()]
    found.spoken = [sum(demand.seat == seat for demand in said) for seat in range(4)]
    found.said = rows + [0] * (MOST_SAID * ROW - len(rows))
    found.slopes, found.likings = list(SLOPES), list(LIKINGS)
    found.speaks, found.shares, found.levels = _auction_tables()
    found.calls, found.takes, found.gives = _choice_tables()
    found.trump = -1 if view.trump is None else int(view.trump)
    found.appraisal = appraisal("" if exchanger is None else _gift_model(view, exchanger))
    vip = isinstance(view.standing, TrickBid) and view.standing.kind is TrickKind.VIP
    found.call_look = appraisal(trump="vip") if vip else found.appraisal
    _set_call(found, view)
    if vip:
        offers = [number for offer in _offers(view) for number in offer]
        found.offers, found.offered = offers + [0] * (32 - len(offers)), len(offers) // 4
    return found


def _offers(view: PlayerView) -> list[tuple[int, int, int, int]]:
    """The turned cards with a suit that others were offered, but for the last, which somebody must take (R19)."""
    found = []
    for number, card in enumerate(view.turned[: KITTY_SIZE - 1], 1):
        for seat in view.holders:
            taken = number == len(view.turned) and seat == view.declarer
            if seat != view.seat and card.suit is not None:
                found.append((seat, int(card.suit), KITTY_SIZE - number, int(taken)))
            if taken:
                break
    return found


def _set_call(found: Heard, view: PlayerView) -> None:
    """What another declarer called, and who chose the trump."""
    called, bid = view.called, view.standing
    if called is None or called.suit is None or not isinstance(bid, TrickBid):
        return
    found.suit_called = int(called.suit)
    halve = bid.kind is TrickKind.HALVE
    if halve:
        found.unfree = word_of((called,), False)  # R12
        if view.trump is not None and view.partner is not None and view.partner != view.seat:
            found.chooser = view.partner
    if view.declarer is None or view.declarer == view.seat or called.rank is not Rank.ACE or called in view.turned:
        return
    found.caller, found.open = view.declarer, word_of(view.turned, False)
    named = {TrickKind.ALMINDELIGE: 0, TrickKind.HALVE: 3}
    found.calling = named.get(bid.kind, 2 if view.trump is None else 1)


def _gift_model(view: PlayerView, exchanger: Seat) -> str:
    """The model by which a seat judges what to give; another than declarer exchanges only in halve."""
    family = "holder" if exchanger != view.declarer else "sans" if view.trump is None else "suit"
    seen = view.rules.exchange is ExchangeOrder.TAKE_FIRST or len(view.turned) == KITTY_SIZE
    return f"{family} {'final' if seen else 'kept'}"


@cache
def _auction_tables() -> tuple[list[float], list[float], list[float]]:
    speaks = [min(max(chance, _HARDLY), _SURE) for chance in logistic(SPREAD)]
    return speaks, [_share(16 * step - 8184) for step in range(1024)], logistic(LEVEL_SPREAD)


def _share(above: int) -> float:
    """How a kind that scores so much above what it is liked from compares with others."""
    return rounded(exp(above / KIND_SPREAD))


@cache
def _choice_tables() -> tuple[list[float], list[float], list[float]]:
    takes = [min(max(chance, _WHIM), 1 - _WHIM) for chance in logistic(_TAKE_SPREAD)]
    return _falling(_CALL_SPREAD), takes, _falling(_GIFT_SPREAD)


def _falling(spread: tuple[int, int, float]) -> list[float]:
    """How likely a choice is by its regret, in steps of 16."""
    usual, other, part = spread
    at = [16 * step for step in range(256)]
    return [rounded((1 - part) * exp(-x / usual) + part * exp(-x / other)) for x in at]
