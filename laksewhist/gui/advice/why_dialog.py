"""After a deal: every decision of the computers, and why each was made."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from laksewhist.ai.decision import Decision
from laksewhist.engine.view import Phase
from laksewhist.gui.advice.after import Asked
from laksewhist.gui.advice.body import AdviceBody
from laksewhist.gui.advice.source_words import beside_reason, without_reason
from laksewhist.gui.advice.words import action_text
from laksewhist.gui.background import Background, Runner
from laksewhist.gui.dress import dress
from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import Label, name_it
from laksewhist.gui.thinking import Thinking
from laksewhist.gui.words import phase_text

LIMIT_MS: Final = 20_000
SIZE: Final = (760, 520)


class WhyDialog(QDialog):
    """A list of decisions, with the reason of the one that is chosen; `names` go by seat.

    What a computer decides now is never told as the reason of something else that was done for it. Signal:
    `misbehaved(Evidence)` when the thinking failed.
    """

    misbehaved = Signal(object)

    def __init__(
        self,
        decisions: Sequence[Asked],
        names: Sequence[str],
        look: Look,
        parent: QWidget,
        runner: Runner | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._decisions, self._names, self._look = tuple(decisions), tuple(names), look
        self._found: dict[int, Decision] = {}
        self.thinking = Thinking(runner or Background(self), self)
        self.thinking.limit_ms = LIMIT_MS
        self.note = Label(14, "soft", wrap=True)
        self.list = QListWidget(self)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.answered = Label(14, wrap=True)
        self.body = AdviceBody(self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.buttons.rejected.connect(self.reject)
        dress(self, look)
        self._lay_out()
        self.retranslate()
        self.list.setCurrentRow(self._first_row())
        self.list.currentRowChanged.connect(self._on_row)

    def _lay_out(self) -> None:
        side = QVBoxLayout()
        side.addWidget(self.answered)
        side.addWidget(self.body)
        side.addStretch(1)
        row = QHBoxLayout()
        row.addWidget(self.list, 5)
        row.addLayout(side, 6)
        row.setSpacing(self._look.px(16))
        column = QVBoxLayout(self)
        column.addWidget(self.note)
        column.addLayout(row, 1)
        column.addWidget(self.buttons)
        self.note.set_look(self._look)
        self.answered.set_look(self._look)
        self.body.set_look(self._look)
        self.resize(self.sizeHint())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_row()

    def open(self) -> None:
        """Shows it, and asks for the first reason: not sooner, so that whoever made it hears of what fails."""
        super().open()
        self._on_row(self.list.currentRow())

    def _show_row(self) -> None:
        """What was decided before and after the chosen one is seen too."""
        item = self.list.currentItem()
        if item is not None:
            self.list.scrollToItem(item, QAbstractItemView.ScrollHint.PositionAtCenter)

    def _first_row(self) -> int:
        """The first decision that has a reason to tell."""
        return next((row for row, each in enumerate(self._decisions) if without_reason(each) is None), 0)

    def sizeHint(self) -> QSize:
        """Within the window that it belongs to."""
        parent = self.parentWidget()
        room = parent.size() if parent is not None else QSize(*SIZE)
        wide, tall = (self._look.px(each) for each in SIZE)
        return QSize(min(wide, room.width() - 40), min(tall, room.height() - 40))

    def done(self, result: int) -> None:
        self.thinking.close()
        super().done(result)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Words everything anew, in the language of the moment."""
        self.setWindowTitle(self.tr("Why?"))
        self.note.setText(self.tr("What the computers decided in this deal, from what each of them could see then."))
        row = max(0, self.list.currentRow())
        self.list.blockSignals(True)
        self.list.clear()
        self.list.addItems([self._line(each) for each in self._decisions])
        for place, each in enumerate(self._decisions):
            self.list.item(place).setToolTip(self._line(each))
            if without_reason(each) is not None:
                self.list.item(place).setForeground(QColor(self._look.theme.soft))
        self.list.setCurrentRow(row)
        self.list.blockSignals(False)
        name_it(self.list, self.tr("Decisions"), self.note.text())
        self._tell_again(row)

    def _tell_again(self, row: int) -> None:
        """In another language, what is told of this decision; nothing where it is still being thought about."""
        untold = without_reason(self._decisions[row]) if row < len(self._decisions) else None
        if untold is not None:
            self.body.say(untold)
        elif row in self._found:
            self._show_found(row)

    def _line(self, asked: Asked) -> str:
        """Who did what, and when."""
        view = asked.view
        if view.phase is Phase.PLAY:
            when = self.tr("Trick {number}").format(number=len(view.tricks) + 1)
        else:
            when = phase_text(view.phase)
        line = self.tr("{when} · {name}: {choice}")
        return line.format(when=when, name=self._names[asked.seat], choice=action_text(asked.action))

    def _on_row(self, row: int) -> None:
        self.thinking.cancel()
        if row not in range(len(self._decisions)):
            return
        asked = self._decisions[row]
        untold = without_reason(asked)
        self._say_beside(row)
        if untold is not None:
            self.body.say(untold)
        elif row in self._found:
            self._show_found(row)
        else:
            self.body.say(self.tr("Thinking…"))
            self.thinking.begin(
                asked.explain, partial(self._tell, row), lambda error: self._fail(asked, error), self._give_up
            )

    def _say_beside(self, row: int) -> None:
        asked = self._decisions[row]
        sentence = "" if without_reason(asked) is not None else beside_reason(asked, self._found.get(row))
        self.answered.setText(sentence)
        self.answered.setVisible(bool(sentence))

    def _tell(self, row: int, found: Decision) -> None:
        self._found[row] = found
        self._show_found(row)

    def _show_found(self, row: int) -> None:
        self._say_beside(row)
        self.body.show_decision(self._found[row])
        if self.answered.text():  # nor is it read out as the reason of what was done
            name = f"{self.answered.text()} {self.body.accessibleName()}"
            name_it(self.body, name, self.body.accessibleDescription())

    def _fail(self, asked: Asked, error: Exception) -> None:
        self.body.say(self.tr("This cannot be told."))
        self.misbehaved.emit(asked.evidence(error))
        raise error  # a bug: told and logged like any other

    def _give_up(self) -> None:
        self.body.say(self.tr("There was no answer in time."))
