"""The deal that the tour goes through: the first of an evening. Knows no widgets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from laksewhist.engine.actions import CallCard, ExchangeCards, MakeBid, Pass
from laksewhist.engine.bids import parse_bid
from laksewhist.engine.cards import SEATS, Suit, card
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.points import points
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import DealState, FinishedState, PlayState, Setup
from laksewhist.engine.view import Phase
from laksewhist.gui.new_match import match_setup
from laksewhist.gui.shown import Company, Shown
from laksewhist.gui.written_deal import WrittenDeal, written_hand, written_tricks
from laksewhist.match.rotation import seating

ME: Final = 0
RULES: Final = HouseRules()
DEAL: Final = WrittenDeal(
    setup=Setup(
        RULES,
        1,
        (
            written_hand("A85/AQJ96/K4/73", "X2"),
            written_hand("93/K5/J982/AK864"),
            written_hand("KT72/T872/AT/JT", "X1"),
            written_hand("QJ64//Q753/Q952", "X3"),
        ),
        (card("H4"), card("H3"), card("D6")),
    ),
    course=(
        MakeBid(1, parse_bid("8 alm")),
        Pass(2),
        MakeBid(3, parse_bid("8 gode")),
        MakeBid(0, parse_bid("9 alm")),
        Pass(1),
        Pass(3),
        CallCard(0, card("DA"), Suit.HEARTS),
        ExchangeCards(0, (card("C3"), card("C7"), card("D4"))),
        *written_tricks(
            """
            1 CK CT C2 H3
            0 HA H5 H2 D3
            0 HQ HK H7 S4
            1 D2 DA D5 D6
            2 HT D7 H4 S3
            2 X1 DQ S5 C4
            2 CJ C5 H6 C6
            0 X2 S9 S2 C9
            0 SA C8 S7 S6
            0 DK D8 DT CQ
            0 S8 D9 SK SJ
            2 ST SQ H9 DJ
            0 HJ CA H8 X3
            """
        ),
    ),
)


def asked(phase: Phase) -> Callable[[DealState], bool]:
    """The person is asked for the first time in this phase."""
    return lambda state: state.turn == ME and view_for(state, ME).phase is phase


def to_follow(tricks: int) -> Callable[[DealState], bool]:
    """The person is to play the last card of a trick, after so many complete ones."""
    return lambda state: (
        isinstance(state, PlayState)
        and len(state.tricks) == tricks
        and len(state.trick.cards) == 3
        and state.turn == ME
    )


def is_over(state: DealState) -> bool:
    """The deal has its points."""
    return isinstance(state, FinishedState)


def moment(until: Callable[[DealState], bool], person: str) -> Shown:
    """The deal at a moment, as the person of this name sees it."""
    state = DEAL.state_at(until)
    given = points(state.outcome, DEFAULT_TABLE) if isinstance(state, FinishedState) else None
    start = (0,) * len(SEATS)
    sums = (start, given) if given is not None else (start,)
    names = match_setup(person, len(SEATS), RULES, "tour").participants
    places = seating(len(SEATS), (DEAL.setup.forehand - 1) % len(SEATS))
    company = Company(names, ME, sums[-1], sums, 1, RULES, DEFAULT_TABLE)
    return Shown(view_for(state, ME), places, company, points=given)
