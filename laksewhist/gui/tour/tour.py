"""The tour itself: a table that shows each step's moment, a veil that points, and the card."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from laksewhist.gui.cover import Cover
from laksewhist.gui.table.pace import Pace
from laksewhist.gui.table.style import TableStyle
from laksewhist.gui.table.theme import Theme
from laksewhist.gui.table_page import TablePage
from laksewhist.gui.tour.placing import place_card
from laksewhist.gui.tour.spotlight import Spotlight
from laksewhist.gui.tour.steps import STEPS, Step, hand_rect, rect_of
from laksewhist.gui.tour.tour_card import TourCard

WIDTH: Final = 328.0
SMALLER: Final = 0.88
GAP, EDGE = 16.0, 10.0
"""The card's width and what is left of it in a small window, its distance from what it points at, and from the edge."""


class Tour(Cover):
    """Lies over the table and goes through the steps, by mouse or by keys (Enter, arrows, Escape).

    Signals: `ended()` when it was gone through or skipped; `menuRequested()` when the menu that it shows is pressed.
    """

    ended = Signal()
    menuRequested = Signal()

    def __init__(self, person: str, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._person = person
        self.at = 0
        self.page = TablePage(Pace(0), self)
        self.spotlight = Spotlight(self)
        self.card = TourCard(len(STEPS), self)
        self.card.backRequested.connect(self.go_back)
        self.card.nextRequested.connect(self.go_on)
        self.card.skipRequested.connect(self.ended)
        self.spotlight.pressed.connect(self._on_pressed)
        self._add_keys()
        self.set_theme(theme)

    def _add_keys(self) -> None:
        for keys, do in (
            ((Qt.Key.Key_Right, Qt.Key.Key_Down), self.go_on_but_stay),
            ((Qt.Key.Key_Left, Qt.Key.Key_Up), self.go_back),
            ((Qt.Key.Key_Escape,), self.ended.emit),
        ):
            for key in keys:
                shortcut = QShortcut(QKeySequence(key), self)
                shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                shortcut.setAutoRepeat(False)
                shortcut.activated.connect(do)

    # ---- from step to step

    @property
    def step(self) -> Step:
        """What is being shown."""
        return STEPS[self.at]

    def begin(self, beneath: QWidget) -> None:
        """Lies down over the table, at the first step."""
        self.lay_over(beneath)
        self.show_step(0)

    def show_step(self, at: int) -> None:
        """Shows a step, counted from 0."""
        self.at = at
        shown = self.step.shown(self._person)
        self.page.show_still(shown, asking=shown.is_my_turn)
        self._word()
        self.take_focus()

    def take_focus(self) -> None:
        self.card.next_button.setFocus()

    def go_on(self) -> None:
        """The next step; after the last one the tour is over."""
        if self.at + 1 < len(STEPS):
            self.show_step(self.at + 1)
        else:
            self.ended.emit()

    def go_on_but_stay(self) -> None:
        """The next step, if there is one."""
        if self.at + 1 < len(STEPS):
            self.go_on()

    def go_back(self) -> None:
        """The step before, if there is one."""
        if self.at > 0:
            self.show_step(self.at - 1)

    def _on_pressed(self, point: QPointF) -> None:
        """The menu that is pointed at can be opened."""
        menu = rect_of(self.page.strip.menu_button, self.page)
        if menu.contains(point) and any(target.contains(menu) for target in self.spotlight.targets):
            self.menuRequested.emit()

    # ---- words, colours, places

    def set_theme(self, theme: Theme, style: TableStyle | None = None) -> None:
        """Changes every colour, and what the cards are like where a style is given."""
        self.page.set_theme(theme, style)
        self._place()

    def set_text_size(self, percent: int) -> None:
        """Changes the size of all type."""
        self.page.set_text_size(percent)
        self._place()

    def _word(self) -> None:
        title, text = (QCoreApplication.translate("Tour", str(each)) for each in (self.step.title, self.step.text))
        self.card.show_step(self.at, title, text)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.page.setGeometry(self.rect())
        self.spotlight.setGeometry(self.rect())
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.is_laid:
            self._word()

    def _place(self) -> None:
        """The card beside what it points at."""
        look = self.page.look
        self.card.set_look(look)
        self.spotlight.set_look(look)
        if not self.is_laid:
            return
        self.spotlight.point_at(self.step.targets(self.page))
        size = QSizeF(self.card.wanted_size(WIDTH * (SMALLER if look.small else 1)))
        edge, gap = look.scale * EDGE, look.scale * GAP
        area = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        spot = place_card(size, self.spotlight.boxes(), area, gap, hand_rect(self.page))
        self.spotlight.set_spot(spot)
        self.card.setGeometry(spot.rect.toRect())
        self.card.raise_()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The keyboard goes round the card's buttons, and never to the table beneath."""
        buttons = self.card.buttons
        at = next((i for i, button in enumerate(buttons) if button.hasFocus()), 0)
        buttons[(at + (1 if forward else -1)) % len(buttons)].setFocus(Qt.FocusReason.TabFocusReason)
        return True
