"""Dialogs in the clothes of the table."""

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QProxyStyle, QStyle

from laksewhist.gui.dress import dress
from laksewhist.gui.look import Look
from laksewhist.gui.table.theme import LIGHT


class DesktopStyle(QProxyStyle):
    """As on desktops that put icons on the buttons of dialogs."""

    def styleHint(self, hint, option=None, widget=None, returned=None):
        if hint is QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons:
            return 1
        return super().styleHint(hint, option, widget, returned)


def test_buttons_that_were_made_before_lose_the_icons_of_the_desktop(qtbot):
    style = DesktopStyle("Fusion")
    dialog = QDialog()
    qtbot.addWidget(dialog)
    box = QDialogButtonBox(dialog)
    box.setStyle(style)
    button = box.addButton(QDialogButtonBox.StandardButton.Close)
    assert not button.icon().isNull()
    dress(dialog, Look(LIGHT, 1.0, small=False))
    assert button.icon().isNull()
    later = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, dialog)
    assert all(each.icon().isNull() for each in later.buttons())
