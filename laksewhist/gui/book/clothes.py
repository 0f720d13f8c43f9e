"""What the book wears: only what its parts do not paint themselves, so that each keeps its own size of type."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from laksewhist.gui.look import Look

_SHEET: Final = """
QDialog {{ background: {panel}; }}
QLineEdit {{
    color: {ink}; background: {panel}; border: {line}px solid {soft}; border-radius: {cell}px; padding: 0px {small}px;
    selection-background-color: {accent}; selection-color: {on_accent};
}}
QLineEdit:focus {{ border: {heavy}px solid {focus}; }}
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
QListView {{ color: {ink}; background: transparent; border: none; outline: none; }}
QScrollBar:vertical {{ background: transparent; width: {bar}px; margin: 0; }}
QScrollBar::handle:vertical {{
    background: {soft}; border-radius: {tiny}px; min-height: {bar}px; margin: {tiny}px;
}}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
"""
_LENGTHS: Final = {"line": 2, "heavy": 3, "tiny": 3, "small": 8, "cell": 9, "bar": 12}
_COLOURS: Final = ("panel", "ink", "soft", "accent", "on_accent", "focus")


def dress_book(widget: QWidget, look: Look) -> None:
    """Dresses the window and all that is in it; labels and place holders have the colours that the program wears."""
    sizes = {name: max(1, look.px(units)) for name, units in _LENGTHS.items()}
    widget.setStyleSheet(_SHEET.format(**{name: getattr(look.theme, name) for name in _COLOURS}, **sizes))
