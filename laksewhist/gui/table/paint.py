"""Small things drawn alike by the scene and the panels: suit signs, card tags, shadows, outlines.

Suits and ranks are paths, never letters of a font: no font decides how they look.
"""

from __future__ import annotations

import re
from functools import cache

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPainterPathStroker, QPen, QTransform

from laksewhist.gui.table import card_shapes
from laksewhist.gui.table.theme import Theme

GLYPH_WEIGHT, GLYPH_GAP = 16.0, 11.0
TAG_RATIO = 1.35
"""Width of a card tag as part of its height."""
SHADOW_LAYERS = ((4.0, 8), (2.5, 12), (1.2, 18))
"""Spread in units and opacity of 255, from the outside inwards."""

_TOKEN = re.compile(r"[A-Za-z]|-?\d+(?:\.\d+)?")
_ARITY = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Z": 0}


def parse_path(data: str) -> QPainterPath:
    """A path from SVG path data with M, L, H, V, C and Z in absolute coordinates.

    Parts are filled as one shape (winding fill).  Raises ValueError for any other command.
    """
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    tokens = _TOKEN.findall(data)
    command, at = "", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        if command not in _ARITY:
            raise ValueError(f"path command {command or tokens[at]!r} is not known: {data[:40]}")
        numbers = [float(token) for token in tokens[at : at + _ARITY[command]]]
        at += len(numbers)
        _extend(path, command, numbers)
    return path


def _extend(path: QPainterPath, command: str, numbers: list[float]) -> None:
    here = path.currentPosition()
    match command:
        case "M":
            path.moveTo(*numbers)
        case "L":
            path.lineTo(*numbers)
        case "H":
            path.lineTo(numbers[0], here.y())
        case "V":
            path.lineTo(here.x(), numbers[0])
        case "C":
            path.cubicTo(*numbers)
        case _:
            path.closeSubpath()


@cache
def suit_path(letter: str) -> QPainterPath:
    """The sign of suit S, H, D or C in a box from -50 to 50.  Do not change what is returned."""
    return parse_path(card_shapes.SUIT_PATHS[letter])


@cache
def cap_path() -> QPainterPath:
    """The jester's cap that stands for a suit on jokers, in a box from -50 to 50."""
    path = parse_path(card_shapes.CAP_PATH)
    path.addRoundedRect(QRectF(-27, 30, 54, 12), 5, 5)
    for x, y, r in card_shapes.CAP_BELLS:
        path.addEllipse(QPointF(x, y), r, r)
    return path


@cache
def rank_path(shown: str) -> QPainterPath:
    """A rank as it is shown (A, 10, Q, …): outlines 100 high, from x = 0, top at y = 0."""
    stroker = QPainterPathStroker()
    stroker.setWidth(GLYPH_WEIGHT)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.SvgMiterJoin)
    stroker.setMiterLimit(3)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    x = 0.0
    for char in shown:
        width, data = card_shapes.GLYPHS[char]
        path.addPath(stroker.createStroke(parse_path(data)).translated(x, 0))
        x += width + GLYPH_GAP
    return path


def rank_width(shown: str) -> float:
    """Advance width of `rank_path`, in its own units."""
    return sum(card_shapes.GLYPHS[char][0] for char in shown) + GLYPH_GAP * (len(shown) - 1)


def draw_path(painter: QPainter, path: QPainterPath, centre: QPointF, scale: float, colour: str) -> None:
    """Fill a path about its own origin, scaled and moved to `centre`."""
    painter.fillPath(QTransform(scale, 0, 0, scale, centre.x(), centre.y()).map(path), QColor(colour))


def draw_suit(painter: QPainter, letter: str, centre: QPointF, size: float, colour: str) -> None:
    """A suit sign `size` high."""
    draw_path(painter, suit_path(letter), centre, size / 100, colour)


