"""Sounds through QtMultimedia, with and without it, and what the window says of it."""

import importlib
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from laksewhist.gui import main_window, sound_device
from laksewhist.gui.dialogs.preferences_dialog import PreferencesDialog
from laksewhist.gui.sound_device import Device, why_silent
from laksewhist.gui.sounds import Sound

from .people import open_window


class Effect:
    """Stands for a QSoundEffect."""

    def __init__(self, _parent) -> None:
        self.done: list[object] = []
        made.append(self)

    def setSource(self, url) -> None:
        self.done.append(url.toString())

    def setVolume(self, volume: float) -> None:
        self.done.append(volume)

    def play(self) -> None:
        self.done.append("play")


made: list[Effect] = []


@pytest.fixture
def with_module(monkeypatch):
    """Puts in the place of QtMultimedia what a test needs: a module, or an error."""
    made.clear()
    usual = importlib.import_module

    def install(given):
        def find(name, *rest):
            if name != sound_device.MODULE:
                return usual(name, *rest)
            if isinstance(given, ImportError):
                raise given
            return given

        monkeypatch.setattr(importlib, "import_module", find)

    return install


def fake(*outputs):
    return SimpleNamespace(
        QMediaDevices=SimpleNamespace(audioOutputs=lambda: list(outputs)),
        QSoundEffect=Effect,
    )


MISSING = ModuleNotFoundError("No module named 'PySide6.QtMultimedia'")
NO_LIBRARY = ImportError("libpulse.so.0: cannot open shared object file")


@pytest.mark.parametrize(
    ("given", "words"),
    [(MISSING, "pip install"), (NO_LIBRARY, "libpulse0"), (fake(), "no device"), (fake("loudspeaker"), "")],
    ids=["no module", "no library", "no device", "all is there"],
)
def test_one_sentence_says_why_nothing_is_heard(with_module, given, words):
    with_module(given)
    told = why_silent()
    assert words in told
    assert bool(told) == bool(words)


def test_a_package_without_sound_does_not_send_anybody_to_pip(with_module, monkeypatch):
    with_module(MISSING)
    monkeypatch.setattr(sound_device.sys, "frozen", True, raising=False)
    assert "this package comes without sound" in why_silent()


@pytest.mark.parametrize("given", [MISSING, NO_LIBRARY, fake()], ids=["no module", "no library", "no device"])
def test_without_a_device_there_is_silence_and_nothing_else(with_module, given, caplog):
    with_module(given)
    device = Device()
    for sound in Sound:
        device.play(sound, 1.0)
    assert made == []
    assert not [each for each in caplog.records if each.levelname not in ("DEBUG", "INFO")]


def test_each_sound_is_loaded_once_and_played_at_its_volume(with_module):
    with_module(fake("loudspeaker"))
    device = Device()
    device.play(Sound.CARD, 0.5)
    device.play(Sound.CARD, 0.25)
    device.play(Sound.PASS, 1.0)
    assert [effect.done for effect in made] == [
        ["qrc:/sounds/card.wav", 0.5, "play", 0.25, "play"],
        ["qrc:/sounds/pass.wav", 1.0, "play"],
    ]


def test_nothing_is_loaded_before_the_first_sound(monkeypatch):
    loaded = []
    monkeypatch.setattr(sound_device, "multimedia", lambda: loaded.append(1) or MISSING)
    device = Device()
    assert loaded == []
    device.play(Sound.CARD, 1.0)
    device.play(Sound.CARD, 1.0)
    assert loaded == [1], "and not again where there is none"


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(main_window, "is_installed", lambda: True)
    opened = open_window(qtbot, tmp_path, language="en")
    opened.start()
    yield opened
    opened.close()


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_the_loudspeaker_switches_all_sounds_by_mouse_and_by_keys(window, size):
    window.resize(*size)
    button, settings = window.page.strip.sound_button, lambda: window.preferences.settings
    assert button.isVisible()
    assert button.accessibleName() == "Sounds"
    assert button.geometry().right() < window.page.strip.menu_button.geometry().left() + 1
    assert button.geometry().left() > max(
        cell.geometry().right() for cell in window.page.strip.cells if cell.isVisible()
    )
    before = button.grab().toImage()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not settings().sounds
    assert button.toolTip() == "Sounds are off"
    assert button.grab().toImage() != before
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert settings().sounds
    window.preferences.change(sounds=False)
    assert not button.isChecked()


def test_without_the_extra_there_is_no_loudspeaker_and_the_preferences_say_why(
    qtbot, tmp_path, with_module, monkeypatch
):
    with_module(MISSING)
    monkeypatch.setattr(main_window, "is_installed", lambda: False)
    window = open_window(qtbot, tmp_path, language="en")
    window.start()
    assert not window.page.strip.sound_button.isVisible()
    dialog = PreferencesDialog(window.preferences, window.page, window)
    qtbot.addWidget(dialog)
    (row,) = (row for row in dialog.options.rows if row.setting == "sounds")
    assert row.help.text() == why_silent()
    window.close()
