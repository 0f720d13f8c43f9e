"""The score sheet as text for other programs: one line for each deal, everything in figures."""

from __future__ import annotations

import csv
import io
from typing import Final

from PySide6.QtCore import QCoreApplication

from laksewhist.gui.languages import locale
from laksewhist.gui.scores import words
from laksewhist.gui.scores.ledger import Ledger

BOM: Final = "\ufeff"
_ISOLATES: Final = dict.fromkeys((0x2068, 0x2069))
_FORMULA: Final = tuple("=+-@\t\r")
"""With these a spreadsheet begins to reckon."""


def csv_bytes(ledger: Ledger, *, for_spreadsheet: bool) -> bytes:
    """The sheet in UTF-8; every name in quotation marks, every number without.

    For a spreadsheet it begins with the mark by which Excel knows UTF-8, its fields are parted as the language parts
    them (by semicolons where a comma stands in numbers), and a name that would be taken for a formula gets an
    apostrophe before it. Otherwise there are commas, and everything is as it is.
    """
    text = io.StringIO()
    parts = _separator() if for_spreadsheet else ","
    writer = csv.writer(text, delimiter=parts, quoting=csv.QUOTE_NONNUMERIC, lineterminator="\r\n")
    for row in (_heads(ledger), *(_plain(_row(ledger, number)) for number in range(len(ledger.deals)))):
        writer.writerow([_harmless(each) if for_spreadsheet else each for each in row])
    return ((BOM if for_spreadsheet else "") + text.getvalue()).encode()


def _separator() -> str:
    return ";" if locale().decimalPoint() == "," else ","


def _heads(ledger: Ledger) -> list[object]:
    bid, declarer, partner, tricks = words.headings()
    deal = QCoreApplication.translate("Scores", "Deal")
    time = QCoreApplication.translate("Scores", "Time")
    dealer = QCoreApplication.translate("Scores", "Dealer")
    third = QCoreApplication.translate("Scores", "Vip card")
    of_deal = QCoreApplication.translate("Scores", "{name}: points")
    in_all = QCoreApplication.translate("Scores", "{name}: sum")
    heads: list[object] = [deal, time, dealer, bid, third, declarer, partner, tricks]
    heads += [of_deal.format(name=name) for name in ledger.names]
    return heads + [in_all.format(name=name) for name in ledger.names]


def _row(ledger: Ledger, row: int) -> list[object]:
    deal = ledger.deals[row]
    contract, outcome = deal.outcome.contract, deal.outcome
    tricks: object = ""
    if contract is not None:
        single = outcome.tricks[contract.declarer] if contract.is_nolo else outcome.side_tricks
        tricks = single if len(contract.declarers) == 1 else words.tricks_words(deal)
    line: list[object] = [
        deal.number,
        "" if deal.finished is None else deal.finished.astimezone().strftime("%Y-%m-%d %H:%M"),
        ledger.names[deal.seating.dealer],
        words.quiet_words(ledger, row) if contract is None else contract.bid.text,
        "" if contract is None or contract.vip_card is None else contract.vip_card,
        words.declarer_words(ledger, row),
        words.partner_words(ledger, row),
        tricks,
    ]
    out = deal.seating.sitting_out
    line += ["" if who in out or contract is None else deal.points[who] for who in range(len(ledger.names))]
    return line + list(ledger.sums[row])


def _plain(row: list[object]) -> list[object]:
    """The line without the marks that keep names apart on a screen."""
    return [each.translate(_ISOLATES) if isinstance(each, str) else each for each in row]


def _harmless(value: object) -> object:
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value
