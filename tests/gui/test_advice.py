"""Hints at the table and reasons after a deal, on the real window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from laksewhist.ai.brain import brain_for
from laksewhist.ai.decision import Decision, IsCancelled, Option, Why
from laksewhist.compose import decide
from laksewhist.engine.actions import MakeBid, Pass
from laksewhist.engine.bids import TrickBid, TrickKind
from laksewhist.engine.view import Phase
from laksewhist.gui.advice import adviser as adviser_module
from laksewhist.gui.advice.adviser import Adviser
from laksewhist.gui.advice.after import decisions_of
from laksewhist.gui.advice.body import AdviceBody, shown_options
from laksewhist.gui.advice.desk import AdviceDesk
from laksewhist.gui.advice.why_dialog import WhyDialog
from laksewhist.gui.background import Immediately
from laksewhist.gui.main_window import MainWindow
from tests.gui.people import open_window
from tests.gui.test_game_model import setup_of


class Notes:
    """A keeper that remembers the help that was had."""

    def __init__(self) -> None:
        self.kinds: list[str] = []

    def assist(self, kind) -> None:
        self.kinds.append(kind.value)

    def __getattr__(self, _name):
        return lambda *_args: None


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints by the level that takes no time."""
    monkeypatch.setattr(adviser_module, "HINT_LEVEL", "øvet")


@pytest.fixture
def window(qtbot: QtBot, tmp_path, quick) -> MainWindow:
    window = open_window(qtbot, tmp_path, language="en")
    window.model.new_match(setup_of(3))
    return window


def asked_in(window: MainWindow, phase: Phase) -> None:
    """The person plays on until it is asked in this phase."""
    model, brain = window.model, brain_for("begynder")
    for _ in range(200):
        if model.is_person_asked and model.shown.view.phase is phase:
            return
        if model.is_person_asked:
            model.act(decide(brain, model.shown.view, "person"))
        else:
            model.next_deal()
    raise AssertionError("never asked")


@pytest.mark.parametrize("phase", [Phase.AUCTION, Phase.PLAY])
def test_a_hint_names_a_legal_choice_and_is_noted(window: MainWindow, phase: Phase) -> None:
    adviser = Adviser(window.model, window.page, window, Immediately())
    asked_in(window, phase)
    notes = window.model.keeper = Notes()
    assert adviser.button.isVisible()
    QTest.mouseClick(adviser.button, Qt.MouseButton.LeftButton)
    assert adviser.card.isVisible()
    assert adviser.card.body.decision.action in window.model.shown.view.legal
    assert notes.kinds == ["hints"]
    assert window.page.rect().contains(adviser.card.geometry())


def test_a_hint_goes_when_the_game_goes_on(window: MainWindow) -> None:
    adviser = Adviser(window.model, window.page, window, Immediately())
    asked_in(window, Phase.AUCTION)
    adviser.ask()
    window.model.act(Pass(window.model.shown.view.seat))
    assert not adviser.card.isVisible()


def test_nobody_is_helped_while_others_decide(window: MainWindow) -> None:
    desk = AdviceDesk(window.model, window.page, window, Immediately())
    window.model.give_up()
    desk.hint()
    assert not desk.adviser.card.isVisible()
    assert "when it is your turn" in window.page.hint.text()


def test_a_hint_is_what_its_level_would_do_with_this_view(window: MainWindow) -> None:
    adviser = Adviser(window.model, window.page, window, Immediately())
    asked_in(window, Phase.PLAY)
    shown = window.model.shown
    adviser.ask()
    brain = brain_for("øvet", shown.company.table)
    again = decide(brain, shown.view, "hint", shown.company.deal_number, len(shown.view.actions))
    assert adviser.card.body.decision.action == again


