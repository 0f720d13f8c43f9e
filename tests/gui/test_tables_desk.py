"""The workshop of point tables from the game: by its key, in the game's look, closed with it, with the game's deals."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from laksewhist.compose import play_with_computers
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.points import points
from laksewhist.gui.dialogs.new_game_dialog import NewGameDialog
from laksewhist.gui.help.topics import Place
from laksewhist.gui.records import record_of
from laksewhist.gui.tables.changes import with_values
from laksewhist.gui.tables.stored_deals import HistoryDeals, rescore
from laksewhist.match.match import Match
from laksewhist.store.memory import Memory
from laksewhist.store.record import save_record

from .people import open_window

NAMES = ("Søren", "Karen", "Bodil", "Mads")


@pytest.fixture
def window(qtbot, own_folders):
    window = open_window(qtbot, own_folders, language="en")
    yield window
    if window.tables.window is not None:
        window.tables.window.shelf.give_up()
    window.close()


def played(deals: int, seed: str) -> Match:
    match = Match(NAMES, HouseRules(), DEFAULT_TABLE, seed)
    while len(match.deals) < deals:
        plan = match.next_deal()
        match.add(plan, play_with_computers(plan, ("begynder",) * 4, match.seed))
    return match


def test_the_key_opens_one_window_and_it_follows_the_look(window):
    QTest.keyClick(window, Qt.Key.Key_F6)
    opened = window.tables.window
    assert opened.isVisible()
    QTest.keyClick(window, Qt.Key.Key_F6)
    assert window.tables.window is opened
    window.preferences.change(theme="dark")
    assert opened._look.theme.name == "dark"
    assert opened.close()
    assert window.tables.window is None


def test_the_words_follow_the_language(window, qtbot):
    window.tables.open()
    window.preferences.change(language="da")
    qtbot.waitUntil(lambda: window.tables.window.windowTitle() == "Pointtabeller")
    assert window.tables.window.formula.fields["bonus"].text() == "1,25"


def test_the_game_does_not_end_over_unsaved_tables(window, monkeypatch):
    window.tables.open()
    shelf = window.tables.window.shelf
    shelf.change(with_values(DEFAULT_TABLE, {(0, 8): 12}), "change")
    monkeypatch.setattr(QMessageBox, "exec", lambda _box: QMessageBox.StandardButton.Cancel)
    assert not window.close()
    assert window.isVisible()
    assert shelf.unsaved
    monkeypatch.setattr(QMessageBox, "exec", lambda _box: QMessageBox.StandardButton.Save)
    assert window.close()
    assert [each.value.name for each in window.tables.folder.load().values] == ["Laksestuen 2"]


def test_the_question_mark_opens_the_page_about_own_tables(window):
    window.tables.open()
    QTest.mouseClick(window.tables.window.bar.help_button, Qt.MouseButton.LeftButton)
    assert window.help.window.place == Place("point_table", "own")


def test_a_new_game_is_played_by_the_table_that_was_made(window, qtbot):
    window.tables.folder.save(with_values(replace(DEFAULT_TABLE, name="Ours"), {(0, 8): 12}))
    window.start()
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    dialog = window.findChild(NewGameDialog)
    dialog.table.setFocus()
    QTest.keyClick(dialog.table, Qt.Key.Key_End)
    dialog.accept()
    assert window.model.match.table.name == "Ours"
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    again = window.findChildren(NewGameDialog)[-1]
    assert again.table.currentText() == "Ours", "the last choice is filled in"
    again.reject()


def test_the_last_deals_of_the_history_are_scored_as_they_were(tmp_path):
    config, data = tmp_path / "config", tmp_path / "data"
    data.mkdir()
    early, late = played(3, "early"), played(2, "late")
    for day, match in (("20250101", early), ("20250102", late)):  # from where the memory takes them in
        save_record(data / f"match-{day}-200000-000000.laksewhist", record_of(match))
    memory = Memory(config, data)
    source = HistoryDeals(lambda: memory)
    scored = [deal for match in (early, late) for deal in match.deals if deal.played.state.outcome.contract]
    assert len(source.last(1000)) == len(scored) > 3
    assert len(source.last(1)) == 1
    sums = {each.name: (each.then, each.now) for each in rescore(source.last(1000), DEFAULT_TABLE)}
    expected = [sum(match.standings[who] for match in (early, late)) for who in range(4)]
    assert sums == {name: (points, points) for name, points in zip(NAMES, expected, strict=True)}
    outcomes = {(deal.outcome.tricks, deal.outcome.made, deal.points) for deal in source.last(1000)}
    assert outcomes == {(o.tricks, o.made, points(o, DEFAULT_TABLE)) for o in (d.played.state.outcome for d in scored)}
    memory.close()


def test_a_history_without_deals_or_that_cannot_be_read_has_none(tmp_path, caplog):
    def broken() -> Memory:
        raise OSError("no disk")

    memory = Memory(tmp_path / "config", tmp_path / "data")
    assert HistoryDeals(lambda: memory).last(10) == ()
    memory.close()
    assert HistoryDeals(broken).last(10) == ()
    assert "no disk" in caplog.text
