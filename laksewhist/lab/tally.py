"""What self-play came to: contracts and points, as text for people or as one JSON object."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from laksewhist.engine.bids import NoloKind, TrickKind
from laksewhist.lab.points import columns
from laksewhist.lab.selfplay import NAMES, PlayedEntry, SelfPlay


@dataclass(slots=True)
class Contracts:
    """Contracts of one kind: in how many deals they were played, by how many declarers, and how many of those made."""

    bid: int = 0
    declarers: int = 0
    made: int = 0


class Tally:
    """Counts the deals of self-play as they come in; `contracts` go by the kind's word, `points` by participant."""

    def __init__(self, task: SelfPlay) -> None:
        self.task = task
        self.deals = 0
        self.iron_hands = 0
        self.four_passes = 0
        self.contracts = {kind.value: Contracts() for kind in (*TrickKind, *NoloKind)}
        self.points = [0] * len(task.levels)

    def add(self, entry: PlayedEntry) -> None:
        """Counts one more deal."""
        self.deals += 1
        result = entry.result
        for participant, points in zip(entry.players, result.points, strict=True):
            self.points[participant] += points
        if result.contract is not None:
            counted = self.contracts[result.contract.kind.value]
            counted.bid += 1
            counted.declarers += len(result.declarers)
            counted.made += sum(result.made)
        elif entry.iron_hand:
            self.iron_hands += 1
        else:
            self.four_passes += 1

    def as_json(self, seconds: float) -> dict[str, Any]:
        """Everything counted, and how long it took."""
        return {
            "deals": self.deals,
            "seed": self.task.seed,
            "players": dict(zip(NAMES, self.task.levels, strict=False)),
            "seconds": round(seconds, 3),
            "deals_per_second": round(self.deals / seconds, 1),
            "contracts": {kind: asdict(counted) for kind, counted in self.contracts.items()},
            "iron_hands": self.iron_hands,
            "four_passes": self.four_passes,
            "points": dict(zip(NAMES, self.points, strict=False)),
        }

    def lines(self, seconds: float) -> list[str]:
        """The same for people."""
        contracts = [["contract", "bid", "declarers", "made"]]
        for kind, counted in self.contracts.items():
            contracts.append([kind, str(counted.bid), str(counted.declarers), str(counted.made)])
        none = [["iron hand", str(self.iron_hands), "", ""], ["four passes", str(self.four_passes), "", ""]]
        points = [["participant", "level", "points", "per deal"]]
        for name, level, total in zip(NAMES, self.task.levels, self.points, strict=False):
            points.append([name, level, f"{total:+}", f"{total / self.deals:+.2f}"])
        speed = f"{self.deals} deals in {seconds:.1f} s: {self.deals / seconds:.1f} deals per second"
        return [speed, "", *columns(contracts + none), "", *columns(points)]
