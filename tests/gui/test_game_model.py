"""The model between driver and screen: one step at a time, and the person asked only when all has been shown."""

import pytest
from PySide6.QtCore import QObject

from laksewhist.ai.brain import brain_for
from laksewhist.compose import decide
from laksewhist.engine.actions import Pass, PlayCard
from laksewhist.engine.bids import parse_bid
from laksewhist.engine.cards import PACK
from laksewhist.engine.house_rules import AllPass, HouseRules, IronHand
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.view import Phase
from laksewhist.gui.advice.after import decisions_of
from laksewhist.gui.advice.source_words import without_reason
from laksewhist.gui.answers import Answers, Source
from laksewhist.gui.background import Background, Immediately
from laksewhist.gui.game_model import GameModel
from laksewhist.gui.session import MatchSetup
from laksewhist.gui.shown import Shown, Step

NAMES = ("You", "Karen", "Bodil", "Mads")
RULES = HouseRules(all_pass=AllPass.NEXT_DEALER, iron_hand=IronHand.OFF)


def setup_of(seed="model", rules=RULES, me=True, names=NAMES):
    levels = (None if me else "begynder", *["begynder"] * (len(names) - 1))
    return MatchSetup(names, levels, rules, DEFAULT_TABLE, seed)


class Screen(QObject):
    """Stands for the page: shows steps at once or when told, and answers as a computer would."""

    def __init__(self, model, *, at_once=True, answers=True):
        super().__init__()
        self.model, self.at_once, self.answers = model, at_once, answers
        self.started, self.steps, self.asked, self.finished, self.clocks = [], [], [], [], []
        self.waiting = 0
        model.dealStarted.connect(self.on_started)
        model.stepReady.connect(self.on_step)
        model.questionAsked.connect(self.on_asked)
        model.dealFinished.connect(self.finished.append)
        model.clockStarted.connect(self.clocks.append)

    def on_started(self, shown):
        self.started.append(shown)
        self._show()

    def on_step(self, step):
        self.steps.append(step)
        self._show()

    def _show(self):
        self.waiting += 1
        assert self.waiting == 1, "a step came before the last one had been shown"
        if self.at_once:
            self.show()

    def show(self):
        self.waiting -= 1
        self.model.step_shown()

    def on_asked(self, shown):
        self.asked.append(shown)
        if self.answers:
            assert self.model.act(decide(brain_for("begynder"), shown.view, "me"))


@pytest.fixture
def model():
    made = GameModel(Immediately())
    yield made
    made.close()


def test_whole_deals_follow_one_another(model):
    screen = Screen(model)
    model.new_match(setup_of())
    for _ in range(7):
        model.next_deal()
    assert len(screen.finished) == len(screen.started) == 8
    assert all(isinstance(shown, Shown) and shown.points is not None for shown in screen.finished)
    assert sum(screen.finished[-1].company.standings) == 0
    assert len(model.match.deals) == 8


def test_a_step_waits_until_the_last_one_has_been_shown(model):
    screen = Screen(model, at_once=False)
    model.new_match(setup_of())
    while not screen.finished:
        assert screen.waiting == 1
        screen.show()
    assert all(isinstance(step, Step) for step in screen.steps)


def test_the_person_is_asked_only_when_everything_has_been_shown(model):
    screen = Screen(model, at_once=False, answers=False)
    model.new_match(setup_of())
    while not model.is_person_asked:
        asked = len(screen.asked)
        screen.show()
        assert len(screen.asked) in (asked, asked + 1)
    assert screen.waiting == 0
    assert screen.asked[-1].is_my_turn


def test_an_illegal_answer_is_refused_with_its_rule_and_changes_nothing(model):
    screen = Screen(model, answers=False)
    refused = []
    model.refused.connect(refused.append)
    model.new_match(setup_of())
    before = model.deal_so_far()
    missing = next(card for card in PACK if card not in screen.asked[-1].view.hand)
    assert not model.act(PlayCard(screen.asked[-1].view.seat, missing))
    assert refused[0].rule == "R3"
    assert model.deal_so_far() == before
    assert model.is_person_asked


def test_nothing_happens_when_nobody_was_asked(model):
    screen = Screen(model, at_once=False, answers=False)
    model.new_match(setup_of())
    assert not model.act(Pass(0))
    assert screen.waiting == 1


def test_next_deal_does_nothing_while_a_deal_is_played(model):
    screen = Screen(model, answers=False)
    model.next_deal()
    assert not screen.started
    model.new_match(setup_of())
    model.next_deal()
    assert len(screen.started) == 1


def test_a_new_match_gives_the_old_deal_up(model):
    screen = Screen(model, answers=False)
    model.new_match(setup_of("first"))
    old = screen.asked[-1]
    model.new_match(setup_of("second"))
    assert len(screen.started) == 2
    assert not model.act(Pass(old.view.seat)) or model.match.seed == "second"
    assert model.match.deals == ()


def test_computers_alone_play_too(model):
    screen = Screen(model)
    model.new_match(setup_of(me=False))
    assert screen.finished
    assert not screen.asked
    assert all(step.after.hand_hidden for step in screen.steps)


def test_five_take_turns_at_sitting_out(model):
    screen = Screen(model)
    model.new_match(setup_of(names=(*NAMES, "Svend")))
    for _ in range(9):
        model.next_deal()
    assert {shown.hand_hidden for shown in screen.started} == {True, False}
    for shown in screen.started:
        assert shown.hand_hidden == (0 in shown.seating.sitting_out)


