"""Who writes down what is played, as the game knows it; and who need not be there before anything was answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

from laksewhist.engine.actions import Action
from laksewhist.match.driver import PlayedDeal
from laksewhist.match.match import DealPlan

if TYPE_CHECKING:
    from laksewhist.store.history.rows import Assist


class Keeper(Protocol):
    """Writes down what is played, each answer before it counts."""

    def begin(self, plan: DealPlan, number: int | None = None) -> None:
        """A deal begins; or goes on, where it has a number in the database."""

    def extend(self, actions: tuple[Action, ...]) -> None:
        """These are the deal's actions so far."""

    def finish(self, played: PlayedDeal) -> None:
        """The deal is over."""

    def take_back(self, actions: tuple[Action, ...]) -> None:
        """A person has taken back: these actions are left of the deal."""

    def assist(self, kind: Assist) -> None:
        """A person had help in this deal."""

    def suspend(self) -> None:
        """Nothing more comes of the deal now."""


class NotKept:
    """For what need not last, such as practice."""

    def begin(self, plan: DealPlan, number: int | None = None) -> None:
        """Does nothing."""

    def extend(self, actions: tuple[Action, ...]) -> None:
        """Does nothing."""

    def finish(self, played: PlayedDeal) -> None:
        """Does nothing."""

    def take_back(self, actions: tuple[Action, ...]) -> None:
        """Does nothing."""

    def assist(self, kind: Assist) -> None:
        """Does nothing."""

    def suspend(self) -> None:
        """Does nothing."""


NOT_KEPT: Final = NotKept()


class LateKeeper:
    """A keeper that is made when there is something to write.

    Opening what lasts takes as long as painting the table; a deal that only begins leaves nothing behind anyway.
    """

    def __init__(self, make: Callable[[], Keeper]) -> None:
        self._make = make
        self._keeper: Keeper | None = None
        self._begun: list[DealPlan] = []

    def begin(self, plan: DealPlan, number: int | None = None) -> None:
        """A deal begins; or goes on, where it has a number in the database."""
        if self._keeper is None and number is None:
            self._begun.append(plan)
        else:
            self._ready().begin(plan, number)

    def extend(self, actions: tuple[Action, ...]) -> None:
        """These are the deal's actions so far."""
        self._ready().extend(actions)

    def finish(self, played: PlayedDeal) -> None:
        """The deal is over."""
        self._ready().finish(played)

    def take_back(self, actions: tuple[Action, ...]) -> None:
        """A person has taken back: these actions are left of the deal."""
        self._ready().take_back(actions)

    def assist(self, kind: Assist) -> None:
        """A person had help in this deal."""
        self._ready().assist(kind)

    def suspend(self) -> None:
        """Nothing more comes of the deal now."""
        self._begun.clear()
        if self._keeper is not None:
            self._keeper.suspend()

    def _ready(self) -> Keeper:
        if self._keeper is None:
            self._keeper = self._make()
        begun, self._begun = self._begun, []
        for plan in begun:
            self._keeper.begin(plan)
        return self._keeper
