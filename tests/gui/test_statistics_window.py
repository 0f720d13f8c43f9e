"""The window of statistics: opened by its key, filtered, sorted, copied and saved, in both languages, never waiting."""

import csv
import io

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget

from laksewhist.gui.background import Background, Immediately
from laksewhist.gui.languages import set_language
from laksewhist.gui.look import Look
from laksewhist.gui.statistics.table_model import Column, StatisticsModel
from laksewhist.gui.statistics.window import StatisticsWindow
from laksewhist.gui.table.theme import LIGHT
from laksewhist.store.history.rows import Assist
from laksewhist.store.statistics_choice import Help, Who
from laksewhist.store.statistics_pages import Subject
from laksewhist.store.trouble import StoreError, Trouble

from ..store.evenings import NAMES, book, keep_book, opened, play, tournament
from .people import open_window

LONG = "Å" * 64


@pytest.fixture(scope="module")
def memory(tmp_path_factory):
    memory = opened(tmp_path_factory.mktemp("statistics"))
    five, kept = tournament(5, id="five", name=LONG), book(id="book", name="Torsdag")
    for each in (five, kept):
        memory.save(each)
    play(memory.history, five, 7)
    keep_book(memory.history, kept)
    memory.history.assist(memory.history.sheet("five")[1].deal, Assist.HINT)
    yield memory
    memory.close()


@pytest.fixture
def shown(qtbot, memory):
    """The window, without the game below it."""
    below = QWidget()
    below.resize(1000, 760)
    qtbot.addWidget(below)
    window = StatisticsWindow(lambda: memory, Immediately(), Look(LIGHT, 1.0, small=False), below)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    yield window
    window.close()


def column(view, number):
    return [view.sorted.index(row, number).data() for row in range(view.sorted.rowCount())]


