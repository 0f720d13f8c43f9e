"""The deck generator: it runs on the standard library alone and draws the same every time."""

import importlib.util
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DRAW = ROOT / "assets" / "deck" / "draw.py"
FACES = {suit + rank for suit in "SHDC" for rank in "AKQJT98765432"} | {"X1", "X2", "X3"}
DANISH = {f"{suit}{rank}_da" for suit in "SHDC" for rank in "AQJ"}
OTHERS = {
    "back_wave",
    "back_flower",
    "back_heart",
    "back_quiet",
    "back_flower_quiet",
    "back_heart_quiet",
    "app",
    "salmon",
}
SUIT_COLOUR = {"S": "#16282f", "H": "#bc2f26", "D": "#bc2f26", "C": "#16282f"}
SHAPES = {"svg", "g", "path", "circle", "ellipse", "rect"}


def shapes():
    """The card's own data, read as the generator reads it."""
    spec = importlib.util.spec_from_file_location(
        "card_shapes", ROOT / "laksewhist" / "gui" / "table" / "card_shapes.py"
    )
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def draw(folder: Path, *options: str) -> dict[str, str]:
    """Run the generator apart from every installed package (-E -s -S), as a build does."""
    command = [sys.executable, "-B", "-E", "-s", "-S", str(DRAW), str(folder), *options]
    environment = {**os.environ, "PYTHONHASHSEED": "random"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    return {path.stem: path.read_text(encoding="utf-8") for path in folder.iterdir()}


@pytest.fixture(scope="module")
def deck(tmp_path_factory):
    return draw(tmp_path_factory.mktemp("deck"))


def test_all_pictures_are_written(deck):
    assert set(deck) == FACES | DANISH | OTHERS


def test_the_same_bytes_every_time(deck, tmp_path):
    assert draw(tmp_path / "new" / "folder") == deck


def test_plain_shapes_without_fonts_or_pictures(deck):
    for name, text in deck.items():
        root = ET.fromstring(text)
        assert {element.tag.split("}")[1] for element in root.iter()} <= SHAPES, name
        expected = {"app": "0 0 512 512", "salmon": "-115 -62 230 150"}.get(name, "0 0 240 335")
        assert root.get("viewBox") == expected


def test_only_paper_and_index_colours_are_in_lower_case(deck):
    for code in FACES - {"X1", "X2", "X3"}:
        marked = set(re.findall(r"#(?=[0-9A-F]*[a-f])[0-9a-f]{6}", deck[code]))
        assert marked == {"#fffdf8", SUIT_COLOUR[code[0]]}, code
    for number, colour in (("1", "#a83f26"), ("2", "#1f5f6b"), ("3", "#7f5200")):
        marked = set(re.findall(r"#(?=[0-9A-F]*[a-f])[0-9a-f]{6}", deck[f"X{number}"]))
        assert marked == {"#fffdf8", colour}


def test_index_is_the_last_group_of_every_face(deck):
    for code in FACES:
        root = ET.fromstring(deck[code])
        assert root[-1].get("id") == "index"
        assert sum(1 for element in root.iter() if element.get("id")) == 1


@pytest.mark.parametrize("rank", "T98765432")
def test_number_cards_have_their_number_of_signs(deck, rank):
    """Signs of the middle and of both indices: each is one path with the suit's outline."""
    outline = ET.fromstring(deck[f"H{rank}"]).findall(".//{*}path[@d]")
    signs = [path for path in outline if path.get("d", "").startswith("M0,47 C-7,31")]
    assert len(signs) == (10 if rank == "T" else int(rank)) + 2


def test_every_card_differs_from_every_other(deck):
    assert len({deck[code] for code in FACES}) == 55


def test_four_colours_change_suits_but_not_cloth(deck, tmp_path):
    four = draw(tmp_path, "--four")
    assert four["S7"] == deck["S7"]
    for code, colour in (("HK", "#ae1c2b"), ("DK", "#bf7500"), ("CK", "#007a80")):
        assert deck[code].replace(SUIT_COLOUR[code[0]], colour) == four[code]


def test_danish_letters_change_nothing_but_the_letters(deck):
    """A and E, Q and D, J and B: the index differs, in each of its corners; everything before it is the same."""
    for name in DANISH:
        plain, danish = deck[name[:2]].split('<g id="index">'), deck[name].split('<g id="index">')
        assert plain[0] == danish[0]
        assert plain[1] != danish[1]
    assert len({deck[name] for name in FACES | DANISH}) == 55 + 12


@pytest.mark.parametrize(("rank", "letter"), [("A", "E"), ("Q", "D"), ("J", "B")])
def test_danish_letters_are_those_of_the_glyphs(deck, rank, letter):
    strokes = [path.get("d") for path in ET.fromstring(deck[f"S{rank}_da"])[-1].findall(".//{*}path")]
    assert strokes.count(shapes().GLYPHS[letter][1]) == 2
