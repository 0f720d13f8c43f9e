"""Small things that scene and panels draw alike."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from laksewhist.gui.table import card_shapes, paint
from laksewhist.gui.table.theme import LIGHT, THEMES

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def canvas():
    image = QImage(200, 100, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    return image


def inked(image: QImage) -> QRectF:
    """The box round everything that was drawn."""
    spots = [(x, y) for x in range(200) for y in range(100) if image.pixelColor(x, y).alpha()]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs) + 1, max(ys) + 1))


@pytest.mark.parametrize("letter", "SHDC")
def test_suit_signs_are_whole_and_fill_their_box(letter):
    path = paint.suit_path(letter)
    box = path.boundingRect()
    assert QRectF(-52, -52, 104, 104).contains(box)
    assert box.height() > 90
    assert path.contains(QPointF(0, 0))
    assert path.contains(QPointF(-20, 10)) == path.contains(QPointF(20, 10))


def test_clubs_have_no_hole_where_their_parts_meet():
    path = paint.suit_path("C")
    assert path.fillRule() == Qt.FillRule.WindingFill
    assert all(path.contains(QPointF(x / 2, y / 2)) for x in range(-20, 21) for y in range(-20, 20))


@pytest.mark.parametrize("glyph", card_shapes.GLYPHS)
def test_every_glyph_stands_in_its_width(glyph):
    box = paint.rank_path(glyph).boundingRect()
    assert -9 <= box.left() <= 9
    assert box.right() <= paint.rank_width(glyph) + 9
    assert 90 <= box.height() <= 116


def test_ten_is_as_wide_as_its_two_figures():
    assert paint.rank_width("10") == paint.rank_width("1") + paint.rank_width("0") + 11
    assert paint.rank_path("10").boundingRect().width() > paint.rank_path("0").boundingRect().width() + 30


def test_curves_and_lines_are_read_and_arcs_refused():
    path = paint.parse_path("M-1.5,2 H4 V-3 L0,0 C1,1 2,2 3,3Z")
    assert path.elementCount() == 8
    assert path.elementAt(1).x == 4
    assert path.elementAt(2).y == -3
    with pytest.raises(ValueError, match="'A' is not known"):
        paint.parse_path("M0,0 A5,5 0 0 1 9,9")
    with pytest.raises(ValueError, match="not known"):
        paint.parse_path("1,2")


@pytest.mark.parametrize(("code", "colour"), [("SA", "#16282F"), ("HT", "#BC2F26"), ("X2", "#1F5F6B")])
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_tag_shows_suit_and_rank_on_paper(canvas, theme, code, colour):
    if theme.strong:
        colour = {"#16282F": "#000000", "#BC2F26": "#A80F17"}.get(colour, colour)
    painter = QPainter(canvas)
    paint.draw_tag(painter, code, QRectF(10, 10, 108, 80), theme)
    painter.end()
    seen = {canvas.pixelColor(x, y).name().upper() for x in range(12, 116) for y in range(12, 88)}
    assert seen == {theme.paper, colour}
    left = {canvas.pixelColor(x, y).name().upper() for x in range(14, 60) for y in range(20, 80)}
    right = {canvas.pixelColor(x, y).name().upper() for x in range(68, 114) for y in range(20, 80)}
    assert colour in left & right


def test_tag_takes_four_colours_and_danish_letters(canvas):
    pictures = []
    for options in ({}, {"danish": True}, {"four": True}):
        canvas.fill(Qt.GlobalColor.transparent)
        painter = QPainter(canvas)
        paint.draw_tag(painter, "DQ", QRectF(10, 10, 108, 80), LIGHT, **options)
        painter.end()
        pictures.append(canvas.copy())
    assert pictures[0] != pictures[1]
    assert pictures[2].pixelColor(86, 51) == QColor("#BF7500")


def test_shadow_stays_within_six_units(canvas):
    painter = QPainter(canvas)
    paint.draw_shadow(painter, QRectF(50, 30, 60, 40), 8, LIGHT)
    painter.end()
    assert QRectF(44, 24, 72, 52).contains(inked(canvas))
    assert canvas.pixelColor(80, 72).alpha() > canvas.pixelColor(80, 28).alpha()


def test_gold_of_the_best_card_lies_between_ink(canvas):
    painter = QPainter(canvas)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint.draw_best_outline(painter, QRectF(50, 10, 60, 80), LIGHT)
    painter.end()
    across = [canvas.pixelColor(x, 50) for x in range(45, 56)]
    gold = [i for i, colour in enumerate(across) if colour.alpha() > 200 and colour.saturation() > 150]
    dark = [i for i, colour in enumerate(across) if colour.alpha() > 60 and colour.lightness() < 90]
    assert gold
    assert min(dark) < min(gold)
    assert max(gold) < max(dark)


def test_focus_outline_leaves_the_card_free(canvas):
    painter = QPainter(canvas)
    paint.draw_focus_outline(painter, QRectF(50, 10, 60, 80), LIGHT)
    painter.end()
    assert canvas.pixelColor(80, 50).alpha() == 0
    assert canvas.pixelColor(48, 50).name().upper() == LIGHT.focus
    assert inked(canvas).left() >= 46
