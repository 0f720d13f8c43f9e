"""What the contract panel, the strip and the summary say of a contract: read off a view, worded in `retranslate`.

Until the called card falls nothing here hints at who the partner is, unless the view's own seat knows it.
"""

from __future__ import annotations

from laksewhist.engine.bids import Bid, NoloBid
from laksewhist.engine.cards import Card, Seat
from laksewhist.engine.contract import Contract
from laksewhist.engine.state import Trick
from laksewhist.engine.values import dataclass
from laksewhist.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class TrackCount:
    """Tricks of the declarer's side, of the others, and of those whose side is not known yet."""

    taken: int
    lost: int
    still_open: int


def playing(view: PlayerView) -> Bid | None:
    """The bid that is played, or about to be."""
    return view.contract.bid if view.contract is not None else view.standing


def track_count(view: PlayerView) -> TrackCount:
    """How the tricks taken so far stand."""
    if view.declarer is None:
        return TrackCount(0, 0, 0)
    others = sum(view.taken) - view.taken[view.declarer]
    if not view.partner_known:
        return TrackCount(view.taken[view.declarer], 0, others)
    with_partner = view.taken[view.partner] if view.partner is not None else 0
    return TrackCount(view.taken[view.declarer] + with_partner, others - with_partner, 0)


def trick_of(view: PlayerView, card: Card) -> int | None:
    """The number of the complete trick in which the card lay, 1 to 13, or None."""
    return next((number for number, trick in enumerate(view.tricks, 1) if card in trick.cards), None)


def lies_on_table(view: PlayerView, card: Card) -> bool:
    """Whether the card lies in the trick that is being played."""
    return view.trick is not None and card in view.trick.cards


def fell_in(view: PlayerView, contract: Contract, seat: Seat) -> int | None:
    """The number of the trick with which a nolo declarer fell, or None while he stands."""
    if not isinstance(contract.bid, NoloBid):
        return None
    allowed = contract.bid.tricks_allowed
    mine = [number for number, trick in enumerate(view.tricks, 1) if trick.winner == seat]
    return mine[allowed] if len(mine) > allowed else None


def last_trick(view: PlayerView) -> tuple[int, Trick] | None:
    """The trick that was completed last, with its number."""
    return (len(view.tricks), view.tricks[-1]) if view.tricks else None


def played_by(trick: Trick) -> tuple[tuple[Seat, Card], ...]:
    """Who played what, in the order of play."""
    return tuple(((trick.leader + place) % 4, card) for place, card in enumerate(trick.cards))
