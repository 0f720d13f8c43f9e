"""Draw the deck as SVG files, without fonts, pictures or clipping.

    python assets/deck/draw.py OUT_DIR [--four]

writes SA.svg to C2.svg (suit, then rank; T is the ten), SA_da.svg and so on for those whose Danish letter is another,
X1.svg to X3.svg, the backs, app.svg and salmon.svg.  `--four` gives each suit its own colour.  The same options give
the same bytes.  Standard library only.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

from ace import ace
from backs import BACKS, sheet
from courts import court
from emblem import icon_document, mark_document
from jokers import joker, joker_index
from palette import shapes, suit_colour
from pips import index, number_card
from svg import document

DANISH = [suit + rank for suit in "SHDC" for rank in shapes.DANISH_FACES]
"""Cards that have another letter in Danish."""
CODES = [suit + rank for suit in "SHDC" for rank in "AKQJT98765432"] + ["X1", "X2", "X3"]


def face(code: str, *, four: bool = False, danish: bool = False) -> str:
    """The SVG of a card's face: code as in SA, HT, C2, X1."""
    suit, rank = code
    if suit == "X":
        return _card(joker(int(rank)), joker_index(int(rank)))
    colour = suit_colour(suit, four)
    if rank == "A":
        picture = ace(suit, colour)
    elif rank in "KQJ":
        picture = court(rank, suit)
    else:
        picture = number_card(10 if rank == "T" else int(rank), suit, colour)
    return _card(picture, index(shapes.shown_rank(rank, danish), suit, colour))


def _card(picture: str, corners: str) -> str:
    """A card whose index is its last group, so that the table can draw it over a dimmed picture."""
    return document(sheet(f'{picture}<g id="index">{corners}</g>'))


def deck(*, four: bool = False) -> dict[str, str]:
    """Every picture: file name to SVG text."""
    pictures = {f"{code}.svg": face(code, four=four) for code in CODES}
    pictures |= {f"{code}_da.svg": face(code, four=four, danish=True) for code in DANISH}
    pictures |= {f"{back.__name__}.svg": document(back()) for back in BACKS}
    return pictures | {"app.svg": icon_document(), "salmon.svg": mark_document()}


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the files into the folder that is named, making it where it is missing."""
    parser = argparse.ArgumentParser(description="Draw the cards of laksewhist as SVG files.")
    parser.add_argument("out", type=Path, metavar="OUT_DIR")
    parser.add_argument("--four", action="store_true", help="four colours instead of two")
    options = parser.parse_args(arguments)
    options.out.mkdir(parents=True, exist_ok=True)
    for name, text in deck(four=options.four).items():
        (options.out / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
