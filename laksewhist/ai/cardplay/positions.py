"""Layouts put on the table of a view: the solver's worlds, in which cards can be tried."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from laksewhist.ai.solver.encode import deal_into, table_of
from laksewhist.ai.solver.world import World
from laksewhist.ai.worlds.layout import Layout
from laksewhist.engine.view import PlayerView

_ACES: Final = 1 << 12 | 1 << 25 | 1 << 38 | 1 << 51
_OTHERS: Final = (1 << 52) - 1 & ~_ACES
_JOKERS: Final = 7 << 52


def word_of_mask(mask: int, nolo: bool) -> int:
    """A layout's mask as the solver's word: where the ace is low it becomes the lowest of its suit (R25)."""
    if not nolo:
        return mask
    return (mask & _OTHERS) << 1 | (mask & _ACES) >> 12 | mask & _JOKERS


def positions_of(view: PlayerView, layouts: Iterable[Layout]) -> Iterator[World]:
    """The play of this view with each layout's hands and partner."""
    table = table_of(view)
    nolo = bool(table.nolo)
    for layout in layouts:
        yield deal_into(table, [word_of_mask(mask, nolo) for mask in layout.hands], layout.partner)
