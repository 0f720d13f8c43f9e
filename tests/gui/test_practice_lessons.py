"""The practice deals by the rules alone: their course makes the bid, and computers keep to it as long as they can."""

import random

import pytest

from laksewhist.ai.brain import brain_for
from laksewhist.compose import decide
from laksewhist.engine.actions import ExchangeCards, MakeBid, Pass, PlayCard
from laksewhist.engine.bids import NoloBid, TrickBid
from laksewhist.engine.cards import SEATS, card
from laksewhist.engine.game import apply, legal_actions, start_deal
from laksewhist.engine.points import points
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import FinishedState
from laksewhist.gui.practice.coach import advise, closing_words
from laksewhist.gui.practice.course import Scripted, followed, place_in, seen_actions
from laksewhist.gui.practice.lessons import LESSONS, ME, SOL, WITH_PARTNER
from laksewhist.gui.session import Session
from laksewhist.gui.tour.deal import DEAL
from laksewhist.gui.written_deal import WrittenDeal
from laksewhist.match.dealing import DEFAULT_PATTERN

BOTH = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
WRITTEN = [*(each.deal for each in LESSONS.values()), DEAL]


class Never:
    """A computer that must not be asked."""

    def decide(self, view, rng):
        raise AssertionError(f"seat {view.seat} left the course")


def session_of(lesson):
    return Session(lesson.match_for("You"), lambda _dealer: DEFAULT_PATTERN)


def shown_after(lesson, actions):
    """What the person sees after these actions."""
    session = session_of(lesson)
    plan = session.match.next_deal()
    state = start_deal(plan.setup)
    for action in actions:
        state, _events = apply(state, action)
    return session.shown(plan, state)


@pytest.mark.parametrize("deal", WRITTEN)
def test_a_written_deal_is_whole_and_by_the_rules(deal):
    assert deal.setup.is_full
    last = [*deal.states()][-1]
    assert isinstance(last, FinishedState)
    assert all(last.outcome.made)


def test_the_partner_has_the_called_ace_and_sol_takes_no_trick():
    outcome = [*WITH_PARTNER.deal.states()][-1].outcome
    assert isinstance(outcome.contract.bid, TrickBid)
    assert outcome.partner == 2
    assert outcome.side_tricks == outcome.contract.bid.level
    outcome = [*SOL.deal.states()][-1].outcome
    assert isinstance(outcome.contract.bid, NoloBid)
    assert outcome.tricks[ME] == 0


def test_a_written_deal_knows_its_moments():
    with pytest.raises(ValueError, match="no such moment"):
        DEAL.state_at(lambda state: False)


@BOTH
def test_there_is_advice_for_each_decision_of_the_person(lesson):
    assert len(lesson.advice) == sum(action.seat == ME for action in lesson.deal.course)


@BOTH
def test_each_seat_can_tell_that_the_course_was_followed(lesson):
    for place, state in enumerate(lesson.deal.states()):
        for seat in SEATS:
            assert place_in(lesson.deal.course, view_for(state, seat)) == place


@BOTH
def test_computers_keep_to_the_course_without_thinking(lesson):
    brain, course = Scripted(lesson.deal.course, Never()), lesson.deal.course
    for place, state in enumerate(lesson.deal.states()):
        if state.turn is not None:
            assert brain.decide(view_for(state, state.turn), random.Random(1)) == course[place]


@BOTH
@pytest.mark.parametrize("seed", range(12))
def test_whatever_the_person_does_the_deal_comes_to_its_end(lesson, seed):
    """Any legal action of the person: computers think for themselves from there, and there is something to say."""
    session, rng = session_of(lesson), random.Random(seed)
    plan = session.match.next_deal()
    state = start_deal(plan.setup)
    while not isinstance(state, FinishedState):
        view = view_for(state, state.turn)
        if state.turn == ME:
            said = advise(lesson, session.shown(plan, state))
            assert said.title
            assert "{" not in said.text
            action = rng.choice(legal_actions(state))
        else:
            action = decide(session.brain_of(plan, state.turn), view, seed)
        state, _events = apply(state, action)
    assert sum(points(state.outcome, session.match.table)) == 0
    assert closing_words(lesson, session.shown(plan, state))


def test_an_exchange_that_was_not_seen_does_not_count_as_another_way():
    course = WITH_PARTNER.deal.course
    place = next(i for i, each in enumerate(course) if isinstance(each, ExchangeCards))
    given = ExchangeCards(ME, (card("SA"), card("SK"), card("SJ")))
    view = shown_after(WITH_PARTNER, (*course[:place], given)).view
    assert place_in(course, view) is None
    state = start_deal(WITH_PARTNER.deal.setup)
    for action in (*course[:place], given):
        state, _events = apply(state, action)
    assert place_in(course, view_for(state, 1)) == place + 1


def test_another_way_is_remarked_once_and_the_advice_goes_on():
    course = SOL.deal.course
    first = next(i for i, each in enumerate(course) if isinstance(each, PlayCard) and each.seat == ME)
    actions = [*course[:first], PlayCard(ME, card("X1"))]
    state = start_deal(SOL.deal.setup)
    for action in actions:
        state, _events = apply(state, action)
    texts = []
    for _ in range(2):
        while state.turn != ME:
            actions.append(decide(brain_for("begynder"), view_for(state, state.turn), "on"))
            state, _events = apply(state, actions[-1])
        texts.append(advise(SOL, shown_after(SOL, actions)).text)
        actions.append(legal_actions(state)[0])
        state, _events = apply(state, actions[-1])
    assert texts[0].startswith("That is another way")
    assert not texts[1].startswith("That is another way")
    assert texts[1]


def test_the_closing_words_tell_how_it_went():
    course = SOL.deal.course
    assert closing_words(SOL, shown_after(SOL, course)).startswith("Well played!")
    passing = [Pass(ME) if each == MakeBid(ME, course[3].bid) else each for each in course[:4]]
    state = start_deal(SOL.deal.setup)
    for action in passing:
        state, _events = apply(state, action)
    while state.turn is not None:
        passing.append(decide(brain_for("begynder"), view_for(state, state.turn), "on"))
        state, _events = apply(state, passing[-1])
    assert closing_words(SOL, shown_after(SOL, passing)).startswith("This time you did not play")


def test_names_stand_in_the_words():
    place = next(i for i, each in enumerate(SOL.deal.course) if each == PlayCard(ME, card("H2")))
    assert "Karen" in advise(SOL, shown_after(SOL, SOL.deal.course[:place])).text


def test_before_the_first_question_there_is_an_opening():
    assert advise(SOL, shown_after(SOL, ())).title == "A hand for sol"


def test_what_is_seen_of_a_deal_grows_with_it():
    for place, state in enumerate(WITH_PARTNER.deal.states()):
        view = view_for(state, 3)
        assert len(seen_actions(view)) == place == followed(WITH_PARTNER.deal.course, view)


def test_a_course_against_the_rules_is_refused():
    with pytest.raises(Exception, match="must bid above"):
        [*WrittenDeal(SOL.deal.setup, (SOL.deal.course[0], MakeBid(2, SOL.deal.course[0].bid))).states()]
