"""The help window, with real keys and clicks."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from laksewhist.engine.house_rules import ExchangeOrder, HouseRules, Shuffle
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.gui.help.browser import HelpBrowser
from laksewhist.gui.help.contents import TOPIC
from laksewhist.gui.help.tables import LAKSESTUEN, Tournament
from laksewhist.gui.help.topics import START, TOPICS, Place
from laksewhist.gui.help.window import HelpWindow
from laksewhist.gui.languages import set_language
from laksewhist.gui.look import Look
from laksewhist.gui.table.colours import contrast
from laksewhist.gui.table.theme import THEMES

LIGHT = Look(THEMES["light"], 1.0, small=False)


@pytest.fixture
def window(qtbot):
    made = HelpWindow(LIGHT, LAKSESTUEN, None)
    qtbot.addWidget(made)
    made.resize(980, 720)
    made.open()
    qtbot.waitUntil(made.isActiveWindow, timeout=5000)
    return made


def text(window) -> str:
    return window.browser.toPlainText()


def click_link(window, words: str) -> None:
    """A real click on the first link with these words."""
    browser = window.browser
    cursor = browser.document().find(words)
    while not cursor.isNull() and not cursor.charFormat().isAnchor():
        cursor = browser.document().find(words, cursor)
    assert not cursor.isNull(), words
    browser.setTextCursor(cursor)
    browser.ensureCursorVisible()
    begin = QTextCursor(cursor)
    begin.setPosition(cursor.selectionStart() + 1)
    at = browser.cursorRect(begin).center() + QPoint(2, 0)
    QTest.mouseClick(browser.viewport(), Qt.MouseButton.LeftButton, pos=at)


def click_topic(window, topic: str) -> None:
    contents = window.contents
    item = next(contents.item(row) for row in range(contents.count()) if contents.item(row).data(TOPIC) == topic)
    contents.scrollToItem(item)
    QTest.mouseClick(contents.viewport(), Qt.MouseButton.LeftButton, pos=contents.visualItemRect(item).center())


def test_it_stops_nothing_and_closes_with_escape(window):
    assert not window.isModal()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_it_begins_with_the_game_in_short(window):
    assert window.place == START
    assert "The game in short" in text(window)
    assert not window.back.isEnabled()
    assert not window.forward.isEnabled()


@pytest.mark.parametrize("topic", TOPICS)
def test_a_click_in_the_contents_opens_the_page(window, topic):
    click_topic(window, topic)
    assert window.place == Place(topic)
    assert window.contents.currentItem().data(TOPIC) == topic
    assert window.contents.currentItem().text() in text(window)


def test_the_arrows_walk_through_the_contents(window):
    window.contents.setFocus()
    QTest.keyClick(window.contents, Qt.Key.Key_Down)
    assert window.place == Place("cards")
    for _ in range(4):
        QTest.keyClick(window.contents, Qt.Key.Key_Down)
    assert window.place == Place("kinds")


def test_a_link_is_followed_and_one_can_go_back_and_forward(window):
    click_link(window, "the called card")
    assert window.place == Place("calling")
    click_link(window, "halve")
    assert window.place == Place("halve")
    QTest.mouseClick(window.back, Qt.MouseButton.LeftButton)
    assert window.place == Place("calling")
    QTest.keyClick(window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert window.place == START
    QTest.keyClick(window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert window.place == START
    QTest.mouseClick(window.forward, Qt.MouseButton.LeftButton)
    QTest.keyClick(window, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert window.place == Place("halve")
    assert not window.forward.isEnabled()


def test_a_new_page_forgets_what_lay_ahead(window):
    window.go(Place("vip"))
    QTest.mouseClick(window.back, Qt.MouseButton.LeftButton)
    window.go(Place("duty"))
    assert not window.forward.isEnabled()


def test_links_are_followed_by_keys(window):
    window.go(Place("halve"))
    window.browser.setFocus()
    QTest.keyClick(window.browser, Qt.Key.Key_Tab)
    QTest.keyClick(window.browser, Qt.Key.Key_Return)
    assert window.place == Place("selvmakker")


def test_an_anchor_brings_its_section_to_the_top(qtbot, window):
    window.open(Place("play", "r27"))
    browser = window.browser
    cursor = browser.document().find("The jokers")
    top = browser.cursorRect(cursor).top()
    assert browser.verticalScrollBar().value() > 0
    assert 0 <= top < 80 or browser.verticalScrollBar().value() == browser.verticalScrollBar().maximum()


def test_the_section_that_is_sought_stands_out_by_its_colour_alone(window):
    window.open(Place("play", "r27"))
    document = window.browser.document()
    sought, other = (document.find(words).charFormat() for words in ("The jokers", "Who takes the trick?"))
    assert sought.foreground().color().name() == THEMES["light"].accent.lower()
    assert sought.foreground() != other.foreground()
    assert sought.font().pixelSize() == other.font().pixelSize() == 19
    assert sought.font().bold()


def test_search_as_one_types(window):
    window.search.setFocus()
    QTest.keyClicks(window.search, "jok")
    assert "Found for “jok”" in text(window)
    assert window.contents.currentRow() == -1
    QTest.keyClicks(window.search, "er zebra")
    assert "Nothing found" in text(window)
    for _ in range(6):
        QTest.keyClick(window.search, Qt.Key.Key_Backspace)
    click_link(window, "The jokers")
    assert window.place == Place("play", "jokers")
    marked = [each.cursor.selectedText().lower() for each in window.browser.extraSelections()]
    assert len(marked) > 5
    assert set(marked) == {"joker"}


def test_return_opens_the_best_hit(window):
    window.search.setFocus()
    QTest.keyClicks(window.search, "iron hand")
    QTest.keyClick(window.search, Qt.Key.Key_Return)
    assert window.place == Place("deal", "iron_hand")
    assert window.isVisible()


def test_an_emptied_search_shows_the_page_again(window):
    window.go(Place("vip"))
    window.search.setText("joker")
    window.search.clear()
    assert text(window).startswith("Vip")
    assert not window.browser.extraSelections()


def test_the_contents_leave_a_search(window):
    window.search.setText("joker")
    click_topic(window, "vip")
    assert window.search.text() == ""
    assert text(window).startswith("Vip")


def test_opening_it_anew_forgets_the_search(window):
    window.search.setText("joker")
    window.open(Place("vip"))
    assert text(window).startswith("Vip")


def test_ctrl_f_goes_to_the_search(window):
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.search.hasFocus()


def test_language_changes_at_once_on_the_same_page(qtbot, window):
    window.go(Place("duty", "r28"))
    set_language("da")
    qtbot.waitUntil(lambda: text(window).startswith("Makkeresset skal falde"))
    assert window.windowTitle() == "Laksewhists regler"
    assert window.place == Place("duty", "r28")
    window.search.setText("jernhånd")
    assert "Fundet for »jernhånd«" in text(window)
    set_language("en")
    qtbot.waitUntil(lambda: "Found for “jernhånd”" in text(window))


@pytest.mark.parametrize("name", THEMES)
def test_colours_change_at_once(window, name):
    window.go(Place("play"))
    window.set_look(Look(THEMES[name], 1.0, small=False))
    image = window.grab().toImage()
    page = window.browser.geometry()
    corner = image.pixelColor(page.right() - 30, page.bottom() - 3).name()
    assert corner == THEMES[name].panel.lower()
    colours = {image.pixelColor(x, y).name() for x in range(page.left(), page.right()) for y in range(30, 50, 3)}
    assert max(contrast(colour, corner) for colour in colours) > 7


def test_text_grows_with_the_look(window):
    before = window.browser.document().size().height()
    window.set_look(Look(THEMES["light"], 2.0, small=False))
    assert window.browser.document().defaultFont().pixelSize() == 30
    assert window.browser.document().size().height() > 1.5 * before


def test_the_tournament_at_hand_is_woven_in(window):
    window.go(Place("exchange"))
    assert "In this tournament: three cards are given first" in text(window)
    window.set_tournament(Tournament(HouseRules(exchange=ExchangeOrder.TAKE_FIRST), DEFAULT_TABLE))
    assert "In this tournament: the kitty is taken first" in text(window)
    window.set_tournament(Tournament(HouseRules(shuffle=Shuffle.GATHERED), DEFAULT_TABLE))
    window.go(Place("deal"))
    assert "hands turn wild" in text(window)


def test_a_page_loads_nothing_from_elsewhere(window):
    assert window.browser.loadResource(2, "file:///etc/hostname") is None
    assert window.browser.loadResource(2, "https://example.org/a.png") is None


@pytest.mark.parametrize("language", ["da", "en"])
@pytest.mark.parametrize("topic", TOPICS)
@pytest.mark.parametrize("percent", [100, 130])
def test_nothing_is_cut_off_in_a_small_window(qtbot, window, language, topic, percent):
    """At 800 x 600, also with larger type: no page, picture or table is wider than its place."""
    set_language(language)
    window.set_look(Look(THEMES["light"], 1.0, small=True, text_size=percent))
    window.resize(800, 600)
    window.go(Place(topic))
    qtbot.wait(1)
    assert window.browser.horizontalScrollBar().maximum() == 0
    assert window.browser.document().idealWidth() <= window.browser.viewport().width()


@pytest.mark.parametrize("language", ["da", "en"])
@pytest.mark.parametrize("size", [(800, 600), (980, 720)])
def test_the_titles_of_the_contents_fit(window, language, size):
    set_language(language)
    window.set_look(Look(THEMES["light"], 1.0, small=size[0] < 1000))
    window.resize(*size)
    contents = window.contents
    room = contents.viewport().width() - 2 * 10 - 4
    for row in range(contents.count()):
        item = contents.item(row)
        assert contents.fontMetrics().horizontalAdvance(item.text()) <= room, item.text()


def test_everything_is_within_the_window(window):
    for size in ((800, 600), (1920, 1080)):
        window.resize(*size)
        whole = QRect(QPoint(0, 0), window.size())
        for widget in window.findChildren(QWidget):
            if widget.isVisible() and widget.parent() is window:
                assert whole.contains(widget.geometry()), widget


def test_lines_are_not_longer_than_can_be_read(window):
    window.resize(2200, 900)
    frame = window.browser.document().rootFrame().frameFormat()
    width = window.browser.viewport().width() - frame.leftMargin() - frame.rightMargin()
    assert width <= 661
    assert isinstance(window.browser, HelpBrowser)


def test_one_goes_on_reading_where_one_was_when_colours_or_language_change(qtbot, window):
    window.go(Place("play"))
    bar = window.browser.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    window.set_look(Look(THEMES["dark"], 1.0, small=False))
    assert abs(bar.value() - bar.maximum() // 2) <= 2
    set_language("da")
    qtbot.waitUntil(lambda: text(window).startswith("Stikkene"))
    assert abs(bar.value() - bar.maximum() // 2) <= 60
    set_language("en")


@pytest.mark.parametrize("topic", TOPICS)
def test_pictures_shrink_where_the_window_is_narrower_than_they_are(qtbot, window, topic):
    window.resize(window.minimumSize())
    window.go(Place(topic))
    qtbot.wait(1)
    assert window.browser.horizontalScrollBar().maximum() == 0