def test_the_chosen_option_is_shown_wherever_it_stands() -> None:
    options = tuple(Option(MakeBid(0, TrickBid(level, TrickKind.ALMINDELIGE)), 14.0 - level) for level in range(8, 14))
    decision = Decision(options[5].action, Why.LESS_RISK, options)
    assert [option.action for option in shown_options(decision)] == [options[i].action for i in (0, 1, 2, 5)]


def test_a_decision_is_told_to_assistive_technology(qtbot: QtBot) -> None:
    body = AdviceBody()
    qtbot.addWidget(body)
    option = Option(MakeBid(0, TrickBid(9, TrickKind.GODE)), 9.8, 0.64)
    body.show_decision(Decision(option.action, Why.MOST_POINTS, (option, Option(Pass(0), 1.2)), 200))
    assert body.accessibleName() == "9 gode"
    assert "9 gode: 64 %, +9.8 points." in body.accessibleDescription()
    assert "200" in body.worlds.text()


def test_each_column_of_numbers_has_its_own_head(qtbot: QtBot) -> None:
    body = AdviceBody()
    qtbot.addWidget(body)
    action = MakeBid(0, TrickBid(9, TrickKind.GODE))
    for option, heads in ((Option(action, 9.8, 0.64), ("made", "points")), (Option(action, 9.8), ("points",))):
        body.show_decision(Decision(action, Why.MOST_POINTS, (option,)))
        assert body.heads.texts == heads
    body.say("Thinking…")
    assert body.heads.isHidden()


def played_deal(window: MainWindow):
    model, brain = window.model, brain_for("begynder")
    while not model.match.deals:
        model.act(decide(brain, model.shown.view, "person"))
    return model.match.deals[-1]


def test_every_computer_repeats_what_it_decided(window: MainWindow) -> None:
    deal = played_deal(window)
    decisions = decisions_of(window.model.session, deal, window.model.answers)
    assert {each.brain is None for each in decisions} == {True, False}
    for each in decisions:
        assert each.action in each.view.legal
        if each.brain is not None:
            assert each.explain(lambda: False).action == each.action


def test_a_person_cannot_be_asked(window: MainWindow) -> None:
    deal = played_deal(window)
    person = next(each for each in decisions_of(window.model.session, deal, window.model.answers) if each.brain is None)
    with pytest.raises(ValueError, match="nobody knows why"):
        person.explain(lambda: False)


def test_after_a_deal_the_computers_tell_why(window: MainWindow) -> None:
    desk = AdviceDesk(window.model, window.page, window, Immediately())
    desk.why()
    assert "When the deal is over" in window.page.hint.text()
    played_deal(window)
    desk.why()
    (dialog,) = window.findChildren(WhyDialog)
    assert dialog.list.count() > 20
    rows = [row for row, each in enumerate(dialog._decisions) if each.brain is not None]
    assert dialog.list.currentRow() == rows[0]
    assert dialog.body.decision.action == dialog._decisions[rows[0]].action
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    assert dialog.list.currentRow() > 0
    soft = {dialog.list.item(row).foreground().color().name() for row in range(dialog.list.count()) if row not in rows}
    assert soft == {QColor(window.page.look.theme.soft).name()}
    assert soft.isdisjoint({dialog.list.item(row).foreground().color().name() for row in rows})
    dialog.reject()


def test_whoever_closes_the_dialog_waits_for_nobody(qtbot: QtBot, window: MainWindow) -> None:
    deal = played_deal(window)
    ended: list[bool] = []

    class Slow:
        def decide(self, view, rng):
            raise AssertionError

        def consider(self, view, rng, cancelled: IsCancelled = lambda: False):
            while not cancelled():
                pass
            ended.append(True)
            raise ValueError("given up")

    decisions = [
        each for each in decisions_of(window.model.session, deal, window.model.answers) if each.brain is not None
    ]
    object.__setattr__(decisions[0], "brain", Slow())
    dialog = WhyDialog(decisions, ("A", "B", "C", "D"), window.page.look, window)
    dialog.open()
    dialog.reject()
    assert ended == [True]
