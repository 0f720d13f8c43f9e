"""One short line near the hand: why a card cannot be played, or how much time is left."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QHideEvent, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from laksewhist.gui.help.topics import Place
from laksewhist.gui.look import Look
from laksewhist.gui.panels.buttons import KeyButton
from laksewhist.gui.panels.widgets import MIDDLE, name_it, unit_painter
from laksewhist.gui.table import pace as beats
from laksewhist.gui.table.paint import draw_box

STAYS_MS: Final = 5000
RULE_STAYS_MS: Final = 9000
"""A sentence with a rule behind it stays until one can have reached its button."""
EDGE: Final = 16


class WhyButton(KeyButton):
    """The part of the pill that can be clicked; F1 does the same, so it keeps out of the way of Tab."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__()
        self.setParent(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def retranslate(self) -> None:
        """Takes the words of the language of the moment."""
        #: on the button beside the reason why a card cannot be played
        self.setText(self.tr("Why?"))
        self.setToolTip(self.tr("Read the rule (F1)"))
        name_it(self, self.text(), self.toolTip())

    def sizeHint(self) -> QSize:
        width = QFontMetrics(self.look.font(14, bold=True)).horizontalAdvance(self.text())
        return QSize(width + self.look.px(24), self.look.px(28))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = unit_painter(self, self.look)
        theme = self.look.theme
        fill = theme.hot if self.underMouse() or self.isDown() else theme.accent
        draw_box(painter, box, box.height() / 2, fill=fill)
        painter.resetTransform()
        painter.setFont(self.look.font(14, bold=True))
        painter.setPen(self.look.color("on_accent"))
        painter.drawText(self.rect(), MIDDLE, self.text())


class Hint(QLabel):
    """A pill with a sentence, that goes by itself after a while and takes no click, but for its button.

    Signal: `ruleRequested(Place)` when the person wants to read the rule behind the sentence.
    """

    ruleRequested = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.why = WhyButton(parent)
        self.why.hide()
        self.why.clicked.connect(lambda: self.ruleRequested.emit(self._rule))
        self._rule: Place | None = None
        self._look: Look | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self._waits = QTimer(self)
        self._waits.setSingleShot(True)
        self._waits.timeout.connect(self.tell_how_to_take)
        self._at = (0.0, 0.0)
        self.hide()

    @property
    def place_of_rule(self) -> Place | None:
        """The rule behind the sentence that is to be seen now."""
        return self._rule if self.isVisible() else None

    def set_look(self, look: Look) -> None:
        """Takes over the colours and sizes."""
        self._look = look
        self.setFont(look.font(15, bold=True))
        self.why.set_look(look)
        self._settle()

    def place(self, centre: float, foot: float) -> None:
        """The pill stands with its foot here, in pixels of the parent."""
        self._at = centre, foot
        self._settle()

    def tell(self, sentence: str, *, stays: bool = False, rule: Place | None = None) -> None:
        """Shows a sentence, and the button that leads to its rule; for a while, or until the next or `hide`."""
        self._rule = rule
        self.setText(sentence)
        self._settle(shown=True)
        self.show()
        self.raise_()
        self.why.setVisible(rule is not None)
        self.why.raise_()
        if stays:
            self._timer.stop()
        else:
            self._timer.start(STAYS_MS if rule is None else RULE_STAYS_MS)

    def tell_trick_waits(self, waits: bool) -> None:
        """Says how to take a trick that waits for the person, but not to whoever does so at once."""
        if waits:
            self._waits.start(beats.TAKE_HINT)
        else:
            self._waits.stop()
            if self.text() == self.how_to_take():
                self.hide()

    def tell_how_to_take(self) -> None:
        """Says how a trick that waits is taken, as long as it does."""
        self.tell(self.how_to_take(), stays=True)

    def how_to_take(self) -> str:
        """In words, how a trick that waits is taken."""
        return self.tr("Click or press Space to take the trick")

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.why.hide()

    def _settle(self, *, shown: bool = False) -> None:
        """Takes size and place; those of a pill that nobody sees can wait until it tells something."""
        if self._look is None or (self.isHidden() and not shown):
            return
        look, theme, size = self._look, self._look.theme, self.why.sizeHint()
        room = size.width() + look.px(8) if self._rule is not None else 0
        self.setStyleSheet(
            f"background: {theme.panel}; color: {theme.ink}; border: {max(1, look.px(2))}px solid {theme.accent};"
            f" border-radius: {look.px(14)}px; padding: {look.px(7)}px {look.px(EDGE if not room else 8) + room}px"
            f" {look.px(7)}px {look.px(EDGE)}px;"
        )
        self.adjustSize()
        centre, foot = self._at
        parent = self.parentWidget()
        most = parent.width() - self.width() if parent is not None else 0
        x = min(max(0, round(centre - self.width() / 2)), max(0, most))
        self.move(x, round(foot - self.height()))
        self.why.resize(size.width(), min(size.height(), self.height() - look.px(8)))
        inside = (self.height() - self.why.height()) // 2
        self.why.move(x + self.width() - inside - self.why.width(), self.y() + inside)
