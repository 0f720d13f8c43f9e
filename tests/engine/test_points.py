"""What each seat gets: the worked cases of the rules, and the multiples."""

from dataclasses import replace

import pytest

from laksewhist.engine.bids import NoloKind, parse_bid
from laksewhist.engine.cards import Seat, Suit, card
from laksewhist.engine.contract import NO_CONTRACT, Contract, Outcome
from laksewhist.engine.point_table import DEFAULT_TABLE, NoloCells
from laksewhist.engine.points import Points, points, shares


def trick_outcome(bid: str, tricks: int, partner: Seat | None = 1, vip_card: int | None = None) -> Outcome:
    """Seat 0 plays, with or without seat 1, and takes every trick of their side itself."""
    trick_bid = parse_bid(bid)
    trump = Suit.CLUBS if bid.endswith("gode") else None
    contract = Contract(trick_bid, (0,), trump, card("SA"), vip_card)
    rest = 13 - tricks
    return Outcome(contract, partner, partner is None, (tricks, 0, rest, 0), (True,))


def nolo_outcome(bid: str, **made: bool) -> Outcome:
    declarers = tuple(int(name.removeprefix("seat")) for name in made)
    return Outcome(Contract(parse_bid(bid), declarers, None, None), None, False, (0, 0, 0, 0), tuple(made.values()))


def paid(outcome: Outcome) -> Points:
    return points(outcome, DEFAULT_TABLE)


def test_R31_nine_gode_made_exactly_with_partner() -> None:
    assert paid(trick_outcome("9 gode", 9)) == (25, 25, -25, -25)


def test_R31_eight_alm_with_ten_tricks() -> None:
    assert paid(trick_outcome("8 alm", 10)) == (20, 20, -20, -20)


def test_R31_ten_sans_two_under() -> None:
    assert paid(trick_outcome("10 sans", 8)) == (-96, -96, 96, 96)


def test_R11_R22_R29_eight_vip_on_the_third_card_alone() -> None:
    assert paid(trick_outcome("8 vip", 8, partner=None, vip_card=3)) == (78, -26, -26, -26)


def test_R18_R29_two_play_sol_and_one_falls() -> None:
    assert paid(nolo_outcome("sol", seat0=True, seat1=False)) == (76, -68, -4, -4)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_R11_only_the_third_card_doubles(number: int) -> None:
    factor = 2 if number == 3 else 1
    assert paid(trick_outcome("8 vip", 8, vip_card=number)) == (13 * factor, 13 * factor, -13 * factor, -13 * factor)


def test_R11_the_rounded_cell_is_doubled() -> None:
    assert paid(trick_outcome("8 vip", 9, vip_card=3)) == (38, 38, -38, -38), "2 · ceil(18.75), not ceil(37.5)"


def test_R22_R29_a_self_partner_gets_three_times_and_each_opponent_pays_once() -> None:
    assert paid(trick_outcome("8 gode", 9, partner=None)) == (57, -19, -19, -19)
    assert paid(trick_outcome("8 gode", 7, partner=None)) == (-30, 10, 10, 10)


def test_R29_each_opponent_pays_what_the_declarers_side_gets() -> None:
    assert paid(trick_outcome("13 sans", 13)) == (640, 640, -640, -640)
    assert paid(trick_outcome("8 alm", 0)) == (-36, -36, 36, 36)


@pytest.mark.parametrize(
    ("bid", "made", "fallen"),
    [("sol", 20, 16), ("ren sol", 40, 32), ("bordlægger", 80, 64), ("sniksnak", 160, 128)],
)
def test_R30_nolo_counts_as_alm_alone(bid: str, made: int, fallen: int) -> None:
    assert paid(nolo_outcome(bid, seat2=True)) == (-made, -made, 3 * made, -made)
    assert paid(nolo_outcome(bid, seat2=False)) == (fallen, fallen, -3 * fallen, fallen)


def test_R18_R29_all_four_in_sol() -> None:
    assert paid(nolo_outcome("sol", seat0=True, seat1=True, seat2=True, seat3=True)) == (0, 0, 0, 0)
    assert paid(nolo_outcome("sol", seat1=False, seat0=True, seat2=True, seat3=True)) == (36, -108, 36, 36)


def test_R06_without_a_contract_nothing_is_scored() -> None:
    assert paid(NO_CONTRACT) == (0, 0, 0, 0)
    assert shares(NO_CONTRACT, DEFAULT_TABLE) == ()


def test_R31_the_tournaments_own_table_counts() -> None:
    own = replace(DEFAULT_TABLE, nolo={NoloKind.SOL: NoloCells(7, -5)})
    assert points(nolo_outcome("sol", seat3=True), own) == (-7, -7, -7, 21)
    assert points(nolo_outcome("sol", seat3=False), own) == (5, 5, 5, -15)


def test_a_share_tells_how_the_points_came_about() -> None:
    (share,) = shares(trick_outcome("8 vip", 10, partner=None, vip_card=3), DEFAULT_TABLE)
    assert (share.declarer, share.cell, share.over, share.doubled, share.alone) == (0, 25, 2, True, True)
    assert share.points == (150, -50, -50, -50)
    first, second = shares(nolo_outcome("sol", seat2=True, seat1=False), DEFAULT_TABLE)
    assert (first.declarer, first.cell, first.points) == (2, 20, (-20, -20, 60, -20))
    assert (second.declarer, second.cell, second.points) == (1, -16, (16, -48, 16, 16))
    (under,) = shares(trick_outcome("8 alm", 6), DEFAULT_TABLE)
    assert (under.over, under.doubled, under.alone) == (-2, False, False)
