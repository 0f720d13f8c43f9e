"""Presses that were meant for what was there before, and keys that are held down."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit

from laksewhist.engine.actions import AcceptCard, Pass
from laksewhist.gui.held_keys import HeldKeys
from laksewhist.gui.panels.bid_panel import BidPanel
from laksewhist.gui.panels.buttons import Button
from laksewhist.gui.panels.offer_panel import OfferPanel
from laksewhist.gui.panels.settling import Settling
from laksewhist.gui.panels.summary_sheet import SummarySheet
from tests.gui.panel_deals import auction, bid, passes, played_to, shown, ten_gode


class Watch:
    """A clock that goes when it is told to."""

    def __init__(self):
        self.seconds = 10.0

    def __call__(self):
        return self.seconds


@pytest.fixture
def watch():
    return Watch()


def held(key):
    return QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "\r", autorep=True, count=1)


def test_it_is_over_when_the_time_has_gone(watch):
    settling = Settling(250, watch)
    assert settling.is_over
    settling.begin()
    watch.seconds += 0.249
    assert not settling.is_over
    watch.seconds += 0.002
    assert settling.is_over
    settling.begin()
    assert not settling.is_over


@pytest.mark.parametrize("press", ["mouse", "return", "space"])
def test_a_question_that_has_just_come_takes_no_answer(qtbot, watch, press):
    panel = BidPanel()
    qtbot.addWidget(panel)
    panel.settling = Settling(250, watch)
    now = shown(auction())
    panel.ask(now)
    panel.show()

    def answer():
        if press == "mouse":
            qtbot.mouseClick(panel.pass_button, Qt.MouseButton.LeftButton)
        else:
            qtbot.keyClick(panel.pass_button, Qt.Key.Key_Return if press == "return" else Qt.Key.Key_Space)

    with qtbot.assertNotEmitted(panel.chosen):
        answer()
    watch.seconds += 0.3
    with qtbot.waitSignal(panel.chosen) as told:
        answer()
    assert told.args == [Pass(now.view.seat)]


def test_the_next_turned_card_is_not_taken_by_the_click_that_refused_the_last(qtbot, watch):
    panel = OfferPanel()
    qtbot.addWidget(panel)
    panel.settling = Settling(250, watch)
    now = shown(auction(bid(0, "9 vip"), *passes(1, 2, 3)))
    for _ in range(2):
        panel.ask(now)
        panel.show()
        with qtbot.assertNotEmitted(panel.chosen):
            qtbot.mouseClick(panel.accept_button, Qt.MouseButton.LeftButton)
        watch.seconds += 1
    with qtbot.waitSignal(panel.chosen) as told:
        qtbot.mouseClick(panel.accept_button, Qt.MouseButton.LeftButton)
    assert told.args == [AcceptCard(now.view.seat)]


def test_return_after_the_last_card_does_not_deal_again(qtbot, watch):
    panel = SummarySheet()
    qtbot.addWidget(panel)
    panel.settling = Settling(400, watch)
    panel.show_deal(shown(played_to(ten_gode(), 13)))
    panel.show()
    with qtbot.assertNotEmitted(panel.nextDeal):
        qtbot.keyClick(panel.next_button, Qt.Key.Key_Return)
        qtbot.mouseClick(panel.next_button, Qt.MouseButton.LeftButton)
        watch.seconds += 0.39
        qtbot.keyClick(panel, Qt.Key.Key_Return)
    watch.seconds += 0.02
    with qtbot.assertNotEmitted(panel.nextDeal):
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            QApplication.sendEvent(panel, held(key))
            QApplication.sendEvent(panel.next_button, held(key))
    with qtbot.waitSignal(panel.nextDeal):
        qtbot.keyClick(panel.next_button, Qt.Key.Key_Return)


def test_a_key_held_down_presses_a_button_once(qtbot):
    button = Button()
    qtbot.addWidget(button)
    pressed = []
    button.clicked.connect(lambda: pressed.append(True))
    qtbot.keyClick(button, Qt.Key.Key_Return)
    for _ in range(5):
        QApplication.sendEvent(button, held(Qt.Key.Key_Return))
    assert len(pressed) == 1


class Line(QLineEdit):
    """Counts what reaches it."""

    def __init__(self):
        super().__init__()
        self.got = []

    def keyPressEvent(self, event):
        self.got.append(event.key())


def tell(window, kind, key, moment):
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier)
    event.setTimestamp(moment)
    QApplication.sendEvent(window, event)


def test_repeats_that_are_not_marked_reach_no_widget(qtbot):
    line = Line()
    qtbot.addWidget(line)
    line.show()
    line.setFocus()
    held = HeldKeys(line)
    held.watch(None)
    held.watch(line.windowHandle())
    press, release = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        line.got.clear()
        tell(line.windowHandle(), press, key, 1000)
        for moment in range(1660, 2660, 40):
            tell(line.windowHandle(), release, key, moment)
            tell(line.windowHandle(), press, key, moment)
        tell(line.windowHandle(), release, key, 2700)
        assert line.got == [key]
        tell(line.windowHandle(), press, key, 2790)  # as fast as fingers are
        assert line.got == [key, key]
        tell(line.windowHandle(), release, key, 2850)
        tell(line.windowHandle(), press, Qt.Key.Key_A, 2850)  # another key counts at any moment
        assert line.got == [key, key, Qt.Key.Key_A]
        tell(line.windowHandle(), release, Qt.Key.Key_A, 2851)
        tell(line.windowHandle(), press, key, 2852)  # a machine that types writes a blank between two letters
        assert line.got == [key, key, Qt.Key.Key_A, key]


def test_the_program_watches_the_window_that_has_the_keys(qapp, qtbot):
    line = Line()
    qtbot.addWidget(line)
    line.show()
    line.setFocus()
    qapp.focusWindowChanged.emit(line.windowHandle())
    for kind, moment in ((QEvent.Type.KeyRelease, 500), (QEvent.Type.KeyPress, 500), (QEvent.Type.KeyPress, 600)):
        tell(line.windowHandle(), kind, Qt.Key.Key_Return, moment)
    assert line.got == [Qt.Key.Key_Return]
