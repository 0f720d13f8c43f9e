"""The mark of the house: alone for the score strip, and on a petrol card as the icon of the application."""

from palette import EDGE, FOAM, INK, PAPER, PETROL, SALMON, SALMON_DEEP, SEA, STRAW
from salmon import Scales, salmon
from svg import box, circle, document, group, path

ICON = 512


def mark_document() -> str:
    """The leaping salmon alone, on nothing, 230 by 150."""
    return document(salmon(Scales(lines=PAPER, eye=INK), plain=True), 230, 150, "-115 -62 230 150")


def icon_document() -> str:
    """The salmon leaping over waves on a petrol card: big plain shapes, so that it reads at 16 px."""
    card = box(66, 10, 380, 492, PAPER, 56, EDGE, 6) + box(98, 42, 316, 428, PETROL, 34)
    sun = circle(318, 150, 62, STRAW)
    waves = "".join(path(_wave(y), "none", colour, 22) for y, colour in ((372, FOAM), (424, SEA)))
    fish = group(salmon(Scales(SALMON, SALMON_DEEP, INK, INK, PETROL), plain=True), 256, 236, -24, 1.36)
    return document(card + sun + waves + fish, ICON, ICON)


def _wave(y: int) -> str:
    return f"M134,{y} q30.5,-32 61,0 t61,0 t61,0 t61,0"
