"""Whole deals told line by line, and that there is one for every bid kind and every house option.

After a wanted change of the rules: `python tests/engine/golden_writer.py --write`, and read the difference.
"""

import re
from dataclasses import fields
from enum import Enum

import pytest

from laksewhist.engine.bids import NoloKind, TrickKind
from laksewhist.engine.house_rules import HouseRules
from tests.engine.golden_writer import FOLDER, SCRIPTS, Script, transcript

FILES = sorted(FOLDER.glob("*.txt"))
IN_MATCH = {"shuffle"}
"""The cards are shuffled in `match`; the engine gets them dealt."""


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_a_golden_deal_is_played_as_it_is_told(script: Script) -> None:
    told = (FOLDER / f"{script.name}.txt").read_text(encoding="utf-8").splitlines()
    for number, (line, expected) in enumerate(zip(transcript(script), told, strict=False), 1):
        assert line == expected, f"{script.name}.txt:{number}"
    assert len(transcript(script)) == len(told)


def test_every_golden_file_has_its_script() -> None:
    assert {file.stem for file in FILES} == {script.name for script in SCRIPTS}
    assert len({script.name for script in SCRIPTS}) == len(SCRIPTS)


def found(pattern: str) -> set[str]:
    """What the pattern's group matches in any golden file."""
    texts = [file.read_text(encoding="utf-8") for file in FILES]
    return {match for text in texts for match in re.findall(pattern, text, re.MULTILINE)}


def test_R07_there_is_a_golden_deal_for_every_kind_of_bid() -> None:
    kinds = {kind.value for kind in TrickKind} | {kind.value for kind in NoloKind} | {"-"}
    assert found(r"^contract: (?:\d+ )?(.+)$") == kinds


def test_R31_there_is_a_golden_deal_for_every_house_option() -> None:
    expected = set()
    for field in fields(HouseRules):
        value = getattr(HouseRules(), field.name)
        if isinstance(value, Enum) and field.name not in IN_MATCH:
            expected |= {f"{field.name} = {other.value}" for other in type(value) if other is not value}
        elif not isinstance(value, Enum):
            expected.add(f"{field.name} = 0")
    assert found(r"^rule (.+)$") == expected


def test_R06_R11_R21_the_golden_deals_show_the_rare_moments() -> None:
    assert found(r"^    (IronHandShown|IronHandKept)") == {"IronHandShown", "IronHandKept"}
    assert "3" in found(r"^    CardAccepted\(seat=\d, number=(\d)")
    assert found(r"^    (PartnerRevealed\(partner=-|DeclarerFell|HandsShown)") == {
        "PartnerRevealed(partner=-",
        "DeclarerFell",
        "HandsShown",
    }
