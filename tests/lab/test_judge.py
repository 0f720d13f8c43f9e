"""The command `judge`: it judges the models by hands that were declared in whole deals, and by nothing else."""

from itertools import pairwise
from random import Random

import pytest

np = pytest.importorskip("numpy")

from laksewhist.ai.models.data import shipped  # noqa: E402 - only where numpy is there
from laksewhist.ai.models.ordinal import shifted  # noqa: E402
from laksewhist.engine.bids import LADDER, TrickBid  # noqa: E402
from laksewhist.lab.judge import of_nolo, of_tricks  # noqa: E402
from laksewhist.lab.train_auctions import DECLARED, watch  # noqa: E402
from laksewhist.lab.train_seen import Seen  # noqa: E402
from laksewhist.lab.train_work import take  # noqa: E402
from tests.lab.conftest import Lab  # noqa: E402


def test_it_prints_the_same_for_any_number_of_processes(lab: Lab) -> None:
    alone, shared = (lab("judge", "--seed", 4, "--deals", 21, "--jobs", jobs) for jobs in (1, 2))
    assert alone.status == shared.status == 0
    assert alone.out == shared.out
    table, *bins = alone.out.split("\n\n")
    assert table.splitlines()[0].split() == ["model", "hands", "Brier", "frequencies", "worst", "bin"]
    hands = [int(line.split(DECLARED)[1].split()[0]) for line in table.splitlines()[1:]]
    assert len(bins) == len(hands)
    assert hands[-1] == sum(hands[:-1]) >= 15


def test_tricks_are_judged_by_the_chances_of_eight_to_eleven() -> None:
    row = (0.0,) * len(shipped()["suit"].weights)
    learned: dict[str, list[tuple[int, object, object]]] = {}
    take(learned, 0, {f"suit{DECLARED}": (np.array([row, row]), np.array([8, 13]))})  # type: ignore[arg-type]
    judged = of_tricks(learned)[f"suit{DECLARED}"]  # type: ignore[arg-type]
    chances = [shipped()["suit"].at_least(0.0, count) for count in (8, 9, 10, 11)]
    first = [1, 0, 0, 0]
    lost = [(chance - came) ** 2 for chance, came in zip(chances, first, strict=True)]
    lost += [(chance - 1) ** 2 for chance in chances]
    assert judged.hands == 2
    assert judged.brier == pytest.approx(sum(lost) / 8)


def test_nolo_is_judged_by_the_chance_as_bidders_reckon_it() -> None:
    seen = Seen(tries=[(1, 0.7, True), (1, 0.4, False), (3, 0.9, False)])
    judged = of_nolo(seen)
    shifts = shipped().auctions.nolo_shifts
    assert [score.hands for score in judged.values()] == [2, 1]
    first, second = judged.values()
    chances = [shifted(0.7, shifts[1]), shifted(0.4, shifts[1]), shifted(0.9, shifts[3])]
    assert first.brier == pytest.approx(((1 - chances[0]) ** 2 + chances[1] ** 2) / 2)
    assert second.brier == pytest.approx(chances[2] ** 2)
    assert all(low.predicted < high.predicted for low, high in pairwise(first.bins))


def test_every_declared_hand_sets_the_scale_where_all_is_played_well() -> None:
    rng, seen = Random(5), Seen()
    for _ in range(6):
        seen.add(watch(rng, 1))
    declared = [sample for sample in seen.samples if sample.model.endswith(DECLARED)]
    with_tricks = sum(count for step, count in seen.finals.items() if isinstance(LADDER[step], TrickBid))
    assert len(declared) == with_tricks > 0
