"""House rules by name: Laksestuen's own, and those that a person keeps."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from laksewhist.engine.house_rules import HouseRules
from laksewhist.store.house_rules import NamedRules
from laksewhist.store.named_files import LONGEST_NAME, free_name
from laksewhist.store.rules_files import RulesFolder, StoredRules

LAKSESTUEN: Final = NamedRules("Laksestuen", HouseRules())
"""What is always there, and cannot be changed or taken away."""


class Presets(QObject):
    """The named rules there are. Signal: `changed()` when some come or go; what touches files raises OSError."""

    changed = Signal()

    def __init__(self, folder: RulesFolder, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        loaded = folder.load()
        self.problems = loaded.problems
        self._stored: list[StoredRules] = list(loaded.values)
        self._deleted: list[StoredRules] = []

    @property
    def all(self) -> tuple[NamedRules, ...]:
        """Laksestuen's rules, and then one's own by name."""
        return (LAKSESTUEN, *(stored.value for stored in self._stored))

    @property
    def deleted(self) -> NamedRules | None:
        """What was deleted last and can be brought back."""
        return self._deleted[-1].value if self._deleted else None

    def called(self, rules: HouseRules) -> str | None:
        """The name of these rules, where they have one."""
        return next((named.name for named in self.all if named.rules == rules), None)

    def is_own(self, name: str) -> bool:
        """Whether this name is one's own, and so can be deleted."""
        return any(stored.value.name == name for stored in self._stored)

    def keep(self, name: str, rules: HouseRules) -> str:
        """Keeps the rules under a name, in place of what is one's own under it; returns the name they have got.

        A name that came with the game gets a number. ValueError for an empty one.
        """
        plain = " ".join(name.split())[:LONGEST_NAME]
        if not plain:
            raise ValueError("house rules need a name")
        before = next((each for each in self._stored if each.value.name.casefold() == plain.casefold()), None)
        if before is None:
            plain = free_name(plain, [named.name for named in self.all])
        stored = self._folder.save(NamedRules(plain, rules), before)
        self._stored = [each for each in self._stored if each is not before]
        self._take(stored)
        return plain

    def delete(self, name: str) -> str:
        """Takes one's own rules of this name away, until they are brought back; returns the name."""
        stored = next(each for each in self._stored if each.value.name == name)
        self._folder.delete(stored)
        self._stored.remove(stored)
        self._deleted.append(stored)
        self.changed.emit()
        return name

    def bring_back(self) -> str:
        """Undoes the last deletion and returns the name; one that is taken by now gets a number."""
        deleted = self._deleted[-1]
        name = free_name(deleted.value.name, [named.name for named in self.all])
        stored = self._folder.save(NamedRules(name, deleted.value.rules), deleted)
        self._deleted.pop()
        self._take(stored)
        return name

    def _take(self, stored: StoredRules) -> None:
        self._stored = sorted([*self._stored, stored], key=lambda each: each.value.name.casefold())
        self.changed.emit()
