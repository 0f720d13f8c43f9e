"""Whatever takes the keyboard has a name and a role for those who do not see it: window, panels and dialogs."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractScrollArea, QAbstractSpinBox, QWidget

from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.gui.dialogs.about import about_box
from laksewhist.gui.dialogs.new_game_dialog import NewGameDialog
from laksewhist.gui.dialogs.preferences_dialog import PreferencesDialog
from laksewhist.gui.dialogs.sheets import point_table_dialog
from laksewhist.gui.help.tables import LAKSESTUEN
from laksewhist.gui.help.window import HelpWindow
from laksewhist.gui.languages import set_language
from laksewhist.gui.new_match import match_setup
from laksewhist.gui.scores.sources import of_match
from laksewhist.gui.scores.window import ScoresWindow

from .people import open_window
from .test_panels_room import ASKING

NO_ROLE = (QAccessible.Role.NoRole,)


@pytest.fixture(params=["en", "da"])
def window(qtbot, own_folders, request):
    window = open_window(qtbot, own_folders, language=request.param)
    window.start(setup=match_setup("Søren", 4, HouseRules(), "names"))
    yield window
    window.close()


def is_asked(widget: QWidget, top: QWidget) -> bool:
    """Whether it can take the keyboard in this window: no popup of its own, no inner part of another widget."""
    around = widget.parentWidget()
    if widget.focusPolicy() == Qt.FocusPolicy.NoFocus or widget.window() is not top.window():
        return False
    inner = isinstance(around, QAbstractScrollArea) and around.viewport() is widget
    return not inner and not isinstance(around, QAbstractSpinBox)


def unnamed(top: QWidget, *, only_seen: bool = False) -> list[str]:
    """What takes the keyboard and has no name, or no role; nothing where all is well."""
    QAccessible.setActive(True)
    found = []
    for widget in (top, *top.findChildren(QWidget)):
        if not is_asked(widget, top) or (only_seen and not widget.isVisible()):
            continue
        interface = QAccessible.queryAccessibleInterface(widget)
        assert interface is not None
        if not interface.text(QAccessible.Text.Name).strip() or interface.role() in NO_ROLE:
            found.append(f"{type(widget).__name__} in {type(widget.parent()).__name__} {interface.role()}")
    QAccessible.setActive(False)
    return found


def test_a_widget_without_a_name_is_found(qtbot):
    nameless = QWidget()
    qtbot.addWidget(nameless)
    nameless.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    assert len(unnamed(nameless)) == 1


def test_everything_in_the_window_has_a_name(window):
    assert not unnamed(window, only_seen=True)


@pytest.mark.parametrize("name", ASKING)
@pytest.mark.parametrize("language", ["en", "da"])
def test_everything_in_a_panel_that_asks_has_a_name(qtbot, language, name):
    set_language(language)
    panel = ASKING[name]()
    qtbot.addWidget(panel)
    assert not unnamed(panel)


DIALOGS = {
    "new game": lambda window: NewGameDialog("Søren", HouseRules(), 4, window.page.look, window),
    "preferences": lambda window: PreferencesDialog(window.preferences, window.page, window),
    "points": lambda window: point_table_dialog(DEFAULT_TABLE, window.page.look, window),
    "score sheet": lambda window: ScoresWindow(of_match(window.model.match, "Evening", 0), window.page.look, window),
    "about": lambda window: about_box(window.page.look, window),
    "help": lambda window: HelpWindow(window.page.look, LAKSESTUEN, window),
}


@pytest.mark.parametrize("name", DIALOGS)
def test_everything_in_a_dialog_has_a_name(window, name):
    dialog = DIALOGS[name](window)
    dialog.show()
    assert not unnamed(dialog)
    dialog.close()


def test_everything_in_welcome_and_tour_has_a_name(window):
    window.guidance.start_welcome()
    assert not unnamed(window, only_seen=True)
    window.guidance.commands["tour"]()
    assert not unnamed(window, only_seen=True)
