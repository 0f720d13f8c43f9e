"""The colours of the three themes, by name.

Values are `#RRGGBB` strings, fit for QColor and style sheets alike.  `tests/gui/test_theme.py` holds the
contrast every pair must keep.  Gold never stands alone: it always lies between two ink lines.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from laksewhist.engine.values import dataclass
from laksewhist.gui.table import card_shapes

SALMON, SALMON_DEEP, PETROL = "#EE9C83", "#D9694E", "#1F5F6B"

SuitColours = Mapping[str, str]
"""Suit letter S, H, D, C to a colour."""


@dataclass(frozen=True, slots=True)
class Theme:
    """One set of colours.

    `suits` and `suits_four` are for panels; cards have their own, see `card_suit`.  `focus` is the 4 px
    keyboard outline, at least 3:1 against field and panel.  `dim` is how much field colour covers an illegal
    card, 0 to 1; `tray` lies under a hand laid open; `shade` and `shade_depth` make the shadows.  `strong` has
    cards drawn for high contrast.
    """

    name: str
    room: str
    field: str
    field_line: str
    tray: str
    panel: str
    inset: str
    ink: str
    soft: str
    line: str
    accent: str
    on_accent: str
    wash: str
    hot: str
    gold: str
    good: str
    bad: str
    paper: str
    focus: str
    shade: tuple[int, int, int]
    shade_depth: float
    dim: float
    suits: SuitColours
    suits_four: SuitColours
    strong: bool = False

    salmon = SALMON
    """The bar on the declarer's plate, and the mark of the house."""
    card_ink = card_shapes.INK
    """Ink on card paper and on gold: dark in every theme."""
    seal = PETROL
    """The seal on the called card: on card paper, so the same in every theme."""

    @property
    def card_edge(self) -> str:
        """The line round a card."""
        return card_shapes.INK if self.strong else card_shapes.EDGE

    def suit(self, letter: str, *, four: bool = False) -> str:
        """Colour of a suit sign on a panel (S, H, D, C; KeyError for any other letter)."""
        return (self.suits_four if four else self.suits)[letter]

    def card_suit(self, letter: str, *, four: bool = False) -> str:
        """Colour of a suit on card paper: the same in light and dark, purer where the theme is strong."""
        if self.strong:
            return self.suit(letter, four=four)
        return (card_shapes.FOUR_COLOURS if four else card_shapes.TWO_COLOURS)[letter]


def _suits(spades: str, hearts: str, diamonds: str, clubs: str) -> SuitColours:
    return MappingProxyType({"S": spades, "H": hearts, "D": diamonds, "C": clubs})


LIGHT = Theme(
    name="light",
    room="#F3ECE1",
    field="#DDAF99",
    field_line="#C79079",
    tray="#C79079",
    panel="#FFFBF4",
    inset="#F4ECE0",
    ink="#16282F",
    soft="#4F6066",
    line="#DCCFBE",
    accent="#1F5F6B",
    on_accent="#FFFDF8",
    wash="#DCE9E8",
    hot="#A63C22",
    gold="#DDA02F",
    good="#2A6350",
    bad="#A9281F",
    paper=card_shapes.PAPER,
    focus="#1F5F6B",
    shade=(60, 30, 20),
    shade_depth=1.0,
    dim=0.36,
    suits=_suits("#16282F", "#BC2F26", "#BC2F26", "#16282F"),
    suits_four=_suits("#16282F", "#AE1C2B", "#BF7500", "#007A80"),
)

DARK = Theme(
    name="dark",
    room="#0B181D",
    field="#122C34",
    field_line="#2F5A64",
    tray="#2F5A64",
    panel="#193841",
    inset="#244953",
    ink="#F3E9DD",
    soft="#B4C4C3",
    line="#33555E",
    accent="#F0A58E",
    on_accent="#16282F",
    wash="#3D6672",
    hot="#F6B9A5",
    gold="#E3B04B",
    good="#8FCBA6",
    bad="#FF9D8C",
    paper="#F5EDE0",
    focus=SALMON_DEEP,
    shade=(0, 0, 0),
    shade_depth=1.6,
    dim=0.36,
    suits=_suits("#F3E9DD", "#FF8F7C", "#FF8F7C", "#F3E9DD"),
    suits_four=_suits("#F3E9DD", "#FB7D74", "#F6C508", "#4DA8B9"),
)

CONTRAST = Theme(
    name="contrast",
    room="#FFFFFF",
    field="#E4DFD6",
    field_line="#000000",
    tray="#BDB6AA",
    panel="#FFFFFF",
    inset="#FFFFFF",
    ink="#000000",
    soft="#1F1F1F",
    line="#000000",
    accent="#003F5C",
    on_accent="#FFFFFF",
    wash="#DDEBF2",
    hot="#8A1508",
    gold="#E0A800",
    good="#00432B",
    bad="#8A0F0A",
    paper="#FFFFFF",
    focus="#003F5C",
    shade=(0, 0, 0),
    shade_depth=1.0,
    dim=0.28,
    suits=_suits("#000000", "#A80F17", "#A80F17", "#000000"),
    suits_four=_suits("#000000", "#98101A", "#B07200", "#007078"),
    strong=True,
)

THEMES: Mapping[str, Theme] = MappingProxyType({theme.name: theme for theme in (LIGHT, DARK, CONTRAST)})
"""The themes by the name that the settings store."""
