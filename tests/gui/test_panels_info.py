"""The panels that tell: contract, strip, last trick, bids, standings and scores."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from laksewhist.engine.actions import CallCard, ExchangeCards, Pass, PlayCard
from laksewhist.engine.cards import card
from laksewhist.gui.look import Look
from laksewhist.gui.panels.auction_panel import AuctionPanel
from laksewhist.gui.panels.contract_panel import ContractPanel, ContractStrip
from laksewhist.gui.panels.facts import fell_in, lies_on_table, track_count, trick_of
from laksewhist.gui.panels.graph import scale_for, spread
from laksewhist.gui.panels.last_trick_panel import LastTrickPanel
from laksewhist.gui.panels.rows import FactRow
from laksewhist.gui.panels.score_cell import ScoreCell, short
from laksewhist.gui.panels.score_strip import ScoreStrip
from laksewhist.gui.panels.standings_panel import StandingsPanel, line_colours, running_sums
from laksewhist.gui.shown import Shown
from laksewhist.gui.table.colours import contrast
from laksewhist.gui.table.theme import LIGHT, THEMES
from tests.gui.panel_deals import (
    auction,
    bid,
    company,
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


@pytest.mark.parametrize("participants", [4, 5, 6])
@pytest.mark.parametrize("deals", [0, 1, 5])
def test_names_at_the_ends_of_the_lines_never_overlap(qtbot: QtBot, participants: int, deals: int) -> None:
    panel = StandingsPanel()
    qtbot.addWidget(panel)
    panel.show_deal(shown(ten_gode(), participants=participants, deals=deals))
    panel.resize(352, 372)
    panel.show()
    places = sorted(panel.graph.name_places())
    assert len(places) == participants
    assert all(later - earlier >= 16 for earlier, later in pairwise(places))
    assert places[0] >= 0
    assert places[-1] <= panel.graph.height()
    assert "Karen" in panel.graph.accessibleName()


def test_places_move_to_both_sides_and_stay_in_bounds() -> None:
    assert spread([10, 10], 4, 0, 20) == (8, 12)
    assert spread([1, 0, 15], 5, 0, 20) == (5, 0, 15)
    assert spread([20, 20, 20], 5, 0, 20) == (10, 15, 20)
    assert spread([5, 5, 5], 50, 0, 20) == (0, 10, 20)
    assert spread([], 5, 0, 20) == ()


@pytest.mark.parametrize(
    ("values", "low", "high"), [([0], -10, 10), ([33, -33], -40, 40), ([193, -137], -200, 200), ([5000, 1], 0, 5000)]
)
def test_the_scale_is_round_and_holds_everything(values: list[int], low: int, high: int) -> None:
    scale = scale_for([values])
    assert (scale.low, scale.high) == (low, high)
    assert 2 <= len(scale.lines) <= 6
    assert 0 in scale.lines


def test_huge_sums_still_have_a_scale() -> None:
    scale = scale_for([[9_000_000, -9_000_000]])
    assert scale.low <= -9_000_000 < 9_000_000 <= scale.high


@pytest.mark.parametrize("name", sorted(THEMES))
def test_each_line_has_its_own_readable_colour(name: str) -> None:
    theme = THEMES[name]
    colours = line_colours(theme, 6, 0)
    assert len(set(colours)) >= 5
    assert all(contrast(colour, theme.panel) >= 4.5 for colour in colours)


def test_the_sums_begin_at_zero() -> None:
    assert not any(running_sums(company(deals=3))[0])
    assert len(running_sums(company(deals=3))) == 4


@pytest.mark.parametrize("participants", [4, 5, 6])
@pytest.mark.parametrize("small", [False, True])
def test_the_score_strip_has_a_cell_for_everybody(qtbot: QtBot, participants: int, small: bool) -> None:
    strip = ScoreStrip()
    qtbot.addWidget(strip)
    strip.set_look(Look(LIGHT, 1.0, small=small))
    strip.show_deal(shown(ten_gode(), participants=participants))
    strip.resize(800 if small else 1280, strip.sizeHint().height())
    strip.show()
    cells = [cell for cell in strip.cells if cell.isVisible()]
    assert len(cells) == participants
    assert (cells[0].name, cells[0].sum) == ("Du", "−20")
    assert strip.deal.text() == "Deal 6"
    rights = [cell.geometry().right() for cell in cells]
    assert all(earlier < later for earlier, later in pairwise(rights))
    assert rights[-1] < strip.menu_button.geometry().left() + 1
    assert all(cell.width() <= 164 for cell in cells)


def test_the_dealer_and_who_sits_out_are_told(qtbot: QtBot) -> None:
    strip = ScoreStrip()
    qtbot.addWidget(strip)
    strip.show_deal(shown(ten_gode(), participants=5))
    assert strip.cells[0].accessibleName() == "Du −20, dealer, sits out"
    assert strip.cells[0].remark == "sits out"
    assert strip.cells[1].accessibleName() == "Karen +20"


@pytest.mark.parametrize("width", [164, 90])
def test_who_sits_out_can_be_seen(qtbot: QtBot, width: int) -> None:
    cell = ScoreCell()
    qtbot.addWidget(cell)
    cell.resize(width, 52)
    pictures = []
    for sits_out in (False, True):
        cell.show_score("Karen", -118, first=True, deals=False, sits_out=sits_out)
        pictures.append(cell.grab().toImage())
    assert pictures[0] != pictures[1]


def test_the_menu_is_asked_for(qtbot: QtBot) -> None:
    strip = ScoreStrip()
    qtbot.addWidget(strip)
    strip.resize(1280, 52)
    strip.show()
    with qtbot.waitSignal(strip.menuRequested):
        qtbot.mouseClick(strip.menu_button, Qt.MouseButton.LeftButton)
    assert strip.menu_button.accessibleName() == "Menu"


def test_a_title_replaces_the_programs_name(qtbot: QtBot) -> None:
    strip = ScoreStrip()
    qtbot.addWidget(strip)
    strip.set_title("Laksestuen 2026")
    assert strip.title.text() == "Laksestuen 2026"


def test_long_names_end_after_twelve_characters() -> None:
    assert short("Karen") == "Karen"
    assert short("Wilhelmine Amalie") == "Wilhelmine…"
    assert len(short("Wilhelmine-Amalie")) == 12


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
