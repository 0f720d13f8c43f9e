"""The loudspeaker in the score strip: every sound off, and on again."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy

from laksewhist.gui.panels.buttons import KeyButton
from laksewhist.gui.panels.widgets import draw_focus, name_it, unit_painter

BODY = ((-9, -3), (-5, -3), (0, -8), (0, 8), (-5, 3), (-9, 3))
"""The loudspeaker, from the middle of the button."""
WAVES = (5, 9)
"""Radii of the waves before it; a cross stands there instead while it is silent."""


class SoundButton(KeyButton):
    """A loudspeaker to press, reached by Tab as well; checked while sounds are on."""

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Takes the words of the language of the moment."""
        name_it(self, self.tr("Sounds"))
        self.setToolTip(self.tr("Sounds are on") if self.isChecked() else self.tr("Sounds are off"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(36), self.look.px(36))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = unit_painter(self, self.look)
        colour = self.look.color("accent" if self.underMouse() or self.isDown() else "ink")
        painter.setPen(QPen(colour, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.save()
        painter.translate(box.center() + QPointF(-2, 0))
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in BODY]))
        if self.isChecked():
            for radius in WAVES:
                painter.drawArc(QRectF(-radius + 1, -radius, 2 * radius, 2 * radius), -45 * 16, 90 * 16)
        else:
            painter.drawLine(QPointF(5, -4), QPointF(13, 4))
            painter.drawLine(QPointF(5, 4), QPointF(13, -4))
        painter.restore()
        if self.hasFocus():
            draw_focus(painter, self.look, box, 8)
