"""The panels that ask for call, trump, turned card, exchange and iron hand, with real clicks."""

from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from laksewhist.engine.actions import (
    AcceptCard,
    Action,
    CallCard,
    CallIronHand,
    ExchangeCards,
    KeepHand,
    NameTrump,
    RefuseCard,
)
from laksewhist.engine.cards import Suit, card
from laksewhist.engine.house_rules import CallOwnAce, ExchangeOrder, HouseRules
from laksewhist.engine.state import DealState
from laksewhist.gui.panels.asking import AskingPanel
from laksewhist.gui.panels.call_panel import CallPanel
from laksewhist.gui.panels.exchange_panel import ExchangePanel
from laksewhist.gui.panels.iron_hand_panel import IronHandPanel
from laksewhist.gui.panels.offer_panel import OfferPanel
from laksewhist.gui.panels.trump_panel import TrumpPanel
from tests.gui.panel_deals import IRON, auction, bid, passes, play, shown, third_card, two_in_nolo

LEFT = Qt.MouseButton.LeftButton
P = TypeVar("P", bound=AskingPanel)


def asked(qtbot: QtBot, panel: P, state: DealState, seat: int = 0) -> P:
    """The panel on the screen, asking this seat."""
    qtbot.addWidget(panel)
    panel.ask(shown(state, seat))
    panel.resize(352, panel.height_for(352))
    with qtbot.waitExposed(panel):
        panel.show()
    return panel


def emitted(qtbot: QtBot, panel: AskingPanel, button: object) -> Action:
    """What a click on the button emits."""
    with qtbot.waitSignal(panel.chosen) as caught:
        qtbot.mouseClick(button, LEFT)
    assert caught.args is not None
    return caught.args[0]


def calling(text: str, hand: str = "", rules: HouseRules | None = None) -> DealState:
    return auction(bid(0, text), *passes(1, 2, 3), hands={0: hand} if hand else None, rules=rules)


def test_alm_asks_for_trump_and_card(qtbot: QtBot) -> None:
    panel = asked(qtbot, CallPanel(), calling("9 alm"))
    assert panel.call_button.text() == "Choose a trump"
    qtbot.mouseClick(panel.trumps[Suit.SPADES], LEFT)
    assert panel.call_button.text() == "Choose a card"
    assert not panel.call_button.isEnabled()
    qtbot.mouseClick(panel.cards[card("HA")], LEFT)
    assert panel.call_button.text() == "Call ace of hearts"
    assert emitted(qtbot, panel, panel.call_button) == CallCard(0, card("HA"), Suit.SPADES)


@pytest.mark.parametrize(
    ("code", "reason"),
    [("SA", "You hold it yourself: ace of spades."), ("HA", "The called card cannot be a trump: ace of hearts.")],
)
def test_what_cannot_be_called_says_why_and_cannot_be_clicked(qtbot: QtBot, code: str, reason: str) -> None:
    panel = asked(qtbot, CallPanel(), calling("9 alm"))
    qtbot.mouseClick(panel.trumps[Suit.HEARTS], LEFT)
    choice = panel.cards[card(code)]
    assert choice.toolTip() == reason
    qtbot.mouseClick(choice, LEFT)
    assert panel.card is not card(code)


def test_a_trump_that_does_not_go_with_the_card_gives_the_card_up(qtbot: QtBot) -> None:
    panel = asked(qtbot, CallPanel(), calling("9 alm"))
    qtbot.mouseClick(panel.cards[card("HA")], LEFT)
    qtbot.mouseClick(panel.trumps[Suit.SPADES], LEFT)
    assert panel.card is card("HA")
    qtbot.mouseClick(panel.trumps[Suit.HEARTS], LEFT)
    assert panel.card is card("CA")  # the only one that is left
    assert not panel.cards[card("HA")].isChecked()


def test_three_aces_in_hand_call_the_fourth_or_a_king(qtbot: QtBot) -> None:
    panel = asked(qtbot, CallPanel(), calling("9 alm", "SA HA CA S3 S4 S5"))
    qtbot.mouseClick(panel.trumps[Suit.SPADES], LEFT)
    assert panel.card is card("DA")
    assert panel.cards[card("SK")].reason
    assert "higher card" in panel.cards[card("HK")].toolTip() or "hold it" in panel.cards[card("HK")].toolTip()
    qtbot.mouseClick(panel.trumps[Suit.DIAMONDS], LEFT)
    assert panel.cards[card("SK")].isEnabled()
    qtbot.mouseClick(panel.cards[card("SK")], LEFT)
    assert emitted(qtbot, panel, panel.call_button) == CallCard(0, card("SK"), Suit.DIAMONDS)


