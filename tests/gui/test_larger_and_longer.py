"""Type of 130 %, and texts 40 % longer besides: nothing is cut off in the column, the sheets and the buttons."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtGui import QFontMetrics, QFontMetricsF
from PySide6.QtWidgets import QWidget

from laksewhist.gui.dialogs.all_tricks import AllTricksDialog
from laksewhist.gui.look import Look
from laksewhist.gui.panels.contract_strip import ContractStrip
from laksewhist.gui.panels.rest_panel import RestPanel
from laksewhist.gui.panels.summary_sheet import SummarySheet
from laksewhist.gui.panels.widgets import Label
from laksewhist.gui.pictures import PICTURES, draw_up
from laksewhist.gui.table.layout import TableLayout
from laksewhist.gui.table.plates import NAME_SIZE, TEXT_LEFT, WORD_SIZE, plates
from laksewhist.gui.table.theme import LIGHT
from laksewhist.gui.texts import role_text
from tests.gui.panel_deals import in_the_auction, played_to, shown, ten_gode, third_card, two_in_nolo
from tests.gui.test_panels_room import ASKING, TELLING, assert_whole, laid_out, telling, words

__all__ = ["words"]
LARGE = Look(LIGHT, 1.0, small=False, text_size=130)
SMALL = Look(LIGHT, 1.0, small=True, text_size=130)


@pytest.mark.parametrize("width", [320, 420])
@pytest.mark.parametrize("name", [*ASKING, *TELLING])
def test_every_panel_fits_the_column(qtbot, words, name, width):
    panel = laid_out(qtbot, {**ASKING, **TELLING}[name](), LARGE, width)
    assert panel.height() <= 600
    assert_whole(panel, words)


@pytest.mark.parametrize("width", [320, 420])
def test_the_heads_of_the_ladder_are_of_one_size(qtbot, words, width):
    panel = laid_out(qtbot, ASKING["bid"](), LARGE, width)
    heads = [head for head in panel.ladder._heads if head.text()]
    assert len({head.font().pixelSize() for head in heads}) == 1


def test_every_bid_of_the_ladder_can_be_read_in_the_narrowest_column(qtbot):
    panel = laid_out(qtbot, ASKING["bid"](), LARGE, 320)
    cells = panel.ladder.cells.values()
    assert [cell.shown_text() for cell in cells] == [cell.label() for cell in cells]


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1000, 700)])
@pytest.mark.parametrize("nolo", [False, True])
def test_the_summary_fits_its_place(qtbot, words, size, nolo):
    layout = TableLayout.for_window(*size)
    rect = layout.summary_rect()
    panel = SummarySheet()
    panel.show_deal(shown(played_to(two_in_nolo() if nolo else third_card(), 13)))
    look = Look(LIGHT, layout.scale, layout.small, text_size=130)
    laid_out(qtbot, panel, look, int(rect.width()), int(rect.height()))
    assert panel.minimumSizeHint().height() <= rect.height()
    assert panel.minimumSizeHint().width() <= rect.width()
    assert_whole(panel, words)


def test_the_strip_fits_the_smallest_window(qtbot, words):
    rect = TableLayout.for_window(800, 600).contract_strip
    for strip in (telling(ContractStrip(), 3), telling(ContractStrip(), 13, nolo=True)):
        laid_out(qtbot, strip, SMALL, int(rect.width()), int(rect.height()))
        assert strip.minimumSizeHint().width() <= rect.width()
        assert_whole(strip, words)


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
@pytest.mark.parametrize("moment", ["auction", "play", "nolo"])
def test_plates_have_room_for_name_and_first_word(words, size, moment):
    deals = {"auction": in_the_auction, "play": lambda: played_to(ten_gode(), 3), "nolo": two_in_nolo}
    layout = TableLayout.for_window(*size)
    made = plates(shown(deals[moment]()), layout, LARGE)
    for plate in made:
        room = plate.rect.width() - TEXT_LEFT - 8
        assert layout.field.contains(plate.rect)
        assert QFontMetricsF(LARGE.font(NAME_SIZE, bold=True)).horizontalAdvance(plate.name) <= room
        for word in plate.words[:1]:
            assert QFontMetricsF(LARGE.font(WORD_SIZE)).horizontalAdvance(role_text(word)) <= room, role_text(word)
    assert not any(one.rect.intersects(other.rect) for one, other in combinations(made, 2))


@pytest.mark.parametrize("playing", [False, True])
def test_the_buttons_of_the_play_show_their_words(qtbot, words, playing):
    panel = RestPanel()
    panel.show_playing(playing)
    laid_out(qtbot, panel, LARGE, 320)
    assert_whole(panel, words)


def test_the_sheet_of_all_tricks_shows_all_its_words(qtbot, words):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(800, 600)
    deal = draw_up(next(each for each in PICTURES if each.name == "summary"), "Wilhelmina")[0]
    dialog = AllTricksDialog(deal, SMALL, window)
    with qtbot.waitExposed(dialog):
        dialog.show()
    for label in dialog.findChildren(Label):
        assert not label.is_elided(), label.text()
        wanted = label.heightForWidth(label.width()) if label.wordWrap() else QFontMetrics(label.font()).height()
        assert label.height() >= wanted - 1, label.text()
