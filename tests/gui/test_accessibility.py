"""What assistive technology finds on the table and in the window, and what it is told."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from laksewhist.engine.actions import PlayCard
from laksewhist.engine.house_rules import HouseRules, IronHand
from laksewhist.engine.view import Phase
from laksewhist.gui.accessibility.announcer import GATHER_MS, Announcer, sentences
from laksewhist.gui.accessibility.table import items_of
from laksewhist.gui.new_match import match_setup
from laksewhist.gui.table.arrangement import Zone
from laksewhist.gui.table.card_item import CardItem
from laksewhist.gui.texts import card_text
from tests.gui.people import Keys, open_window, play_a_deal

TEXT = QAccessible.Text


@pytest.fixture(autouse=True)
def somebody_listens(qapp):
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def window(qtbot, own_folders):
    window = open_window(qtbot, own_folders, language="en")
    window.start()
    qtbot.waitUntil(lambda: window.model.is_person_asked, timeout=10000)
    yield window
    window.close()


def of(thing):
    return QAccessible.queryAccessibleInterface(thing)


def names(view):
    table = of(view)
    return [table.child(i).text(TEXT.Name) for i in range(table.childCount())]


def in_play(qtbot, window):
    """The person bids nothing; until a card is asked for, or two deals have gone by."""
    play_until(qtbot, window, lambda view: view.phase is Phase.PLAY and view.choice is None)


def play_until(qtbot, window, found):
    from laksewhist.ai.brain import brain_for
    from laksewhist.compose import decide

    person, brain = Keys(window), brain_for("begynder")
    for _ in range(200):
        qtbot.waitUntil(lambda: window.model.is_person_asked or window.page.summary.isVisible(), timeout=10000)
        if not window.model.is_person_asked:
            window.model.next_deal()
            continue
        if found(window.model.shown.view):
            return
        person.do(decide(brain, window.model.shown.view, "person"))
    raise AssertionError("never came")


def test_the_table_is_a_list_of_seats_and_cards(qtbot, window):
    view = window.page.view
    table = of(view)
    assert table.role() is QAccessible.Role.List
    assert table.text(TEXT.Name) == "The table"
    told = names(view)
    assert len(told) == 4 + 3 + 13
    for name, seat in zip(window.model.shown.names, range(4), strict=True):
        assert told[window.model.shown.position_of(seat)].startswith(name)
    assert all("cards: 13" in each for each in told[:4])
    assert told[4:7] == [f"card {i} of the kitty, face down" for i in (1, 2, 3)]
    assert set(told[7:]) == {card_text(card) for card in window.model.shown.view.hand}
    assert all(table.indexOfChild(table.child(i)) == i for i in range(table.childCount()))
    assert table.child(-1) is None
    assert table.child(table.childCount()) is None


def test_a_card_tells_where_it_lies_and_whether_it_can_be_played(qtbot, window):
    in_play(qtbot, window)
    view, scene = window.model.shown.view, window.page.scene
    legal = {action.card for action in view.legal if isinstance(action, PlayCard)}
    hand = [item for item in items_of(scene) if isinstance(item, CardItem) and item.sprite.zone is Zone.HAND]
    assert len(hand) == len(view.hand)
    for item in hand:
        card = of(item)
        assert card.role() is QAccessible.Role.ListItem
        assert card.text(TEXT.Description).startswith("in the hand")
        assert card.state().focusable
        assert card.state().selectable
        assert bool(card.state().disabled) == (item.sprite.card not in legal)
        assert ("cannot be chosen now" in card.text(TEXT.Description)) == (item.sprite.card not in legal)
        assert not card.rect().isEmpty()
        assert of(window.page.view).rect().intersects(card.rect())
        assert card.parent().object() is window.page.view


def test_press_plays_and_a_card_that_may_not_be_played_is_refused(qtbot, window):
    in_play(qtbot, window)
    card = next(action.card for action in window.model.shown.view.legal if isinstance(action, PlayCard))
    item = window.page.scene.cards.item(card.code)
    actions = of(item).actionInterface()
    assert actions.actionNames() == [
        QAccessibleActionInterface.pressAction(),
        QAccessibleActionInterface.setFocusAction(),
    ]
    actions.doAction(QAccessibleActionInterface.setFocusAction())
    assert window.page.scene.focused_card is card
    assert of(item).state().focused
    assert of(window.page.view).focusChild().text(TEXT.Name) == card_text(card)
    actions.doAction(QAccessibleActionInterface.pressAction())
    qtbot.waitUntil(lambda: card not in window.model.shown.view.hand, timeout=5000)


def test_what_is_on_the_table_keeps_step_with_the_deal(qtbot, window):
    in_play(qtbot, window)
    view = window.model.shown.view
    table = of(window.page.view)
    told = [table.child(i) for i in range(table.childCount())]
    said = [(each.text(TEXT.Name), each.text(TEXT.Description)) for each in told]
    assert len(said) == 4 + len(view.hand) + len(view.trick.cards) + sum(len(c or ()) for c in view.shown)
    for card in view.trick.cards:
        assert any(name == card_text(card) and where.startswith("in the trick, from ") for name, where in said)
    assert all("tricks: " in name for name, _ in said[:4])
    hidden = {card_text(card) for card in view.hand} | {card_text(card) for card in view.trick.cards}
    hidden |= {card_text(card) for cards in view.shown for card in cards or ()}
    assert {name for name, _ in said[4:]} <= hidden, "a card is told that the person cannot see"


def test_interfaces_go_with_their_cards(qtbot, window):
    kept = QApplication.instance().interfaces
    for _ in range(3):
        play_until(qtbot, window, lambda view: view.phase is Phase.PLAY and len(view.hand) == 3)
        names(window.page.view)
        assert len(kept) < 60
        number = len(window.model.match.deals)
        play_a_deal(qtbot, window, Keys(window), number=number + 1)
    gc.collect()
    item = window.page.scene.cards.items()
    assert not item
    assert of(window.page.view).childCount() == 0


def test_the_focus_goes_through_strip_table_and_panel(window):
    chain, each = [], window.page.strip
    while each is not None and len(chain) < 2000:
        chain.append(each)
        each = each.nextInFocusChain()
        if each is window.page.strip:
            break
    panel = window.page.panels[Phase.AUCTION]
    first = next(i for i, each in enumerate(chain) if panel.isAncestorOf(each))
    assert 0 < chain.index(window.page.view) < first


def test_everything_that_happens_is_said_once_and_in_order(qtbot, own_folders):
    window = open_window(qtbot, own_folders, language="en")
    announcer = window.findChildren(Announcer)[0]
    said, expected = [], []
    announcer.announced.connect(lambda text, interrupts: said.append((text, interrupts)))
    window.model.stepReady.disconnect(window.page.play)
    window.model.stepReady.connect(lambda step: expected.extend(sentences(step)))
    window.model.stepReady.connect(window.page.play)
    window.start(setup=match_setup("Søren", 4, HouseRules(iron_hand=IronHand.OFF), "said"))
    play_a_deal(qtbot, window, Keys(window), number=1)
    qtbot.waitUntil(lambda: "Points: " in said[-1][0], timeout=5000)
    at = 0
    everything = " ".join(text for text, interrupts in said if not interrupts)
    for sentence in expected:
        at = everything.index(sentence, at) + len(sentence)
    turns = [text for text, interrupts in said if interrupts]
    assert turns
    assert all(text.startswith("Your turn: ") for text in turns)
    window.close()


def test_a_refusal_interrupts(qtbot, window):
    announcer = window.findChildren(Announcer)[0]
    with qtbot.waitSignal(announcer.announced) as told:
        window.model.act(PlayCard(window.model.shown.view.seat, window.model.shown.view.hand[0]))
    assert told.args == ["That cannot be done now.", True]


def test_a_deal_given_up_is_not_talked_about_any_more(qtbot, window):
    announcer = window.findChildren(Announcer)[0]
    said = []
    announcer.announced.connect(lambda text, _: said.append(text))
    window.model.dealStarted.emit(window.model.shown)
    window.model.dealAbandoned.emit()
    QTest.qWait(GATHER_MS + 60)
    assert not said
