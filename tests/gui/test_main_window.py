"""The window's commands, and what people do to a window in the middle of things."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QMessageBox

from laksewhist.engine.house_rules import ExchangeOrder, HouseRules
from laksewhist.engine.view import Phase
from laksewhist.gui.background import Background
from laksewhist.gui.dialogs.new_game_dialog import NewGameDialog
from laksewhist.gui.dialogs.sheet_dialog import SheetDialog
from laksewhist.gui.main_window import MainWindow
from laksewhist.gui.new_match import match_setup
from laksewhist.gui.preferences import Preferences
from laksewhist.gui.table.pace import Pace
from laksewhist.store.settings import SettingsFile

from .people import Mouse, open_window, play_a_deal


@pytest.fixture
def window(qtbot, tmp_path):
    made = open_window(qtbot, tmp_path)
    made.start(setup=match_setup("Søren", 4, HouseRules(), "window"))
    yield made
    made.close()


def trigger(window, name):
    window.commands.actions[name].trigger()


def choose(window, name, words):
    group = window.commands._groups[name]
    next(each for each in group.actions() if each.text() == words).trigger()


def open_dialog(window, kind):
    dialog = next(each for each in window.findChildren(kind) if each.isVisible())
    assert dialog.isModal()
    return dialog


def test_title_and_icon(qtbot, window):
    assert window.windowTitle() == "Laksewhist"
    qtbot.waitUntil(lambda: not window.windowIcon().isNull())


def test_the_menu_opens_under_its_button(window):
    QTest.mouseClick(window.page.strip.menu_button, Qt.MouseButton.LeftButton)
    assert window.commands.menu.isVisible()
    window.commands.menu.close()


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("new_game", NewGameDialog),
        ("point_table", SheetDialog),
        ("about", QMessageBox),
    ],
)
def test_each_dialog_opens_over_the_game_and_closes_with_escape(window, name, kind):
    trigger(window, name)
    dialog = open_dialog(window, kind)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert window.model.is_person_asked


def test_a_new_game_from_the_dialog_is_remembered(window, tmp_path):
    trigger(window, "new_game")
    dialog = open_dialog(window, NewGameDialog)
    dialog.count.setCurrentIndex(2)
    dialog.options["exchange"].setCurrentIndex(1)
    dialog.name.setText("Åse")
    dialog.accept()
    match = window.model.match
    assert match.participants[0] == "Åse"
    assert len(match.participants) == 6
    assert match.rules.exchange is ExchangeOrder.TAKE_FIRST
    kept = SettingsFile(tmp_path / "config").load().settings
    assert (kept.player_name, kept.participants, kept.house_rules) == ("Åse", 6, match.rules)


def test_a_dialog_that_is_cancelled_changes_nothing(window):
    before = window.model.match
    trigger(window, "new_game")
    dialog = open_dialog(window, NewGameDialog)
    dialog.reject()
    assert window.model.match is before


def test_language_changes_at_once_and_is_kept(qtbot, window, tmp_path):
    quit_action, panel = window.commands.actions["quit"], window.page.panels[Phase.AUCTION]
    qtbot.waitUntil(lambda: quit_action.text() == "&Afslut")
    choose(window, "language", "English")
    qtbot.waitUntil(lambda: quit_action.text() == "&Quit" and panel.title.text() == "Your bid")
    choose(window, "language", "Dansk")
    qtbot.waitUntil(lambda: quit_action.text() == "&Afslut" and panel.title.text() == "Din melding")
    assert SettingsFile(tmp_path / "config").load().settings.language == "da"


def test_colours_change_in_the_middle_of_a_deal(qtbot, window, tmp_path):
    for name in ("dark", "contrast", "light"):
        window.commands.chosen.emit("theme", name)
        assert window.page.look.theme.name == name
        qtbot.wait(1)
    assert SettingsFile(tmp_path / "config").load().settings.theme == "light"
    play_a_deal(qtbot, window, Mouse(window, drags=False))


def test_speed_and_dealing_are_kept(window, tmp_path):
    window.commands.chosen.emit("speed", "quick")
    assert window.pace.factor == 0.5
    pattern = window.commands._groups["dealing_pattern"].actions()[3].data()
    window.commands.chosen.emit("dealing_pattern", pattern)
    assert window.model.pattern == pattern
    kept = SettingsFile(tmp_path / "config").load().settings
    assert (kept.speed, kept.dealing_pattern) == ("quick", pattern)


def test_the_size_of_the_window_is_kept_and_does_not_grow(qtbot, tmp_path):
    sizes = []
    for _ in range(3):
        preferences = Preferences(tmp_path / "config", language="da", theme="light")
        window = MainWindow(preferences, tmp_path / "data", runner=Background(), pace=Pace(0))
        qtbot.addWidget(window)
        if not sizes:
            window.resize(800, 700)
        window.show()
        sizes.append(window.size())
        window.close()
    assert len({(size.width(), size.height()) for size in sizes}) == 1


def test_full_screen_and_back(window):
    trigger(window, "full_screen")
    assert window.isFullScreen()
    trigger(window, "full_screen")
    assert not window.isFullScreen()


def test_next_deal_does_nothing_in_the_middle_of_one(window):
    before = window.model.deal_so_far()
    trigger(window, "next_deal")
    assert window.model.deal_so_far() == before


def test_an_illegal_card_says_why_near_the_hand(qtbot, window):
    def asked_to_follow(view):
        return view.trick is not None and view.trick.cards and len(view.legal) < len(view.hand)

    class Tries(Mouse):
        tried = False

        def play(self, card):
            view = self.window.model.shown.view
            if asked_to_follow(view) and not self.tried:
                illegal = next(c for c in view.hand if c not in {a.card for a in view.legal})
                self.mark(illegal)
                assert self.page.hint.isVisible()
                assert self.page.hint.text()
                assert not self.page.hint.geometry().isEmpty()
                assert self.window.model.shown.view == view
                Tries.tried = True
            super().play(card)

    person = Tries(window, drags=False)
    for _ in range(4):
        play_a_deal(qtbot, window, person)
        if Tries.tried:
            break
        window.model.next_deal()
    assert Tries.tried


@pytest.mark.parametrize("wait", [0, 15, 60, 150, 400, 900, 1500])
@pytest.mark.parametrize("command", ["new match", "close", "resize", "language", "dialog"])
def test_anything_at_any_moment_of_the_dealing_and_the_first_bids(qtbot, tmp_path, wait, command):
    """With a real worker thread, and cards that move: the deal goes on, or is gone without a trace."""
    preferences = Preferences(tmp_path / "config", language="da", theme="light")
    window = MainWindow(preferences, tmp_path / "data", runner=Background(), pace=Pace(0.4))
    qtbot.addWidget(window)
    window.show()
    window.start(setup=match_setup("Søren", 4, HouseRules(), f"any {wait}"))
    qtbot.wait(wait)
    match command:
        case "new match":
            window.start(setup=match_setup("Søren", 4, HouseRules(), "another"))
        case "close":
            window.close()
            qtbot.wait(30)
            assert not window.isVisible()
            return
        case "resize":
            for size in ((800, 600), (1000, 700), (900, 900)):
                window.resize(*size)
                qtbot.wait(5)
        case "language":
            window.commands.chosen.emit("language", "en")
        case "dialog":
            trigger(window, "point_table")
            open_dialog(window, QDialog).reject()
    qtbot.waitUntil(lambda: window.model.is_person_asked or window.page.summary.isVisible(), timeout=15000)
    window.close()


def test_a_record_named_at_the_start_is_shown(qtbot, tmp_path):

    window = open_window(qtbot, tmp_path)
    record = Path(__file__).parent.parent / "records" / "default-rules.laksewhist"
    window.start(record, match_setup("Søren", 4, HouseRules(), "record"))
    (sheet,) = window.scores.windows.values()
    assert sheet.isVisible()
    assert sheet.model.rowCount() == 80
    window.close()


def test_a_broken_settings_file_is_told_at_the_start(qtbot, tmp_path, monkeypatch):
    told = []
    monkeypatch.setattr(QMessageBox, "warning", lambda _parent, _title, text: told.append(text))
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_bytes(b"not json")
    window = open_window(qtbot, tmp_path)
    window.start(setup=match_setup("Søren", 4, HouseRules(), "broken"))
    assert len(told) == 1
    assert "settings" in told[0]
    assert window.model.is_person_asked
    window.close()
