"""Self-play: the same deals for the same seed, whatever the number of jobs."""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from laksewhist.engine.actions import MakeBid
from laksewhist.engine.bids import NoloBid, NoloKind
from laksewhist.engine.game import apply, legal_actions, start_deal
from laksewhist.engine.house_rules import AllPass, HouseRules, Shuffle
from laksewhist.engine.point_table import PointTable
from laksewhist.engine.state import FinishedState
from laksewhist.lab import cli, selfplay, workers
from laksewhist.lab.selfplay import PlayedEntry, SelfPlay, play
from laksewhist.match.driver import PlayedDeal
from laksewhist.match.match import DealPlan
from laksewhist.match.rotation import seating
from laksewhist.store.record import load_record
from laksewhist.store.replay import replay
from tests.lab.conftest import Lab
from tests.store.sample import encoded

LEVEL = "begynder"


def lines(task: SelfPlay, jobs: int = 1) -> list[str]:
    return [entry.line for entry in play(task, jobs)]


def task(deals: int = 30, seed: int = 1, participants: int = 4, **rules: Any) -> SelfPlay:
    return SelfPlay(deals, seed, (LEVEL,) * participants, HouseRules(**rules), None)


@pytest.mark.parametrize("participants", [4, 5, 6])
def test_any_number_of_jobs_gives_the_same_deals(participants: int) -> None:
    wanted = task(deals=40, participants=participants)
    alone = lines(wanted)
    assert len(alone) == 40
    assert lines(wanted, jobs=2) == alone


def test_a_longer_record_begins_with_the_shorter_one() -> None:
    assert lines(task(deals=25))[:9] == lines(task(deals=9))


def test_another_seed_gives_other_deals() -> None:
    assert not set(lines(task(seed=1))) & set(lines(task(seed=2)))


def test_the_gathered_shuffle_is_the_same_for_any_jobs() -> None:
    gathered = task(deals=12, shuffle=Shuffle.GATHERED)
    assert lines(gathered, jobs=2) == lines(gathered)
    # Only the first deal, which has none before it, is the one of the thorough shuffle.
    assert lines(gathered)[0] == lines(task(deals=12))[0]
    assert not set(lines(gathered)[1:]) & set(lines(task(deals=12)))


def everybody_passes(plan: DealPlan, levels: Sequence[str], seed: object, table: PointTable) -> PlayedDeal:
    state: Any = start_deal(plan.setup)
    actions = []
    while not isinstance(state, FinishedState):
        action = legal_actions(state)[-1 if type(state).__name__ == "IronHandState" else 0]
        state, _ = apply(state, action)
        actions.append(action)
    return PlayedDeal(plan.setup, tuple(actions), state)


def forehands(played: list[PlayedEntry]) -> list[int]:
    return [json.loads(entry.line)["forehand"] for entry in played]


def test_R03_redeals_are_deals_of_the_same_dealer_and_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "play_with_computers", everybody_passes)
    played = list(play(task(deals=10), 1))
    assert len({entry.line for entry in played}) == 10, "each is dealt anew"
    assert len(set(forehands(played))) == 1
    moved = forehands(list(play(task(deals=10, all_pass=AllPass.NEXT_DEALER), 1)))
    assert moved == [(moved[0] + step) % 4 for step in range(10)]


@pytest.mark.parametrize("participants", [4, 5, 6])
def test_R02_the_deal_goes_round_and_who_sits_out_with_it(participants: int) -> None:
    wanted = {seating(participants, dealer).players for dealer in range(participants)}
    played = list(play(task(deals=40, participants=participants), 1))
    assert {entry.players for entry in played} == wanted


def run(lab: Lab, *more: object, deals: int = 20) -> dict[str, Any]:
    ran = lab("selfplay", "--deals", deals, "--seed", 3, "--json", *more)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count("\n") == 1
    told: dict[str, Any] = json.loads(ran.out)
    return told


