"""The work of `train`: hands played out in chunks by several processes.

Each chunk has a seed of its own, so what is learned is the same for any number of processes.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np

from laksewhist.ai.models.data import Models, in_place_of_shipped, read_models
from laksewhist.lab.progress import Progress
from laksewhist.lab.train_auctions import watch
from laksewhist.lab.train_draw import Sample
from laksewhist.lab.train_file import file_text
from laksewhist.lab.train_fit import Array, Counts
from laksewhist.lab.train_seen import Seen
from laksewhist.lab.train_stages import STAGES
from laksewhist.match.rng import derived_random

_CHUNK: Final = 500
"""So many hands a process plays at a time."""
_AUCTION_CHUNK: Final = 50
_STRONG_IN: Final = 3
"""Of the watched deals, so many to one that is played well: that one takes longer than the bidding of all three."""
ROUNDS: Final = 7
"""Auctions are watched in so many rounds of equal size, each after what was learned in those before.

In the first, cards are played by rules of thumb, and the bidders know nothing of each other."""

Chunks: TypeAlias = list[tuple[int, Array, Counts]]
"""What several chunks of work showed of one model: number of the chunk, features and counts."""

Learned: TypeAlias = dict[str, Chunks]
"""For each model the chunks that it learns from: number, features and counts."""


@dataclass(frozen=True, slots=True)
class Training:
    """What is to be done: `hands` for each task of a stage, `deals` to be bid."""

    seed: int
    hands: int
    deals: int
    jobs: int

    @property
    def command(self) -> str:
        """The command that does this again; the number of processes changes nothing."""
        return f"laksewhist-lab train --seed {self.seed} --hands {self.hands} --deals {self.deals}"


@dataclass(frozen=True, slots=True)
class _Chunk:
    """A piece of work: a task of a stage, or auctions where `task` is empty."""

    models: str
    stage: int
    task: str
    number: int
    size: int
    seed: int


def chunks_in_all(training: Training) -> int:
    """How many pieces of work there are."""
    tasks = sum(len(stage) for stage in STAGES)
    auctions = sum(len(sizes_of(_deals(training), _AUCTION_CHUNK)) for number in range(ROUNDS))
    return tasks * len(sizes_of(training.hands, _CHUNK)) + auctions


def _deals(training: Training) -> int:
    return -(-training.deals // (ROUNDS - 1))


def sizes_of(count: int, chunk: int) -> list[int]:
    """The sizes of the pieces in which so much work is done."""
    return [min(chunk, count - first) for first in range(0, count, chunk)]


class Work:
    """Hands out the chunks and counts them."""

    def __init__(self, training: Training, pool: ProcessPoolExecutor, progress: Progress) -> None:
        self.training, self.pool, self.progress = training, pool, progress
        self.done = 0

    def stage(self, models: Models, stage: int, tasks: Sequence[str]) -> Learned:
        """What all the tasks of a stage showed."""
        text, seed = file_text(models, {}), self.training.seed
        sizes = sizes_of(self.training.hands, _CHUNK)
        chunks = [_Chunk(text, stage, task, number, size, seed) for task in tasks for number, size in enumerate(sizes)]
        learned: Learned = {}
        for chunk, found in zip(chunks, self.pool.map(play_chunk, chunks), strict=True):
            take(learned, chunk.number, found)
            self.step()
        return learned

    def auctions(self, models: Models, stage: int) -> tuple[Learned, Seen]:
        """What one round of auctions showed."""
        text, seed = file_text(models, {}), self.training.seed
        sizes = sizes_of(_deals(self.training), _AUCTION_CHUNK)
        chunks = [_Chunk(text, stage, "", number, size, seed) for number, size in enumerate(sizes)]
        learned, seen = Learned(), Seen()
        for chunk, found in zip(chunks, self.pool.map(watch_chunk, chunks), strict=True):
            take(learned, chunk.number, as_arrays(found.samples))
            found.samples = []
            seen.add(found)
            self.step()
        return learned, seen

    def step(self) -> None:
        """One more is done."""
        self.done += 1
        self.progress.at(self.done)


Arrays: TypeAlias = dict[str, tuple[Array, Counts]]


def take(learned: Learned, number: int, found: Arrays) -> None:
    """Add what one chunk of work showed."""
    for model, (rows, counts) in found.items():
        learned.setdefault(model, []).append((number, rows, counts))


def joined(chunks: Chunks) -> tuple[Array, Counts]:
    """The features and counts of all these chunks; ValueError for none."""
    return np.concatenate([chunk[1] for chunk in chunks]), np.concatenate([chunk[2] for chunk in chunks])


def play_chunk(chunk: _Chunk) -> Arrays:
    """In a process of its own: the samples of one task."""
    task = STAGES[chunk.stage][chunk.task]
    rng = derived_random("train", chunk.seed, chunk.stage, chunk.task, chunk.number)
    with in_place_of_shipped(read_models(chunk.models)):
        return as_arrays([sample for _ in range(chunk.size) for sample in task(rng)])


def watch_chunk(chunk: _Chunk) -> Seen:
    """In a process of its own: what some auctions show."""
    rng = derived_random("train", chunk.seed, "auctions", chunk.stage, chunk.number)
    seen = Seen()
    with in_place_of_shipped(read_models(chunk.models)):
        for _ in range(chunk.size):
            seen.add(watch(rng, _STRONG_IN if chunk.stage else 0))
    return seen


def as_arrays(samples: Sequence[Sample]) -> Arrays:
    """The samples of each model as numbers."""
    sorted_out: dict[str, list[Sample]] = {}
    for sample in samples:
        sorted_out.setdefault(sample.model, []).append(sample)
    return {
        model: (np.array([each.row for each in own]), np.array([each.count for each in own]))
        for model, own in sorted_out.items()
    }