def test_one_window_in_the_games_look_and_language(qtbot, own_folders, memory, monkeypatch):
    window = open_window(qtbot, own_folders, language="en")
    monkeypatch.setattr(type(window.desk), "memory", property(lambda _desk: memory))
    QTest.keyClick(window, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    shown = window.statistics.window
    window.statistics.open()
    assert window.statistics.window is shown
    assert shown.stack.currentWidget() is shown.page
    window.preferences.change(language="da", theme="dark")
    qtbot.waitUntil(lambda: shown.windowTitle() == "Statistik")
    assert shown.page.whiskers.look.theme.name == "dark"
    shown.close()
    assert window.statistics.window is None
    monkeypatch.undo()
    window.close()


def test_every_page_has_its_table_and_plots(shown):
    heads = {}
    for subject in Subject:
        shown.turn_to(subject)
        heads[subject] = column(shown.page.view, 0)
        assert heads[subject]
        visible = [plot for plot in shown.page.plots if plot.isVisible()]
        assert visible
        for plot in visible:
            assert plot.marks
            assert plot.accessibleName()
            assert plot.accessibleDescription()
    assert {"Karen (begynder)", *NAMES[:4]} <= {
        each.replace("\u2068", "").replace("\u2069", "") for each in heads[Subject.PARTICIPANTS]
    }
    assert {"people", "begynder"} == set(heads[Subject.LEVELS])
    assert {LONG, "Torsdag"} == set(heads[Subject.TOURNAMENTS])


def test_the_model_is_sound(qtmodeltester, shown):
    for subject in (Subject.BIDS, Subject.TIME):
        shown.turn_to(subject)
        qtmodeltester.check(shown.page.view.source)
        qtmodeltester.check(shown.page.view.sorted)


def test_an_empty_model_is_sound(qtmodeltester):
    model = StatisticsModel()
    qtmodeltester.check(model)
    assert model.rowCount(QModelIndex()) == 0


def test_filters_narrow_what_is_told(shown):
    before = shown.counted.text()
    shown.filters.tournaments.tick("book")
    assert set(column(shown.page.view, 0)) == set(NAMES[:4])
    shown.filters.people.tick(Who("Karen", None))
    assert column(shown.page.view, 0) == ["Karen"]
    shown.filters.people.tick()
    shown.filters.tournaments.tick()
    assert shown.counted.text() == before
    assert len(column(shown.page.view, 0)) > 4


def test_the_switch_for_help(shown):
    combo = shown.filters.help
    shown.filters.tournaments.tick("book")
    combo.setFocus()
    QTest.keyClick(combo, Qt.Key.Key_End)
    assert shown.filters.choice.help is Help.ONLY
    assert shown.stack.currentWidget() is shown.empty
    assert "no deal like that" in shown.empty.text()
    assert not shown.save_button.isEnabled()
    shown.filters.tournaments.tick("five")
    assert shown.stack.currentWidget() is shown.page
    assert shown.shown.counts.deals == 1
    QTest.keyClick(combo, Qt.Key.Key_Up)
    assert shown.shown.counts.deals == 7


def test_a_period(shown):
    shown.filters.period.setCurrentIndex(1)
    shown.filters.period.activated.emit(1)
    assert shown.filters.choice.since is not None
    assert shown.stack.currentWidget() is shown.page  # it was played today
    last = shown.filters.period.count() - 1
    shown.filters.period.setCurrentIndex(last)
    since, before = shown.filters.choice.since, shown.filters.choice.before
    assert 365 * 86_400_000 <= before - since <= 366 * 86_400_000


def test_a_list_is_ticked_by_keyboard(shown, qtbot):
    button = shown.filters.people
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    qtbot.waitUntil(button.popup.isVisible)
    QTest.keyClick(button.list, Qt.Key.Key_Space)
    assert button.chosen is not None
    assert button.text() in button.list.item(0).text() + "…"
    QTest.keyClick(button.list, Qt.Key.Key_Escape)
    assert not button.popup.isVisible()
    assert len(column(shown.page.view, 0)) == 1


@pytest.mark.parametrize("part", [0.05, 0.6])  # on the box, and on the words
def test_a_click_ticks_a_line_and_another_takes_the_tick_away(shown, qtbot, part):
    button = shown.filters.people
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(button.popup.isVisible)
    box = button.list.visualItemRect(button.list.item(1))
    at = QPoint(round(box.left() + part * box.width()), box.center().y())
    QTest.mouseClick(button.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert len(button.chosen) == 1
    QTest.mouseClick(button.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert button.chosen is None
    button.popup.hide()


def test_a_click_on_a_head_sorts_by_numbers(shown):
    view = shown.page.view
    header = view.horizontalHeader()
    at = 1 + list(Column).index(Column.POINTS)
    where = QPoint(header.sectionViewportPosition(at) + header.sectionSize(at) // 2, header.height() // 2)
    points = []
    for _ in range(2):
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=where)
        points.append([view.sorted.index(row, at).data(Qt.ItemDataRole.UserRole) for row in range(5)])
    assert points[0] != points[1]
    assert all(each in (sorted(each), sorted(each, reverse=True)) for each in points)
    action = next(each for each in view.make_menu().actions() if "Lost" in each.text())
    action.trigger()
    assert header.sortIndicatorSection() == 1 + list(Column).index(Column.LOST)


def test_copying(shown):
    view = shown.page.view
    view.selectRow(0)
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = [line.split("\t") for line in QGuiApplication.clipboard().text().split("\n")]
    assert len(lines) == 2
    assert lines[0][0] == "Participant"
    view.clearSelection()
    QTest.mouseClick(shown.copy_button, Qt.MouseButton.LeftButton)
    assert len(QGuiApplication.clipboard().text().split("\n")) == 1 + view.sorted.rowCount()


@pytest.mark.parametrize(("language", "comma"), [("en", ","), ("da", ";")])
def test_a_file_for_spreadsheets(shown, tmp_path, monkeypatch, language, comma):
    set_language(language)
    path = tmp_path / "Søren 🐟"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(path), ""))
    QTest.mouseClick(shown.save_button, Qt.MouseButton.LeftButton)
    text = path.with_suffix(".csv").read_bytes().decode("utf-8-sig")
    rows = list(csv.reader(io.StringIO(text), delimiter=comma))
    assert len(rows) == 1 + shown.page.view.sorted.rowCount()
    mean = 1 + list(Column).index(Column.MEAN)
    told = shown.page.view.source.rows
    assert {float(row[mean].replace(",", ".")) for row in rows[1:]} == {round(row.tally.mean, 4) for row in told}


def test_a_disk_that_refuses_is_told(shown, tmp_path, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(tmp_path / "no" / "folder.csv"), ""))
    shown.save()
    (box,) = shown.findChildren(QMessageBox)
    assert "could not be saved" in box.text()
    assert "folder.csv" in box.informativeText()
    box.reject()


# ---- plots


