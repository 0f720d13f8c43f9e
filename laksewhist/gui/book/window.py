"""The book of one evening: the deal that is being entered at the left, all that have been entered at the right."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from laksewhist.gui.book.announce import announce
from laksewhist.gui.book.clothes import dress_book
from laksewhist.gui.book.draft import Draft, draft_of
from laksewhist.gui.book.entries_model import EntriesModel
from laksewhist.gui.book.entries_view import EntriesView
from laksewhist.gui.book.form import BookForm
from laksewhist.gui.book.head import BookHead
from laksewhist.gui.book.log import BookLog
from laksewhist.gui.book.words import entry_words
from laksewhist.gui.look import Look
from laksewhist.gui.panels.buttons import Button
from laksewhist.gui.panels.widgets import Label, name_it
from laksewhist.gui.store_words import fault_words, tournament_name
from laksewhist.match.book import BookEntry
from laksewhist.store.errors import FormatError
from laksewhist.store.trouble import StoreError

SIZE: Final = (1256, 780)


class BookWindow(QDialog):
    """Enters, corrects and deletes the deals of an evening. Enter books, Escape lets go of what is being corrected.

    Takes over the log. Signals: `sheetWanted()`; `newWanted()` to begin another evening like this one.
    """

    sheetWanted = Signal()
    newWanted = Signal()

    def __init__(self, log: BookLog, look: Look, parent: QWidget | None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.log, self.tournament, self._look = log, log.tournament, look
        log.setParent(self)
        self.corrected: int | None = None
        self._waiting: Draft | None = None
        self.form = BookForm(self.log, self)
        self.head = BookHead(self)
        self.entries = EntriesView(EntriesModel(self.log, self), self)
        self.said = Label(14, "soft", wrap=True)
        self.book_button, self.back_button, self.delete_button = Button(main=True), Button(), Button()
        self.undo_button, self.redo_button = Button(), Button()
        self.sheet_button, self.new_button = Button(), Button()
        self._lay_out()
        self._connect()
        self.set_look(look)
        self.retranslate()
        self.resize(self._first_size())
        self.begin(None)

    # ---- entering and correcting

    def begin(self, place: int | None, draft: Draft | None = None) -> None:
        """Asks for a new deal, or corrects the entry at a place, from 0."""
        if place is not None and self.corrected is None and not self.form.draft.is_blank:
            self._waiting = self.form.draft  # a new deal that was begun comes back afterwards
        self.corrected = place
        if place is not None:
            draft = draft_of(self.log.rows[place].entry)
        elif draft is None:
            draft, self._waiting = self._waiting, None
        self.form.show_draft(draft or Draft(self.log.next_dealer))
        self.entries.mark(place)
        self._follow()

    def book(self, entry: BookEntry) -> None:
        """Books a new deal, or what was corrected."""
        words = entry_words(entry, self.tournament.names, self.log.points_of(entry))
        place = self.corrected
        if place is None:
            done = self.log.enter(entry, self.tr("booking a deal"))
            told = self.tr("Booked: {entry}").format(entry=words)
        else:
            done = self.log.correct(place, entry, self.tr("a correction"))
            told = self.tr("Deal {number} is now: {entry}").format(number=place + 1, entry=words)
        if done:
            self._say(told)
            self.begin(None)

    def remove(self, place: int) -> None:
        """Takes an entry out; undo brings it back."""
        words = entry_words(self.log.rows[place].entry, self.tournament.names)
        if self.log.remove(place, self.tr("deleting a deal")):
            told = self.tr("Deal {number} is deleted: {entry}. Undo brings it back.")
            self._say(told.format(number=place + 1, entry=words))
            self.begin(None)

    @property
    def unbooked(self) -> Draft | None:
        """A new deal that was begun and not booked; None where there is none."""
        draft = self.form.draft if self.corrected is None else self._waiting
        return None if draft is None or draft.is_blank else draft

    def let_go(self) -> None:
        """Back to the new deal; where that is what one is at, empties the form."""
        if self.corrected is None:
            self._waiting = None
        self.begin(None)

    def step(self, *, back: bool) -> None:
        """Takes back what was done last, or does it again."""
        stack = self.log.stack
        words = stack.undoText() if back else stack.redoText()
        if not (stack.canUndo() if back else stack.canRedo()):
            return
        (self.log.undo if back else self.log.redo)()
        told = self.tr("Taken back: {what}.") if back else self.tr("Done again: {what}.")
        self._say(told.format(what=words))
        kept = self.form.draft if self.corrected is None and not self.form.draft.is_blank else None
        self.begin(None, kept)

    # ---- look and words

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes at once."""
        self._look = look
        dress_book(self, look)
        buttons = (self.book_button, self.back_button, self.delete_button)
        steps = (self.undo_button, self.redo_button, self.sheet_button, self.new_button)
        for part in (*buttons, *steps, self.said):
            part.set_look(look)
        for panel in (self.form, self.head, self.entries):
            panel.set_look(look)
        edge = look.px(8 if look.small else 20)
        self._whole.setContentsMargins(edge, edge, edge, edge)
        self._whole.setStretch(0, 12 if look.small else 10)
        for button in (*buttons, *steps):
            button.setFixedHeight(look.px(36 if look.small else 44))
        self._whole.setSpacing(look.px(14 if look.small else 30))
        self._left.setSpacing(look.px(6 if look.small else 10))
        self._right.setSpacing(look.px(8))

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        self.setWindowTitle(self.tr("Book-keeper: {name}").format(name=tournament_name(self.tournament)))
        self.delete_button.setText(self.tr("Delete"))
        self.undo_button.setText(self.tr("Undo"))
        self.redo_button.setText(self.tr("Redo"))
        self.sheet_button.setText(self.tr("Score sheet"))
        self.new_button.setText(self.tr("New evening…"))
        self.form.retranslate()
        self.entries.retranslate()
        self._follow()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():  # a key that is held down books one deal only
                self.form.go_on()
        elif event.key() == Qt.Key.Key_Escape:
            self.let_go()  # nobody closes the book by accident
        else:
            super().keyPressEvent(event)

    # ---- within

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.addWidget(self.book_button, 1)
        buttons.addWidget(self.back_button)
        buttons.addWidget(self.delete_button)
        steps = QHBoxLayout()
        steps.addWidget(self.undo_button)
        steps.addWidget(self.redo_button)
        steps.addStretch(1)
        steps.addWidget(self.new_button)
        steps.addWidget(self.sheet_button)
        self._left, self._right, self._whole = QVBoxLayout(), QVBoxLayout(), QHBoxLayout(self)
        self._left.addWidget(self.head)
        self._left.addWidget(self.form, 1)
        self._left.addLayout(buttons)
        self._right.addWidget(self.entries, 1)
        self._right.addWidget(self.said)
        self._right.addLayout(steps)
        self._whole.addLayout(self._left, 10)
        self._whole.addLayout(self._right, 9)
        for button in self.findChildren(Button):
            button.setAutoDefault(False)

    def _connect(self) -> None:
        self.form.booked.connect(self.book)
        self.form.draftChanged.connect(self._follow)
        self.book_button.clicked.connect(self.form.go_on)
        self.back_button.clicked.connect(self.let_go)
        self.delete_button.clicked.connect(lambda: None if self.corrected is None else self.remove(self.corrected))
        self.entries.list.correctWanted.connect(self.begin)
        self.entries.list.deleteWanted.connect(self.remove)
        self.log.refused.connect(self._tell_refused)
        self.undo_button.clicked.connect(lambda: self.step(back=True))
        self.redo_button.clicked.connect(lambda: self.step(back=False))
        self.sheet_button.clicked.connect(self.sheetWanted)
        self.new_button.clicked.connect(self.newWanted)
        for keys, back in (("Ctrl+Z", True), ("Ctrl+Shift+Z", False), ("Ctrl+Y", False)):
            QShortcut(QKeySequence(keys), self, lambda back=back: self.step(back=back))
        QShortcut(QKeySequence("F3"), self, self.sheetWanted.emit)
        QShortcut(QKeySequence("Ctrl+W"), self, self.close)

    def _follow(self) -> None:
        """Words head and buttons after what is being done."""
        is_new = self.corrected is None
        self.head.show_deal(self.log, self.form.draft.dealer, self.corrected)
        self.book_button.setText(self.tr("Book the deal") if is_new else self.tr("Correct the deal"))
        name_it(self.book_button, self.book_button.text(), self.form.outcome.line.text())
        self.back_button.setText(self.tr("Clear") if is_new else self.tr("Leave it as it was"))
        self.back_button.setEnabled(not is_new or not self.form.draft.is_blank)
        self.delete_button.setVisible(not is_new)
        stack = self.log.stack
        for button, can, words in (
            (self.undo_button, stack.canUndo(), stack.undoText()),
            (self.redo_button, stack.canRedo(), stack.redoText()),
        ):
            button.setEnabled(can)
            button.setToolTip(words)
        self.sheet_button.setEnabled(bool(self.log.rows))
        if self.log.rows and not self.said.text():
            self.said.setText(self.tr("A click or Enter on an entry corrects it, Delete takes it out."))

    def _say(self, words: str) -> None:
        self.said.set_token("soft")
        self.said.setText(words)
        announce(self, words)

    def _tell_refused(self, error: StoreError | FormatError) -> None:
        self.said.set_token("bad")
        self.said.setText(
            self.tr("That is not written, and nothing is changed. {reason}").format(
                reason=fault_words(error).replace("\n", " ")
            )
        )
        announce(self, self.said.text())

    def _first_size(self) -> QSize:
        wanted = QSize(self._look.px(SIZE[0]), self._look.px(SIZE[1]))
        parent = self.parentWidget()
        room = wanted if parent is None else parent.window().size() - QSize(24, 20)
        return wanted.boundedTo(room.expandedTo(QSize(760, 560)))
