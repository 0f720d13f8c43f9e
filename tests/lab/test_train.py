"""The command `train`: what it learns, how it judges itself, and that the same seed makes the same file."""

import json
import math
import sys
from math import exp
from pathlib import Path
from random import Random

import pytest

np = pytest.importorskip("numpy")

from laksewhist.ai.bidding.exchanger import Exchanger  # noqa: E402 - only where numpy is there
from laksewhist.ai.models.data import MODELS, read_models  # noqa: E402
from laksewhist.ai.models.ordinal import Ordinal  # noqa: E402
from laksewhist.ai.models.words import ALL_CARDS  # noqa: E402
from laksewhist.lab.train_auctions import DECLARED, watch  # noqa: E402
from laksewhist.lab.train_deals import moved_to_kitty, shuffled  # noqa: E402
from laksewhist.lab.train_draw import holder  # noqa: E402
from laksewhist.lab.train_file import blank_models, file_text, top_of  # noqa: E402
from laksewhist.lab.train_fit import Bin, Scores, fit, moved, pooled, scores, shift_of, shifts_of  # noqa: E402
from laksewhist.lab.train_seen import Seen, nolo_shift  # noqa: E402
from laksewhist.lab.train_stages import STAGES  # noqa: E402
from laksewhist.lab.train_tasks import swapped  # noqa: E402
from tests.lab.conftest import Lab  # noqa: E402


def drawn(model: Ordinal, hands: int, seed: int = 1):  # type: ignore[no-untyped-def]
    """Hands whose counts come from a known model."""
    rng = np.random.default_rng(seed)
    rows = rng.normal(size=(hands, len(model.weights)))
    uniform = rng.random(hands)
    reached = [1 / (1 + np.exp(-(rows @ np.array(model.weights) - threshold))) for threshold in model.thresholds]
    return rows, sum((uniform < chance).astype(int) for chance in reached)


TRUE = Ordinal((1.0, -0.5, 0.0), (-1.0, 0.0, 1.5))


def test_fitting_finds_the_model_that_the_hands_came_from() -> None:
    rows, counts = drawn(TRUE, 20_000)
    found = fit(rows, counts, 3)
    assert found.weights == pytest.approx(TRUE.weights, abs=0.06)
    assert found.thresholds == pytest.approx(TRUE.thresholds, abs=0.08)


def test_fitting_repeats_and_is_at_the_top_of_the_likelihood() -> None:
    rows, counts = drawn(TRUE, 500)
    found = fit(rows, counts, 3)
    assert fit(rows, counts, 3).weights == found.weights

    def likelihood(model: Ordinal) -> float:
        total = -1.5 * sum(weight * weight for weight in model.weights)
        for row, count in zip(rows, counts, strict=True):
            for at, threshold in enumerate(model.thresholds, 1):
                chance = 1 / (1 + exp(threshold - model.score(tuple(row))))
                total += math.log(chance if count >= at else 1 - chance)
        return total

    best = likelihood(found)
    for at in range(3):
        for step in (-0.05, 0.05):
            weights = [weight + step * (place == at) for place, weight in enumerate(found.weights)]
            assert likelihood(Ordinal(tuple(weights), found.thresholds)) < best


def test_few_hands_leave_a_model_as_the_one_it_should_be_like() -> None:
    rows, counts = drawn(TRUE, 3)
    near = fit(rows, counts, 3, TRUE)
    assert near.weights == pytest.approx(TRUE.weights, abs=0.5)
    assert near.thresholds == pytest.approx(TRUE.thresholds, abs=0.5)


def test_nothing_to_learn_from_is_an_error() -> None:
    with pytest.raises(ValueError, match="nothing to learn from"):
        fit(np.zeros((0, 3)), np.zeros(0, dtype=int), 3)


def test_scores_tell_a_good_model_from_plain_frequencies() -> None:
    rows, counts = drawn(TRUE, 8_000, seed=2)
    good = scores(TRUE, rows, counts, (1, 2, 3))
    assert good.brier < good.plain_brier
    assert good.worst_bin < 0.05
    assert sum(each.hands for each in good.bins) == 3 * 8_000
    shifted = Ordinal(TRUE.weights, tuple(each + 1 for each in TRUE.thresholds))
    assert scores(shifted, rows, counts, (1, 2, 3)).worst_bin > 0.1


def test_a_model_that_thinks_too_well_of_hands_is_moved_to_what_came() -> None:
    rows, counts = drawn(TRUE, 8_000, seed=3)
    too_high = moved(TRUE, (0.7,) * 3)
    assert too_high.mean(0.0) > TRUE.mean(0.0)
    shift = shift_of(too_high, rows, counts, towards=0.0, strength=1.0)
    assert shift == pytest.approx(-0.7, abs=0.05)
    assert scores(moved(too_high, (shift,) * 3), rows, counts, (1, 2, 3)).worst_bin < 0.05


def test_few_hands_leave_the_scale_where_it_is_drawn_to() -> None:
    rows, counts = drawn(TRUE, 4, seed=3)
    assert shift_of(moved(TRUE, (2.0,) * 3), rows, counts, towards=-0.3, strength=1e6) == pytest.approx(-0.3, abs=0.01)


