"""The first page of the wizard: how many take part, what they are called, and who of them are computers."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from laksewhist.ai.brain import LEVELS, Style
from laksewhist.compose import SIMPLEST_LEVEL
from laksewhist.gui.badge import COLOURS
from laksewhist.gui.levels import level_name, level_sentence, style_name, style_sentence
from laksewhist.gui.look import Look
from laksewhist.gui.new_match import COMPUTER_NAMES
from laksewhist.gui.panels.widgets import name_it
from laksewhist.gui.tournaments.participant_row import ParticipantRow
from laksewhist.gui.tournaments.scrolling import scrolling
from laksewhist.gui.words import isolated
from laksewhist.match.rotation import PARTICIPANT_COUNTS
from laksewhist.store.tournament import Participant

MOST: Final = max(PARTICIPANT_COUNTS)
_LINE: Final = '<tr><td width="11%"><b>{name}</b></td><td>{words}</td></tr>'
_NOTE: Final = '<tr><td colspan="2">{words}</td></tr>'


class ParticipantsPage(QWidget):
    """Shows `participants`; those that are not asked for keep what was typed. Signal: `changed()`."""

    changed = Signal()

    def __init__(self, config: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.counts = {number: QRadioButton(str(number), self) for number in PARTICIPANT_COUNTS}
        self._group = QButtonGroup(self)
        self._has_people_only = False
        inner = QWidget(self)
        self.rows = tuple(ParticipantRow(number, config, inner) for number in range(MOST))
        self._count_label, self.who_sits_out = QLabel(self), QLabel(self)
        self.thinking = QLabel(self)
        self._grid = QGridLayout(inner)
        self._lay_out(inner)
        for radio in self.counts.values():
            self._group.addButton(radio)
            radio.clicked.connect(self._on_change)
        self.counts[min(PARTICIPANT_COUNTS)].setChecked(True)
        for row in self.rows:
            row.changed.connect(self._on_change)
        self.retranslate()

    # ---- what is chosen

    @property
    def participants(self) -> tuple[Participant, ...]:
        """Those who take part, in the order of the rows."""
        return tuple(row.participant for row in self._used)

    def show_participants(self, participants: tuple[Participant, ...]) -> None:
        """Shows them; the other rows get names that are still free, colours, and the simplest level."""
        taken = {each.name for each in participants}
        free = [name for name in COMPUTER_NAMES if name not in taken]
        for at, row in enumerate(self.rows):
            colour = COLOURS[at % len(COLOURS)]
            usual = Participant(free.pop(0), SIMPLEST_LEVEL, colour=colour) if at >= len(participants) else None
            row.show_participant(usual or participants[at])
        self.counts[len(participants)].setChecked(True)
        self._follow()

    def show_people_only(self) -> None:
        """Asks for names and faces only: all of them sit at a table of their own."""
        self._has_people_only = True
        for row in self.rows:
            row.keep_person()
        self._follow()

    def fault(self) -> str:
        """What keeps these from playing, in a sentence; empty where nothing does."""
        names = [row.shown_name for row in self._used]
        for number, name in enumerate(names, start=1):
            if not name:
                return self.tr("Participant {number} has no name yet.").format(number=number)
            if names.count(name) > 1:
                words = self.tr("{name} takes part twice: everybody needs a name of their own.")
                return words.format(name=isolated(name))
        return ""

    @property
    def _used(self) -> tuple[ParticipantRow, ...]:
        count = next(number for number, radio in self.counts.items() if radio.isChecked())
        return self.rows[:count]

    # ---- look and words

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        for row in self.rows:
            row.face.set_look(look)
            row.kind.setMinimumWidth(look.px(132))
            row.style_box.setMinimumWidth(look.px(132))
        self._grid.setHorizontalSpacing(look.px(8))
        self._grid.setVerticalSpacing(look.px(4))

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        self._count_label.setText(self.tr("How many take part?"))
        for number, radio in self.counts.items():
            name_it(radio, self.tr("{number} participants").format(number=number))
        for row in self.rows:
            row.retranslate()
        self._follow()

    # ---- within

    def _lay_out(self, inner: QWidget) -> None:
        head = QHBoxLayout()
        head.addWidget(self._count_label)
        for radio in self.counts.values():
            head.addWidget(radio)
        head.addWidget(self.who_sits_out, 1)
        for at, row in enumerate(self.rows):
            for column, widget in enumerate(row.widgets):
                self._grid.addWidget(widget, at, column)
        self._grid.setColumnStretch(1, 1)
        self._grid.setRowStretch(MOST, 1)
        self._grid.setContentsMargins(0, 0, 4, 0)
        for label in (self.who_sits_out, self.thinking):
            label.setWordWrap(True)
        self.thinking.setProperty("boxed", True)
        self.who_sits_out.setProperty("soft", True)
        self._count_label.setProperty("head", True)
        self.thinking.setTextFormat(Qt.TextFormat.RichText)
        whole = QVBoxLayout(self)
        whole.addLayout(head)
        whole.addWidget(scrolling(inner, self), 1)
        whole.addWidget(self.thinking)

    def _on_change(self) -> None:
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        used = self._used
        for row in self.rows:
            row.set_seen(row in used)
        self.who_sits_out.setText(
            {
                4: "",
                5: self.tr("The dealer sits out."),
                6: self.tr("The dealer and the one opposite sit out."),
            }[len(used)]
        )
        thoughts = [] if self._has_people_only else self._thoughts(used)
        self.thinking.setText(f"<table width='100%'>{''.join(thoughts)}</table>")
        self.thinking.setVisible(bool(thoughts))

    def _thoughts(self, used: tuple[ParticipantRow, ...]) -> list[str]:
        """How each level and style that is chosen thinks."""
        levels, styles = {row.level for row in used}, {row.style_chosen for row in used}
        told = [(level_name(level), level_sentence(level)) for level in LEVELS if level in levels]
        told += [
            (style_name(style), style_sentence(style)) for style in (Style.CAUTIOUS, Style.BOLD) if style in styles
        ]
        lines = [_LINE.format(name=escape(name), words=escape(sentence)) for name, sentence in told]
        if not any(row.level is None for row in used):
            lines.append(_NOTE.format(words=escape(self.tr("Only computers take part: you look on."))))
        elif sum(row.level is None for row in used) > 1:
            words = self.tr("The persons share this screen, and take turns at it.")
            lines.append(_NOTE.format(words=escape(words)))
        return lines
