"""Where a hint stands: over nothing that one needs for the answer, whole, and in nobody's way."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, QRectF, QSizeF, Qt
from PySide6.QtTest import QTest

from laksewhist.ai.decision import Decision, Option, Why
from laksewhist.engine.actions import ExchangeCards, MakeBid, Pass
from laksewhist.engine.bids import TrickBid, TrickKind
from laksewhist.engine.view import Phase
from laksewhist.gui.advice import adviser as adviser_module
from laksewhist.gui.advice.adviser import Adviser
from laksewhist.gui.advice.free_place import free_places, roomiest
from laksewhist.gui.advice.hint_card import FORMS
from laksewhist.gui.advice.rows import OptionRow
from laksewhist.gui.background import Immediately
from laksewhist.gui.languages import set_language
from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import Label
from laksewhist.gui.pictures import PICTURES, draw_up
from laksewhist.gui.table.theme import LIGHT
from tests.gui.people import Keys, Mouse, open_window
from tests.gui.test_advice import asked_in
from tests.gui.test_game_model import setup_of

SIZES = [(800, 600), (1024, 768), (1280, 800), (1920, 1080)]
TYPES = [(100, "en"), (100, "da"), (130, "da")]
"""Type in percent, and language."""
MOMENTS = {each.name: each for each in PICTURES if each.name != "start" and not each.name.startswith("summary")}
whole = st.integers(0, 12)
boxes = st.lists(st.tuples(whole, whole, st.integers(1, 6), st.integers(1, 6)), max_size=6)


@cache
def moment(name):
    """What is shown, and a decision about it with as much to tell as there can be."""
    shown, asking = draw_up(MOMENTS[name], "Wilhelmina")
    assert asking
    view = shown.view
    actions = view.legal
    if view.choice is not None:
        cards = view.choice.cards
        actions = tuple(ExchangeCards(view.seat, cards[first : first + 3]) for first in range(4))
    chance = None if view.phase is Phase.IRON_HAND else 0.42
    options = tuple(Option(action, -128.8 + place, chance) for place, action in enumerate(actions[:6]))
    return shown, Decision(options[-1].action, Why.CLOSE_CALL, options, 640)


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(adviser_module, "HINT_LEVEL", "øvet")
    yield open_window(qtbot, tmp_path, size=(800, 600), language="en")
    set_language("en")


@pytest.fixture
def adviser(window):
    return Adviser(window.model, window.page, window, Immediately())


def hint(adviser, name):
    """The hint of that moment as it stands on the table."""
    shown, decision = moment(name)
    adviser._page.show_still(shown, asking=True)
    adviser.button.show()
    adviser.show(decision)
    return adviser.card


def in_the_way(page):
    """What a hint must not cover, asked of the things themselves."""
    scene, layout = page.scene, page.scene.layout
    found = {f"plate {plate.position}": plate.rect for plate in scene.plates()}
    found |= {f"bid {plate.position}": plate.bubble.rect for plate in scene.plates() if plate.bubble is not None}
    found |= {f"open hand {number}": tray for number, tray in enumerate(scene._arrangement.trays)}
    hand = [
        layout.hand_place(i, len(scene._arrangement.hand), chosen=True) for i in range(len(scene._arrangement.hand))
    ]
    found |= {f"card {number} of the hand": place.upright() for number, place in enumerate(hand)}
    for sprite in scene._arrangement.sprites.values():
        if sprite.zone.name in ("TRICK", "KITTY"):
            found[sprite.key] = sprite.place.upright()
    if scene.speech.speech is not None:
        found["what is said"] = scene.speech.speech.rect
    pixels = {name: page.look.rect(rect) for name, rect in found.items()}
    panels = [each for each in page.panels.made if each.isVisible()]
    if layout.small and page._has_contract():
        panels.append(page.contract_strip)
    return pixels | {type(each).__name__: QRectF(each.geometry()) for each in panels}


def assert_whole(card):
    """Nothing that the card shows is cut off, but for what is reached by scrolling."""
    for label in card.findChildren(Label):
        if label.isVisible() and label.wordWrap():
            assert label.height() >= label.heightForWidth(label.width()), label.text()
            assert label.fontMetrics().boundingRect(QRect(0, 0, label.width(), 999), 0x1000, label.text()).width() <= (
                label.width()
            ), label.text()
    shown = [row for row in card.body.rows if row.isVisible()]
    assert any(row.chosen for row in shown)
    for row in shown:
        assert row.height() >= row.heightForWidth(row.width())
        assert row.width() >= row.least_width(), row.toolTip()
    if card.area.focusPolicy() is Qt.FocusPolicy.NoFocus:
        assert card.body.height() <= card.area.viewport().height()


@pytest.mark.parametrize("size", SIZES, ids="{0[0]}x{0[1]}".format)
def test_a_hint_covers_nothing_that_the_answer_needs(window, adviser, size):
    page = window.page
    window.resize(*size)
    for text_size, language in TYPES if size == SIZES[0] else TYPES[1:]:
        set_language(language)
        page.set_text_size(text_size)
        for name in MOMENTS:
            card = hint(adviser, name)
            told = f"{name}, {language}, {text_size} %"
            place = QRectF(card.geometry())
            covered = [each for each, rect in in_the_way(page).items() if place.intersects(rect)]
            assert covered == [], told
            assert page.view.geometry().contains(card.geometry()), told
            assert not card.geometry().intersects(adviser.button.geometry()), told
            assert_whole(card)
            if text_size == 100:
                assert card.area.focusPolicy() is Qt.FocusPolicy.NoFocus, f"{told} scrolls"


def test_a_hint_stays_where_it_was_thought_about(window, adviser):
    for name in MOMENTS:
        card = hint(adviser, name)
        place = card.geometry()
        card.show_thinking()
        adviser._place()
        assert card.y() == place.y()
        assert card.x() == place.x() or card.geometry().right() == place.right()


def test_a_hint_finds_another_place_in_another_window_and_another_language(qtbot, window, adviser):
    card = hint(adviser, "exchange_take_first")
    for size, language in (((1280, 800), "da"), ((800, 600), "en"), ((800, 600), "da")):
        window.resize(*size)
        set_language(language)

        def stands(close={"en": "Close", "da": "Luk"}[language]) -> None:
            place = QRectF(card.geometry())
            assert card.close_button.text() == close
            assert not any(place.intersects(rect) for rect in in_the_way(window.page).values())
            assert_whole(card)

        qtbot.waitUntil(stands)


@pytest.mark.parametrize("phase", [Phase.AUCTION, Phase.VIP, Phase.CALLING, Phase.EXCHANGE, Phase.PLAY])
@pytest.mark.parametrize("kind", ["mouse", "keys"])
def test_one_answers_while_the_hint_is_there(window, adviser, phase, kind):
    model = window.model
    model.new_match(setup_of(7))
    asked_in(window, phase)
    adviser.ask()
    assert adviser.card.isVisible()
    panel, made = window.page._asking_panel(), len(model.deal_so_far()[1])
    if panel is not None:
        under = window.page.childAt(panel.geometry().topLeft() + QPoint(8, 8))
        assert under is panel or panel.isAncestorOf(under)
    person = Keys(window) if kind == "keys" else Mouse(window, drags=True)
    person.do(adviser.card.body.decision.action)
    assert len(model.deal_so_far()[1]) > made
    assert not adviser.card.isVisible()


def test_whoever_closes_the_hint_goes_on_with_the_question(window, adviser):
    card = hint(adviser, "auction")
    asked = window.focusWidget()
    QTest.mouseClick(card.close_button, Qt.MouseButton.LeftButton)
    assert not card.isVisible()
    assert window.focusWidget() is asked
    card = hint(adviser, "auction")
    card.close_button.setFocus()
    QTest.keyClick(card.close_button, Qt.Key.Key_Escape)
    assert not card.isVisible()
    assert window.focusWidget() is asked


def test_what_is_too_much_for_its_room_is_left_out_and_then_scrolls(window, adviser):
    card = hint(adviser, "auction")
    page, field, told = window.page, window.page.view.geometry(), []
    full = card._folded(FORMS[0], 240)
    for height in range(full, 80, -6):
        card.place(QRect(20, 60, 240, height), field, page.look)
        assert card.height() <= height
        rows, scrolls = sum(row.isVisible() for row in card.body.rows), card.area.focusPolicy() is not Qt.NoFocus
        told.append((scrolls, -rows if not scrolls else 0))
        assert any(row.chosen for row in card.body.rows if row.isVisible())
    assert told == sorted(told)
    assert told[0] == (False, -4)
    assert (False, -2) in told
    assert told[-1] == (True, 0)
    card.area.setFocus()
    bar = card.area.verticalScrollBar()
    for _ in range(99):
        QTest.keyClick(card.area, Qt.Key.Key_Down)
    assert 0 < bar.value() == bar.maximum()
    QTest.keyClick(card.area, Qt.Key.Key_Escape)
    assert not card.isVisible()


def test_larger_type_shrinks_to_the_usual_before_anything_scrolls(window, adviser):
    window.page.set_text_size(130)
    card = hint(adviser, "auction")
    sizes = []
    for height in (card._folded(FORMS[0], 240), 172):
        card.place(QRect(20, 60, 240, height), window.page.view.geometry(), window.page.look)
        assert card.area.focusPolicy() is Qt.FocusPolicy.NoFocus
        sizes.append(card.body.reason.font().pixelSize())
    assert sizes == [window.page.look.font(14).pixelSize(), Look(LIGHT, 1.0, small=True).font(14).pixelSize()]


def test_numbers_stand_below_a_name_that_leaves_them_no_room(qtbot):
    row = OptionRow(Option(MakeBid(0, TrickBid(10, TrickKind.ALMINDELIGE)), 9.8, 0.64), chosen=True)
    qtbot.addWidget(row)
    assert not row.is_split(240)
    assert row.is_split(130)
    assert row.heightForWidth(130) > row.heightForWidth(240)
    passing = OptionRow(Option(Pass(0), 1.2), chosen=False)
    qtbot.addWidget(passing)
    assert not passing.is_split(130)  # no chance takes its room


@settings(max_examples=60)
@given(boxes)
def test_a_free_place_is_free_and_no_larger_one_is_missed(taken):
    field = QRectF(0, 0, 12, 12)
    rects = [QRectF(*each) for each in taken]
    places = free_places(field, rects)
    for place in places:
        assert field.contains(place)
        assert not any(place.intersects(each) for each in rects)
    largest = max((place.width() * place.height() for place in places), default=0)
    assert largest == largest_by_hand(taken)


def largest_by_hand(taken) -> int:
    """The largest free rectangle of whole numbers in a field of 12 by 12, row by row."""
    covered = {(x + i, y + j) for x, y, wide, tall in taken for i in range(wide) for j in range(tall)}
    heights, best = [0] * 12, 0
    for y in range(12):
        heights = [0 if (x, y) in covered else heights[x] + 1 for x in range(12)]
        for left in range(12):
            lowest = 12
            for right in range(left, 12):
                lowest = min(lowest, heights[right])
                best = max(best, lowest * (right - left + 1))
    return best


def test_of_places_with_enough_room_the_nearest_to_the_corner_is_taken():
    places = [QRectF(300, 0, 200, 100), QRectF(0, 0, 95, 95), QRectF(0, 200, 40, 400)]
    assert roomiest(places, QSizeF(100, 100)) == places[1]
    assert roomiest(places, QSizeF(180, 100)) == places[0]
    assert roomiest([], QSizeF(100, 100)).isEmpty()
