"""Asks before changes are left behind that no file holds."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from laksewhist.gui.tables.shelf import Shelf
from laksewhist.gui.texts import name_list
from laksewhist.gui.words import isolated

_Button = QMessageBox.StandardButton


def may_leave(shelf: Shelf, save: Callable[[], bool], window: QWidget) -> bool:
    """Whether the tables can be left: nothing is unsaved, all was saved now, or the person gives it up.

    `save` keeps the current table and says whether that went well. A table with an error cannot be kept; then the
    person is only asked whether to give it up, and otherwise stays with it.
    """
    unsaved = shelf.unsaved
    if not unsaved:
        return True
    faulty = [document for document in unsaved if not shelf.can_save(document)]
    answer = _ask([document.table.name for document in unsaved], [document.table.name for document in faulty], window)
    if answer is _Button.Discard:
        shelf.give_up()
        return True
    if answer is not _Button.Save:
        if faulty:
            shelf.choose(shelf.documents.index(faulty[0]))
        return False
    for document in unsaved:
        shelf.choose(shelf.documents.index(document))
        if not save():
            return False
    return True


def _ask(unsaved: list[str], faulty: list[str], window: QWidget) -> QMessageBox.StandardButton:
    box = QMessageBox(window)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(QCoreApplication.translate("TableLeaving", "Point tables"))
    text = QCoreApplication.translate("TableLeaving", "There are changes that are not saved: {names}.")
    box.setText(text.format(names=name_list([isolated(name) for name in unsaved])))
    box.setStandardButtons(_Button.Discard | _Button.Cancel | (_Button.NoButton if faulty else _Button.Save))
    if faulty:
        more = QCoreApplication.translate("TableLeaving", "{names} cannot be saved as long as there is an error in it.")
        box.setInformativeText(more.format(names=name_list([isolated(name) for name in faulty])))
    box.setDefaultButton(_Button.Cancel if faulty else _Button.Save)
    box.button(_Button.Discard).setText(QCoreApplication.translate("TableLeaving", "Give the changes up"))
    box.button(_Button.Cancel).setText(QCoreApplication.translate("TableLeaving", "Go on editing"))
    return QMessageBox.StandardButton(box.exec())
