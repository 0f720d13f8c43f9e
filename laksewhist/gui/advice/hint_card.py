"""A hint on the table: a card where it covers nothing that tells what the best player would do here, until one acts."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QRect, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from laksewhist.ai.decision import Decision
from laksewhist.gui.advice.body import MOST_OPTIONS, AdviceBody
from laksewhist.gui.advice.scrolled import ScrolledAdvice, settle
from laksewhist.gui.look import Look
from laksewhist.gui.panels.panel import Panel
from laksewhist.gui.panels.quiet_button import QuietButton
from laksewhist.gui.panels.widgets import Label, draw_focus, name_it, unit_painter

WIDTH: Final = 300.0
HEIGHT: Final = 262.0
"""As wide as a hint gets, and as high as most are, in usual type."""
TYPE: Final = 17.0
FORMS: Final = tuple((count, worlds) for count in range(MOST_OPTIONS, 1, -1) for worlds in (True, False))
"""How many options are told, and whether the number of worlds is: the fullest form for which there is room."""


class HintCard(Panel):
    """The card. It stays until it is closed or the decision has been made.

    Signals: `reworded()` when it tells the same in another language, and needs other room for it; `closed()` when the
    person has closed it.
    """

    reworded = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = Label(13, "soft", bold=True)
        self.close_button = QuietButton()
        self.body = AdviceBody(type_size=TYPE)
        self.area = ScrolledAdvice(self.body, self)
        self._head = QHBoxLayout()
        self._head.addWidget(self.title, 1)
        self._head.addWidget(self.body.choice, 1)
        self._head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.addLayout(self._head)
        column.addWidget(self.area, 1)
        self.space(self._head, (0, 0, 0, 0), 8)
        self.space(column, (16, 9, 12, 13), 4)
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.close_button.clicked.connect(self._close)
        self.hide()
        self.retranslate()

    def show_thinking(self) -> None:
        """The hint is being thought about."""
        self.say(self.tr("Thinking…"))
        self.show()

    def show_decision(self, decision: Decision) -> None:
        """The hint is there."""
        self.title.hide()
        self.body.show_decision(decision)
        self._name()
        self.show()

    def say(self, sentence: str) -> None:
        """Something else than a decision, in a sentence."""
        self.title.show()
        self.body.say(sentence)
        self._name()

    @staticmethod
    def wanted(look: Look) -> QSizeF:
        """The room in pixels in which most hints are seen whole."""
        wider = max(1.0, (100 + look.text_size) / 200)
        return QSizeF(look.px(WIDTH * wider), look.px(HEIGHT * max(0.9, look.type_scale)))

    def place(self, room: QRect, field: QRect, look: Look) -> None:
        """Stands in this part of a field, towards the field's edge, as high as it must be.

        Where there is not room for all that was weighed some of it is left out. Where that does not do, type that is
        larger than usual shrinks to the usual size; and then the card scrolls.
        """
        self.set_look(look)
        width = min(round(self.wanted(look).width()), room.width())
        height = self._fit(width, room.height())
        self.area.set_scrolls(height > room.height())
        left = room.left() if room.center().x() <= field.center().x() else room.right() + 1 - width
        self.setGeometry(left, room.top(), width, min(height, room.height()))
        settle(self)
        self.area.settle()

    def _fit(self, width: int, room: int) -> int:
        """Takes the fullest form for which there is room, or that which scrolls; returns the height of all of it."""
        for text_size in sorted({self.look.text_size, min(self.look.text_size, 100)}, reverse=True):
            self.body.set_look(replace(self.look, text_size=text_size))
            for form in FORMS:
                height = self._folded(form, width)
                if height <= room:
                    return height
        return self._folded(FORMS[0], width)

    def _folded(self, form: tuple[int, bool], width: int) -> int:
        """The height of the card once it has this form."""
        count, worlds = form
        self.body.fold(count, worlds=worlds)
        return self.height_for(width)

    def height_for(self, width: int) -> int:
        column = self.layout()
        assert column is not None
        edge = column.contentsMargins()
        inside = width - edge.left() - edge.right()
        self._head.invalidate()
        parts = (edge.top(), self._head.heightForWidth(inside), column.spacing(), self.body.height_for(inside))
        return sum(parts) + edge.bottom()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Hint"))
        self.close_button.setText(self.tr("Close"))
        self.body.retranslate()
        self._name()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.reworded.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._close()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.area.hasFocus():
            painter, box = unit_painter(self, self.look)
            draw_focus(painter, self.look, box, self.radius)

    def _close(self) -> None:
        self.hide()
        self.closed.emit()

    def _name(self) -> None:
        told = self.body.accessibleName() if self.body.decision is not None else ""
        name_it(self, self.title.text(), " ".join((told, self.body.accessibleDescription())).strip())
