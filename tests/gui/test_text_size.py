"""Type of every size: panels keep to their places, and no word is cut off."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest

from laksewhist.engine.house_rules import HouseRules
from laksewhist.gui.look import Look
from laksewhist.gui.new_match import match_setup
from laksewhist.gui.pictures import PICTURES, draw_up
from laksewhist.gui.table.layout import TableLayout
from laksewhist.gui.table.theme import LIGHT
from laksewhist.store.settings import TextSize
from tests.gui.people import open_window
from tests.gui.test_panels_room import ASKING, assert_whole, laid_out, words

__all__ = ["words"]
SIZES = get_args(TextSize)


@pytest.mark.parametrize("percent", SIZES)
@pytest.mark.parametrize("name", ASKING)
def test_what_asks_fits_the_sheet_of_the_smallest_window(qtbot, words, name, percent):
    layout = TableLayout.for_window(800, 600)
    most = layout.sheet_rect()
    look = Look(LIGHT, layout.scale, layout.small, text_size=percent)
    panel = laid_out(qtbot, ASKING[name](), look, int(most.width()))
    assert panel.height() <= most.height()
    assert_whole(panel, words)


def test_type_grows_and_nothing_else_does():
    usual = Look(LIGHT, 1.0, small=False)
    large = replace(usual, text_size=130)
    assert large.font(14).pixelSize() == 18
    assert usual.font(14).pixelSize() == 14
    assert large.px(100) == usual.px(100)
    assert large.font(36).pixelSize() < 36 * 1.2, "a headline is large already"
    assert replace(usual, text_size=90).font(13).pixelSize() == 12


def test_the_table_takes_another_size_at_once_and_stays_where_it_is(qtbot, tmp_path):
    window = open_window(qtbot, tmp_path)
    window.start(setup=match_setup("Søren", 4, HouseRules(), "window"))
    before = window.page.scene.places()
    window.preferences.change(text_size=130)
    assert window.page.look.text_size == 130
    assert window.page.scene.places() == before
    window.close()


@pytest.mark.parametrize("percent", SIZES)
def test_longer_facts_have_room_in_a_sheet_that_was_shown_before(qtbot, tmp_path, percent):
    window = open_window(qtbot, tmp_path)
    window.preferences.change(text_size=percent)
    for name in ("summary", "exchange", "summary_vip_third_card"):
        picture = next(each for each in PICTURES if each.name == name)
        shown, asking = draw_up(picture, "Du")
        window.page.show_still(shown, asking=asking)
        qtbot.wait(1)
    text = window.page.summary.facts.points_text
    assert text.height() >= text.heightForWidth(text.width())
    window.close()
