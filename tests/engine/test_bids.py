"""The 34 bids and their ladder."""

from itertools import pairwise, product

import pytest

from laksewhist.engine.bids import (
    LADDER,
    NOLO_BIDS,
    TRICK_BIDS,
    NoloBid,
    NoloKind,
    TrickBid,
    TrickKind,
    beats,
    can_be_joined,
    fixed_trump,
    parse_bid,
    rung,
)
from laksewhist.engine.cards import Suit

FROM_THE_RULES = """
8 alm, 8 gode, 8 vip, 8 halve, 8 sans, 9 alm, sol, 9 gode, 9 vip, 9 halve, 9 sans, 10 alm, ren sol, 10 gode,
10 vip, 10 halve, 10 sans, 11 alm, bordlægger, 11 gode, 11 vip, 11 halve, 11 sans, 12 alm, sniksnak, 12 gode,
12 vip, 12 halve, 12 sans, 13 alm, 13 gode, 13 vip, 13 halve, 13 sans
"""
IN_ORDER = [text.strip() for text in FROM_THE_RULES.split(",")]


def test_R07_the_ladder_is_the_one_of_the_rules() -> None:
    assert [bid.text for bid in LADDER] == IN_ORDER
    assert len(LADDER) == 34
    assert (len(TRICK_BIDS), len(NOLO_BIDS)) == (30, 4)


def test_R07_the_ladder_is_a_strict_total_order() -> None:
    for low, high in product(LADDER, repeat=2):
        assert [beats(low, high), low == high, beats(high, low)].count(True) == 1
        assert beats(high, low) == (rung(high) > rung(low)) == (IN_ORDER.index(high.text) > IN_ORDER.index(low.text))
    assert all(beats(bid, None) for bid in LADDER)


@pytest.mark.parametrize("level", range(8, 14))
def test_R09_R10_R12_R17_each_kind_beats_the_one_below_it(level: int) -> None:
    kinds = ["alm", "gode", "vip", "halve", "sans"]
    for lower, higher in pairwise(kinds):
        assert beats(parse_bid(f"{level} {higher}"), parse_bid(f"{level} {lower}"))


@pytest.mark.parametrize(
    ("nolo", "level"), [("sol", 9), ("ren sol", 10), ("bordlægger", 11), ("sniksnak", 12)], ids=lambda value: str(value)
)
def test_R13_R14_R15_R16_nolo_stands_between_alm_and_gode(nolo: str, level: int) -> None:
    bid = parse_bid(nolo)
    assert rung(bid) == rung(parse_bid(f"{level} alm")) + 1 == rung(parse_bid(f"{level} gode")) - 1


def test_R07_a_bid_is_for_8_to_13_tricks() -> None:
    for level in (-8, 0, 7, 14):
        with pytest.raises(ValueError, match="R7"):
            TrickBid(level, TrickKind.SANS)
    assert {bid.level for bid in TRICK_BIDS} == {8, 9, 10, 11, 12, 13}


def test_R18_R19_only_vip_and_nolo_can_be_joined() -> None:
    joinable = {bid.text for bid in LADDER if can_be_joined(bid)}
    vips = {f"{level} vip" for level in range(8, 14)}
    assert joinable == vips | {"sol", "ren sol", "bordlægger", "sniksnak"}


def test_R09_clubs_are_trump_in_gode_and_no_other_bid_fixes_one() -> None:
    assert {kind: fixed_trump(kind) for kind in TrickKind if fixed_trump(kind) is not None} == {
        TrickKind.GODE: Suit.CLUBS
    }


def test_R13_R14_sol_allows_one_trick_and_the_others_none() -> None:
    assert {bid.text: bid.tricks_allowed for bid in NOLO_BIDS} == {
        "sol": 1,
        "ren sol": 0,
        "bordlægger": 0,
        "sniksnak": 0,
    }


def test_R15_R16_bordlaegger_and_sniksnak_are_open() -> None:
    assert {bid.text for bid in NOLO_BIDS if bid.is_open} == {"bordlægger", "sniksnak"}


def test_reading_takes_every_spelling() -> None:
    assert all(parse_bid(bid.text) == bid == parse_bid(bid.text.upper()) for bid in LADDER)
    assert parse_bid("  10   Almindelige ") == TrickBid(10, TrickKind.ALMINDELIGE)
    assert parse_bid("BORDLÆGGER") == parse_bid("bordlaegger") == NoloBid(NoloKind.BORDLAEGGER)
    for wrong in ("", "7 alm", "14 sans", "8", "alm", "8alm", "8 sol", "rensol", "pas"):
        with pytest.raises(ValueError, match="not a bid"):
            parse_bid(wrong)
