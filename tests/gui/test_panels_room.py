"""Nothing is cut off: every panel in the column and in the sheet of small windows, also with texts 40 % longer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt, QTranslator
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from laksewhist.engine.actions import CallCard, RefuseCard
from laksewhist.engine.bids import parse_bid
from laksewhist.engine.cards import Suit, card
from laksewhist.engine.house_rules import ExchangeOrder, HouseRules
from laksewhist.gui.look import Look
from laksewhist.gui.panels.auction_panel import AuctionPanel
from laksewhist.gui.panels.bid_panel import BidPanel
from laksewhist.gui.panels.buttons import Button
from laksewhist.gui.panels.call_panel import CallPanel
from laksewhist.gui.panels.contract_panel import ContractPanel, ContractStrip
from laksewhist.gui.panels.exchange_panel import ExchangePanel
from laksewhist.gui.panels.iron_hand_panel import IronHandPanel
from laksewhist.gui.panels.last_trick_panel import LastTrickPanel
from laksewhist.gui.panels.offer_panel import OfferPanel
from laksewhist.gui.panels.panel import Panel
from laksewhist.gui.panels.standings_panel import StandingsPanel
from laksewhist.gui.panels.summary_sheet import SummarySheet
from laksewhist.gui.panels.trump_panel import TrumpPanel
from laksewhist.gui.panels.widgets import Label
from laksewhist.gui.table.layout import TableLayout
from laksewhist.gui.table.theme import LIGHT
from tests.gui.panel_deals import (
    IRON,
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


class Longer(QTranslator):
    """Makes every text 40 % longer, with words of the same kind."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        extra = max(2, round(len(text) * 0.4))
        return text + "~" + ("nolo " * extra)[: extra - 1]


def bid_panel() -> Panel:
    panel = BidPanel()
    panel.ask(shown(in_the_auction()))
    panel.select(parse_bid("bordlægger"))
    return panel


def call_panel() -> Panel:
    panel = CallPanel()
    panel.ask(shown(auction(bid(0, "9 alm"), *passes(1, 2, 3), hands={0: "SA HA CA S3 S4 S5"})))
    panel.choose_trump(Suit.DIAMONDS)
    panel.choose_card(card("SK"))
    return panel


def offer_panel() -> Panel:
    panel = OfferPanel()
    state = auction(bid(0, "9 vip"), *passes(1, 2, 3), kitty="S4 HQ D5")
    panel.ask(shown(play(state, RefuseCard(0), RefuseCard(0))))
    return panel


def trump_panel() -> Panel:
    panel = TrumpPanel()
    panel.ask(shown(play(auction(bid(1, "9 halve"), *passes(2, 3, 0), forehand=1), CallCard(1, card("SA")))))
    panel.choose(Suit.DIAMONDS)
    return panel


def exchange_panel() -> Panel:
    panel = ExchangePanel()
    rules = HouseRules(exchange=ExchangeOrder.TAKE_FIRST)
    state = play(auction(bid(0, "9 sans"), *passes(1, 2, 3), rules=rules), CallCard(0, card("HA")))
    panel.ask(shown(state))
    panel.set_selection(shown(state).view.hand[:3])
    return panel


def iron_hand_panel() -> Panel:
    panel = IronHandPanel()
    panel.ask(shown(auction(hands={0: IRON})))
    return panel


def telling(panel: Panel, tricks: int, nolo: bool = False) -> Panel:
    panel.show_deal(shown(played_to(two_in_nolo() if nolo else ten_gode(), tricks), seat=2))
    return panel


ASKING: dict[str, Callable[[], Panel]] = {
    "bid": bid_panel,
    "call": call_panel,
    "offer": offer_panel,
    "trump": trump_panel,
    "exchange": exchange_panel,
    "iron hand": iron_hand_panel,
}
TELLING: dict[str, Callable[[], Panel]] = {
    "contract": lambda: telling(ContractPanel(), 3),
    "nolo": lambda: telling(ContractPanel(), 13, nolo=True),
    "last trick": lambda: telling(LastTrickPanel(), 3),
    "auction": lambda: telling(AuctionPanel(titled=True), 1, nolo=True),
    "standings": lambda: telling(StandingsPanel(), 1),
}


@pytest.fixture(params=["plain", "da", "longer"])
def words(request: pytest.FixtureRequest, qapp: QCoreApplication) -> Iterator[str]:
    """English as it is, Danish, and every text 40 % longer."""
    translator = Longer() if request.param == "longer" else QTranslator()
    if request.param == "da":
        assert translator.load(":/i18n/laksewhist_da.qm")
    qapp.installTranslator(translator)
    yield request.param
    qapp.removeTranslator(translator)


def inside(panel: QWidget, child: QWidget) -> bool:
    return panel.rect().contains(QRect(child.mapTo(panel, QPoint(0, 0)), child.size()))


def assert_whole(panel: QWidget, words: str) -> None:
    """All that is to be seen lies in the panel and has the room that its text needs, or ends in an ellipsis."""
    for child in panel.findChildren(QWidget):
        if not child.isVisible() or not child.size().isValid():
            continue
        assert inside(panel, child), f"{child} sticks out"
        if isinstance(child, Label) and child.text():
            assert child.height() >= child.fontMetrics().height() - 1, f"{child.text()!r} is cut off"
            if child.wordWrap():
                assert child.height() >= child.heightForWidth(child.width()) - 1, f"{child.text()!r} is cut off"
            elif words != "longer":
                assert not child.is_elided(), f"{child.text()!r} does not fit"
        if isinstance(child, Button):
            assert words == "longer" or not child.is_elided(), f"{child.text()!r} does not fit"
            assert child.height() >= 30
        if isinstance(child, QAbstractButton):
            assert child.width() >= 28


