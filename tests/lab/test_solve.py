"""The command `solve`."""

import json
from pathlib import Path

import pytest

from tests.lab.conftest import Lab

DEAL = "N:A2... K.2.. .A3.. ..AK."


def test_a_deal_with_its_leads(lab: Lab) -> None:
    """North's ace, and south's heart on the second round; led low first, east's king wins one of them."""
    ran = lab("solve", "--deal", DEAL, "--trump", "N", "--leader", "N", "--leads")
    assert (ran.status, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert found.pop("ms") >= 0
    assert found.pop("nodes") >= 0
    assert found == {"NS": 2, "EW": 0, "leads": {"SA": 2, "S2": 1}}


def test_leads_count_for_the_side_of_the_leader(lab: Lab) -> None:
    ran = lab("solve", "--deal", DEAL, "--trump", "N", "--leader", "E", "--leads")
    found = json.loads(ran.out)
    assert (found["NS"], found["EW"], found["leads"]) == (2, 0, {"SK": 0, "H2": 0})


def test_jokers_and_a_batch(lab: Lab, tmp_path: Path) -> None:
    batch = tmp_path / "deals.txt"
    batch.write_text(
        "N:2... 3... .4.. .5..;N;E\n\nE:3... .4.. .5.. 2...;H;N;0,0,0,0\nN:... 3... .4.. .5..;N;N;1,0,0,0\n"
    )
    ran = lab("solve", "--batch", batch)
    assert (ran.status, ran.err) == (0, "")
    assert [(each["NS"], each["EW"]) for each in map(json.loads, ran.out.splitlines())] == [(0, 1), (0, 1), (1, 0)]


@pytest.mark.parametrize(
    ("deal", "jokers", "words"),
    [
        ("N:A2... K.2.. .A3..", "0,0,0,0", "four hands"),
        ("N:A2... K.2.. .A3.. ..AK", "0,0,0,0", "'..AK' is not a hand"),
        ("N:A2... K.2.. .A1.. ..AK.", "0,0,0,0", "'H1' is not a card"),
        ("N:A2... K.2.. .A3.. ..AA.", "0,0,0,0", "DA is there twice"),
        ("N:A2... K.2.. .A3.. ..AK.", "1,0,0,0", "3, 2, 2, 2 cards"),
        ("N:A2... K.2.. .A3.. ..AK.", "1,1,1,1", "three jokers at the most"),
    ],
)
def test_what_is_wrong_with_a_deal_is_told_in_one_line(lab: Lab, deal: str, jokers: str, words: str) -> None:
    ran = lab("solve", "--deal", deal, "--trump", "S", "--leader", "N", "--jokers", jokers)
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith("--deal: ")
    assert words in ran.err
    assert ran.err.count("\n") == 1


def test_the_line_of_a_batch_is_named(lab: Lab, tmp_path: Path) -> None:
    batch = tmp_path / "deals.txt"
    batch.write_text("N:2... 3... .4.. .5..;N;E\nN:2... 3... .4.. .5..;X;E\n")
    ran = lab("solve", "--batch", batch)
    assert ran.status == 1
    assert ran.err == f"{batch}, line 2: the trump is one of C, D, H, S, N, not 'X'\n"
    batch.write_text("N:2... 3... .4.. .5..\n")
    assert "a line is DEAL;TRUMP;LEADER;JOKERS" in lab("solve", "--batch", batch).err


def test_wrong_usage(lab: Lab, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        lab("solve", "--deal", DEAL, "--trump", "N")
    assert "--deal needs --trump and --leader" in capsys.readouterr().err
