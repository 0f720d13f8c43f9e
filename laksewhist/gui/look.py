"""How widgets look at the moment: theme, scale and font in one value that is handed to every panel."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont

from laksewhist.engine.values import dataclass
from laksewhist.gui.table.style import TableStyle
from laksewhist.gui.table.theme import Theme

FAMILIES: Final = ("Inter", "Sans Serif")
"""The bundled font, and the system's behind it."""

GROWS: Final = 18
"""The part of a type size, in layout units, that the person's wish for larger type applies to: headlines are large."""


@dataclass(frozen=True, slots=True)
class Look:
    """Theme, scale (pixels per layout unit) and whether the window is small (below 1000 units of width).

    `text_size` is what the person has chosen, in percent: type grows, everything keeps its place; `style` what
    cards and table are like.
    """

    theme: Theme
    scale: float
    small: bool
    text_size: int = 100
    style: TableStyle = field(default_factory=TableStyle)

    @property
    def four_colours(self) -> bool:
        """Whether each suit has a colour of its own."""
        return self.style.four_colours

    @property
    def danish(self) -> bool:
        """Whether cards and tags have the letters E, K, D and B."""
        return self.style.danish

    @property
    def type_scale(self) -> float:
        """How much smaller type is in a small window, and how much larger as one likes it."""
        return (0.88 if self.small else 1.0) * self.text_size / 100

    def px(self, units: float) -> int:
        """Layout units in whole pixels."""
        return round(units * self.scale)

    def font(self, size: float, *, bold: bool = False) -> QFont:
        """The interface font; `size` in layout units, never under 12 pixels, with tabular figures."""
        font = QFont()
        font.setFamilies(list(FAMILIES))
        grown = size + min(size, GROWS) * (self.text_size - 100) / 100
        font.setPixelSize(max(12, round(grown * (0.88 if self.small else 1.0) * self.scale)))
        font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def color(self, token: str) -> QColor:
        """A colour of the theme by its token, such as `ink` or `accent`."""
        value: str = getattr(self.theme, token)
        return QColor(value)

    def rect(self, rect: QRectF) -> QRectF:
        """A rectangle of layout units in pixels."""
        s = self.scale
        return QRectF(rect.x() * s, rect.y() * s, rect.width() * s, rect.height() * s)

    def point(self, point: QPointF) -> QPointF:
        """A point of layout units in pixels."""
        return QPointF(point.x() * self.scale, point.y() * self.scale)