def test_gode_shows_its_trump_and_asks_for_the_card_only(qtbot: QtBot) -> None:
    panel = asked(qtbot, CallPanel(), calling("9 gode"))
    assert not panel.trumps[Suit.CLUBS].isVisible()
    assert panel.known_trump.text() == "Clubs"
    assert panel.card is card("HA")  # two aces in hand, and clubs are trump
    assert emitted(qtbot, panel, panel.call_button) == CallCard(0, card("HA"))


def test_an_own_ace_is_marked_where_the_house_allows_it(qtbot: QtBot) -> None:
    rules = HouseRules(call_own_ace=CallOwnAce.YES)
    panel = asked(qtbot, CallPanel(), calling("9 gode", rules=rules))
    assert panel.cards[card("SA")].caption == "alone"
    assert panel.cards[card("HA")].caption == ""
    qtbot.mouseClick(panel.cards[card("SA")], LEFT)
    assert emitted(qtbot, panel, panel.call_button) == CallCard(0, card("SA"))


def test_halve_and_sans_show_no_trump_row(qtbot: QtBot) -> None:
    halve = asked(qtbot, CallPanel(), calling("9 halve"))
    assert not halve.known_trump.isVisible()
    assert "names the trump" in halve.explanation.text()
    sans = asked(qtbot, CallPanel(), calling("9 sans"))
    assert sans.known_trump.isVisible()
    assert sans.known_trump.text() == "No trump"


def test_an_ace_that_lies_open_in_the_kitty_says_so(qtbot: QtBot) -> None:
    start = auction(bid(0, "9 vip"), *passes(1, 2, 3), hands={0: "SA"}, kitty="HA D5 S4")
    panel = asked(qtbot, CallPanel(), play(start, AcceptCard(0)))
    assert panel.cards[card("HA")].reason  # hearts are trump
    start = auction(bid(0, "9 vip"), *passes(1, 2, 3), hands={0: "SA"}, kitty="HA D5 S4")
    panel = asked(qtbot, CallPanel(), play(start, RefuseCard(0), AcceptCard(0)))
    assert panel.cards[card("HA")].caption == "in the kitty"


def test_the_turned_card_can_be_refused_twice_and_the_third_doubles(qtbot: QtBot) -> None:
    state = auction(bid(0, "9 vip"), *passes(1, 2, 3), hands={0: "SA"}, kitty="S4 X2 D5")
    panel = asked(qtbot, OfferPanel(), state)
    assert (panel.aside.text(), panel.trump_label.text()) == ("card 1 of 3", "Trump spades")
    assert not panel.doubled_label.isVisible()
    assert emitted(qtbot, panel, panel.refuse_button) == RefuseCard(0)
    panel.ask(shown(play(state, RefuseCard(0))))
    assert panel.trump_label.text() == "No trump"
    assert emitted(qtbot, panel, panel.accept_button) == AcceptCard(0)
    panel.ask(shown(play(state, RefuseCard(0), RefuseCard(0))))
    assert panel.doubled_label.isVisible()
    assert not panel.refuse_button.isVisible()
    assert emitted(qtbot, panel, panel.accept_button) == AcceptCard(0)


def halve(seat: int, code: str) -> DealState:
    others = [(seat + step) % 4 for step in (1, 2, 3)]
    return play(auction(bid(seat, "9 halve"), *passes(*others), forehand=seat), CallCard(seat, card(code)))


def test_the_holder_names_the_trump_of_halve(qtbot: QtBot) -> None:
    panel = asked(qtbot, TrumpPanel(), halve(1, "SA"))
    assert panel.explanation.text() == "Karen calls ace of spades, which you hold: you are partners."
    qtbot.mouseClick(panel.choices[Suit.SPADES], LEFT)
    assert panel.trump is None
    assert "ace" not in panel.choices[Suit.SPADES].toolTip()
    assert panel.choices[Suit.SPADES].toolTip() == "The called card is of that suit: spades."
    assert not panel.name_button.isEnabled()
    qtbot.mouseClick(panel.choices[Suit.HEARTS], LEFT)
    assert emitted(qtbot, panel, panel.name_button) == NameTrump(0, Suit.HEARTS)


def test_declarer_alone_names_the_trump_himself(qtbot: QtBot) -> None:
    state = auction(bid(0, "9 halve"), *passes(1, 2, 3), hands={0: "SA"}, kitty="HA")
    panel = asked(qtbot, TrumpPanel(), play(state, CallCard(0, card("HA"))))
    assert "you play alone" in panel.explanation.text()


def exchange(text: str = "9 sans", order: ExchangeOrder = ExchangeOrder.BLIND) -> DealState:
    return play(calling(text, rules=HouseRules(exchange=order)), CallCard(0, card("HA")))


