"""What watched auctions showed: samples for the models, and counts that become the figures of auctions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from laksewhist.ai.models.data import Auctions
from laksewhist.ai.models.ordinal import shifted
from laksewhist.engine.bids import LADDER, NOLO_BIDS
from laksewhist.lab.train_draw import Sample

_DRAWN: Final = 4.0
"""How strongly the odds of nolo are left as they are: sixteen even chances, each of which counts a quarter."""


@dataclass(slots=True)
class Seen:
    """What some auctions showed: samples for the models, and counts."""

    samples: list[Sample] = field(default_factory=list)
    finals: Counter[int] = field(default_factory=Counter)
    passes: Counter[tuple[int, bool]] = field(default_factory=Counter)
    offers: Counter[tuple[int, bool]] = field(default_factory=Counter)
    nolo: Counter[tuple[int, bool]] = field(default_factory=Counter)
    tries: list[tuple[int, float, bool]] = field(default_factory=list)

    def add(self, other: Seen) -> None:
        """Take in what other auctions showed."""
        self.samples += other.samples
        self.finals.update(other.finals)
        self.passes.update(other.passes)
        self.offers.update(other.offers)
        self.nolo.update(other.nolo)
        self.tries += other.tries

    def figures(self) -> Auctions:
        """The counts as the figures of auctions; a little of everything is added, so that nothing is impossible."""
        total = sum(self.finals.values()) + len(LADDER) / 2
        return Auctions(
            tuple((self.finals[step] + 0.5) / total for step in range(len(LADDER))),
            (1.0, *(_share(self.passes, asked) for asked in (1, 2, 3))),
            tuple(_share(self.offers, number) for number in (1, 2, 3)),
            tuple(_share(self.nolo, place) for place in range(len(NOLO_BIDS))),
            tuple(nolo_shift([each[1:] for each in self.tries if each[0] == place]) for place in range(len(NOLO_BIDS))),
        )


def nolo_shift(tries: Sequence[tuple[float, bool]]) -> float:
    """The shift of the odds that fits best where a bid was predicted to be made with these chances, and was or not.

    It is drawn to 0 as by some sixteen tries more.
    """
    shift = 0.0
    for _ in range(20):
        chances = [shifted(chance, shift) for chance, _ in tries]
        slope = sum(made - chance for chance, (_, made) in zip(chances, tries, strict=True)) - _DRAWN * shift
        shift += slope / (_DRAWN + sum(chance * (1 - chance) for chance in chances))
    return round(shift, 3)


def _share(counts: Counter[tuple[int, bool]], key: int) -> float:
    """How often it was so; three of each are added."""
    yes, no = counts[key, True] + 3, counts[key, False] + 3
    return yes / (yes + no)
