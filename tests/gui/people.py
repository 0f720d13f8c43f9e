"""People at the screen, for tests: they answer with real mouse or key events on the real window, and nothing else."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from laksewhist.ai.brain import brain_for
from laksewhist.compose import decide
from laksewhist.engine.actions import (
    AcceptCard,
    Action,
    CallCard,
    CallIronHand,
    ExchangeCards,
    Join,
    KeepHand,
    MakeBid,
    NameTrump,
    Pass,
    PlayCard,
    RefuseCard,
)
from laksewhist.engine.cards import Card
from laksewhist.engine.view import Phase, PlayerView
from laksewhist.gui.background import Immediately
from laksewhist.gui.main_window import MainWindow
from laksewhist.gui.preferences import Preferences
from laksewhist.gui.table.pace import Pace

Wish = Callable[[PlayerView], Action | None]


def open_window(qtbot, folder, *, size=(1280, 800), factor=0.0, language="da"):
    """The real window with computers that answer at once; the settings lie below the folder."""
    preferences = Preferences(folder / "config", language=language, theme="light")
    window = MainWindow(preferences, folder / "data", runner=Immediately(), pace=Pace(factor))
    window.resize(*size)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=5000)
    return window


def play_a_deal(qtbot, window, person, wish: Wish | None = None, *, number: int | None = None) -> None:
    """The person plays until the deal is over: what it wishes, else what a beginner would do.

    With a `number`, until so many deals are over; where the person sits out they may be over already.
    """
    model, brain = window.model, brain_for("begynder")
    wanted = len(model.match.deals) + 1 if number is None else number
    while len(model.match.deals) < wanted:
        qtbot.waitUntil(lambda: model.is_person_asked or len(model.match.deals) >= wanted, timeout=20000)
        if len(model.match.deals) >= wanted:
            return
        view = model.shown.view
        action = (wish(view) if wish is not None else None) or decide(brain, view, "person")
        done = len(model.deal_so_far()[1])
        person.do(action)
        so_far = model.deal_so_far()
        assert so_far is None or len(so_far[1]) > done, f"{action} had no effect"


class Hands:
    """What mouse and keyboard have in common: which buttons a decision needs, one after another."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.page = window.page

    def do(self, action: Action) -> None:
        """Makes the decision on the screen."""
        match action:
            case PlayCard(card=card):
                self.play(card)
            case ExchangeCards(cards=cards):
                for card in cards:
                    self.mark(card)
                panel = self.page.panels[Phase.EXCHANGE]
                self.press(panel.exchange_button if cards else panel.decline_button)
            case _:
                for widget in self.path_to(action):
                    self.press(widget)

    def path_to(self, action: Action) -> list[QWidget]:
        """The widgets to press, in order."""
        panel = self.page.panels[self.window.model.shown.view.phase]
        match action:
            case MakeBid(bid=bid):
                return [panel.ladder.cells[bid], panel.bid_button]
            case Pass():
                return [panel.pass_button]
            case Join():
                return [panel.join_button]
            case CallIronHand():
                return [panel.show_button]
            case KeepHand():
                return [panel.keep_button]
            case AcceptCard():
                return [panel.accept_button]
            case RefuseCard():
                return [panel.refuse_button]
            case NameTrump(trump=trump):
                return [panel.choices[trump], panel.name_button]
            case CallCard(card=card, trump=trump):
                chosen = [] if trump is None else [panel.trumps[trump]]
                return [*chosen, panel.cards[card], panel.call_button]
        raise AssertionError(action)

    def press(self, widget: QWidget) -> None:
        raise NotImplementedError

    def play(self, card: Card) -> None:
        raise NotImplementedError

    def mark(self, card: Card) -> None:
        raise NotImplementedError

    def grip(self, card: Card) -> QPoint:
        """A point on the strip of the card that no other covers, in pixels of the view."""
        scene, view = self.page.scene, self.page.view
        item = scene.cards.item(card.code)
        assert item is not None, f"{card} is not on the table"
        at = item.mapToScene(QPointF(-0.42 * item.place.width, 0) * scene.layout.scale)
        return view.mapFromScene(at)


class Mouse(Hands):
    """Clicks, and plays its cards by dragging them or by clicking them."""

    def __init__(self, window: MainWindow, *, drags: bool) -> None:
        super().__init__(window)
        self.drags = drags

    def press(self, widget: QWidget) -> None:
        assert widget.isVisible()
        assert widget.isEnabled()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def mark(self, card: Card) -> None:
        QTest.mouseClick(self.page.view.viewport(), Qt.MouseButton.LeftButton, pos=self.grip(card))

    def play(self, card: Card) -> None:
        if self.drags:
            self.drag(card)
        else:
            self.mark(card)

    def drag(self, card: Card) -> None:
        """Takes the card to the middle of the ring and lets go there."""
        port = self.page.view.viewport()
        start = self.grip(card)
        look = self.page.look
        end = self.page.view.mapFromScene(look.point(self.page.scene.layout.ring_centre))
        QTest.mouseMove(port, start)
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 7):
            QTest.mouseMove(port, start + (end - start) * step / 6, 1)
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)


class Keys(Hands):
    """Never touches the mouse."""

    MOST = 120

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.window.focusWidget() or self.window, key)

    def press(self, widget: QWidget) -> None:
        for _ in range(self.MOST):
            if widget.hasFocus():
                break
            self.key(self.step_to(widget))
        assert widget.hasFocus(), f"{widget} cannot be reached by keys"
        self.key(Qt.Key.Key_Space)

    def step_to(self, widget: QWidget) -> Qt.Key:
        """Within the ladder the arrows lead to a bid, everywhere else Tab to the next widget."""
        cells = self.page.panels[Phase.AUCTION].ladder.cells.values()
        focus = self.window.focusWidget()
        if widget not in cells or focus not in cells:
            return Qt.Key.Key_Tab
        down, right = widget.y() - focus.y(), widget.x() - focus.x()
        if down and self.leads(focus, 0, down):
            return Qt.Key.Key_Down if down > 0 else Qt.Key.Key_Up
        if right == 0:  # no bid of this column is in that row: go aside first
            right = 1 if self.leads(focus, 1, 0) else -1
        return Qt.Key.Key_Right if right > 0 else Qt.Key.Key_Left

    def leads(self, focus: QWidget, right: int, down: int) -> bool:
        """Whether there is a bid to choose in that direction, in the same row or column."""
        cells = [each for each in self.page.panels[Phase.AUCTION].ladder.cells.values() if each.isEnabled()]
        if down:
            return any(each.x() == focus.x() and (each.y() - focus.y()) * down > 0 for each in cells)
        return any(each.y() == focus.y() and (each.x() - focus.x()) * right > 0 for each in cells)

    def reach(self, card: Card) -> None:
        """Moves the focus in the hand to the card."""
        if not self.page.view.hasFocus():
            self.press_tab_to_view()
        self.key(Qt.Key.Key_Home)
        for _ in range(self.MOST):
            if self.page.scene.focused_card is card:
                return
            self.key(Qt.Key.Key_Right)
        raise AssertionError(f"{card} cannot be reached by keys")

    def press_tab_to_view(self) -> None:
        for _ in range(self.MOST):
            if self.page.view.hasFocus():
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError("the table cannot be reached by keys")

    def mark(self, card: Card) -> None:
        self.reach(card)
        self.key(Qt.Key.Key_Space)

    def play(self, card: Card) -> None:
        self.reach(card)
        self.key(Qt.Key.Key_Return)
