"""The command `train`: makes the models of `laksewhist.ai.models` again, from a seed.

What is learned is judged by hands that were kept apart: every fourth chunk of the work.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from laksewhist.ai.models.data import MODELS, OTHER_MODELS, TRICK_MODELS, Models
from laksewhist.ai.models.ordinal import Ordinal
from laksewhist.lab.progress import Progress
from laksewhist.lab.train_auctions import DECLARED
from laksewhist.lab.train_file import asked_of, blank_models, file_text, top_of, with_models
from laksewhist.lab.train_fit import Array, Counts, Scores, fit, moved, pooled, scores, shift_of, shifts_of
from laksewhist.lab.train_seen import Seen
from laksewhist.lab.train_stages import STAGES
from laksewhist.lab.train_work import ROUNDS, Chunks, Learned, Training, Work, chunks_in_all, joined
from laksewhist.lab.workers import worker_pool
from laksewhist.store.atomic import check_place, write_atomically

ALONE = f" alone{DECLARED}"
OWN_SHIFT = 300.0
"""A kind's own scale is drawn to that of all kinds as by some fifty hands: each brings six chances or so."""
THRESHOLD_SHIFT = 100.0
"""A threshold's place on that scale is drawn to it as by a hundred hands, each of which brings it one chance."""


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
            models = _after_auctions(models, work, judged)
    finally:
        progress.close()
    declared = [score for name, score in judged.items() if name.endswith(DECLARED)]
    if declared:
        judged["all declared"] = pooled(declared)
    print("\n".join(report(judged)))
    write_atomically(out, file_text(models, _made(training, judged)).encode())


def _after_auctions(base: Models, work: Work, judged: dict[str, Scores]) -> Models:
    """The models after all rounds of auctions, each round bid by what was learned from those before.

    Everything that was seen is kept, so that bidders answer to how others bid on the whole and not to the last round;
    but for the first, whose bidders know nothing of each other.
    """
    learned, seen = work.auctions(base, 0)
    models = with_models(_fitted(base, learned, judged), {}, seen.figures())
    learned, seen = {}, Seen()
    for number in range(1, ROUNDS):
        more, others = work.auctions(models, number)
        for name, chunks in more.items():
            learned.setdefault(name, []).extend(chunks)
        seen.add(others)
        models = with_models(_fitted(base, learned, judged), {}, seen.figures())
    return models


def _fitted(base: Models, learned: Learned, judged: dict[str, Scores]) -> Models:
    """The models with those that were learned about; every fourth chunk is kept apart to judge them.

    Hands that were declared come to fewer tricks than others that look the same, and to many tricks least of all; so
    each threshold of a model is set anew by them.
    """
    alike = _alike(learned)
    fitted = {name: alike[name.partition(" ")[2]] for name in OTHER_MODELS if name.partition(" ")[2] in alike}
    shifts = _shifts(base, learned)
    for name, chunks in learned.items():
        model = name.removesuffix(DECLARED)
        rows, counts = _known(chunks)
        if name.endswith(DECLARED):
            towards = shifts[name.endswith(ALONE)]
            own = shifts_of(
                base[model], rows, counts, towards=towards, strength=OWN_SHIFT, own_strength=THRESHOLD_SHIFT
            )
            trial = moved(base[model], own)
        else:
            trial = fit(rows, counts, top_of(model), alike.get(model.partition(" ")[2]))
        judged[name] = scores(trial, *_apart(chunks), asked_of(model))
        fitted[model] = trial
    for name in TRICK_MODELS[:8] if shifts else ():
        if name not in fitted:
            fitted[name] = moved(base[name], (shifts[name.endswith(" alone")],) * top_of(name))
    return with_models(base, fitted)


def _shifts(base: Models, learned: Learned) -> dict[bool, float]:
    """By how much hands that are declared, alone (True) or not, take more tricks than the models say: fewer.

    Who bids thinks too well of his hand. It is one number for all kinds of bid, since some are rare.
    """
    shifts = {}
    for alone in (False, True):
        own = [name for name in learned if name.endswith(DECLARED) and name.endswith(ALONE) == alone]
        shift = 0.0
        for _ in range(3 if own else 0):  # each kind on its own scale: a few rounds of their mean are near enough
            each = [(len(_known(learned[name])[1]), _shift(base, name, learned, shift)) for name in own]
            shift = sum(hands * own_shift for hands, own_shift in each) / sum(hands for hands, _ in each)
        shifts[alone] = shift
    return shifts


def _shift(base: Models, name: str, learned: Learned, towards: float) -> float:
    rows, counts = _known(learned[name])
    return shift_of(base[name.removesuffix(DECLARED)], rows, counts, towards=towards, strength=OWN_SHIFT)


def _known(chunks: Chunks) -> tuple[Array, Counts]:
    return joined([chunk for chunk in chunks if chunk[0] % 4 != 3] or chunks)


def _apart(chunks: Chunks) -> tuple[Array, Counts]:
    return joined([chunk for chunk in chunks if chunk[0] % 4 == 3] or chunks)


def _alike(learned: Learned) -> dict[str, Ordinal]:
    """For each part that one can have while others declare: one model over all kinds of bid, since some are rare."""
    parts: Learned = {}
    for model, chunks in learned.items():
        if MODELS.get(model) == "other":
            parts.setdefault(model.partition(" ")[2], []).extend(chunks)
    return {part: fit(*_known(chunks), top_of(f"alm {part}")) for part, chunks in parts.items()}


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
