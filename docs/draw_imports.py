"""Draws docs/images/imports.svg from the imports that stand in the sources.

Run it as `python docs/draw_imports.py`; it needs nothing but Python. The order of the layers is the one that
import-linter checks, in pyproject.toml.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

ROOT: Final = Path(__file__).parents[1]
PACKAGE: Final = "laksewhist"
PICTURE: Final = ROOT / "docs" / "images" / "imports.svg"

BOX_WIDTH, BOX_HEIGHT, GAP, EDGE = 480, 96, 40, 24
LETTERS: Final = 64
"""So many letters of the small type fit into a box."""
WIDTH: Final = 2 * BOX_WIDTH + GAP + 2 * EDGE
MIDDLE: Final = WIDTH / 2


@dataclass(frozen=True, slots=True)
class Part:
    """A package or module just below `laksewhist`: what it is for, and what it imports of ours and of others."""

    name: str
    duty: str
    ours: frozenset[str]
    others: frozenset[str]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a box is: its left upper corner."""

    x: float
    y: float

    @property
    def middle(self) -> float:
        """Half-way across."""
        return self.x + BOX_WIDTH / 2


def layers() -> list[list[str]]:
    """The parts from the top layer to the lowest; those in one layer may not import each other."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    (order,) = (contract["layers"] for contract in contracts if contract["type"] == "layers")
    return [[name.strip() for name in layer.split("|")] for layer in order]


def imported(tree: ast.Module) -> Iterator[str]:
    """The full name of every module that is imported, wherever in the file."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            if node.module == PACKAGE:
                yield from (f"{PACKAGE}.{each.name}" for each in node.names)


def read_part(name: str) -> Part:
    """A part as its sources stand; imports of the standard library are left out."""
    folder = ROOT / PACKAGE / name
    sources = sorted(folder.rglob("*.py")) if folder.is_dir() else [folder.with_suffix(".py")]
    first = ast.parse(sources[0].read_text(encoding="utf-8"))
    modules: set[str] = set()
    for source in sources:
        if source.name != "_resources.py":  # written by the compiler of resources, and not always there
            modules.update(imported(ast.parse(source.read_text(encoding="utf-8"))))
    tops = {tuple(module.split(".")[:2]) for module in modules}
    ours = {top[1] for top in tops if top[0] == PACKAGE and len(top) == 2} - {name}
    others = {top[0] for top in tops} - {PACKAGE} - sys.stdlib_module_names
    known = {each for layer in layers() for each in layer}
    return Part(name, _duty(first), frozenset(ours & known), frozenset(others))


def _duty(tree: ast.Module) -> str:
    """The first sentence of the docstring, as far as a semicolon."""
    text = (ast.get_docstring(tree) or "").splitlines()[0]
    return text.partition(".")[0].partition(";")[0]


def arrows(parts: Mapping[str, Part]) -> list[tuple[str, str]]:
    """Who imports whom, without what also follows by a longer way."""

    def reached(name: str) -> set[str]:
        return {name}.union(*(reached(each) for each in parts[name].ours))

    found: list[tuple[str, str]] = []
    for name, part in parts.items():
        for target in sorted(part.ours):
            if not any(target in reached(other) for other in part.ours - {target}):
                found.append((name, target))
    return found


def places() -> dict[str, Place]:
    """Where each box stands: a row for each layer, alone in the middle or side by side."""
    found: dict[str, Place] = {}
    for row, names in enumerate(layers()):
        left = EDGE + (BOX_WIDTH + GAP) / 2 * (2 - len(names))
        for column, name in enumerate(names):
            found[name] = Place(left + column * (BOX_WIDTH + GAP), EDGE + row * (BOX_HEIGHT + GAP))
    return found


def _box(part: Part, place: Place) -> list[str]:
    ours = ", ".join(name for layer in layers() for name in layer if name in part.ours)
    others = ", ".join(sorted(part.others))
    imports = "; ".join(each for each in (ours, others) if each) or "only the standard library"
    lines = ((32, "name", part.name), (57, "duty", part.duty), (79, "imports", f"imports {imports}"))
    texts = [
        f'<text class="{kind}" x="{place.x + 18:g}" y="{place.y + down:g}">{escape(_cut(text))}</text>'
        for down, kind, text in lines
    ]
    frame = f'<rect class="box" x="{place.x:g}" y="{place.y:g}" width="{BOX_WIDTH}" height="{BOX_HEIGHT}" rx="10"/>'
    return [frame, *texts]


def _cut(text: str) -> str:
    return text if len(text) <= LETTERS else text[: LETTERS - 1].rstrip() + "…"


def _arrow(start: Place, end: Place, down: int) -> str:
    """From one box to another further down; where a layer lies between, round its outside."""
    top, foot = end.y, start.y + BOX_HEIGHT
    to_left = end.middle < start.middle
    if down == 1:
        between = end.middle - start.middle
        way = f"M{start.middle + between * 0.4:g} {foot:g} L{start.middle + between * 0.5:g} {top:g}"
    elif start.middle == MIDDLE:
        lane = end.x + 150 if to_left else end.x + BOX_WIDTH - 150
        way = f"M{start.x if to_left else start.x + BOX_WIDTH:g} {start.y + BOX_HEIGHT / 2:g} H{lane:g} V{top:g}"
    else:
        lane = start.x + BOX_WIDTH - 60 if to_left else start.x + 60
        way = f"M{lane:g} {foot:g} V{top + BOX_HEIGHT / 2:g} H{end.x + BOX_WIDTH if to_left else end.x:g}"
    return f'<path class="arrow" d="{way}"/>'


def picture() -> str:
    """The whole picture as SVG."""
    at = places()
    parts = {name: read_part(name) for name in at}
    row = {name: number for number, names in enumerate(layers()) for name in names}
    height = len(layers()) * (BOX_HEIGHT + GAP) - GAP + 2 * EDGE
    body = [_arrow(at[start], at[end], row[end] - row[start]) for start, end in arrows(parts)]
    for name, part in parts.items():
        body += _box(part, at[name])
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
            "<title>Who imports whom in laksewhist</title>",
            "<style>text{font-family:sans-serif;fill:#1d2b33}.name{font-size:21px;font-weight:bold}.duty{font-size:13px}"
            ".imports{font-size:13px;fill:#1c5a7a}.box{fill:#fff;stroke:#1c5a7a;stroke-width:2}"
            ".arrow{fill:none;stroke:#5b6b73;stroke-width:2;marker-end:url(#head)}</style>",
            '<marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto">'
            '<path d="M0 0L10 5L0 10z" fill="#5b6b73"/></marker>',
            f'<rect width="{WIDTH}" height="{height}" rx="14" fill="#eef3f5"/>',
            *body,
            "</svg>\n",
        ]
    )


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
