"""At a screen that several share, nobody learns from the curtain who holds an iron hand (R6)."""

from hashlib import sha256

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from laksewhist.compose import SIMPLEST_LEVEL
from laksewhist.engine.actions import CallIronHand, KeepHand, Pass
from laksewhist.engine.cards import is_iron
from laksewhist.engine.house_rules import HouseRules, IronHand
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.view import Phase
from laksewhist.gui.session import MatchSetup
from laksewhist.match.match import same_deal

from .panel_deals import setup
from .people import open_window

IRON = "ST S8 S5 S2 H9 H7 H6 CT C9 C4 C3 D8 X2"
PLAIN = "SA SK SQ SJ HA HK HQ HJ CA CK CQ CJ DA"
OTHER = "DK DQ DJ DT D9 D7 D6 D5 D4 D3 D2 HT H8"
NOBODY = {0: PLAIN, 1: OTHER}
PEOPLE = (None, None, SIMPLEST_LEVEL, SIMPLEST_LEVEL)
"""Søren and Karen sit at the screen, in the seats 0 and 1."""


class Keeper:
    """A computer that keeps every hand and passes every bid."""

    def decide(self, view, _rng):
        return next(each for each in view.legal if isinstance(each, KeepHand | Pass))


@pytest.fixture
def window(qtbot, tmp_path):
    made = open_window(qtbot, tmp_path)
    yield made
    made.close()


def begin(window, hands, *, forehand=0, rules=None, levels=PEOPLE):
    dealt = setup(hands, forehand=forehand, rules=rules or HouseRules())
    window.start(
        setup=MatchSetup(
            ("Søren", "Karen", "Bodil", "Mads"),
            levels,
            dealt.rules,
            DEFAULT_TABLE,
            "taken up",
            source=same_deal(dealt),
            make_brain=lambda _level: Keeper(),
        )
    )
    return dealt


def waited(qtbot, window):
    """Until somebody is called to the screen, asked there, or the deal is over."""
    model = window.model
    qtbot.waitUntil(
        lambda: window.curtains.curtain is not None or model.is_person_asked or model.deal_so_far() is None,
        timeout=5000,
    )
    return window.curtains.curtain


def under_the_curtain(window):
    """What the table looks like, to the last dot, and what the plates say."""
    image = window.page.grab().toImage()
    return sha256(image.constBits()).hexdigest(), window.page.scene.plates


def press(window):
    """Presses what has the keyboard, as everybody does."""
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)


def called(qtbot, window):
    """Who is called before the first bid, and what the others can see then. Each presses twice, and keeps the hand."""
    found = []
    while (curtain := waited(qtbot, window)) is not None:
        found.append((curtain.card.title.text(), under_the_curtain(window)))
        press(window)
        assert window.curtains.curtain is None
        if window.model.is_person_asked and window.model.shown.view.phase is Phase.AUCTION:
            break
        assert window.model.shown.takes_up
        press(window)
    return found


@pytest.mark.parametrize("forehand", [0, 1, 3])
@pytest.mark.parametrize("holder", [0, 1, 2, 3])
def test_the_same_are_called_whoever_holds_an_iron_hand(qtbot, window, holder, forehand):
    begin(window, NOBODY, forehand=forehand)
    usual = called(qtbot, window)
    first, second = ("Karen", "Søren") if forehand == 1 else ("Søren", "Karen")
    assert [name in title for name, (title, _seen) in zip((first, second, first), usual, strict=True)] == [True] * 3
    dealt = begin(window, {**NOBODY, holder: IRON}, forehand=forehand)
    assert is_iron(dealt.hands[holder])
    assert called(qtbot, window) == usual
    assert KeepHand(holder) in window.model.deal_so_far()[1]


def test_whoever_is_asked_nothing_sees_the_same_whether_another_is(qtbot, window):
    looks = []
    for hands in (NOBODY, {**NOBODY, 1: IRON}, {**NOBODY, 2: IRON}):
        begin(window, hands)
        waited(qtbot, window)
        press(window)
        view = window.model.shown.view
        looks.append((view, under_the_curtain(window)))
        assert not window.model.is_person_asked
    assert looks[0] == looks[1] == looks[2]


def test_who_holds_one_may_show_it_and_nobody_else_is_called(qtbot, window):
    begin(window, {0: IRON, 1: PLAIN})
    waited(qtbot, window)
    press(window)
    panel = window.page.panels[Phase.IRON_HAND]
    assert panel.isVisible()
    assert not panel.go_on_button.isVisible()
    QTest.mouseClick(panel.show_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.model.deal_so_far() is None, timeout=5000)
    assert window.model.match.deals[-1].played.actions == (CallIronHand(0),)
    assert window.curtains.curtain is None


def test_the_panel_of_all_others_has_one_button(qtbot, window):
    begin(window, NOBODY)
    waited(qtbot, window)
    press(window)
    panel = window.page.panels[Phase.IRON_HAND]
    assert panel.isVisible()
    assert panel.go_on_button.hasFocus()
    assert not panel.keep_button.isVisible()
    assert not panel.show_button.isVisible()
    assert not window.model.act(Pass(0))


def test_nobody_is_called_where_the_house_has_no_iron_hands(qtbot, window):
    begin(window, {0: IRON, 1: PLAIN}, forehand=1, rules=HouseRules(iron_hand=IronHand.OFF))
    assert len(called(qtbot, window)) == 1
    assert window.model.shown.view.turn == 1


def test_one_person_alone_is_not_called(qtbot, window):
    begin(window, NOBODY, levels=(None, *[SIMPLEST_LEVEL] * 3))
    qtbot.waitUntil(lambda: window.model.is_person_asked, timeout=5000)
    assert window.model.shown.view.phase is Phase.AUCTION
    assert not window.model.shown.takes_up


def test_all_are_called_anew_when_the_deal_goes_on_later(qtbot, window):
    begin(window, {0: IRON, 1: PLAIN})
    usual = called(qtbot, window)
    plan, done = window.model.deal_so_far()
    assert done == (KeepHand(0),)
    window.model._leave_deal()
    window.model._play_on(plan, done)
    assert [title for title, _seen in called(qtbot, window)] == [title for title, _seen in usual]


def test_a_computer_that_plays_for_one_leaves_the_others_their_cards(qtbot, window):
    begin(window, NOBODY, rules=HouseRules(iron_hand=IronHand.OFF))
    waited(qtbot, window)
    press(window)
    window.model.let_play(Keeper())
    assert "Karen" in waited(qtbot, window).card.title.text()
    press(window)
    assert window.model.is_person_asked
    assert window.model.act(Pass(1))
