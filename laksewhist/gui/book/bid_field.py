"""The bid: typed, picked on the ladder, or one of the two ways in which nothing is played."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from laksewhist.engine.bids import LADDER
from laksewhist.gui.book.chip import Choice
from laksewhist.gui.book.chip_row import ChipRow
from laksewhist.gui.book.draft import Call, Redeal
from laksewhist.gui.book.edits import BidEdit
from laksewhist.gui.book.typed import may_become_call, typed_call
from laksewhist.gui.book.words import BookWords
from laksewhist.gui.look import Look
from laksewhist.gui.panels.ladder import Ladder
from laksewhist.gui.panels.widgets import Label, Looks, name_it
from laksewhist.gui.words import capital

LOWEST: Final = 24
"""Height of a bid on the ladder where there is little room, in layout units."""
REDEALS = (Redeal.FOUR_PASSES, Redeal.IRON_HAND)


class BidField(QWidget):
    """A line, the ladder, and two chips.

    Signals: `edited(object)` with the call that is typed, None where there is none; `picked(object)` with one that
    was clicked or confirmed, after which one goes on; `digitTyped(str)` with a digit that belongs to the next field.
    """

    edited = Signal(object)
    picked = Signal(object)
    digitTyped = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.edit, self.meant = BidEdit(self), Label(16, "soft")
        self.redeals, self.ladder = ChipRow(self), Ladder()
        self._top = QHBoxLayout()
        self._column = QVBoxLayout(self)
        self._lay_out()
        self.edit.textEdited.connect(lambda text: self.edited.emit(typed_call(text)))
        self.edit.digitTyped.connect(self.digitTyped)
        self.edit.ladderWanted.connect(self.ladder.take_focus)
        self.redeals.picked.connect(lambda at: self._pick(REDEALS[at]))
        self.ladder.selected.connect(self._pick)
        self.ladder.confirmed.connect(self._pick)

    @property
    def is_unread(self) -> bool:
        """Whether something is typed that is no bid and cannot become one by going on."""
        text = self.edit.text()
        return bool(text) and typed_call(text) is None and not may_become_call(text)

    def show_call(self, call: Call | None) -> None:
        """Shows a call, without telling; what is being typed is left alone where it means the same."""
        if typed_call(self.edit.text()) != call:
            self.edit.setText("" if call is None else BookWords().call(call))
        self.show_meaning(call)

    def show_meaning(self, call: Call | None) -> None:
        """Shows what is meant by what is typed."""
        words = "" if call is None else BookWords().call(call)
        is_said = _is_tight(self.meant.look) or words.casefold() == self.edit.text().strip().casefold()
        self.meant.setText("" if is_said else capital(words))
        self.meant.set_token("ink", bold=True)
        self.ladder.select(None if isinstance(call, Redeal) else call)
        self._show_redeals(call)

    def take_focus(self) -> None:
        """Gives the keyboard to the line."""
        self.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self.edit.selectAll()

    # ---- look and words

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        self.meant.set_look(look)
        self.redeals.set_look(look)
        self.ladder.set_look(look)
        for part in self.ladder.findChildren(QWidget):
            if isinstance(part, Looks):
                part.set_look(look)
        self.edit.setFont(look.font(15 if look.small else 18, bold=True))
        wide = 98 if look.small else 118 if _is_tight(look) else 140
        self.edit.setFixedSize(look.px(wide), look.px(34 if look.small else 42))
        self._top.setSpacing(look.px(4 if _is_tight(look) else 10))
        self._column.setSpacing(look.px(3 if look.small else 6))
        for cell in self.ladder.cells.values():
            cell.setMinimumHeight(look.px(17 if look.small else LOWEST))

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        #: an example of a bid as it is typed: 9 gode
        self.edit.setPlaceholderText(self.tr("9g"))
        help_ = self.tr("For example 9g, 10 vip, ren sol; p: four passes; j: iron hand")
        name_it(self.edit, self.tr("Bid"), help_)
        self.edit.setToolTip(help_)
        self.ladder.show_standing(None, frozenset(LADDER))
        self._show_redeals(typed_call(self.edit.text()))

    # ---- within

    def _lay_out(self) -> None:
        self._top.addWidget(self.edit)
        self._top.addWidget(self.meant, 1)
        self._top.addWidget(self.redeals)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._top)
        self._column.addWidget(self.ladder, 1)

    def _show_redeals(self, call: Call | None) -> None:
        words = BookWords()
        keys = (self.tr("P", "key for four passes"), self.tr("J", "key for an iron hand"))
        choices = [
            Choice(at, key, capital(words.call(each))) for at, (each, key) in enumerate(zip(REDEALS, keys, strict=True))
        ]
        self.redeals.show_choices(choices, [REDEALS.index(call)] if isinstance(call, Redeal) else [])

    def _pick(self, call: Call) -> None:
        self.edit.setText(BookWords().call(call))
        self.picked.emit(call)


def _is_tight(look: Look) -> bool:
    """Whether there is no room to say beside the line what is meant: the ladder shows it all the same."""
    return look.small or look.text_size > 120
