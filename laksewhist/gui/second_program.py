"""What the second program says where the first already uses the same folder, and what it does about it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMessageBox

from laksewhist.gui.dress import dress, dress_application
from laksewhist.gui.instance import Instance
from laksewhist.gui.look import Look


def second_program_box(instance: Instance, data: Path, record: Path | None, look: Look) -> QMessageBox:
    """Says that the game is open already; its first button brings that window to the front, with the record."""
    box = QMessageBox()
    dress_application(look)
    dress(box, look)
    box.setWindowTitle(QCoreApplication.translate("SecondProgram", "Laksewhist"))
    box.setIconPixmap(QIcon(":/cards/app.svg").pixmap(64, 64))
    box.setText(QCoreApplication.translate("SecondProgram", "Laksewhist is open already."))
    box.setInformativeText(
        QCoreApplication.translate(
            "SecondProgram", "Two at once would write into the same tournaments:\n{folder}"
        ).format(folder=data)
    )
    show = box.addButton(QCoreApplication.translate("SecondProgram", "Show it"), QMessageBox.ButtonRole.AcceptRole)
    box.addButton(QCoreApplication.translate("SecondProgram", "Close"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(show)
    show.clicked.connect(lambda: _show(instance, record))
    return box


def _show(instance: Instance, record: Path | None) -> None:
    if not instance.bring_first_to_front(record):
        QMessageBox.warning(
            None,
            QCoreApplication.translate("SecondProgram", "Laksewhist"),
            QCoreApplication.translate(
                "SecondProgram", "The other window does not answer. Look for it on the desktop."
            ),
        )
