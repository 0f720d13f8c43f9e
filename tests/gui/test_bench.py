"""What `--bench` prints: its parts and figures, not how quick this machine is."""

import json

import pytest

from laksewhist.gui.app import parse_arguments
from laksewhist.gui.bench.figures import Frames, Memory, Started, table_of
from laksewhist.gui.bench.measure import bench


def test_frames_are_told_by_their_parts():
    told = Frames((1280, 800), tuple(float(ms) for ms in range(1, 101)), (0.5, 0.25)).told()
    assert (told["p50_ms"], told["p95_ms"], told["p99_ms"], told["max_ms"]) == (50, 95, 99, 100)
    assert (told["frames"], told["late"], told["p99_processor_ms"]) == (100, 84, 0.5)
    assert Frames((1, 1), (), ()).told()["p99_ms"] == 0


def test_the_ratio_is_the_median_of_the_pairs():
    told = Started(((0.1, 0.2), (0.2, 0.3), (0.1, 0.9)), ((1, 2), (1, 3), (1, 2.5))).told()
    assert (told["pairs"], told["bare_window_ms"], told["table_ms"], told["ratio"]) == (3, 100, 300, 2)
    assert told["processor_ratio"] == 2.5


def test_the_lines_for_people_hold_every_figure():
    assert table_of({"memory": [Memory(None, 1.5).told()], "frames": [{"size": [3, 4]}]}) == (
        "memory: bare_window_mb unknown, all_decks_mb 1.5\nframes: size 3x4\n"
    )


def test_no_argument_is_as_every_option_at_its_usual_value():
    assert vars(parse_arguments([])) == vars(parse_arguments(["--scale", "1.0"]))


def test_json_goes_with_the_benchmark_only():
    assert parse_arguments(["--bench", "--json"]).json
    with pytest.raises(SystemExit):
        parse_arguments(["--json"])


def test_every_part_is_measured(qapp, capfd):
    bench(as_json=True, seconds=0.4, idle_seconds=0.1, pairs=1)
    printed, progress = capfd.readouterr()
    assert progress.split() == ["frames", "...", "idle", "...", "start", "...", "memory", "..."]
    told = json.loads(printed)
    assert list(told) == ["frames", "idle", "start", "memory"]
    assert [each["size"] for each in told["frames"]] == [[1280, 800], [3840, 2160]]
    assert all(each["frames"] > 0 for each in told["frames"])
    assert told["start"][0]["ratio"] > 0
    assert told["start"][0]["processor_ratio"] > 0
