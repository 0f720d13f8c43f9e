"""The wizard: what is chosen is what is played, by mouse and by keys, and nothing is lost on the way."""

import pytest
from PIL import Image
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QMessageBox, QWidget

from laksewhist.ai.brain import Style
from laksewhist.engine.house_rules import ExchangeOrder, HouseRules
from laksewhist.gui.dialogs.new_game_dialog import NewGameDialog
from laksewhist.gui.new_match import COMPUTER_NAMES, match_setup, new_evening
from laksewhist.gui.panels.widgets import DEFAULT_LOOK
from laksewhist.gui.tournaments.wizard import LENGTH, PARTICIPANTS, SEATS, TournamentWizard
from laksewhist.match.length import OPEN_END, Length, LengthKind, suggested_deals
from laksewhist.store.last_set_up import last_set_up
from laksewhist.store.tournament import LONGEST_NAME, Participant, SeatingChoice, new_tournament

from .people import open_window
from .test_accessible_names import unnamed

LEFT = Qt.MouseButton.LeftButton
NAMES = ("Søren Ærø-Østergård", "אסתר בת-שבע", "👩‍👩‍👧 Familien", "W" * LONGEST_NAME)


def opened(qtbot, tmp_path, like=None):
    parent = QWidget()
    parent.resize(1280, 800)
    qtbot.addWidget(parent)
    wizard = TournamentWizard(like or new_evening(), tmp_path, DEFAULT_LOOK, parent)
    wizard.show()
    return wizard, parent


@pytest.fixture
def wizard(qtbot, tmp_path):
    made, parent = opened(qtbot, tmp_path)
    yield made
    parent.close()


def test_it_can_be_played_as_it_opens(wizard):
    made = []
    wizard.made.connect(made.append)
    QTest.mouseClick(wizard.play_button, LEFT)
    (tournament,) = made
    assert [each.level for each in tournament.participants] == [None, "begynder", "begynder", "begynder"]
    assert tournament.length.amount in suggested_deals(4)
    assert all(each.colour is not None for each in tournament.participants)


