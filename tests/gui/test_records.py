"""Records from the window: saved ones replay, shown ones tell the points, broken ones are told of."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from laksewhist.compose import play_with_computers
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.gui.records import RecordFiles, record_of
from laksewhist.match.match import Match
from laksewhist.store.record import load_record, write_record
from laksewhist.store.replay import replay

RECORDS = Path(__file__).parent.parent / "records"


@pytest.fixture
def window(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def told(monkeypatch):
    sentences = []
    monkeypatch.setattr(QMessageBox, "warning", lambda _parent, _title, text: sentences.append(text))
    return sentences


def played_match(participants=5, deals=4):
    names = ("Søren", "Karen", "Bodil", "Mads", "Ærø")[:participants]
    match = Match(names, HouseRules(), DEFAULT_TABLE, "records")
    for _ in range(deals):
        plan = match.next_deal()
        match.add(plan, play_with_computers(plan, ("begynder",) * participants, "records"))
    return match


def test_a_saved_match_replays_with_the_same_points(tmp_path, window, monkeypatch, told):
    match = played_match()
    target = tmp_path / "aften med æøå"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    RecordFiles(window, tmp_path).save(match)
    saved = load_record(target.with_suffix(".laksewhist"))
    assert saved == record_of(match)
    assert [deal.result for deal in replay(saved)] == [deal.result for deal in saved.deals]
    assert not told


def test_a_folder_that_cannot_be_written_is_told(tmp_path, window, monkeypatch, told):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "folder.laksewhist"), ""))
    RecordFiles(window, tmp_path).save(played_match(4, 1))
    assert len(told) == 1


def opened(window, folder, path):
    """The ledgers of a record that is shown."""
    files, ledgers = RecordFiles(window, folder), []
    files.opened.connect(ledgers.append)
    files.show(path)
    return ledgers


@pytest.mark.parametrize("name", sorted(path.name for path in RECORDS.glob("*.laksewhist")))
def test_a_record_is_shown_with_its_points(name, tmp_path, window, told):
    (ledger,) = opened(window, tmp_path, RECORDS / name)
    assert not told
    record = load_record(RECORDS / name)
    assert ledger.title == name.removesuffix(".laksewhist")
    assert [deal.outcome for deal in ledger.deals] == [deal.state.outcome for deal in replay(record)]


def test_the_deal_that_was_being_played_is_left_out(tmp_path, window, told):
    match = played_match(4, 2)
    record = record_of(match)
    half = type(record.deals[1])(record.deals[1].seats, record.deals[1].setup, record.deals[1].actions[:5], None)
    path = tmp_path / "half.laksewhist"
    path.write_bytes(write_record(type(record)(record.house_rules, None, record.participants, (record.deals[0], half))))
    (ledger,) = opened(window, tmp_path, path)
    assert len(ledger.deals) == 1
    assert not told


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xfe", b'{"format": "laksewhist-record", "version": 99}'])
def test_a_broken_record_is_told_and_nothing_else_happens(content, tmp_path, window, told):
    path = tmp_path / "broken.laksewhist"
    path.write_bytes(content)
    assert not opened(window, tmp_path, path)
    assert len(told) == 1
    assert "broken.laksewhist" in told[0]
    assert ("A newer version of Laksewhist wrote the file." in told[0]) == (b"99" in content)
    assert ("The file is damaged" in told[0]) == (b"99" not in content)


def test_a_missing_record_is_told(tmp_path, window, told):
    RecordFiles(window, tmp_path).show(tmp_path / "nothing.laksewhist")
    assert len(told) == 1
