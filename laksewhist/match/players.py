"""One protocol for all who sit at the table: people, computers and scripts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol, TypeAlias

from laksewhist.engine.actions import Action
from laksewhist.engine.events import Event
from laksewhist.engine.values import dataclass
from laksewhist.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class Question:
    """What a player is asked: to choose one of `view.legal`. The token tells this question from every other."""

    token: int
    view: PlayerView


Reply: TypeAlias = Callable[[int, Action], None]
"""Called with the question's token and the answer, at once or later; late and double answers are dropped."""


class Player(Protocol):
    """Somebody at the table. Whatever it raises or answers, the game goes on; it hears what its seat may know."""

    observes: bool
    """Whether it wants to be told what happens; those who do not cost nothing."""

    def observe(self, event: Event, view: PlayerView) -> None:
        """Told of an event as its seat may see it, with the view after it."""

    def request(self, question: Question, reply: Reply) -> None:
        """Asked to act; answers through `reply`, now or later, once."""

    def cancel(self, token: int) -> None:
        """Told that this question needs no answer any more."""


class ScriptPlayer:
    """Answers with the given actions, one after another; raises StopIteration where they run out."""

    observes = False

    def __init__(self, actions: Iterable[Action]) -> None:
        self._actions: Iterator[Action] = iter(actions)

    def observe(self, event: Event, view: PlayerView) -> None:
        """Does nothing: a script knows what comes."""

    def request(self, question: Question, reply: Reply) -> None:
        """Answers at once."""
        reply(question.token, next(self._actions))

    def cancel(self, token: int) -> None:
        """Does nothing: it never has an open question."""
