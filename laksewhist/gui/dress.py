"""The clothes of dialogs and menus: the theme's colours and sizes, so that nothing looks borrowed."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QIcon, QPalette
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QToolTip, QWidget

from laksewhist.gui.look import Look
from laksewhist.gui.table.theme import Theme

_SHEET: Final = """
QDialog, QMessageBox {{ background: {panel}; }}
* {{ font-family: "Inter"; font-size: {type}px; }}
QLabel, QGroupBox, QCheckBox, QRadioButton {{ color: {ink}; background: transparent; }}
QGroupBox {{
    border: {line_width}px solid {line}; border-radius: {cell}px; margin-top: {head}px; padding: {pad}px;
}}
QGroupBox::title {{ subcontrol-origin: margin; left: {pad}px; padding: 0 {small}px; }}
QPushButton {{
    color: {accent}; background: {panel}; border: {strong}px solid {accent}; border-radius: {button}px;
    padding: {small}px {wide}px; min-height: {tall}px; min-width: {least}px; font-weight: bold;
}}
QPushButton:hover {{ background: {inset}; }}
QPushButton:default, QPushButton[main="true"] {{ color: {on_accent}; background: {accent}; }}
QPushButton:focus {{ border: {heavy}px solid {focus}; }}
QPushButton:disabled {{ color: {soft}; border: {strong}px dashed {line}; }}
QPushButton[small="true"] {{ padding: {tiny}px {pad}px; min-height: {wide}px; min-width: {wide}px; }}
QPushButton:default:focus, QPushButton[main="true"]:focus {{ border: {heavy}px solid {ink}; }}
QCheckBox, QRadioButton {{
    padding: {tiny}px {small}px; border: {strong}px solid transparent; border-radius: {cell}px; spacing: {cell}px;
}}
QCheckBox:focus, QRadioButton:focus {{ border: {strong}px solid {focus}; }}
QCheckBox::indicator, QRadioButton::indicator {{
    width: {mark}px; height: {mark}px; background: {panel}; border: {strong}px solid {soft};
}}
QCheckBox::indicator {{ border-radius: {tiny}px; }}
QRadioButton::indicator {{ border-radius: {button}px; }}
QCheckBox::indicator:checked {{ background: {accent}; border: {strong}px solid {accent}; }}
QRadioButton::indicator:checked {{
    width: {button}px; height: {button}px; border: {small}px solid {accent};
}}
QLineEdit, QListWidget, QComboBox, QSpinBox {{
    color: {ink}; background: {panel}; border: {strong}px solid {soft}; border-radius: {cell}px;
}}
QLineEdit, QComboBox {{ padding: {small}px {pad}px; }}
QLineEdit:focus, QListWidget:focus, QComboBox:focus, QSpinBox:focus {{ border: {strong}px solid {focus}; }}
QComboBox:focus, QComboBox:on {{ background: {inset}; }}
QComboBox::drop-down {{ border: none; width: {wide}px; }}
QComboBox::down-arrow {{
    width: 0px; height: 0px; margin-right: {small}px; border-top: {small}px solid {ink};
    border-left: {small}px solid {panel}; border-right: {small}px solid {panel};
}}
QSpinBox {{ padding: {small}px; qproperty-alignment: AlignCenter; }}
QSlider {{ min-height: {tall}px; border: {strong}px solid transparent; }}
QSlider::groove:horizontal {{ height: {small}px; background: {line}; border-radius: {tiny}px; }}
QSlider::sub-page:horizontal {{ background: {accent}; border-radius: {tiny}px; }}
QSlider::handle:horizontal {{
    width: {mark}px; margin: -{cell}px 0px; background: {panel}; border: {strong}px solid {accent};
    border-radius: {button}px;
}}
QSlider:focus {{ border: {strong}px solid {focus}; border-radius: {cell}px; }}
QSpinBox::up-button, QSpinBox::down-button {{ width: {wide}px; border: none; background: transparent; }}
QSpinBox::up-arrow, QSpinBox::down-arrow {{
    width: 0px; height: 0px; border-left: {small}px solid {panel}; border-right: {small}px solid {panel};
}}
QSpinBox::up-arrow {{ border-bottom: {small}px solid {ink}; }}
QSpinBox::down-arrow {{ border-top: {small}px solid {ink}; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QComboBox {{ combobox-popup: 0; }}
QComboBox QAbstractItemView::item {{ padding: {tiny}px {cell}px; }}
QComboBox QAbstractItemView {{
    color: {ink}; background: {panel}; border: {line_width}px solid {soft}; outline: none;
    selection-background-color: {accent}; selection-color: {on_accent};
}}
QListWidget {{ border-color: {line}; outline: none; padding: {small}px; }}
QListWidget::item {{ padding: {small}px {pad}px; border-radius: {cell}px; }}
QListWidget::item:selected {{ color: {on_accent}; background: {accent}; }}
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; }}
QScrollBar:vertical {{ background: transparent; width: {bar}px; margin: 0; }}
QScrollBar::handle:vertical {{
    background: {field_line}; border-radius: {tiny}px; min-height: {head}px; margin: {tiny}px;
}}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
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
    "tiny": 3,
    "small": 5,
    "pad": 10,
    "wide": 20,
    "cell": 8,
    "button": 10,
    "mark": 16,
    "bar": 12,
    "head": 16,
    "tall": 26,
    "least": 84,
}
"""Lengths of the sheet in layout units."""


def dress(widget: QWidget, look: Look, more: str = "") -> None:
    """Gives a dialog or a menu, with all that is in it, the look of the table.

    `more` is a sheet of its own after the usual one: to give it later would dress everything a second time.
    """
    theme = look.theme
    colours = {name: getattr(theme, name) for name in Theme.__slots__ if isinstance(getattr(theme, name), str)}
    sizes = {name: max(1, look.px(units)) for name, units in _SIZES.items()} | {"type": look.font(14).pixelSize()}
    widget.setPalette(_palette(look))
    widget.setFont(look.font(14))
    widget.setStyleSheet(_SHEET.format(**colours, **sizes) + more)
    for box in widget.findChildren(QDialogButtonBox):  # those made before the sheet have got the desktop's icons
        for button in box.buttons():
            button.setIcon(QIcon())


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