def test_exactly_three_cards_can_be_exchanged(qtbot: QtBot) -> None:
    panel = asked(qtbot, ExchangePanel(), exchange())
    hand = shown(exchange()).view.hand
    for count in (0, 1, 2, 4):
        panel.set_selection(hand[:count])
        assert not panel.exchange_button.isEnabled()
        with qtbot.assertNotEmitted(panel.chosen):
            qtbot.mouseClick(panel.exchange_button, LEFT)
    panel.set_selection(hand[2::-1])
    assert [tag.card for tag in panel.places] == list(hand[2::-1])
    assert emitted(qtbot, panel, panel.exchange_button) == ExchangeCards(0, hand[:3])
    assert emitted(qtbot, panel, panel.decline_button) == ExchangeCards(0, ())


def test_cards_that_may_not_be_given_keep_the_button_off(qtbot: QtBot) -> None:
    panel = asked(qtbot, ExchangePanel(), exchange())
    hand = shown(exchange()).view.hand
    panel.set_selection((*hand[:2], card("HA")))
    assert not panel.exchange_button.isEnabled()


def test_vip_must_exchange_and_knows_the_kitty(qtbot: QtBot) -> None:
    panel = asked(qtbot, ExchangePanel(), third_card())
    assert not panel.decline_button.isVisible()
    assert [tag.card for tag in panel.kitty] == [card(code) for code in ("S4", "HA", "D5")]


def test_the_kitty_is_shown_only_where_it_is_seen(qtbot: QtBot) -> None:
    blind = asked(qtbot, ExchangePanel(), exchange())
    assert not blind.kitty[0].isVisible()
    assert "unseen" in blind.explanation.text()
    state = exchange(order=ExchangeOrder.TAKE_FIRST)
    taking = asked(qtbot, ExchangePanel(), state)
    assert taking.kitty[0].isVisible()
    assert tuple(tag.card for tag in taking.kitty) == shown(state).view.kitty


def test_in_nolo_the_next_one_is_told_whose_cards_lie_there(qtbot: QtBot) -> None:
    start = two_in_nolo()  # Karen bids, Mads joins
    declined = asked(qtbot, ExchangePanel(), play(start, ExchangeCards(1, ())), 3)
    assert "unseen" in declined.explanation.text()
    given = asked(qtbot, ExchangePanel(), play(start, ExchangeCards(1, shown(start, 1).view.hand[:3])), 3)
    assert given.explanation.text().endswith("the three that Karen has given.")
    assert not given.kitty[0].isVisible()


def test_asking_anew_empties_the_places(qtbot: QtBot) -> None:
    panel = asked(qtbot, ExchangePanel(), exchange())
    panel.set_selection(shown(exchange()).view.hand[:3])
    panel.ask(shown(exchange()))
    assert [tag.card for tag in panel.places] == [None] * 3


def test_an_iron_hand_is_shown_or_kept(qtbot: QtBot) -> None:
    panel = asked(qtbot, IronHandPanel(), auction(hands={0: IRON}))
    assert emitted(qtbot, panel, panel.keep_button) == KeepHand(0)
    assert emitted(qtbot, panel, panel.show_button) == CallIronHand(0)


def test_focus_goes_to_what_is_answered_first(qtbot: QtBot) -> None:
    for panel, state, first in (
        (CallPanel(), calling("9 alm"), lambda p: p.trumps[Suit.SPADES]),
        (OfferPanel(), auction(bid(0, "9 vip"), *passes(1, 2, 3)), lambda p: p.accept_button),
        (TrumpPanel(), halve(1, "SA"), lambda p: p.choices[Suit.HEARTS]),
        (ExchangePanel(), exchange(), lambda p: p.decline_button),
        (IronHandPanel(), auction(hands={0: IRON}), lambda p: p.keep_button),
    ):
        asked(qtbot, panel, state)
        panel.activateWindow()
        panel.setFocus()
        assert first(panel).hasFocus()


def test_tab_goes_from_the_trump_over_the_cards_to_the_main_button(qtbot: QtBot) -> None:
    panel = asked(qtbot, CallPanel(), calling("9 alm"))
    panel.choose_trump(Suit.SPADES)
    panel.choose_card(card("HA"))
    panel.activateWindow()
    panel.setFocus()
    order = [panel.focusWidget()]
    for _ in range(6):
        qtbot.keyClick(order[-1], Qt.Key.Key_Tab)
        order.append(panel.focusWidget())
    assert order == [*panel.trumps.values(), panel.cards[card("HA")], panel.cards[card("CA")], panel.call_button]
