"""What a contract, a partnership and an outcome may hold, and what follows from them."""

import pytest

from laksewhist.engine.bids import parse_bid
from laksewhist.engine.cards import Card, Seat, Suit, card
from laksewhist.engine.contract import NO_CONTRACT, NO_PARTNERSHIP, Contract, Outcome, Partnership


def contract(
    bid: str, *declarers: Seat, trump: Suit | None = None, called: Card | None = None, vip_card: int | None = None
) -> Contract:
    return Contract(parse_bid(bid), declarers, trump, called, vip_card)


def test_R08_a_trick_bid_has_one_declarer_and_a_called_card() -> None:
    made = contract("9 alm", 2, trump=Suit.HEARTS, called=card("SA"))
    assert (made.declarer, made.tricks_needed, made.is_nolo, made.doubled) == (2, 9, False, False)
    with pytest.raises(ValueError, match="R8"):
        contract("9 alm", 2, trump=Suit.HEARTS)
    with pytest.raises(ValueError, match="R8"):
        contract("9 sans", 1, 2, called=card("SA"))


def test_R23_the_called_card_is_not_of_the_trump_suit() -> None:
    with pytest.raises(ValueError, match="R23"):
        contract("9 alm", 2, trump=Suit.SPADES, called=card("SA"))


def test_R18_nolo_has_declarers_only() -> None:
    made = contract("sol", 3, 1)
    assert (made.declarer, made.declarers, made.tricks_needed, made.is_nolo) == (3, (3, 1), 0, True)
    for wrong in ({"trump": Suit.CLUBS}, {"called": card("SA")}):
        with pytest.raises(ValueError, match="R18"):
            contract("sol", 1, **wrong)
    for declarers in ((), (1, 1)):
        with pytest.raises(ValueError, match="R18"):
            contract("sol", *declarers)


def test_R10_R11_vip_knows_its_turned_card_and_the_third_doubles() -> None:
    doubled = {number: contract("8 vip", 0, called=card("SA"), vip_card=number).doubled for number in (1, 2, 3)}
    assert doubled == {1: False, 2: False, 3: True}
    for number in (None, 0, 4):
        with pytest.raises(ValueError, match="R10"):
            contract("8 vip", 0, called=card("SA"), vip_card=number)
    with pytest.raises(ValueError, match="R10"):
        contract("8 sans", 0, called=card("SA"), vip_card=1)


def test_R21_a_self_partner_has_no_other_partner() -> None:
    with pytest.raises(ValueError, match="R21"):
        Partnership(partner=2, self_partner=True, open_from_start=False)
    assert (NO_PARTNERSHIP.partner, NO_PARTNERSHIP.self_partner) == (None, False)


def test_the_side_is_declarer_and_partner_and_their_tricks_count_together() -> None:
    eight = contract("8 sans", 1, called=card("SA"))
    with_partner = Outcome(eight, 3, False, (1, 4, 3, 5), (True,))
    assert (with_partner.side, with_partner.side_tricks) == ((1, 3), 9)
    alone = Outcome(eight, None, True, (1, 4, 3, 5), (False,))
    assert (alone.side, alone.side_tricks) == ((1,), 4)
    assert (NO_CONTRACT.side, NO_CONTRACT.side_tricks, NO_CONTRACT.made) == ((), 0, ())