def draw_tag(
    painter: QPainter, code: str, rect: QRectF, theme: Theme, *, four: bool = False, danish: bool = False
) -> None:
    """A card as a small tag of rank and suit, for rows of text: code as in SA, HT, X1; `TAG_RATIO` wide."""
    draw_box(painter, rect, 6, fill=theme.paper, line=theme.card_edge)
    unit, suit, rank = rect.height() / 40, code[0], code[1]
    middle = rect.center()
    if suit == "X":
        colour = card_shapes.JOKER_COLOURS[rank]
        draw_path(painter, cap_path(), QPointF(middle.x() - 8 * unit, middle.y()), 0.24 * unit, colour)
    else:
        colour = theme.card_suit(suit, four=four)
        draw_suit(painter, suit, QPointF(middle.x() + 11 * unit, middle.y() + 0.5 * unit), 22 * unit, colour)
    shown = rank if suit == "X" else card_shapes.shown_rank(rank, danish)
    scale, left = 0.22 * unit, 11 * unit if suit == "X" else -11 * unit
    corner = QPointF(middle.x() + left - rank_width(shown) * scale / 2, middle.y() - 11 * unit)
    draw_path(painter, rank_path(shown), corner, scale, colour)


def draw_box(
    painter: QPainter, rect: QRectF, radius: float, *, fill: str = "", line: str = "", width: float = 1
) -> None:
    """A rounded box, filled and bordered where a colour is given."""
    painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(line), width) if line else Qt.PenStyle.NoPen)
    painter.drawRoundedRect(rect, radius, radius)


def fill(painter: QPainter, rect: QRectF | QRect, colour: QColor) -> None:
    """A rectangle of one colour. `fillRect` does the same, after it has made Python know 180 kinds of gradients."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRect(rect)


def draw_shadow(painter: QPainter, rect: QRectF, radius: float, theme: Theme, depth: float = 1) -> None:
    """The soft shadow under a card or panel that lies on top; it stays within 6 units of the rectangle."""
    painter.setPen(Qt.PenStyle.NoPen)
    for spread, opacity in SHADOW_LAYERS:
        painter.setBrush(QColor(*theme.shade, int(opacity * depth * theme.shade_depth)))
        side, above, below = spread * 0.6, spread * 0.2 - depth * 0.6, spread * 0.9 + depth * 0.6
        soft = rect.adjusted(-side, -above, side, below)
        painter.drawRoundedRect(soft, radius + spread * 0.4, radius + spread * 0.4)


def draw_covering(painter: QPainter, rect: QRectF, image: QImage, *, radius: float) -> None:
    """A picture that fills a rounded box, as large as it must be for that; what is too much is cut off evenly.

    The painter may be scaled and moved, but not turned.
    """
    scale = max(rect.width() / image.width(), rect.height() / image.height())
    seen = QRectF(0, 0, rect.width() / scale, rect.height() / scale)
    seen.moveCenter(QRectF(image.rect()).center())
    device = painter.deviceTransform().m11()
    pixels = QSize(max(1, round(rect.width() * device)), max(1, round(rect.height() * device)))
    # A painter leaves out pixels of a picture that gets much smaller; this way of scaling does not.
    brush = QBrush(image.copy(seen.toAlignedRect()).scaled(pixels, mode=Qt.TransformationMode.SmoothTransformation))
    to_box = QTransform.fromTranslate(rect.x(), rect.y())
    brush.setTransform(to_box.scale(rect.width() / pixels.width(), rect.height() / pixels.height()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush)
    painter.drawRoundedRect(rect, radius, radius)


def card_radius(width: float) -> float:
    """Corner radius of a card of this width."""
    return width * card_shapes.CARD_RADIUS / card_shapes.CARD_WIDTH


def draw_best_outline(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Gold between two ink lines round the card that wins the trick so far."""
    radius = card_radius(rect.width())
    draw_box(painter, rect.adjusted(-2, -2, 2, 2), radius + 2, line=theme.card_ink, width=1.2)
    draw_box(painter, rect, radius, line=theme.gold, width=3.2)
    draw_box(painter, rect.adjusted(2, 2, -2, -2), radius - 2, line=theme.card_ink, width=1)


def draw_focus_outline(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The outline of the card that has the keyboard, just outside of it."""
    outside = rect.adjusted(-1.5, -1.5, 1.5, 1.5)
    draw_box(painter, outside, card_radius(rect.width()) + 1.5, line=theme.focus, width=4)
