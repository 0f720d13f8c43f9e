"""The preferences by mouse and keys: every setting can be changed there, holds at once, is kept, and comes back."""

from dataclasses import fields
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QLabel, QPushButton

from laksewhist.engine.house_rules import HouseRules
from laksewhist.gui.dialogs import preferences_editors
from laksewhist.gui.dialogs.preferences_dialog import PreferencesDialog
from laksewhist.gui.dialogs.preferences_editors import NumberEditor, PictureEditor, SliderEditor
from laksewhist.gui.dialogs.preferences_kinds import Choice, Line, Number, Page, Picture, Slider, Switch
from laksewhist.gui.dialogs.preferences_options import OPTIONS
from laksewhist.gui.new_match import match_setup
from laksewhist.gui.sounds import Sound
from laksewhist.store.settings import Settings, SettingsFile

from .people import open_window
from .test_panels_room import words

__all__ = ["words"]
ELSEWHERE = {"participants", "level", "house_rules", "window", "tour_seen", "unknown", "shortcuts"}
"""Set in other places than a row of the table."""


@pytest.fixture(params=[(1280, 800), (800, 600)], ids=["usual", "small"])
def window(qtbot, tmp_path, request):
    made = open_window(qtbot, tmp_path, size=request.param, language="en")
    made.start(setup=match_setup("Søren", 4, HouseRules(), "preferences"))
    yield made
    made.close()


@pytest.fixture
def dialog(window):
    QTest.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    return next(each for each in window.findChildren(PreferencesDialog) if each.isVisible())


def kept(tmp_path: Path) -> Settings:
    return SettingsFile(tmp_path / "config").load().settings


def editor(dialog, name):
    return next(row.editor for row in dialog.options.rows if row.setting == name)


def visible(dialog) -> list[str]:
    return [row.setting for row in dialog.options.rows if row.isVisibleTo(dialog)]


def choose(box: QComboBox, at: int) -> None:
    """Goes to an entry of the list with the keys, as people do."""
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(at):
        QTest.keyClick(box, Qt.Key.Key_Down)


def test_every_setting_has_a_row_or_another_place():
    named = [option.name for option in OPTIONS]
    assert len(named) == len(set(named))
    assert {*named} == {each.name for each in fields(Settings)} - ELSEWHERE


def test_every_row_can_show_the_default_and_holds_nothing_impossible():
    usual = Settings()
    for option in OPTIONS:
        value = getattr(usual, option.name)
        match option.kind:
            case Choice(values=values):
                assert value in [each for each, _words in values], option.name
            case Number(least=least, most=most) | Slider(least=least, most=most):
                assert least <= value <= most, option.name
            case Switch():
                assert isinstance(value, bool), option.name
            case Line(longest=longest):
                assert len(value) <= longest, option.name
            case Picture():
                assert value is None, option.name


def test_a_change_holds_and_is_kept_at_once(window, dialog, tmp_path):
    choose(editor(dialog, "theme").box, 2)
    assert window.page.look.theme.name == "dark"
    assert kept(tmp_path).theme == "dark"
    choose(editor(dialog, "text_size").box, 3)
    assert window.page.look.text_size == 130
    name = editor(dialog, "player_name").line
    QTest.keyClicks(name, "Åse")
    assert kept(tmp_path).player_name == "Åse"
    assert dialog.isVisible()


def test_another_language_words_the_dialog_anew(qtbot, dialog):
    choose(editor(dialog, "language").box, 1)
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Indstillinger")
    assert dialog.page_list.item(0).text() == "Generelt"
    assert editor(dialog, "theme").box.itemText(2) == "mørke"
    assert editor(dialog, "theme").box.accessibleName() == "Farver"


