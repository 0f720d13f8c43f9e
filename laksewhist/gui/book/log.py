"""The book of one evening: its entries in the history, with every step back, whatever the disk says."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from laksewhist.engine.points import points
from laksewhist.engine.values import dataclass
from laksewhist.match.book import BookEntry, entry_outcome
from laksewhist.match.match import by_participant
from laksewhist.store.errors import FormatError
from laksewhist.store.history.book_keeping import entry_of
from laksewhist.store.memory import Memory
from laksewhist.store.tournament import Tournament
from laksewhist.store.trouble import StoreError


@dataclass(frozen=True, slots=True)
class BookRow:
    """An entry of the book: its number in the database, what it gave everybody, and the sums after it."""

    deal: int
    entry: BookEntry
    points: tuple[int, ...]
    sums: tuple[int, ...]


class BookLog(QObject):
    """Enters, corrects and removes by place, from 0, each a step that can be undone.

    Raises StoreError or FormatError where what is stored of the evening cannot be read.

    `moved_on` counts the deals after which another one dealt; `next_dealer` is who deals next.

    Signals: `changed()` when the entries are others; `refused(error)` when the disk refuses, or holds damage: then
    nothing has happened, and after a refused step back there are no more steps back.
    """

    changed = Signal()
    refused = Signal(object)

    def __init__(self, tournament: Tournament, memory: Memory, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tournament, self._memory = tournament, memory
        self.stack = QUndoStack(self)
        self.rows: tuple[BookRow, ...] = ()
        self.moved_on = 0
        self.next_dealer = 0
        self._went_well = True
        self.read()

    def read(self) -> None:
        """Reads the entries; raises StoreError or FormatError where they cannot be read."""
        history, ident = self._memory.history, self.tournament.id
        deals = history.sheet(ident)
        nothing = (0,) * len(self.tournament.participants)
        sums = accumulate((deal.points for deal in deals), _added, initial=nothing)
        next(sums)
        self.rows = tuple(
            BookRow(deal.deal, entry_of(deal), deal.points, after) for deal, after in zip(deals, sums, strict=True)
        )
        self.next_dealer = history.next_dealer(ident)
        last = deals[-1] if deals else None
        moves_on = last is not None and last.seating.dealer != self.next_dealer
        self.moved_on = 0 if last is None else last.number + int(moves_on)
        self.changed.emit()

    @property
    def standings(self) -> tuple[int, ...]:
        """The sums after the last entry."""
        return self.rows[-1].sums if self.rows else (0,) * len(self.tournament.participants)

    @property
    def is_over(self) -> bool:
        """Whether the evening has reached its length; more can be entered all the same."""
        return self.tournament.length.is_over(self.moved_on, self.standings)

    def points_of(self, entry: BookEntry) -> tuple[int, ...]:
        """What everybody gets for an entry that can be, by the evening's own table."""
        count = len(self.tournament.participants)
        places, outcome = entry_outcome(entry, count)
        return by_participant(places, count, points(outcome, self.tournament.table))

    # ---- steps

    def enter(self, entry: BookEntry, words: str) -> bool:
        """Books a deal after the last one; whether the disk took it. `words` say what is undone."""
        return self._push(_Enter(self, len(self.rows), entry, words))

    def correct(self, place: int, entry: BookEntry, words: str) -> bool:
        """Puts another entry in the place of one; whether the disk took it."""
        return entry == self.rows[place].entry or self._push(_Correct(self, place, entry, words))

    def remove(self, place: int, words: str) -> bool:
        """Takes an entry out; whether the disk let it."""
        return self._push(_Remove(self, place, self.rows[place].entry, words))

    def undo(self) -> None:
        """One step back."""
        self._step(self.stack.undo)

    def redo(self) -> None:
        """One step forth again."""
        self._step(self.stack.redo)

    def _push(self, command: QUndoCommand) -> bool:
        self._went_well = True
        self.stack.push(command)
        return self._went_well

    def _step(self, step: Callable[[], None]) -> None:
        self._went_well = True
        step()
        if not self._went_well:
            self.stack.clear()  # the others count on the one that was refused

    def do(self, command: QUndoCommand, work: Callable[[], object]) -> None:
        """For the steps themselves: does one, or says that the disk refuses and lets go of it."""
        try:
            work()
            self.read()
        except (StoreError, FormatError) as error:
            self._went_well = False
            command.setObsolete(True)
            self.refused.emit(error)

    def put(self, place: int, entry: BookEntry) -> None:
        """For the steps themselves: a new entry at a place."""
        self._memory.history.enter(self.tournament.id, entry, place=place)

    def replace(self, place: int, entry: BookEntry) -> None:
        """For the steps themselves: another entry at a place."""
        self._memory.history.correct(self.rows[place].deal, entry)

    def take(self, place: int) -> None:
        """For the steps themselves: no entry at a place any more."""
        self._memory.history.remove(self.rows[place].deal)


class _Enter(QUndoCommand):
    """By place: a deal that comes back has another number in the database."""

    def __init__(self, log: BookLog, place: int, entry: BookEntry, words: str) -> None:
        super().__init__(words)
        self._log, self._place, self._entry = log, place, entry

    def redo(self) -> None:
        self._log.do(self, lambda: self._log.put(self._place, self._entry))

    def undo(self) -> None:
        self._log.do(self, lambda: self._log.take(self._place))


class _Remove(_Enter):
    """The same, the other way round."""

    def redo(self) -> None:
        super().undo()

    def undo(self) -> None:
        super().redo()


class _Correct(QUndoCommand):
    def __init__(self, log: BookLog, place: int, entry: BookEntry, words: str) -> None:
        super().__init__(words)
        self._log, self._place = log, place
        self._before, self._after = log.rows[place].entry, entry

    def redo(self) -> None:
        self._log.do(self, lambda: self._log.replace(self._place, self._after))

    def undo(self) -> None:
        self._log.do(self, lambda: self._log.replace(self._place, self._before))


def _added(before: tuple[int, ...], got: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(one + other for one, other in zip(before, got, strict=True))
