"""The table of points: Laksestuen's formula, its two printed tables, and edited cells."""

from dataclasses import replace
from fractions import Fraction

import pytest

from laksewhist.engine.bids import NOLO_BIDS, TRICK_BIDS, NoloKind, TrickBid, TrickKind, parse_bid
from laksewhist.engine.point_table import DEFAULT_TABLE, Formula, NoloCells
from tests.engine.builders import edited

MADE = """
8 10 13 13 18 20
9 20 25 25 35 40
10 40 50 50 70 80
11 80 100 100 140 160
12 160 200 200 280 320
13 320 400 400 560 640
"""
ONE_UNDER = """
8 8 10 10 14 16
9 16 20 20 28 32
10 32 40 40 56 64
11 64 80 80 112 128
12 128 160 160 224 256
13 256 320 320 448 512
"""


def printed(table: str) -> dict[tuple[int, TrickKind], int]:
    """A table of the rules: alm, gode, vip, halve, sans for each level."""
    rows = [[int(word) for word in line.split()] for line in table.strip().splitlines()]
    return {(row[0], kind): value for row in rows for kind, value in zip(TrickKind, row[1:], strict=True)}


def cell(bid: str, tricks: int) -> int:
    trick_bid = parse_bid(bid)
    assert isinstance(trick_bid, TrickBid)
    return DEFAULT_TABLE.cell(trick_bid, tricks)


def test_R31_every_bid_made_exactly_gives_what_the_rules_print() -> None:
    found = {(bid.level, bid.kind): DEFAULT_TABLE.cell(bid, bid.level) for bid in TRICK_BIDS}
    assert found == printed(MADE)
    assert len(found) == 30


def test_R31_every_bid_one_under_costs_what_the_rules_print() -> None:
    found = {(bid.level, bid.kind): -DEFAULT_TABLE.cell(bid, bid.level - 1) for bid in TRICK_BIDS}
    assert found == printed(ONE_UNDER)


@pytest.mark.parametrize(
    ("bid", "tricks", "points"),
    [
        ("8 gode", 9, 19),
        ("8 alm", 10, 20),
        ("10 sans", 8, -96),
        ("8 alm", 9, 15),
        ("8 alm", 0, -36),
        ("8 alm", 1, -32),
        ("8 halve", 9, 27),
        ("8 halve", 6, -21),
        ("9 halve", 10, 53),
        ("8 gode", 13, 44),
        ("13 sans", 0, -3584),
        ("8 alm", 13, 35),
    ],
)
def test_R31_over_and_under_are_rounded_up_on_their_magnitude(bid: str, tricks: int, points: int) -> None:
    assert cell(bid, tricks) == points


def test_R31_losses_are_rounded_away_from_zero_too() -> None:
    odd = Formula(base=Fraction(7))
    eight = TrickBid(8, TrickKind.HALVE)
    assert odd.cell(eight, 7) == -13, "7 · 1.75 = 12.25"
    assert odd.cell(eight, 8) == 16, "12.25 · 1.25 = 15.3125"


def test_R31_the_formulas_numbers_are_exact() -> None:
    thirds = Formula(base=Fraction(1), bonus=Fraction(1, 10), slope=Fraction(1, 10))
    assert thirds.cell(TrickBid(8, TrickKind.ALMINDELIGE), 8) == 1
    tenths = Formula(base=Fraction(10), bonus=Fraction(1, 10), slope=Fraction(1))
    assert [tenths.cell(TrickBid(8, TrickKind.ALMINDELIGE), tricks) for tricks in (8, 9, 10, 11)] == [1, 2, 3, 4]


def test_R31_every_parameter_of_the_formula_counts() -> None:
    eight, nine = TrickBid(8, TrickKind.ALMINDELIGE), TrickBid(9, TrickKind.ALMINDELIGE)
    assert Formula(base=Fraction(16)).cell(eight, 8) == 20
    assert Formula(growth=Fraction(3)).cell(nine, 9) == 30
    assert Formula(bonus=Fraction(2)).cell(eight, 8) == 16
    assert Formula(slope=Fraction(1)).cell(eight, 10) == 30
    assert Formula(kinds={**Formula().kinds, TrickKind.ALMINDELIGE: Fraction(3)}).cell(eight, 7) == -24
    assert Formula(growth=Fraction(1)).cell(nine, 9) == Formula().cell(eight, 8)


def test_R30_a_nolo_cell_follows_its_alm_row() -> None:
    values = {bid.kind: DEFAULT_TABLE.nolo_cells(bid.kind) for bid in NOLO_BIDS}
    assert values == {
        NoloKind.SOL: NoloCells(20, -16),
        NoloKind.REN_SOL: NoloCells(40, -32),
        NoloKind.BORDLAEGGER: NoloCells(80, -64),
        NoloKind.SNIKSNAK: NoloCells(160, -128),
    }
    row = tuple(range(-9, 5))
    assert edited(alm9=row).nolo_cells(NoloKind.SOL) == NoloCells(row[9], row[8])


def test_R30_R31_an_edited_nolo_cell_stays_what_it_is() -> None:
    own = replace(edited(alm9=tuple(range(14))), nolo={NoloKind.SOL: NoloCells(7, -5)})
    assert own.nolo_cells(NoloKind.SOL) == NoloCells(7, -5)
    assert own.nolo_cells(NoloKind.REN_SOL) == NoloCells(40, -32)


def test_R31_a_table_is_whole() -> None:
    with pytest.raises(ValueError, match="R31"):
        edited(alm8=(1, 2, 3))
    lacking = {bid: row for bid, row in DEFAULT_TABLE.cells.items() if bid.level != 13}
    with pytest.raises(ValueError, match="R31"):
        replace(DEFAULT_TABLE, cells=lacking)
