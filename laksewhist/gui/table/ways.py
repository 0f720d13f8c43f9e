"""In which ways a card can be played with the pointer; the keys work whatever is chosen here."""

from __future__ import annotations

from enum import Enum

from laksewhist.engine.values import dataclass


class Click(Enum):
    """What a click on a card does."""

    PLAYS = "plays"
    LIFTS = "lifts"
    DOUBLE = "double"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Ways:
    """What pointer and program do with a card.

    `LIFTS` lifts a card with the first click and plays it with the second; `DOUBLE` plays with a double click only.
    Without `drag` a click that does nothing would leave the pointer no way at all: then a click plays. With `ahead` a
    card can be chosen while others play; with `forced` the only card that may be played is played by itself.
    """

    click: Click = Click.PLAYS
    drag: bool = True
    ahead: bool = True
    forced: bool = False

    def __post_init__(self) -> None:
        if self.click is Click.NOTHING and not self.drag:
            object.__setattr__(self, "click", Click.PLAYS)

    @property
    def takes_second_press(self) -> bool:
        """Whether the second press of a double click means something."""
        return self.click in (Click.LIFTS, Click.DOUBLE)
