"""A tournament that is given away as one file is the same on the other side."""

import json

import pytest

from laksewhist.store.errors import FormatError
from laksewhist.store.exchange import export_tournament, import_tournament, record_of_tournament
from laksewhist.store.history.rows import Assist
from laksewhist.store.record import read_record, write_record
from laksewhist.store.replay import replay
from laksewhist.store.trouble import StoreError

from .evenings import book, keep_book, opened, play, tournament


@pytest.fixture
def here(tmp_path):
    made = opened(tmp_path / "here")
    for each in (tournament(6, id="evening", name="Fredag æøå"), book(id="book")):
        made.save(each)
    play(made.history, made.tournament("evening"), 3, and_actions=15)
    made.history.assist(2, Assist.HINT)
    keep_book(made.history, made.tournament("book"))
    yield made
    made.close()


def sheets(memory, ident):
    return [
        (deal.place, deal.number, deal.attempt, deal.seating, deal.result, deal.points, deal.assists)
        for deal in memory.history.sheet(ident)
    ]


@pytest.mark.parametrize("ident", ["evening", "book"])
def test_it_is_the_same_on_the_other_side(tmp_path, here, there, ident):
    export_tournament(here, ident, tmp_path / "x")
    taken = import_tournament(there, tmp_path / "x")
    assert taken == here.tournament(ident)
    assert sheets(there, ident) == sheets(here, ident)
    assert [entry for _deal, entry in there.history.entries(ident)] == [
        entry for _deal, entry in here.history.entries(ident)
    ]
    unfinished = here.history.unfinished(ident)
    if unfinished is not None:
        assert there.history.unfinished(ident).actions == unfinished.actions
    assert sum(score.points for score in there.history.scores()) == 0


def test_what_is_there_already_comes_in_as_a_second_one(tmp_path, here):
    export_tournament(here, "evening", tmp_path / "x")
    taken = import_tournament(here, tmp_path / "x")
    assert taken.id != "evening"
    assert sheets(here, taken.id) == sheets(here, "evening")


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda file: file.update(version=3), "newer"),
        (lambda file: file["tournament"].update(name="other"), "damaged"),
        (lambda file: file["deals"][1]["actions"].pop(0), r"^deals\[1\]"),
        (lambda file: file["deals"][2].update(dealer=9), "dealer"),
        (lambda file: file["deals"][0].update(cards="SA"), "cards"),
        (lambda file: file.update(entries=[{}]), "entries"),
    ],
)
def test_a_file_with_a_fault_changes_nothing(tmp_path, here, there, spoil, words):
    export_tournament(here, "evening", tmp_path / "x")
    file = json.loads((tmp_path / "x").read_bytes())
    spoil(file)
    (tmp_path / "x").write_text(json.dumps(file), "utf-8")
    with pytest.raises(FormatError, match=words):
        import_tournament(there, tmp_path / "x")
    assert there.tournaments() == ()
    assert there.history.ids() == ()


def test_entries_that_cannot_be_are_refused(tmp_path, here, there):
    export_tournament(here, "book", tmp_path / "x")
    file = json.loads((tmp_path / "x").read_bytes())
    file["entries"][0]["partner"] = None
    (tmp_path / "x").write_text(json.dumps(file), "utf-8")
    with pytest.raises(FormatError, match=r"^entries\[0\]: it is not said who the partner is"):
        import_tournament(there, tmp_path / "x")
    assert there.history.ids() == ()


def test_a_place_where_nothing_can_be_written_or_read_is_told(tmp_path, here):
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    with pytest.raises(StoreError):
        export_tournament(here, "evening", tmp_path / "file" / "x")
    with pytest.raises(StoreError):
        import_tournament(here, tmp_path / "nothing")


def test_the_deals_become_a_record_that_replays(here):
    found = here.tournament("evening")
    record = record_of_tournament(here.history, found)
    assert read_record(write_record(record)) == record
    results = [played.result for played in replay(record)]
    assert results == [deal.result for deal in here.history.sheet("evening")]
    assert record_of_tournament(here.history, here.tournament("book")).deals == ()
