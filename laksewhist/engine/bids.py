"""The 34 bids and the ladder that orders them (R7 to R17)."""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeAlias

from laksewhist.engine.cards import Suit
from laksewhist.engine.values import dataclass

LEVELS: Final = range(8, 14)


class TrickKind(Enum):
    """The five kinds of trick bid; the value is the bid's word in the text forms."""

    ALMINDELIGE = "alm"
    GODE = "gode"
    VIP = "vip"
    HALVE = "halve"
    SANS = "sans"


class NoloKind(Enum):
    """The four bids to take next to nothing; the value is the bid's word in the text forms."""

    SOL = "sol"
    REN_SOL = "ren sol"
    BORDLAEGGER = "bordlægger"
    SNIKSNAK = "sniksnak"


@dataclass(frozen=True, slots=True)
class TrickBid:
    """A promise that declarer and partner together take at least `level` tricks (8 to 13)."""

    level: int
    kind: TrickKind

    def __post_init__(self) -> None:
        if self.level not in LEVELS:
            raise ValueError(f"R7: a bid is for 8 to 13 tricks, not {self.level}")

    @property
    def text(self) -> str:
        """The text form, such as `9 gode`."""
        return f"{self.level} {self.kind.value}"


@dataclass(frozen=True, slots=True)
class NoloBid:
    """A promise to take at most one trick (sol) or none (the others), without a partner."""

    kind: NoloKind

    @property
    def text(self) -> str:
        """The text form, such as `ren sol`."""
        return self.kind.value

    @property
    def tricks_allowed(self) -> int:
        """How many tricks the declarer may take: one in sol (R13), none in the others (R14 to R16)."""
        return 1 if self.kind is NoloKind.SOL else 0

    @property
    def is_open(self) -> bool:
        """Whether the declarers' hands lie face up after the first trick (R15, R16)."""
        return self.kind in (NoloKind.BORDLAEGGER, NoloKind.SNIKSNAK)


Bid: TypeAlias = TrickBid | NoloBid

NOLO_LEVEL: Final[dict[NoloKind, int]] = {
    NoloKind.SOL: 9,
    NoloKind.REN_SOL: 10,
    NoloKind.BORDLAEGGER: 11,
    NoloKind.SNIKSNAK: 12,
}
"""Each nolo bid stands just above almindelige of this level, and is worth what that is worth played alone (R30)."""


def _ladder() -> tuple[Bid, ...]:
    nolo_at = {level: kind for kind, level in NOLO_LEVEL.items()}
    rungs: list[Bid] = []
    for level in LEVELS:
        for kind in TrickKind:
            rungs.append(TrickBid(level, kind))
            if kind is TrickKind.ALMINDELIGE and level in nolo_at:
                rungs.append(NoloBid(nolo_at[level]))
    return tuple(rungs)


LADDER: Final[tuple[Bid, ...]] = _ladder()
"""All bids, lowest first."""

TRICK_BIDS: Final[tuple[TrickBid, ...]] = tuple(bid for bid in LADDER if isinstance(bid, TrickBid))
NOLO_BIDS: Final[tuple[NoloBid, ...]] = tuple(bid for bid in LADDER if isinstance(bid, NoloBid))

_RUNG: Final[dict[Bid, int]] = {bid: rung for rung, bid in enumerate(LADDER)}


def rung(bid: Bid) -> int:
    """The bid's place in the ladder, 0 for the lowest."""
    return _RUNG[bid]


def beats(bid: Bid, standing: Bid | None) -> bool:
    """Whether a bid is higher than the standing one; any bid beats none."""
    return standing is None or _RUNG[bid] > _RUNG[standing]


def can_be_joined(bid: Bid) -> bool:
    """Whether others may join the bid: vip of any level and every nolo bid (R18, R19)."""
    return isinstance(bid, NoloBid) or bid.kind is TrickKind.VIP


def fixed_trump(kind: TrickKind) -> Suit | None:
    """The trump that the bid itself names: clubs in gode (R9), none otherwise."""
    return Suit.CLUBS if kind is TrickKind.GODE else None


_OTHER_WORDS: Final = {"almindelige": "alm", "bordlaegger": "bordlægger"}
_BY_TEXT: Final[dict[str, Bid]] = {bid.text: bid for bid in LADDER}


def parse_bid(text: str) -> Bid:
    """The bid with this text form, in any letter case, with folded or long words; ValueError for anything else."""
    words = [_OTHER_WORDS.get(word, word) for word in text.casefold().split()]
    found = _BY_TEXT.get(" ".join(words))
    if found is None:
        raise ValueError(f"{text!r} is not a bid")
    return found
