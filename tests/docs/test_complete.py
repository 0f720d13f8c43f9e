"""The pages name everything there is: commands and options of the lab, house options, actions, faults of the cells."""

import argparse
import json
from collections.abc import Iterator
from dataclasses import fields
from enum import Enum
from pathlib import Path
from typing import get_args

import pytest

from laksewhist.engine.bids import TrickBid, TrickKind
from laksewhist.engine.house_rules import MAX_SNIKSNAK_SECONDS, HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.state import DealState
from laksewhist.lab import cli
from laksewhist.store import forms
from tests.docs.pages import ROOT, blocks_of, headings_of

DOCS = ROOT / "docs"


def text_of(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def lab_commands() -> dict[str, argparse.ArgumentParser]:
    (commands,) = (each for each in cli._parser()._actions if isinstance(each, argparse._SubParsersAction))
    return dict(commands.choices)


def test_every_command_of_the_lab_has_a_section_and_every_option_a_word() -> None:
    page = text_of("headless.md")
    for name, parser in lab_commands().items():
        section = page.partition(f"\n## {name}\n")[2].partition("\n## ")[0]
        assert section, name
        for action in parser._actions:
            for option in action.option_strings:
                words = (f"| `{option} ", f"| `{option}`") if name == "selfplay" else (option,)
                assert option in ("-h", "--help") or any(each in section for each in words), f"{name} {option}"


def test_no_command_has_a_section_that_does_not_exist() -> None:
    sections = {text for level, text in headings_of(DOCS / "headless.md") if level == 2}
    assert sections == set(lab_commands())


def options() -> Iterator[tuple[str, list[str]]]:
    for field in fields(HouseRules):
        default = getattr(HouseRules(), field.name)
        if isinstance(default, Enum):
            yield field.name, [default.value, *(each.value for each in type(default) if each is not default)]
        else:
            yield field.name, [str(default), "0", str(MAX_SNIKSNAK_SECONDS)]


@pytest.mark.parametrize(("name", "values"), list(options()), ids=lambda each: each if isinstance(each, str) else "")
def test_every_house_option_has_a_row_and_a_section_with_its_values(name: str, values: list[str]) -> None:
    page = text_of("house-rules.md")
    (row,) = (line for line in page.splitlines() if line.startswith(f"| [`{name}`]"))
    default, *others = values
    assert f"| `{default}` | `{others[0]}`" in row
    section = page.partition(f"\n## {name}\n")[2].partition("\n## ")[0]
    assert section
    for value in others:
        assert f"`{value}`" in row
        assert f"`{value}`" in section


def test_every_key_and_action_of_a_record_is_told() -> None:
    page = text_of("records.md")
    for form in (forms.RecordForm, forms.DealForm, forms.ResultForm):
        for field in form.__struct_fields__:
            assert f"`{field}`" in page, field
    for action in get_args(forms.ActionForm):
        assert f"`{action.__struct_config__.tag}`" in page, action
        for field in action.__struct_fields__:
            assert f"`{field}`" in page, field


def test_every_phase_of_a_deal_is_in_the_picture_of_the_states() -> None:
    (picture,) = (block for block in blocks_of(DOCS / "how-it-is-built.md") if block.language == "mermaid")
    shown = {word for word in picture.text.split() if word.endswith("State")}
    assert shown == {state.__name__ for state in get_args(DealState)}


def test_the_worked_cases_are_those_of_the_default_table() -> None:
    page = text_of("point-tables.md")
    cells = {
        "9 gode made exactly": (9, TrickKind.GODE, 9, 25),
        "8 alm with 10 tricks": (8, TrickKind.ALMINDELIGE, 10, 20),
        "8 gode with 9 tricks": (8, TrickKind.GODE, 9, 19),
        "10 sans two under": (10, TrickKind.SANS, 8, -96),
        "8 vip on the third card": (8, TrickKind.VIP, 8, 13),
    }
    for words, (level, kind, tricks, value) in cells.items():
        assert words in page
        assert DEFAULT_TABLE.cell(TrickBid(level, kind), tricks) == value


@pytest.mark.parametrize("page", sorted(DOCS.glob("*.md")), ids=lambda page: page.name)
def test_files_on_the_pages_are_sound_json(page: Path) -> None:
    for block in blocks_of(page):
        if "file" in block.more:
            json.loads(block.text)
