"""The whole window under a hail of sizes, clicks and keys, and an evening by the keyboard alone."""

import random

import pytest
from PySide6.QtCore import QElapsedTimer, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from laksewhist.ai.brain import brain_for
from laksewhist.engine.cards import HAND_SIZE
from laksewhist.engine.view import Phase
from laksewhist.gui.new_match import match_setup
from tests.gui.people import Keys, Mouse, open_window, play_a_deal
from tests.gui.pointer import LEFT, send
from tests.gui.stress import answer, assert_as_fresh, by_hand
from tests.gui.test_whole_deals import RULES, bids

RESIZE_MS = 40
KEYS_A_SECOND = 200
MASHED = (
    *(Qt.Key(code) for code in range(Qt.Key.Key_A, Qt.Key.Key_Z + 1)),
    *(Qt.Key(code) for code in range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)),
    *[Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Left, Qt.Key.Key_Right] * 6,
    *[Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_F2] * 2,
)
BRAIN = brain_for("begynder")


def begin(window, seed, participants=4):
    window.start(setup=match_setup("Søren", participants, RULES, seed))


def passed_frames(window, most):
    """Lets frames pass and the person answer until the deal is over; yields after each, at most so many times."""
    clock = window.page.director._clock
    for _ in range(most):
        if not clock.frame(RESIZE_MS):
            if window.model.match.deals:
                return
            answer(window, BRAIN)
        yield


def sizes_through(qtbot, folder, frames):
    window = open_window(qtbot, folder, factor=1.0)
    rng = random.Random(40)
    begin(window, "resized")
    count = 0
    for _ in passed_frames(window, frames):
        window.resize(rng.randint(800, 2000), rng.randint(600, 1300))
        QApplication.processEvents()
        count += 1
    window.page.director.finish()
    window.resize(1280, 800)
    QApplication.processEvents()
    assert count >= min(frames, 300)
    assert_as_fresh(window.page.scene)
    window.close()


def test_a_window_that_is_pulled_while_cards_move(qtbot, tmp_path, monkeypatch):
    by_hand(monkeypatch)
    sizes_through(qtbot, tmp_path, 40)


@pytest.mark.stress
def test_a_window_that_is_pulled_through_a_whole_deal(qtbot, tmp_path, monkeypatch):
    by_hand(monkeypatch)
    sizes_through(qtbot, tmp_path, 100_000)


@pytest.mark.parametrize(
    ("count", "factor"),
    [
        (2, 0.0),
        (3, 1.0),
        pytest.param(4, 0.0, marks=pytest.mark.stress),
        pytest.param(2, 1.0, marks=pytest.mark.stress),
        pytest.param(3, 0.0, marks=pytest.mark.stress),
        (4, 1.0),
    ],
)
def test_clicks_within_a_moment_play_one_card(qtbot, tmp_path, monkeypatch, count, factor):
    """Each card of a deal in turn: it is played once, and whatever slides under the pointer is not."""
    by_hand(monkeypatch)
    window = open_window(qtbot, tmp_path, factor=factor)
    mouse, clock, time = Mouse(window, drags=False), window.page.director._clock, 10_000
    begin(window, "clicked")
    clicked = 0
    while not window.model.match.deals:
        if clock.frame(RESIZE_MS):
            continue
        view = window.model.shown.view
        if view.phase is not Phase.PLAY:
            answer(window, BRAIN)
            continue
        before = len(view.hand)
        at = mouse.grip(view.legal[-1].card)
        time += 5000
        for i in range(count):
            kind = QEvent.Type.MouseButtonPress if i % 2 == 0 else QEvent.Type.MouseButtonDblClick
            send(window.page, kind, at, LEFT, LEFT, time + 15 * i)
            send(window.page, QEvent.Type.MouseButtonRelease, at, LEFT, Qt.MouseButton.NoButton, time + 15 * i + 7)
        clicked += 1
        assert len(window.model.shown.view.hand) == before - 1
    assert clicked == HAND_SIZE
    window.close()


def mash_keys(qtbot, folder, seconds):
    window = open_window(qtbot, folder, factor=0.2)
    rng = random.Random(200)
    begin(window, "keys")
    clock = QElapsedTimer()
    clock.start()
    sent = 0
    while clock.elapsed() < 1000 * seconds:
        while sent < clock.elapsed() * KEYS_A_SECOND / 1000:
            QTest.keyClick(QApplication.focusWidget() or window, rng.choice(MASHED))
            sent += 1
        qtbot.wait(5)
    assert sent > 50 * seconds
    for dialog in window.findChildren(QDialog):
        dialog.reject()
    window.pace.factor = 0
    window.page.director.finish()
    if window.page.scene.shown is not None:
        window.page.scene.sync(window.page.scene.shown)
        window.page.view.clearFocus()
        window.page.scene.let_go()
        window.page.scene.sync(window.page.scene.shown)
    so_far = window.model.deal_so_far()
    assert so_far is None or len(so_far[0].setup.kitty) + sum(len(hand) for hand in so_far[0].setup.hands) == 55
    window.close()


def test_a_hail_of_keys(qtbot, tmp_path):
    mash_keys(qtbot, tmp_path, 2)


@pytest.mark.stress
def test_half_a_minute_of_keys(qtbot, tmp_path):
    mash_keys(qtbot, tmp_path, 30)


def disturb_dealing(qtbot, folder, every):
    """A dialog over the table, and a new game, at these frames of the dealing; at the end a window closed at one."""
    window = open_window(qtbot, folder, factor=1.0)
    clock = window.page.director._clock
    frames = 0
    begin(window, "disturbed")
    while clock.frame():
        frames += 1
    for frame in range(0, frames, every):
        for command in ("preferences", "new_game"):
            begin(window, f"disturbed {frame}")
            for _ in range(frame):
                clock.frame()
            window._on_command(command)
            dialog = next(each for each in window.findChildren(QDialog) if each.isVisible())
            dialog.accept() if command == "new_game" else dialog.reject()
            dialog.deleteLater()
            while clock.frame():
                pass
            window.page.view.clearFocus()
            assert_as_fresh(window.page.scene)
    begin(window, "closed")
    for _ in range(frames // 2):
        clock.frame()
    window.close()
    assert not clock.frame()
    assert window.model.deal_so_far() is None


def test_dialogs_new_games_and_closing_while_cards_are_dealt(qtbot, tmp_path, monkeypatch):
    by_hand(monkeypatch)
    disturb_dealing(qtbot, tmp_path, 30)


@pytest.mark.stress
def test_dialogs_and_new_games_at_each_frame_of_the_dealing(qtbot, tmp_path, monkeypatch):
    by_hand(monkeypatch)
    disturb_dealing(qtbot, tmp_path, 1)


def evening_by_keys(qtbot, folder, deals):
    window = open_window(qtbot, folder)
    keys, words = Keys(window), ("13 alm", "sniksnak", "13 vip", "13 halve", "13 sans", "9 gode", "ren sol", "10 alm")
    begin(window, "a whole evening")
    for number in range(deals):
        play_a_deal(qtbot, window, keys, bids(words[number % len(words)]))
        keys.press(window.page.summary.next_button)
    assert len(window.model.match.deals) == deals
    assert sum(window.model.match.standings) == 0
    window.close()


def test_the_beginning_of_an_evening_by_keys(qtbot, tmp_path):
    evening_by_keys(qtbot, tmp_path, 3)


@pytest.mark.stress
def test_an_evening_of_24_deals_by_keys(qtbot, tmp_path):
    evening_by_keys(qtbot, tmp_path, 24)
