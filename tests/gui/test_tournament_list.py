"""The list of tournaments: what it shows, what can be done there, and the way back from each of it."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMessageBox

from laksewhist.compose import play_with_computers
from laksewhist.engine.house_rules import HouseRules
from laksewhist.gui.languages import set_language
from laksewhist.gui.new_match import match_setup
from laksewhist.gui.texts import signed
from laksewhist.gui.tournaments.list_model import TournamentListModel
from laksewhist.gui.tournaments.rows import rows_of
from laksewhist.gui.tournaments.words import leader_text, progress_text, row_text, sums_text
from laksewhist.match.dealing import DEFAULT_PATTERN
from laksewhist.match.length import OPEN_END, Length, LengthKind
from laksewhist.match.match import Match
from laksewhist.store.exchange import SUFFIX
from laksewhist.store.keeping import TournamentKeeper
from laksewhist.store.tournament import LONGEST_NAME, Kind, Participant, new_tournament

from .people import open_window

LEFT = Qt.MouseButton.LeftButton
NAMES = ("Søren Ærø-Østergård", "אסתר בת-שבע", "👩‍👩‍👧 Familien", "W" * LONGEST_NAME)
DEALS = Length(LengthKind.DEALS, 2)


def people(names=NAMES):
    return tuple(Participant(name, None if at == 0 else "begynder") for at, name in enumerate(names))


def kept(memory, deals=0, *, until_over=False, **chosen):
    """A tournament in the memory, of which so many deals have been played."""
    tournament = new_tournament(people(), **{"seed": "list", **chosen})
    memory.save(tournament)
    match = Match(
        tournament.names,
        tournament.rules,
        tournament.table,
        tournament.seed,
        lambda _dealer: DEFAULT_PATTERN,
        None,
        tournament.length,
    )
    keeper = TournamentKeeper(memory, tournament)
    while (len(match.deals) < deals) if not until_over else not match.is_over:
        plan = match.next_deal()
        played = play_with_computers(plan, ("begynder",) * 4, match.seed)
        keeper.begin(plan)
        keeper.extend(played.actions)
        keeper.finish(played)
        match.add(plan, played)
    return tournament


@pytest.fixture
def window(qtbot, tmp_path):
    made = open_window(qtbot, tmp_path, language="en")
    made.start(setup=match_setup("Søren", 4, HouseRules(), "list"))
    yield made
    made.close()


@pytest.fixture
def memory(window):
    return window.desk.memory


def listed(window):
    window.commands.actions["tournaments"].trigger()
    return window.tournaments.window


def shown(listing):
    return [listing.model.row_at(listing.model.index(at)).id for at in range(listing.model.rowCount())]


def choose(listing, tournament):
    listing.view.choose(tournament.id)
    assert listing.view.chosen.id == tournament.id


def press(listing, name):
    QTest.mouseClick(listing.buttons.buttons[name], LEFT)


def test_the_model_is_one_that_qt_can_trust(qtmodeltester, memory):
    model = TournamentListModel()
    for name in ("", "Fredag"):
        kept(memory, name=name)
    model.show_rows(rows_of(memory), None)
    qtmodeltester.check(model)


def test_nothing_yet_leads_to_the_wizard(window):
    listing = listed(window)
    assert listing.view.empty.isVisible()
    assert not listing.buttons.buttons["open"].isEnabled()
    QTest.mouseClick(listing.view.new_button, LEFT)
    assert window.tournaments.wizard.isVisible()


def test_each_tournament_stands_where_it_belongs(window, memory):
    running, ended = kept(memory, 1), kept(memory, until_over=True, length=DEALS)
    archived, thrown = kept(memory), kept(memory)
    memory.archive(archived.id, archived=True)
    memory.delete(thrown.id)
    listing = listed(window)
    for at, tournament in enumerate((running, ended, archived, thrown)):
        listing.tabs.setCurrentIndex(at)
        assert shown(listing) == [tournament.id]


@pytest.mark.parametrize("language", ["en", "da"])
def test_a_row_tells_how_it_stands(memory, language):
    set_language(language)
    tournament = kept(memory, 2, length=Length(LengthKind.DEALS, 12), name=NAMES[1])
    (row,) = rows_of(memory)
    standings = row.summary.standings
    assert str(row.summary.moved_on) in progress_text(row)
    assert "12" in progress_text(row)
    best = tournament.names[standings.index(max(standings))]
    assert best[:10] in leader_text(row)
    assert signed(max(standings)) in leader_text(row)
    sums = [signed(each) for each in sorted(standings, reverse=True)]
    told = sums_text(row)
    places = [told.index(f" {each}") for each in dict.fromkeys(sums)]
    assert places == sorted(places)
    for part in (progress_text(row), leader_text(row), sums_text(row), NAMES[1]):
        assert part in row_text(row)
    assert row_text(row).count("\u2068") == row_text(row).count("\u2069")


def test_a_tournament_is_gone_on_with_in_the_middle_of_a_deal(qtbot, window, memory):
    qtbot.waitUntil(lambda: window.model.is_person_asked, timeout=5000)
    assert window.model.act(window.model.shown.view.legal[0])
    qtbot.waitUntil(lambda: window.model.is_person_asked, timeout=5000)
    first, (plan, actions) = window.desk.at_table, window.model.deal_so_far()
    other = kept(memory, 1, seed="other")
    listing = listed(window)
    choose(listing, other)
    QTest.keyClick(listing.view.list, Qt.Key.Key_Return)
    assert window.tournaments.window is None
    assert window.desk.at_table == other.id
    assert len(window.model.match.deals) >= 1
    listing = listed(window)
    listing.view.choose(first)
    press(listing, "open")
    assert window.desk.at_table == first
    assert window.model.deal_so_far() == (plan, actions)


def test_one_that_has_ended_shows_its_sheet(window, memory):
    ended = kept(memory, until_over=True, length=DEALS)
    listing = listed(window)
    listing.tabs.setCurrentIndex(1)
    choose(listing, ended)
    press(listing, "open")
    sheet = window.scores.windows[ended.id]
    assert sheet.isVisible()
    assert sheet.model.rowCount() >= 2
    assert window.desk.at_table != ended.id


def test_renaming_in_place_and_back(qtbot, window, memory):
    tournament = kept(memory, name="Gammel")
    listing = listed(window)
    choose(listing, tournament)
    qtbot.waitUntil(listing.isActiveWindow, timeout=5000)
    QTest.keyClick(listing.view.list, Qt.Key.Key_F2)
    editor = listing.view.list.findChild(QLineEdit)
    editor.setText(f"  {NAMES[1]} ")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: memory.tournament(tournament.id).name == NAMES[1], timeout=5000)
    QTest.mouseClick(listing.undo_button, LEFT)
    assert memory.tournament(tournament.id).name == "Gammel"
    assert not listing.undo_button.isVisible()


def test_deleting_can_be_undone_by_key_and_much_later_from_the_bin(window, memory):
    tournament = kept(memory, 1, name=NAMES[3])
    listing = listed(window)
    choose(listing, tournament)
    QTest.keyClick(listing.view.list, Qt.Key.Key_Delete)
    assert shown(listing) == []
    assert memory.tournament(tournament.id).deleted is not None
    listing.deeds.undo()
    assert shown(listing) == [tournament.id]
    press(listing, "delete")
    listing.close()
    listing = listed(window)
    listing.tabs.setCurrentIndex(3)
    choose(listing, tournament)
    press(listing, "open")
    assert memory.tournament(tournament.id).deleted is None
    assert len(memory.history.sheet(tournament.id)) == 1


def test_the_archive_takes_and_gives_back(window, memory):
    tournament = kept(memory)
    listing = listed(window)
    choose(listing, tournament)
    press(listing, "archive")
    assert memory.tournament(tournament.id).archived
    listing.tabs.setCurrentIndex(2)
    choose(listing, tournament)
    press(listing, "archive")
    assert not memory.tournament(tournament.id).archived


def test_a_copy_with_changes_is_another_tournament(window, memory):
    tournament = kept(memory, 1, name="Fredag")
    listing = listed(window)
    choose(listing, tournament)
    press(listing, "copy")
    wizard = window.tournaments.wizard
    assert wizard.tournament.participants == tournament.participants
    wizard.length.name.setText("Lørdag")
    wizard.play()
    assert {each.name for each in memory.tournaments()} == {"Fredag", "Lørdag"}
    assert window.desk.at_table not in (None, tournament.id)


@pytest.mark.parametrize("name", NAMES)
def test_a_tournament_goes_out_into_a_file_and_comes_in_again(window, memory, tmp_path, monkeypatch, name):
    tournament = kept(memory, 1, name=name)
    asked = []

    def file_for(_parent, _title, proposed, *_kinds):
        asked.append(proposed)
        return str(tmp_path / proposed), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", file_for)
    listing = listed(window)
    choose(listing, tournament)
    press(listing, "export")
    path = tmp_path / asked[0]
    assert path.suffix == SUFFIX
    assert path.is_file()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    press(listing, "import")
    first, second = memory.tournaments()
    assert first.id != second.id
    assert replace(first, id=second.id) == second
    assert [deal.points for deal in memory.history.sheet(first.id)] == [
        deal.points for deal in memory.history.sheet(second.id)
    ]


def test_a_broken_file_is_told_and_changes_nothing(window, memory, tmp_path, monkeypatch):
    said = []
    monkeypatch.setattr(QMessageBox, "warning", lambda _parent, _title, words: said.append(words))
    path = tmp_path / f"broken{SUFFIX}"
    path.write_text('{"format": "laksewhist-evening"')
    listing = listed(window)
    listing.deeds.take_in_file(path)
    listing.deeds.take_in_file(Path(tmp_path / "missing"))
    assert "broken" in said[0]
    assert "missing" in said[1]
    assert not memory.tournaments()
    assert not listing.undo_button.isVisible()


def test_many_can_be_searched_by_name_person_and_day(qtbot, window, memory):
    made = [kept(memory, name=f"Aften {'abcdefg'[number] * 3}") for number in range(7)]
    listing = listed(window)
    assert not listing.search.isVisible()
    made.append(kept(memory, name="Påskefrokost"))
    listing.refresh()
    QTest.keyClicks(listing.search, "FROKOST")
    assert shown(listing) == [made[-1].id]
    QTest.keyClick(listing.search, Qt.Key.Key_Return)
    assert window.tournaments.wizard is None
    listing.search.setText("østergård aften ddd")
    assert shown(listing) == [made[3].id]
    listing.search.setText(f"{made[0].created.year}")
    assert len(shown(listing)) == 8
    listing.search.setText("nobody")
    assert listing.view.empty.isVisible()


def test_a_book_is_opened_by_whoever_keeps_it(window, memory):
    book = new_tournament(people(), kind=Kind.BOOK_KEPT, length=OPEN_END)
    memory.save(book)
    opened = []
    window.tournaments.openers[Kind.BOOK_KEPT] = opened.append
    listing = listed(window)
    choose(listing, book)
    press(listing, "open")
    assert opened == [book]


def test_whoever_chooses_another_tournament_is_not_asked_any_more(qtbot, window, memory, tmp_path):
    first = kept(memory, 1, seed="first", name="Fredag")
    kept(memory, 1, seed="second", name="Lørdag")
    window.close()
    again = open_window(qtbot, tmp_path, language="en")
    again.start()
    assert again.desk.offer is not None
    listing = listed(again)
    choose(listing, first)
    press(listing, "open")
    assert again.desk.offer is None
    assert again.page.isEnabled()
    assert again.desk.at_table == first.id
    again.close()


def test_the_one_at_the_table_is_left_as_it_lies(qtbot, window):
    qtbot.waitUntil(lambda: window.model.is_person_asked, timeout=5000)
    assert window.model.act(window.model.shown.view.legal[0])
    qtbot.waitUntil(lambda: window.model.is_person_asked, timeout=5000)
    match, shown = window.model.match, window.model.shown
    listing = listed(window)
    assert listing.view.chosen.id == window.desk.at_table
    press(listing, "open")
    assert window.tournaments.window is None
    assert window.model.match is match
    assert window.model.shown is shown
