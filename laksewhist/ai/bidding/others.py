"""What a deal brings a seat while somebody else declares, and how likely a standing bid is to stay."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from laksewhist.ai.bidding.prospect import NOTHING, Mixture, Prospect, mixed, nolo_prospect, trick_prospect
from laksewhist.ai.models.data import shipped
from laksewhist.ai.models.ordinal import Ordinal
from laksewhist.ai.models.others import other_row, stands_row, strength_of
from laksewhist.engine.bids import LADDER, NOLO_BIDS, Bid, NoloBid, TrickBid, TrickKind, fixed_trump, rung
from laksewhist.engine.point_table import PointTable

_NOLO_PLACE: Final = {bid.kind: place for place, bid in enumerate(NOLO_BIDS)}


def _model(bid: TrickBid, role: str) -> Ordinal:
    return shipped()[f"{bid.kind.value} {role}"]


def _third_card() -> float:
    """How often vip comes down to the third card, which counts double (R11)."""
    first, second, _ = shipped().auctions.accepts
    return (1 - first) * (1 - second)


@dataclass(frozen=True)
class OthersValue:
    """A hand (a word) at `place` that does not declare, under a point table."""

    cards: int
    place: int
    table: PointTable

    @cached_property
    def strength(self) -> float:
        """How strong the hand is, as `stands_row` wants it."""
        return strength_of(self.cards)

    @cached_property
    def by_rung(self) -> tuple[Prospect, ...]:
        """What each bid of the ladder brings this seat if another plays it."""
        return tuple(self._of(bid) for bid in LADDER)

    def prospect(self, bid: Bid) -> Prospect:
        """What this bid brings this seat if another plays it; the chance is the declarer's."""
        return self.by_rung[rung(bid)]

    def _of(self, bid: Bid) -> Prospect:
        if isinstance(bid, NoloBid):
            made = 1 - shipped().auctions.nolo_falls[_NOLO_PLACE[bid.kind]]
            return nolo_prospect(self.table, bid.kind, made, -1)
        helps = _model(bid, "is partner").at_least(self._score(bid, "is partner"), 1)
        third = _third_card() if bid.kind is TrickKind.VIP else 0.0
        parts = []
        for role, chance, multiple in (("partner", helps, 1), ("defender", 1 - helps, -1)):
            chances = _model(bid, role).chances(self._score(bid, role))
            parts.append((chance * (1 - third), trick_prospect(self.table, bid, chances, multiple)))
            parts.append((chance * third, trick_prospect(self.table, bid, chances, 2 * multiple)))
        return mixed(parts)

    def _score(self, bid: TrickBid, role: str) -> float:
        trump = fixed_trump(bid.kind)
        row = other_row(self.cards, -1 if trump is None else int(trump), bid.level, self.place)
        return _model(bid, role).score(row)

    def stands(self, bid: Bid, asked: int) -> float:
        """The chance that nobody goes above this bid where so many others may still speak; sure for the highest."""
        if asked == 0 or bid == LADDER[-1]:
            return 1.0
        model = shipped()["stands"]
        return model.at_least(model.score(stands_row(rung(bid), asked, self.strength)), 1)

    @cached_property
    def later(self) -> tuple[Prospect, ...]:
        """For each rung what it brings if one above it is played in the end, by others."""
        mixture, found = Mixture(), []
        for step in reversed(range(len(LADDER))):
            found.append(mixture.prospect())
            mixture.add(final_weight(step), self.by_rung[step])
        return tuple(reversed(found))

    def passing(self, standing: Bid | None, asked: int) -> Prospect:
        """What it brings to pass where so many others may still speak."""
        if standing is None:
            nobody = shipped().auctions.all_pass[asked]
            anything = mixed((final_weight(step), each) for step, each in enumerate(self.by_rung))
            return mixed(((nobody, NOTHING), (1 - nobody, anything)))
        stays = self.stands(standing, asked)
        return mixed(((stays, self.prospect(standing)), (1 - stays, self.later[rung(standing)])))


def final_weight(step: int) -> float:
    """How likely this rung is to be played in the end, beside the others."""
    return shipped().auctions.finals[step]
