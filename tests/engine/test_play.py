"""Following suit, jokers, trumps, who takes a trick and what is played when the time is up."""

import pytest

from laksewhist.engine.bids import parse_bid
from laksewhist.engine.cards import Suit, card
from laksewhist.engine.contract import Contract
from laksewhist.engine.events import CardPlayed, DealEnded, PartnerRevealed, PlayStarted, TrickTaken
from laksewhist.engine.illegal import Reason
from laksewhist.engine.play import forced_card, outcome_of, trick_winner
from laksewhist.engine.state import FinishedState, Trick
from tests.engine.builders import SUITS, cards, deal, legal, playing, refused, talk, told


def contract(trump: str) -> Contract:
    """A trick bid with this trump (empty: none), or `nolo`."""
    if trump == "nolo":
        return Contract(parse_bid("sol"), (0,), None, None)
    suit = SUITS.get(trump)
    called = card("CA" if suit is not Suit.CLUBS else "DA")
    return Contract(parse_bid("8 alm" if suit is not None else "8 sans"), (0,), suit, called)


@pytest.mark.parametrize("forehand", [0, 1, 2, 3])
def test_R04_the_first_to_speak_leads_the_first_trick(forehand: int) -> None:
    start = deal("SA S2", "HK H3", "D4 D5", "CA C7", forehand=forehand)
    seats = [(forehand + step) % 4 for step in range(4)]
    last = seats[3]
    state = talk(start, ", ".join(f"{seat}: {'sol' if seat == last else 'pas'}" for seat in seats))
    state, events = told(state, f"{last}: bytter ikke")
    assert events[-1] == PlayStarted(state.contract, forehand)
    assert state.turn == state.trick.leader == forehand, "also when somebody else plays the contract"


def test_R04_who_took_the_trick_leads_the_next_one() -> None:
    state = playing(deal("S2 H2 D2", "S4 H5 D3", "S5 H3 D5", "S3 H4 D4"), "sol")
    state = talk(state, "0: S2, 1: S4, 2: S5, 3: S3")
    assert (state.turn, state.trick) == (2, Trick(2, ()))
    state = talk(state, "2: H3, 3: H4, 0: H2, 1: H5")
    assert (state.turn, state.taken) == (1, (0, 1, 1, 0))
    refused(state, "2: D5", Reason.NOT_ASKED)


def test_R27_follow_suit_if_you_can() -> None:
    state = playing(deal("SA H2", "SK X1", "H3 S3", "D2 X2"), "8 sans", "HA")
    state = talk(state, "0: SA")
    assert legal(state) == {"SK"}
    refused(state, "1: X1", Reason.MUST_FOLLOW)
    refused(state, "1: S3", Reason.NOT_IN_HAND)
    refused(talk(state, "1: SK"), "2: H3", Reason.MUST_FOLLOW)
    assert legal(talk(state, "1: SK, 2: S3")) == {"D2", "X2"}


def test_R27_there_is_no_duty_to_trump() -> None:
    state = playing(deal("SA H2", "CK D3", "H3 C3", "D2 X2", kitty="DA C5 C6"), "8 gode", "DA")
    assert legal(talk(state, "0: SA")) == {"CK", "D3"}


def test_R27_a_joker_cannot_be_played_when_suit_can_be_followed() -> None:
    state = talk(playing(deal("HA H2", "H3 X1", "D2 X2", "C5 X3"), "sol"), "0: H2")
    refused(state, "1: X1", Reason.MUST_FOLLOW)
    assert legal(talk(state, "1: H3")) == {"D2", "X2"}


def test_R27_anything_may_be_played_to_a_led_joker() -> None:
    state = talk(playing(deal("X1 HA", "HK S2 ", "SA CA", "X2 C7"), "8 sans", "CA"), "0: X1")
    assert legal(state) == {"HK", "S2"}
    state = talk(state, "1: HK")
    assert legal(state) == {"SA", "CA"}, "not even the called card has to fall"
    assert legal(talk(state, "2: SA")) == {"X2", "C7"}


