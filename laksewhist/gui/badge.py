"""How a participant is told from the others: a colour or a picture, as plain values; `medallion` paints them."""

from __future__ import annotations

from typing import Final

from laksewhist.engine.values import dataclass

COLOURS: Final = ("#1F5F6B", "#B3432B", "#7A5C12", "#3F6B3A", "#6B3F73", "#34558B", "#8A3358", "#4F5B60")
"""Dark enough for white letters (5.3 or more to 1), in the order in which participants get them."""


@dataclass(frozen=True, slots=True)
class Badge:
    """What a medallion shows: the initials of a name on a colour such as `#B3432B`, or a picture.

    `picture` is the name of a file in the folder of pictures.
    """

    name: str
    colour: str | None = None
    picture: str | None = None

    @property
    def is_own(self) -> bool:
        """Whether somebody chose how it looks."""
        return self.colour is not None or self.picture is not None
