"""The window's one page: score strip, table, and the panels in the column beside it or in a sheet over it.

Everything has one place that follows from `TableLayout`; this module only puts things there and shows and hides them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from laksewhist.engine.actions import ExchangeCards, PlayCard
from laksewhist.engine.cards import KITTY_SIZE, Card
from laksewhist.gui.accessibility.watch import TableWatch
from laksewhist.gui.column import GAP, height_of, put
from laksewhist.gui.fade_in import FadeIn
from laksewhist.gui.hint import Hint
from laksewhist.gui.look import Look
from laksewhist.gui.panelled_page import PanelledPage
from laksewhist.gui.panels.score_strip import ScoreStrip
from laksewhist.gui.points_flight import PointsFlight
from laksewhist.gui.said import is_spoken, sentence
from laksewhist.gui.shown import Shown, Step
from laksewhist.gui.table.director import Director
from laksewhist.gui.table.layout import TableLayout
from laksewhist.gui.table.pace import Pace
from laksewhist.gui.table.scene import TableScene
from laksewhist.gui.table.style import TableStyle
from laksewhist.gui.table.theme import LIGHT, Theme
from laksewhist.gui.table.view import TableView

if TYPE_CHECKING:  # the first table does not wait for what is shown later
    from laksewhist.gui.panels.asking import AskingPanel


class TablePage(PanelledPage):
    """Strip, table and panels.

    Signals: `actionChosen(Action)` when the person has decided; `actionTried(Action)` for one that the table knows to
    be refused; `handTakenUp()` when the person has seen the hand and was asked nothing; `shownToEnd()` when a step or
    the dealing is over; `nextDealRequested()`, `pointsRequested()`, `whyRequested()`, `menuRequested()`,
    `sheetRequested()`; `helpRequested(Place)` for a rule; `lookChanged()` when colours or scale are others.
    """

    actionTried = Signal(object)
    shownToEnd = Signal()
    menuRequested = Signal()
    lookChanged = Signal()

    def __init__(self, pace: Pace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self._theme = LIGHT
        self._style = TableStyle()
        self._text_size = 100
        self._coming: Shown | None = None
        self._asking = False
        self.strip = ScoreStrip(self)
        self.scene = TableScene(self)
        self.view = TableView(self.scene, self)
        TableWatch(self.view, self.scene)
        self.director = Director(self.scene, pace, self)
        self.hint = Hint(self)
        self.fade = FadeIn(pace, self)
        self.flight = PointsFlight(self, self.scene, self.strip, pace)
        self._make_panels(self.strip)
        self._connect()
        self._place()

    def _connect(self) -> None:
        self.scene.cardPlayed.connect(self._on_card_played)
        self.scene.selectionChanged.connect(self._on_selection)
        self.scene.refused.connect(self._on_refused)
        self.scene.finishRequested.connect(self.director.go_on)
        self.director.waiting.connect(self.hint.tell_trick_waits)
        self.flight.landed.connect(self._sum_up)
        self.director.finished.connect(self._on_shown)
        self.strip.menuRequested.connect(self.menuRequested)
        self.hint.ruleRequested.connect(self.helpRequested)

    # ---- what is shown

    def set_theme(self, theme: Theme, style: TableStyle | None = None) -> None:
        """Changes every colour, and what the cards are like where a style is given."""
        self._theme = theme
        self._style = style or self._style
        self._place()

    def set_text_size(self, percent: int) -> None:
        """Changes the size of all type."""
        if percent != self._text_size:
            self._text_size = percent
            self._place()

    @property
    def look(self) -> Look:
        """Theme and scale at this size of the window."""
        layout = self._layout()
        return Look(self._theme, layout.scale, layout.small, text_size=self._text_size, style=self._style)

    def begin(self, shown: Shown) -> None:
        """A fresh deal is dealt."""
        self.flight.stop()
        self.hint.hide()
        self._tell(shown, asking=False)
        self._coming = shown
        self.view.setFocus()
        if shown.hand_hidden and shown.company.me is not None:
            self.hint.tell(self.tr("You sit out this deal."))
        self.director.deal(shown)

    def play(self, step: Step) -> None:
        """One action is shown: the cards move, and the panels follow when they lie where they belong."""
        self.hint.hide()
        self.fade.finish()
        self._asking = False
        self.scene.set_enabled(False)
        self._arrange()
        self._coming = step.after
        self.view.setFocus()
        words = sentence(step)
        if (words or is_spoken(step)) and step.after.points is None:
            self._tell(step.after, asking=False)
        if words:
            self.hint.tell(words)
        self.director.play(step)

    def _on_shown(self) -> None:
        if self._coming is not None:
            coming, self._coming = self._coming, None
            self._tell(coming, asking=False)
        self.shownToEnd.emit()

    def ask(self, shown: Shown) -> None:
        """The person is asked: by a panel, or by the cards when one is to be played."""
        self._tell(shown, asking=True)
        panel = self._asking_panel()
        if panel is not None:
            self.fade.start(panel)
        self.scene.sync(shown)
        self.scene.set_enabled(True)
        self.take_focus()

    def conclude(self, shown: Shown) -> None:
        """The deal is over: the points fly to the sums, and then the summary lies on the table."""
        if not self.flight.fly(shown, self.look):
            self._sum_up(shown)
        self._arrange()

    def _sum_up(self, shown: Shown) -> None:
        self._tell(shown, asking=False)
        self.scene.sync(None)
        self.summary.show_deal(shown)
        self._arrange()
        self.fade.start(self.summary)
        self.take_focus()

    def take_focus(self) -> None:
        """Gives the keyboard to what is answered next: the sheet after a deal, a panel that asks, or the cards."""
        panel = self._asking_panel()
        if self._finished():
            self.summary.setFocus()
        elif panel is None or panel.asks_for_cards:  # cards are chosen in the hand
            self.view.setFocus()
        else:
            panel.take_focus()

    def show_still(self, shown: Shown, *, asking: bool) -> None:
        """Everything as it is at this moment, with nothing moving: for pictures and for going on with a deal."""
        self.flight.stop()
        if shown.points is not None:
            self.scene.sync(shown)
            self._sum_up(shown)
        elif asking:
            self.ask(shown)
        else:
            self._tell(shown, asking=False)
            self.scene.sync(shown)
        self.fade.finish()

    def _tell(self, shown: Shown, *, asking: bool) -> None:
        self.fade.finish()
        self._shown = shown
        self._asking = asking
        self.scene.set_enabled(False)
        for panel in self._told:
            panel.show_deal(shown)
        if asking and shown.asked_for in self.panels:
            self.panels[shown.asked_for].ask(shown)
            self._on_selection(())
        self._arrange()

    # ---- what the person does

    def _on_card_played(self, card: Card) -> None:
        if self._shown is not None:
            self.actionChosen.emit(PlayCard(self._shown.view.seat, card))

    def _on_selection(self, cards: tuple[Card, ...]) -> None:
        panel = self._asking_panel()
        if panel is not None:
            panel.set_selection(cards)

    def _on_refused(self, card: Card) -> None:
        """A card that cannot be played or given: tried as an action, so that the rules give their reason."""
        if self._shown is None:
            return
        view = self._shown.view
        if view.choice is None:
            self.actionTried.emit(PlayCard(view.seat, card))
            return
        others = [each for each in view.choice.cards if each is not card][: KITTY_SIZE - 1]
        self.actionTried.emit(ExchangeCards(view.seat, (card, *others)))

    # ---- where things are

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.flight.finish()
        self.fade.finish()
        if event.size() != self._placed:  # the event that comes with the first sight of it may bring nothing new
            self._place()

    def _layout(self) -> TableLayout:
        return TableLayout.for_window(max(self.width(), 800), max(self.height(), 600))

    def _place(self) -> None:
        """Gives everything the look and the place of this size."""
        self._placed = self.size()
        look, layout = self.look, self._layout()
        palette = self.palette()
        palette.setColor(self.backgroundRole(), look.color("room"))
        self.setPalette(palette)
        put(self.strip, look, layout.strip)
        put(self.view, look, layout.field)
        for panel in self._all:
            panel.set_look(look)
        self.hint.set_look(look)
        self.scene.set_look(look, layout)
        self._arrange()
        self.lookChanged.emit()

    def _arrange(self) -> None:
        """Shows the panels that belong to this moment, each in its place."""
        look, layout = self.look, self._layout()
        asking, finished = self._asking_panel(), self._finished()
        foot = layout.column.bottom()
        if asking is not None:
            height = height_of(asking, layout.sheet_rect().width(), look)
            rect = layout.sheet_rect(height)
            put(asking, look, rect)
            foot = rect.top() - GAP
        for panel in self.panels.made:
            panel.setVisible(panel is asking)
        self.column.stack(layout, look, foot, self._shown)
        strip = layout.small and self._has_contract() and not finished
        self._put_or_hide("contract_strip", look, layout.contract_strip if strip else None)
        self._put_or_hide("summary", look, layout.summary_rect() if finished else None)
        if finished:
            self.summary.raise_()
        elif asking is not None:
            asking.raise_()
        middle = layout.ring_centre.x()
        if layout.small and asking is not None:  # beside the sheet, not on it
            middle = layout.sheet_rect().left() / 2
        self.hint.place(look.px(middle), look.px(layout.hand_y - layout.card_width * 0.27 - 8))

    def _has_contract(self) -> bool:
        return self._shown is not None and self._shown.view.contract is not None

    def _finished(self) -> bool:
        return self._shown is not None and self._shown.points is not None and not self.flight.busy

    def _asking_panel(self) -> AskingPanel | None:
        if self._shown is None or not self._asking:
            return None
        return self.panels.get(self._shown.asked_for)
