"""A table with its director, for the tests of movements."""

from laksewhist.gui.table.director import Director
from laksewhist.gui.table.pace import Pace
from tests.gui.table_deals import Table, new_deal, steps


class Play:
    """A table with its director, and how often it has told that it is ready."""

    def __init__(self, pace: float) -> None:
        self.table = Table(pace=pace)
        self.scene = self.table.scene
        self.director = Director(self.scene, Pace(pace))
        self.told = 0
        self.director.finished.connect(self._count)

    def _count(self) -> None:
        self.told += 1


def find_step(kind, wish="9 sans", rules=None, **seen):
    """What is shown before, and the step, of the first step with such an event."""
    for seed in range(80):
        deal = new_deal(seed, rules=rules)
        before = deal.shown
        for step in steps(deal, seed, wish):
            for event in step.events:
                if isinstance(event, kind) and all(getattr(event, name) == value for name, value in seen.items()):
                    return before, step
            before = step.after
    raise AssertionError("no such step")
