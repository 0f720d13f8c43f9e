"""What a practice table has as the game's own: the dots of whoever thinks, the countdown, and the loudspeaker."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from laksewhist.gui.practice import practice
from laksewhist.gui.practice.lessons import WITH_PARTNER
from tests.gui.people import open_window


@pytest.fixture
def window(qtbot, tmp_path):
    made = open_window(qtbot, tmp_path, language="en")
    yield made
    made.close()


def begin(window):
    window.guidance.practice.begin(WITH_PARTNER, "Anna")
    return window.guidance.practice.table


def test_it_shows_who_thinks_and_how_much_time_is_left(window):
    table = begin(window)
    scene = table.page.scene
    table.model.thinking.emit(table.model.shown.seat_at(2))
    table.deciding.dots._next_dot()
    assert (scene.thinking.position, scene.thinking.dots) == (2, 3)
    table.model.clockStarted.emit(20)
    assert scene.clock.isVisible()
    assert "20 seconds" in table.page.hint.text()
    table.model.clockStarted.emit(0)
    assert not scene.clock.isVisible()


def test_the_loudspeaker_switches_the_sounds_of_both_tables(window, monkeypatch):
    monkeypatch.setattr(practice, "is_installed", lambda: True)
    button = begin(window).page.strip.sound_button
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.preferences.settings.sounds is False
    window.preferences.change(sounds=True)
    assert button.isChecked()


def test_one_command_switches_all_sounds_and_says_so(window):
    QTest.keyClick(window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert window.preferences.settings.sounds is False
    assert window.page.hint.text() == "Sounds are off."
    QTest.keyClick(window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert window.preferences.settings.sounds is True
    assert "Nothing is heard" in window.page.hint.text()  # there is no device where the tests run
