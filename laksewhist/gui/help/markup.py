"""The pages' own small Markdown, read into blocks.

A page begins with `# Title`. `## Heading {#anchor R28}` opens a section: its anchor and the house rules it explains.
Within a section, blank lines part paragraphs, lists (`- `, `1. `), tables (`| a | b |`), notes (`> `), a rule (`---`),
pictures (`![caption](cards:SA HT)`) and what the program fills in (`[[house exchange]]`).
"""

from __future__ import annotations

import re
from enum import Enum
from typing import Final

from laksewhist.engine.values import dataclass

_HEADING: Final = re.compile(r"## (?P<text>.+?) \{#(?P<anchor>\w+)(?P<rules>( R\d+)*)\}")
_PICTURE: Final = re.compile(r"!\[(?P<caption>.*)\]\((?P<spec>\w+:[^)]*)\)")
_FILLED: Final = re.compile(r"\[\[(?P<text>[\w ]+)\]\]")
_ITEM: Final = re.compile(r"(- |\d+\. )")


class BlockKind(Enum):
    """What a block is."""

    PARAGRAPH = "paragraph"
    BULLETS = "bullets"
    NUMBERS = "numbers"
    TABLE = "table"
    NOTE = "note"
    RULE = "rule"
    PICTURE = "picture"
    FILLED = "filled"


@dataclass(frozen=True, slots=True)
class Block:
    """A block of a section: its lines or items, each as it is written.

    A picture has its caption and what to draw; what is filled in has its one line of words.
    """

    kind: BlockKind
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a page; the first one of a page has no heading and no anchor."""

    heading: str
    anchor: str
    rules: tuple[int, ...]
    blocks: tuple[Block, ...]

    @property
    def anchors(self) -> tuple[str, ...]:
        """Every anchor that leads here: its own, and `r28` for each rule."""
        own = (self.anchor,) if self.anchor else ()
        return (*own, *(f"r{rule}" for rule in self.rules))


@dataclass(frozen=True, slots=True)
class Page:
    """A page as it is written."""

    title: str
    sections: tuple[Section, ...]


def parse_page(text: str) -> Page:
    """Reads a page; ValueError where it has no title or a heading without anchor."""
    first, _, rest = text.lstrip().partition("\n")
    if not first.startswith("# "):
        raise ValueError(f"a page begins with its title, not with {first!r}")
    parts = re.split(r"^(?=## )", rest, flags=re.MULTILINE)
    return Page(first[2:].strip(), tuple(_section(part) for part in parts))


def _section(text: str) -> Section:
    if not text.startswith("## "):
        return Section("", "", (), _blocks(text))
    head, _, body = text.partition("\n")
    found = _HEADING.fullmatch(head.strip())
    if found is None:
        raise ValueError(f"a heading needs an anchor: {head!r}")
    rules = tuple(int(rule[1:]) for rule in found["rules"].split())
    return Section(found["text"], found["anchor"], rules, _blocks(body))


def _blocks(text: str) -> tuple[Block, ...]:
    chunks = re.split(r"\n\s*\n", text)
    return tuple(_block(chunk.strip("\n").splitlines()) for chunk in chunks if chunk.strip())


def _block(lines: list[str]) -> Block:
    whole = " ".join(line.strip() for line in lines)
    if found := _PICTURE.fullmatch(whole):
        return Block(BlockKind.PICTURE, (found["caption"], found["spec"]))
    if found := _FILLED.fullmatch(whole):
        return Block(BlockKind.FILLED, (found["text"],))
    if whole == "---":
        return Block(BlockKind.RULE, ())
    if lines[0].startswith("> "):
        return Block(BlockKind.NOTE, (" ".join(line.removeprefix(">").strip() for line in lines),))
    if lines[0].startswith("|"):
        return Block(BlockKind.TABLE, tuple(line.strip() for line in lines))
    if _ITEM.match(lines[0]):
        kind = BlockKind.BULLETS if lines[0].startswith("- ") else BlockKind.NUMBERS
        return Block(kind, _items(lines))
    return Block(BlockKind.PARAGRAPH, (whole,))


def _items(lines: list[str]) -> tuple[str, ...]:
    items: list[str] = []
    for line in lines:
        if found := _ITEM.match(line):
            items.append(line[found.end() :].strip())
        else:
            items[-1] += " " + line.strip()
    return tuple(items)
