"""The command `train`: makes the models of `laksewhist.ai.models` again, from a seed.

What is learned is judged by hands that were kept apart: every fourth chunk of the work.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from laksewhist.ai.models.data import MODELS, Models
from laksewhist.ai.models.ordinal import Ordinal
from laksewhist.lab.progress import Progress
from laksewhist.lab.train_auctions import DECLARED
from laksewhist.lab.train_file import asked_of, blank_models, file_text, top_of, with_models
from laksewhist.lab.train_fit import Array, Counts, Scores, fit, pooled, recalibrated, scores
from laksewhist.lab.train_stages import STAGES
from laksewhist.lab.train_work import ROUNDS, Learned, Training, Work, chunks_in_all
from laksewhist.lab.workers import worker_pool
from laksewhist.store.atomic import check_place, write_atomically


def train(training: Training, out: Path) -> None:
    """Learns everything, prints how well each model does, and writes the file. Raises OSError where it cannot."""
    check_place(out)
    models, judged = blank_models(), dict[str, Scores]()
    chunks = chunks_in_all(training)
    progress = Progress(chunks, sys.stderr)
    try:
        with worker_pool(training.jobs, chunks) as pool:
            work = Work(training, pool, progress)
            for number, stage in enumerate(STAGES):
                models = _fitted(models, work.stage(models, number, tuple(stage)), judged)
            tries: list[tuple[int, float, bool]] = []
            for number in range(len(ROUNDS)):
                learned, seen = work.auctions(models, number)
                tries = seen.tries = seen.tries + tries if number > 1 else seen.tries
                models = with_models(_fitted(models, learned, judged), {}, seen.figures())
    finally:
        progress.close()
    declared = [score for name, score in judged.items() if name.endswith(DECLARED)]
    if declared:
        judged["all declared"] = pooled(declared)
    print("\n".join(report(judged)))
    write_atomically(out, file_text(models, _made(training, judged)).encode())


def _fitted(models: Models, learned: Learned, judged: dict[str, Scores]) -> Models:
    """The models with those that were learned about; every fourth chunk is kept apart to judge them.

    Hands that were declared in auctions set the scale anew of what is there: who bids thinks too well of his hand.
    """
    fitted = {}
    alike = _alike(learned)
    for name, chunks in learned.items():
        known = _joined([chunk for chunk in chunks if chunk[0] % 4 != 3] or chunks)
        apart = _joined([chunk for chunk in chunks if chunk[0] % 4 == 3] or chunks)
        model = name.removesuffix(DECLARED)
        if name.endswith(DECLARED):
            trial = recalibrated(models[model], *known)
        else:
            trial = fit(*known, top_of(model), alike.get(model.partition(" ")[2]))
        judged[name] = scores(trial, *apart, asked_of(model))
        fitted[model] = trial
    return with_models(models, fitted)


def _alike(learned: Learned) -> dict[str, Ordinal]:
    """For each part that one can have while others declare: one model over all kinds of bid, since some are rare."""
    parts: Learned = {}
    for model, chunks in learned.items():
        if MODELS.get(model) == "other":
            parts.setdefault(model.partition(" ")[2], []).extend(chunk for chunk in chunks if chunk[0] % 4 != 3)
    return {part: fit(*_joined(chunks), top_of(f"alm {part}")) for part, chunks in parts.items() if chunks}


def _joined(chunks: Sequence[tuple[int, Array, Counts]]) -> tuple[Array, Counts]:
    return np.concatenate([chunk[1] for chunk in chunks]), np.concatenate([chunk[2] for chunk in chunks])


def report(judged: Mapping[str, Scores]) -> list[str]:
    """How well each model does on hands kept apart, and the reliability of them all."""
    lines = [f"{'model':<22}{'hands':>8}{'Brier':>9}{'frequencies':>13}{'worst bin':>11}"]
    for model, score in judged.items():
        numbers = f"{score.hands:>8}{score.brier:>9.4f}{score.plain_brier:>13.4f}{score.worst_bin:>11.4f}"
        lines.append(f"{model:<22}{numbers}")
    for model, score in judged.items():
        if model.endswith(DECLARED.strip()):
            lines += ["", f"{model}: predicted, came, hands"]
            lines += [f"  {each.predicted:.3f} {each.came:.3f} {each.hands:>7}" for each in score.bins]
    return lines


def _made(training: Training, judged: Mapping[str, Scores]) -> dict[str, Any]:
    return {
        "command": training.command,
        "seed": training.seed,
        "sizes": {"hands": training.hands, "deals": training.deals},
        "held_out": {model: score.as_json() for model, score in judged.items()},
    }