def test_the_same_seed_gives_the_same_deal_with_a_worker_thread(qtbot):
    plain = GameModel(Immediately())
    plain_screen = Screen(plain)
    plain.new_match(setup_of(me=False))
    threaded = GameModel(Background())
    screen = Screen(threaded)
    with qtbot.waitSignal(threaded.dealFinished, timeout=20000):
        threaded.new_match(setup_of(me=False))
    assert threaded.match.deals == plain.match.deals
    assert screen.finished == plain_screen.finished
    threaded.close()
    plain.close()


def test_closing_while_a_computer_thinks_waits_and_applies_nothing(qtbot):
    model = GameModel(Background())
    screen = Screen(model)
    model.new_match(setup_of(me=False))
    model.close()
    qtbot.wait(50)
    assert model.match.deals == ()
    assert not screen.finished


def test_a_computer_that_fails_is_replaced_and_reported(model, monkeypatch):
    def fails(self, view, rng):
        if view.phase is Phase.PLAY and view.seat == 2:
            raise RuntimeError("lost the thread")
        return usual(self, view, rng)

    brain = type(brain_for("begynder"))
    usual = brain.decide
    screen, faults = Screen(model), []
    model.misbehaved.connect(faults.append)
    monkeypatch.setattr(brain, "decide", fails)
    model.new_match(setup_of("fails", me=False))
    assert screen.finished
    assert faults
    assert {fault.seat for fault in faults} == {2}


@pytest.fixture
def against_sniksnak(model, monkeypatch):
    """Karen is made to bid sniksnak; the person passes, and never answers with a card (R16)."""
    brain = type(brain_for("begynder"))
    usual = brain.decide

    def bids(self, view, rng):
        wanted = [each for each in view.legal if getattr(each, "bid", None) == parse_bid("sniksnak")]
        return wanted[0] if wanted and view.seat == 1 else usual(self, view, rng)

    monkeypatch.setattr(brain, "decide", bids)
    screen = Screen(model, answers=False)
    model.questionAsked.connect(lambda shown: passes(shown))

    def passes(shown):
        if shown.view.phase is Phase.AUCTION:
            model.act(next(each for each in shown.view.legal if isinstance(each, Pass)))

    return screen


def seconds(number):
    return HouseRules(all_pass=AllPass.NEXT_DEALER, iron_hand=IronHand.OFF, sniksnak_seconds=number)


def test_an_opponent_in_sniksnak_who_waits_too_long_has_a_card_played(qtbot, model, against_sniksnak):
    with qtbot.waitSignal(model.dealFinished, timeout=30000):
        model.new_match(setup_of("sniksnak", seconds(1)))
    assert 1 in against_sniksnak.clocks
    played = [each for each in model.match.deals[0].played.actions if isinstance(each, PlayCard) and each.seat == 0]
    assert played
    mine = [each for each in decisions_of(model.session, model.match.deals[0], model.answers) if each.seat == 0]
    for each in mine:
        clock = isinstance(each.action, PlayCard)
        assert each.source is (Source.CLOCK if clock else Source.PERSON)
        assert without_reason(each) == (
            "The time in sniksnak was up, and the lowest card was played." if clock else "A person decided this."
        )
    assert {each.source for each in mine} == {Source.CLOCK, Source.PERSON}


def test_the_clock_waits_while_something_covers_the_table(qtbot, model, against_sniksnak):
    model.new_match(setup_of("sniksnak", seconds(1)))
    model.pause()
    assert against_sniksnak.clocks == [1, 0]
    before = model.deal_so_far()
    qtbot.wait(1200)
    assert model.deal_so_far() == before
    model.resume()
    assert against_sniksnak.clocks[-1] > 0
    qtbot.waitUntil(lambda: model.deal_so_far() != before, timeout=5000)


def test_a_clock_that_would_start_while_paused_waits_too(model, against_sniksnak):
    model.pause()
    model.new_match(setup_of("sniksnak", seconds(30)))
    assert model.is_person_asked
    assert against_sniksnak.clocks == []
    model.resume()
    assert against_sniksnak.clocks == [30]
    model.new_match(setup_of("sniksnak", seconds(0)))
    model.pause()
    model.resume()
    assert against_sniksnak.clocks == [30, 0], "the old deal's clock is over"


def test_a_deal_that_went_on_after_a_restart_does_not_know_who_answered_before(model):
    screen = Screen(model)
    model.new_match(setup_of())
    assert screen.finished
    decisions = decisions_of(model.session, model.match.deals[0], Answers())
    assert {each.source for each in decisions} == {None}
    assert {without_reason(each) for each in decisions if each.seat == 0} == {
        "A person sits here, so there is no reason to tell."
    }
    assert {without_reason(each) for each in decisions if each.seat != 0} == {None}


def test_a_match_that_is_given_up_is_gone(qtbot, model):
    Screen(model, answers=False)
    model.new_match(setup_of("first"))
    with qtbot.waitSignal(model.dealAbandoned):
        model.give_up()
    assert model.match is None
    model.next_deal()
    assert model.deal_so_far() is None


def test_a_new_match_tells_that_the_deal_in_progress_was_given_up(qtbot, model):
    screen = Screen(model, answers=False)
    model.new_match(setup_of("first"))
    with qtbot.waitSignal(model.dealAbandoned):
        model.new_match(setup_of("second"))
    assert model.is_person_asked
    assert screen.waiting == 0


def test_a_screen_that_is_late_with_the_old_deal_does_not_hurry_the_new_one(model):
    """The step of the old deal is shown to its end while the match is being changed."""
    screen = Screen(model, at_once=False, answers=False)
    model.new_match(setup_of("first"))
    model.dealAbandoned.connect(screen.show)
    model.new_match(setup_of("second"))
    assert screen.waiting == 1
    assert not model.is_person_asked
    assert not screen.steps
