"""A box that tells something, in the look of the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMessageBox, QWidget

from laksewhist.gui.dress import dress
from laksewhist.gui.look import Look


def tell(parent: QWidget, look: Look, title: str, sentence: str, detail: str = "") -> QMessageBox:
    """Shows the sentence, and below it in plain letters what there is to know besides; waits for nobody."""
    box = QMessageBox(parent)
    dress(box, look)
    box.setWindowTitle(title)
    box.setIconPixmap(QIcon(":/cards/app.svg").pixmap(64, 64))
    box.setTextFormat(Qt.TextFormat.PlainText)  # names of files may look like mark-up
    box.setText(sentence)
    box.setInformativeText(detail)
    box.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    box.finished.connect(box.deleteLater)
    box.open()
    return box
