"""The driver with players that behave, and with every kind that does not: the game goes on."""

import pytest

from laksewhist.compose import ComputerPlayer, computers, stand_in
from laksewhist.engine.actions import CallIronHand, KeepHand, MakeBid, Pass, PlayCard
from laksewhist.engine.bids import parse_bid
from laksewhist.engine.cards import PACK, hand_of
from laksewhist.engine.events import CardPlayed, DealEnded, ExchangeMade, IronHandKept
from laksewhist.engine.game import apply, legal_actions, start_deal
from laksewhist.engine.house_rules import HouseRules, IronHand
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import FinishedState, Setup
from laksewhist.match.driver import DealDriver, Fault, play_deal
from laksewhist.match.match import plan_deal
from laksewhist.match.players import ScriptPlayer

SETUP = plan_deal("driver", 4, HouseRules(), number=0, attempt=0).setup


class Raiser(ComputerPlayer):
    def request(self, question, reply):
        raise RuntimeError("no idea")


class LateRaiser(ComputerPlayer):
    """Answers, and then raises: the answer counts."""

    def request(self, question, reply):
        super().request(question, reply)
        raise RuntimeError("after the answer")


class Twice(ComputerPlayer):
    def request(self, question, reply):
        reply(question.token, question.view.legal[0])
        reply(question.token, question.view.legal[-1])


class Cheat(ComputerPlayer):
    """Plays a card it does not hold, and bids when it is not asked to."""

    def request(self, question, reply):
        seat = question.view.seat
        missing = next(card for card in PACK if card not in question.view.hand)
        illegal = MakeBid(seat, parse_bid("13 sans")) if question.view.trick else PlayCard(seat, missing)
        reply(question.token, illegal)


class Nonsense(ComputerPlayer):
    def request(self, question, reply):
        reply(question.token, "a card, please")


class Nothing(ComputerPlayer):
    def request(self, question, reply):
        reply(question.token, None)


class Silent(ComputerPlayer):
    """Never answers, and remembers what it was asked and told."""

    observes = True

    def __init__(self):
        super().__init__("begynder", "silent")
        self.asked = []
        self.cancelled = []
        self.events = []

    def request(self, question, reply):
        self.asked.append((question, reply))

    def cancel(self, token):
        self.cancelled.append(token)

    def observe(self, event, view):
        self.events.append(event)


class Stumbler(ComputerPlayer):
    observes = True

    def observe(self, event, view):
        raise RuntimeError("what?")


def drive(player, seat=1, setup=SETUP, **options):
    players = list(computers(["begynder"] * 4, "driver"))
    players[seat] = player
    faults = []
    driver = DealDriver(setup, players, stand_in=stand_in, report=faults.append, **options)
    driver.start()
    return driver, faults


def undisturbed():
    return play_deal(SETUP, computers(["begynder"] * 4, "driver"), stand_in=stand_in)


def test_a_deal_is_played_to_its_end_and_replays_to_the_same_state():
    played = undisturbed()
    state = start_deal(SETUP)
    for action in played.actions:
        assert action in legal_actions(state)
        state, _events = apply(state, action)
    assert state == played.state


@pytest.mark.parametrize(
    ("misbehaving", "fault"),
    [
        (Raiser, Fault.RAISED),
        (Cheat, Fault.ILLEGAL),
        (Nonsense, Fault.ILLEGAL),
        (Nothing, Fault.ILLEGAL),
        (Stumbler, Fault.OBSERVING),
    ],
)
@pytest.mark.parametrize("seat", range(4))
def test_a_player_that_misbehaves_is_reported_and_replaced_for_that_answer(misbehaving, fault, seat):
    driver, faults = drive(misbehaving("begynder", "driver"), seat)
    assert isinstance(driver.state, FinishedState)
    assert faults
    assert {each.fault for each in faults} == {fault}
    assert {each.seat for each in faults} == {seat}
    first = faults[0]
    state = start_deal(first.setup)
    for action in first.actions:
        state, _events = apply(state, action)
    if fault is not Fault.OBSERVING:
        assert state.turn == seat  # the report replays to the question that went wrong


def test_an_answer_before_a_fault_counts():
    driver, faults = drive(LateRaiser("begynder", "driver"))
    assert isinstance(driver.state, FinishedState)
    assert driver.actions == undisturbed().actions
    assert {each.fault for each in faults} == {Fault.RAISED}


def test_of_two_answers_the_first_counts():
    driver, faults = drive(Twice("begynder", "driver"))
    assert isinstance(driver.state, FinishedState)
    assert not faults
    state = start_deal(SETUP)
    for action in driver.actions:
        if state.turn == 1:
            assert action == legal_actions(state)[0]
        state, _events = apply(state, action)


def test_a_player_that_never_answers_keeps_the_question_open_until_it_is_answered_for():
    silent = Silent()
    driver, faults = drive(silent)
    while not isinstance(driver.state, FinishedState):
        question = driver.question
        assert question is not None
        assert question.view.seat == 1
        driver.answer_for()
        assert silent.cancelled[-1] == question.token
    assert not faults
    assert len(silent.cancelled) == len(silent.asked)


def test_a_late_answer_is_dropped():
    silent = Silent()
    driver, faults = drive(silent)
    question, reply = silent.asked[0]
    driver.answer_for()
    before = driver.actions
    reply(question.token, question.view.legal[0])
    assert driver.actions == before
    assert not faults