def test_the_record_replays_and_the_json_adds_up(lab: Lab, tmp_path: Path) -> None:
    path = tmp_path / "aften.laksewhist"
    told = run(lab, "--out", path, "--participants", 5, deals=60)
    record = load_record(path)
    results = [deal.result for deal in replay(record)]
    assert len(results) == told["deals"] == 60
    assert record.participants == ("Anna", "Bo", "Carla", "Dan", "Eva")
    assert told["players"] == dict.fromkeys(record.participants, LEVEL)
    sums = dict.fromkeys(record.participants, 0)
    for deal, result in zip(record.deals, results, strict=True):
        for name, points in zip(deal.seats, result.points, strict=True):
            sums[name] += points
    assert told["points"] == sums
    played = [result for result in results if result.contract is not None]
    counted = told["contracts"]
    assert sum(each["bid"] for each in counted.values()) == len(played)
    assert sum(each["declarers"] for each in counted.values()) == sum(len(each.declarers) for each in played)
    assert sum(each["made"] for each in counted.values()) == sum(sum(each.made) for each in played)
    assert told["iron_hands"] + told["four_passes"] == len(results) - len(played)
    assert told["deals_per_second"] > 0


def test_one_job_and_two_write_the_same_file(lab: Lab, tmp_path: Path) -> None:
    files = [tmp_path / "one.laksewhist", tmp_path / "two.laksewhist"]
    for jobs, path in enumerate(files, 1):
        run(lab, "--jobs", jobs, "--out", path, "--players", ",".join([LEVEL] * 4))
    assert files[0].read_bytes() == files[1].read_bytes()


def test_house_rules_and_points_of_files_go_into_the_record(lab: Lab, tmp_path: Path) -> None:
    rules, points, out = (tmp_path / name for name in ("regler.json", "point.json", "ud.laksewhist"))
    options = {"exchange": "take_first", "iron_hand": "off"}
    rules.write_bytes(encoded({"format": "laksewhist-rules", "version": 1, "name": "x", "rules": options}))
    points.write_bytes(
        encoded({"format": "laksewhist-points", "version": 1, "name": "Dobbelt", "formula": {"base": 16}})
    )
    plain = run(lab)
    told = run(lab, "--rules", rules, "--points", points, "--out", out)
    written = json.loads(out.read_bytes())
    assert written["house_rules"] == {"exchange": "take_first", "iron_hand": "off"}
    assert written["point_table"]["name"] == "Dobbelt"
    assert told["iron_hands"] == 0
    assert told["points"] != plain["points"]
    assert len(list(replay(load_record(out)))) == 20


def test_players_play_for_the_points_of_the_file(lab: Lab, tmp_path: Path) -> None:
    points, records = tmp_path / "sol.json", [tmp_path / "som-altid.laksewhist", tmp_path / "sol.laksewhist"]
    sol = {"made": 2000, "fallen": -1}
    points.write_bytes(encoded({"format": "laksewhist-points", "version": 1, "name": "Sol", "nolo": {"sol": sol}}))
    for path, more in zip(records, ([], ["--points", points]), strict=True):
        assert lab("selfplay", "--deals", 3, "--seed", 3, "--players", "øvet", "--out", path, *more).status == 0
    usual, with_sol = (
        [action for deal in load_record(path).deals for action in deal.actions if isinstance(action, MakeBid)]
        for path in records
    )
    sols = [sum(bid.bid == NoloBid(NoloKind.SOL) for bid in bids) for bids in (usual, with_sol)]
    assert sols[0] < sols[1]


def test_people_get_a_table(lab: Lab) -> None:
    ran = lab("selfplay", "--deals", 20, "--seed", 3)
    text = ran.out.splitlines()
    assert "20 deals in " in text[0]
    assert text[0].endswith(" deals per second")
    words = [line.split("  ")[0] for line in text]
    for word in ("alm", "gode", "vip", "halve", "sans", "sol", "ren sol", "bordlægger", "sniksnak", "Anna", "Dan"):
        assert word in words


@pytest.mark.parametrize("option", ["--rules", "--points"])
def test_a_faulty_file_is_named_before_anything_is_played(lab: Lab, tmp_path: Path, option: str) -> None:
    path = tmp_path / "fejl.json"
    path.write_bytes(b"{}")
    assert lab("selfplay", "--deals", 10**9, "--seed", 1, option, path).error.startswith(f"{path}: format: is missing")


