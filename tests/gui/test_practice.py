"""Practice deals at the real window: to the end by the advice and against it, and the game beneath as it was."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from laksewhist.engine.actions import MakeBid, Pass, PlayCard
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.view import Phase
from laksewhist.gui.dialogs.new_game_dialog import NewGameDialog
from laksewhist.gui.new_match import match_setup
from laksewhist.gui.practice.lessons import LESSONS, ME, SOL, WITH_PARTNER
from laksewhist.gui.table.arrangement import Zone
from laksewhist.gui.tour.steps import hand_rect

from .people import Keys, Mouse, open_window, play_a_deal

SIZES = [(1280, 800, 100), (800, 600, 100), (1000, 600, 100), (1920, 1080, 100), (1280, 800, 130), (800, 600, 130)]
"""Width, height, and size of type in percent."""
SERVERS = [pytest.param("offscreen"), pytest.param("xcb", marks=pytest.mark.xcb)]
BOTH = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


@pytest.fixture
def window(qtbot, tmp_path):
    made = open_window(qtbot, tmp_path)
    made.start(setup=match_setup("Søren", 4, HouseRules(), "practice test"))
    yield made
    made.close()


def question(window):
    return next(each for each in window.findChildren(QMessageBox) if each.isVisible())


def answer(window, role):
    """Presses the button of this role with the mouse."""
    box = question(window)
    button = next(each for each in box.buttons() if box.buttonRole(each) is role)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not box.isVisible()


def begin(window, lesson):
    """Chooses the lesson in the menu, and says yes."""
    window.commands.actions[lesson.name].trigger()
    answer(window, QMessageBox.ButtonRole.AcceptRole)
    return window.guidance.practice.table


def at_table(window, table):
    """The practice table as a window for the people of the tests."""
    return SimpleNamespace(page=table.page, model=table.model, focusWidget=window.focusWidget)


def own_actions(lesson):
    return [each for each in lesson.deal.course if each.seat == ME]


def follow_the_advice(qtbot, table, person, lesson):
    for action in own_actions(lesson):
        qtbot.waitUntil(lambda: table.model.is_person_asked, timeout=20000)
        person.do(action)
    qtbot.waitUntil(table.page.summary.isVisible, timeout=20000)


@pytest.mark.parametrize("server", SERVERS)
@BOTH
@pytest.mark.parametrize("way", ["dragging", "keys"])
def test_following_the_advice_makes_the_bid_and_leads_back(qtbot, window, lesson, way, server):
    before, match = window.model.deal_so_far(), window.model.match
    table = begin(window, lesson)
    there = at_table(window, table)
    person = Keys(there) if way == "keys" else Mouse(there, drags=True)
    follow_the_advice(qtbot, table, person, lesson)
    deal = table.model.match.deals[-1]
    assert deal.played.actions == lesson.deal.course
    assert deal.points[ME] > 0
    assert table.page.summary.remark.text().startswith("Godt spillet!")
    person.press(table.page.summary.next_button)
    assert window.guidance.practice.table is None
    assert window.model.match is match
    assert window.model.deal_so_far() == before
    assert match.deals == ()
    assert match.standings == (0, 0, 0, 0)
    play_a_deal(qtbot, window, Mouse(window, drags=False))
    assert len(match.deals) == 1


@BOTH
def test_the_advice_in_a_small_window_while_the_cards_move(qtbot, tmp_path, lesson):
    window = open_window(qtbot, tmp_path, size=(800, 600), factor=0.05)
    window.start(setup=match_setup("Søren", 4, HouseRules(), "small"))
    table = begin(window, lesson)
    follow_the_advice(qtbot, table, Mouse(at_table(window, table), drags=True), lesson)
    assert table.model.match.deals[-1].played.actions == lesson.deal.course
    window.close()


@BOTH
def test_whoever_passes_plays_on_with_general_advice(qtbot, window, lesson):
    table = begin(window, lesson)
    said = []

    def passes(view):
        said.append((table.page.coach.title.text(), table.page.coach.text.text()))
        return next((each for each in view.legal if isinstance(each, Pass)), None)

    play_a_deal(qtbot, at_table(window, table), Mouse(at_table(window, table), drags=False), passes)
    assert table.page.summary.isVisible()
    assert all(title == "Din egen vej" for title, _text in said[1:])
    assert table.page.summary.remark.text().startswith("Denne gang spillede du ikke selv hånden.")


@BOTH
def test_another_card_than_the_advised_one_is_taken_and_remarked(qtbot, window, lesson):
    table = begin(window, lesson)
    there = at_table(window, table)
    person, own = Mouse(there, drags=False), own_actions(lesson)
    first = next(i for i, each in enumerate(own) if isinstance(each, PlayCard))
    for action in own[:first]:
        person.do(action)
    other = next(each for each in table.model.shown.view.legal if each != own[first])
    person.do(other)
    assert table.page.coach.title.text() == "Din egen vej"
    assert table.page.coach.text.text().startswith("Det er en anden vej end min. Lad os se!")
    play_a_deal(qtbot, there, person)
    made = table.model.match.deals[-1].played.state.outcome.made[0]
    opening = "Den står" if made else "Ikke denne gang."
    assert table.page.summary.remark.text().startswith(opening)


def test_the_same_deal_once_more(qtbot, window):
    table = begin(window, SOL)
    person = Mouse(at_table(window, table), drags=False)
    follow_the_advice(qtbot, table, person, SOL)
    person.press(table.page.summary.points_button)
    assert not table.page.summary.isVisible()
    follow_the_advice(qtbot, table, person, SOL)
    assert [deal.played.actions for deal in table.model.match.deals] == [SOL.deal.course] * 2


def test_whoever_would_rather_not_stays_at_the_game(window):
    before = window.model.deal_so_far()
    window.commands.actions[WITH_PARTNER.name].trigger()
    assert "venter" in question(window).informativeText()
    answer(window, QMessageBox.ButtonRole.RejectRole)
    assert window.guidance.practice.table is None
    assert window.model.deal_so_far() == before


def test_escape_answers_the_question_with_no(window):
    window.commands.actions[SOL.name].trigger()
    QTest.keyClick(question(window), Qt.Key.Key_Escape)
    assert window.guidance.practice.table is None


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_one_can_leave_in_the_middle(window, way):
    before = window.model.deal_so_far()
    table = begin(window, WITH_PARTNER)
    there = at_table(window, table)
    person = Keys(there) if way == "keys" else Mouse(there, drags=False)
    person.do(own_actions(WITH_PARTNER)[0])
    person.press(table.page.coach.leave_button)
    assert window.guidance.practice.table is None
    assert window.model.deal_so_far() == before
    assert window.page.isEnabled()
    assert window.page.isAncestorOf(window.focusWidget())


def test_what_was_chosen_in_the_game_is_still_chosen_afterwards(window):
    view = window.model.shown.view
    bid = next(each.bid for each in view.legal if isinstance(each, MakeBid))
    panel = window.page.panels[view.phase]
    panel.select(bid)
    table = begin(window, SOL)
    Mouse(at_table(window, table), drags=False).press(table.page.coach.leave_button)
    assert panel.ladder.bid == bid


def test_the_other_lesson_begins_without_asking(window):
    begin(window, SOL)
    window.commands.actions[WITH_PARTNER.name].trigger()
    assert window.guidance.practice.table.lesson is WITH_PARTNER


def test_the_next_deal_of_the_game_waits_and_a_new_game_ends_practice(window):
    begin(window, SOL)
    assert not window.commands.actions["next_deal"].isEnabled()
    window.commands.actions["new_game"].trigger()
    next(each for each in window.findChildren(NewGameDialog) if each.isVisible()).accept()
    assert window.guidance.practice.table is None
    assert window.commands.actions["next_deal"].isEnabled()
    assert window.page.isEnabled()


def test_the_tour_can_be_asked_for_in_practice_and_practice_from_the_tour(window):
    table = begin(window, SOL)
    window.commands.actions["tour"].trigger()
    assert not table.isEnabled()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert table.isEnabled()
    assert not window.page.isEnabled()
    assert table.isAncestorOf(window.focusWidget())
    window.commands.actions["tour"].trigger()
    window.commands.actions[WITH_PARTNER.name].trigger()
    assert window.guidance.tour is None
    assert window.guidance.practice.table.lesson is WITH_PARTNER


def test_a_window_can_be_closed_in_the_middle_of_practice(window):
    begin(window, SOL)
    assert window.close()
    assert window.guidance.practice.table is None


def test_words_and_colours_change_at_once(qtbot, window):
    coach = begin(window, SOL).page.coach
    assert coach.title.text() == "Din melding"
    window.commands.chosen.emit("language", "en")
    qtbot.waitUntil(lambda: coach.title.text() == "Your bid", timeout=1000)
    assert coach.text.text().startswith("Low cards in three suits")
    window.commands.chosen.emit("theme", "contrast")
    assert coach.look.theme.name == "contrast"


def test_a_refused_card_says_why(window):
    table = begin(window, SOL)
    person = Mouse(at_table(window, table), drags=False)
    own = own_actions(SOL)
    for action in own[:3]:
        person.do(action)
    view = table.model.shown.view
    illegal = next(each for each in view.hand if PlayCard(ME, each) not in view.legal)
    person.mark(illegal)
    assert "bekende" in table.page.hint.text()
    assert table.model.shown.view == view


@BOTH
@pytest.mark.parametrize("language", ["da", "en"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "-".join(map(str, size)))
def test_the_coach_is_whole_and_over_nothing_that_one_needs(qtbot, tmp_path, lesson, size, language):
    *pixels, percent = size
    window = open_window(qtbot, tmp_path, size=pixels, language=language)
    window.preferences.change(text_size=percent)
    window.start(setup=match_setup("Søren", 4, HouseRules(), "coach"))
    table = begin(window, lesson)
    for action in own_actions(lesson):
        assert_clear(table.page)
        assert table.model.act(action)
    qtbot.wait(1)
    assert_sheet(table.page.summary)
    assert not table.page.coach.isVisible()
    window.close()


def assert_sheet(summary):
    """The closing words are whole, and no row lies over another."""
    pieces = [summary.headline, summary.remark, *summary.rows, summary.next_button]
    tops = [piece.mapTo(summary, piece.rect().topLeft()).y() for piece in pieces]
    for piece, top, below in zip(pieces, tops, [*tops[1:], summary.height()], strict=True):
        assert top + piece.height() <= below
    assert all(row.height() >= 24 for row in summary.rows)
    remark = summary.remark
    assert remark.height() >= remark.heightForWidth(remark.width())


def assert_clear(page):
    """The coach has all its words, and covers neither the hand nor a plate nor what asks."""
    coach, text = page.coach, page.coach.text
    assert coach.isVisible()
    assert text.height() >= text.heightForWidth(text.width())
    assert not coach.title.is_elided()
    assert coach.leave_button.geometry().bottom() <= coach.height()
    told = page.contract_strip if page.look.small else page.column.contract
    assert told.isVisible() or page.scene.shown.view.phase is not Phase.PLAY
    place = QRectF(coach.geometry())
    assert QRectF(page.rect()).contains(place)
    others = [each.geometry() for each in (*page.panels.values(), *page.column.panels) if each.isVisible()]
    plates = [page.look.rect(plate.rect) for plate in page.scene.plates()]
    trick = [card_rect(page, item) for item in page.scene.cards.items().values() if item.sprite.zone is Zone.TRICK]
    for other in (hand_rect(page), *(QRectF(each) for each in others), *plates, *trick):
        assert not place.intersects(other)


def card_rect(page, item):
    """Where a card lies, in pixels, without its turn and its outline."""
    place = item.place
    corner = place.x - place.width / 2, place.y - place.height / 2
    return page.look.rect(QRectF(*corner, place.width, place.height))
