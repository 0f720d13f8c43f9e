"""Several people at one screen: a curtain hides the cards while the turn passes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from laksewhist.ai.brain import brain_for
from laksewhist.compose import SIMPLEST_LEVEL, decide
from laksewhist.gui.curtain import CurtainCard
from laksewhist.gui.session import MatchSetup
from laksewhist.gui.table.card_item import CardItem
from laksewhist.store.tournament import Participant, new_tournament

from .people import open_window

PEOPLE = ("Søren", "Karen")


def tournament(participants=4):
    names = (*PEOPLE, "Bodil", "Mads", "Svend", "Inger")[:participants]
    return new_tournament(
        tuple(Participant(name, None if name in PEOPLE else SIMPLEST_LEVEL) for name in names), seed="curtain"
    )


@pytest.fixture
def window(qtbot, tmp_path):
    made = open_window(qtbot, tmp_path)
    yield made
    made.close()


def begin(window, participants=4):
    window.desk.begin(MatchSetup.of(tournament(participants)))


def drawn(qtbot, window):
    qtbot.waitUntil(lambda: window.curtains.curtain is not None or window.model.deal_so_far() is None, timeout=5000)
    return window.curtains.curtain


def open_cards(window):
    """The cards of a hand that the table shows face up, by participant; nobody's while a curtain hides all."""
    shown = window.model.shown
    if window.curtains.curtain is not None or shown.hand_hidden:
        return None
    return shown.seating.players[shown.south]


def faces(window):
    """Every card on the table whose face is drawn."""
    items = (item for item in window.page.scene.items() if isinstance(item, CardItem) and item.isVisible())
    return {item.sprite.card for item in items if item.face_up}


def held(window):
    """Every card in a hand that does not lie open to all."""
    state, view = window.model._deal[1].state, window.model.shown.view
    hands = getattr(state, "hands", state.setup.hands)
    return {card for hand in hands for card in hand} - {card for hand in view.shown if hand for card in hand}


def test_at_the_beginning_of_a_deal_nobody_sees_a_hand(qtbot, window):
    hands = []
    window.model.dealStarted.connect(lambda shown: hands.append(shown.hand_hidden))
    begin(window)
    assert hands == [True]
    curtain = drawn(qtbot, window)
    assert curtain.isVisible()
    assert curtain.geometry() == window.page.geometry()
    assert not window.page.isEnabled()
    assert not window.model.is_person_asked


@pytest.mark.parametrize("participants", [4, 5])
def test_each_sees_own_cards_only_and_the_deal_is_played_to_its_end(qtbot, window, participants):
    begin(window, participants)
    model, brain = window.model, brain_for(SIMPLEST_LEVEL)
    seen, turns = set(), 0
    while model.deal_so_far() is not None:
        qtbot.waitUntil(
            lambda: window.curtains.curtain is not None or model.is_person_asked or model.deal_so_far() is None,
            timeout=5000,
        )
        if window.curtains.curtain is not None:
            turns += 1
            assert not model.is_person_asked
            assert model.shown.hand_hidden
            assert not faces(window) & held(window)
            QTest.mouseClick(window.curtains.curtain.card.button, Qt.MouseButton.LeftButton)
            assert window.page.isEnabled()
            assert faces(window) >= set(model.shown.view.hand)
            if not model.is_person_asked:
                model.hand_taken_up()
        if model.is_person_asked:
            view = model.shown.view
            assert model.shown.view.seat == view.turn
            seen.add(open_cards(window))
            assert model.act(decide(brain, view, "several", len(model.deal_so_far()[1])))
    assert seen <= {0, 1}
    assert seen
    assert turns >= len(seen)
    assert sum(model.match.standings) == 0


def test_the_curtain_opens_by_keys(qtbot, window):
    begin(window)
    assert drawn(qtbot, window).card.button.hasFocus()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    assert window.curtains.curtain is None
    assert open_cards(window) is not None


def test_a_new_game_takes_the_curtain_away(qtbot, window):
    begin(window)
    drawn(qtbot, window)
    window.model.give_up()
    assert window.curtains.curtain is None
    assert window.page.isEnabled()


def test_a_name_from_right_to_left_turns_no_sentence(qtbot):
    card = CurtainCard("דוד!")
    qtbot.addWidget(card)
    assert card.title.text().startswith("\u2068דוד!\u2069")


def test_going_on_is_answered_before_the_curtain(qtbot, window, tmp_path):
    begin(window)
    while not window.model.is_person_asked:
        QTest.mouseClick(drawn(qtbot, window).card.button, Qt.MouseButton.LeftButton)
        window.model.hand_taken_up()
    assert window.model.act(window.model.shown.view.legal[0])
    window.close()
    again = open_window(qtbot, tmp_path)
    again.start()
    offer, curtain = again.desk.offer, drawn(qtbot, again)
    assert offer.isAncestorOf(again.childAt(offer.card.mapTo(again, offer.card.rect().center())))
    assert offer.card.go_on_button.hasFocus()
    QTest.keyClick(again.focusWidget(), Qt.Key.Key_Space)
    assert again.curtains.curtain is curtain
    assert curtain.card.button.hasFocus()
    assert not again.page.isEnabled()
    QTest.keyClick(again.focusWidget(), Qt.Key.Key_Space)
    assert again.page.isEnabled()
    assert open_cards(again) is not None
    again.close()


def test_after_the_tour_the_curtain_has_the_keyboard_again(qtbot, window):
    begin(window)
    curtain = drawn(qtbot, window)
    window.guidance.start_tour()
    window.guidance.end_tour()
    assert curtain.isVisible()
    assert curtain.card.button.hasFocus()
    assert not window.page.isEnabled()


def test_one_person_alone_never_sees_a_curtain(qtbot, window):
    from laksewhist.engine.house_rules import HouseRules
    from laksewhist.gui.new_match import match_setup

    window.start(setup=match_setup("Søren", 4, HouseRules(), "alone"))
    qtbot.waitUntil(lambda: window.model.is_person_asked, timeout=5000)
    assert window.curtains.curtain is None
