"""Other values in cells of a point table, back to the formula, and another formula; and the stored deals anew."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laksewhist.engine.bids import LADDER, NoloKind, TrickBid, TrickKind, parse_bid
from laksewhist.engine.house_tables import BUILT_IN
from laksewhist.engine.point_table import DEFAULT_FORMULA, DEFAULT_TABLE, Formula, NoloCells, PointTable
from laksewhist.engine.points import points
from laksewhist.gui.tables.cases import CASES
from laksewhist.gui.tables.changes import (
    ALL_SPOTS,
    back_to_formula,
    differing,
    filled,
    is_made,
    is_own,
    scaled,
    set_following,
    value_at,
    with_values,
)
from laksewhist.gui.tables.stored_deals import KeptDeal, Rescored, rescore

SPOTS = st.sampled_from(ALL_SPOTS)
VALUES = st.dictionaries(SPOTS, st.integers(-999, 999), max_size=12)
STEEP = Formula(growth=Fraction(3), slope=Fraction(1))


def spot(bid: str, tricks: int):
    return LADDER.index(parse_bid(bid)), tricks


def test_every_cell_of_the_grid_has_the_value_of_the_table():
    for row, bid in enumerate(LADDER):
        for tricks in range(14):
            value = value_at(DEFAULT_TABLE, (row, tricks))
            if isinstance(bid, TrickBid):
                assert value == DEFAULT_TABLE.cell(bid, tricks)
            else:
                cells = DEFAULT_TABLE.nolo_cells(bid.kind)
                assert value == (cells.made if tricks <= bid.tricks_allowed else cells.fallen)
            assert is_made(bid, tricks) == (value > 0)


@given(VALUES)
def test_only_the_cells_that_are_set_change(values):
    table = with_values(DEFAULT_TABLE, values)
    for each, value in values.items():
        if isinstance(LADDER[each[0]], TrickBid):
            assert value_at(table, each) == value
    rows = {LADDER[row] for row, _ in values}
    for bid, row in table.cells.items():
        assert bid in rows or row == DEFAULT_TABLE.cells[bid]


@settings(max_examples=25)
@given(VALUES)
def test_back_to_the_formula_undoes_any_change(values):
    assert back_to_formula(with_values(DEFAULT_TABLE, values), ALL_SPOTS) == DEFAULT_TABLE


def test_R30_a_nolo_value_is_changed_by_the_first_cell_that_shows_it():
    table = with_values(DEFAULT_TABLE, {spot("sol", 0): 25, spot("sol", 1): 99, spot("sol", 2): -20, spot("sol", 3): 7})
    assert table.nolo == {NoloKind.SOL: NoloCells(25, -20)}
    assert [value_at(table, spot("sol", tricks)) for tricks in (0, 1, 2, 13)] == [25, 25, -20, -20]


def test_R30_a_nolo_bid_that_is_set_to_what_its_alm_row_has_goes_on_following_it():
    values = {spot("9 alm", 9): 50, spot("9 alm", 8): -30, spot("sol", 0): 50, spot("sol", 2): -30}
    assert with_values(DEFAULT_TABLE, values).nolo == {}
    assert set_following(DEFAULT_TABLE, NoloKind.SOL, follows=False).nolo == {NoloKind.SOL: NoloCells(20, -16)}
    own = set_following(DEFAULT_TABLE, NoloKind.SOL, follows=False)
    assert set_following(own, NoloKind.SOL, follows=True) == DEFAULT_TABLE


def test_R31_a_formula_fills_all_cells_or_all_that_are_not_set_by_hand():
    own = with_values(DEFAULT_TABLE, {spot("8 alm", 8): 11, spot("ren sol", 0): 44})
    assert filled(own, STEEP, keep_own=False) == PointTable.from_formula("Laksestuen", STEEP)
    kept = filled(own, STEEP, keep_own=True)
    assert value_at(kept, spot("8 alm", 8)) == 11
    assert kept.nolo == own.nolo
    assert value_at(kept, spot("8 alm", 9)) == STEEP.cell(TrickBid(8, TrickKind.ALMINDELIGE), 9)
    assert {each for each in ALL_SPOTS if is_own(kept, each)} == {each for each in ALL_SPOTS if is_own(own, each)}


def test_the_cells_that_differ_are_found():
    assert differing(DEFAULT_TABLE, DEFAULT_TABLE) == frozenset()
    other = with_values(DEFAULT_TABLE, {spot("8 alm", 8): 11})
    assert differing(DEFAULT_TABLE, other) == {spot("8 alm", 8)}
    assert filled(DEFAULT_TABLE, DEFAULT_FORMULA, keep_own=True) == DEFAULT_TABLE


@pytest.mark.parametrize(
    ("value", "factor", "product"), [(10, "1.25", 13), (-10, "1.25", -13), (3, "0", 0), (4, "2", 8)]
)
def test_products_are_rounded_up_on_their_magnitude(value, factor, product):
    assert scaled(value, Fraction(factor)) == product


WORKED = {
    "exact": (25, 25, -25, -25),
    "over": (20, 20, -20, -20),
    "under": (-96, -96, 96, 96),
    "third_card": (78, -26, -26, -26),
    "sol_made": (60, -20, -20, -20),
    "sol_fallen": (-48, 16, 16, 16),
    "two_sol": (76, -68, -4, -4),
}


def test_the_worked_cases_come_to_what_the_rules_say():
    assert {case.name: points(case.outcome, DEFAULT_TABLE) for case in CASES} == WORKED


@pytest.mark.parametrize("table", BUILT_IN, ids=lambda table: table.name)
def test_every_case_sums_to_zero_with_every_table(table):
    assert all(sum(points(case.outcome, table)) == 0 for case in CASES)


def test_stored_deals_are_scored_anew_by_participant():
    names = ("Anna", "Bo", "Carla", "Dan")
    deals = [KeptDeal(names, case.outcome, WORKED[case.name]) for case in CASES[:2]]
    doubled = replace(
        DEFAULT_TABLE, cells={bid: tuple(2 * value for value in row) for bid, row in DEFAULT_TABLE.cells.items()}
    )
    assert rescore(deals, doubled) == (
        Rescored("Anna", 2, 45, 90),
        Rescored("Bo", 2, 45, 90),
        Rescored("Carla", 2, -45, -90),
        Rescored("Dan", 2, -45, -90),
    )
    assert rescore([], doubled) == ()
