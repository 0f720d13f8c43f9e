"""Who answered each question of the deal on the screen: kept until the next deal begins, for whoever asks why."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from laksewhist.ai.brain import Brain
from laksewhist.engine.values import dataclass


class Source(Enum):
    """Where an answer came from."""

    PERSON = "the person at the screen"
    COMPUTER = "a computer, in time"
    LATE = "the stand-in of a computer that took too long"
    FAILED = "the stand-in of a computer that failed"
    CLOCK = "the clock of sniksnak"


@dataclass(frozen=True, slots=True)
class Answered:
    """One answer.

    `brain` is who was asked, also where somebody else answered in its place; None for a person. `instead` is the level
    that was playing for the person then, where one was.
    """

    source: Source
    brain: Brain | None
    instead: str | None


class Answers:
    """The answers of one deal by the numbers of their questions (`Question.token`).

    A deal that was begun before the program was started has none of those that were given then.
    """

    def __init__(self) -> None:
        self._by_token: dict[int, Answered] = {}
        self._last: int | None = None

    def begin(self) -> None:
        """Another deal begins."""
        self._by_token.clear()
        self._last = None

    def ask(self, token: int, brain: Brain | None, instead: str | None = None) -> None:
        """This brain is asked, or the person. What was noted of that question before is forgotten."""
        self._last = token
        source = Source.PERSON if brain is None else Source.COMPUTER
        self._by_token[token] = Answered(source, brain, instead)

    def answered_by(self, source: Source) -> None:
        """What was asked last is answered by somebody else; does nothing where nothing was asked."""
        if self._last is not None:
            self._by_token[self._last] = replace(self._by_token[self._last], source=source)

    def of(self, token: int) -> Answered | None:
        """Who answered this question; None where it is not known."""
        return self._by_token.get(token)
