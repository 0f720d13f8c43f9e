"""A row of chips: taken by digit, by click, or by arrows and Space."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from laksewhist.gui.book.chip import Chip, Choice
from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import DEFAULT_LOOK

STEPS: Final = {
    int(Qt.Key.Key_Left): -1,
    int(Qt.Key.Key_Up): -1,
    int(Qt.Key.Key_Right): 1,
    int(Qt.Key.Key_Down): 1,
}
GAP: Final = 5
CROWD: Final = 6
"""From so many choices on those that cannot be are left out, if nobody has taken them; one less in a small window."""
FEW: Final = 4
"""So many stand in one line where others were left out for want of room."""
LEAST: Final = 112
"""Where chips would have to be narrower than this, they stand in two lines; in layout units."""


UNKNOWN: Final = 100
"""The width of what has not been laid out yet, in pixels."""


class ChipRow(QWidget):
    """Shows choices; what is chosen is told to it. A digit takes a choice that is left out for want of room too.

    Tab comes to one chip only, the chosen one or the first. Where there is little room, the longest names are cut
    first. Signal: `picked(int)` with the value of a chip that somebody takes.
    """

    picked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chips: list[Chip] = []
        self._choices: Sequence[Choice] = ()
        self._chosen: Collection[int] = ()
        self._look = DEFAULT_LOOK
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        self._look = look
        for chip in self.chips:
            chip.set_look(look)
        self.show_choices(self._choices, self._chosen)
        self._place()

    def show_choices(self, choices: Sequence[Choice], chosen: Collection[int]) -> None:
        """Offers these, of which some are chosen."""
        self._choices, self._chosen = choices, chosen
        offered = [choice for choice in choices if not self._is_left_out(choice)]
        are_others = [chip.choice for chip in self.chips if not chip.isHidden()] != offered
        while len(self.chips) < len(choices):
            self._add(choices[len(self.chips)])
        for at, chip in enumerate(self.chips):
            chip.setVisible(at < len(choices) and choices[at] in offered)
            if at < len(choices):
                if chip.choice != choices[at]:
                    chip.show_choice(choices[at])
                chip.setChecked(choices[at].value in chosen)
        self._rove()
        if are_others:
            self._place()

    def take_focus(self) -> None:
        """Gives the keyboard to the chosen chip, or to the first that can be taken."""
        home = self._home()
        if home is not None:
            home.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_digit(self, digit: str) -> bool:
        """Takes the choice with this digit; False where there is none."""
        found = next((choice for choice in self._choices if choice.digit == digit), None)
        if found is not None:
            self.picked.emit(found.value)
        return found is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step, text = STEPS.get(event.key()), event.text()
        if step is not None:
            self._move(step)
        elif not (text and text.isdecimal() and self.take_digit(text)):
            super().keyPressEvent(event)

    # ---- places

    def sizeHint(self) -> QSize:
        wide = sum(chip.sizeHint().width() for chip in self._shown) + self._gap * max(0, len(self._shown) - 1)
        return QSize(wide, self._height(self.width()))

    def minimumSizeHint(self) -> QSize:
        wide = max((chip.minimumSizeHint().width() for chip in self._shown), default=0)
        return QSize((wide + self._gap) * -(-len(self._shown) // 2), self._height(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    @property
    def _shown(self) -> list[Chip]:
        return [chip for chip in self.chips if not chip.isHidden()]

    @property
    def _gap(self) -> int:
        return self._look.px(GAP)

    def _lines(self, width: int) -> list[list[Chip]]:
        shown = self._shown
        naturals = [chip.sizeHint().width() for chip in shown]
        cap = _cap(naturals, width - self._gap * (len(shown) - 1))
        few = FEW if len(shown) < len(self._choices) else FEW - 1  # where some are left out, to save the second line
        if len(shown) <= few or width <= UNKNOWN or max(naturals) <= cap or cap >= self._look.px(LEAST):
            return [shown]
        half = -(-len(shown) // 2)
        return [shown[:half], shown[half:]]

    def _height(self, width: int) -> int:
        lines = self._lines(width) if self._shown else []
        return sum(line[0].sizeHint().height() for line in lines) + self._gap * max(0, len(lines) - 1)

    def _place(self) -> None:
        if not self._shown:
            return
        top, lines = 0, self._lines(self.width())
        widths = self._widths(lines)
        for line in lines:
            left, tall = 0, line[0].sizeHint().height()
            for chip, wide in zip(line, widths, strict=False):
                chip.setGeometry(left, top, wide, tall)
                left += wide + self._gap
            top += tall + self._gap
        self.setFixedHeight(self._height(self.width()))

    def _widths(self, lines: list[list[Chip]]) -> list[int]:
        """How wide each column is: in one line as its name needs, in two alike, if no name must be cut for it."""
        columns = zip_longest(*([chip.sizeHint().width() for chip in line] for line in lines), fillvalue=0)
        naturals = [max(column) for column in columns]
        room = self.width() - self._gap * (len(naturals) - 1)
        each, cap = room // len(naturals), _cap(naturals, room)
        if len(lines) > 1 and max(naturals) <= each:
            return [each] * len(naturals)
        widths = [min(natural, cap) for natural in naturals]
        spare = (room - sum(widths)) // len(widths) if len(lines) > 1 else 0
        return [wide + max(0, spare) for wide in widths]

    # ---- within

    def _is_left_out(self, choice: Choice) -> bool:
        is_crowded = len(self._choices) >= CROWD - self._look.small
        return is_crowded and (bool(choice.reason) or choice.spare) and choice.value not in self._chosen

    def _add(self, choice: Choice) -> None:
        chip = Chip(choice)
        chip.setParent(self)
        chip.set_look(self._look)
        chip.clicked.connect(lambda: self.picked.emit(chip.choice.value))
        self.chips.append(chip)

    def _home(self) -> Chip | None:
        shown = self._shown
        can_be = (chip for chip in shown if not chip.choice.reason)
        return next((chip for chip in shown if chip.isChecked()), next(can_be, None))

    def _rove(self) -> None:
        focused = next((chip for chip in self.chips if chip.hasFocus()), None)
        home = focused or self._home()
        for chip in self.chips:
            is_home = chip is home
            chip.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_home else Qt.FocusPolicy.ClickFocus)

    def _move(self, step: int) -> None:
        shown = self._shown
        here = next((at for at, chip in enumerate(shown) if chip.hasFocus()), None)
        if here is not None:
            shown[max(0, min(here + step, len(shown) - 1))].setFocus(Qt.FocusReason.OtherFocusReason)
            self._rove()


def _cap(naturals: Sequence[int], room: int) -> int:
    """The widest that any may be so that all fit: the longest are cut first."""
    left = sorted(naturals)
    for number, natural in zip(range(len(left), 0, -1), left, strict=True):
        if natural * number > room:
            return max(1, room // number)
        room -= natural
    return max(naturals, default=1)
