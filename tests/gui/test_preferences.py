from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from laksewhist.gui import window_place
from laksewhist.gui.preferences import Preferences
from laksewhist.store.settings import SettingsFile, WindowPlace


def prefer(folder: Path, **given) -> Preferences:
    return Preferences(folder, language=given.get("language"), theme=given.get("theme"))


def test_a_change_is_told_and_kept_at_once(tmp_path, qtbot):
    preferences = prefer(tmp_path)
    with qtbot.waitSignal(preferences.changed) as told:
        preferences.change(theme="dark")
    assert told.args == ["theme"]
    assert preferences.theme.name == "dark"
    assert prefer(tmp_path).theme.name == "dark"


def test_the_command_line_holds_for_one_run(tmp_path):
    preferences = prefer(tmp_path, language="en", theme="contrast")
    assert (preferences.language, preferences.theme.name) == ("en", "contrast")
    preferences.change(speed="quick")
    assert SettingsFile(tmp_path).load().settings.theme is None
    assert prefer(tmp_path).theme.name == "light"


def test_a_choice_in_the_menu_goes_before_the_command_line(tmp_path):
    preferences = prefer(tmp_path, language="en")
    preferences.change(language="da")
    assert preferences.language == "da"


def test_a_folder_that_cannot_be_written_does_not_stop_a_change(tmp_path, caplog):
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    preferences = prefer(tmp_path / "file")
    preferences.change(theme="dark")
    assert preferences.theme.name == "dark"
    assert "could not be kept" in caplog.text


def test_a_broken_file_is_put_aside_and_reported(tmp_path):
    (tmp_path / "settings.json").write_bytes(b"{")
    preferences = prefer(tmp_path)
    assert preferences.problem is not None
    assert preferences.problem.aside is not None
    assert preferences.problem.aside.read_bytes() == b"{"


@pytest.fixture
def window(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def test_a_window_comes_back_where_it_was(window):
    window_place.restore(window, WindowPlace(10, 20, 800, 650))
    assert window.geometry() == QRect(10, 20, 800, 650)
    assert window_place.place_of(window) == WindowPlace(10, 20, 800, 650)


@pytest.mark.parametrize("place", [WindowPlace(-5000, 0, 900, 650), WindowPlace(0, 9000, 900, 650), None])
def test_a_window_that_was_on_a_screen_that_is_gone_comes_back_to_this_one(window, place):
    window_place.restore(window, place)
    screen = QGuiApplication.primaryScreen().availableGeometry()
    assert window.geometry().intersects(screen)
    assert window.width() >= 800
    assert window.height() >= 600


def test_a_tiny_or_huge_window_comes_back_in_a_size_that_can_be_used(window):
    window_place.restore(window, WindowPlace(0, 0, 1, 1))
    assert window.size() == window_place.SMALLEST
    window_place.restore(window, WindowPlace(0, 0, 100_000, 100_000))
    screen = QGuiApplication.primaryScreen().size().expandedTo(window_place.SMALLEST)
    assert window.width() <= screen.width()
    assert window.height() <= screen.height()
