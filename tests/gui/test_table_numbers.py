"""Numbers and blocks as people and spreadsheets write them, Danish and English."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laksewhist.gui.tables.numbers import (
    NumberError,
    block_text,
    decimal_number,
    decimal_text,
    read_block,
    whole_number,
)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("36", 36),
        (" -36 ", -36),
        ("−36", -36),
        ("–36", -36),
        ("36-", -36),
        ("(36)", -36),
        ("+20", 20),
        ("1.234", 1234),
        ("1,234", 1234),
        ("-1.234.567", -1234567),
        ("1.234,00", 1234),
        ("1,234.00", 1234),
        ("1 234", 1234),
        ("1\N{NO-BREAK SPACE}234", 1234),
        ("1\N{NARROW NO-BREAK SPACE}234", 1234),
        ("1'234", 1234),
        ("20,0", 20),
        ("20.", 20),
        ("0", 0),
    ],
)
def test_a_whole_number_is_read_however_it_is_written(text, number):
    assert whole_number(text) == number


@pytest.mark.parametrize("text", ["", " ", "alm", "1,5", "1.5", "12.34", "1.23.4", "--3", "1e3", "9" * 13, "1.234.00"])
def test_what_is_no_whole_number_is_refused_with_its_text(text):
    with pytest.raises(NumberError) as caught:
        whole_number(text)
    assert caught.value.text == text.strip()


@given(st.integers(-1_000_000, 1_000_000), st.sampled_from([".", ",", " ", "'"]), st.sampled_from(["-", "−", "–"]))
def test_any_number_with_any_sign_of_thousands_is_read(number, mark, minus):
    text = f"{abs(number):,}".replace(",", mark)
    assert whole_number(minus + text if number < 0 else text) == number


@given(st.decimals(0, 1000, places=4))
def test_a_number_of_the_formula_is_exact_with_comma_and_with_point(value):
    exact = decimal_number(f"{value:f}")
    assert exact * 10_000 == int(value * 10_000)
    for mark in (",", "."):
        assert decimal_number(decimal_text(exact, mark)) == exact


@pytest.mark.parametrize("text", ["", "-1", "a", "1.2.3", ",", "1e5", "0." + "1" * 40])
def test_what_is_no_number_of_the_formula_is_refused(text):
    with pytest.raises(NumberError):
        decimal_number(text)


@given(st.lists(st.lists(st.integers(-99_999, 99_999), min_size=3, max_size=3), min_size=1, max_size=6))
def test_a_block_comes_back_as_it_was_copied(rows):
    assert read_block(block_text(rows)) == tuple(tuple(row) for row in rows)


def test_a_block_of_a_spreadsheet_may_have_quotes_empty_cells_and_heads():
    text = 'melding\t0\t1\r\n8 alm\t-3\t"1.000"\r\n8 Gode\t\t4\r\n\r\n'
    assert read_block(text) == ((-3, 1000), (None, 4))
    assert read_block("1\t2\n3\n") == ((1, 2), (3, None))


@pytest.mark.parametrize("text", ["", "\n\n", "\t\t\n", "hej", "1\t2\nx\t4", "<html>"])
def test_what_is_no_block_is_refused(text):
    with pytest.raises(NumberError):
        read_block(text)
