"""What wizard and list of tournaments wear beyond what every dialog does."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from laksewhist.gui.look import Look
from laksewhist.gui.tables.clothes import dress_tables

_SHEET: Final = """
QTabBar::tab {{ padding: {pad}px {wide}px; font-size: {large}px; }}
QTabWidget QLineEdit, QLineEdit {{ padding: {small}px {pad}px; }}
QLabel[head="true"] {{ font-size: {large}px; font-weight: bold; }}
QLabel[soft="true"] {{ color: {soft}; }}
QLabel[boxed="true"] {{ background: {inset}; border-radius: {pad}px; padding: {pad}px; }}
QFrame[rule="true"] {{ color: {rule}; }}
QListView[bare="true"] {{ border: none; background: transparent; padding: 0px; }}
QListView[bare="true"]:focus {{ border: none; }}
QListView[bare="true"]::item {{ padding: 0px; }}
QPushButton[small="true"] {{ padding: {small}px {pad}px; text-align: center; }}
QListWidget {{ font-size: {large}px; }}
QListWidget::item {{ padding: {pad}px {pad}px; border-radius: {small}px; }}
"""
_LENGTHS: Final = {"small": 5, "pad": 9, "wide": 12}


def dress_tournaments(widget: QWidget, look: Look, more: str = "") -> None:
    """Dresses the window and all that is in it; `more` is a sheet of its own after this one."""
    sizes = {name: max(1, look.px(units)) for name, units in _LENGTHS.items()}
    theme = look.theme
    colours = {"soft": theme.soft, "inset": theme.inset, "rule": theme.line}
    dress_tables(widget, look, _SHEET.format(**colours, **sizes, large=look.font(15).pixelSize()) + more)


def as_head(*labels: QWidget) -> None:
    """Makes these labels heads."""
    for label in labels:
        label.setProperty("head", True)
