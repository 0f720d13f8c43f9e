"""With texts 40 % longer nothing is cut off in dialogs and on name plates."""

from itertools import combinations

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from laksewhist.engine.house_rules import HouseRules
from laksewhist.gui.dialogs.new_game_dialog import NewGameDialog
from laksewhist.gui.look import Look
from laksewhist.gui.table.layout import TableLayout
from laksewhist.gui.table.plates import NAME_SIZE, TEXT_LEFT, WORD_SIZE, plates
from laksewhist.gui.table.theme import LIGHT
from laksewhist.gui.texts import role_text

from .panel_deals import in_the_auction, played_to, shown, ten_gode, two_in_nolo
from .test_panels_room import words

__all__ = ["words"]
LOOK = Look(LIGHT, 1.0, small=False)


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
@pytest.mark.parametrize("moment", ["auction", "play", "nolo"])
def test_plates_have_room_for_name_and_first_word(words, size, moment):
    deals = {"auction": in_the_auction, "play": lambda: played_to(ten_gode(), 3), "nolo": two_in_nolo}
    layout = TableLayout.for_window(*size)
    made = plates(shown(deals[moment]()), layout, LOOK)
    assert len(made) == 4
    for plate in made:
        room = plate.rect.width() - TEXT_LEFT - 8
        assert layout.field.contains(plate.rect)
        assert QFontMetricsF(LOOK.font(NAME_SIZE, bold=True)).horizontalAdvance(plate.name) <= room
        for word in plate.words[:1]:
            assert QFontMetricsF(LOOK.font(WORD_SIZE)).horizontalAdvance(role_text(word)) <= room, role_text(word)
        if plate.bubble is not None:
            assert layout.field.contains(plate.bubble.rect)
    assert not any(one.rect.intersects(other.rect) for one, other in combinations(made, 2))


def test_the_dialog_of_a_new_game_shows_all_its_words(qtbot, words):
    window = QWidget()
    qtbot.addWidget(window)
    dialog = NewGameDialog("Søren", HouseRules(), 6, LOOK, window)
    with qtbot.waitExposed(dialog):
        dialog.show()
    for part in [*dialog.findChildren(QLabel), *dialog.findChildren(QAbstractButton)]:
        if part.isVisible() and part.text():
            needed = part.heightForWidth(part.width()) if part.hasHeightForWidth() else part.sizeHint().height()
            assert part.height() >= needed - 1, part.text()
            assert part.hasHeightForWidth() or part.width() >= part.minimumSizeHint().width(), part.text()
