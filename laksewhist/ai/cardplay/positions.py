"""Layouts put on the table of a view: the solver's worlds, in which cards can be tried."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from laksewhist.ai.solver.encode import deal_into, table_of
from laksewhist.ai.solver.world import World
from laksewhist.ai.worlds.layout import Layout, word_of_mask
from laksewhist.engine.view import PlayerView


def positions_of(view: PlayerView, layouts: Iterable[Layout]) -> Iterator[World]:
    """The play of this view with each layout's hands and partner."""
    table = table_of(view)
    nolo = bool(table.nolo)
    for layout in layouts:
        hands = [word_of_mask(mask, nolo) for mask in layout.hands]
        yield deal_into(table, hands, word_of_mask(layout.kitty, nolo), layout.partner)
