"""What the statistics wear beyond what tables and tournaments do."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from laksewhist.gui.dress import dress
from laksewhist.gui.look import Look
from laksewhist.gui.tournaments.clothes import dress_tournaments

_SHEET: Final = """
QPushButton[choice="true"] {{
    color: {ink}; border: {line}px solid {soft}; border-radius: {cell}px; text-align: left; font-weight: normal;
    padding: {small}px {wide}px {small}px {pad}px; min-height: 0px;
}}
QPushButton[choice="true"]:focus {{ border: {line}px solid {focus}; background: {inset}; }}
QPushButton[choice="true"]:disabled {{ color: {soft}; border: {line}px dashed {rule}; }}
QSplitter::handle {{ image: none; background: transparent; }}
"""
_LIST: Final = """
QListWidget {{ border: {line}px solid {soft}; }}
QListWidget::item {{ color: {ink}; border: {line}px solid transparent; padding: {small}px {pad}px; }}
QListWidget::item:selected {{ color: {ink}; background: {inset}; border: {line}px solid {focus}; }}
QListWidget::indicator {{
    width: {mark}px; height: {mark}px; background: {panel}; border: {line}px solid {soft}; border-radius: {fine}px;
}}
QListWidget::indicator:checked {{ background: {accent}; border: {line}px solid {accent}; }}
"""
_LENGTHS: Final = {"fine": 3, "mark": 15, "line": 2, "small": 5, "cell": 8, "pad": 10, "wide": 22}

_COLOURS: Final = ("ink", "soft", "focus", "inset", "panel", "accent")


def dress_statistics(widget: QWidget, look: Look) -> None:
    """Dresses the window and all that is in it."""
    dress_tournaments(widget, look, _filled(_SHEET, look))


def dress_list(widget: QWidget, look: Look) -> None:
    """Dresses a list in which lines are ticked; a tick is seen on the line with the keyboard too."""
    dress(widget, look, _filled(_LIST, look))


def _filled(sheet: str, look: Look) -> str:
    sizes = {name: max(1, look.px(units)) for name, units in _LENGTHS.items()}
    colours = {name: getattr(look.theme, name) for name in _COLOURS} | {"rule": look.theme.line}
    return sheet.format(**colours, **sizes)