def test_each_threshold_is_set_by_what_came_where_there_are_many_hands() -> None:
    rows, counts = drawn(TRUE, 8_000, seed=3)
    wrong = moved(TRUE, (-0.4, 0.2, 0.6))
    strengths = {"towards": 0.0, "strength": 300.0}
    shifts = shifts_of(wrong, rows, counts, **strengths, own_strength=100.0)
    assert shifts == pytest.approx((0.4, -0.2, -0.6), abs=0.1)
    together = shifts_of(wrong, rows, counts, **strengths, own_strength=1e9)
    common = shift_of(wrong, rows, counts, **strengths)
    assert together == pytest.approx((common,) * 3, abs=0.01)


def test_thresholds_still_rise_when_they_are_moved_past_each_other() -> None:
    assert moved(TRUE, (-2.0, 2.0, 0.0)).thresholds == (1.0, 1.0, 1.5)


@pytest.mark.parametrize("stage", range(len(STAGES)))
def test_every_task_gives_samples_of_models_that_there_are(stage: int) -> None:
    rng = Random(stage)
    for name, task in STAGES[stage].items():
        samples = [sample for _ in range(12) for sample in task(rng)]
        assert samples, name
        for sample in samples:
            assert len(sample.row) == len(blank_models()[sample.model].weights)
            assert 0 <= sample.count <= top_of(sample.model)


def test_every_plain_model_is_learned_by_some_task() -> None:
    rng, seen = Random(5), set[str]()
    for stage in STAGES:
        for task in stage.values():
            seen |= {sample.model for _ in range(40) for sample in task(rng)}
    assert seen == {name for name, family in MODELS.items() if family in ("trick", "nolo")}


def test_deals_stay_whole_when_cards_change_places() -> None:
    rng = Random(4)
    for _ in range(50):
        cards = shuffled(rng)
        ace = 1 << 51
        seat = next(seat for seat in range(4) if not cards.hands[seat] & ace)
        moved = moved_to_kitty(cards, seat, ace, rng)
        assert holder(moved, 51) is None
        assert moved.hands[seat] == cards.hands[seat]
        after = swapped(moved, seat, Exchanger("suit", 0, 1, 0, 0), may_decline=False)
        for each in (cards, moved, after):
            assert [hand.bit_count() for hand in each.hands] == [13] * 4
            assert sum(each.hands) | each.kitty == ALL_CARDS


def test_watched_auctions_teach_what_others_do() -> None:
    seen, rng = Seen(), Random(9)
    for _ in range(8):
        seen.add(watch(rng, 0))
    models = {sample.model.removesuffix(DECLARED) for sample in seen.samples}
    assert {"stands"} < models <= set(MODELS)
    figures = seen.figures()
    assert sum(figures.finals) == pytest.approx(1)
    assert figures.all_pass[0] == 1


def test_training_makes_the_same_file_for_any_number_of_processes(lab: Lab, tmp_path: Path) -> None:
    texts = []
    for jobs in (1, 2):
        out = tmp_path / f"{jobs}.json"
        ran = lab("train", "--seed", 3, "--hands", 24, "--deals", 6, "--jobs", jobs, "--out", out)
        assert ran.status == 0
        assert "suit" in ran.out
        texts.append(out.read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
    made = json.loads(texts[0])["made"]
    assert made["command"] == "laksewhist-lab train --seed 3 --hands 24 --deals 6"
    assert made["sizes"] == {"hands": 24, "deals": 6}
    assert set(read_models(texts[0]).ordinals) == set(MODELS)


def test_a_folder_that_is_not_there_is_told_of_before_anything_is_played(lab: Lab, tmp_path: Path) -> None:
    out = tmp_path / "ingen" / "a.json"
    assert lab("train", "--seed", 1, "--out", out).error == f"{out.parent}: No such file or directory"


def test_the_file_is_read_again_before_it_is_written() -> None:
    assert read_models(file_text(blank_models(), {})).made == {}


def test_the_odds_of_nolo_are_shifted_to_what_came() -> None:
    assert nolo_shift([]) == 0
    as_predicted = [(0.8, True)] * 80 + [(0.8, False)] * 20
    assert nolo_shift(as_predicted) == pytest.approx(0, abs=0.01)
    worse = [(0.8, True)] * 500 + [(0.8, False)] * 500
    assert nolo_shift(worse) == pytest.approx(-math.log(4), abs=0.05)
    assert -1.0 < nolo_shift([(0.5, False)] * 2) < 0


def test_pooled_scores_count_each_hand_alike() -> None:
    first = Scores(300, 0.2, 0.25, (Bin(100, 0.42, 0.5), Bin(200, 0.81, 0.8)))
    second = Scores(100, 0.1, 0.15, (Bin(100, 0.48, 0.3),))
    whole = pooled([first, second])
    assert (whole.hands, whole.brier, whole.plain_brier) == (400, pytest.approx(0.175), pytest.approx(0.225))
    assert whole.bins == (Bin(200, pytest.approx(0.45), pytest.approx(0.4)), Bin(200, 0.81, 0.8))
    assert whole.worst_bin == pytest.approx(0.05)


def test_without_numpy_it_says_what_to_install(lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "laksewhist.lab.train", None)
    monkeypatch.setitem(sys.modules, "laksewhist.lab.judge", None)
    assert lab("judge", "--seed", 1).error == "numpy: judging needs it: pip install 'laksewhist[train]'"
    error = lab("train", "--seed", 1, "--out", tmp_path / "a.json").error
    assert error == "numpy: training needs it: pip install 'laksewhist[train]'"
