"""Deals for the tests of the panels: real ones, played by the engine up to the moment that is to be shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from laksewhist.engine.actions import (
    AcceptCard,
    Action,
    CallCard,
    ExchangeCards,
    Join,
    MakeBid,
    Pass,
    PlayCard,
    RefuseCard,
)
from laksewhist.engine.auction import start_deal
from laksewhist.engine.bids import parse_bid
from laksewhist.engine.cards import PACK, Card, Seat, card, hand_of
from laksewhist.engine.game import apply, legal_actions
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.points import points
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import DealState, FinishedState, PlayState, Setup
from laksewhist.gui.shown import Company, Shown
from laksewhist.match.rotation import seating

NAMES = ("Du", "Karen", "Bodil", "Mads", "Ingeborg", "Asger")
SUMS = ((0, 0, 0, 0), (20, -20, 20, -20), (33, -33, 7, -7), (8, -8, 32, -32), (28, -28, 52, -52), (-20, 20, 68, -68))
HAND = "X1 SA SK ST S6 HK H9 H4 CJ C8 DA D9 D3"
IRON = "S2 S3 S4 S5 S6 S7 S8 S9 ST D2 D3 D4 D5"


def company(participants: int = 4, *, deals: int = 5, rules: HouseRules | None = None) -> Company:
    """A company after some deals; the fifth and sixth participant have nothing to show for themselves."""
    sums = tuple((*row, *(0,) * (participants - 4)) for row in SUMS[: deals + 1])
    return Company(NAMES[:participants], 0, sums[-1], sums, deals + 1, rules or HouseRules(), DEFAULT_TABLE)


def setup(hands: Mapping[Seat, str], kitty: str = "", *, forehand: Seat = 0, rules: HouseRules | None = None) -> Setup:
    """A full deal in which these seats hold at least these cards, and the kitty begins with these."""
    wanted = {seat: [card(code) for code in text.split()] for seat, text in hands.items()}
    turned = [card(code) for code in kitty.split()]
    taken = {*turned, *(each for cards in wanted.values() for each in cards)}
    rest = iter([each for each in (PACK[i * 23 % 55] for i in range(55)) if each not in taken])
    dealt = [_filled(wanted.get(seat, []), 13, rest) for seat in range(4)]
    first, second, third, fourth = (hand_of(cards) for cards in dealt)
    return Setup(rules or HouseRules(), forehand, (first, second, third, fourth), tuple(_filled(turned, 3, rest)))


def _filled(cards: list[Card], size: int, rest: Iterator[Card]) -> list[Card]:
    return [*cards, *(next(rest) for _ in range(size - len(cards)))]


def bid(seat: Seat, text: str) -> MakeBid:
    """A bid by its text."""
    return MakeBid(seat, parse_bid(text))


def passes(*seats: Seat) -> list[Pass]:
    """These seats pass."""
    return [Pass(seat) for seat in seats]


def auction(
    *actions: Action,
    hands: Mapping[Seat, str] | None = None,
    kitty: str = "",
    forehand: Seat = 0,
    rules: HouseRules | None = None,
) -> DealState:
    """A deal after these actions; without other wishes seat 0 holds `HAND`."""
    return play(start_deal(setup(hands or {0: HAND}, kitty, forehand=forehand, rules=rules)), *actions)


def play(state: DealState, *actions: Action) -> DealState:
    """The state after these actions."""
    for action in actions:
        state, _ = apply(state, action)
    return state


def played_to(state: DealState, tricks: int) -> DealState:
    """Plays on, without exchanging, until so many tricks are complete or the deal is over."""
    return play_while(state, lambda now: not isinstance(now, PlayState) or len(now.tricks) < tricks)


def play_while(state: DealState, go_on: Callable[[DealState], bool]) -> DealState:
    """Plays the middle one of the legal cards, and declines to exchange, as long as `go_on` says so."""
    while not isinstance(state, FinishedState) and go_on(state):
        state = play(state, _plain(state))
    return state


def _plain(state: DealState) -> Action:
    legal = legal_actions(state)
    cards = [each for each in legal if isinstance(each, PlayCard)]
    if cards:
        return cards[len(cards) // 2]
    declined = [each for each in legal if isinstance(each, ExchangeCards) and not each.cards]
    return declined[0] if declined else legal[0]


def shown(state: DealState, seat: Seat = 0, *, participants: int = 4, deals: int = 5) -> Shown:
    """The state as this seat's window shows it."""
    seats = seating(participants, (state.setup.forehand - 1) % 4 if participants == 4 else 0)
    given = points(state.outcome, DEFAULT_TABLE) if isinstance(state, FinishedState) else None
    who = company(participants, deals=deals, rules=state.setup.rules)
    return Shown(view_for(state, seat), seats, who, points=given)


def in_the_auction() -> DealState:
    """Seat 0 is to speak over 9 vip, which can be joined."""
    return auction(bid(0, "8 alm"), bid(1, "8 gode"), Pass(2), bid(3, "9 vip"))


def ten_gode() -> DealState:
    """Karen (seat 1) plays 10 gode and has called the ace of diamonds, which seat 0 holds."""
    bids = (bid(0, "8 alm"), bid(1, "8 gode"), Pass(2), bid(3, "9 vip"), Pass(0), bid(1, "10 gode"), Pass(3))
    return play(auction(*bids), CallCard(1, card("DA")))


def two_in_nolo() -> DealState:
    """Karen plays bordlægger, and Mads has joined."""
    return auction(bid(0, "8 alm"), bid(1, "bordlægger"), Pass(2), Join(3), Pass(0))


def third_card() -> DealState:
    """Seat 0 plays 9 vip on the third card and has called an ace that lies open in the kitty."""
    start = auction(bid(0, "9 vip"), *passes(1, 2, 3), hands={0: "SA"}, kitty="S4 HA D5")
    return play(start, RefuseCard(0), RefuseCard(0), AcceptCard(0), CallCard(0, card("HA")))