def test_everything_that_is_chosen_is_in_the_tournament(qtbot, wizard):
    QTest.mouseClick(wizard.people.counts[5], LEFT, pos=QPoint(12, wizard.people.counts[5].height() // 2))
    row = wizard.people.rows[4]
    row.name.clear()
    QTest.keyClicks(row.name, "Åse")
    row.kind.setCurrentIndex(row.kind.findData("mester"))
    row.style_box.setCurrentIndex(list(Style).index(Style.BOLD))
    wizard.rules.rows["exchange"].editor.setCurrentIndex(1)
    wizard.points.choice.setCurrentIndex(2)
    QTest.mouseClick(wizard.length.suggestions[1], LEFT)
    QTest.keyClicks(wizard.length.name, "Fredag")
    made = wizard.tournament
    assert len(made.participants) == 5
    (aase,) = (each for each in made.participants if each.name == "Åse")
    assert (aase.level, aase.style) == ("mester", Style.BOLD)
    assert made.rules.exchange is ExchangeOrder.TAKE_FIRST
    assert made.table == wizard.points.table
    assert made.table.name == wizard.points.choice.currentText()
    assert made.length == Length(LengthKind.DEALS, 10)
    assert made.name == "Fredag"


@pytest.mark.parametrize("names", [NAMES, tuple(reversed(NAMES))])
def test_every_name_goes_in_and_comes_out_as_it_is(wizard, names):
    for row, name in zip(wizard.people.rows, names, strict=False):
        row.name.setText("")
        QTest.keyClicks(row.name, name) if name.isascii() else row.name.insert(name)
    assert wizard.tournament.names == names


def test_nobody_is_nameless_or_there_twice(wizard):
    first, second = wizard.people.rows[:2]
    first.name.setText("")
    first.changed.emit()
    assert not wizard.play_button.isEnabled()
    assert "1" in wizard.fault.text()
    first.name.setText(f"  {second.name.text()} ")
    first.changed.emit()
    assert not wizard.play_button.isEnabled()
    assert second.name.text() in wizard.fault.text()
    first.name.setText("Ib")
    first.changed.emit()
    assert wizard.play_button.isEnabled()
    assert not wizard.fault.text()


def test_several_people_may_share_the_screen(wizard):
    row = wizard.people.rows[1]
    row.kind.setCurrentIndex(0)
    assert wizard.tournament.persons == (0, 1)
    assert not row.style_box.isVisible()


def test_fewer_and_then_more_participants_lose_nobody(wizard):
    for count in (6, 4, 6):
        wizard.people.counts[count].click()
    names = wizard.tournament.names
    assert len(set(names)) == 6
    assert set(names[1:]) == set(COMPUTER_NAMES[:5])


def test_each_level_says_how_it_thinks(wizard):
    from laksewhist.gui.levels import level_sentence

    for at, level in enumerate(("begynder", "øvet", "stærk", "mester")):
        box = wizard.people.rows[1].kind
        box.setCurrentIndex(box.findData(level))
        assert level_sentence(level) in wizard.people.thinking.text().replace("&#x27;", "'"), at
        assert box.itemData(box.currentIndex(), Qt.ItemDataRole.ToolTipRole) == level_sentence(level)


def test_seats_are_moved_by_keys_buttons_and_by_dragging(wizard):
    wizard.tabs.setCurrentIndex(SEATS)
    seats, before = wizard.seats, wizard.tournament.names
    seats.list.setCurrentRow(0)
    QTest.keyClick(seats.down_button, Qt.Key.Key_Space)
    assert wizard.tournament.names == (before[1], before[0], *before[2:])
    QTest.mouseClick(seats.up_button, LEFT)
    assert wizard.tournament.names == before
    start, end = (seats.picture.middle_of(place).toPoint() for place in (0, 2))
    QTest.mousePress(seats.picture, LEFT, pos=start)
    QTest.mouseMove(seats.picture, end)
    QTest.mouseRelease(seats.picture, LEFT, pos=end)
    assert wizard.tournament.names == (before[2], before[1], before[0], before[3])
    assert wizard.tournament.seating is SeatingChoice.BY_HAND


def test_a_lot_seats_everybody_once_and_can_be_drawn_again(wizard):
    wizard.tabs.setCurrentIndex(SEATS)
    before, seen = wizard.tournament.names, set()
    wizard.seats.by_lot.click()
    for _ in range(40):
        QTest.mouseClick(wizard.seats.draw_button, LEFT)
        seen.add(wizard.tournament.names)
        assert set(wizard.tournament.names) == set(before)
    assert wizard.tournament.seating is SeatingChoice.BY_LOT
    assert len(seen) > 5


def test_a_name_that_is_changed_keeps_its_seat(wizard):
    wizard.seats.list.setCurrentRow(0)
    wizard.seats.down_button.click()
    second = wizard.tournament.names[1]
    row = next(each for each in wizard.people.rows if each.name.text() == second)
    row.name.setText("Ib")
    row.changed.emit()
    assert wizard.tournament.names[1] == "Ib"


@pytest.mark.parametrize("count", [4, 5, 6])
def test_suggested_lengths_let_everybody_deal_equally_often(wizard, count):
    wizard.people.counts[count].click()
    wizard.tabs.setCurrentIndex(LENGTH)
    assert wizard.tournament.length.amount % count == 0
    for button in wizard.length.suggestions:
        QTest.mouseClick(button, LEFT)
        assert wizard.tournament.length == Length(LengthKind.DEALS, int(button.text()))
        assert int(button.text()) % count == 0
    wizard.length.deals.setValue(count + 1)
    assert wizard.length._uneven.text()


@pytest.mark.parametrize("length", [OPEN_END, Length(LengthKind.POINTS, 350), Length(LengthKind.DEALS, 13)])
def test_a_copy_begins_with_everything_of_the_other(qtbot, tmp_path, length):
    people = tuple(
        Participant(name, level, Style.BALANCED, "#34558B")
        for name, level in zip(NAMES, (None, None, "øvet", "mester"), strict=True)
    )
    rules = HouseRules(exchange=ExchangeOrder.TAKE_FIRST, sniksnak_seconds=45)
    like = new_tournament(people, rules=rules, length=length, name="Påske", seating=SeatingChoice.BY_HAND)
    wizard, parent = opened(qtbot, tmp_path, like)
    made = wizard.tournament
    kept = ("participants", "rules", "table", "length", "name", "seating")
    assert all(getattr(made, field) == getattr(like, field) for field in kept)
    assert made.id != like.id
    assert made.seed != like.seed
    parent.close()


def test_pages_are_turned_by_buttons_and_keys(wizard):
    assert not wizard.back_button.isEnabled()
    for _ in range(LENGTH):
        QTest.mouseClick(wizard.next_button, LEFT)
    assert wizard.tabs.currentIndex() == LENGTH
    assert not wizard.next_button.isEnabled()
    wizard.turn(-1)
    QTest.mouseClick(wizard.back_button, LEFT)
    assert wizard.tabs.currentIndex() == LENGTH - 2


def test_a_picture_of_ones_own_is_kept_small_and_a_broken_one_told(wizard, tmp_path, monkeypatch):
    Image.new("RGB", (900, 700), "#336699").save(tmp_path / "me.png")
    face = wizard.people.rows[0].face
    face.take_picture(tmp_path / "me.png")
    picture = wizard.tournament.participants[0].picture
    with Image.open(tmp_path / "pictures" / picture) as kept:
        assert kept.size == (192, 192)
    said = []
    monkeypatch.setattr(QMessageBox, "warning", lambda _parent, _title, words: said.append(words))
    (tmp_path / "broken.png").write_bytes(b"no picture")
    face.take_picture(tmp_path / "broken.png")
    assert "broken.png" in said[0]
    assert wizard.tournament.participants[0].picture == picture


def test_a_colour_is_chosen_from_the_menu(wizard):
    face = wizard.people.rows[0].face
    menu = face._menu()
    menu.actions()[5].trigger()
    assert wizard.tournament.participants[0].colour == "#34558B"
    menu.deleteLater()


# ---- over the game


@pytest.fixture
def window(qtbot, tmp_path):
    made = open_window(qtbot, tmp_path)
    made.start(setup=match_setup("Søren", 4, HouseRules(), "wizard"))
    yield made
    made.close()


def test_what_is_made_is_played_kept_and_filled_in_next_time(qtbot, window):
    window.commands.actions["new_tournament"].trigger()
    wizard = window.tournaments.wizard
    wizard.people.counts[6].click()
    wizard.length.name.setText("Seks")
    QTest.mouseClick(wizard.play_button, LEFT)
    assert window.tournaments.wizard is None
    assert len(window.model.match.participants) == 6
    (kept,) = window.desk.memory.tournaments()
    assert kept.name == "Seks"
    assert window.desk.at_table == kept.id
    assert last_set_up(window.preferences.folder).participants == kept.participants
    window.commands.actions["new_tournament"].trigger()
    assert window.tournaments.wizard.tournament.names == kept.names


def test_two_clicks_from_the_menu_to_a_game_of_a_level(qtbot, window):
    window.commands.actions["new_game"].trigger()
    dialog = window.findChild(NewGameDialog)
    dialog.level.setCurrentIndex(2)
    dialog.accept()
    assert window.desk.at_table is not None
    assert window.preferences.settings.level == "stærk"
    window.commands.actions["new_game"].trigger()
    again = next(each for each in window.findChildren(NewGameDialog) if each.isVisible())
    assert again.level.currentData() == "stærk"
    again.reject()


def test_more_takes_along_what_is_chosen(qtbot, window):
    window.commands.actions["new_game"].trigger()
    dialog = window.findChild(NewGameDialog)
    dialog.name.setText("Åse")
    dialog.count.setCurrentIndex(1)
    dialog.level.setCurrentIndex(3)
    dialog.options["exchange"].setCurrentIndex(1)
    QTest.mouseClick(dialog.more_button, LEFT)
    assert not dialog.isVisible()
    made = window.tournaments.wizard.tournament
    assert made.names[0] == "Åse"
    assert [each.level for each in made.participants] == [None, *["mester"] * 4]
    assert made.rules.exchange is ExchangeOrder.TAKE_FIRST
    assert window.tournaments.wizard.tabs.currentIndex() == PARTICIPANTS


def test_language_and_colours_change_while_it_is_open(qtbot, window):
    window.tournaments.make()
    window.preferences.change(language="en")
    qtbot.waitUntil(lambda: window.tournaments.wizard.windowTitle() == "New tournament")
    window.preferences.change(theme="dark")
    assert window.page.look.theme.panel in window.tournaments.wizard.styleSheet()


def test_a_tournament_is_made_by_keys_alone(qtbot, window):
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    wizard = window.tournaments.wizard
    qtbot.waitUntil(wizard.isActiveWindow, timeout=5000)
    QTest.keyClicks(wizard.focusWidget(), "Bo")
    QTest.keyClick(wizard.focusWidget(), Qt.Key.Key_Tab)
    assert wizard.people.rows[0].kind.hasFocus()
    QTest.keyClick(wizard, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert wizard.tabs.currentIndex() == SEATS
    QTest.keyClick(wizard, Qt.Key.Key_Return)
    assert window.tournaments.wizard is None
    assert window.model.match.participants[0] == "Bo"


def test_everything_in_wizard_and_list_has_a_name(window):
    window.tournaments.make()
    wizard = window.tournaments.wizard
    for at in range(wizard.tabs.count()):
        wizard.tabs.setCurrentIndex(at)
        assert not unnamed(wizard, only_seen=True)
    window.tournaments.open()
    assert not unnamed(window.tournaments.window)


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_no_words_are_cut_off_on_any_page(qtbot, window, size):
    window.resize(*size)
    window.tournaments.make()
    wizard = window.tournaments.wizard
    wizard.people.counts[6].click()
    for at in range(wizard.tabs.count()):
        wizard.tabs.setCurrentIndex(at)
        qtbot.wait(1)
        for part in [*wizard.findChildren(QLabel), *wizard.findChildren(QAbstractButton)]:
            if part.isVisible() and part.text():
                assert part.width() >= part.minimumSizeHint().width(), part.text()
                if part.hasHeightForWidth():
                    assert part.height() >= part.heightForWidth(part.width()) - 1, part.text()


@pytest.mark.parametrize("count", [5, 6])
def test_who_sits_out_is_shown_at_the_table(qtbot, window, count):
    window.tournaments.make()
    wizard = window.tournaments.wizard
    wizard.people.counts[count].click()
    wizard.play()
    seating, cells = window.model.shown.seating, window.page.strip.cells
    assert len(seating.sitting_out) == count - 4
    assert {at for at, cell in enumerate(cells) if cell.isVisible() and cell.remark} == set(seating.sitting_out)
