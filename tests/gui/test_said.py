"""What the other seats say: it rests long enough to be read, and what leaves no mark is told in words."""

from dataclasses import replace

import pytest

from laksewhist.engine.actions import CallCard, ExchangeCards, Pass
from laksewhist.engine.cards import card
from laksewhist.engine.events import (
    BidMade,
    CardAccepted,
    CardCalled,
    CardPlayed,
    CardRefused,
    ExchangeMade,
    Passed,
    TrumpNamed,
)
from laksewhist.engine.game import apply
from laksewhist.engine.house_rules import ExchangeOrder, HouseRules
from laksewhist.gui.said import is_spoken, sentence
from laksewhist.gui.shown import Step
from laksewhist.gui.table import pace as beats
from laksewhist.gui.table.frames import stages
from laksewhist.gui.table.pace import Pace
from laksewhist.gui.table_page import TablePage
from laksewhist.gui.texts import card_text, name_list
from tests.gui.moving import find_step
from tests.gui.panel_deals import auction, bid, passes, play, shown


@pytest.mark.parametrize("kind", [BidMade, Passed])
def test_a_bid_of_another_seat_rests_before_the_next_one_speaks(kind):
    for seat in (1, 2):
        before, step = find_step(kind, seat=seat)
        if step.after.view.legal:
            continue
        assert is_spoken(step)
        assert stages(before, step)[-1].rest == beats.SPOKEN
        return
    raise AssertionError("no such bid")


def test_nobody_waits_after_the_own_bid_or_for_the_own_turn():
    bidding = shown(auction(bid(0, "8 alm")))
    own = Step((BidMade(0, bid(0, "8 alm").bid),), bidding)
    assert not is_spoken(own)
    assert stages(bidding, own)[-1].rest == 0
    asked = shown(auction(bid(0, "8 alm"), bid(1, "8 gode"), Pass(2), bid(3, "9 vip")))
    said = Step((BidMade(3, bid(3, "9 vip").bid),), asked)
    assert is_spoken(said)
    assert stages(asked, said)[-1].rest == 0


@pytest.mark.parametrize(
    ("kind", "wish"),
    [
        (CardCalled, "9 sans"),
        (CardRefused, "9 vip"),
        (CardAccepted, "9 vip"),
        (TrumpNamed, "9 halve"),
    ],
)
def test_what_leaves_no_mark_on_the_table_is_told(kind, wish):
    _, step = next_of_another(kind, wish)
    event = next(each for each in step.events if isinstance(each, kind))
    assert step.after.names[event.seat] in sentence(step)


def test_an_exchange_is_seen_and_its_refusal_told():
    _, seen = find_step(ExchangeMade, exchanged=True, seat=1)
    assert sentence(seen) == ""
    now = shown(auction(bid(0, "9 gode")))
    assert sentence(Step((ExchangeMade(1, False, None, None),), now)) == "Karen: no exchange."
    assert sentence(Step((ExchangeMade(0, False, None, None),), now)) == ""


def test_one_is_told_which_cards_came_unseen():
    before, step = own_exchange(ExchangeOrder.BLIND)
    event = step.events[0]
    assert len(event.kitty) == 3
    assert sentence(step) == f"You got {name_list([card_text(each) for each in event.kitty])}."
    assert stages(before, step)[-1].rest == (0 if step.after.view.legal else beats.TOLD)
    _, seen = own_exchange(ExchangeOrder.TAKE_FIRST)
    assert sentence(seen) == ""


def own_exchange(order):
    rules = HouseRules(exchange=order)
    state = play(auction(bid(0, "9 sans"), *passes(1, 2, 3), rules=rules, forehand=0), CallCard(0, card("HA")))
    before = shown(state)
    after, events = apply(state, ExchangeCards(0, before.view.hand[-3:]))
    return before, Step(events, shown(after))


def test_a_card_that_is_played_needs_no_words():
    before, step = find_step(CardPlayed, seat=1)
    assert sentence(step) == ""
    assert stages(before, step)[-1].rest == 0


def test_the_page_tells_it_and_the_panels_follow_at_once(qtbot):
    before, step = next_of_another(CardCalled, "9 sans")
    page = TablePage(Pace(1))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    with qtbot.waitExposed(page):
        page.show()
    page.show_still(before, asking=False)
    page.play(step)
    assert page.director.busy
    assert page.hint.isVisible()
    assert page.hint.text() == sentence(step)
    assert page.column.contract.isVisible()
    page.director.finish()
    assert page.hint.isVisible()


def next_of_another(kind, wish):
    for seat in (1, 2, 3):
        try:
            return find_step(kind, wish, seat=seat)
        except AssertionError:
            continue
    raise AssertionError("no such step")


def test_who_sits_out_is_told_so_and_nothing_of_the_last_deal_stays(qtbot):
    page = TablePage(Pace(1))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    with qtbot.waitExposed(page):
        page.show()
    now = shown(auction())
    page.hint.tell("You must follow suit: hearts.")
    page.begin(now)
    assert not page.hint.isVisible()
    page.begin(replace(now, hand_hidden=True))
    assert page.hint.text() == "You sit out this deal."
    assert page.hint.isVisible()
    page.director.finish()


def test_in_a_small_window_the_words_stand_beside_the_sheet_that_asks(qtbot):
    page = TablePage(Pace(1))
    qtbot.addWidget(page)
    page.resize(800, 600)
    with qtbot.waitExposed(page):
        page.show()
    now = shown(auction(bid(0, "9 vip"), *passes(1, 2, 3)))
    page.show_still(now, asking=True)
    page.hint.tell("Wilhelmina-…: card 2 refused.")
    panel = page.panels[now.view.phase]
    assert panel.isVisible()
    assert not page.hint.geometry().intersects(panel.geometry())
    page.show_still(shown(auction(bid(0, "9 gode"))), asking=False)
    ring = page.scene.layout.ring_centre.x() * page.look.scale
    assert abs(page.hint.geometry().center().x() - ring) <= 1
