"""Markdown pages as the tests see them: headings, fenced blocks, links and tables. Needs no Qt."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = (ROOT / "README.md", ROOT / "README.da.md", *sorted((ROOT / "docs").rglob("*.md")))
"""The pages whose commands are run."""

_ELSEWHERE = ("build/", "dist/", ".", "assets/help/")
"""What is built or hidden; and the help of the program, which has links of its own kind."""
EVERY_PAGE = tuple(
    path for path in sorted(ROOT.rglob("*.md")) if not str(path.relative_to(ROOT)).startswith(_ELSEWHERE)
)
"""Every Markdown file of the project, whose links are followed."""

_FENCE = re.compile(r"```(?P<language>\w*)(?P<more>[^\n`]*)")
_LINK = re.compile(r"(?P<picture>!?)\[(?P<text>[^\]]*)\]\((?P<target>[^)\s]+)\)")
_HEADING = re.compile(r"(?P<marks>#{1,6}) (?P<text>.+)")


@dataclass(frozen=True)
class Block:
    """A fenced block. `more` are the words after the language, such as `file=hard.json` or `status=1`."""

    page: Path
    line: int
    language: str
    more: dict[str, str]
    text: str
    follows_block: bool
    """Whether only empty lines stand between this block and the one before."""

    @property
    def where(self) -> str:
        return f"{name_of(self.page)}:{self.line}"


@dataclass(frozen=True)
class Link:
    """A link, or a picture with its description."""

    page: Path
    line: int
    is_picture: bool
    text: str
    target: str


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


@cache
def lines_of(page: Path) -> tuple[str, ...]:
    return tuple(page.read_text(encoding="utf-8").splitlines())


@cache
def blocks_of(page: Path) -> tuple[Block, ...]:
    found: list[Block] = []
    opened: tuple[int, str, dict[str, str]] | None = None
    follows, inside = False, list[str]()
    for number, line in enumerate(lines_of(page), 1):
        fence = _FENCE.fullmatch(line)
        if opened is not None and line == "```":
            found.append(Block(page, *opened, "".join(f"{each}\n" for each in inside), follows))
            opened, follows, inside = None, True, []
        elif opened is not None:
            inside.append(line)
        elif fence is not None:
            more = dict(word.split("=", 1) for word in fence["more"].split())
            opened = (number, fence["language"], more)
        elif line:
            follows = False
    assert opened is None, f"{name_of(page)}: a block is never closed"
    return tuple(found)


@cache
def prose_of(page: Path) -> tuple[tuple[int, str], ...]:
    """The lines outside fenced blocks, with their numbers."""
    found: list[tuple[int, str]] = []
    inside = False
    for number, line in enumerate(lines_of(page), 1):
        if line.startswith("```"):
            inside = not inside
        elif not inside:
            found.append((number, line))
    return tuple(found)


def headings_of(page: Path) -> list[tuple[int, str]]:
    """Level and text of each heading."""
    matches = (_HEADING.fullmatch(line) for _, line in prose_of(page))
    return [(len(each["marks"]), each["text"]) for each in matches if each]


def anchors_of(page: Path) -> set[str]:
    """The names by which links reach the headings, as the hosts of repositories make them."""
    return {re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-") for _, text in headings_of(page)}


def links_of(page: Path) -> list[Link]:
    return [
        Link(page, number, bool(each["picture"]), each["text"], each["target"])
        for number, line in prose_of(page)
        for each in _LINK.finditer(line)
    ]


def tables_of(page: Path) -> list[tuple[int, ...]]:
    """For each table how many cells its rows have."""
    found: list[list[int]] = []
    before = False
    for _, line in prose_of(page):
        is_row = line.startswith("|")
        if is_row and not before:
            found.append([])
        if is_row:
            found[-1].append(line.count("|") - 1)
        before = is_row
    return [tuple(rows) for rows in found]
