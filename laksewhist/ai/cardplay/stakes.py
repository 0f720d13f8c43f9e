"""What the tricks of a deal are worth to one seat, under the tournament's own point table (R11, R22, R29 to R31)."""

from __future__ import annotations

from typing import Final

from laksewhist.engine.bids import NoloBid
from laksewhist.engine.cards import SEATS, Seat
from laksewhist.engine.contract import Contract, Outcome
from laksewhist.engine.point_table import TRICK_COUNTS, PointTable
from laksewhist.engine.points import points

_NIBBLE: Final = 15


class Stakes:
    """Counts results for one seat. They are packed: the tricks of seat 0 in the lowest four bits, then the others.

    In a trick bid they depend on who the partner is, which may differ from deal to deal. `total` is how many tricks
    there are in the deal.
    """

    def __init__(self, contract: Contract, table: PointTable, seat: Seat, total: int) -> None:
        self._contract = contract
        self._seat = seat
        self.total: Final = total
        self._declarer = contract.declarer
        self._needed = contract.tricks_needed
        self._rows = {partner: _row(contract, table, seat, partner) for partner in _partners(contract)}
        self._nolo = _nolo_shares(contract, table, seat)
        bid = contract.bid
        self.allowed: Final = bid.tricks_allowed if isinstance(bid, NoloBid) else 0
        """How many tricks a nolo declarer may take."""
        self.range: Final = self._range()
        """The least and the most points that there can be."""

    @property
    def is_nolo(self) -> bool:
        """Whether tricks are to be avoided."""
        return self._contract.is_nolo

    def points(self, packed: int, partner: Seat | None) -> int:
        """The points of this seat."""
        if self._nolo:
            total = 0
            for declarer, made, fallen in self._nolo:
                total += made if (packed >> 4 * declarer & _NIBBLE) <= self.allowed else fallen
            return total
        return self._rows[partner][self._declarers_tricks(packed, partner)]

    def tricks(self, packed: int, partner: Seat | None) -> int:
        """In a trick bid the tricks of this seat's side, in nolo of the seat that `is_made` is about."""
        if self._nolo:
            return packed >> 4 * self._judged() & _NIBBLE
        declarers = self._declarers_tricks(packed, partner)
        return declarers if self._seat in (self._declarer, partner) else self.total - declarers

    def is_made(self, packed: int, partner: Seat | None) -> bool:
        """Whether the contract is made: in nolo this declarer's own, or for the others the bidder's."""
        if self._nolo:
            return (packed >> 4 * self._judged() & _NIBBLE) <= self.allowed
        return self._declarers_tricks(packed, partner) >= self._needed

    def wants_it_made(self, partner: Seat | None) -> bool:
        """Whether that is to this seat's good, where this is the partner."""
        return self._seat in (*self._contract.declarers, partner)

    def packed(self, tricks: int) -> int:
        """A result in which declarer (in nolo the bidder), or he and his partner together, took so many tricks."""
        return tricks << 4 * self._declarer

    def _range(self) -> tuple[int, int]:
        if self._nolo:
            shares = [sorted((made, fallen)) for _declarer, made, fallen in self._nolo]
            return sum(low for low, _high in shares), sum(high for _low, high in shares)
        cells = [cell for row in self._rows.values() for cell in row]
        return min(cells), max(cells)

    def _judged(self) -> Seat:
        return self._seat if self._seat in self._contract.declarers else self._declarer

    def _declarers_tricks(self, packed: int, partner: Seat | None) -> int:
        tricks = packed >> 4 * self._declarer & _NIBBLE
        return tricks if partner is None else tricks + (packed >> 4 * partner & _NIBBLE)


def _partners(contract: Contract) -> tuple[Seat | None, ...]:
    """Everybody who may turn out to be the partner."""
    return () if contract.is_nolo else (None, *[seat for seat in SEATS if seat != contract.declarer])


def _row(contract: Contract, table: PointTable, seat: Seat, partner: Seat | None) -> tuple[int, ...]:
    """The points for each number of tricks of declarer's side."""
    row = []
    for tricks in TRICK_COUNTS:
        taken = [0, 0, 0, 0]
        taken[contract.declarer] = tricks
        first, second, third, fourth = taken
        made = (tricks >= contract.tricks_needed,)
        outcome = Outcome(contract, partner, partner is None, (first, second, third, fourth), made)
        row.append(points(outcome, table)[seat])
    return tuple(row)


def _nolo_shares(contract: Contract, table: PointTable, seat: Seat) -> tuple[tuple[Seat, int, int], ...]:
    """What this seat gets from each declarer who makes it, and who falls."""
    if not isinstance(contract.bid, NoloBid):
        return ()
    cells = table.nolo_cells(contract.bid.kind)
    factors = [(declarer, 3 if declarer == seat else -1) for declarer in contract.declarers]
    return tuple([(declarer, factor * cells.made, factor * cells.fallen) for declarer, factor in factors])
