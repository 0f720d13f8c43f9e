"""Whole deals at the real window, by mouse and by keys alone. Also run on a real X server (marked xcb)."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest

from laksewhist.ai.brain import brain_for
from laksewhist.engine.actions import AcceptCard, Join, MakeBid, RefuseCard
from laksewhist.engine.bids import NoloBid, TrickBid, TrickKind, parse_bid
from laksewhist.engine.house_rules import AllPass, ExchangeOrder, HouseRules, IronHand
from laksewhist.engine.view import Phase
from laksewhist.gui.new_match import match_setup
from laksewhist.store.history.recalling import recall

from .people import Keys, Mouse, open_window, play_a_deal

RULES = HouseRules(iron_hand=IronHand.OFF, all_pass=AllPass.NEXT_DEALER)
SERVERS = [pytest.param("offscreen"), pytest.param("xcb", marks=pytest.mark.xcb)]


@pytest.fixture
def window(qtbot, tmp_path):
    made = open_window(qtbot, tmp_path)
    yield made
    made.close()


def begin(window, seed="whole deals", rules=RULES, participants=4):
    window.start(setup=match_setup("Søren", participants, rules, seed))


def bids(word):
    """Wishes to make this bid once it can be made, and then to play on."""
    return lambda view: next((each for each in view.legal if getattr(each, "bid", None) == parse_bid(word)), None)


@pytest.fixture
def karen_says(monkeypatch):
    """Makes the computers of seat 1 say what a test needs; everything else they decide themselves."""
    brain = type(brain_for("begynder"))
    usual = brain.decide

    def install(wish):
        def decide(self, view, rng):
            return (wish(view) if view.seat == 1 else None) or usual(self, view, rng)

        monkeypatch.setattr(brain, "decide", decide)

    return install


def last(window):
    return window.model.match.deals[-1].played.state


@pytest.mark.parametrize("server", SERVERS)
@pytest.mark.parametrize("drags", [True, False], ids=["dragging", "clicking"])
def test_a_deal_with_a_partner_by_mouse(qtbot, window, server, drags):
    begin(window)
    play_a_deal(qtbot, window, Mouse(window, drags=drags), bids("13 gode"))
    assert last(window).outcome.contract.bid == parse_bid("13 gode")
    assert len(last(window).played.tricks) == 13
    assert window.page.summary.isVisible()


@pytest.mark.parametrize("server", SERVERS)
@pytest.mark.parametrize("drags", [True, False], ids=["dragging", "clicking"])
def test_a_nolo_with_a_joiner_by_mouse(qtbot, window, server, drags, karen_says):
    karen_says(lambda view: next((each for each in view.legal if isinstance(each, Join)), None))
    begin(window, "nolo")
    play_a_deal(qtbot, window, Mouse(window, drags=drags), bids("sniksnak"))
    contract = last(window).outcome.contract
    assert isinstance(contract.bid, NoloBid)
    assert contract.declarers == (0, 1)


@pytest.mark.parametrize("server", SERVERS)
@pytest.mark.parametrize("drags", [True, False], ids=["dragging", "clicking"])
def test_a_vip_by_mouse(qtbot, window, server, drags):
    begin(window, "vip")

    def wish(view):
        if view.phase is Phase.VIP and len(view.turned) < 2:
            return next(each for each in view.legal if isinstance(each, RefuseCard))
        accept = next((each for each in view.legal if isinstance(each, AcceptCard)), None)
        return accept or bids("13 vip")(view)

    play_a_deal(qtbot, window, Mouse(window, drags=drags), wish)
    contract = last(window).outcome.contract
    assert isinstance(contract.bid, TrickBid)
    assert contract.bid.kind is TrickKind.VIP
    assert contract.vip_card == 2


@pytest.mark.parametrize("server", SERVERS)
def test_joining_and_naming_a_trump_by_mouse(qtbot, window, server, karen_says):
    karen_says(lambda view: bids("13 halve")(view) or bids("sniksnak")(view))
    begin(window, "halve")
    for _ in range(3):
        play_a_deal(qtbot, window, Mouse(window, drags=False))
        QTest.mouseClick(window.page.summary.next_button, Qt.MouseButton.LeftButton)
    assert all(deal.played.state.outcome.contract.bid == parse_bid("13 halve") for deal in window.model.match.deals)


@pytest.mark.parametrize("server", SERVERS)
def test_an_evening_by_keys_alone(qtbot, window, tmp_path, server):
    begin(window, "keys", HouseRules(exchange=ExchangeOrder.TAKE_FIRST))
    words = ("13 alm", "sniksnak", "13 vip", "13 halve", "13 sans")
    keys = Keys(window)
    for word in words:
        play_a_deal(qtbot, window, keys, bids(word))
        assert window.page.summary.isVisible()
        keys.press(window.page.summary.next_button)
    assert len(window.model.match.deals) == 5
    memory = window.desk.memory
    (kept,) = memory.tournaments()
    sheet = memory.history.sheet(kept.id)
    assert [deal.points for deal in sheet] == [deal.points for deal in window.model.match.deals]
    assert recall(memory.history, kept.id).deals == window.model.match.deals
    assert sum(window.model.match.standings) == 0


@pytest.mark.parametrize("server", SERVERS)
def test_a_deal_while_the_cards_move(qtbot, tmp_path, server):
    """At a quick speed, with every animation running: the person acts as soon as asked."""
    window = open_window(qtbot, tmp_path, factor=0.05)
    begin(window, "moving")
    play_a_deal(qtbot, window, Mouse(window, drags=True), bids("13 gode"))
    assert len(last(window).played.tricks) == 13
    window.close()


def test_a_small_window_plays_as_well(qtbot, tmp_path):
    window = open_window(qtbot, tmp_path, size=(800, 600))
    begin(window, "small")
    play_a_deal(qtbot, window, Mouse(window, drags=True), bids("13 alm"))
    assert isinstance(last(window).outcome.contract.bid, TrickBid)
    window.close()


def test_five_at_the_table(qtbot, window):
    """With five the person sits out every fifth deal, looks on, and goes on by one key."""
    begin(window, "five", participants=5)
    for number in range(1, 7):
        play_a_deal(qtbot, window, Mouse(window, drags=False), number=number)
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_F2)
    out = [0 in deal.plan.seating.sitting_out for deal in window.model.match.deals]
    assert out.count(True) in (1, 2)


def test_what_the_person_bids_is_what_the_deal_holds(qtbot, window):
    begin(window)
    play_a_deal(qtbot, window, Mouse(window, drags=False), bids("13 gode"))
    bid = next(each for each in last(window).actions if isinstance(each, MakeBid) and each.seat == 0)
    assert bid.bid == parse_bid("13 gode")


def test_a_deal_by_keys_where_each_trick_waits_for_space(qtbot, window):
    window.preferences.change(trick_stays="click")
    window.pace.factor = 0.0
    begin(window)
    waited = []

    def take(waits):
        if waits:
            waited.append(len(window.page.scene.shown.view.trick.cards))
            QTimer.singleShot(0, lambda: QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space))

    window.page.director.waiting.connect(take)
    play_a_deal(qtbot, window, Keys(window), bids("13 gode"))
    assert waited == [4] * 13
    assert window.page.summary.isVisible()
