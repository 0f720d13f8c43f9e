"""A seat's side of the driver, for people and computers on the screen alike: it hands its questions to the model."""

from __future__ import annotations

from collections.abc import Callable

from laksewhist.engine.events import Event
from laksewhist.engine.view import PlayerView
from laksewhist.match.players import Question, Reply


class SeatPlayer:
    """Answers nothing itself; the model answers through the driver when the screen is ready."""

    observes = False

    def __init__(self, ask: Callable[[Question], None], cancel: Callable[[int], None]) -> None:
        self._ask = ask
        self._cancel = cancel

    def observe(self, event: Event, view: PlayerView) -> None:
        """Does nothing: the model listens to the driver itself."""

    def request(self, question: Question, reply: Reply) -> None:
        """Hands the question on; the answer goes to the driver's own `reply`."""
        self._ask(question)

    def cancel(self, token: int) -> None:
        """Hands the cancelling on."""
        self._cancel(token)
