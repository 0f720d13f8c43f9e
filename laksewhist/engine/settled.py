"""Whether a deal is decided before its last trick: its points stay the same whatever is played from now on."""

from __future__ import annotations

from laksewhist.engine.bids import NoloBid
from laksewhist.engine.cards import Seat
from laksewhist.engine.contract import Contract
from laksewhist.engine.point_table import PointTable
from laksewhist.engine.view import Phase, PlayerView


def is_settled(view: PlayerView, table: PointTable) -> bool:
    """Whether no number of tricks that can still be taken changes the points, as far as this seat can tell.

    Only counted, not computed: a nolo declarer has fallen or has fewer tricks left than he may take (R13 to R16); in a
    trick bid every cell that can still be reached is the same (R31). False where the seat does not know the sides.
    """
    contract = view.contract
    if view.phase is not Phase.PLAY or contract is None:
        return False
    left = max(view.hand_sizes)  # whoever has not played to the trick on the table still has the card for it
    if isinstance(contract.bid, NoloBid):
        allowed = contract.bid.tricks_allowed
        return all(seat in view.fallen or view.taken[seat] + left <= allowed for seat in contract.declarers)
    if not view.partner_known:
        return False
    taken = sum(view.taken[seat] for seat in _side(contract, view.partner))
    return len({table.cell(contract.bid, tricks) for tricks in range(taken, taken + left + 1)}) == 1


def _side(contract: Contract, partner: Seat | None) -> tuple[Seat, ...]:
    return contract.declarers if partner is None else (contract.declarer, partner)
