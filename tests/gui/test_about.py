"""The box that says what this program is."""

from pytestqt.qtbot import QtBot

from laksewhist.ai.solver import COMPILED
from laksewhist.gui.dialogs.about import about_box, core_text
from tests.gui.people import open_window


def test_it_says_whether_the_arithmetic_is_compiled(qtbot: QtBot, tmp_path) -> None:
    window = open_window(qtbot, tmp_path, language="en")
    box = about_box(window.page.look, window)
    qtbot.addWidget(box)
    assert core_text(compiled=COMPILED) in box.informativeText()
    assert core_text(compiled=not COMPILED) not in box.informativeText()