@pytest.mark.parametrize(
    ("trump", "trick", "winner"),
    [
        ("", "S2 S3 SA SK", 2),
        ("nolo", "S2 S3 SA SK", 3),
        ("nolo", "SA S2 HK DK", 1),
        ("", "S2 HA DA CA", 0),
        ("H", "S2 SA H2 SK", 2),
        ("H", "S2 H3 H2 HA", 3),
        ("H", "H2 SA HJ X1", 2),
        ("", "X1 SA HA DA", 0),
        ("H", "X1 SA CA DA", 0),
        ("H", "X1 SA H2 DA", 2),
        ("H", "X1 H9 H2 HT", 3),
        ("H", "X1 X2 X3 SA", 0),
        ("H", "X2 X1 H2 X3", 2),
        ("nolo", "X1 X2 SA SK", 0),
        ("", "X3 X1 X2 SA", 0),
        ("", "S2 X1 H2 X2", 0),
        ("H", "S2 X1 S3 X2", 2),
        ("nolo", "S2 X1 SA X3", 0),
        ("C", "D2 C2 DA C3", 3),
    ],
)
def test_R25_R27_who_takes_the_trick(trump: str, trick: str, winner: int) -> None:
    for leader in range(4):
        assert trick_winner(Trick(leader, cards(trick)), contract(trump)) == (leader + winner) % 4


def test_R27_the_winner_so_far_is_known_in_the_middle_of_a_trick() -> None:
    assert trick_winner(Trick(3, cards("S2")), contract("H")) == 3
    assert trick_winner(Trick(3, cards("X1 S2 H2")), contract("H")) == 1


def test_R27_every_event_of_a_trick_is_told_in_order() -> None:
    state = playing(deal("SK H2", "SA X1", "D3 S3", "D2 X2"), "8 sans", "SA")
    state, events = told(state, "0: SK, 1: SA, 2: S3, 3: X2")
    assert events == [
        CardPlayed(0, card("SK")),
        CardPlayed(1, card("SA")),
        PartnerRevealed(1),
        CardPlayed(2, card("S3")),
        CardPlayed(3, card("X2")),
        TrickTaken(1, 1),
    ]
    assert state.tricks == (Trick(0, cards("SK SA S3 X2"), 1),)
    assert (state.turn, state.taken) == (1, (0, 1, 0, 0))
    state, events = told(state, "1: X1, 2: D3, 3: D2, 0: H2")
    assert events[-1] == DealEnded(state.outcome)
    assert isinstance(state, FinishedState)
    assert state.outcome.tricks == (0, 2, 0, 0)
    refused(state, "0: H2", Reason.DEAL_OVER)


def test_R07_a_trick_bid_is_made_by_declarer_and_partner_together() -> None:
    state = playing(deal("SK H2", "SA X1", "D3 S3", "D2 X2"), "8 sans", "SA")
    state = talk(state, "0: SK, 1: SA, 2: S3, 3: X2")
    assert outcome_of(state).side_tricks == 1
    assert outcome_of(state).made == (False,)


@pytest.mark.parametrize(
    ("hand", "bid", "expected"),
    [
        ("H9 S4 D4 X1", "sniksnak", "D4"),
        ("H9 S4 C4 DA", "sniksnak", "DA"),
        ("HA SA X1 X2", "sniksnak", "HA"),
        ("X1 X2 X3 SK", "sniksnak", "SK"),
        ("X3 X2 X1 SK", "sol", "SK"),
    ],
)
def test_R16_when_the_time_is_up_the_lowest_card_is_played(hand: str, bid: str, expected: str) -> None:
    others = ("CK C5 C6 C7", "HK H5 H6 H7", "DK D5 D6 D7")
    state = playing(deal(hand, *others, kitty="C2 C3 S2"), bid)
    assert forced_card(state) is card(expected)


def test_R16_the_forced_card_is_legal_and_a_joker_goes_last() -> None:
    state = playing(deal("HA SQ", "H9 H8", "X2 X1", "DK CA"), "sniksnak")
    state = talk(state, "0: HA")
    assert forced_card(state) is card("H8")
    state = talk(state, "1: H8")
    assert forced_card(state) is card("X1"), "the first joker where there are only jokers"
    assert forced_card(talk(state, "2: X1")) is card("CA")
