"""Score sheet, graph and reviews of one long evening with six participants, for the standard pictures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from laksewhist.compose import SIMPLEST_LEVEL, play_with_computers
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.gui.new_match import person_name
from laksewhist.gui.scores.ledger import Ledger
from laksewhist.gui.scores.review_bar import ALL
from laksewhist.gui.scores.sources import of_match
from laksewhist.match.match import Match

if TYPE_CHECKING:
    from laksewhist.gui.main_window import MainWindow

NAMES: Final = ("Karen", "Bodil", "Mads", "Søren Ærø-Østergård", "Inger")
DEALS: Final = 60
_POINTED: Final = 23
_TRICKS: Final = 6


def score_moments(window: MainWindow) -> Iterator[tuple[str, QWidget]]:
    """Each picture's name and what is shown in it, one after another."""
    scores = window.scores
    ledger = long_evening()
    scores.open_ledger(ledger)
    (sheet,) = scores.windows.values()
    sheet.resize(window.size() - QSize(24, 20))  # the offscreen platform's own screen is smaller
    yield "score_sheet", sheet
    sheet.tabs.setCurrentWidget(sheet.graph)
    sheet.graph.point(_POINTED)
    yield "score_graph", sheet
    sheet.reviewWanted.emit(ledger.scored[-1])
    review = scores.review
    assert review is not None
    review.resize(window.size())
    yield "review_start", review
    for _ in range(_TRICKS):
        review.trick_forth()
    yield "review_open", review
    review.see(0)
    yield "review_own", review
    review.last()
    review.see(ALL)
    yield "review_result", review
    review.close()
    sheet.close()


def long_evening() -> Ledger:
    """Sixty deals, always the same: the simplest computers do not learn."""
    match = Match((person_name(), *NAMES), HouseRules(), DEFAULT_TABLE, "score sheet")
    while len(match.deals) < DEALS:
        plan = match.next_deal()
        match.add(plan, play_with_computers(plan, (SIMPLEST_LEVEL,) * len(match.participants), match.seed))
    return of_match(match, "Mortensaften", 0)
