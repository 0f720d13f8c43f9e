"""One short line near the hand: why a card cannot be played, or how much time is left."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

from laksewhist.gui.look import Look

STAYS_MS: Final = 5000


class Hint(QLabel):
    """A pill with a sentence, that goes by itself after a while and never takes a click."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self._at = (0.0, 0.0)
        self.hide()

    def set_look(self, look: Look) -> None:
        """Takes over the colours and sizes."""
        theme = look.theme
        self.setFont(look.font(15, bold=True))
        self.setStyleSheet(
            f"background: {theme.panel}; color: {theme.ink}; border: {max(1, look.px(2))}px solid {theme.accent};"
            f" border-radius: {look.px(16)}px; padding: {look.px(6)}px {look.px(16)}px;"
        )
        self._settle()

    def place(self, centre: float, foot: float) -> None:
        """The pill stands with its foot here, in pixels of the parent."""
        self._at = centre, foot
        self._settle()

    def tell(self, sentence: str, *, stays: bool = False) -> None:
        """Shows a sentence; for a while, or until the next or `hide`."""
        self.setText(sentence)
        self._settle()
        self.show()
        self.raise_()
        if stays:
            self._timer.stop()
        else:
            self._timer.start(STAYS_MS)

    def _settle(self) -> None:
        self.adjustSize()
        centre, foot = self._at
        parent = self.parentWidget()
        most = parent.width() - self.width() if parent is not None else 0
        x = min(max(0, round(centre - self.width() / 2)), max(0, most))
        self.move(x, round(foot - self.height()))
