"""The score sheet and the graph, over deals of every kind."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from laksewhist.gui.languages import set_language
from laksewhist.gui.panels.widgets import DEFAULT_LOOK
from laksewhist.gui.scores import graph_view, words
from laksewhist.gui.scores.ledger import running
from laksewhist.gui.scores.lines import lines_for
from laksewhist.gui.scores.plot import Plot
from laksewhist.gui.scores.sheet_model import FIRST, Column, SheetModel
from laksewhist.gui.scores.window import ScoresWindow
from laksewhist.gui.table.theme import DARK, LIGHT
from laksewhist.gui.words import signed
from tests.gui.score_ledgers import LONG, NAMES, book_ledger, ledger


@pytest.fixture
def host(qtbot):
    widget = QWidget()
    widget.resize(1280, 800)
    qtbot.addWidget(widget)
    return widget


@pytest.fixture(scope="module")
def shared(qapp):
    """One window for all tests of this module: to make one takes longer than most of them."""
    owner = QWidget()
    owner.resize(1280, 800)
    made = ScoresWindow(ledger(), DEFAULT_LOOK, owner)
    made.resize(1280, 800)
    yield made
    made.close()


@pytest.fixture
def window(shared):
    shared.show_ledger(ledger())
    shared.tabs.setCurrentIndex(0)
    shared.show()
    return shared


@pytest.mark.parametrize("participants", [4, 5, 6])
def test_the_sheet_keeps_to_the_contract_of_a_model(qtmodeltester, participants):
    qtmodeltester.check(SheetModel(ledger(participants)))


def test_a_growing_and_a_corrected_sheet_keep_to_it_too(qtmodeltester):
    whole = ledger()
    model = SheetModel(first(whole, 3))
    qtmodeltester.check(model)
    kept = model.index(1, 0)
    model.show_ledger(whole)
    assert model.rowCount() == len(whole.deals)
    model.show_ledger(first(whole, 2))
    assert (model.rowCount(), kept.row()) == (2, 1)


def first(whole, deals):
    return replace(whole, deals=whole.deals[:deals], sums=whole.sums[:deals])


@pytest.mark.parametrize("participants", [4, 5, 6])
def test_the_sums_are_those_of_the_points_and_come_to_nothing(participants):
    shown = ledger(participants)
    for row, sums in enumerate(shown.sums):
        assert sums == tuple(sum(deal.points[who] for deal in shown.deals[: row + 1]) for who in range(participants))
        assert sum(sums) == 0
    assert shown.standings == shown.sums[-1]


@pytest.mark.parametrize("participants", [5, 6])
def test_whoever_sits_out_has_no_points_and_keeps_the_sum(participants):
    model = SheetModel(ledger(participants))
    for row, deal in enumerate(model.ledger.deals):
        assert len(deal.seating.sitting_out) == participants - 4
        for who in deal.seating.sitting_out:
            assert model.index(row, FIRST + who).data() == signed(model.ledger.before(row)[who])
            assert "sat out" in model.index(row, FIRST + who).data(Qt.ItemDataRole.AccessibleTextRole)


def test_a_deal_that_was_not_played_is_told_in_one_quiet_cell(window):
    model, view = window.model, window.sheet
    quiet = [row for row, deal in enumerate(model.ledger.deals) if not deal.is_scored]
    assert quiet
    for row in quiet:
        assert view.columnSpan(row, 0) == FIRST
        assert model.index(row, 0).data() == words.quiet_words(model.ledger, row) != ""
        assert not any(model.index(row, column).data() for column in (Column.DECLARERS, Column.PARTNER, Column.TRICKS))


def test_what_was_played_is_told_by_its_words():
    model = SheetModel(book_ledger())
    rows = [[model.index(row, column).data() for column in Column] for row in range(model.rowCount())]
    assert rows[0] == ["9 gode", "Karen", "Mads", "10 (+1)"]
    assert rows[1] == ["10 vip, 3rd card", "Bodil", "alone", "8 (−2)"]
    assert rows[2] == ["Nobody bid", "", "", ""]
    assert rows[3] == ["sol", "Søren and Bodil", "", "1 + 2"]
    assert "Karen dealt." in model.index(1, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "real cards" in model.index(1, 0).data(Qt.ItemDataRole.ToolTipRole)


def test_heads_tell_place_and_sum(window):
    model = window.model
    for who, name in enumerate(model.ledger.names):
        told = model.headerData(FIRST + who, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
        assert told == f"{name}: {model.ledger.places[who]}. {signed(model.ledger.standings[who])}"
    assert [model.headerData(row, Qt.Orientation.Vertical) for row in range(2)] == ["1", "2"]


@pytest.mark.parametrize(("size", "type_size"), [((1280, 800), 100), ((776, 580), 100), ((1256, 780), 150)])
def test_every_participant_is_seen_without_scrolling_to_the_side(host, size, type_size):
    made = ScoresWindow(ledger(6), replace(DEFAULT_LOOK, small=size[0] < 1000, text_size=type_size), host)
    made.resize(*size)
    made.show()
    QApplication.processEvents()
    assert made.sheet.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("language", ["en", "da"])
def test_long_and_foreign_names_do_not_widen_the_sheet(host, language):
    set_language(language)
    made = ScoresWindow(ledger(6, names=LONG), DEFAULT_LOOK, host)
    made.resize(1000, 700)
    made.show()
    QApplication.processEvents()
    assert not made.sheet.horizontalScrollBar().isVisible()
    assert [made.model.headerData(FIRST + who, Qt.Orientation.Horizontal) for who in range(6)] == list(LONG)


def test_a_click_and_enter_ask_for_the_deal(qtbot, window):
    view = window.sheet
    view.scrollToTop()
    with qtbot.waitSignal(window.reviewWanted) as asked:
        place = view.visualRect(window.model.index(2, 1)).center()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert asked.args == [2]
    QTest.keyClick(view, Qt.Key.Key_Down)
    with qtbot.waitSignal(window.reviewWanted) as asked:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert asked.args == [3]


def test_the_latest_deal_stays_in_sight_in_a_window_that_gets_smaller(host):
    made = ScoresWindow(ledger(6), DEFAULT_LOOK, host)
    made.resize(1280, 800)
    made.show()
    QApplication.processEvents()
    made.resize(1000, 520)
    QApplication.processEvents()
    last = made.sheet.visualRect(made.model.index(made.model.rowCount() - 1, 0))
    assert made.sheet.viewport().rect().contains(last)


def test_escape_closes_the_window(host):
    made = ScoresWindow(book_ledger(), DEFAULT_LOOK, host)
    made.show()
    QTest.keyClick(made.sheet, Qt.Key.Key_Escape)
    assert not made.isVisible()


def test_the_sheet_changes_its_language_at_once(window):
    set_language("da")
    window.retranslate()
    assert window.model.headerData(0, Qt.Orientation.Horizontal) == "Melding"


# ---- the graph


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("me", [None, 0, 5])
def test_no_two_lines_look_alike_in_dashes_or_mark(theme, me):
    lines = lines_for(replace(ledger(6), me=me), theme)
    assert len({line.mark for line in lines}) == len({line.dashes for line in lines}) == 6
    assert [line.strong for line in lines] == [who == me for who in range(6)]


def test_a_chosen_colour_is_that_of_the_line():
    chosen = replace(ledger(4), colours=("#7A1F5C", None, None, None))
    assert lines_for(chosen, LIGHT)[0].colour == "#7A1F5C"


def test_every_sum_lies_within_the_graph_and_in_its_order(window):
    window.tabs.setCurrentWidget(window.graph)
    plot = window.graph.plot()
    assert len(plot.values) == len(window.ledger.scored) + 1
    for step, sums in enumerate(plot.values):
        for who, value in enumerate(sums):
            point = plot.point(step, who)
            assert plot.area.adjusted(-1, -1, 1, 1).contains(point)
            assert (point.y() < plot.y(0)) == (value > 0)
    assert plot.step_at(plot.x(4)) == 4
    assert plot.step_at(plot.area.left() - 100) is None


def test_a_graph_of_no_deals_has_no_deal_to_point_at(window):
    window.show_ledger(first(window.ledger, 0))
    plot = window.graph.plot()
    assert plot.step_at(plot.area.center().x()) is None
    window.tabs.setCurrentWidget(window.graph)
    assert not window.graph.grab().isNull()
    QTest.keyClick(window.graph, Qt.Key.Key_Right)
    assert window.graph.row is None


def test_arrows_walk_along_the_deals_and_tell_them(qtbot, window):
    window.tabs.setCurrentWidget(window.graph)
    scored = window.ledger.scored
    QTest.keyClick(window.graph, Qt.Key.Key_Right)
    QTest.keyClick(window.graph, Qt.Key.Key_Right)
    assert window.graph.row == scored[1]
    assert window.note.text() == words.deal_words(window.ledger, scored[1])
    QTest.keyClick(window.graph, Qt.Key.Key_End)
    with qtbot.waitSignal(window.reviewWanted) as asked:
        QTest.keyClick(window.graph, Qt.Key.Key_Return)
    assert asked.args == [scored[-1]]


def test_whoever_walks_by_keys_hears_the_deal_and_what_everybody_got(window, monkeypatch):
    said = []
    monkeypatch.setattr(graph_view, "announce", lambda _speaker, text: said.append(text))
    window.tabs.setCurrentWidget(window.graph)
    QTest.keyClick(window.graph, Qt.Key.Key_Right)
    row = window.ledger.scored[0]
    assert said[0].startswith(words.deal_words(window.ledger, row))
    assert all(f"{name} {words.points_words(window.ledger, row, who)}" in said[0] for who, name in enumerate(NAMES))


def test_the_pointer_tells_the_deal_under_it_and_a_click_opens_it(qtbot, window):
    window.tabs.setCurrentWidget(window.graph)
    plot = window.graph.plot()
    place = QPointF(plot.x(3) * window.look.scale, 200).toPoint()
    with qtbot.waitSignal(window.reviewWanted) as asked:
        QTest.mouseClick(window.graph, Qt.MouseButton.LeftButton, pos=place)
    assert asked.args == [window.ledger.scored[2]]
    assert not window.graph.grab().isNull()


def test_numbers_under_a_long_graph_keep_apart():
    whole = ledger(6)
    many = first(whole, 0)
    deals = tuple(replace(deal, number=n) for n, deal in enumerate(whole.deals * 20, 1))
    plot = Plot.of(replace(many, deals=deals, sums=running(deals, 6)), QRectF(0, 0, 700, 300))
    places = [plot.x(step) for step in plot.labelled]
    assert all(after - before > 30 for before, after in pairwise(places))
    assert plot.labelled[-1] == len(plot.rows)


def test_columns_never_need_a_pixel_more_than_there_is(host):
    made = ScoresWindow(ledger(6), DEFAULT_LOOK, host)
    made.show()
    for width in range(920, 1400, 47):
        made.resize(width, 600)
        QApplication.processEvents()
        assert made.sheet.horizontalHeader().length() <= made.sheet.viewport().width()
