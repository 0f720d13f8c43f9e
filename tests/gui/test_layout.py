"""The geometry of the table, for every window size it may meet."""

import itertools
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF, QTransform

from laksewhist.gui.table.layout import TableLayout
from laksewhist.gui.table.places import EAST, NORTH, SOUTH, WEST, Place

OTHERS = (WEST, NORTH, EAST)
SIZES = ((800, 600), (800, 1000), (960, 1080), (1000, 600), (1280, 800), (1920, 1080), (3840, 2160), (3840, 600))

layouts = st.builds(TableLayout.for_window, st.integers(800, 3840), st.integers(600, 2160)) | st.sampled_from(
    [TableLayout.for_window(*size) for size in SIZES]
)
counts = st.integers(1, 16)


@st.composite
def suit_rows(draw: st.DrawFn) -> list[int]:
    """Up to 13 cards in four suits and the jokers; no suit longer than 9."""
    rows: list[int] = []
    for _ in range(5):
        rows.append(draw(st.integers(0, min(9, 13 - sum(rows)))))
    return rows if sum(rows) else [1]


def outline(place: Place) -> QPolygonF:
    turn = QTransform().translate(place.x, place.y).rotate(place.rotation)
    return turn.map(QPolygonF(QRectF(-place.width / 2, -place.height / 2, place.width, place.height)))


def crosses(place: Place, rect: QRectF) -> bool:
    common = outline(place).intersected(QPolygonF(rect)).boundingRect()
    return common.width() > 0.01 and common.height() > 0.01


def meets_ring(layout: TableLayout, rect: QRectF) -> bool:
    ring = layout.ring_centre
    dx = max(rect.left() - ring.x(), 0, ring.x() - rect.right())
    dy = max(rect.top() - ring.y(), 0, ring.y() - rect.bottom())
    return math.hypot(dx, dy) < layout.ring_radius


@pytest.mark.parametrize(
    ("size", "scale"), [((800, 600), 1), ((1280, 800), 1), ((1920, 1200), 1.5), ((3840, 2160), 2.5)]
)
def test_scale_follows_the_narrower_side(size, scale):
    assert TableLayout.for_window(*size).scale == scale


def test_proportions_of_the_reference_window():
    layout = TableLayout.for_window(1280, 800)
    assert layout.field == QRectF(16, 60, 880, 724)
    assert layout.column == QRectF(912, 60, 352, 724)
    assert layout.card_width == 96
    assert layout.hand_step(13) == pytest.approx(37, abs=0.1)
    assert layout.hand_place(0, 13).rotation == -5
    assert layout.hand_place(12, 13).y - layout.hand_place(6, 13).y == pytest.approx(9.6)


@given(layouts)
def test_parts_of_the_window_stand_apart(layout):
    window = QRectF(0, 0, layout.strip.width(), layout.field.bottom() + 100)
    parts = [layout.strip, layout.field] + ([] if layout.small else [layout.column])
    assert all(window.contains(part) for part in parts)
    assert not any(a.intersects(b) for a, b in itertools.combinations(parts, 2))
    assert layout.small == layout.column.isEmpty() == (not layout.contract_strip.isEmpty())


@given(layouts, counts)
def test_hand_lies_in_the_field_free_of_plate_and_sheet(layout, n):
    for i in range(n):
        for place in (
            layout.hand_place(i, n),
            layout.hand_place(i, n, lifted=True),
            layout.hand_place(i, n, chosen=True),
        ):
            assert layout.field.contains(outline(place).boundingRect())
            assert not crosses(place, layout.plate_rect(SOUTH, 500))
            assert not crosses(place, layout.sheet_rect())
            assert not (layout.small and crosses(place, layout.plate_rect(EAST)))


@given(layouts, counts)
def test_index_strip_of_every_card_stays_visible(layout, n):
    left_edges = [layout.hand_place(i, n).x for i in range(n)]
    for a, b in itertools.pairwise(left_edges):
        assert b - a >= 0.25 * layout.card_width
        assert b - a <= 0.3851 * layout.card_width


@pytest.mark.parametrize("n", [13, 14, 16])
@pytest.mark.parametrize("size", SIZES)
def test_full_hands_show_every_index(size, n):
    layout = TableLayout.for_window(*size)
    assert layout.hand_step(n) >= 0.25 * layout.card_width
    assert layout.hand_step(5) == 0.385 * layout.card_width


@given(layouts, counts)
def test_lifting_only_moves_up(layout, n):
    plain, lifted, chosen = (
        layout.hand_place(0, n),
        layout.hand_place(0, n, lifted=True),
        layout.hand_place(0, n, lifted=True, chosen=True),
    )
    assert plain.x == lifted.x == chosen.x
    assert plain.y - lifted.y == pytest.approx(0.17 * layout.card_width)
    assert plain.y - chosen.y == pytest.approx(0.27 * layout.card_width)


@given(layouts, st.floats(0, 400))
def test_plates_stand_apart_in_the_field(layout, width):
    plates = [layout.plate_rect(seat, width) for seat in range(4)]
    bubbles = [layout.bid_bubble_rect(seat, 90, width) for seat in range(4)]
    assert all(layout.field.contains(rect) for rect in plates + bubbles)
    assert not any(a.intersects(b) for a, b in itertools.combinations(plates + bubbles, 2))
    assert all(plate.width() >= layout.plate_width for plate in plates)


