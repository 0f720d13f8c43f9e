"""The pack, its codes and what a single card is worth."""

import copy
import pickle

import pytest

from laksewhist.engine.cards import (
    JOKERS,
    PACK,
    SEATS,
    Rank,
    Suit,
    card,
    card_of,
    hand_of,
    has_suit,
    is_iron,
    next_seat,
    seats_from,
    strength,
    without,
)
from tests.engine.builders import cards, codes


def test_R01_the_pack_has_52_cards_and_3_jokers() -> None:
    suited = [each for each in PACK if each.suit is not None]
    assert len(PACK) == 55 == len({each.code for each in PACK})
    assert {(each.suit, each.rank) for each in suited} == {(suit, rank) for suit in Suit for rank in Rank}
    assert codes(JOKERS) == "X1 X2 X3"


def test_R01_a_joker_belongs_to_no_suit_and_has_no_rank() -> None:
    for number, joker in enumerate(JOKERS, 1):
        assert (joker.suit, joker.rank, joker.joker) == (None, None, number)
    assert not any(has_suit(JOKERS, suit) for suit in Suit)


def test_R25_the_ace_is_high_in_trick_bids_and_low_in_nolo() -> None:
    high = sorted(Rank, key=lambda rank: strength(rank, ace_low=False))
    low = sorted(Rank, key=lambda rank: strength(rank, ace_low=True))
    assert "".join(rank.code for rank in high) == "23456789TJQKA"
    assert "".join(rank.code for rank in low) == "A23456789TJQK"


def test_R06_an_iron_hand_has_no_ace_and_no_picture_and_jokers_do_not_count() -> None:
    assert is_iron(cards("C2 DT H9 X1 X2 X3"))
    for code in ("CA", "DK", "HQ", "SJ"):
        assert not is_iron(cards(f"C2 C3 {code}"))


def test_every_code_names_its_card_and_nothing_else_does() -> None:
    for each in PACK:
        assert card(each.code) is each
        assert PACK[each.index] is each
    assert card("HT") is card_of(Suit.HEARTS, Rank.TEN)
    for wrong in ("", "S", "AS", "sa", "S1", "H10", "X0", "X4", "SA "):
        with pytest.raises(ValueError, match="not a card"):
            card(wrong)


def test_a_card_cannot_be_changed() -> None:
    with pytest.raises(AttributeError, match="SA"):
        card("SA").rank = Rank.TWO
    assert card("SA").rank is Rank.ACE


def test_copies_and_pickles_are_the_very_same_card() -> None:
    for each in PACK:
        assert copy.copy(each) is copy.deepcopy(each) is pickle.loads(pickle.dumps(each)) is each  # noqa: S301 - ours


def test_a_hand_lies_in_the_order_of_the_pack() -> None:
    assert codes(hand_of(list(cards("X2 SA C2 HT D3")))) == "C2 D3 HT SA X2"
    assert hand_of(set(PACK)) == PACK
    assert codes(without(cards("C2 D3 HT"), card("D3"))) == "C2 HT"


def test_R03_seats_go_round_clockwise() -> None:
    assert [next_seat(seat) for seat in SEATS] == [1, 2, 3, 0]
    assert seats_from(2) == (2, 3, 0, 1)
    assert seats_from(0) == SEATS
