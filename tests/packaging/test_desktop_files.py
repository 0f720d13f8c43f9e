"""Menu entry, metadata, file type, man pages and changelog agree with the program and with each other."""

import argparse
import configparser
import datetime
import gzip
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from desktop_files import MAN_PAGES, debian_changelog, fill, write_texts
from facts import FactsError, Section, read_names, releases
from pictures_for_desktop import SCREENSHOTS

from laksewhist.gui.startup import SCREENLESS, X11

ROOT = Path(__file__).parents[2]
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("share")
    write_texts(ROOT, folder)
    return folder


def metainfo(share: Path) -> ET.Element:
    (path,) = share.glob("metainfo/*.xml")
    return ET.parse(path).getroot()


def entry(share: Path) -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(share / "applications" / "laksewhist.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def options(parser: argparse.ArgumentParser) -> set[str]:
    """Every long option of a parser and of its commands."""
    found: set[str] = set()
    for action in parser._actions:
        found |= {option for option in action.option_strings if option.startswith("--")}
        if isinstance(action, argparse._SubParsersAction):
            for name, command in action.choices.items():
                found |= {name} | options(command)
    return found


def all_options(program: str, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """What the program takes, from the parser that it makes."""
    if program == "laksewhist-lab":
        from laksewhist.lab.cli import _parser

        return options(_parser())
    from laksewhist.gui.app import parse_arguments

    made: list[argparse.ArgumentParser] = []

    def keep(parser: argparse.ArgumentParser, words: object) -> argparse.Namespace:
        made.append(parser)
        raise InterruptedError  # the parser is complete; what is made of the words does not matter

    monkeypatch.setattr(argparse.ArgumentParser, "parse_args", keep)
    with pytest.raises(InterruptedError):
        parse_arguments(["--language", "da"])  # without any, nothing is parsed
    return options(made[0])


def page(share: Path, place: str, program: str) -> str:
    return gzip.decompress((share / "man" / place / f"{program}.6.gz").read_bytes()).decode()


@pytest.mark.parametrize("place", ["man6", "da/man6"])
@pytest.mark.parametrize("program", ["laksewhist", "laksewhist-lab"])
def test_each_man_page_names_every_option(
    share: Path, place: str, program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = page(share, place, program).replace("\\-", "-")
    known = all_options(program, monkeypatch)
    assert len(known) >= 8
    assert {option for option in known if option not in text} == set()
    assert set(re.findall(r"--[a-z][a-z-]*", text)) <= known | {"--version"}


def test_there_is_a_danish_page_for_each_english_one() -> None:
    assert sorted(MAN_PAGES.values()) == ["da/man6", "da/man6", "man6", "man6"]
    assert {name.replace(".da.", ".") for name in MAN_PAGES} == {"laksewhist.6", "laksewhist-lab.6"}


def test_the_menu_entry_opens_records_and_speaks_both_languages(share: Path) -> None:
    told = entry(share)
    kind = ET.parse(share / "mime" / "packages" / "laksewhist.xml").getroot()[0]
    assert told["Exec"] == "laksewhist %f"
    assert told["MimeType"].rstrip(";") == kind.get("type")
    assert [glob.get("pattern") for glob in kind.findall("{*}glob")] == ["*.laksewhist"]
    assert {"GenericName[da]", "Comment[da]", "Keywords[da]"} <= set(told)


def test_the_window_finds_its_menu_entry() -> None:
    source = (ROOT / "laksewhist" / "gui" / "app.py").read_text(encoding="utf-8")
    assert 'setDesktopFileName("laksewhist")' in source


def test_the_metadata_name_menu_entry_version_and_pictures(share: Path) -> None:
    told = metainfo(share)
    assert told.findtext("id") == read_names().identity
    assert told.findtext("launchable") == "laksewhist.desktop"
    assert [each.get("version") for each in told.iter("release")] == [each.version for each in releases()]
    images = [(each.get(LANGUAGE), (each.text or "").rpartition("/")[2]) for each in told.iter("image")]
    assert images == [pair for name in SCREENSHOTS for pair in ((None, f"{name}-en.png"), ("da", f"{name}-da.png"))]


def test_each_text_of_the_metadata_is_there_in_danish(share: Path) -> None:
    told = metainfo(share)
    for tag in ("summary", "p", "li", "caption"):
        found = list(told.iter(tag))
        danish = [each for each in found if each.get(LANGUAGE) == "da"]
        assert len(danish) * 2 == len(found), tag


def test_the_changelog_is_in_the_form_of_debian() -> None:
    section = Section("0.2.0", datetime.date(2026, 11, 30), (("Added", "A `tour` " + "of the table " * 9),))
    lines = debian_changelog((section,), read_names()).splitlines()
    assert lines[0] == "laksewhist (0.2.0) unstable; urgency=medium"
    assert lines[2].startswith("  * Added: A tour of the table")
    assert lines[3].startswith("    ")
    assert all(len(line) <= 80 for line in lines[:-1])
    assert lines[-1].endswith("  Mon, 30 Nov 2026 12:00:00 +0000")


def test_a_template_that_asks_for_what_is_not_known_is_told() -> None:
    with pytest.raises(FactsError, match="colour"):
        fill("@version@ @colour@", {"version": "1"})


def test_no_place_of_a_template_is_left(share: Path) -> None:
    for path in share.glob("**/*"):
        if path.is_file() and path.suffix != ".gz":
            assert not re.search(r"@\w+@", path.read_text(encoding="utf-8")), path


def test_what_play_installs_is_what_a_missing_library_names() -> None:
    installed = (ROOT / "packaging" / "common.sh").read_text().partition("qt_packages='")[2].partition("'")[0].split()
    assert set(installed) <= {*SCREENLESS.values(), *X11.values()}
