"""Point tables as text: exact, partial, and with every fault told at once."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laksewhist.engine.bids import NOLO_BIDS, TRICK_BIDS, NoloBid, NoloKind, TrickBid, TrickKind, parse_bid
from laksewhist.engine.point_table import DEFAULT_FORMULA, DEFAULT_TABLE, Formula, NoloCells, PointTable
from laksewhist.store.errors import FormatError
from laksewhist.store.point_tables import check_table, exact_number, read_embedded, read_table, table_json, write_table
from tests.store.sample import encoded

HEADING = {"format": "laksewhist-points", "version": 1}
ROW = [-36, -32, -28, -24, -20, -16, -12, -8, 10, 15, 20, 25, 30, 35]


def table(**parts: Any) -> dict[str, Any]:
    return {**HEADING, "name": "Vores", **parts}


def trick_bid(text: str) -> TrickBid:
    bid = parse_bid(text)
    assert isinstance(bid, TrickBid)
    return bid


def read(**parts: Any) -> PointTable:
    return read_table(encoded(table(**parts)))


def told(document: object) -> list[str]:
    """Every error of the table."""
    return [f"{fault.where}: {fault.what}" for fault in check_table(encoded(document)).errors]


numbers = st.integers(0, 4000).map(lambda hundredths: Fraction(hundredths, 100))
formulas = st.builds(
    Formula,
    base=numbers,
    growth=st.sampled_from([Fraction(1), Fraction(3, 2), Fraction(2)]),
    bonus=numbers,
    slope=numbers,
    kinds=st.fixed_dictionaries(dict.fromkeys(TrickKind, numbers)),
)


@st.composite
def tables(draw: st.DrawFn) -> PointTable:
    """A table with edited rows and nolo cells that has no error, whatever warnings it has."""
    formula = draw(formulas)
    cells = {bid: formula.row(bid) for bid in TRICK_BIDS}
    for bid in draw(st.lists(st.sampled_from(TRICK_BIDS), max_size=3)):
        lost = draw(st.lists(st.integers(-9999, 0), min_size=bid.level, max_size=bid.level))
        made = draw(st.lists(st.integers(0, 9999), min_size=14 - bid.level, max_size=14 - bid.level))
        cells[bid] = (*lost, *made)
    nolo = draw(
        st.dictionaries(
            st.sampled_from(NoloKind), st.builds(NoloCells, st.integers(0, 9999), st.integers(-9999, 0)), max_size=2
        )
    )
    return PointTable(draw(st.text("abæ🐟 ", max_size=9)), formula, cells, nolo)


@given(tables())
def test_a_table_is_read_as_it_was_written(written: PointTable) -> None:
    checked = check_table(write_table(written))
    if any(abs(cell) > 1_000_000 for row in written.cells.values() for cell in row):
        assert checked.table is None
    else:
        assert checked.table == written
        assert read_embedded(table_json(written)) == written


def test_a_name_alone_is_the_default_table() -> None:
    assert read() == PointTable.from_formula("Vores")
    assert read(formula={}, cells={}, nolo={}) == PointTable.from_formula("Vores")


def test_numbers_of_the_formula_are_exact_decimals() -> None:
    long = "0.1000000000000000055511151231257827"  # what the binary number nearest to 0.1 is
    data = encoded(table(formula={"bonus": "BONUS", "kinds": {"vip": "VIP"}}))
    data = data.replace(b'"BONUS"', long.encode()).replace(b'"VIP"', b"1.1e0")
    formula = read_table(data).formula
    assert formula.bonus == Fraction(1000000000000000055511151231257827, 10**34)
    assert formula.kinds[TrickKind.VIP] == Fraction(11, 10)
    assert formula.kinds[TrickKind.SANS] == DEFAULT_FORMULA.kinds[TrickKind.SANS]
    assert (formula.base, formula.growth, formula.slope) == (8, 2, Fraction(1, 2))


def test_a_cell_that_binary_numbers_would_round_wrongly_is_right() -> None:
    # 8 · 1.1 · 1.25 is 11 exactly; in binary it is 11.000000000000002, which rounds up to 12.
    assert read(formula={"kinds": {"gode": 1.1}}).cell(trick_bid("8 gode"), 8) == 11


def test_R30_a_nolo_bid_follows_its_row_until_it_is_edited() -> None:
    row = [*[-50] * 8, -44, 33, 40, 50, 60, 70]
    edited = read(cells={"9 alm": row}, nolo={"ren sol": {"made": 99}, "Bordlaegger": {"made": 7, "fallen": -6}})
    assert edited.nolo_cells(NoloKind.SOL) == NoloCells(33, -44)
    assert edited.nolo_cells(NoloKind.REN_SOL) == NoloCells(99, -32)
    assert edited.nolo_cells(NoloKind.BORDLAEGGER) == NoloCells(7, -6)
    assert edited.nolo_cells(NoloKind.SNIKSNAK) == DEFAULT_TABLE.nolo_cells(NoloKind.SNIKSNAK)


def test_bids_are_read_in_any_letter_case() -> None:
    assert read(cells={"8 Almindelige": [0] * 14}).cells[trick_bid("8 alm")] == (0,) * 14


def test_inside_a_record_the_heading_may_be_left_out() -> None:
    assert read_embedded({"name": "Vores"}) == read()
    assert read_embedded(table()) == read()


def test_every_fault_is_told_at_once() -> None:
    spoilt = table(
        colour="red",
        formula={"base": "8", "growth": -1, "bonuss": 2, "kinds": {"alm": None, "goode": 1}},
        cells={"8 allm": ROW, "sol": ROW, "9 alm": ROW[:-1], "8 gode": [*ROW[:-1], 35.5], "8 vip": 3, "8 sans": ROW},
        nolo={"soll": {}, "sol": {"made": "20"}, "ren sol": 5, "sniksnak": {"lost": 3, "fallen": 4}},
    )
    spoilt["cells"]["8 sans"] = [*ROW[:8], -1, *ROW[9:]]
    del spoilt["name"]
    assert told(spoilt) == [
        "colour: unknown key",
        "name: is missing",
        'formula.bonuss: unknown key; did you mean "bonus"?',
        'formula.kinds.goode: unknown key; did you mean "gode"?',
        'formula.base: must be a number from 0 to 1000000 with at most 60 decimals, not "8"',
        "formula.growth: must be a number from 0 to 1000000 with at most 60 decimals, not -1",
        "formula.kinds.alm: must be a number from 0 to 1000000 with at most 60 decimals, not null",
        'cells["8 allm"]: "8 allm" is not a bid; did you mean "8 alm"?',
        'cells["sol"]: stands under nolo',
        'cells["9 alm"]: has 13 numbers, not 14 (for 0 to 13 tricks)',
        'cells["8 gode"][13]: must be a whole number, not 35.5',
        'cells["8 vip"]: must be 14 whole numbers, not 3',
        'nolo["soll"]: "soll" is not a nolo bid; did you mean "sol"?',
        'nolo["sol"].made: must be a whole number, not "20"',
        'nolo["ren sol"]: must be an object with "made" and "fallen", not 5',
        'nolo["sniksnak"].lost: unknown key',
        "8 sans, 8 tricks: a bid that is made loses 1",
        "sniksnak, fallen: a bid that is lost wins 4",
    ]


@pytest.mark.parametrize("part", ["formula", "cells", "nolo"])
def test_a_part_is_an_object(part: str) -> None:
    assert told(table(**{part: [1]})) == [f"{part}: must be an object, not [1]"]


def test_kinds_are_an_object() -> None:
    assert told(table(formula={"kinds": 3})) == ["formula.kinds: must be an object, not 3"]


def test_two_words_for_one_bid_are_a_fault() -> None:
    rows = {"8 alm": ROW, "8 almindelige": ROW}
    assert told(table(cells=rows)) == ['cells["8 almindelige"]: 8 alm stands twice']
    cells = {"made": 1, "fallen": -1}
    nolo = {"bordlægger": cells, "bordlaegger": cells}
    assert told(table(nolo=nolo)) == ['nolo["bordlaegger"]: bordlægger stands twice']


def test_a_number_without_end_is_refused_and_not_computed() -> None:
    data = encoded(table(formula={"base": "N"})).replace(b'"N"', b"1e99")
    assert [fault.where for fault in check_table(data).errors] == ["formula.base"]


def test_a_warning_does_not_make_a_table_unusable() -> None:
    rows = {"8 alm": [*ROW[:9], 9, *ROW[10:]]}
    checked = check_table(encoded(table(cells=rows)))
    assert checked.table is not None
    assert checked.errors == ()
    assert [fault.where for fault in checked.faults] == ["8 alm, 9 tricks"]


def test_a_refused_table_tells_all_errors_in_one_message() -> None:
    spoilt = {"name": "x", "cells": {"8 alm": [1]}, "nolo": {"sol": {"made": -1}}}
    what = 'cells["8 alm"]: has 1 numbers, not 14 (for 0 to 13 tricks); sol, made: a bid that is made loses 1'
    with pytest.raises(FormatError) as caught:
        read_embedded(spoilt)
    assert str(caught.value) == f"point_table: {what}"
    with pytest.raises(FormatError) as caught:
        read_table(encoded({**HEADING, **spoilt}))
    assert str(caught.value) == what


def test_only_what_was_edited_is_written() -> None:
    assert set(table_json(DEFAULT_TABLE)) == {"name", "formula"}
    edited = table_json(read(cells={"8 alm": [0] * 14}, nolo={"sol": {"made": 1, "fallen": -1}}))
    assert edited["cells"] == {"8 alm": [0] * 14}
    assert edited["nolo"] == {"sol": {"made": 1, "fallen": -1}}


@given(st.integers(-(10**70), 10**70), st.integers(0, 60))
def test_a_decimal_fraction_is_written_exactly(numerator: int, digits: int) -> None:
    value = Fraction(numerator, 10**digits)
    assert Fraction(exact_number(value)) == value


def test_a_third_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="1/3 has no finite decimal form"):
        exact_number(Fraction(1, 3))


def test_every_nolo_bid_has_a_word() -> None:
    nolo = {bid.text: {"made": 1, "fallen": -1} for bid in NOLO_BIDS if isinstance(bid, NoloBid)}
    assert set(read(nolo=nolo).nolo) == set(NoloKind)
