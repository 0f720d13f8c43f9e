"""What lasts, at the window: going on where it stopped, a disk that refuses, and the end of a tournament."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from laksewhist.compose import SIMPLEST_LEVEL
from laksewhist.engine.house_rules import HouseRules
from laksewhist.gui.dialogs.new_game_dialog import NewGameDialog
from laksewhist.gui.new_match import match_setup, named
from laksewhist.match.length import Length, LengthKind
from laksewhist.store.history.rows import Assist
from laksewhist.store.tournament import LONGEST_NAME, Participant, new_tournament

from .people import Mouse, open_window, play_a_deal


@pytest.fixture
def window(qtbot, tmp_path):
    made = open_window(qtbot, tmp_path)
    made.start(setup=match_setup("Søren", 4, HouseRules(), "memory"))
    yield made
    made.close()


def asked(qtbot, window):
    qtbot.waitUntil(lambda: window.model.is_person_asked, timeout=5000)


def act_once(qtbot, window):
    """The person does the first that is allowed."""
    asked(qtbot, window)
    assert window.model.act(window.model.shown.view.legal[0])


def told(window):
    return [each.text() for each in window.findChildren(QMessageBox, "memory") if each.isVisible()]


def opened_again(qtbot, window, tmp_path):
    window.close()
    return open_window(qtbot, tmp_path)


def test_who_only_looks_at_the_cards_leaves_nothing_behind(qtbot, window, tmp_path):
    asked(qtbot, window)
    again = opened_again(qtbot, window, tmp_path)
    again.start()
    assert again.desk.offer is None
    again.close()


def test_a_game_that_was_left_is_offered_as_it_lay(qtbot, window, tmp_path):
    play_a_deal(qtbot, window, Mouse(window, drags=False))
    window.model.next_deal()
    act_once(qtbot, window)
    asked(qtbot, window)
    plan, actions = window.model.deal_so_far()
    view, standings = window.model.shown.view, window.model.match.standings
    again = opened_again(qtbot, window, tmp_path)
    again.start()
    offer = again.desk.offer
    assert offer.isVisible()
    assert not again.page.isEnabled()
    QTest.mouseClick(offer.card.go_on_button, Qt.MouseButton.LeftButton)
    assert again.desk.offer is None
    assert again.page.isEnabled()
    assert again.model.deal_so_far() == (plan, actions)
    assert again.model.shown.view == view
    assert again.model.match.standings == standings
    act_once(qtbot, again)
    again.close()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Space])
def test_the_offer_is_answered_by_keys(qtbot, window, tmp_path, key):
    act_once(qtbot, window)
    again = opened_again(qtbot, window, tmp_path)
    again.start()
    assert again.desk.offer.card.go_on_button.hasFocus()
    QTest.keyClick(again.focusWidget(), key)
    assert again.desk.offer is None
    again.close()


def test_a_new_game_instead_leaves_the_other_to_be_gone_on_with(qtbot, window, tmp_path):
    act_once(qtbot, window)
    again = opened_again(qtbot, window, tmp_path)
    again.start()
    QTest.keyClick(again.focusWidget(), Qt.Key.Key_Tab)
    QTest.keyClick(again.focusWidget(), Qt.Key.Key_Space)
    (dialog,) = (each for each in again.findChildren(NewGameDialog) if each.isVisible())
    dialog.accept()
    act_once(qtbot, again)
    first, second = (each.id for each in again.desk.memory.tournaments())
    summaries = again.desk.memory.summaries()
    assert all(summaries[each].is_unfinished or summaries[each].deals for each in (first, second))
    again.close()


def test_a_full_disk_stops_nobody_and_all_is_written_when_there_is_room(qtbot, window):
    act_once(qtbot, window)
    database = window.desk.memory.history.database
    database.run(f"PRAGMA max_page_count = {database.number('page_count')}")
    play_a_deal(qtbot, window, Mouse(window, drags=False))
    window.model.next_deal()
    for number in range(20):
        if told(window):
            break
        play_a_deal(qtbot, window, Mouse(window, drags=False), number=number + 2)
        window.model.next_deal()
    assert any("disk is full" in each or "Disken er fuld" in each for each in told(window))
    database.run("PRAGMA max_page_count = 1073741823")
    act_once(qtbot, window)
    match, memory = window.model.match, window.desk.memory
    (kept,) = memory.tournaments()
    assert [deal.points for deal in memory.history.sheet(kept.id)] == [deal.points for deal in match.deals]
    assert memory.history.unfinished(kept.id).actions == window.model.deal_so_far()[1]
    assert len(told(window)) == 2


def test_a_tournament_ends_at_its_length_and_is_not_offered_any_more(qtbot, tmp_path):
    window = open_window(qtbot, tmp_path)
    people = (Participant("Søren"), *(Participant(name, SIMPLEST_LEVEL) for name in ("Karen", "Bodil", "Mads")))
    tournament = new_tournament(people, length=Length(LengthKind.DEALS, 1), seed="short")
    window.desk.memory.save(tournament)
    assert window.desk.play(tournament)
    while window.model.match.moved_on < 1:
        play_a_deal(qtbot, window, Mouse(window, drags=False))
        window.model.next_deal()
    assert window.model.deal_so_far() is None
    (words,) = told(window)
    best = max(window.model.match.standings)
    assert str(abs(best)) in words
    again = opened_again(qtbot, window, tmp_path)
    again.start()
    assert again.desk.offer is None
    again.close()


def test_what_is_damaged_is_told_and_the_game_stays(qtbot, window, monkeypatch):
    act_once(qtbot, window)
    memory = window.desk.memory
    (kept,) = memory.tournaments()
    memory.history.database.run("UPDATE action SET doing = doing || ' ' WHERE place = 0")
    shown = window.model.shown
    assert not window.desk.play(kept)
    assert window.model.shown is shown
    assert len(told(window)) == 1


def test_a_computer_that_plays_for_the_person_is_counted(qtbot, window):
    act_once(qtbot, window)
    window.played_for.switch()
    qtbot.waitUntil(lambda: bool(window.model.match.deals), timeout=10_000)
    memory = window.desk.memory
    (kept,) = memory.tournaments()
    assert memory.history.sheet(kept.id)[0].assists.played_for == 1
    assert Assist.PLAYED_FOR.value == "played_for"


@pytest.mark.parametrize(
    ("typed", "name"),
    [("  Søren \n Ærø ", "Søren Ærø"), ("x" * 80, "x" * LONGEST_NAME), ("👩‍👩‍👧 אסתר", "👩‍👩‍👧 אסתר")],
)
def test_what_is_typed_becomes_a_name_that_can_be(typed, name):
    assert named(typed) == name