def test_arrow_keys_tell_every_value(shown):
    plot = shown.page.whiskers
    said = []
    plot.told.connect(said.append)
    plot.setFocus()
    QTest.keyClick(plot, Qt.Key.Key_Down)
    QTest.keyClick(plot, Qt.Key.Key_End)
    QTest.keyClick(plot, Qt.Key.Key_Up)
    assert [plot.marks[at].words for at in (0, -1, -2)] == said
    assert plot.accessibleDescription() == said[-1]
    assert "per deal" in said[-1]
    QTest.keyClick(plot, Qt.Key.Key_Escape)
    assert said[-1] == ""
    assert shown.isVisible()


def test_keys_lead_to_values_that_are_out_of_sight(shown):
    shown.resize(760, 560)
    shown.turn_to(Subject.TOURNAMENTS)
    plot = shown.page.whiskers
    area = plot.parentWidget().parentWidget()
    assert area.verticalScrollBar().maximum() > 0
    plot.setFocus()
    QTest.keyClick(plot, Qt.Key.Key_End)
    assert area.verticalScrollBar().value() > 0
    QTest.keyClick(plot, Qt.Key.Key_Home)
    assert area.verticalScrollBar().value() < area.verticalScrollBar().maximum()


def move(plot, to):
    """The mouse goes there with no button down."""
    button, keys = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    event = QMouseEvent(QEvent.Type.MouseMove, to, plot.mapToGlobal(to), button, button, keys)
    QApplication.sendEvent(plot, event)


def test_the_mouse_tells_the_nearest_value(shown):
    shown.turn_to(Subject.BIDS)
    for plot in (shown.page.bids, shown.page.tricks):
        at = next(n for n, mark in enumerate(plot.marks) if mark.box.height() > 4)
        move(plot, plot.marks[at].box.center())
        assert plot.current == at
        move(plot, QPointF(1, 1))
        assert plot.current is None
        move(plot, plot.marks[at].box.center())
        QApplication.sendEvent(plot, QEvent(QEvent.Type.Leave))
        assert plot.current is None
    assert "made" in shown.page.bids.marks[0].words


def test_lines_are_apart_without_colour(shown):
    shown.turn_to(Subject.TIME)
    plot = shown.page.lines
    dashes = [tuple(plot._pen(number).dashPattern()) for number in range(6)]
    assert len(set(dashes)) == 6
    assert all("after deal" in mark.words for mark in plot.marks)


# ---- nothing, not yet, and not to be read


def test_nothing_has_been_played(qtbot, own_folders):
    window = open_window(qtbot, own_folders, language="en")
    window.statistics.open()
    shown = window.statistics.window
    assert shown.stack.currentWidget() is shown.empty
    assert "Nothing has been played" in shown.empty.text()
    assert not shown.filters.people.isEnabled()
    window.close()
    assert window.statistics.window is None


def test_what_is_played_meanwhile_appears(shown, memory):
    before = shown.shown.counts.deals
    extra = tournament(4, id="extra", seed="extra")
    memory.save(extra)
    play(memory.history, extra, 1)
    shown.loading.load()
    assert shown.shown.counts.deals == before + 1
    assert "extra" in {score.tournament for score in shown.loading.facts.scores}
    memory.history.database.run("DELETE FROM deal WHERE tournament = 'extra'")


def test_the_window_reads_on_a_thread_of_its_own(qtbot, memory):
    parent = QWidget()
    parent.resize(900, 700)
    qtbot.addWidget(parent)
    runner = Background(parent)
    window = StatisticsWindow(lambda: memory, runner, Look(LIGHT, 1.0, small=False), parent)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    assert window.shown is None  # it is there before it has read anything
    qtbot.waitUntil(lambda: window.shown is not None)
    assert window.shown.groups
    window.close()


def test_a_history_that_cannot_be_read_is_told(shown, memory, monkeypatch, tmp_path):
    def refuse():
        raise StoreError(Trouble.BUSY, tmp_path / "history.sqlite", "locked")

    monkeypatch.setattr("laksewhist.gui.statistics.loading.reader_of", lambda _memory: (refuse, True))
    distrusted = []
    monkeypatch.setattr(memory, "distrust", lambda: distrusted.append(True))
    shown.loading.load()
    assert shown.stack.currentWidget() is shown.empty
    assert "Another program is using the file" in shown.empty.text()
    assert distrusted == []
