"""From the table to the rule: F1, the menu, the question marks, and the reason why a card cannot be played."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from laksewhist.engine.actions import PlayCard
from laksewhist.engine.bids import parse_bid
from laksewhist.engine.house_rules import ExchangeOrder, HouseRules
from laksewhist.engine.illegal import IllegalAction, Reason
from laksewhist.engine.view import Phase
from laksewhist.gui.help.glossary import explain
from laksewhist.gui.help.topics import PHASES, REASONS, Place
from laksewhist.gui.languages import set_language
from laksewhist.gui.new_match import match_setup
from laksewhist.gui.panels.ladder import COLUMNS
from laksewhist.gui.pictures import PICTURES, draw_up
from laksewhist.gui.practice.lessons import LESSONS

from .people import Mouse, open_window, play_a_deal

ASKING = {
    "iron_hand": Phase.IRON_HAND,
    "auction": Phase.AUCTION,
    "vip": Phase.VIP,
    "call_ace": Phase.CALLING,
    "halve_trump": Phase.TRUMP,
    "exchange": Phase.EXCHANGE,
}


@pytest.fixture
def window(qtbot, tmp_path):
    made = open_window(qtbot, tmp_path, language="en")
    yield made
    made.close()


def show(window, name):
    shown, asking = draw_up(next(each for each in PICTURES if each.name == name), "You")
    window.model.shown = shown
    window.page.show_still(shown, asking=asking)
    return shown


def place(window):
    assert window.help.window is not None
    assert window.help.window.isVisible()
    return window.help.window.place


def test_f1_before_anything_begins_opens_the_first_page(window):
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert place(window) == Place("game")


@pytest.mark.parametrize("name", [*ASKING, "mid_trick", "bordlaegger", "sniksnak", "summary"])
def test_f1_opens_what_explains_the_moment(window, name):
    shown = show(window, name)
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_F1)
    special = {"bordlaegger": Place("nolo", "bordlaegger"), "sniksnak": Place("sniksnak")}
    assert place(window) == special.get(name, PHASES[shown.view.phase])


@pytest.mark.parametrize(("name", "phase"), ASKING.items())
@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_the_question_mark_of_a_panel_opens_its_page_by_mouse_and_key(window, name, phase, size):
    window.resize(*size)
    show(window, name)
    button = window.page.panels[phase].help_button
    assert button.isVisible()
    assert window.page.panels[phase].rect().contains(button.geometry())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert place(window) == PHASES[phase]
    window.help.window.close()
    window.activateWindow()
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert place(window) == PHASES[phase]


def test_the_question_mark_is_reached_by_tab(window):
    show(window, "auction")
    for _ in range(12):
        if window.page.panels[Phase.AUCTION].help_button.hasFocus():
            break
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    assert window.page.panels[Phase.AUCTION].help_button.hasFocus()


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("mid_trick", Place("kinds", "gode")),
        ("bordlaegger", Place("nolo", "bordlaegger")),
        ("sniksnak", Place("sniksnak")),
    ],
)
def test_the_contract_leads_to_its_bid(window, name, wanted):
    for size, panel in (((1280, 800), window.page.column.contract), ((800, 600), window.page.contract_strip)):
        window.resize(*size)
        show(window, name)
        assert panel.isVisible()
        QTest.mouseClick(panel.help_button, Qt.MouseButton.LeftButton)
        assert place(window) == wanted
        window.help.window.close()


def refused_card(qtbot, window):
    """Plays until a card cannot be played, and tries it with a real click."""

    class Tries(Mouse):
        found = None

        def play(self, card):
            view = self.window.model.shown.view
            legal = {each.card for each in view.legal if isinstance(each, PlayCard)}
            wrong = [each for each in view.hand if each not in legal]
            if self.found is None and wrong:
                self.mark(wrong[0])
                Tries.found = wrong[0]
                raise StopIteration
            super().play(card)

    person = Tries(window, drags=False)
    while Tries.found is None:
        try:
            play_a_deal(qtbot, window, person)
            window.model.next_deal()
        except StopIteration:
            break


def test_the_reason_why_a_card_cannot_be_played_leads_to_the_rule(qtbot, window):
    window.start(setup=match_setup("Søren", 4, HouseRules(), "window"))
    refused_card(qtbot, window)
    hint = window.page.hint
    assert hint.isVisible()
    assert hint.why.isVisible()
    assert hint.geometry().contains(hint.why.geometry())
    assert hint.fontMetrics().horizontalAdvance(hint.text()) <= hint.why.x() - hint.x()
    QTest.mouseClick(hint.why, Qt.MouseButton.LeftButton)
    assert place(window) in REASONS.values()
    assert place(window).topic in ("play", "duty")
    rule = place(window)
    window.help.window.close()
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert place(window) == rule


def test_the_hint_takes_no_click_from_the_cards(qtbot, window):
    window.start(setup=match_setup("Søren", 4, HouseRules(), "window"))
    refused_card(qtbot, window)
    page = window.page
    person = Mouse(window, drags=False)
    for card in window.model.shown.view.hand:
        at = page.view.mapTo(page, person.grip(card))
        under = page.childAt(at)
        assert under is page.view.viewport(), card
        assert not page.hint.why.geometry().contains(at)
    beside = page.hint.geometry().topLeft() + QPoint(4, page.hint.height() // 2)
    assert page.childAt(beside) is page.view.viewport()


def test_the_button_goes_with_the_hint_and_is_not_there_without_a_rule(window):
    hint = window.page.hint
    hint.tell("something", rule=Place("play"))
    assert hint.why.isVisible()
    hint.hide()
    assert not hint.why.isVisible()
    hint.tell("something else")
    assert not hint.why.isVisible()
    assert hint.place_of_rule is None


@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_shows_its_button(window, reason):
    show(window, "mid_trick")
    facts = {"turn": "1", "standing": "9 vip", "bid": "9 gode", "card": "SA", "suit": "spades", "phase": "play"}
    window.model.refused.emit(IllegalAction(reason, 0, **facts))
    assert window.page.hint.place_of_rule == REASONS[reason]


def test_f1_over_a_practice_deal_speaks_of_that_deal(qtbot, window):
    window.guidance.start_practice(next(iter(LESSONS.values())))
    qtbot.waitUntil(lambda: window.guidance.practice.table is not None, timeout=5000)
    window.guidance.practice.table.page.hint.tell("something", rule=Place("duty", "lead"))
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert place(window) == Place("duty", "lead")


def test_the_menu_opens_the_rules(window):
    window.commands.actions["help"].trigger()
    assert place(window) == Place("game")


def test_the_window_follows_language_colours_and_tournament(qtbot, window):
    window.commands.actions["help"].trigger()
    window.commands.chosen.emit("language", "da")
    qtbot.waitUntil(lambda: window.help.window.windowTitle() == "Laksewhists regler")
    window.commands.chosen.emit("theme", "dark")
    assert window.help.window.browser.palette().base().color().name() != "#fffbf4"
    window.start(setup=match_setup("Søren", 4, HouseRules(exchange=ExchangeOrder.TAKE_FIRST), "other"))
    window.help.window.go(Place("exchange"))
    assert "bytterne op først" in window.help.window.browser.toPlainText()


def test_the_game_goes_on_while_the_rules_are_open(qtbot, window):
    window.start(setup=match_setup("Søren", 4, HouseRules(), "goes on"))
    window.commands.actions["help"].trigger()
    play_a_deal(qtbot, window, Mouse(window, drags=False))
    assert window.help.window.isVisible()


def test_closing_the_game_closes_the_rules(window):
    window.commands.actions["help"].trigger()
    window.close()
    assert not window.help.window.isVisible()


def tip_of(widget) -> str:
    event = QHelpEvent(QEvent.Type.ToolTip, widget.rect().center(), widget.mapToGlobal(widget.rect().center()))
    QApplication.sendEvent(widget, event)
    text = QToolTip.text()
    QToolTip.hideText()
    return text


def test_terms_are_explained_where_they_stand(qtbot, window):
    show(window, "mid_trick")
    panel = window.page.column.contract
    tips = [tip_of(row.label) for row in panel.rows if row.isVisible()]
    assert tips == [explain(term) for term in ("declarer", "trump", "called", "partner")]
    assert tip_of(panel.bid) == explain("gode")
    set_language("da")
    qtbot.waitUntil(lambda: tip_of(panel.bid) == "Stikmelding, hvor klør er trumf.")


def test_the_ladder_explains_its_columns_and_the_panels_their_titles(window):
    show(window, "auction")
    panel = window.page.panels[Phase.AUCTION]
    tips = [tip_of(head) for head in panel.ladder._heads]
    assert tips == [explain("nolo" if kind is None else kind.value) for kind in COLUMNS]
    assert tip_of(panel.title) == explain("bid")


def test_a_bid_that_can_be_made_says_what_it_means(window):
    show(window, "auction")
    cell = window.page.panels[Phase.AUCTION].ladder.cells[parse_bid("sniksnak")]
    assert tip_of(cell) == f"sniksnak. {explain('sniksnak')}"


def test_the_summary_explains_its_terms(window):
    show(window, "summary")
    facts = window.page.summary.facts
    assert tip_of(facts.called_head) == explain("called")
    assert tip_of(facts.kitty_head) == explain("kitty")
