"""The box that says what this program is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMessageBox, QWidget

from laksewhist import __version__
from laksewhist.ai.solver import COMPILED
from laksewhist.gui.dress import dress
from laksewhist.gui.look import Look


def core_text(*, compiled: bool) -> str:
    """Says which kind of arithmetic the computers have here."""
    if compiled:
        return QCoreApplication.translate("About", "The computers' arithmetic is compiled: they think at full depth.")
    return QCoreApplication.translate(
        "About", "The computers' arithmetic is not compiled here: they look at fewer deals, and take longer."
    )


def about_box(look: Look, parent: QWidget) -> QMessageBox:
    """Name, version, what it is, and under which licence; closed with one button."""
    box = QMessageBox(parent)
    dress(box, look)
    box.setWindowTitle(QCoreApplication.translate("About", "About Laksewhist"))
    box.setIconPixmap(QIcon(":/cards/app.svg").pixmap(96, 96))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(QCoreApplication.translate("About", "Laksewhist {version}").format(version=__version__))
    what = QCoreApplication.translate(
        "About",
        "The house whist of Laksestuen: three jokers, a kitty, called aces, vip, halve and nolo.\n\n"
        "The computers see only their own cards and what lies on the table.\n\n"
        "Free under the MIT licence. The typeface is Inter, under the SIL Open Font License.",
    )
    box.setInformativeText(f"{what}\n\n{core_text(compiled=COMPILED)}")
    box.setStandardButtons(QMessageBox.StandardButton.Close)
    return box
