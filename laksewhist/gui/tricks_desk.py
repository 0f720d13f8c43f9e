"""Looking back at the tricks: all of them after a deal, and before that where the person has allowed it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from laksewhist.gui.window_parts import WindowParts


def show_all_tricks(window: WindowParts) -> None:
    """Opens the sheet of all tricks of the table that is to be seen; in practice one may always look.

    Where there is none to see, or it may not be seen, a sentence says so.
    """
    practice = window.guidance.practice.table if window.has("guidance") else None
    model, page = (practice or window).model, (practice or window).page
    shown, allowed = model.shown, practice is not None or window.preferences.settings.see_all_tricks
    if shown is None or not shown.view.tricks:
        page.hint.tell(QCoreApplication.translate("Tricks", "No trick has been taken yet."))
        return
    if shown.points is None and not allowed:
        page.hint.tell(
            QCoreApplication.translate("Tricks", "Only the last trick may be looked at. Preferences can allow all.")
        )
        return
    from laksewhist.gui.dialogs.all_tricks import AllTricksDialog  # the first table does not wait for it

    dialog = AllTricksDialog(shown, page.look, window)
    model.stepReady.connect(dialog.follow)
    dialog.open()
