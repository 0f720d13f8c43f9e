"""The court cards: a half figure in a panel, turned round the middle; a belt of suit signs hides the seam.

Rank by shape: a king stands before a door arch, a queen before a moon, a jack before a kite.  Suit by world:
spades the sea, hearts the garden, diamonds the field, clubs the forest.
"""

from dataclasses import dataclass

from attributes import attribute
from headgear import headgear
from heads import beard, hair_behind, hair_in_front, head
from palette import CLOTH, CX, CY, HAIR, HEIGHT, SHADE
from pips import pip
from robes import BELT, MIDDLE, PANEL, PANEL_TOP, robe
from svg import both, box, circle, group, path


@dataclass(frozen=True, slots=True)
class Figure:
    """One court: where it looks (-1 left, 0 ahead, 1 right), what it holds at which side, hat, beard or hair."""

    turn: int
    side: int
    attribute: str
    headgear: str
    style: str
    reach: int = 50
    """How far from the middle the thing is held."""


FIGURES = {
    "SK": Figure(0, 1, "sword", "points", "square"),
    "SQ": Figure(-1, -1, "iris", "coronet", "straight"),
    "SJ": Figure(1, 1, "oar", "sailor", "bob"),
    "HK": Figure(0, -1, "sceptre", "lobes", "round"),
    "HQ": Figure(1, 1, "rose", "circlet", "waves", 48),
    "HJ": Figure(-1, -1, "dove", "beret", "curls"),
    "DK": Figure(0, 1, "axe", "lozenges", "fork", 43),
    "DQ": Figure(-1, -1, "grain", "fan", "braids"),
    "DJ": Figure(1, 1, "key", "peak", "bob"),
    "CK": Figure(0, -1, "orb", "arches", "point"),
    "CQ": Figure(1, 1, "acorn", "wreath", "bun", 46),
    "CJ": Figure(-1, -1, "horn", "hunter", "curls", 44),
}


def court(rank: str, suit: str) -> str:
    """The picture of a court card, without its index."""
    cloth = CLOTH[suit]
    area = (CX - PANEL, PANEL_TOP, 2 * PANEL, HEIGHT - 2 * PANEL_TOP)
    half = group(_half(rank, suit), CX, PANEL_TOP)
    return box(*area, cloth["tint"]) + both(half) + _belt(suit) + box(*area, "none", 3, cloth["robe"], 2)


def _half(rank: str, suit: str) -> str:
    figure, cloth, hair = FIGURES[suit + rank], CLOTH[suit], HAIR[suit + rank]
    out = _ground(rank, cloth["ground"]) + hair_behind(figure.style, rank, hair)
    if rank != "Q":
        out += box(-9, 78, 18, 14, SHADE)  # the neck
    out += robe(rank, suit) + head(figure.turn, rank)
    if rank == "K":
        out += beard(figure.style, hair)
    out += hair_in_front(figure.style, rank, suit, hair, figure.turn) + headgear(figure.headgear, suit)
    out += group(attribute(figure.attribute, figure.side, suit), figure.side * figure.reach, 6)
    return out + pip(suit, -figure.side * 53, 17, 20, cloth["robe"])  # in the free corner


def _ground(rank: str, fill: str) -> str:
    if rank == "Q":
        return circle(0, 62, 54, fill)
    door = f"M-50,{MIDDLE} V62 A50,50 0 0 1 50,62 V{MIDDLE}Z"
    return path(door if rank == "K" else "M0,-2 L60,60 L0,122 L-60,60Z", fill)


def _belt(suit: str) -> str:
    cloth = CLOTH[suit]
    out = box(CX - PANEL, CY - BELT, 2 * PANEL, 2 * BELT, cloth["metal"])
    for i, x in enumerate(range(-56, 57, 16)):
        out += pip(suit, CX + x, CY, 11, cloth["tint"], 0 if i % 2 else 180)
    return out
