"""The panel that asks for a bid, with real clicks and keys."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from laksewhist.engine.actions import Join, MakeBid, Pass
from laksewhist.engine.bids import LADDER, Bid, parse_bid
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.gui.languages import set_language
from laksewhist.gui.look import Look
from laksewhist.gui.panels.bid_cell import CellState
from laksewhist.gui.panels.bid_meaning import MEANINGS, bid_meaning
from laksewhist.gui.panels.bid_panel import BidPanel, worth
from laksewhist.gui.panels.ladder import COLUMNS, place_of
from laksewhist.gui.table.theme import LIGHT
from tests.gui.panel_deals import auction, bid, in_the_auction, shown

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def panel(qtbot: QtBot) -> BidPanel:
    """The panel over 9 vip, on the screen."""
    panel = BidPanel()
    qtbot.addWidget(panel)
    panel.set_look(Look(LIGHT, 1.0, small=False))
    panel.ask(shown(in_the_auction()))
    panel.resize(352, panel.height_for(352))
    with qtbot.waitExposed(panel):
        panel.show()
    panel.activateWindow()
    return panel


def click(qtbot: QtBot, panel: BidPanel, text: str) -> None:
    qtbot.mouseClick(panel.ladder.cells[parse_bid(text)], LEFT)


def focused(panel: BidPanel) -> Bid | None:
    return next((bid for bid, cell in panel.ladder.cells.items() if cell.hasFocus()), None)


def test_the_ladder_reads_from_the_left_and_upward_in_the_order_of_the_bids() -> None:
    places = [(-place_of(bid)[0], place_of(bid)[1]) for bid in LADDER]
    assert places == sorted(places)
    assert len(set(places)) == len(LADDER) == 6 * len(COLUMNS) - 2


def test_every_bid_shows_how_it_stands(panel: BidPanel) -> None:
    cells = panel.ladder.cells
    assert cells[parse_bid("9 vip")].state is CellState.STANDING
    assert {cell.bid for cell in cells.values() if cell.state is CellState.FREE} == set(
        LADDER[LADDER.index(parse_bid("9 vip")) + 1 :]
    )
    assert not cells[parse_bid("sol")].isEnabled()
    assert panel.aside.text() == "over 9 vip"


def test_nothing_is_chosen_at_first(panel: BidPanel) -> None:
    assert panel.ladder.bid is None
    assert not panel.bid_button.isEnabled()
    assert panel.bid_button.text() == "Choose a bid"


def test_a_chosen_bid_is_spelled_out_and_emitted_by_the_main_button_only(qtbot: QtBot, panel: BidPanel) -> None:
    with qtbot.assertNotEmitted(panel.chosen):
        click(qtbot, panel, "9 sans")
    assert panel.bid_button.text() == "Bid 9 sans"
    assert (panel.won.text(), panel.lost.text()) == ("Made +40 to each", "One under −32")
    with qtbot.waitSignal(panel.chosen) as caught:
        qtbot.mouseClick(panel.bid_button, LEFT)
    assert caught.args == [MakeBid(0, parse_bid("9 sans"))]


def test_another_choice_replaces_the_first(qtbot: QtBot, panel: BidPanel) -> None:
    click(qtbot, panel, "9 sans")
    click(qtbot, panel, "bordlægger")
    assert [cell.bid for cell in panel.ladder.cells.values() if cell.isChecked()] == [parse_bid("bordlægger")]
    assert (panel.won.text(), panel.lost.text()) == ("Made +240", "Fallen −192")


@pytest.mark.parametrize("text", ["8 alm", "9 vip", "sol"])
def test_what_is_too_low_or_stands_cannot_be_clicked(qtbot: QtBot, panel: BidPanel, text: str) -> None:
    click(qtbot, panel, text)
    assert panel.ladder.bid is None
    assert panel.ladder.cells[parse_bid(text)].toolTip()
    panel.select(parse_bid(text))
    assert not panel.bid_button.isEnabled()


def test_pass_and_join_are_emitted_at_once(qtbot: QtBot, panel: BidPanel) -> None:
    for button, action in ((panel.pass_button, Pass(0)), (panel.join_button, Join(0))):
        with qtbot.waitSignal(panel.chosen) as caught:
            qtbot.mouseClick(button, LEFT)
        assert caught.args == [action]


def test_join_shows_only_where_the_bid_can_be_joined(qtbot: QtBot) -> None:
    panel = BidPanel()
    qtbot.addWidget(panel)
    panel.ask(shown(auction(bid(1, "8 alm"), bid(2, "9 gode"), Pass(3), forehand=1)))
    assert not panel.join_button.isVisibleTo(panel)
    panel.ask(shown(in_the_auction()))
    assert panel.join_button.isVisibleTo(panel)


def test_before_any_bid_nothing_stands_and_everything_is_free(qtbot: QtBot) -> None:
    panel = BidPanel()
    qtbot.addWidget(panel)
    panel.ask(shown(auction()))
    assert panel.aside.text() == ""
    assert all(cell.isEnabled() for cell in panel.ladder.cells.values())


def test_the_arrows_step_over_what_cannot_be_chosen(qtbot: QtBot, panel: BidPanel) -> None:
    panel.setFocus()
    assert focused(panel) == parse_bid("9 halve")
    for key, text in (
        (Qt.Key.Key_Up, "10 halve"),
        (Qt.Key.Key_Left, "10 vip"),
        (Qt.Key.Key_Down, "10 vip"),
        (Qt.Key.Key_Left, "10 gode"),
        (Qt.Key.Key_Left, "ren sol"),
        (Qt.Key.Key_Up, "bordlægger"),
        (Qt.Key.Key_Right, "11 gode"),
    ):
        widget = QApplication.focusWidget()
        assert widget is not None
        qtbot.keyClick(widget, key)
        assert focused(panel) == parse_bid(text)
    assert panel.ladder.bid is None


def test_return_chooses_and_once_more_goes_on_to_the_main_button(qtbot: QtBot, panel: BidPanel) -> None:
    panel.setFocus()
    cell = panel.ladder.cells[parse_bid("9 halve")]
    qtbot.keyClick(cell, Qt.Key.Key_Return)
    assert panel.ladder.bid == parse_bid("9 halve")
    with qtbot.assertNotEmitted(panel.chosen):
        qtbot.keyClick(cell, Qt.Key.Key_Return)
    assert panel.bid_button.hasFocus()
    with qtbot.waitSignal(panel.chosen) as caught:
        qtbot.keyClick(panel.bid_button, Qt.Key.Key_Return)
    assert caught.args == [MakeBid(0, parse_bid("9 halve"))]


def test_over_the_highest_bid_the_keyboard_comes_to_pass(qtbot: QtBot, panel: BidPanel) -> None:
    panel.ask(shown(auction(bid(0, "8 alm"), bid(1, "13 sans"), Pass(2), Pass(3))))
    panel.take_focus()
    assert panel.pass_button.hasFocus()


def test_a_digit_goes_to_its_level(qtbot: QtBot, panel: BidPanel) -> None:
    panel.setFocus()
    for digit, text in (("2", "12 halve"), ("8", "12 halve"), ("9", "9 halve"), ("3", "13 halve"), ("0", "10 halve")):
        widget = QApplication.focusWidget()
        assert widget is not None
        qtbot.keyClicks(widget, digit)
        assert focused(panel) == parse_bid(text)


def test_tab_comes_to_one_bid_only(qtbot: QtBot, panel: BidPanel) -> None:
    panel.setFocus()
    order = []
    for _ in range(4):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        order.append(QApplication.focusWidget())
    first = panel.ladder.cells[parse_bid("9 halve")]
    assert order == [panel.pass_button, panel.join_button, panel.help_button, first]


def test_asking_anew_forgets_the_choice_and_showing_keeps_it(panel: BidPanel) -> None:
    panel.select(parse_bid("9 sans"))
    assert panel.shown is not None
    panel.show_deal(panel.shown)
    assert panel.ladder.bid == parse_bid("9 sans")
    panel.ask(panel.shown)
    assert panel.ladder.bid is None


def test_nothing_is_emitted_where_it_is_not_ones_turn(qtbot: QtBot, panel: BidPanel) -> None:
    panel.ask(shown(in_the_auction(), seat=2))
    with qtbot.assertNotEmitted(panel.chosen):
        qtbot.mouseClick(panel.pass_button, LEFT)
        click(qtbot, panel, "13 sans")
        qtbot.mouseClick(panel.bid_button, LEFT)


@pytest.mark.parametrize(
    ("text", "made", "fallen"), [("8 alm", 10, -8), ("13 sans", 640, -512), ("sol", 60, -48), ("sniksnak", 480, -384)]
)
def test_worth_is_what_the_table_says(text: str, made: int, fallen: int) -> None:
    assert worth(parse_bid(text), DEFAULT_TABLE) == (made, fallen)


def test_every_kind_of_bid_says_what_it_means_in_both_languages(qapp: QApplication) -> None:
    for language in ("en", "da"):
        set_language(language)
        kinds = {bid.kind: bid_meaning(bid).partition(": ")[2] for bid in LADDER}
        assert len(set(kinds.values())) == len(MEANINGS) == 9
        assert all(0 < len(meaning) <= 48 for meaning in kinds.values())


def test_the_bid_in_focus_is_explained_before_it_is_chosen(qtbot: QtBot, panel: BidPanel) -> None:
    assert panel.meaning.text() == ""
    panel.setFocus()
    assert panel.meaning.text() == "9 halve: partner names trump and exchanges"
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Up)
    assert panel.meaning.text().startswith("10 halve: ")
    assert panel.won.text().startswith("Made +")
    assert panel.ladder.bid is None


def test_the_bid_under_the_pointer_goes_before_the_chosen_one(
    qtbot: QtBot, panel: BidPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel.select(parse_bid("9 sans"))
    assert panel.meaning.text() == "9 sans: no trump"
    low = panel.ladder.cells[parse_bid("8 alm")]  # also one that is too low says what it means
    monkeypatch.setattr(low, "underMouse", lambda: True)
    QApplication.sendEvent(low, QEnterEvent(QPointF(), QPointF(), QPointF()))
    assert panel.meaning.text() == "8 alm: declarer names the trump"
    assert panel.bid_button.text() == "Bid 9 sans"
    monkeypatch.setattr(low, "underMouse", lambda: False)
    QApplication.sendEvent(low, QEvent(QEvent.Type.Leave))
    assert panel.meaning.text() == "9 sans: no trump"


def test_nothing_moves_in_the_panel_when_the_words_are_longer(panel: BidPanel) -> None:
    places = []
    for text in (None, "9 sans", "bordlægger"):
        panel.select(parse_bid(text) if text is not None else None)
        QApplication.processEvents()
        places.append((panel.height_for(352), panel.ladder.geometry(), panel.bid_button.y()))
    assert len(set(map(str, places))) == 1