@given(layouts)
def test_sheet_of_a_small_window_hides_no_plate_and_no_bid(layout):
    if layout.small:
        assert layout.field.contains(layout.sheet_rect())
        assert layout.sheet_rect().height() >= 380
        hidden = [layout.plate_rect(seat) for seat in range(4)]
        hidden += [layout.bid_bubble_rect(seat, 90) for seat in range(4)]
        assert not any(rect.intersects(layout.sheet_rect()) for rect in hidden)
    else:
        assert layout.column.contains(layout.sheet_rect())


@given(layouts, st.floats(50, 900))
def test_sheet_keeps_its_foot_whatever_its_height(layout, height):
    assert layout.sheet_rect(height).bottom() == pytest.approx(layout.sheet_rect().bottom())
    assert layout.sheet_rect(height).height() <= height


@given(layouts, counts)
def test_trick_and_kitty_are_clear_of_plates_and_hand(layout, n):
    cards = [layout.trick_place(seat) for seat in range(4)] + [layout.kitty_place(i, True) for i in range(3)]
    hand = [layout.hand_place(i, n) for i in range(n)]
    for place in cards:
        box = outline(place).boundingRect()
        assert layout.field.contains(box)
        assert not any(crosses(place, layout.plate_rect(seat, 400)) for seat in range(4))
        assert not any(outline(card).boundingRect().intersects(box) for card in hand)


@given(layouts)
def test_ring_and_wedges_are_inside_the_field(layout):
    for seat in range(4):
        assert all(layout.field.contains(point) for point in layout.wedge(seat))
        assert math.dist(layout.wedge(seat)[0].toTuple(), layout.ring_centre.toTuple()) == pytest.approx(
            layout.ring_radius + 12
        )


@given(layouts, counts)
def test_backs_stand_between_the_edge_and_the_plate(layout, n):
    for seat, i in itertools.product(OTHERS, range(n)):
        seen = outline(layout.back_place(seat, i, n)).boundingRect() & layout.back_clip()
        assert seen.isValid()
        assert not seen.intersects(layout.plate_rect(seat, 400))
        assert not seen.intersects(layout.contract_strip)


@given(layouts, suit_rows())
def test_open_hands_are_outside_the_ring_and_inside_the_field(layout, rows):
    for seat in OTHERS:
        hand = layout.open_hand(seat, rows)
        assert [len(row) for row in hand.rows] == rows
        for place in itertools.chain(*hand.rows):
            assert hand.tray.contains(place.upright())
        for rect in (hand.tray, hand.plate):
            assert layout.field.contains(rect)
            assert not meets_ring(layout, rect)
            assert not rect.intersects(layout.contract_strip)
            assert not rect.intersects(layout.plate_rect(SOUTH, 400))
        assert not hand.tray.intersects(hand.plate)


@given(layouts, suit_rows(), counts)
def test_open_hands_are_clear_of_each_other_and_of_the_own_hand(layout, rows, n):
    hands = [layout.open_hand(seat, rows) for seat in OTHERS]
    parts = [(hand.tray, hand.plate) for hand in hands]
    for (tray, plate), (other_tray, other_plate) in itertools.combinations(parts, 2):
        assert not tray.intersects(other_tray)
        assert not tray.intersects(other_plate)
        assert not plate.intersects(other_tray)
        assert not plate.intersects(other_plate)
    for i, (tray, _) in itertools.product(range(n), parts):
        assert not crosses(layout.hand_place(i, n, chosen=True), tray)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rows", [[7, 3, 2, 1], [5, 4, 2, 2], [4, 3, 3, 2]])
@pytest.mark.parametrize("seat", OTHERS)
def test_open_hand_shows_every_index(size, rows, seat):
    layout = TableLayout.for_window(*size)
    for row in layout.open_hand(seat, rows).rows:
        assert all(b.x - a.x >= 0.25 * a.width for a, b in itertools.pairwise(row))
        assert all(a.width >= 44 for a in row)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seat", OTHERS)
def test_five_open_rows_stay_above_the_own_hand(size, seat):
    layout = TableLayout.for_window(*size)
    tray = layout.open_hand(seat, [4, 3, 3, 2, 1]).tray
    assert tray.bottom() <= layout.hand_y - 0.27 * layout.card_width
    assert not (layout.small and seat == EAST and tray.intersects(layout.plate_rect(EAST)))


@given(layouts)
def test_summary_fits_the_field(layout):
    sheet = layout.summary_rect()
    assert layout.field.contains(sheet)
    assert sheet.width() <= 760
    assert sheet.height() <= 600


def test_own_cards_have_no_backs_and_are_never_laid_open():
    layout = TableLayout.for_window(1280, 800)
    with pytest.raises(ValueError, match="hand_place"):
        layout.back_place(SOUTH, 0, 13)
    with pytest.raises(ValueError, match="hand_place"):
        layout.open_hand(SOUTH, [13])
    with pytest.raises(ValueError, match="no seat 4"):
        layout.plate_rect(4)


def test_place_knows_its_rectangle():
    place = Place(100, 100, 30, 48)
    assert place.centre == QPointF(100, 100)
    assert place.upright() == QRectF(76, 66.5, 48, 67)
