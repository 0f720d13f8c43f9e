"""A stored deal is looked at again: what every step shows, to whom, and how one walks through it."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from laksewhist.engine.actions import PlayCard
from laksewhist.engine.cards import PACK, SEATS
from laksewhist.engine.events import ExchangeMade, event_for
from laksewhist.engine.game import apply
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import FinishedState
from laksewhist.engine.view import Phase
from laksewhist.gui.languages import set_language
from laksewhist.gui.scores import review_window
from laksewhist.gui.scores.course import Course
from laksewhist.gui.scores.review import Review
from laksewhist.gui.scores.review_bar import ALL
from laksewhist.gui.scores.review_window import ReviewWindow
from laksewhist.gui.table.pace import Pace
from laksewhist.gui.table_page import TablePage
from laksewhist.store.errors import FormatError
from tests.gui.score_ledgers import book_ledger, ledger
from tests.gui.test_accessible_names import unnamed

LEDGER = ledger(6)
PLAYED = LEDGER.scored[0]
IRON = next(row for row, deal in enumerate(LEDGER.deals) if deal.iron_hand is not None)


@pytest.fixture(scope="module")
def course():
    return Course(*LEDGER.deals[PLAYED].fetch())


@pytest.fixture(scope="module")
def shared(qapp):
    """One window for all tests of this module: to make one takes longer than most of them."""
    host, like = QWidget(), TablePage(Pace(0))
    like.resize(1280, 800)
    made = ReviewWindow(LEDGER, PLAYED, like, host)
    yield made
    made.close()


@pytest.fixture
def window(shared):
    shared.show()
    shared.first()
    shared.see(ALL)
    return shared


# ---- the course of a deal


def test_there_is_a_step_for_each_action_and_the_result(course):
    _setup, actions = LEDGER.deals[PLAYED].fetch()
    assert course.last == len(actions) + 1
    assert isinstance(course.moments[-1].state, FinishedState)
    assert course.end.outcome == LEDGER.deals[PLAYED].outcome


def test_each_step_shows_what_the_seat_saw_then(course):
    """Against the views of a deal that is played again by the rules, without what is asked."""
    setup, actions = LEDGER.deals[PLAYED].fetch()
    state = course.moments[0].state
    for step, action in enumerate(actions, 1):
        state, _events = apply(state, action)
        for seat in SEATS:
            seen, true = course.view(step, seat, all_open=False), view_for(state, seat)
            assert seen.hand == true.hand
            if not isinstance(state, FinishedState):  # the last card lies there before all hands are shown
                assert seen.shown[:seat] + seen.shown[seat + 1 :] == true.shown[:seat] + true.shown[seat + 1 :]
            assert (seen.legal, seen.choice) == ((), None)
            assert seen.partner_known == true.partner_known
    assert setup is course.setup


def test_no_card_is_lost_and_none_lies_twice_with_all_hands_open(course):
    for step in range(course.last):
        view = course.view(step, 0, all_open=True)
        open_cards = [card for hand in view.shown for card in hand]
        lying = [card for trick in (*view.tricks, *filter(None, (view.trick,))) for card in trick.cards]
        kitty = set(PACK) - set(open_cards) - set(lying)
        assert len(open_cards) + len(lying) == 52
        assert len(kitty) == 3


def test_the_last_card_of_a_trick_lies_there_until_the_next_is_led(course):
    _setup, actions = LEDGER.deals[PLAYED].fetch()
    cards = [action.card for action in actions if isinstance(action, PlayCard)]
    whole = [step for step, moment in enumerate(course.moments) if moment.lies is not None]
    assert len(whole) == 13
    for number, step in enumerate(whole):
        view = course.view(step, 1, all_open=False)
        assert list(view.trick.cards) == cards[4 * number : 4 * number + 4]
        assert len(view.tricks) == number
        assert course.moments[step].trick == number + 1


def test_stops_lead_from_trick_to_trick_and_back(course):
    steps = [0]
    while course.stop_after(steps[-1]) != steps[-1]:
        steps.append(course.stop_after(steps[-1]))
    assert tuple(steps) == course.stops
    assert len(steps) == 1 + 1 + 13 + 1
    for before, after in pairwise(steps):
        assert course.stop_before(after) == before
    assert course.stop_before(0) == 0


def test_a_seat_hears_nothing_of_what_was_secret(course):
    for step, moment in enumerate(course.moments):
        for event in moment.events:
            for seat in SEATS:
                told = course.events(step, seat, all_open=False)
                assert all(event_for(each, seat) == each for each in told)
                if isinstance(event, ExchangeMade) and event.seat != seat and event.exchanged:
                    assert event not in told
                assert event in course.events(step, seat, all_open=True)


def test_an_iron_hand_is_a_deal_of_few_steps():
    course = Course(*LEDGER.deals[IRON].fetch())
    assert course.stops == (0, course.last)
    assert course.view(course.last, 0, all_open=True).phase is Phase.FINISHED


def test_damaged_actions_are_refused_with_their_place():
    setup, actions = LEDGER.deals[PLAYED].fetch()
    with pytest.raises(FormatError, match=r"actions\[1\]"):
        Course(setup, (actions[0], actions[0]))
    with pytest.raises(FormatError, match="not finished"):
        Course(setup, actions[:-1])


# ---- the review


def test_the_standings_are_those_before_the_deal_and_with_its_result_after_it():
    row = LEDGER.scored[5]
    review = Review(LEDGER, row)
    assert review.shown().company.standings == LEDGER.before(row)
    assert review.shown().points is None
    review.go(10_000)
    shown = review.shown()
    assert shown.company.standings == LEDGER.sums[row]
    assert tuple(LEDGER.deals[row].points[who] for who in shown.seating.players) == shown.points


def test_real_cards_cannot_be_looked_at_again():
    with pytest.raises(ValueError, match="no cards"):
        Review(book_ledger(), 0)


# ---- the window


def press(window, *keys):
    for key in keys:
        QTest.keyClick(window, key)
    return window.review.step


def test_arrows_walk_by_action_and_pages_by_trick(window):
    course = window.review.course
    assert press(window, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left) == 1
    assert press(window, Qt.Key.Key_PageDown) == course.stops[1]
    assert press(window, Qt.Key.Key_PageDown, Qt.Key.Key_PageDown) == course.stops[3]
    assert press(window, Qt.Key.Key_PageUp) == course.stops[2]
    assert press(window, Qt.Key.Key_End) == course.last
    assert press(window, Qt.Key.Key_Right) == course.last
    assert press(window, Qt.Key.Key_Home) == 0
    assert press(window, Qt.Key.Key_Left) == 0


def test_every_step_is_said_aloud(window, monkeypatch):
    said = []
    monkeypatch.setattr(review_window, "announce", lambda _speaker, text: said.append(text))
    press(window, Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_Right)
    assert len(said) == 2
    assert said[0].startswith("Bidding. ")
    assert said[1].startswith("Result.")


def test_buttons_do_the_same_and_those_that_lead_nowhere_are_off(window):
    bar, course = window.page.bar, window.review.course
    assert [button.isEnabled() for button in bar.buttons] == [False] * 3 + [True] * 3
    for button, step in zip(bar.buttons[3:], (1, course.stops[1], course.last), strict=True):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert window.review.step == step
    assert [button.isEnabled() for button in bar.buttons] == [True] * 3 + [False] * 3
    QTest.mouseClick(bar.back_button, Qt.MouseButton.LeftButton)
    assert window.review.step == course.last - 1


def test_the_table_shows_every_hand_or_only_one(window):
    window.go(window.review.course.stops[3])
    names = set(window.page.scene.places())
    assert not any(name.startswith("back") for name in names)
    window.see(2)
    backs = [name for name in window.page.scene.places() if name.startswith("back")]
    assert len(backs) == sum(window.review.shown().view.hand_sizes) - len(window.review.shown().view.hand)
    assert window.page.scene.shown.south == 2
    window.see(ALL)
    assert set(window.page.scene.places()) == names


def test_the_result_stands_over_the_table_and_leads_on(qtbot, window):
    window.last()
    assert window.page.summary.isVisible()
    with qtbot.waitSignal(window.nextWanted) as asked:
        window.page.summary.next_button.click()
    assert asked.args == [window.review.neighbour]
    window.back()
    assert not window.page.summary.isVisible()


def test_the_last_deal_of_a_sheet_leads_nowhere(qtbot):
    host, like = QWidget(), TablePage(Pace(0))
    qtbot.addWidget(host)
    qtbot.addWidget(like)
    last = ReviewWindow(LEDGER, len(LEDGER.deals) - 1, like, host)
    last.show()
    last.last()
    assert not last.page.summary.next_button.isVisible()
    last.page.summary.points_button.click()
    assert not last.isVisible()


def test_nothing_can_be_played_in_a_review(window):
    window.go(window.review.course.stops[2] + 1)
    played = []
    window.page.actionChosen.connect(played.append)
    for card in window.review.shown().view.hand:
        window.page.scene.use(card)
    assert not played
    assert window.page.scene.chosen_ahead is None


def test_everything_in_a_review_has_a_name(window):
    window.last()
    assert not unnamed(window, only_seen=True)


def test_words_tell_the_step_in_the_language_of_the_moment(window):
    window.forth()
    assert window.page.bar.words.text().endswith(".")
    english = window.page.bar.words.text()
    set_language("da")
    window.retranslate()
    assert window.page.bar.words.text() != english or english.endswith("pas.")
