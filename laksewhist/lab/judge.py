"""The command `judge`: how well the models foretell what hands come to that are bid in whole auctions.

Unlike the hands that training keeps apart, these are of another seed, and only those that somebody declared: a bidder
who thinks too well of a hand shows in no other.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Final

import numpy as np

from laksewhist.ai.models.data import shipped
from laksewhist.ai.models.ordinal import shifted
from laksewhist.engine.bids import NOLO_BIDS
from laksewhist.lab.progress import Progress
from laksewhist.lab.train import report
from laksewhist.lab.train_auctions import DECLARED, watch
from laksewhist.lab.train_file import asked_of
from laksewhist.lab.train_fit import Scores, pooled, scored, scores
from laksewhist.lab.train_seen import Seen
from laksewhist.lab.train_work import Arrays, Learned, as_arrays, joined, sizes_of, take
from laksewhist.lab.workers import worker_pool
from laksewhist.match.rng import derived_random

_CHUNK: Final = 20


@dataclass(frozen=True, slots=True)
class _Piece:
    seed: int
    number: int
    deals: int


def judge(seed: int, deals: int, jobs: int) -> None:
    """Lets so many deals be bid and played well by players that use the models, and prints how these do."""
    pieces = [_Piece(seed, number, size) for number, size in enumerate(sizes_of(deals, _CHUNK))]
    learned, seen = Learned(), Seen()
    progress = Progress(deals, sys.stderr)
    try:
        with worker_pool(jobs, len(pieces)) as pool:
            done = 0
            for piece, (samples, others) in zip(pieces, pool.map(watch_piece, pieces), strict=True):
                take(learned, piece.number, samples)
                seen.add(others)
                done += piece.deals
                progress.at(done)
    finally:
        progress.close()
    judged = of_tricks(learned) | of_nolo(seen)
    if judged:
        judged[f"all{DECLARED}"] = pooled(list(judged.values()))
    print("\n".join(report(judged)))


def watch_piece(piece: _Piece) -> tuple[Arrays, Seen]:
    """In a process of its own: the hands that were declared, and what else was seen."""
    rng, seen = derived_random("judge", piece.seed, piece.number), Seen()
    for _ in range(piece.deals):
        seen.add(watch(rng, 1))
    declared = [sample for sample in seen.samples if sample.model.endswith(DECLARED)]
    seen.samples = []
    return as_arrays(declared), seen


def of_tricks(learned: Learned) -> dict[str, Scores]:
    """How each model of tricks does on the hands it was asked about."""
    judged = {}
    for name, chunks in sorted(learned.items()):
        model = name.removesuffix(DECLARED)
        judged[name] = scores(shipped()[model], *joined(chunks), asked_of(model))
    return judged


def of_nolo(seen: Seen) -> dict[str, Scores]:
    """How often each nolo bid was made, against its chance as bidders reckon it."""
    judged = {}
    for place, bid in enumerate(NOLO_BIDS):
        tries = [(chance, made) for number, chance, made in seen.tries if number == place]
        if tries:
            shift = shipped().auctions.nolo_shifts[place]
            predicted = np.array([[shifted(chance, shift)] for chance, _ in tries])
            came = np.array([[float(made)] for _, made in tries])
            judged[f"{bid.kind.value}{DECLARED}"] = scored(predicted, came)
    return judged
