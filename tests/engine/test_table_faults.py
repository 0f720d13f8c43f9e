"""What is odd or wrong in a point table, and where."""

from dataclasses import replace

from laksewhist.engine.bids import NOLO_BIDS, NoloKind, TrickBid, TrickKind
from laksewhist.engine.point_table import DEFAULT_TABLE, NoloCells
from laksewhist.engine.table_faults import Cause, FaultKind, faults
from tests.engine.builders import edited


def test_the_default_table_has_no_fault() -> None:
    assert faults(DEFAULT_TABLE) == ()
    assert DEFAULT_TABLE.name == "Laksestuen"


def test_every_fault_is_found_at_once_and_tells_where() -> None:
    row = list(DEFAULT_TABLE.cells[TrickBid(8, TrickKind.ALMINDELIGE)])
    row[3], row[9], row[12] = 5, -1, 2_000_000
    table = replace(edited(alm8=tuple(row)), nolo={NoloKind.SOL: NoloCells(-3, 4)})
    found = faults(table)
    errors = {fault.where for fault in found if fault.is_error}
    assert errors == {"8 alm, 3 tricks", "8 alm, 9 tricks", "8 alm, 12 tricks", "sol, made", "sol, fallen"}
    falling = {fault.where for fault in found if not fault.is_error}
    assert {"8 alm, 4 tricks", "8 alm, 9 tricks", "8 alm, 13 tricks"} <= falling


def test_a_higher_bid_that_gives_less_is_a_warning() -> None:
    cheap = faults(edited(sans9=tuple(min(value, 19) for value in DEFAULT_TABLE.cells[TrickBid(9, TrickKind.SANS)])))
    assert [(fault.where, fault.is_error) for fault in cheap] == [("9 sans, 9 tricks", False)]


def test_nolo_cells_out_of_range_are_errors() -> None:
    table = replace(DEFAULT_TABLE, nolo={NoloKind.SNIKSNAK: NoloCells(1_000_001, -1_000_001)})
    assert [(fault.where, fault.is_error) for fault in faults(table)] == [
        ("sniksnak, made", True),
        ("sniksnak, fallen", True),
    ]


def test_every_fault_of_a_cell_names_the_cell_and_the_kind() -> None:
    row = list(DEFAULT_TABLE.cells[TrickBid(8, TrickKind.ALMINDELIGE)])
    row[3], row[9] = 5, -1
    eight = TrickBid(8, TrickKind.ALMINDELIGE)
    causes = {fault.cause for fault in faults(edited(alm8=tuple(row)))}
    assert Cause(FaultKind.LOST_WINS, eight, 3, 5) in causes
    assert Cause(FaultKind.MADE_LOSES, eight, 9, -1) in causes
    assert Cause(FaultKind.MORE_TRICKS_LESS, eight, 4, row[4], 5) in causes
    assert None not in causes


def test_R30_a_nolo_bid_that_gives_less_than_a_lower_one_is_a_warning() -> None:
    cheap = faults(replace(DEFAULT_TABLE, nolo={NoloKind.REN_SOL: NoloCells(19, -19)}))
    assert [(fault.where, fault.is_error) for fault in cheap] == [("ren sol, made", False)]
    assert cheap[0].cause is not None
    assert cheap[0].cause.lower == NOLO_BIDS[0]
