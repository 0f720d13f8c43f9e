"""Reads a point table key by key and goes on after a fault, so that all of them are told at once."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction
from typing import Any, Final

from laksewhist.engine.bids import LADDER, TRICK_BIDS, NoloBid, NoloKind, TrickBid, TrickKind, parse_bid
from laksewhist.engine.point_table import (
    DEFAULT_FORMULA,
    LARGEST_POINTS,
    TRICK_COUNTS,
    Formula,
    NoloCells,
    PointTable,
    Row,
)
from laksewhist.engine.table_faults import Fault
from laksewhist.store.errors import hint, shown

_MOST_DECIMALS: Final = 60
_NUMBERS: Final = ("base", "growth", "bonus", "slope")
_KINDS: Final = {kind.value: kind for kind in TrickKind}


class TableReader:
    """Reads one table. `faults` are the errors found; `replaced` the bids whose cells could not be read."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.replaced: set[str] = set()

    def read(self, document: Mapping[str, Any]) -> PointTable:
        """The table, with the formula's cells where there is a fault."""
        self._check_keys(document, ("name", "formula", "cells", "nolo"), "")
        name = document.get("name")
        if not isinstance(name, str):
            self._fault("name", "is missing" if name is None else f"must be text, not {shown(name)}")
            name = ""
        formula = self._formula(self._object(document, "formula"))
        cells = {bid: formula.row(bid) for bid in TRICK_BIDS} | self._cells(self._object(document, "cells"))
        plain = PointTable(name, formula, cells, {})
        return PointTable(name, formula, cells, self._nolo(self._object(document, "nolo"), plain))

    def _fault(self, where: str, what: str) -> None:
        self.faults.append(Fault(where, what, is_error=True))

    def _check_keys(self, document: Mapping[str, Any], known: tuple[str, ...], place: str) -> None:
        for key in document:
            if key not in known:
                self._fault(f"{place}.{key}" if place else key, f"unknown key{hint(key, list(known))}")

    def _object(self, document: Mapping[str, Any], key: str, place: str = "") -> Mapping[str, Any]:
        """The object under a key; empty where it is left out or is none."""
        value = document.get(key, {})
        if isinstance(value, dict):
            return value
        self._fault(f"{place}{key}", f"must be an object, not {shown(value)}")
        return {}

    def _formula(self, document: Mapping[str, Any]) -> Formula:
        self._check_keys(document, (*_NUMBERS, "kinds"), "formula")
        given = self._object(document, "kinds", "formula.")
        self._check_keys(given, tuple(_KINDS), "formula.kinds")
        numbers = {name: self._number(document, name, getattr(DEFAULT_FORMULA, name), "formula") for name in _NUMBERS}
        kinds = {
            kind: self._number(given, word, DEFAULT_FORMULA.kinds[kind], "formula.kinds")
            for word, kind in _KINDS.items()
        }
        return Formula(**numbers, kinds=kinds)

    def _number(self, document: Mapping[str, Any], key: str, default: Fraction, place: str) -> Fraction:
        """The exact number under a key; the default where it is left out or is none."""
        if key not in document:
            return default
        value = document[key]
        if isinstance(value, int | Decimal) and not isinstance(value, bool) and _is_handy(Decimal(value)):
            return Fraction(value)
        limits = f"a number from 0 to {LARGEST_POINTS} with at most {_MOST_DECIMALS} decimals"
        self._fault(f"{place}.{key}", f"must be {limits}, not {shown(value)}")
        return default

    def _cells(self, document: Mapping[str, Any]) -> dict[TrickBid, Row]:
        found: dict[TrickBid, Row] = {}
        for text, value in document.items():
            place = f"cells[{shown(text)}]"
            bid = _bid(text)
            if not isinstance(bid, TrickBid):
                known = [each.text for each in TRICK_BIDS]
                what = "stands under nolo" if bid else f"{shown(text)} is not a bid{hint(text, known)}"
                self._fault(place, what)
            elif bid in found:
                self._fault(place, f"{bid.text} stands twice")
            elif (row := self._row(value, place)) is not None:
                found[bid] = row
            else:
                self.replaced.add(bid.text)
        return found

    def _row(self, value: object, place: str) -> Row | None:
        if not isinstance(value, list):
            self._fault(place, f"must be {len(TRICK_COUNTS)} whole numbers, not {shown(value)}")
            return None
        if len(value) != len(TRICK_COUNTS):
            self._fault(place, f"has {len(value)} numbers, not {len(TRICK_COUNTS)} (for 0 to 13 tricks)")
            return None
        whole = [self._whole(each, f"{place}[{tricks}]") for tricks, each in enumerate(value)]
        row = tuple(each for each in whole if each is not None)
        return row if len(row) == len(whole) else None

    def _whole(self, value: object, place: str) -> int | None:
        """The whole number, or None and a fault. A number such as 20.0 is written with a point: it is none."""
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        self._fault(place, f"must be a whole number, not {shown(value)}")
        return None

    def _nolo(self, document: Mapping[str, Any], plain: PointTable) -> dict[NoloKind, NoloCells]:
        found: dict[NoloKind, NoloCells] = {}
        for text, value in document.items():
            place = f"nolo[{shown(text)}]"
            bid = _bid(text)
            if not isinstance(bid, NoloBid):
                known = [each.text for each in LADDER if isinstance(each, NoloBid)]
                self._fault(place, f"{shown(text)} is not a nolo bid{hint(text, known)}")
            elif bid.kind in found:
                self._fault(place, f"{bid.text} stands twice")
            elif not isinstance(value, dict):
                self._fault(place, f'must be an object with "made" and "fallen", not {shown(value)}')
            else:
                found[bid.kind] = self._nolo_cells(value, place, plain.nolo_cells(bid.kind), bid.text)
        return found

    def _nolo_cells(self, document: Mapping[str, Any], place: str, follows: NoloCells, text: str) -> NoloCells:
        self._check_keys(document, ("made", "fallen"), place)
        made = self._whole(document.get("made", follows.made), f"{place}.made")
        fallen = self._whole(document.get("fallen", follows.fallen), f"{place}.fallen")
        if made is None or fallen is None:
            self.replaced.add(text)
            return follows
        return NoloCells(made, fallen)


def _bid(text: str) -> TrickBid | NoloBid | None:
    try:
        return parse_bid(text)
    except ValueError:
        return None


def _is_handy(value: Decimal) -> bool:
    """Whether exact arithmetic with the number stays quick: neither huge nor with decimals without end."""
    exponent = value.as_tuple().exponent
    return isinstance(exponent, int) and 0 <= value <= LARGEST_POINTS and -_MOST_DECIMALS <= exponent <= _MOST_DECIMALS