def test_an_answer_given_for_a_player_is_checked_like_any_other():
    silent = Silent()
    driver, faults = drive(silent)
    driver.answer_for(CallIronHand(1))
    assert [each.fault for each in faults] == [Fault.ILLEGAL]


class Clinging(Silent):
    """Cannot let go of a question."""

    def cancel(self, token):
        raise RuntimeError("I was thinking")


def test_a_player_that_fails_when_its_question_is_withdrawn_is_reported_and_the_game_goes_on():
    driver, faults = drive(Clinging())
    before = len(driver.actions)
    driver.answer_for()
    assert len(driver.actions) > before
    driver.close()
    assert [each.fault for each in faults] == [Fault.CANCELLING] * 2


def test_a_token_tells_nobody_how_many_others_were_asked_r6():
    iron = hand_of([each for each in PACK if each.rank is not None and each.rank <= 5])[:13]
    rest = [each for each in PACK if each not in iron]
    hands = (tuple(rest[:13]), tuple(rest[13:26]), iron, tuple(rest[26:39]))
    tokens = []
    for rules in (HouseRules(), HouseRules(iron_hand=IronHand.OFF)):
        silent = Silent()
        driver, _faults = drive(silent, setup=Setup(rules, 1, hands, tuple(rest[39:])), seat=1)
        assert driver.actions == ((KeepHand(2),) if rules.iron_hand is IronHand.OPTIONAL else ())
        tokens.append(silent.asked[0][0].token)
    assert tokens[0] == tokens[1]


def test_no_two_questions_have_the_same_token():
    silent = Silent()
    driver = DealDriver(SETUP, [silent] * 4, stand_in=stand_in)
    driver.start()
    while driver.question is not None:
        driver.answer_for()
    tokens = [question.token for question, _reply in silent.asked]
    assert len(set(tokens)) == len(tokens) == len(driver.actions)


def test_a_fault_of_the_listener_is_not_blamed_on_the_player_who_answered():
    def broken(events, state):
        raise RuntimeError("a fault of our own")

    faults = []
    driver = DealDriver(SETUP, computers(["begynder"] * 4, "driver"), listener=broken, report=faults.append)
    with pytest.raises(RuntimeError, match="of our own"):
        driver.start()
    assert not faults


def test_nothing_happens_after_closing():
    silent = Silent()
    driver, _faults = drive(silent)
    question, reply = silent.asked[0]
    driver.close()
    before = driver.state
    reply(question.token, question.view.legal[0])
    driver.answer_for()
    assert driver.state is before
    assert silent.cancelled == [question.token]


def test_a_stand_in_that_fails_is_replaced_by_the_first_legal_action():
    def broken(view):
        raise RuntimeError("I fell too")

    players = [Raiser("begynder") for _ in range(4)]
    faults = []
    driver = DealDriver(SETUP, players, stand_in=broken, report=faults.append)
    driver.start()
    assert isinstance(driver.state, FinishedState)
    assert {each.fault for each in faults} == {Fault.RAISED, Fault.STAND_IN}


def test_a_fault_is_written_to_the_log(caplog):
    driver = DealDriver(SETUP, [Raiser("begynder")] * 4, stand_in=stand_in)
    driver.start()
    assert "raised an exception: no idea" in caplog.text


def test_observers_are_told_everything_but_secrets():
    silent = Silent()
    driver, _faults = drive(silent)
    while driver.question is not None:
        driver.answer_for()
    assert isinstance(silent.events[-1], DealEnded)
    assert len([each for each in silent.events if isinstance(each, CardPlayed)]) == sum(
        isinstance(each, PlayCard) for each in driver.actions
    )
    for event in silent.events:
        assert not isinstance(event, IronHandKept)
        if isinstance(event, ExchangeMade) and event.seat != 1:
            assert event.given is None


def test_a_question_holds_the_view_of_its_seat():
    silent = Silent()
    driver, _faults = drive(silent)
    assert driver.question.view == view_for(driver.state, 1)


def test_the_listener_hears_each_action_once():
    heard = []
    driver, _faults = drive(
        ComputerPlayer("begynder", "driver"), listener=lambda events, state: heard.append((events, state))
    )
    assert len(heard) == len(driver.actions)
    assert heard[-1][1] is driver.state


def test_a_deal_with_somebody_who_takes_time_cannot_be_played_at_once():
    with pytest.raises(RuntimeError, match="did not answer"):
        play_deal(SETUP, [Silent() for _ in range(4)])


def test_a_script_plays_what_it_says():
    played = undisturbed()
    scripts = [ScriptPlayer([each for each in played.actions if each.seat == seat]) for seat in range(4)]
    assert play_deal(SETUP, scripts).state == played.state


def test_a_script_that_runs_out_is_replaced():
    faults = []
    driver = DealDriver(SETUP, [ScriptPlayer([]) for _ in range(4)], stand_in=stand_in, report=faults.append)
    driver.start()
    assert isinstance(driver.state, FinishedState)
    assert all(isinstance(each.error, StopIteration) for each in faults)


def test_passing_is_what_this_setup_allows_first():
    assert Pass(SETUP.forehand) in legal_actions(start_deal(SETUP))
