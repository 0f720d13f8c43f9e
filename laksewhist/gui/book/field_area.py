"""Where the fields stand: they scroll where the window is too low for all of them."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QWidget


class FieldArea(QScrollArea):
    """Holds a layout of fields, as tall as it is given room; what has the keyboard is always to be seen."""

    def __init__(self, fields: QLayout, parent: QWidget) -> None:
        super().__init__(parent)
        self._inner = QWidget(self)
        self._inner.setLayout(fields)
        fields.setContentsMargins(0, 0, 0, 0)
        self.setWidget(self._inner)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._inner.minimumSizeHint().width(), 160)

    def show_focused(self) -> None:
        """Scrolls to what has the keyboard."""
        focused = self.window().focusWidget()
        layout = self._inner.layout()
        if focused is not None and layout is not None and self._inner.isAncestorOf(focused):
            layout.activate()
            self.ensureWidgetVisible(focused, 0, 40)
