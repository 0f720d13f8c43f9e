"""The rounded panel that everything beside the table lies on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLayout, QWidget

from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import Looks, unit_painter
from laksewhist.gui.shown import Shown
from laksewhist.gui.table.paint import draw_box, draw_shadow

SHADOW: Final = (2, 0, 2, 5)
"""Room round a panel for its shadow: left, top, right, bottom."""


class Panel(Looks, QWidget):
    """A rounded panel with a soft shadow.

    Subclasses build their widgets once, register spaces with `space`, and word them in `retranslate`.
    Signals: `helpRequested(Place)` of those that have a button for it, with what explains what they tell;
    `sheetRequested()` of those that lead to the score sheet.
    """

    helpRequested = Signal(object)
    sheetRequested = Signal()
    radius = 14.0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown: Shown | None = None
        self._spaces: list[tuple[QLayout, tuple[float, float, float, float], float]] = []

    def space(self, layout: QLayout, margins: tuple[float, float, float, float], spacing: float) -> None:
        """Lays down a layout's margins (left, top, right, bottom) and spacing in layout units."""
        self._spaces.append((layout, margins, spacing))
        self._apply_space(layout, margins, spacing)

    def adopt(self, *widgets: QWidget) -> None:
        """Gives widgets that were made later the look that the panel has."""
        for widget in widgets:
            for each in (widget, *widget.findChildren(QWidget)):
                if isinstance(each, Looks):
                    each.set_look(self.look)

    def set_look(self, look: Look) -> None:
        if look == self.look:  # every child has it already: a window that is resized says it again and again
            return
        super().set_look(look)
        for layout, margins, spacing in self._spaces:
            self._apply_space(layout, margins, spacing)
        for child in self.findChildren(QWidget):
            if isinstance(child, Looks):
                child.set_look(look)

    def show_deal(self, shown: Shown | None) -> None:
        """Shows a deal; None for an empty table."""
        self.shown = shown
        self.retranslate()

    def offer_sheet(self) -> None:
        """There is a score sheet to lead to: those that show sums do, from now on."""

    def retranslate(self) -> None:
        """Words and fills everything anew from `shown`, in the language of the moment."""

    def height_for(self, width: int) -> int:
        """The height in pixels that the panel wants when it is so wide."""
        layout = self.layout()
        if layout is None:
            return self.sizeHint().height()
        for child in reversed(self.findChildren(QWidget)):  # boxes within tell their new size only when asked
            inner = child.layout()
            if inner is not None:
                inner.activate()
        layout.activate()
        if layout.hasHeightForWidth():
            return layout.totalHeightForWidth(width)
        return layout.totalSizeHint().height()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, whole = unit_painter(self, self.look)
        theme = self.look.theme
        left, top, right, bottom = SHADOW
        box = whole.adjusted(left, top, -right, -bottom)
        draw_shadow(painter, box, self.radius, theme)
        draw_box(painter, box.adjusted(0.5, 0.5, -0.5, -0.5), self.radius, fill=theme.panel, line=theme.line)

    def _apply_space(self, layout: QLayout, margins: tuple[float, float, float, float], spacing: float) -> None:
        layout.setContentsMargins(*(self.look.px(each) for each in margins))
        layout.setSpacing(self.look.px(spacing))
