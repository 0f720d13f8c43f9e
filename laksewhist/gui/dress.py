"""The clothes of dialogs and menus: the theme's colours and sizes, so that nothing looks borrowed."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from laksewhist.gui.look import Look
from laksewhist.gui.table.theme import Theme

_SHEET: Final = """
QDialog, QMessageBox {{ background: {panel}; }}
* {{ font-family: "Inter"; font-size: {type}px; }}
QLabel, QGroupBox, QCheckBox {{ color: {ink}; background: transparent; }}
QGroupBox {{
    border: {line_width}px solid {line}; border-radius: {cell}px; margin-top: {head}px; padding: {pad}px;
}}
QGroupBox::title {{ subcontrol-origin: margin; left: {pad}px; padding: 0 {small}px; }}
QPushButton {{
    color: {accent}; background: {panel}; border: {strong}px solid {accent}; border-radius: {button}px;
    padding: {small}px {wide}px; min-height: {tall}px; min-width: {least}px; font-weight: bold;
}}
QPushButton:hover {{ background: {inset}; }}
QPushButton:default {{ color: {on_accent}; background: {accent}; }}
QPushButton:focus {{ border: {heavy}px solid {focus}; }}
QPushButton:default:focus {{ border: {heavy}px solid {ink}; }}
QTableView {{
    color: {ink}; background: {panel}; alternate-background-color: {inset}; gridline-color: {line};
    border: {line_width}px solid {line}; selection-background-color: {accent}; selection-color: {on_accent};
}}
QHeaderView {{ background: {panel}; }}
QHeaderView::section, QTableCornerButton::section {{
    color: {soft}; background: {panel}; border: none; border-bottom: {line_width}px solid {line};
    padding: {small}px {pad}px;
}}
QMenu {{
    color: {ink}; background: {panel}; border: {line_width}px solid {line}; padding: {small}px;
}}
QMenu::item {{ padding: {small}px {wide}px; border-radius: {cell}px; }}
QMenu::item:selected {{ color: {on_accent}; background: {accent}; }}
QMenu::item:disabled {{ color: {soft}; }}
QMenu::separator {{ height: {line_width}px; background: {line}; margin: {small}px; }}
"""
_SIZES: Final = {
    "line_width": 1,
    "strong": 2,
    "heavy": 4,
    "small": 5,
    "pad": 10,
    "wide": 20,
    "cell": 8,
    "button": 10,
    "head": 16,
    "tall": 26,
    "least": 84,
}
"""Lengths of the sheet in layout units."""


def dress(widget: QWidget, look: Look) -> None:
    """Gives a dialog or a menu, with all that is in it, the look of the table."""
    theme = look.theme
    colours = {name: getattr(theme, name) for name in Theme.__slots__ if isinstance(getattr(theme, name), str)}
    sizes = {name: max(1, look.px(units)) for name, units in _SIZES.items()} | {"type": look.font(14).pixelSize()}
    widget.setPalette(_palette(look))
    widget.setFont(look.font(14))
    widget.setStyleSheet(_SHEET.format(**colours, **sizes))


def dress_application(look: Look) -> None:
    """Gives whatever is not dressed by hand, such as a warning or a tip, the theme's colours."""
    palette = _palette(look)
    QApplication.setPalette(palette)
    QToolTip.setPalette(palette)


def _palette(look: Look) -> QPalette:
    """For what a style sheet does not reach: links, place holders, scroll bars."""
    palette = QPalette(QColor(look.theme.inset), QColor(look.theme.panel))
    roles = {
        QPalette.ColorRole.WindowText: "ink",
        QPalette.ColorRole.Text: "ink",
        QPalette.ColorRole.ButtonText: "ink",
        QPalette.ColorRole.Base: "panel",
        QPalette.ColorRole.AlternateBase: "inset",
        QPalette.ColorRole.PlaceholderText: "soft",
        QPalette.ColorRole.Highlight: "accent",
        QPalette.ColorRole.HighlightedText: "on_accent",
        QPalette.ColorRole.Link: "accent",
        QPalette.ColorRole.ToolTipBase: "panel",
        QPalette.ColorRole.ToolTipText: "ink",
    }
    for role, token in roles.items():
        palette.setColor(role, look.color(token))
    return palette
