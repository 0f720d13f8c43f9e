"""The tour over the real window: by mouse, by keys, at every size, once and never again unless asked for."""

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest

from laksewhist.engine.house_rules import HouseRules
from laksewhist.gui.languages import set_language
from laksewhist.gui.new_match import match_setup
from laksewhist.gui.tour.steps import STEPS, hand_rect
from laksewhist.store.settings import SettingsFile

from .people import Mouse, open_window, play_a_deal

SERVERS = [pytest.param("offscreen"), pytest.param("xcb", marks=pytest.mark.xcb)]
SIZES = [(1280, 800), (800, 600), (1000, 600), (1920, 1080), (1100, 1000)]


def begin(window, *, tour=True):
    window.start(setup=match_setup("Søren", 4, HouseRules(), "tour test"), tour=tour)


@pytest.fixture(params=[(1280, 800), (800, 600)], ids=["usual", "small"])
def window(qtbot, tmp_path, request):
    made = open_window(qtbot, tmp_path, size=request.param)
    begin(made)
    yield made
    made.close()


def press(window, key):
    QTest.keyClick(window.focusWidget(), key)


def click(widget):
    assert widget.isVisible()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_the_first_start_is_shown_round_when_the_cards_are_dealt(window, tmp_path):
    assert window.guidance.tour.at == 0
    assert window.guidance.tour.isVisible()
    assert window.model.match is not None
    assert SettingsFile(tmp_path / "config").load().settings.tour_seen


@pytest.mark.parametrize("server", SERVERS)
def test_through_the_tour_by_enter_alone(window, server):
    for number in range(len(STEPS)):
        assert window.guidance.tour.at == number
        press(window, Qt.Key.Key_Return)
    assert window.guidance.tour is None
    assert window.page.isEnabled()
    assert window.page.isAncestorOf(window.focusWidget())


def test_the_arrows_go_both_ways_and_stop_at_the_ends(window):
    tour = window.guidance.tour
    press(window, Qt.Key.Key_Left)
    assert tour.at == 0
    for _ in range(len(STEPS) + 2):
        press(window, Qt.Key.Key_Right)
    assert tour.at == len(STEPS) - 1
    assert window.guidance.tour is tour
    press(window, Qt.Key.Key_Up)
    assert tour.at == len(STEPS) - 2


def test_through_the_tour_by_mouse(window):
    card = window.guidance.tour.card
    click(card.next_button)
    click(card.next_button)
    click(card.back_button)
    assert window.guidance.tour.at == 1
    for _ in range(len(STEPS) - 1):
        click(card.next_button)
    assert window.guidance.tour is None


@pytest.mark.parametrize("way", ["key", "mouse"])
def test_the_tour_can_be_skipped_and_does_not_come_again(qtbot, tmp_path, window, way):
    if way == "key":
        press(window, Qt.Key.Key_Escape)
    else:
        click(window.guidance.tour.card.skip_button)
    assert window.guidance.tour is None
    window.close()
    again = open_window(qtbot, tmp_path)
    begin(again)
    assert again.guidance.tour is None
    again.commands.actions["tour"].trigger()
    assert again.guidance.tour.at == 0
    again.close()


def test_no_tour_where_nobody_asked_for_one(qtbot, tmp_path):
    window = open_window(qtbot, tmp_path)
    begin(window, tour=False)
    assert window.guidance.tour is None
    window.close()


def test_whoever_opens_a_record_first_sees_the_tour_the_next_time(qtbot, tmp_path, monkeypatch):
    window = open_window(qtbot, tmp_path)
    monkeypatch.setattr(window.records, "show", lambda path: None)
    window.start(tmp_path / "evening.laksewhist", tour=True)
    assert window.guidance.tour is None
    window.close()
    again = open_window(qtbot, tmp_path)
    begin(again)
    assert again.guidance.tour is not None
    again.close()


def test_the_tour_waits_for_the_cards_that_are_dealt(qtbot, tmp_path):
    window = open_window(qtbot, tmp_path, factor=0.2)
    begin(window)
    assert window.guidance.tour is None
    qtbot.waitUntil(lambda: window.guidance.tour is not None, timeout=5000)
    assert not window.page.director.busy or window.model.deal_so_far()[1]
    window.close()


def test_a_window_that_closes_while_dealing_shows_no_tour(qtbot, tmp_path):
    window = open_window(qtbot, tmp_path, factor=0.2)
    begin(window)
    window.close()
    assert window.guidance.tour is None
    assert not SettingsFile(tmp_path / "config").load().settings.tour_seen


