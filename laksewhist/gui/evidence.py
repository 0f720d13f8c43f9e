"""What is kept of a computer that failed: the deal up to there, and all that its thinking depended on."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from laksewhist.ai.brain import Style
from laksewhist.compose import SIMPLEST_LEVEL
from laksewhist.engine.actions import Action
from laksewhist.engine.cards import Seat
from laksewhist.engine.values import dataclass
from laksewhist.gui.computers import seed_of
from laksewhist.gui.session import Session
from laksewhist.match.driver import Fault, Misbehaviour, question_number
from laksewhist.match.match import DealPlan, Match

STAND_IN_SEED: Final = ("stand-in",)
"""What `compose.stand_in` decides with."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """A thought that failed. With these actions, level, style and seed the same is thought again.

    `wanted` is what for: an answer, a hint or a reason. `level` is None where a person's answer was the fault, or
    where a claim was played out. `seed` is what `compose.consider` gets after the view.
    """

    wanted: str
    match: Match
    plan: DealPlan
    actions: tuple[Action, ...]
    seat: Seat
    level: str | None
    style: Style
    seed: tuple[object, ...]
    error: Exception

    def line(self, file: str | None) -> str:
        """One line of JSON for the log; `file` is the record's name, None where it could not be written.

        A record holds the cards, the actions, the house rules and the point table; the rest stands here.
        """
        told = {
            "file": file,
            "wanted": self.wanted,
            "seat": self.seat,
            "level": self.level,
            "style": self.style.value,
            "seed": self.seed,
            "error": f"{type(self.error).__name__}: {self.error}",
        }
        return json.dumps(told, ensure_ascii=False, default=str)


def of_answer(session: Session, plan: DealPlan, fault: Misbehaviour, instead: str | None) -> Evidence:
    """What is kept of a player that misbehaved; `instead` is the level that plays for the person."""
    found = _thought("answer", session, plan, fault.actions, fault.seat, instead, fault.error)
    if fault.fault is not Fault.STAND_IN:
        return found
    return replace(found, wanted="stand-in", level=SIMPLEST_LEVEL, style=Style.BALANCED, seed=STAND_IN_SEED)


def of_reason(
    session: Session, plan: DealPlan, actions: tuple[Action, ...], seat: Seat, instead: str | None
) -> Callable[[Exception], Evidence]:
    """What is kept of a thought after these actions that fails when it is asked for its reason."""
    return lambda error: _thought("reason", session, plan, actions, seat, instead, error)


def _thought(
    wanted: str,
    session: Session,
    plan: DealPlan,
    actions: tuple[Action, ...],
    seat: Seat,
    instead: str | None,
    error: Exception,
) -> Evidence:
    level, style = session.computer_in(plan, seat)
    if level is None:
        level, style = instead, Style.BALANCED
    token = question_number(1 + sum(each.seat == seat for each in actions), seat)
    seed = seed_of(session.setup.seed, plan, token)
    return Evidence(wanted, session.match, plan, actions, seat, level, style, seed, error)
