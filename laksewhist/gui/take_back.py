"""Taking back what one did last, where only computers play with one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from laksewhist.gui.game_model import GameModel
from laksewhist.gui.hint import Hint


def take_back(model: GameModel, hint: Hint) -> None:
    """Goes back to before the person's last answer in this deal; says why not where that cannot be."""
    if model.take_back():
        return
    session = model.session
    if session is not None and session.setup.levels.count(None) > 1:
        hint.tell(QCoreApplication.translate("TakeBack", "Only against computers can anything be taken back."))
    else:
        hint.tell(QCoreApplication.translate("TakeBack", "There is nothing in this deal to take back."))
