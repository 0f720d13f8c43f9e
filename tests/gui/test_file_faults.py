"""What the store says in English about a file is said in the language of the moment: every sentence of it."""

import ast
import json
from pathlib import Path

import pytest

import laksewhist
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.gui.file_faults import fault_told, file_fault, worded
from laksewhist.gui.languages import set_language
from laksewhist.gui.store_words import fault_words
from laksewhist.match.book import EntryFault
from laksewhist.store.errors import FormatError
from laksewhist.store.exchange import export_tournament, import_tournament
from laksewhist.store.house_rules import read_options
from laksewhist.store.own_picture import PictureFault
from laksewhist.store.point_tables import read_table, write_table
from laksewhist.store.record import read_record
from laksewhist.store.replay import replay
from laksewhist.store.tournament_form import read_tournament, tournament_json

from ..store.evenings import book, keep_book, opened, play, tournament
from ..store.sample import document

ROOT = Path(laksewhist.__file__).parent
RAISED = {"FormatError", "StoreError", "_Unfit", "_unfit", "_fault", "ValueError"}
ENGINE = ("engine/bids.py", "engine/cards.py", "engine/contract.py", "engine/house_rules.py", "engine/point_table.py")
MATCH = ("engine/state.py", "match/length.py", "match/rotation.py")
"""Whose errors the store hands on."""
ELSEWHERE = {
    # Errors of programmers, and what is told before any window is there.
    "{}: a converter is needed for each version below {}",
    "{} has no finite decimal form",
    "its name is not that of an old game",
    "nobody can have dealt one of its deals",
}
SAMPLE = "17"


@pytest.fixture
def danish(qapp):
    set_language("da")
    yield
    set_language("en")


