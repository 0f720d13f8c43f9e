"""The command `points`: prints a point table and lists every fault of a file."""

from __future__ import annotations

from pathlib import Path

from laksewhist.engine.bids import NOLO_BIDS, TRICK_BIDS
from laksewhist.engine.point_table import DEFAULT_TABLE, TRICK_COUNTS, PointTable
from laksewhist.lab.files import read_file
from laksewhist.store.errors import FormatError
from laksewhist.store.point_tables import check_table


def print_points(path: Path | None) -> None:
    """Prints the default table, or the one in the file with its faults; raises FormatError where one is an error."""
    if path is None:
        print("\n".join(table_lines(DEFAULT_TABLE)))
        return
    checked = read_file(path, check_table)
    if checked.table is not None:
        print("\n".join(table_lines(checked.table)))
    for fault in checked.faults:
        print(f"{'error' if fault.is_error else 'warning'}: {fault.where}: {fault.what}")
    if checked.errors:
        raise FormatError(str(path), "; ".join(f"{fault.where}: {fault.what}" for fault in checked.errors))


def table_lines(table: PointTable) -> list[str]:
    """The table for people: a row for each trick bid with its cells for 0 to 13 tricks, then the nolo bids."""
    rows = [["tricks", *map(str, TRICK_COUNTS)]]
    rows += [[bid.text, *map(str, table.cells[bid])] for bid in TRICK_BIDS]
    nolo = [["nolo", "made", "fallen"]]
    for bid in NOLO_BIDS:
        cells = table.nolo_cells(bid.kind)
        nolo.append([bid.text, str(cells.made), str(cells.fallen)])
    return [table.name, "", *columns(rows), "", *columns(nolo)]


def columns(rows: list[list[str]]) -> list[str]:
    """The rows as lines: the first column to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines: list[str] = []
    for first, *rest in rows:
        cells = (cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True))
        lines.append("  ".join([first.ljust(widths[0]), *cells]).rstrip())
    return lines
