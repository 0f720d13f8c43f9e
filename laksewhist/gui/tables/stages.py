"""The workshop of point tables at the moments that its standard pictures show."""

from __future__ import annotations

from collections.abc import Iterator

from laksewhist.engine.bids import LADDER, parse_bid
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.points import points
from laksewhist.gui.tables.cases import CASES
from laksewhist.gui.tables.changes import with_values
from laksewhist.gui.tables.stored_deals import KeptDeal
from laksewhist.gui.tables.window import TablesWindow
from laksewhist.gui.tables.words import decimal_mark

_FAULTY = {("8 gode", 12): -5, ("8 vip", 9): 12, ("sol", 0): 25}
"""An error, a warning, and a nolo bid of its own value."""


class ExampleDeals:
    """The worked cases as if they had been played by these four, for the picture of stored deals."""

    def __init__(self, names: tuple[str, str, str, str]) -> None:
        self._names = names

    def last(self, number: int) -> tuple[KeptDeal, ...]:
        """As many of them as there are; each sits in another chair from deal to deal."""
        found = []
        for at, case in enumerate(CASES[:number]):
            turn = at % 4
            first, second, third, fourth = self._names[turn:] + self._names[:turn]
            scored = points(case.outcome, DEFAULT_TABLE)
            found.append(KeptDeal((first, second, third, fourth), case.outcome, scored))
        return tuple(found)


def stages(window: TablesWindow) -> Iterator[str]:
    """Brings the window from one moment to the next and names each: an editor, a fault, a formula, examples, deals."""
    shelf = window.shelf
    window.tabs.setCurrentIndex(0)
    yield "point_tables"
    values = {(LADDER.index(parse_bid(bid)), tricks): value for (bid, tricks), value in _FAULTY.items()}
    shelf.change(with_values(shelf.current.table, values), "")
    window.grid.go_to((1, 11))
    yield "point_tables_fault"
    shelf.undo_group.undo()
    mark = decimal_mark()
    window.formula.try_numbers({"growth": f"1{mark}5", "sans": f"2{mark}25"})
    yield "point_tables_formula"
    window.formula.reset()
    window.tabs.setCurrentWidget(window.examples)
    yield "point_tables_examples"
    shelf.choose(1)
    window.tabs.setCurrentWidget(window.rescored)
    yield "point_tables_stored_deals"


def give_up(window: TablesWindow | None) -> None:
    """Closes the window of the pictures without asking: what was changed in it was for the pictures only."""
    if window is not None:
        window.shelf.give_up()
        window.close()