def text_of(node):
    """The text that a piece of source makes; what is woven in stands as `{}`."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*text_of(node.body), *text_of(node.orelse)]
    if isinstance(node, ast.JoinedStr):
        pieces = [
            each.value
            if isinstance(each, ast.Constant)
            else ""
            if ast.unparse(each.value).startswith(("hint(", "near"))
            else "{}"
            for each in node.values
        ]
        return ["".join(pieces)]
    return []


def sentences_of(path):
    """What this file raises, and what its functions return as a fault."""
    for node in ast.walk(ast.parse((ROOT / path).read_text("utf-8"))):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in RAISED and node.args:
                for argument in node.args[1:] or node.args:
                    yield from text_of(argument)
        elif isinstance(node, ast.FunctionDef) and ("fault" in node.name or node.name == "differences"):
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return) and inner.value is not None:
                    values = inner.value.elts[1:] if isinstance(inner.value, ast.Tuple) else [inner.value]
                    for value in values:
                        yield from text_of(value)


def all_sentences():
    files = [str(path.relative_to(ROOT)) for path in sorted((ROOT / "store").rglob("*.py"))]
    found = {each for path in (*files, *ENGINE, *MATCH, "gui/scores/course.py") for each in sentences_of(path)}
    return sorted(found - ELSEWHERE - {"", "{}"})


def test_every_sentence_that_stands_in_the_store_can_be_told():
    sentences = all_sentences()
    assert len(sentences) > 80
    assert [each for each in sentences if worded(each.replace("{}", SAMPLE)) is None] == []


def test_faults_of_entries_and_pictures_can_be_told(danish):
    for fault in (*EntryFault, *PictureFault):
        assert worded(fault.value) not in (None, fault.value)


@pytest.mark.usefixtures("danish")
def test_they_are_told_in_danish():
    same = [each for each in all_sentences() if worded(each.replace("{}", SAMPLE)) == each.replace("{}", SAMPLE)]
    assert same == []


@pytest.mark.usefixtures("danish")
def test_places_hints_and_several_faults_are_kept():
    assert fault_told("deals[0].forehand: is missing") == "deals[0].forehand: mangler"
    assert fault_told('house_rules: unknown option "exchang"; did you mean "exchange"?').endswith('"exchange"?')
    assert fault_told("table: sol: stands twice; alm: stands twice").count("to gange") == 2
    assert fault_told("something else") == "på engelsk: something else"


WRONG = (None, "x", -1, 2.5, [], {}, [1, 2, 3], True, "2026-11-30", 10**9)
FEW = (None, "x", -1, [])


def spoiled(value, wrongs, place=()):
    """Every document in which one thing is another one, is gone or is new."""
    if place:
        for wrong in wrongs:
            yield place, wrong
    items = value.items() if isinstance(value, dict) else enumerate(value[:2]) if isinstance(value, list) else ()
    for key, each in items:
        yield from spoiled(each, wrongs, (*place, key))
    if isinstance(value, dict):
        yield (*place, "strange"), 1


def changed(document, place, wrong):
    """A copy of the document with this in it."""
    copy = json.loads(json.dumps(document))
    at = copy
    for key in place[:-1]:
        at = at[key]
    at[place[-1]] = wrong
    return copy


def english_faults(document, read, wrongs=WRONG):
    """What is told in English of all the spoiled documents."""
    found, refused = set(), 0
    for place, wrong in spoiled(document, wrongs):
        try:
            read(json.dumps(changed(document, place, wrong)).encode())
        except FormatError as error:
            refused += 1
            if not error.newer and "på engelsk" in file_fault(error):
                found.add(str(error))
    assert refused > 20
    return sorted(found)


@pytest.mark.usefixtures("danish")
def test_no_fault_of_a_table_a_tournament_or_house_rules_is_told_in_english():
    table = json.loads(write_table(DEFAULT_TABLE))
    assert english_faults(table, read_table) == []
    kept = {key: value for key, value in tournament_json(tournament(5, id="five")).items() if key != "check"}
    assert english_faults(json.loads(json.dumps(kept, default=float)), read_tournament) == []
    options = {"exchange": "blind", "sniksnak_seconds": 30, "iron_hand": "off"}
    assert HouseRules() != read_options(options)
    assert english_faults({"options": options}, lambda data: read_options(json.loads(data)["options"])) == []


@pytest.mark.usefixtures("danish")
def test_no_fault_of_a_tournament_that_is_taken_in_is_told_in_english(tmp_path):
    memory, path = opened(tmp_path), tmp_path / "x"
    for each in (tournament(4, id="evening"), book(id="book")):
        memory.save(each)
    play(memory.history, memory.tournament("evening"), 1, and_actions=3)
    keep_book(memory.history, memory.tournament("book"))

    def read(data):
        path.write_bytes(data)
        import_tournament(memory, path)

    for ident in ("evening", "book"):
        export_tournament(memory, ident, path)
        whole = json.loads(path.read_bytes())
        parts = {key: whole.pop(key) for key in ("deals", "entries", "pictures")}
        assert (
            english_faults(
                parts, lambda data, whole=whole: read(json.dumps({**whole, **json.loads(data)}).encode()), FEW
            )
            == []
        )
    memory.close()


@pytest.mark.usefixtures("danish")
def test_no_fault_of_a_record_is_told_in_english():
    whole = document()
    short = {**whole, "deals": [{**whole["deals"][0]}]}
    assert english_faults(short, lambda data: [*replay(read_record(data))]) == []


@pytest.mark.usefixtures("danish")
def test_an_action_against_the_rules_is_told_with_its_reason(tmp_path):
    whole = document()
    whole["deals"][0]["actions"].pop(0)
    with pytest.raises(FormatError) as caught:
        [*replay(read_record(json.dumps(whole).encode()))]
    words = fault_words(caught.value)
    assert words.startswith("Filen er beskadiget")
    assert "actions[0]: " in words
    assert "engelsk" not in words


@pytest.mark.usefixtures("danish")
@pytest.mark.parametrize(
    "data", [b"", b"{", b"[1, NaN]", b"\xff", b'{"a": 1, "a": 2}', b'"\\ud800"', b"[" * 500 + b"]" * 500]
)
def test_what_is_no_json_is_told_in_danish(data):
    with pytest.raises(FormatError) as caught:
        read_record(data)
    assert "engelsk" not in file_fault(caught.value)
