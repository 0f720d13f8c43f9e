"""The inside of what tells a decision: the choice, the reason, and what was weighed with its numbers."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QVBoxLayout, QWidget

from laksewhist.ai.decision import Decision, Option
from laksewhist.engine.actions import Pass
from laksewhist.gui.advice.rows import HeadRow, OptionRow
from laksewhist.gui.advice.words import action_text, option_text, reason_text
from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import Label, Looks, name_it
from laksewhist.gui.words import capital

MOST_OPTIONS: Final = 4
"""So many of what was weighed are shown."""


class AdviceBody(Looks, QWidget):
    """Tells one decision, or that it is still being thought about; the choice in type of this size."""

    def __init__(self, parent: QWidget | None = None, *, type_size: float = 20) -> None:
        super().__init__(parent)
        self.decision: Decision | None = None
        self.choice = Label(type_size, bold=True, wrap=True)
        self.reason = Label(14, "soft", wrap=True)
        self.heads = HeadRow()
        self.worlds = Label(12, "soft", wrap=True)
        self.rows: list[OptionRow] = []
        self._rows = QVBoxLayout()
        self._column = QVBoxLayout(self)
        for each in (self.choice, self.reason, self.heads):
            self._column.addWidget(each)
        self._column.addLayout(self._rows)
        self._column.addWidget(self.worlds)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self.set_look(self.look)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        labels: tuple[Looks, ...] = (self.choice, self.reason, self.heads, self.worlds, *self.rows)
        for each in labels:
            each.set_look(look)
        self._column.setSpacing(look.px(4))

    def say(self, sentence: str) -> None:
        """A sentence in the place of a decision: that somebody thinks, or that there is nothing to tell."""
        self.decision = None
        self.choice.hide()
        self.reason.setText(sentence)
        self._fill(())
        name_it(self, sentence)

    def show_decision(self, decision: Decision) -> None:
        """Tells a decision."""
        self.decision = decision
        self.choice.show()
        self.choice.setText(capital(action_text(decision.action)))
        self.reason.setText(reason_text(decision.why))
        self._fill(shown_options(decision))
        if decision.worlds:
            self.worlds.setText(self.tr("From %n way(s) the hidden cards may lie.", "", decision.worlds))
        self.worlds.setVisible(decision.worlds > 0)
        said = [option_text(option) for option in shown_options(decision)]
        name_it(self, self.choice.text(), " ".join((self.reason.text(), *(f"{text}." for text in said))))

    def height_for(self, width: int) -> int:
        """The height in pixels that it takes when it is so wide."""
        self._rows.invalidate()  # boxes within tell their new size only when asked
        self._column.invalidate()
        return self._column.totalHeightForWidth(width)

    def fold(self, count: int, *, worlds: bool) -> None:
        """Shows so many of what was weighed, the chosen one and passing among them, and how many worlds or not."""
        kept = [row for row in self.rows if self.decision is not None and is_kept(row.option, self.decision)]
        others = [row for row in self.rows if row not in kept]
        for place, row in enumerate((*kept, *others)):
            row.setVisible(place < count)
        self.worlds.setVisible(worlds and self.decision is not None and self.decision.worlds > 0)

    def retranslate(self) -> None:
        """Tells the decision again in the language of the moment."""
        if self.decision is not None:
            self.show_decision(self.decision)

    def _fill(self, options: tuple[Option, ...]) -> None:
        for row in self.rows:
            row.hide()
            row.deleteLater()
        chosen = self.decision.action if self.decision is not None else None
        self.rows = [OptionRow(option, chosen=option.action == chosen) for option in options]
        for row in self.rows:
            row.set_look(self.look)
            self._rows.addWidget(row)
            row.show()  # at once: what is not shown yet takes no room
        with_chance = any(option.chance is not None for option in options)
        #: heads of two columns of numbers: the chance that the bid is made, and the points expected
        heads = (self.tr("made"), self.tr("points")) if with_chance else (self.tr("points"),)
        self.heads.show_texts(heads if options else ())
        self.worlds.hide()


def shown_options(decision: Decision) -> tuple[Option, ...]:
    """The best few of what was weighed, with the chosen one and passing among them wherever they stand."""
    others = [option for option in decision.options if not is_kept(option, decision)]
    room = MOST_OPTIONS - (len(decision.options) - len(others))
    return tuple(option for option in decision.options if is_kept(option, decision) or option in others[:room])


def is_kept(option: Option, decision: Decision) -> bool:
    """Whether it is told however little room there is: what was chosen, and what it is to pass."""
    return option.action == decision.action or isinstance(option.action, Pass)