def test_the_preview_shows_what_the_game_shows(window, dialog):
    assert len(dialog.preview.table.places()) > 40
    before = dialog.preview.grab().toImage()
    window.preferences.change(theme="dark")
    after = dialog.preview.grab().toImage()
    assert after != before
    assert after.pixelColor(after.width() // 2, after.height() // 2 + 30).name() == window.page.look.theme.field.lower()


def test_a_search_goes_over_all_pages_as_one_types(dialog):
    dialog.search.setFocus()
    QTest.keyClicks(dialog.search, "quick")
    assert "speed" in visible(dialog), "a value is found too, on another page"
    assert not {"language", "theme"} & set(visible(dialog))
    dialog.search.clear()
    QTest.keyClicks(dialog.search, "zzz")
    assert visible(dialog) == []
    assert "zzz" in dialog.options.nothing.text()
    assert dialog.options.nothing.isVisible()
    dialog.search.clear()
    assert visible(dialog)[0] == "player_name"


def test_return_in_the_search_closes_nothing(dialog):
    dialog.search.setFocus()
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.isVisible()


def test_a_page_goes_back_to_its_defaults_and_forth_again(window, dialog, tmp_path):
    window.preferences.change(theme="contrast", text_size=115, speed="calm")
    assert dialog.defaults_button.isEnabled()
    QTest.mouseClick(dialog.defaults_button, Qt.MouseButton.LeftButton)
    assert (kept(tmp_path).theme, kept(tmp_path).text_size) == (None, 100)
    assert kept(tmp_path).speed == "calm", "another page"
    assert not dialog.defaults_button.isEnabled()
    QTest.mouseClick(dialog.undo_button, Qt.MouseButton.LeftButton)
    assert (kept(tmp_path).theme, kept(tmp_path).text_size) == ("contrast", 115)
    assert not dialog.undo_button.isEnabled()


def test_what_was_undone_on_one_page_does_not_follow_to_another(window, dialog):
    window.preferences.change(text_size=115)
    QTest.mouseClick(dialog.defaults_button, Qt.MouseButton.LeftButton)
    dialog.page_list.setCurrentRow(1)
    assert not dialog.undo_button.isEnabled()


def test_escape_and_close_end_it_and_the_game_goes_on(window, dialog):
    close = dialog.buttons.button(QDialogButtonBox.StandardButton.Close)
    QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()
    window.preferences.change(theme="dark")  # nobody listens any more
    assert window.model.is_person_asked


def test_it_stays_within_the_window_and_every_word_has_room(qtbot, window, dialog, words):
    window.preferences.change(text_size=130)
    dialog.retranslate()
    assert dialog.width() <= window.width()
    assert dialog.height() <= window.height()
    for page in range(dialog.page_list.count()):
        dialog.page_list.setCurrentRow(page)
        qtbot.wait(1)  # lays out
        for label in dialog.options.widget().findChildren(QLabel):
            if label.isVisible() and label.text():
                needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
                assert label.height() >= needed - 1, label.text()
                inner = dialog.options.widget()
                assert inner.rect().contains(QRect(label.mapTo(inner, QPoint(0, 0)), label.size())), label.text()
        assert dialog.options.widget().width() <= dialog.options.viewport().width(), "nothing is cut off at the right"
    for button in dialog.findChildren(QPushButton):
        if button.isVisible():
            assert button.width() >= button.fontMetrics().horizontalAdvance(button.text()), button.text()


def test_the_wheel_over_a_field_scrolls_and_changes_nothing(window, dialog):
    box = editor(dialog, "text_size").box
    before = window.preferences.settings
    QTest.wheelEvent(
        box.windowHandle() or dialog.windowHandle(), box.mapTo(dialog, box.rect().center()), QPoint(0, -120)
    )
    assert window.preferences.settings == before


def test_numbers_and_sliders_tell_what_the_person_sets_only(qtbot):
    number, slider = NumberEditor(Number(2, 9, unit="s")), SliderEditor(Slider())
    told = []
    for each in (number, slider):
        qtbot.addWidget(each)
        each.retranslate()
        each.chosen.connect(told.append)
    number.show_value(5)
    slider.show_value(50)
    assert told == []
    QTest.keyClick(number.box, Qt.Key.Key_Up)
    QTest.keyClick(slider.slider, Qt.Key.Key_Right)
    assert told == [6, 60]
    assert number.box.text() == "6 s"
    assert slider.number.text() == "60"


def test_a_picture_is_taken_or_refused_with_a_sentence(qtbot):
    made = PictureEditor(Picture(lambda path: "broken" if path.suffix == ".txt" else ""))
    qtbot.addWidget(made)
    told = []
    made.chosen.connect(told.append)
    made.show_value(None)
    assert not made.none_button.isEnabled()
    made.offer(Path("a.txt"))
    assert (told, made.told.text()) == ([], "broken")
    made.offer(Path("a.png"))
    made.show_value("a.png")
    QTest.mouseClick(made.none_button, Qt.MouseButton.LeftButton)
    assert told == ["a.png", None]


def test_pages_without_rows_are_not_there(dialog):
    assert set(dialog.options.pages) <= set(Page)
    assert dialog.page_list.count() == len(dialog.options.pages)
    assert all(dialog.options.rows_of(page) for page in dialog.options.pages)


def test_the_preview_shows_less_motion(qtbot, window, dialog):
    window.preferences.change(reduced_motion=True)
    assert dialog.preview._director.busy
    moves = dialog.preview._director._moves
    assert moves
    assert all(move.start == move.end for move in moves)
    qtbot.waitUntil(lambda: not dialog.preview._director.busy)


def test_the_preview_plays_a_card_at_the_speed_that_is_chosen(qtbot, window, dialog):
    table = dialog.preview.table
    before = table.places()
    window.preferences.change(speed="calm")
    assert table.moving
    qtbot.waitUntil(lambda: not table.moving, timeout=3000)
    assert table.places() == before
    window.preferences.change(speed="quick")
    dialog.reject()  # in the middle of it
    qtbot.wait(50)


def test_the_preview_sorts_its_hand_as_it_is_set(window, dialog):
    def hand():
        return dialog.preview.table._arrangement.hand

    orders = {hand()}
    for sort in ("rank", "colours", "trumps"):
        window.preferences.change(hand_sort=sort)
        orders.add(hand())
    assert len(orders) == 4


def test_each_sound_can_be_tried_also_where_it_is_off(window, monkeypatch):
    heard = []
    monkeypatch.setattr(preferences_editors, "why_silent", lambda: "")
    monkeypatch.setattr(window.sounds._player, "play", lambda sound, volume: heard.append((sound, volume)))
    window.preferences.change(sounds=False, sound_volume=50)
    QTest.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    dialog = next(each for each in window.findChildren(PreferencesDialog) if each.isVisible())
    dialog.turn_to(Page.SOUND)
    for sound in Sound:
        QTest.mouseClick(editor(dialog, f"sound_{sound.value}").listen, Qt.MouseButton.LeftButton)
    assert heard == [(sound, 0.5) for sound in Sound]


def test_a_sound_that_cannot_be_heard_cannot_be_tried_and_says_why(dialog):
    listen = editor(dialog, "sound_card").listen
    assert not listen.isEnabled()
    assert "Nothing is heard" in listen.toolTip()
