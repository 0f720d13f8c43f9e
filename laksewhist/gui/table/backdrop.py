"""What lies under the cards: the field, the ring with its wedge, and the trays of open hands."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from laksewhist.engine.values import dataclass
from laksewhist.gui.look import Look
from laksewhist.gui.table.layout import TableLayout
from laksewhist.gui.table.paint import draw_box, draw_covering

FIELD_RADIUS, LINE_INSET, TRAY_RADIUS = 22, 7, 12
VEILS = {"light": ("#FFFAF2", 0.70), "dark": ("#04090B", 0.80)}
"""What lies over a picture of one's own, and how much of it, so that ink and marks are readable on any picture."""


@dataclass(frozen=True, slots=True)
class Backdrop:
    """The painted ground: `turn` is the place whose turn it is, `ready` that a card dropped here is played."""

    ring: bool = False
    turn: int | None = None
    ready: bool = False
    trays: tuple[QRectF, ...] = ()


class ClothPicture:
    """The player's picture as it lies on the field, drawn once for each size, pixel ratio and theme."""

    def __init__(self) -> None:
        self._key: object = None
        self._kept = QPixmap()

    def picture(self, look: Look, field: QRectF, dpr: float) -> QPixmap | None:
        """The picture for a field in the painter's units; None where there is none, or the theme shows none."""
        image, veil = look.style.own_cloth, VEILS.get(look.theme.name)
        if image is None or veil is None:
            return None
        key = (image.cacheKey(), look.theme.name, field.size().toTuple(), dpr)
        if key != self._key:
            self._key = key
            self._kept = QPixmap(round(field.width() * dpr), round(field.height() * dpr))
            self._kept.setDevicePixelRatio(dpr)
            self._kept.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._kept)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(QPointF(0, 0), field.size())
            draw_covering(painter, box, image, radius=FIELD_RADIUS)
            painter.setOpacity(veil[1])
            draw_box(painter, box, FIELD_RADIUS, fill=veil[0])
            painter.end()
        return self._kept


def draw_backdrop(
    painter: QPainter, backdrop: Backdrop, layout: TableLayout, look: Look, cloth: QPixmap | None = None
) -> None:
    """Paints it in layout units, with `cloth` as the field where given; what is outside of the field is left alone."""
    theme, field = look.theme, layout.field
    if cloth is None:
        draw_box(painter, field, FIELD_RADIUS, fill=theme.field)
    else:
        painter.drawPixmap(field.topLeft(), cloth)
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
