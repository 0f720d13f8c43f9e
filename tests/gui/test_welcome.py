"""The very first start: a table at once, two clicks to play at it, and the tour for whoever wants it."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget

from laksewhist.engine.house_rules import HouseRules
from laksewhist.gui import app
from laksewhist.gui.new_match import match_setup
from laksewhist.gui.panels.buttons import Button
from laksewhist.gui.panels.widgets import Label
from laksewhist.gui.preferences import Preferences
from laksewhist.store.settings import SettingsFile

from .people import open_window
from .test_panels_room import words

__all__ = ["words"]


@pytest.fixture(params=[(1280, 800), (800, 600)], ids=["usual", "small"])
def window(qtbot, tmp_path, request):
    made = open_window(qtbot, tmp_path, size=request.param, language=None)
    made.start(setup=match_setup("Du", 4, HouseRules(), "welcome"))
    made.guidance.start_welcome()
    yield made
    made.close()


def click(widget):
    assert widget.isVisible()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def kept(tmp_path):
    return SettingsFile(tmp_path / "config").load().settings


def test_only_without_a_file_of_settings_is_it_the_first_start(tmp_path):
    assert Preferences(tmp_path, language=None, theme=None).is_first_start
    Preferences(tmp_path, language=None, theme=None).change(speed="quick")
    assert not Preferences(tmp_path, language=None, theme=None).is_first_start


def test_a_table_is_dealt_behind_it_that_waits(window):
    assert window.page.isVisible()
    assert not window.page.isEnabled()
    assert len(window.page.scene.places()) == 55
    assert window.guidance.welcome.geometry() == window.page.geometry()


def test_two_clicks_lead_to_the_table(qtbot, window, tmp_path):
    card = window.guidance.welcome.card
    click(card.languages["en"])
    qtbot.waitUntil(lambda: card.title.text() == "Welcome to Laksewhist")
    click(card.start_button)
    assert window.guidance.welcome is None
    assert window.guidance.tour is None
    assert window.page.isEnabled()
    assert window.model.is_person_asked
    assert (kept(tmp_path).language, kept(tmp_path).tour_seen) == ("en", True)


def test_by_keys_the_name_is_taken_and_the_tour_begins(window, tmp_path):
    QTest.keyClicks(window.focusWidget(), "Søren")
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.model.match.participants[0] == "Søren"
    assert kept(tmp_path).player_name == "Søren"
    assert window.guidance.tour.isVisible()
    assert window.guidance.welcome is None


def test_escape_goes_to_the_table_without_a_tour(window):
    before = window.model.match
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.guidance.welcome is None
    assert window.guidance.tour is None
    assert window.model.match is before, "without a name nothing is dealt anew"


def test_the_keyboard_goes_round_the_card(window):
    card = window.guidance.welcome.card
    seen = []
    for _ in range(4):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        seen.append(window.focusWidget())
    assert seen == [card.languages["da"], card.start_button, card.tour_button, card.name]


@pytest.mark.parametrize("command", ["tour", "practice_sol"])
def test_what_the_menu_begins_ends_it(window, command):
    window.commands.actions[command].trigger()
    assert window.guidance.welcome is None


def test_closing_the_window_meanwhile_is_no_trouble(window):
    window.close()
    assert window.guidance.welcome is None


def test_it_follows_the_window(window):
    window.resize(1000, 700)
    welcome = window.guidance.welcome
    assert welcome.geometry() == window.page.geometry()
    assert welcome.rect().contains(welcome.card.geometry())


@pytest.mark.parametrize("percent", [100, 130])
def test_nothing_is_cut_off(window, words, percent):
    window.preferences.change(text_size=percent)
    card = window.guidance.welcome.card
    card.retranslate()
    window.guidance.welcome._place()
    assert window.guidance.welcome.rect().contains(card.geometry())
    for child in card.findChildren(QWidget):
        if isinstance(child, Label | Button | QLineEdit):
            assert card.rect().contains(QRect(child.mapTo(card, QPoint(0, 0)), child.size()))
        if isinstance(child, Label):
            assert child.height() >= child.fontMetrics().height() - 1
        if isinstance(child, Label | Button) and words != "longer":
            assert not child.is_elided(), child.text()


@pytest.mark.parametrize("is_known", [True, False])
def test_who_can_go_on_with_a_game_is_not_welcomed_though_the_settings_are_gone(qtbot, tmp_path, monkeypatch, is_known):
    monkeypatch.setattr(app, "install_hook", lambda _tell: None)
    monkeypatch.setattr(app, "start_log", lambda _folder: None)
    if is_known:
        before = open_window(qtbot, tmp_path)
        before.start(setup=match_setup("Du", 4, HouseRules(), "welcome"))
        qtbot.waitUntil(lambda: before.model.is_person_asked, timeout=5000)
        assert before.model.act(before.model.shown.view.legal[0])
        before.close()
        (tmp_path / "config" / "settings.json").unlink()
    folders = ["--config-dir", str(tmp_path / "config"), "--data-dir", str(tmp_path / "data")]
    made = app.open_game(app.parse_arguments(folders))
    qtbot.addWidget(made)
    assert (made.desk.offer is not None) == is_known
    assert (made.guidance.welcome is None) == is_known
    made.close()
