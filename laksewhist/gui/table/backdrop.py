"""What lies under the cards: the field, the ring with its wedge, and the trays of open hands."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from laksewhist.gui.look import Look
from laksewhist.gui.table.layout import TableLayout
from laksewhist.gui.table.paint import draw_box

FIELD_RADIUS, LINE_INSET, TRAY_RADIUS = 22, 7, 12


@dataclass(frozen=True, slots=True)
class Backdrop:
    """The painted ground: `turn` is the place whose turn it is, `ready` that a card dropped here is played."""

    ring: bool = False
    turn: int | None = None
    ready: bool = False
    trays: tuple[QRectF, ...] = ()


def draw_backdrop(painter: QPainter, backdrop: Backdrop, layout: TableLayout, look: Look) -> None:
    """Paints it in layout units; what is outside of the field is left alone."""
    theme, field = look.theme, layout.field
    draw_box(painter, field, FIELD_RADIUS, fill=theme.field)
    inside = field.adjusted(LINE_INSET, LINE_INSET, -LINE_INSET, -LINE_INSET)
    marked = theme.accent if backdrop.ready else theme.field_line
    draw_box(painter, inside, FIELD_RADIUS - 6, line=marked, width=2 if backdrop.ready else 1)
    for tray in backdrop.trays:
        draw_box(painter, tray, TRAY_RADIUS, fill=theme.tray)
    if not backdrop.ring:
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(marked), 3 if backdrop.ready else 1.5))
    painter.drawEllipse(layout.ring_centre, layout.ring_radius, layout.ring_radius)
    if backdrop.turn is not None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent))
        painter.drawPolygon(QPolygonF(list(layout.wedge(backdrop.turn))))
