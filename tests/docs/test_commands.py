"""Every command on the pages does what the page says."""

import difflib
from pathlib import Path

import pytest

from tests.docs.commands import Commands, Kind, commands_of, fits, of_kind, plain, program_of, run, write_files
from tests.docs.pages import PAGES, ROOT, Block, name_of

LAB_PAGES = [page for page in PAGES if any(each.kind is Kind.LAB for each in commands_of(page))]


@pytest.mark.parametrize("page", LAB_PAGES, ids=name_of)
def test_the_program_without_a_screen_does_what_the_page_shows(page: Path, tmp_path: Path) -> None:
    write_files(page, tmp_path)
    for commands in commands_of(page):
        if commands.kind is not Kind.LAB:
            continue
        status, printed = run(commands, tmp_path)
        output = commands.output
        wanted = int(output.more.get("status", "0")) if output else 0
        assert status == wanted, f"{commands.block.where}: status {status}\n{printed}"
        if output is not None:
            compare(output, printed)


def compare(output: Block, printed: str) -> None:
    vary = output.more.get("numbers") == "vary"
    if not fits(output.text, printed, numbers_vary=vary):
        shown, got = (plain(text, numbers_vary=vary).splitlines() for text in (output.text, printed))
        pytest.fail("\n".join(difflib.unified_diff(shown, got, output.where, "printed", lineterm="")))


@pytest.mark.parametrize("commands", of_kind(Kind.SCRIPT), ids=lambda each: each.block.where)
def test_scripts_on_the_pages_are_there(commands: Commands) -> None:
    for line in commands.lines:
        assert (ROOT / program_of(line)[1]).is_file(), f"{commands.block.where}: {line}"


@pytest.mark.parametrize("kind", [Kind.LAB, Kind.SCRIPT])
def test_there_is_something_to_run(kind: Kind) -> None:
    assert of_kind(kind)


@pytest.mark.parametrize(
    ("shown", "printed", "same"),
    [
        ("a\nb\n", "a\nb\n", True),
        ("a\nb\n", "a\nc\n", False),
        ("a\n", "a\nb\n", False),
        ("a\n…\nd\n", "a\nb\nc\nd\n", True),
        ("a\n…\nd\n", "a\nd\n", True),
        ("a\n…\nd\n", "a\nb\nc\n", False),
        ('{"a":…}\n', '{"a":1,"b":2}\n', True),
        ('{"a":…}\n', '{"b":1}\n', False),
        ("a.c\n", "abc\n", False),
        ("5 deals in 0.1 s: 50.0 deals per second\n", "5 deals in 9.9 s: 0.5 deals per second\n", True),
        ("5 deals in 0.1 s: 50.0 deals per second\n", "6 deals in 0.1 s: 60.0 deals per second\n", False),
    ],
)
def test_what_is_shown_is_compared_with_what_is_printed(shown: str, printed: str, same: bool) -> None:
    assert fits(shown, printed) is same


def test_numbers_vary_only_where_it_is_said() -> None:
    assert fits("alm  28 22\n", "alm 127  9\n", numbers_vary=True)
    assert not fits("alm  28 22\n", "gode 28 22\n", numbers_vary=True)
    assert not fits("alm  28 22\n", "alm 127  9\n")
