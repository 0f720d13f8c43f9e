"""What the statistics wear beyond what tables and tournaments do."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

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
_LENGTHS: Final = {"line": 2, "small": 5, "cell": 8, "pad": 10, "wide": 22}


def dress_statistics(widget: QWidget, look: Look) -> None:
    """Dresses the window and all that is in it."""
    dress_tournaments(widget, look)
    sizes = {name: max(1, look.px(units)) for name, units in _LENGTHS.items()}
    theme = look.theme
    colours = {"ink": theme.ink, "soft": theme.soft, "focus": theme.focus, "inset": theme.inset, "rule": theme.line}
    widget.setStyleSheet(widget.styleSheet() + _SHEET.format(**colours, **sizes))
