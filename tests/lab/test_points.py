"""The command `points`."""

import json
from pathlib import Path
from typing import Any

from laksewhist.engine.bids import TRICK_BIDS
from laksewhist.engine.point_table import DEFAULT_TABLE
from tests.lab.conftest import Lab, Ran

TABLE = {"format": "laksewhist-points", "version": 1, "name": "Vores æble"}


def check(lab: Lab, folder: Path, **parts: Any) -> Ran:
    path = folder / "points.json"
    path.write_text(json.dumps({**TABLE, **parts}), encoding="utf-8")
    return lab("points", "--points", path)


def test_the_default_table_is_printed_whole(lab: Lab) -> None:
    ran = lab("points")
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == "Laksestuen"
    assert lines[2].split() == ["tricks", *map(str, range(14))]
    for bid, line in zip(TRICK_BIDS, lines[3:33], strict=True):
        assert line.split() == [*bid.text.split(), *map(str, DEFAULT_TABLE.cells[bid])]
    assert lines[34].split() == ["nolo", "made", "fallen"]
    assert [line.split()[-2:] for line in lines[35:]] == [["20", "-16"], ["40", "-32"], ["80", "-64"], ["160", "-128"]]
    assert len({len(line) for line in lines[2:33]}) == 1, "the columns stand in line"


def test_a_table_of_a_file_is_printed(lab: Lab, tmp_path: Path) -> None:
    ran = check(lab, tmp_path, formula={"base": 16})
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines()[0] == "Vores æble"
    assert "8 alm       -72" in ran.out


def test_warnings_are_told_below_the_table(lab: Lab, tmp_path: Path) -> None:
    row = [-36, -32, -28, -24, -20, -16, -12, -8, 10, 9, 20, 25, 30, 35]
    ran = check(lab, tmp_path, cells={"8 alm": row})
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines()[-1] == "warning: 8 alm, 9 tricks: one trick more gives less: 9 after 10"


def test_every_fault_is_listed(lab: Lab, tmp_path: Path) -> None:
    ran = check(lab, tmp_path, cells={"8 allm": [], "9 alm": [1]}, nolo={"sol": {"made": -1}})
    what = [
        'cells["8 allm"]: "8 allm" is not a bid; did you mean "8 alm"?',
        'cells["9 alm"]: has 1 numbers, not 14 (for 0 to 13 tricks)',
        "sol, made: a bid that is made loses 1",
    ]
    assert ran.error == f"{tmp_path / 'points.json'}: {'; '.join(what)}"
    assert ran.out.splitlines() == [f"error: {each}" for each in what]


def test_a_file_that_is_no_table_is_told_of(lab: Lab, tmp_path: Path) -> None:
    assert check(lab, tmp_path, version=2).error.startswith(f"{tmp_path / 'points.json'}: version: 2 is newer")
