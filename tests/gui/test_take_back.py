"""What one did last can be taken back against computers, and is noted with the deal."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from laksewhist.ai.brain import brain_for
from laksewhist.compose import decide
from laksewhist.engine.view import Phase
from laksewhist.gui.main_window import MainWindow
from tests.gui.people import open_window
from tests.gui.test_game_model import setup_of


class Notes:
    """A keeper that remembers what was taken back."""

    def __init__(self) -> None:
        self.left: list[int] = []

    def take_back(self, actions) -> None:
        self.left.append(len(actions))

    def __getattr__(self, _name):
        return lambda *_args: None


@pytest.fixture
def window(qtbot: QtBot, tmp_path) -> MainWindow:
    window = open_window(qtbot, tmp_path, language="en")
    window.model.new_match(setup_of(3))
    window.model.keeper = Notes()
    return window


def go_on(window: MainWindow, wanted) -> None:
    model, brain = window.model, brain_for("begynder")
    while not wanted(model.shown.view):
        model.act(decide(brain, model.shown.view, "person"))


def test_the_same_question_is_asked_again_with_the_same_cards(window: MainWindow) -> None:
    model = window.model
    go_on(window, lambda view: view.phase is Phase.PLAY and len(view.tricks) == 2)
    before, actions = model.shown, model.deal_so_far()[1]
    model.act(before.view.legal[0])
    assert len(model.deal_so_far()[1]) > len(actions)
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert model.shown == before
    assert model.deal_so_far()[1] == actions
    assert model.is_person_asked
    assert model.keeper.left == [len(actions)]
    assert window.page.scene.shown == before or window.page._shown == before


def test_step_by_step_to_the_first_answer_and_no_further(window: MainWindow) -> None:
    model = window.model
    go_on(window, lambda view: view.phase is Phase.PLAY and len(view.tricks) == 1)
    mine = sum(action.seat == model.shown.view.seat for action in model.deal_so_far()[1])
    for _ in range(mine):
        assert model.take_back()
        assert model.is_person_asked
    assert not model.take_back()
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert "nothing in this deal" in window.page.hint.text()


def test_a_deal_goes_to_its_end_after_taking_back(window: MainWindow) -> None:
    model = window.model
    go_on(window, lambda view: view.phase is Phase.PLAY and len(view.tricks) == 5)
    model.take_back()
    go_on(window, lambda view: view.phase is Phase.FINISHED)
    assert len(model.match.deals) == 1
    assert not model.take_back()  # its points stand


def test_what_another_person_has_seen_cannot_be_taken_back(window: MainWindow) -> None:
    setup = setup_of(3)
    window.model.new_match(replace(setup, levels=(None, None, *setup.levels[2:])))
    assert not window.model.take_back()
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert "Only against computers" in window.page.hint.text()