def test_the_keyboard_stays_on_the_card(window):
    card = window.guidance.tour.card
    press(window, Qt.Key.Key_Right)
    seen = []
    for _ in range(6):
        seen.append(window.focusWidget())
        press(window, Qt.Key.Key_Tab)
    assert set(seen) == {card.next_button, card.back_button, card.skip_button}
    press(window, Qt.Key.Key_Backtab)
    assert window.focusWidget() in seen


def test_on_the_last_step_nothing_can_be_skipped_and_tab_knows_it(window):
    tour = window.guidance.tour
    tour.show_step(len(STEPS) - 1)
    assert not tour.card.skip_button.isVisible()
    for _ in range(3):
        press(window, Qt.Key.Key_Tab)
        assert window.focusWidget().isVisible()


def test_clicks_on_the_veil_touch_nothing(window):
    before, tour = window.model.deal_so_far(), window.guidance.tour
    for x in range(20, window.page.width(), 97):
        for y in range(20, window.page.height(), 89):
            point = QPoint(x, y)
            if not tour.card.geometry().contains(point):
                QTest.mouseClick(tour.childAt(point), Qt.MouseButton.LeftButton, pos=point)
    assert window.model.deal_so_far() == before
    assert window.guidance.tour.at == 0


def test_the_menu_that_is_pointed_at_opens(window):
    tour = window.guidance.tour
    tour.show_step(len(STEPS) - 1)
    middle = tour.page.strip.menu_button.mapTo(tour, tour.page.strip.menu_button.rect().center())
    QTest.mouseClick(tour.spotlight, Qt.MouseButton.LeftButton, pos=middle)
    assert window.commands.menu.isVisible()
    window.commands.menu.close()


def test_the_game_goes_on_where_it_was(qtbot, window):
    before = window.model.deal_so_far()
    press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Escape)
    assert window.model.deal_so_far() == before
    play_a_deal(qtbot, window, Mouse(window, drags=False))
    assert window.page.summary.isVisible()


def test_words_and_colours_change_at_once(qtbot, window):
    tour = window.guidance.tour
    assert tour.card.title.text() == "Din hånd"
    set_language("en")
    qtbot.waitUntil(lambda: tour.card.title.text() == "Your hand", timeout=1000)
    assert tour.card.text.text().startswith("These are")
    window.commands.chosen.emit("theme", "dark")
    assert tour.page.look.theme.name == tour.card.look.theme.name == "dark"


@pytest.mark.parametrize("percent", [100, 130])
@pytest.mark.parametrize("language", ["da", "en"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_card_covers_nothing_that_it_points_at_and_nothing_is_cut_off(qtbot, tmp_path, size, language, percent):
    window = open_window(qtbot, tmp_path, language=language)
    begin(window)
    window.preferences.change(text_size=percent)
    window.resize(*size)
    tour = window.guidance.tour
    qtbot.waitUntil(lambda: tour.size() == window.page.size() and window.width() == size[0], timeout=5000)
    for at in range(len(STEPS)):
        tour.show_step(at)
        assert_clear(tour)
    window.close()


def assert_clear(tour):
    """The card is inside the window, whole, and beside what it points at."""
    card = QRectF(tour.card.geometry())
    assert QRectF(tour.rect()).contains(card)
    for target, box in zip(tour.step.targets(tour.page), tour.spotlight.boxes(), strict=True):
        assert not target.isEmpty()
        assert not card.intersects(target)
        assert not card.intersects(box)
    text = tour.card.text
    assert text.height() >= text.heightForWidth(text.width())
    assert not tour.card.title.is_elided()
    assert not tour.card.back_button.is_elided()
    assert not tour.card.next_button.is_elided()
    skip = tour.card.skip_button
    assert skip.isHidden() or skip.width() >= skip.sizeHint().width()


def test_the_card_follows_a_window_that_is_resized(qtbot, window):
    for at in range(len(STEPS)):
        window.guidance.tour.show_step(at)
        for size in ((1280, 800), (820, 610)):
            window.resize(*size)
            qtbot.waitUntil(lambda size=size: window.guidance.tour.width() == size[0], timeout=5000)
            assert_clear(window.guidance.tour)


def test_the_hand_is_pointed_at_where_it_lies(window):
    tour = window.guidance.tour
    pointed = hand_rect(tour.page)
    for each in tour.page.scene.shown.view.hand:
        item = tour.page.scene.cards.item(each.code)
        assert pointed.contains(item.sceneBoundingRect().center())
