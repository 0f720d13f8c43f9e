"""What the workshop of point tables wears beyond what every dialog does: tabs, and the grid's heads."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from laksewhist.gui.dress import dress
from laksewhist.gui.look import Look

_SHEET: Final = """
QTabWidget::pane {{ border: none; border-top: {fine}px solid {rule}; padding-top: {small}px; }}
QTabBar {{ qproperty-drawBase: 0; }}
QTabBar::tab {{
    color: {soft}; background: transparent; padding: {small}px {pad}px; border-bottom: {line}px solid transparent;
}}
QTabBar::tab:selected {{ color: {ink}; font-weight: bold; border-bottom: {line}px solid {accent}; }}
QTabBar::tab:focus {{ background: {inset}; }}
QPushButton[main="true"]:disabled {{ color: {soft}; background: {panel}; }}
QTabWidget QLineEdit {{ padding: {fine}px {small}px; }}
QTextBrowser {{ background: {panel}; color: {ink}; border: {line}px solid transparent; }}
QTextBrowser:focus {{ border: {line}px solid {focus}; border-radius: {cell}px; }}
QListView {{
    color: {ink}; background: {panel}; border: {line}px solid {rule}; border-radius: {cell}px; outline: none;
    padding: {tiny}px;
}}
QListView:focus {{ border: {line}px solid {focus}; }}
QListView::item {{ padding: {tiny}px {small}px; border-radius: {tiny}px; }}
QListView::item:selected {{ color: {on_accent}; background: {accent}; }}
QListWidget::item {{ padding: {fine}px {small}px; }}
QListView QLineEdit {{ padding: 0px {tiny}px; border: {fine}px solid {focus}; border-radius: 0px; }}
QTableView:focus {{ border: {line}px solid {focus}; }}
QTableView QLineEdit {{ padding: 0px {small}px; border: {line}px solid {focus}; border-radius: 0px; }}
QTableView {{ font-size: {type}px; }}
QTableView::item {{ padding: 0px {tiny}px; }}
QTableView::indicator {{
    width: {mark}px; height: {mark}px; background: {panel}; border: {line}px solid {soft}; border-radius: {tiny}px;
}}
QTableView::indicator:checked {{ background: {accent}; border: {line}px solid {accent}; }}
QHeaderView::section {{ padding: {tiny}px {small}px; font-size: {type}px; }}
QHeaderView::section:checked {{ color: {ink}; font-weight: bold; background: {inset}; }}
QScrollBar:horizontal {{ background: transparent; height: {bar}px; margin: 0; }}
QScrollBar::handle:horizontal {{
    background: {field_line}; border-radius: {tiny}px; min-width: {least}px; margin: {tiny}px;
}}
QScrollBar::add-line:horizontal, QScrollBar::sub-line:horizontal {{ width: 0; }}
QScrollBar::add-page:horizontal, QScrollBar::sub-page:horizontal {{ background: transparent; }}
"""
_LENGTHS: Final = {
    "fine": 1,
    "line": 2,
    "tiny": 3,
    "small": 6,
    "pad": 10,
    "cell": 8,
    "mark": 12,
    "bar": 12,
    "least": 36,
}
_COLOURS: Final = ("ink", "soft", "panel", "inset", "accent", "on_accent", "focus", "field_line")


def dress_tables(widget: QWidget, look: Look, more: str = "") -> None:
    """Dresses the window and all that is in it; `more` is a sheet of its own after this one."""
    sizes = {name: max(1, look.px(units)) for name, units in _LENGTHS.items()}
    sizes["type"] = look.font(13).pixelSize()
    colours = {name: getattr(look.theme, name) for name in _COLOURS} | {"rule": look.theme.line}
    dress(widget, look, _SHEET.format(**colours, **sizes) + more)
