"""The moments of hints and reasons that the standard pictures show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtWidgets import QWidget

from laksewhist.ai.brain import brain_for
from laksewhist.ai.decision import never
from laksewhist.compose import decide
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.gui.advice.adviser import advise
from laksewhist.gui.advice.why_dialog import WhyDialog
from laksewhist.gui.main_window import MainWindow
from laksewhist.gui.pictures import NAMES, PICTURES, draw_up
from laksewhist.gui.session import MatchSetup

HINTS: Final = {"hint_bid": "auction", "hint_call": "call_trump_and_ace", "hint_card": "mid_trick"}
LEVEL: Final = "øvet"


def stages(window: MainWindow, me: str) -> Iterator[tuple[str, QWidget]]:
    """The name of each picture with what is to be drawn; a stage is over when the next is asked for."""
    adviser = window.advice.adviser
    for name, moment in HINTS.items():
        shown, asking = draw_up(next(each for each in PICTURES if each.name == moment), me)
        window.page.show_still(shown, asking=asking)
        adviser.show(advise(shown, never))
        yield name, window
    adviser.hide()
    yield from _why(window, me)


def _why(window: MainWindow, me: str) -> Iterator[tuple[str, QWidget]]:
    model, brain = window.model, brain_for("begynder")
    rules = HouseRules()
    model.new_match(MatchSetup((me, *NAMES), (None, LEVEL, LEVEL, LEVEL), rules, DEFAULT_TABLE, "why"))
    while model.match is not None and not model.match.deals and model.shown is not None:
        model.act(decide(brain, model.shown.view, "person"))
    window.advice.why()
    for dialog in window.findChildren(WhyDialog):
        dialog.list.setCurrentRow(dialog.list.count() * 2 // 3)
        yield "why", dialog
        dialog.reject()
    model.give_up()
