"""The window comes back where it was, however it was closed; and it does what windows do."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from laksewhist.engine.house_rules import HouseRules
from laksewhist.gui import window_place
from laksewhist.gui.background import Immediately
from laksewhist.gui.main_window import MainWindow
from laksewhist.gui.new_match import match_setup
from laksewhist.gui.preferences import Preferences
from laksewhist.gui.table.pace import Pace
from laksewhist.store.settings import SettingsFile, WindowPlace

from .people import open_window

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot, tmp_path):
    made = open_window(qtbot, tmp_path, size=(900, 650))
    made.start(setup=match_setup("Søren", 4, HouseRules(), "place"))
    yield made
    made.close()


def kept(tmp_path):
    return SettingsFile(tmp_path / "config").load().settings.window


@pytest.mark.parametrize("state", [Qt.WindowState.WindowFullScreen, Qt.WindowState.WindowMaximized])
def test_closed_while_it_fills_the_screen_its_usual_place_is_kept(window, tmp_path, state):
    usual = window.geometry()
    window.setWindowState(window.windowState() | state)
    assert window.windowState() & state
    window.close()
    place = kept(tmp_path)
    assert (place.width, place.height) == (usual.width(), usual.height())


def test_a_maximised_window_is_so_again_after_full_screen(window):
    window.setWindowState(Qt.WindowState.WindowMaximized)
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()
    assert window.isMaximized()


def test_starting_and_closing_again_and_again_changes_nothing(qtbot, tmp_path):
    places = []
    for _ in range(3):
        window = open_window(qtbot, tmp_path, size=(800, 650)) if not places else again(qtbot, tmp_path)
        window.close()
        places.append(kept(tmp_path))
    assert places[0] == places[1] == places[2]


def again(qtbot, tmp_path):
    """The window as it comes up by itself."""
    preferences = Preferences(tmp_path / "config", language="da", theme="light")
    window = MainWindow(preferences, tmp_path / "data", runner=Immediately(), pace=Pace(0))
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    return window


@pytest.mark.parametrize(
    "place",
    [WindowPlace(-100_000, -100_000, 100_000, 100_000), WindowPlace(100_000, 0, 1, 1), WindowPlace(0, -700, 900, 650)],
)
def test_a_place_that_nobody_can_reach_is_not_taken(qtbot, place):
    window = QWidget()
    qtbot.addWidget(window)
    window_place.restore(window, place)
    screen = QGuiApplication.primaryScreen().availableGeometry()
    title = QRect(window.x(), window.y(), window.width(), 50)
    assert title.intersects(screen)
    assert window.width() >= window_place.SMALLEST.width()


def test_a_place_that_is_not_known_is_not_kept(qtbot):
    class Odd(QWidget):
        """As some window managers leave it: filling the screen, with no usual place."""

        def isFullScreen(self):
            return True

        def normalGeometry(self):
            return QRect()

    window = Odd()
    qtbot.addWidget(window)
    assert window_place.place_of(window) is None


def test_control_q_closes(window):
    QTest.keyClick(window, Qt.Key.Key_Q, CONTROL)
    assert not window.isVisible()


def test_minimised_and_back_the_table_is_as_it_was(window):
    before = window.page.scene.places()
    window.showMinimized()
    window.showNormal()
    assert window.page.scene.places() == before
