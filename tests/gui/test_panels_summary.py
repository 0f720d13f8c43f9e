"""The sheet after a deal."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from laksewhist.engine.actions import CallIronHand
from laksewhist.engine.cards import SEATS
from laksewhist.engine.house_rules import AllPass, HouseRules
from laksewhist.engine.state import DealState
from laksewhist.gui.panels.summary_facts import unbroken
from laksewhist.gui.panels.summary_row import NARROW_WIDTHS, WIDTHS, PlayerResult, SummaryRow
from laksewhist.gui.panels.summary_sheet import NARROW, SummarySheet
from laksewhist.gui.texts import MINUS, Role
from tests.gui.panel_deals import IRON, auction, passes, play, played_to, shown, ten_gode, third_card, two_in_nolo


def sheet(qtbot: QtBot, state: DealState, participants: int = 4) -> SummarySheet:
    panel = SummarySheet()
    qtbot.addWidget(panel)
    panel.show_deal(shown(state, participants=participants))
    panel.resize(760, 600)
    with qtbot.waitExposed(panel):
        panel.show()
    return panel


def number(text: str) -> int:
    return int(text.replace(MINUS, "-"))


def test_a_trick_bid_tells_both_sides_and_how_it_is_counted(qtbot: QtBot) -> None:
    state = played_to(ten_gode(), 13)
    panel = sheet(qtbot, state)
    now = shown(state)
    outcome = now.view.outcome
    assert outcome is not None
    assert outcome.contract is not None
    assert panel.intro.text() == "10 gode · Karen and Du"
    assert panel.headline.text().startswith("Lost by" if outcome.side_tricks < 10 else "Made with")
    assert [row.name.text() for row in panel.rows] == ["Karen", "Du", "Bodil", "Mads"]
    assert [row.remark.text() for row in panel.rows] == ["declarer", "partner", "", ""]
    assert panel.track.isVisible()
    assert panel.taken.text() == f"{outcome.side_tricks} to declarer and partner"
    assert panel.facts.called_text.text().replace("\u00a0", " ").startswith("with Du, played in trick ")
    assert [tag.card for tag in panel.facts.kitty] == list(state.setup.kitty)


def test_the_numbers_add_up(qtbot: QtBot) -> None:
    for state in (played_to(ten_gode(), 13), played_to(two_in_nolo(), 13), played_to(third_card(), 13)):
        panel = sheet(qtbot, state)
        got = [number(row.points.text()) for row in panel.rows]
        assert sum(got) == 0
        assert any(got)
        for row, points in zip(panel.rows, got, strict=True):
            assert number(row.before.text()) + points == number(row.now.text())
        assert {row.name.text(): number(row.points.text()) for row in panel.rows} == {
            shown(state).names[seat]: shown(state).points[seat] for seat in SEATS
        }


def test_several_nolo_declarers_are_each_told(qtbot: QtBot) -> None:
    panel = sheet(qtbot, played_to(two_in_nolo(), 13))
    assert panel.headline.text() == "Karen and Mads fell"
    assert not panel.track.isVisible()
    assert [row.name.text() for row in panel.rows] == ["Karen", "Mads", "Du", "Bodil"]
    assert panel.rows[0].remark.text().startswith("declarer, fell in trick ")
    assert panel.rows[1].remark.text().startswith("joined, fell in trick ")
    assert not panel.facts.called_tag.isVisible()
    shares = panel.facts.points_text.text().replace("\u00a0", " ").splitlines()
    assert shares == ["Karen: −64, alone × 3 = −192", "Mads: −64, alone × 3 = −192"]


def test_the_third_card_and_a_declarer_alone_are_counted(qtbot: QtBot) -> None:
    panel = sheet(qtbot, played_to(third_card(), 13))
    text = panel.facts.points_text.text().replace("\u00a0", " ")
    assert "third card × 2 = " in text
    assert "alone × 3 = " in text
    assert panel.rows[0].remark.text() == "declarer, alone"
    assert panel.facts.called_text.text().replace("\u00a0", " ").startswith("in the kitty, ")


def test_four_passes_are_told_with_who_deals_next(qtbot: QtBot) -> None:
    panel = sheet(qtbot, auction(*passes(0, 1, 2, 3)))
    assert panel.headline.text() == "Nobody bid"
    assert panel.remark.text() == "Nothing is scored. The same dealer deals again."
    assert not panel.facts.isVisible()
    next_dealer = HouseRules(all_pass=AllPass.NEXT_DEALER)
    panel = sheet(qtbot, auction(*passes(0, 1, 2, 3), rules=next_dealer))
    assert panel.remark.text() == "Nothing is scored. The next one deals."


def test_an_iron_hand_is_laid_open(qtbot: QtBot) -> None:
    panel = sheet(qtbot, play(auction(hands={1: IRON}, forehand=1), CallIronHand(1)))
    assert panel.headline.text() == "Karen had an iron hand"
    assert sum(tag.isVisible() for tag in panel.facts.hand) == 13
    assert not panel.facts.kitty[0].isVisible()


def test_with_six_participants_the_standings_are_those_of_the_seats(qtbot: QtBot) -> None:
    state = played_to(ten_gode(), 13)
    panel = sheet(qtbot, state, participants=6)
    now = shown(state, participants=6)
    assert {row.name.text() for row in panel.rows} == set(now.names)
    for row in panel.rows:
        who = now.company.participants.index(row.name.text())
        assert number(row.now.text()) == now.company.standings[who]


def test_the_main_button_and_return_go_on(qtbot: QtBot) -> None:
    panel = sheet(qtbot, played_to(ten_gode(), 13))
    with qtbot.waitSignal(panel.nextDeal):
        qtbot.mouseClick(panel.next_button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(panel.nextDeal):
        qtbot.keyClick(panel, Qt.Key.Key_Return)
    panel.activateWindow()
    panel.setFocus()
    assert panel.next_button.hasFocus()


def test_the_points_are_asked_for(qtbot: QtBot) -> None:
    panel = sheet(qtbot, played_to(ten_gode(), 13))
    with qtbot.assertNotEmitted(panel.nextDeal), qtbot.waitSignal(panel.pointsRequested):
        qtbot.keyClick(panel.points_button, Qt.Key.Key_Return)


def test_lines_break_after_commas_only() -> None:
    assert unbroken("a b, c d") == "a\u00a0b, c\u00a0d"


def test_the_rows_of_the_table_are_equally_high(qtbot: QtBot) -> None:
    panel = sheet(qtbot, played_to(two_in_nolo(), 13))
    assert {row.height() for row in panel.rows} == {44}


@pytest.mark.parametrize("width", [560, 680, 760])
def test_a_long_name_leaves_the_remark_its_room(qtbot: QtBot, width: int) -> None:
    row = SummaryRow()
    row.set_widths(NARROW_WIDTHS if width < NARROW else WIDTHS)
    qtbot.addWidget(row)
    remark = "melder, væltet i 2. stik"
    row.show_result(PlayerResult("Wilhelmina-Constantia af", Role.DECLARER, remark, 1, 0, -384, -384, bad=True))
    row.resize(width, row.height())
    row.show()
    assert row.name.is_elided()
    qtbot.waitUntil(lambda: row.remark.heightForWidth(row.remark.width()) <= row.height())
    row.show_result(PlayerResult("Wilhelmina", None, "", 1, 0, -384, -384))
    qtbot.waitUntil(lambda: not row.name.is_elided())
