"""A line of text in a row of a list, cut with dots where there is no room for all of it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from laksewhist.gui.look import Look

GAP: Final = 12.0
"""What is left free beside a line, in layout units."""


def write_line(
    painter: QPainter,
    look: Look,
    box: QRectF,
    text: str,
    size: float,
    token: str,
    *,
    bold: bool = False,
    right: bool = False,
) -> float:
    """Writes one line in the middle of a box's height; returns the width that it takes, in pixels with a gap."""
    painter.setFont(look.font(size, bold=bold))
    painter.setPen(look.color(token))
    metrics = painter.fontMetrics()
    fitted = metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(box.width()) + 1)
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    align = side | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
    painter.drawText(box, int(align) | int(Qt.TextFlag.TextSingleLine), fitted)
    return metrics.horizontalAdvance(fitted) + look.px(GAP)
