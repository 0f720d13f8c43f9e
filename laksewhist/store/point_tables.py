"""Point tables as text: a file of their own, or inside a record. Every fault is told at once."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import Any, Final

from laksewhist.engine.bids import TrickBid
from laksewhist.engine.point_table import DEFAULT_FORMULA, Formula, PointTable, Row
from laksewhist.engine.table_faults import Fault
from laksewhist.engine.table_faults import faults as faults_of
from laksewhist.engine.values import dataclass
from laksewhist.store.errors import FormatError
from laksewhist.store.json_text import readable
from laksewhist.store.point_table_reader import TableReader
from laksewhist.store.sealed import up_to_date
from laksewhist.store.strict_json import parse
from laksewhist.store.versions import FileFormat

POINTS_FORMAT: Final = FileFormat("laksewhist-points", 1)


@dataclass(frozen=True, slots=True)
class CheckedTable:
    """A table that was read, with every fault found; `table` is None where one of them is an error."""

    table: PointTable | None
    faults: tuple[Fault, ...]

    @property
    def errors(self) -> tuple[Fault, ...]:
        """The faults that make the table unusable; the rest are warnings."""
        return tuple(fault for fault in self.faults if fault.is_error)


def check_table(data: bytes) -> CheckedTable:
    """The table in a file with all its faults; raises FormatError where the file is no point table at all."""
    return _check(up_to_date(POINTS_FORMAT, parse(data)))


def read_table(data: bytes) -> PointTable:
    """The table in a file; raises FormatError that tells every error."""
    return _sound(check_table(data), "")


def read_embedded(document: dict[str, Any], place: str = "point_table") -> PointTable:
    """The table inside a record, where `format` and `version` may be left out; raises FormatError."""
    return _sound(_check(POINTS_FORMAT.up_to_date(document, place=place, embedded=True)), place)


def read_unfinished(document: dict[str, Any], place: str) -> PointTable:
    """The table inside another file as it was left, whatever is wrong in its cells; raises FormatError otherwise."""
    reader = TableReader()
    table = reader.read(POINTS_FORMAT.up_to_date(document, place=place, embedded=True))
    if reader.faults:
        raise FormatError(place, "; ".join(f"{fault.where}: {fault.what}" for fault in reader.faults))
    return table


def _check(document: dict[str, Any]) -> CheckedTable:
    reader = TableReader()
    table = reader.read(document)
    # What stands in place of an unreadable row is not the writer's fault.
    by_rules = [fault for fault in faults_of(table) if fault.where.split(",")[0] not in reader.replaced]
    faults = (*reader.faults, *by_rules)
    sound = not any(fault.is_error for fault in faults)
    return CheckedTable(table if sound else None, faults)


def _sound(checked: CheckedTable, place: str) -> PointTable:
    if checked.table is not None:
        return checked.table
    raise FormatError(place, "; ".join(f"{fault.where}: {fault.what}" for fault in checked.errors))


def table_json(table: PointTable) -> dict[str, Any]:
    """The table without `format` and `version`: the whole formula, the rows that differ from it, the nolo cells set.

    Raises ValueError for a formula with a number that has no finite decimal form.
    """
    document: dict[str, Any] = {"name": table.name, "formula": _formula_json(table.formula)}
    edited = {bid.text: list(row) for bid, row in _edited(table).items()}
    nolo = {kind.value: {"made": cells.made, "fallen": cells.fallen} for kind, cells in table.nolo.items()}
    return {**document, **({"cells": edited} if edited else {}), **({"nolo": nolo} if nolo else {})}


def write_table(table: PointTable) -> bytes:
    """The file that `read_table` reads as the same table."""
    return (readable({**POINTS_FORMAT.heading, **table_json(table)}) + "\n").encode()


def _edited(table: PointTable) -> dict[TrickBid, Row]:
    return {bid: row for bid, row in table.cells.items() if row != table.formula.row(bid)}


def _formula_json(formula: Formula) -> dict[str, Any]:
    numbers = {name: exact_number(getattr(formula, name)) for name in ("base", "growth", "bonus", "slope")}
    kinds = {kind.value: exact_number(formula.kinds[kind]) for kind in DEFAULT_FORMULA.kinds}
    return {**numbers, "kinds": kinds}


def exact_number(value: Fraction) -> int | Decimal:
    """The fraction as a decimal number without rounding; raises ValueError where there is none, as for 1/3."""
    if value.denominator == 1:
        return value.numerator
    digits = 0
    while (value * 10**digits).denominator != 1:
        digits += 1
        if digits > 100:
            raise ValueError(f"{value} has no finite decimal form")
    # Not `scaleb`, which rounds to the 28 digits of Decimal's arithmetic.
    return Decimal(f"{(value * 10**digits).numerator}E-{digits}")
