"""The colours that the table can have, each for light and for dark rooms.

`tests/gui/test_theme.py` holds every contrast on each of them. High contrast has a table of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from laksewhist.engine.values import dataclass
from laksewhist.gui.table.theme import Theme


@dataclass(frozen=True, slots=True)
class Cloth:
    """The table, and its ornament lines and trays on it."""

    field: str
    line: str


CLOTHS: Final[Mapping[str, Mapping[str, Cloth]]] = MappingProxyType(
    {
        "terracotta": {"light": Cloth("#DDAF99", "#C79079"), "dark": Cloth("#38221C", "#6B4638")},
        "petrol": {"light": Cloth("#A9C8CB", "#7FA9AE"), "dark": Cloth("#122C34", "#2F5A64")},
        "sage": {"light": Cloth("#BCCDB0", "#93AC86"), "dark": Cloth("#1C2C22", "#3F5C48")},
        "sand": {"light": Cloth("#E2D0AA", "#C4AB79"), "dark": Cloth("#2E2719", "#5E5138")},
    }
)
"""Name of a cloth to name of a theme to its colours."""


def with_cloth(theme: Theme, name: str | None) -> Theme:
    """The theme with this cloth on its table; None is the theme's own, and high contrast keeps its own.

    Raises KeyError for a cloth that there is not.
    """
    if name is None or theme.name not in CLOTHS[name]:
        return theme
    cloth = CLOTHS[name][theme.name]
    return replace(theme, field=cloth.field, field_line=cloth.line, tray=cloth.line)
