"""The fixed deals from which the standard pictures are drawn. Knows no widgets.

Each picture is a deal from a seed with a scripted auction and the plainest play, so it does not change when the
computers learn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Final

from laksewhist.engine.actions import (
    AcceptCard,
    Action,
    CallCard,
    CallIronHand,
    ExchangeCards,
    Join,
    KeepHand,
    MakeBid,
    NameTrump,
    Pass,
    PlayCard,
    RefuseCard,
)
from laksewhist.engine.bids import parse_bid
from laksewhist.engine.cards import Seat
from laksewhist.engine.game import apply, legal_actions, start_deal
from laksewhist.engine.house_rules import ExchangeOrder, HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.points import points
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import DealState, FinishedState, PlayState
from laksewhist.engine.values import dataclass
from laksewhist.engine.view import Phase
from laksewhist.gui.shown import Company, Shown
from laksewhist.match.match import DealPlan, plan_deal

NAMES: Final = ("Karen", "Bodil", "Mads")
SUMS: Final = (
    (0, 0, 0, 0),
    (20, 20, -20, -20),
    (33, 7, -7, -33),
    (8, 32, -32, -8),
    (28, 52, -52, -28),
    (-20, 68, -36, -12),
    (30, 118, -86, -62),
)
"""The standings before the deal that is shown."""

Until = Callable[[DealState], bool]


@dataclass(frozen=True, slots=True)
class Picture:
    """A moment of a deal, as seat 0 sees it.

    `bids` are what each seat says on its turns, one after another (a bid, `join`; pass when they run out); `takes` the
    number of the vip card that is accepted; `until` the moment at which to stop.
    """

    name: str
    seed: str
    bids: Mapping[Seat, tuple[str, ...]]
    until: Until
    takes: int = 1
    rules: HouseRules = field(default_factory=HouseRules)


def _asked(phase: Phase) -> Until:
    return lambda state: state.turn == 0 and view_for(state, 0).phase is phase


def _after(tricks: int, cards: int) -> Until:
    """So many tricks are complete and so many cards lie on the table, or more, and seat 0 is to play."""
    return lambda state: (
        isinstance(state, PlayState)
        and len(state.tricks) >= tricks
        and len(state.trick.cards) >= cards
        and state.turn == 0
    )


def _over(state: DealState) -> bool:
    return isinstance(state, FinishedState)


def _second_turn(state: DealState) -> bool:
    return state.turn == 0 and sum(each.seat == 0 for each in view_for(state, 0).actions) == 1


def _third_card(state: DealState) -> bool:
    view = view_for(state, 0)
    return view.phase is Phase.VIP and state.turn == 0 and len(view.turned) == 3


TAKE_FIRST: Final = HouseRules(exchange=ExchangeOrder.TAKE_FIRST)
PICTURES: Final = (
    Picture("start", "s4", {}, lambda state: True),
    Picture("iron_hand", "iron153", {}, _asked(Phase.IRON_HAND)),
    Picture("auction", "s4", {0: ("8 alm",), 1: ("8 gode",), 3: ("9 vip",)}, _second_turn),
    Picture("call_trump_and_ace", "s4", {0: ("9 alm",)}, _asked(Phase.CALLING)),
    Picture("call_ace", "s4", {0: ("9 gode",)}, _asked(Phase.CALLING)),
    Picture("vip", "s4", {0: ("8 vip",), 2: ("join",)}, _third_card, takes=3),
    Picture("halve_trump", "s7", {2: ("9 halve",)}, _asked(Phase.TRUMP)),
    Picture("exchange", "s4", {0: ("9 gode",)}, _asked(Phase.EXCHANGE)),
    Picture("exchange_take_first", "s4", {0: ("9 gode",)}, _asked(Phase.EXCHANGE), rules=TAKE_FIRST),
    Picture("mid_trick", "p31", {1: ("10 gode",)}, _after(4, 3)),
    Picture("bordlaegger", "p26", {1: ("bordlægger",), 3: ("join",)}, _after(5, 2)),
    Picture("bordlaegger_early", "p0", {2: ("bordlægger",)}, _after(1, 1)),
    Picture("sniksnak", "p1", {1: ("sniksnak",)}, _after(0, 1)),
    Picture("summary", "p7", {1: ("9 gode",)}, _over),
    Picture("summary_nolo", "p0", {1: ("sol",), 3: ("join",)}, _over),
    Picture("summary_vip_third_card", "s4", {0: ("8 vip",)}, _over, takes=3),
)


def draw_up(picture: Picture, me: str) -> tuple[Shown, bool]:
    """The moment as it is shown to the person of this name, and whether that person is asked."""
    plan = plan_deal(picture.seed, 4, picture.rules, number=3, attempt=0)
    state = _played(picture, plan)
    company = Company((me, *NAMES), 0, SUMS[-1], SUMS, 7, picture.rules, DEFAULT_TABLE)
    given = None
    if isinstance(state, FinishedState):
        given = points(state.outcome, DEFAULT_TABLE)
        after = tuple(before + got for before, got in zip(SUMS[-1], given, strict=True))
        company = Company((me, *NAMES), 0, after, (*SUMS, after), 7, picture.rules, DEFAULT_TABLE)
    shown = Shown(view_for(state, 0), plan.seating, company, points=given)
    return shown, shown.is_my_turn and picture.name != "start"


def _played(picture: Picture, plan: DealPlan) -> DealState:
    state: DealState = start_deal(plan.setup)
    words = {seat: list(said) for seat, said in picture.bids.items()}
    while not picture.until(state) and state.turn is not None:
        state, _events = apply(state, _choose(state, words, picture.takes))
    return state


def _choose(state: DealState, words: dict[Seat, list[str]], takes: int) -> Action:
    legal = legal_actions(state)
    match legal[0]:
        case CallIronHand(seat=seat):
            return KeepHand(seat)
        case Pass(seat=seat):
            said = words.get(seat) or ["pass"]
            word = said.pop(0)
            if word == "pass":
                return legal[0]
            return Join(seat) if word == "join" else MakeBid(seat, parse_bid(word))
        case AcceptCard(seat=seat):
            turned = len(view_for(state, seat).turned)
            return legal[0] if turned >= takes or len(legal) == 1 else RefuseCard(seat)
        case CallCard() | NameTrump() | ExchangeCards():
            return legal[-1]
        case PlayCard():
            assert isinstance(state, PlayState)
            return _plain_card(state, [each for each in legal if isinstance(each, PlayCard)])
        case _:
            return legal[0]


def _plain_card(state: PlayState, legal: list[PlayCard]) -> PlayCard:
    """The highest card that is allowed in a trick bid, the lowest in nolo; a joker when nothing else is left."""
    suited = [each for each in legal if each.card.rank is not None]
    ranked = sorted(suited, key=lambda each: (each.card.rank or 0, each.card.index))
    if not ranked:
        return legal[0]
    return ranked[0] if state.contract.is_nolo else ranked[-1]
