"""A computer that takes too long: the deal goes on by the rules, no late answer counts, and "why?" says so."""

import time
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QWidget

from laksewhist.ai.brain import brain_for
from laksewhist.ai.decision import Decision, Why
from laksewhist.compose import decide, stand_in
from laksewhist.engine.view import Phase
from laksewhist.gui.advice.after import decisions_of
from laksewhist.gui.advice.why_dialog import WhyDialog
from laksewhist.gui.answers import Answered, Answers, Source
from laksewhist.gui.background import Background, Immediately
from laksewhist.gui.game_model import GameModel
from laksewhist.gui.languages import set_language
from laksewhist.gui.look import Look
from laksewhist.gui.practice.lessons import SOL
from laksewhist.gui.preferences import Preferences
from laksewhist.gui.table.theme import LIGHT
from tests.gui.people import open_window
from tests.gui.test_game_model import Screen, setup_of

PONDERS = "ponders"


class Ponders:
    """Never has a card by itself; told to give up, it still answers, and always with the last card it may play."""

    def __init__(self):
        self.has_time = False
        self.late = []

    def decide(self, view, rng):
        return self.consider(view, rng).action

    def consider(self, view, rng, cancelled=lambda: False):
        if view.phase is not Phase.PLAY or len(view.legal) == 1:
            return brain_for("begynder").consider(view, rng)
        while not self.has_time and not cancelled():
            time.sleep(0.001)
        self.late.append((view, view.legal[-1]))
        return Decision(view.legal[-1], Why.MOST_POINTS)


class Played:
    """A deal of computers alone, in which seat 2 had no time for its cards."""

    def __init__(self, qtbot):
        self.brain = Ponders()
        self.model = GameModel(Background())
        self.model.thinking.connect(self.limit)
        self.screen = Screen(self.model)
        setup = replace(
            setup_of("slow", me=False),
            levels=("begynder", "begynder", PONDERS, "begynder"),
            make_brain=lambda level: self.brain if level == PONDERS else brain_for(level),
        )
        with qtbot.waitSignal(self.model.dealFinished, timeout=60000):
            self.model.new_match(setup)
        self.model.close()  # what the worker still had to say has been said
        self.brain.has_time = True
        decisions = decisions_of(self.model.session, self.model.match.deals[0], self.model.answers)
        self.slow = [each for each in decisions if each.seat == 2 and each.view.phase is Phase.PLAY]
        self.others = [each for each in decisions if each not in self.slow]

    def limit(self, seat):
        """For its cards alone: on a busy computer anybody else could take as long."""
        self.model.computers.limit_ms = 20 if seat == 2 and self.model.shown.view.phase is Phase.PLAY else 0


@pytest.fixture
def played(qtbot):
    return Played(qtbot)


def test_the_deal_goes_on_and_no_late_answer_is_applied(played):
    assert played.screen.finished
    late = dict(played.brain.late)
    assert len(played.slow) > 5
    for each in played.slow:
        assert each.action == stand_in(each.view)
    assert [each for each in played.slow if late.get(each.view) not in (None, each.action)], "nothing came late"


def test_it_is_kept_who_had_no_time(played):
    assert {each.source for each in played.slow} == {Source.LATE}
    assert {each.source for each in played.others} == {Source.COMPUTER}
    for each in played.others:
        assert each.explain(lambda: False).action == each.action


