"""The panels that tell: contract, strip, last trick, bids, standings and scores."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from laksewhist.engine.actions import CallCard, ExchangeCards, Pass, PlayCard
from laksewhist.engine.cards import card
from laksewhist.gui.panels.auction_panel import AuctionPanel
from laksewhist.gui.panels.contract_panel import ContractPanel, ContractStrip
from laksewhist.gui.panels.facts import fell_in, lies_on_table, track_count, trick_of
from laksewhist.gui.panels.last_trick_panel import LastTrickPanel
from laksewhist.gui.panels.rows import FactRow
from laksewhist.gui.shown import Shown
from tests.gui.panel_deals import (
    auction,
    bid,
    in_the_auction,
    passes,
    play,
    played_to,
    shown,
    ten_gode,
    third_card,
    two_in_nolo,
)


def rows_of(panel: ContractPanel) -> list[tuple[str, str, str]]:
    """Label, fact and remark of each row that is to be seen."""
    return [(row.label.text(), row.value.text(), row.remark.text()) for row in panel.rows if row.isVisibleTo(panel)]


def contract(qtbot: QtBot, what: Shown | None) -> ContractPanel:
    panel = ContractPanel()
    qtbot.addWidget(panel)
    panel.show_deal(what)
    return panel


def test_the_contract_is_told_to_one_who_knows_no_partner(qtbot: QtBot) -> None:
    state = played_to(ten_gode(), 1)
    panel = contract(qtbot, shown(state, seat=2))
    assert panel.bid.text() == "10 gode"
    assert panel.sentence.text() == "Karen: 10 tricks with a partner"
    assert rows_of(panel) == [
        ("Declarer", "Karen", ""),
        ("Trump", "clubs", ""),
        ("Called card", "not played yet", ""),
        ("Partner", "unknown", ""),
    ]
    count = track_count(shown(state, seat=2).view)
    assert (count.taken + count.still_open, count.lost) == (1, 0)
    assert panel.track_note.isVisibleTo(panel) == (count.still_open > 0)


def test_the_declarer_is_spoken_to(qtbot: QtBot) -> None:
    assert contract(qtbot, shown(ten_gode(), seat=1)).sentence.text() == "You need 10 tricks with a partner"
    assert contract(qtbot, shown(third_card())).sentence.text() == "You need 9 tricks alone"


def test_the_partner_himself_is_told_that_it_is_a_secret(qtbot: QtBot) -> None:
    assert rows_of(contract(qtbot, shown(ten_gode(), seat=0)))[-1] == ("Partner", "Du, still secret", "")


def test_the_called_card_is_followed_from_the_hand_to_the_trick(qtbot: QtBot) -> None:
    state = play(ten_gode(), ExchangeCards(1, ()), PlayCard(0, card("DA")))
    view = shown(state, seat=2).view
    assert lies_on_table(view, card("DA"))
    assert rows_of(contract(qtbot, shown(state, seat=2)))[2:] == [
        ("Called card", "on the table", ""),
        ("Partner", "Du", ""),
    ]
    after = shown(played_to(state, 1), seat=2)
    assert trick_of(after.view, card("DA")) == 1
    assert rows_of(contract(qtbot, after))[2][1] == "played in trick 1"


def test_nolo_has_a_row_for_each_declarer(qtbot: QtBot) -> None:
    panel = contract(qtbot, shown(two_in_nolo()))
    assert panel.bid.text() == "Bordlægger"
    assert [row[0] for row in rows_of(panel)] == ["Karen", "Mads (joined)"]
    assert [row[2] for row in rows_of(panel)] == ["stands", "stands"]
    assert not panel.track.isVisibleTo(panel)


def test_a_fallen_declarer_is_told_with_the_trick(qtbot: QtBot) -> None:
    over = shown(played_to(two_in_nolo(), 13))
    assert over.view.contract is not None
    assert set(over.view.fallen) == {1, 3}
    numbers = [fell_in(over.view, over.view.contract, seat) for seat in (1, 3)]
    taken = [next(i for i, trick in enumerate(over.view.tricks, 1) if trick.winner == seat) for seat in (1, 3)]
    assert numbers == taken
    panel = contract(qtbot, over)
    assert [row[2] for row in rows_of(panel)] == [f"fell in trick {number}" for number in numbers]


def test_the_third_vip_card_is_told(qtbot: QtBot) -> None:
    panel = contract(qtbot, shown(third_card()))
    assert panel.doubled.isVisibleTo(panel)
    assert rows_of(panel)[-1] == ("Partner", "nobody, alone", "")
    assert not contract(qtbot, shown(ten_gode())).doubled.isVisibleTo(panel)


def test_before_the_call_only_what_is_settled_is_told(qtbot: QtBot) -> None:
    panel = contract(qtbot, shown(auction(bid(0, "9 halve"), *passes(1, 2, 3)), seat=2))
    assert rows_of(panel) == [("Declarer", "Du", "")]
    assert not panel.tile.isVisibleTo(panel)
    vip = contract(qtbot, shown(auction(bid(0, "9 vip"), *passes(1, 2, 3)), seat=2))
    assert rows_of(vip) == []
    assert "turned" in vip.sentence.text()


def test_an_empty_table_empties_the_panel(qtbot: QtBot) -> None:
    panel = contract(qtbot, shown(ten_gode()))
    panel.show_deal(None)
    assert (panel.bid.text(), rows_of(panel)) == ("", [])


def test_the_strip_tells_the_same_in_one_line(qtbot: QtBot) -> None:
    strip = ContractStrip()
    qtbot.addWidget(strip)
    strip.show_deal(shown(played_to(ten_gode(), 1), seat=2))
    texts = [label.text() for label in (strip.bid, strip.who, strip.called, strip.partner)]
    assert texts == ["10 gode", "Karen", "not played yet", "partner unknown"]
    assert strip.count.text().endswith(" of 10")
    strip.show_deal(shown(third_card()))
    assert strip.partner.text() == "alone"
    assert strip.doubled.isVisibleTo(strip)
    strip.show_deal(shown(two_in_nolo()))
    assert "Karen: 0 trick" in strip.called.text()
    assert "Mads: 0 trick" in strip.called.text()
    assert not strip.track.isVisibleTo(strip)
    strip.show_deal(None)
    assert strip.bid.text() == ""


def test_the_last_trick_is_shown_in_the_order_of_play(qtbot: QtBot) -> None:
    panel = LastTrickPanel()
    qtbot.addWidget(panel)
    panel.show_deal(shown(ten_gode()))
    assert panel.winner.text() == ""
    now = shown(played_to(ten_gode(), 4))
    panel.show_deal(now)
    trick = now.view.tricks[-1]
    assert trick.winner is not None
    assert panel.winner.text() == f"trick 4 to {now.names[trick.winner]}"
    assert [label.text() for label in panel.names] == [now.names[(trick.leader + i) % 4] for i in range(4)]
    bold = [label.text() for label in panel.names if label.font().bold()]
    assert bold == [now.names[trick.winner]]


def test_the_bids_read_in_the_order_of_speaking(qtbot: QtBot) -> None:
    panel = AuctionPanel()
    qtbot.addWidget(panel)
    panel.show_deal(shown(in_the_auction()))
    assert [panel.text_at(0, column) for column in range(4)] == ["8 alm", "8 gode", "pass", "9 vip"]
    assert [panel.text_at(1, column) for column in range(4)] == ["your turn", "", "", ""]
    panel.show_deal(shown(auction(bid(1, "8 alm"), forehand=1), seat=3))
    assert [panel.text_at(0, column) for column in range(4)] == ["8 alm", "…", "", ""]


def test_a_pass_earlier_leaves_its_place_empty(qtbot: QtBot) -> None:
    panel = AuctionPanel(titled=True)
    qtbot.addWidget(panel)
    state = auction(bid(0, "8 alm"), Pass(1), bid(2, "8 gode"), Pass(3), bid(0, "9 gode"), Pass(2))
    panel.show_deal(shown(state))
    assert [panel.text_at(1, column) for column in range(4)] == ["9 gode", "", "pass", ""]
    assert panel.title.isVisibleTo(panel)


def test_joining_is_said(qtbot: QtBot) -> None:
    panel = AuctionPanel()
    qtbot.addWidget(panel)
    panel.show_deal(shown(two_in_nolo()))
    assert [panel.text_at(0, column) for column in range(4)] == ["8 alm", "bordlægger", "pass", "joins"]


def test_every_row_keeps_its_height(qtbot: QtBot) -> None:
    row = FactRow()
    qtbot.addWidget(row)
    assert isinstance(row, QWidget)
    row.say("Called card", "not played yet", card=card("DA"))
    assert row.sizeHint().height() == 40
    row.say("Partner", "unknown")
    assert row.sizeHint().height() == 40


def test_the_secret_partner_of_a_self_partner_is_told_to_him_alone(qtbot: QtBot) -> None:
    start = auction(bid(0, "9 sans"), *passes(1, 2, 3), hands={0: "SA"}, kitty="HA")
    state = play(start, CallCard(0, card("HA")))
    assert rows_of(contract(qtbot, shown(state, seat=1)))[-1][1] == "unknown"
