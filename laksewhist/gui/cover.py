"""Something that lies over the whole of the table for a while, which takes no input meanwhile and keeps its state."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


class Cover(QWidget):
    """Lies exactly over a widget, whatever size that takes, from `lay_over` until `lift`."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAutoFillBackground(True)
        self._beneath: QWidget | None = None
        self.hide()

    @property
    def is_laid(self) -> bool:
        """Whether it lies over something."""
        return self._beneath is not None

    def lay_over(self, beneath: QWidget) -> None:
        """Covers the widget, which can be neither clicked nor typed into until the cover is lifted."""
        assert self._beneath is None
        self._beneath = beneath
        beneath.setEnabled(False)
        beneath.installEventFilter(self)
        self.setGeometry(beneath.geometry())
        self.show()
        self.raise_()

    def lift(self) -> None:
        """Uncovers the widget; does nothing where nothing is covered."""
        beneath, self._beneath = self._beneath, None
        if beneath is not None:
            beneath.removeEventFilter(self)
            beneath.setEnabled(True)
            self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._beneath and event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.setGeometry(self._beneath.geometry())
        return super().eventFilter(watched, event)