def test_what_it_would_have_done_is_not_told_as_the_reason_of_what_was_done(qtbot, played):
    window = QWidget()
    window.resize(900, 640)
    qtbot.addWidget(window)
    decisions = [*played.slow, *(replace(each, source=None) for each in played.slow)]
    dialog = WhyDialog(decisions, ("A", "B", "C", "D"), Look(LIGHT, 1.0, small=False), window, Immediately())
    dialog.open()
    said = set()
    for row, each in enumerate(decisions):
        dialog.list.setCurrentRow(row)
        same = dialog.body.decision.action == each.action
        known = each.source is Source.LATE
        assert dialog.answered.isVisible() is (known or not same)
        assert ("The time to think was up here" in dialog.answered.text()) is known
        assert ("would have done the same" in dialog.answered.text()) is (known and same)
        assert dialog.body.accessibleName().startswith(dialog.answered.text())
        assert ("this:" in dialog.answered.text()) is not same
        said.add((known, same))
    assert said == {(True, True), (True, False), (False, True), (False, False)}
    differs = [row for row, found in dialog._found.items() if found.action != decisions[row].action]
    dialog.list.setCurrentRow(differs[0])
    set_language("da")
    qtbot.waitUntil(lambda: "Betænkningstiden var gået her" in dialog.body.accessibleName(), timeout=2000)
    dialog.reject()


def person_asked_for_a_card(model):
    """A person's turn to play, with more than one card to choose from."""
    screen, brain = Screen(model, answers=False), brain_for("begynder")
    model.new_match(setup_of(3))
    while not (model.shown.view.phase is Phase.PLAY and len(model.shown.view.legal) > 1):
        model.act(decide(brain, model.shown.view, "me"))
    return screen


def test_who_plays_for_the_person_stops_at_once_and_has_done_nothing(qtbot):
    model, brain = GameModel(Immediately()), Ponders()
    screen = person_asked_for_a_card(model)
    model.computers._runner = Background()
    before = model.deal_so_far()
    model.let_play(brain, "mester")
    assert model.computers.is_busy
    assert not model.is_person_asked
    model.let_play(None)
    assert model.is_person_asked
    assert not model.computers.is_busy
    model.computers._runner.close()
    qtbot.wait(5)
    assert model.deal_so_far() == before
    assert screen.asked
    model.close()


def test_who_plays_for_the_person_has_the_limit_of_the_others(qtbot):
    model = GameModel(Immediately())
    screen = person_asked_for_a_card(model)
    model.computers._runner = Background()
    model.computers.limit_ms = 20
    view, token = model.shown.view, model._question.token
    place = len(model.deal_so_far()[1])
    model.stepReady.connect(lambda _step: model.let_play(None))  # one answer is enough
    model.let_play(Ponders(), "mester")
    qtbot.waitUntil(lambda: len(model.deal_so_far()[1]) > place, timeout=9000)
    assert model.deal_so_far()[1][place] == stand_in(view)
    assert (model.answers.of(token).source, model.answers.of(token).instead) == (Source.LATE, "mester")
    assert screen.asked
    model.close()


def test_whoever_is_asked_again_has_answered_nothing_before():
    answers, brain = Answers(), brain_for("begynder")
    answers.answered_by(Source.LATE)
    answers.ask(4, brain)
    answers.ask(9, brain, "mester")
    answers.answered_by(Source.LATE)
    assert answers.of(4) == Answered(Source.COMPUTER, brain, None)
    assert answers.of(9) == Answered(Source.LATE, brain, "mester")
    answers.ask(9, None)
    assert answers.of(9) == Answered(Source.PERSON, None, None)
    answers.begin()
    assert answers.of(4) is answers.of(9) is None


def test_the_limit_is_the_one_that_was_chosen(qtbot, tmp_path):
    Preferences(tmp_path / "config", language="en", theme="light").change(thinking_seconds=30)
    window = open_window(qtbot, tmp_path)
    assert window.model.computers.limit_ms == 30_000
    window.preferences.change(thinking_seconds=2)
    assert window.model.computers.limit_ms == 2000


def test_the_limit_holds_in_practice_deals_too(qtbot, tmp_path):
    window = open_window(qtbot, tmp_path)
    window.preferences.change(thinking_seconds=30)
    window.guidance.practice.begin(SOL, "Søren")
    computers = window.guidance.practice.table.model.computers
    assert computers.limit_ms == 30_000
    window.preferences.change(thinking_seconds=2)
    assert computers.limit_ms == 2000
