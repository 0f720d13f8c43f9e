"""A deal under a hail of keys and clicks, while cards move and while they lie: nothing is lost or played twice."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from laksewhist.engine.actions import ExchangeCards, PlayCard
from laksewhist.engine.bids import parse_bid
from laksewhist.engine.cards import HAND_SIZE, KITTY_SIZE
from laksewhist.engine.game import legal_actions
from laksewhist.engine.view import Phase
from laksewhist.gui.table.director import Director
from tests.gui.table_deals import Table, choose, fresh_places, new_deal

KEYS = (
    Qt.Key.Key_Space,
    Qt.Key.Key_Return,
    Qt.Key.Key_Right,
    Qt.Key.Key_Left,
    Qt.Key.Key_Escape,
    Qt.Key.Key_S,
    Qt.Key.Key_Home,
)
PLAIN = Qt.KeyboardModifier.NoModifier


class MashedGame:
    """A deal whose person is a random hail of input; the others answer at random."""

    def __init__(self, seed, pace):
        self.rng = random.Random(seed)
        self.deal = new_deal(("mashed", seed))
        self.table = Table(pace=pace)
        self.scene = self.table.scene
        self.director = Director(self.scene, self.scene.pace)
        self.director.finished.connect(self.go_on)
        self.scene.finishRequested.connect(self.director.finish)
        self.scene.cardPlayed.connect(self.on_played)
        self.scene.selectionChanged.connect(self.on_marked)
        self.acted = 0

    def go_on(self):
        if self.deal.over:
            return
        shown = self.deal.shown
        if shown.is_my_turn and shown.view.phase in (Phase.EXCHANGE, Phase.PLAY):
            self.table.show(shown)
        else:
            self.do(choose(self.deal.state, self.rng, parse_bid("9 sans")))

    def do(self, action):
        self.scene.set_enabled(False)
        self.director.play(self.deal.do(action))

    def on_played(self, card):
        action = PlayCard(0, card)
        assert action in legal_actions(self.deal.state)
        self.acted += 1
        self.do(action)

    def on_marked(self, cards):
        if len(cards) == KITTY_SIZE and self.deal.shown.view.phase is Phase.EXCHANGE:
            self.do(ExchangeCards(0, cards))

    def one_input(self):
        viewport = self.table.view.viewport()
        if self.rng.random() < 0.6:
            QTest.keyClick(self.table.view, self.rng.choice(KEYS))
            return
        x, y = self.rng.uniform(200, 700), self.rng.uniform(300, 780)
        at = self.table.pixel(x, y)
        button = self.rng.choice((Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton))
        QTest.mousePress(viewport, button, PLAIN, at)
        if self.rng.random() < 0.5:
            at = self.table.pixel(x, self.rng.uniform(100, 780))
            QTest.mouseMove(viewport, at)
        QTest.mouseRelease(viewport, button, PLAIN, at)


@pytest.mark.parametrize("pace", [0, 0.05, 1])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_deal_is_played_to_its_end(qtbot, seed, pace):
    game = MashedGame(seed, pace)
    qtbot.addWidget(game.table.view)
    with qtbot.waitActive(game.table.view):
        game.table.view.show()
        game.table.view.activateWindow()
    game.table.view.setFocus()
    game.director.deal(game.deal.shown)
    for number in range(6000):
        if game.deal.over and not game.director.busy:
            break
        game.one_input()
        if number % 40 == 0:
            game.table.resize(*game.rng.choice(((1280, 800), (800, 600), (1000, 700))))
            qtbot.wait(1)
    assert game.deal.over
    game.table.resize(1280, 800)
    assert game.scene.places() == fresh_places(game.deal.shown)
    assert game.acted == HAND_SIZE
