"""What the player has chosen of cards and table beside colours: indices, suits, back, pictures of one's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from pathlib import Path
from types import MappingProxyType
from typing import Final

from PySide6.QtGui import QImage

from laksewhist.engine.values import dataclass

QUIET_BELOW: Final = 64
"""Cards narrower than this have a quiet back, in layout units."""
QUIET_BACKS: Final[Mapping[str, str]] = MappingProxyType(
    {"back_wave": "back_quiet", "back_flower": "back_flower_quiet", "back_heart": "back_heart_quiet"}
)
"""The backs to choose from, each with the plainer one for small cards."""
OWN_BACK: Final = "back_own"


@dataclass(frozen=True, slots=True)
class TableStyle:
    """One set of choices.

    `back` is a key of `QUIET_BACKS`. `own_back` lies on every card instead of it, `own_cloth` on the field; high
    contrast shows neither picture on the field. `faces` is the folder in which the participants' pictures lie.
    """

    four_colours: bool = False
    danish: bool = False
    back: str = "back_wave"
    own_back: QImage | None = field(default=None, hash=False)
    own_cloth: QImage | None = field(default=None, hash=False)
    faces: Path | None = None

    def back_at(self, width: float) -> str:
        """The name of the back that a card of this width has."""
        if self.own_back is not None:
            return OWN_BACK
        return QUIET_BACKS[self.back] if width < QUIET_BELOW else self.back
