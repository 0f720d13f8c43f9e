"""What the windows of score sheets wear beyond what every dialog does."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from laksewhist.gui.look import Look
from laksewhist.gui.tables.clothes import dress_tables

_SHEET: Final = """
QLabel#title {{ font-size: {title}px; font-weight: bold; }}
QLabel#soft {{ color: {soft}; }}
QPushButton[small="true"] {{ padding: {small}px {pad}px; }}
QTableView {{ font-size: {type}px; outline: none; }}
QHeaderView::section:vertical {{
    color: {soft}; background: {panel}; border: none; border-right: {fine}px solid {line}; padding: 0px {pad}px;
    font-size: {type}px; font-weight: normal;
}}
QHeaderView::section:vertical:checked {{ color: {ink}; background: {inset}; font-weight: bold; }}
"""


def dress_scores(widget: QWidget, look: Look) -> None:
    """Dresses a window and all that is in it."""
    colours = {name: getattr(look.theme, name) for name in ("soft", "panel", "line", "ink", "inset")}
    sizes = {
        "type": look.font(14).pixelSize(),
        "fine": 1,
        "small": max(1, look.px(5)),
        "title": look.font(21, bold=True).pixelSize(),
        "pad": max(1, look.px(5 if look.small else 8)),
    }
    dress_tables(widget, look, _SHEET.format(**colours, **sizes))
