"""What can be dealt, and whose turn a state tells."""

from dataclasses import FrozenInstanceError

import pytest

from laksewhist.engine.cards import Card, Hand, card
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.state import Setup, Trick
from tests.engine.builders import cards, codes, deal, playing, talk, whole_deal

HANDS = ("SA H2", "SK H3", "SQ H4", "SJ H5")


def setup(*hands: str, kitty: str = "C2 C3 C4", forehand: int = 0) -> Setup:
    dealt: tuple[Hand, ...] = tuple(cards(hand) for hand in hands)
    return Setup(HouseRules(), forehand, dealt, cards(kitty))  # type: ignore[arg-type]


def test_R02_four_seats_take_part() -> None:
    for hands in (HANDS[:3], (*HANDS, "D2 D3")):
        with pytest.raises(ValueError, match="R2"):
            setup(*hands)
    for forehand in (-1, 4):
        with pytest.raises(ValueError, match="R2"):
            setup(*HANDS, forehand=forehand)


def test_R05_each_seat_gets_13_cards_and_the_kitty_three() -> None:
    whole = whole_deal("SA").setup
    assert [len(hand) for hand in whole.hands] == [13, 13, 13, 13]
    assert len(whole.kitty) == 3
    assert whole.is_full
    assert not setup(*HANDS).is_full


def test_R05_hands_are_equally_long() -> None:
    for hands in (("SA", *HANDS[1:]), ("", "", "", "")):
        with pytest.raises(ValueError, match="R5"):
            setup(*hands)
    for kitty in ("", "C2 C3", "C2 C3 C4 C5"):
        with pytest.raises(ValueError, match="R5"):
            setup(*HANDS, kitty=kitty)


def test_R01_no_card_is_dealt_twice() -> None:
    with pytest.raises(ValueError, match=r"R1: SA is dealt twice"):
        setup("SA H2", "SA H3", "SQ H4", "SJ H5")
    with pytest.raises(ValueError, match=r"R1: H2 is dealt twice"):
        setup(*HANDS, kitty="C2 H2 C4")


def test_hands_lie_in_the_order_of_the_pack_and_the_kitty_as_it_is_turned() -> None:
    made = setup("SA H2", *HANDS[1:], kitty="C4 C2 C3")
    assert codes(made.hands[0]) == "H2 SA"
    assert codes(made.kitty) == "C4 C2 C3"
    assert made == setup("H2 SA", *HANDS[1:], kitty="C4 C2 C3")


def test_states_cannot_be_changed() -> None:
    state = deal(*HANDS)
    with pytest.raises(FrozenInstanceError):
        state.turn = 2
    with pytest.raises(FrozenInstanceError):
        state.setup.forehand = 2


def test_a_trick_knows_who_played_what() -> None:
    trick = Trick(2, cards("SA SK SQ"))
    played: list[Card | None] = [trick.card_of(seat) for seat in range(4)]
    assert played == [card("SQ"), None, card("SA"), card("SK")]


def test_R03_every_state_tells_whose_turn_it_is() -> None:
    state = playing(deal(*HANDS), "sol")
    turns = [state.turn]
    for words in ("0: SA", "1: SK", "2: SQ"):
        state = talk(state, words)
        turns.append(state.turn)
    assert turns == [0, 1, 2, 3]