def test_a_folder_that_is_not_there_is_told_of_before_anything_is_played(lab: Lab, tmp_path: Path) -> None:
    folder = tmp_path / "ingen"
    ran = lab("selfplay", "--deals", 10**9, "--seed", 1, "--out", folder / "a.laksewhist")
    assert ran.error == f"{folder}: No such file or directory"


def test_a_folder_in_the_record_s_place_is_told_of_before_anything_is_played(lab: Lab, tmp_path: Path) -> None:
    assert lab("selfplay", "--deals", 10**9, "--seed", 1, "--out", tmp_path).error == f"{tmp_path}: Is a directory"


class Pool:
    """Stands in for the processes: does the work at once, and counts."""

    def __init__(self, workers: int, **_options: Any) -> None:
        self.workers = workers
        self.chunks = 0

    def submit(self, work: Callable[..., Any], *arguments: Any) -> Future[Any]:
        self.chunks += 1
        future: Future[Any] = Future()
        try:
            future.set_result(work(*arguments))
        except BrokenProcessPool as error:
            future.set_exception(error)
        return future

    def shutdown(self, cancel_futures: bool) -> None:
        assert cancel_futures


@pytest.mark.parametrize(("deals", "jobs", "count"), [(3, 1000, 1), (9, 1000, 2), (40, 2, 2), (40, 1000, 3)])
def test_no_more_processes_are_started_than_there_is_work_for(
    monkeypatch: pytest.MonkeyPatch, deals: int, jobs: int, count: int
) -> None:
    pools: list[Pool] = []

    def made(*arguments: Any, **options: Any) -> Pool:
        pools.append(Pool(*arguments, **options))
        return pools[-1]

    monkeypatch.setattr(workers, "ProcessPoolExecutor", made)
    monkeypatch.setattr(workers, "_MOST_PROCESSES", 3)
    assert len(lines(task(deals=deals), jobs)) == deals
    assert pools[0].workers == count
    assert pools[0].chunks <= (deals + 7) // 8


def test_a_process_that_is_ended_from_outside_is_an_error_in_one_line(
    lab: Lab, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(*_: object) -> None:
        raise BrokenProcessPool("killed")

    monkeypatch.setattr(workers, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(selfplay, "_rounds", killed)
    error = lab("selfplay", "--deals", 9, "--seed", 1, "--jobs", 2).error
    assert error == "a process was ended before its work was done"


def test_an_interrupt_leaves_the_old_record(lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.laksewhist"
    path.write_bytes(b"old")

    def interrupted(wanted: SelfPlay, jobs: int) -> Iterator[PlayedEntry]:
        yield next(play(wanted, 1))
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "play", interrupted)
    ran = lab("selfplay", "--deals", 9, "--seed", 1, "--out", path)
    assert (ran.status, ran.out, ran.err) == (130, "", "interrupted\n")
    assert path.read_bytes() == b"old"


def is_running(pid: str) -> bool:
    """Whether the process is there and more than an entry that nobody has collected yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="/proc tells which processes there are")
@pytest.mark.parametrize(("sent", "status"), [(signal.SIGINT, 130), (signal.SIGKILL, -signal.SIGKILL)])
def test_the_processes_end_with_their_parent(sent: signal.Signals, status: int) -> None:
    # Whoever is started in the background of a shell ignores Ctrl+C, and so would all that it starts.
    python = ["env", "--default-signal=INT", sys.executable]
    command = [*python, "-m", "laksewhist.lab", "selfplay", "--deals", "1000000", "--seed", "1", "--jobs", "2"]
    root = Path(__file__).parent.parent.parent
    with subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        try:
            children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
            wait_until(lambda: len(children.read_text().split()) > 2)  # the two, and the one that keeps their books
            workers = children.read_text().split()
            time.sleep(1)
            process.send_signal(sent)
            wait_until(lambda: not any(map(is_running, workers)))
            out, err = process.communicate(timeout=30)
        finally:
            process.kill()  # or it would be waited for here until a million deals are played
    assert (process.returncode, out) == (status, b"")
    if sent is signal.SIGINT:
        assert err == b"interrupted\n"


def wait_until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.05)
