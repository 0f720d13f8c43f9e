"""Search over all pages, as one types: sections ranked by how well they fit."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from html import escape
from itertools import takewhile
from typing import Final

from laksewhist.engine.values import dataclass
from laksewhist.gui.help.markup import Block, BlockKind, Page, Section
from laksewhist.gui.help.render import block_html, plain
from laksewhist.gui.help.tables import Tables
from laksewhist.gui.help.topics import Place

MOST_HITS: Final = 24
LISTS: Final = frozenset({"rules"})
"""Pages that only list what other pages say."""
BEFORE, AFTER = 60, 130
"""Characters of a section that a hit shows before and after the first word found."""
_WORD: Final = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Hit:
    """A section that was found: where, its page and heading, and a piece of its text as HTML with the words marked."""

    place: Place
    title: str
    heading: str
    excerpt: str


@dataclass(frozen=True, slots=True)
class _Part:
    place: Place
    title: str
    heading: str
    rules: str
    text: str


def _told(section: Section) -> Iterable[Block]:
    """The blocks up to the rule at the end of a page, below which it names other pages."""
    return takewhile(lambda block: block.kind is not BlockKind.RULE, section.blocks)


def words_of(query: str) -> tuple[str, ...]:
    """The words to look for, folded."""
    return tuple(_WORD.findall(fold(query)))


def fold(text: str) -> str:
    """The text in small letters without accents, of the same length; æ, ø and å stay what they are."""
    return "".join(_fold_letter(letter) for letter in text)


def _fold_letter(letter: str) -> str:
    small = letter.lower()
    if small in "æøå":
        return small
    base = unicodedata.normalize("NFD", small)[0]
    return base if len(small) == 1 else letter


def marks(text: str, words: Iterable[str]) -> list[tuple[int, int]]:
    """Where words of the text begin with one of these: begin and end of each, in order, none overlapping."""
    wanted = sorted({re.escape(word) for word in words}, key=len, reverse=True)
    if not wanted:
        return []
    return [found.span() for found in re.finditer(rf"\b(?:{'|'.join(wanted)})", fold(text))]


class SearchIndex:
    """The sections of all pages in one language and one tournament."""

    def __init__(self, pages: Mapping[str, Page], tables: Tables) -> None:
        self._parts = [
            _Part(
                Place(topic, section.anchor),
                page.title,
                section.heading or page.title,
                " ".join(f"R{rule}" for rule in section.rules),
                plain("".join(block_html(block, tables) for block in _told(section))),
            )
            for topic, page in pages.items()
            if topic not in LISTS
            for section in page.sections
            if section.blocks
        ]

    def find(self, query: str) -> tuple[Hit, ...]:
        """The best sections in which a word begins with each word of the query; none for an empty query."""
        words = words_of(query)
        if not words:
            return ()
        scored = [(self._score(part, words), at) for at, part in enumerate(self._parts)]
        best = sorted((each for each in scored if each[0] > 0), key=lambda each: (-each[0], each[1]))
        return tuple(self._hit(self._parts[at], words) for _score, at in best[:MOST_HITS])

    def _score(self, part: _Part, words: tuple[str, ...]) -> int:
        """0 where a word is missing; a word in the heading counts most, then in the title, then how often it stands."""
        total = 0
        for word in words:
            often, title = len(marks(part.text, (word,))), len(marks(part.title, (word,)))
            heading = len(marks(part.heading, (word,)))
            rule = word in fold(part.rules).split()
            if not (often or title or heading or rule):
                return 0
            total += 60 * rule + 20 * heading + 8 * title + min(often, 5)
            total += 10 * (word in _WORD.findall(fold(part.heading)))
        return total

    def _hit(self, part: _Part, words: tuple[str, ...]) -> Hit:
        text = part.text
        found = marks(text, words)
        begin = max(0, found[0][0] - BEFORE) if found else 0
        if begin:
            begin = text.find(" ", begin) + 1
        piece = text[begin : begin + BEFORE + AFTER]
        if begin + len(piece) < len(text):
            piece = piece.rpartition(" ")[0] + " …"
        excerpt = ("… " if begin else "") + marked(piece, words)
        return Hit(part.place, part.title, part.heading, excerpt)


def marked(text: str, words: Iterable[str]) -> str:
    """The text as HTML with the words marked."""
    parts, at = [], 0
    for begin, end in marks(text, words):
        parts += [escape(text[at:begin]), f'<span class="hit">{escape(text[begin:end])}</span>']
        at = end
    return "".join((*parts, escape(text[at:])))