def laid_out(qtbot: QtBot, panel: Panel, look: Look, width: int, height: int | None = None) -> Panel:
    qtbot.addWidget(panel)
    panel.set_look(look)
    panel.resize(width, panel.height_for(width) if height is None else height)
    with qtbot.waitExposed(panel):
        panel.show()
    assert panel.width() == width, "the panel pushes itself wider"
    return panel


@pytest.mark.parametrize("name", ASKING)
def test_what_asks_fits_the_sheet_of_the_smallest_window(qtbot: QtBot, words: str, name: str) -> None:
    layout = TableLayout.for_window(800, 600)
    most = layout.sheet_rect()
    look = Look(LIGHT, layout.scale, layout.small)
    panel = laid_out(qtbot, ASKING[name](), look, int(most.width()))
    assert panel.height() <= most.height()
    assert_whole(panel, words)


@pytest.mark.parametrize("width", [320, 352, 420])
@pytest.mark.parametrize("name", [*ASKING, *TELLING])
def test_every_panel_fits_the_column(qtbot: QtBot, words: str, name: str, width: int) -> None:
    panel = laid_out(qtbot, {**ASKING, **TELLING}[name](), Look(LIGHT, 1.0, small=False), width)
    assert panel.height() <= 520
    assert_whole(panel, words)


@pytest.mark.parametrize("name", ASKING)
def test_twice_the_scale_is_twice_the_size(qtbot: QtBot, name: str) -> None:
    once = laid_out(qtbot, ASKING[name](), Look(LIGHT, 1.0, small=False), 352)
    twice = laid_out(qtbot, ASKING[name](), Look(LIGHT, 2.0, small=False), 704)
    assert abs(twice.height() - 2 * once.height()) <= 40
    assert_whole(twice, "plain")


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1000, 700)])
@pytest.mark.parametrize("nolo", [False, True])
def test_the_summary_fits_its_place(qtbot: QtBot, words: str, size: tuple[int, int], nolo: bool) -> None:
    layout = TableLayout.for_window(*size)
    rect = layout.summary_rect()
    state = played_to(two_in_nolo() if nolo else third_card(), 13)
    panel = SummarySheet()
    panel.show_deal(shown(state))
    laid_out(qtbot, panel, Look(LIGHT, layout.scale, layout.small), int(rect.width()), int(rect.height()))
    assert panel.minimumSizeHint().height() <= rect.height()
    assert panel.minimumSizeHint().width() <= rect.width()
    assert_whole(panel, words)


def test_the_strip_fits_the_smallest_window(qtbot: QtBot, words: str) -> None:
    layout = TableLayout.for_window(800, 600)
    rect = layout.contract_strip
    for strip in (telling(ContractStrip(), 3), telling(ContractStrip(), 13, nolo=True)):
        laid_out(qtbot, strip, Look(LIGHT, 1.0, small=True), int(rect.width()), int(rect.height()))
        assert strip.minimumSizeHint().width() <= rect.width()
        assert_whole(strip, words)


def test_a_long_name_does_not_take_the_room_of_a_fact_in_the_strip(qtbot: QtBot) -> None:
    now = shown(played_to(third_card(), 5))
    names = ("Wilhelmina-Constantia af", *now.company.participants[1:])
    strip = ContractStrip()
    strip.show_deal(replace(now, company=replace(now.company, participants=names)))
    rect = TableLayout.for_window(800, 600).contract_strip
    laid_out(qtbot, strip, Look(LIGHT, 1.0, small=True), int(rect.width()), int(rect.height()))
    assert strip.who.text() == "Wilhelmina-…"
    for label in (strip.bid, strip.called, strip.count):
        assert label.text()
        assert not label.is_elided()


@pytest.mark.parametrize("name", [*ASKING, *TELLING])
def test_no_type_is_under_twelve_pixels(qtbot: QtBot, name: str) -> None:
    panel = laid_out(qtbot, {**ASKING, **TELLING}[name](), Look(LIGHT, 1.0, small=True), 336)
    sizes = {child.font().pixelSize() for child in panel.findChildren(Label) if child.isVisible()}
    assert min(sizes) >= 12


def test_a_text_without_room_has_the_whole_as_its_tip(qtbot: QtBot) -> None:
    label = Label(15)
    qtbot.addWidget(label)
    label.setText("Wilhelmine Amalie af Brandenburg")
    label.resize(60, 20)
    assert label.is_elided()
    label.resize(600, 20)
    assert not label.is_elided()
    button = Button(main=True)
    qtbot.addWidget(button)
    button.setText("A rather long text for a button")
    button.resize(80, 44)
    assert button.is_elided()


def test_every_button_has_a_name_and_takes_the_keyboard(qtbot: QtBot) -> None:
    for make in ASKING.values():
        panel = laid_out(qtbot, make(), Look(LIGHT, 1.0, small=False), 352)
        for button in panel.findChildren(QAbstractButton):
            assert button.text() or button.accessibleName()
            assert button.focusPolicy() & Qt.FocusPolicy.ClickFocus
