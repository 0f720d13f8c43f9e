"""The standings with their graph, and the strip of scores."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from laksewhist.gui.look import Look
from laksewhist.gui.panels.graph import scale_for, spread
from laksewhist.gui.panels.score_cell import ScoreCell, short
from laksewhist.gui.panels.score_strip import ScoreStrip
from laksewhist.gui.panels.standings_panel import StandingsPanel, line_colours, running_sums
from laksewhist.gui.table.colours import contrast
from laksewhist.gui.table.theme import LIGHT, THEMES
from tests.gui.panel_deals import (
    company,
    shown,
    ten_gode,
)


@pytest.mark.parametrize("participants", [4, 5, 6])
@pytest.mark.parametrize("deals", [0, 1, 5])
def test_names_at_the_ends_of_the_lines_never_overlap(qtbot: QtBot, participants: int, deals: int) -> None:
    panel = StandingsPanel()
    qtbot.addWidget(panel)
    panel.show_deal(shown(ten_gode(), participants=participants, deals=deals))
    panel.resize(352, 372)
    panel.show()
    places = sorted(panel.graph.name_places())
    assert len(places) == participants
    assert all(later - earlier >= 16 for earlier, later in pairwise(places))
    assert places[0] >= 0
    assert places[-1] <= panel.graph.height()
    assert "Karen" in panel.graph.accessibleName()


def test_places_move_to_both_sides_and_stay_in_bounds() -> None:
    assert spread([10, 10], 4, 0, 20) == (8, 12)
    assert spread([1, 0, 15], 5, 0, 20) == (5, 0, 15)
    assert spread([20, 20, 20], 5, 0, 20) == (10, 15, 20)
    assert spread([5, 5, 5], 50, 0, 20) == (0, 10, 20)
    assert spread([], 5, 0, 20) == ()


@pytest.mark.parametrize(
    ("values", "low", "high"), [([0], -10, 10), ([33, -33], -40, 40), ([193, -137], -200, 200), ([5000, 1], 0, 5000)]
)
def test_the_scale_is_round_and_holds_everything(values: list[int], low: int, high: int) -> None:
    scale = scale_for([values])
    assert (scale.low, scale.high) == (low, high)
    assert 2 <= len(scale.lines) <= 6
    assert 0 in scale.lines


def test_huge_sums_still_have_a_scale() -> None:
    scale = scale_for([[9_000_000, -9_000_000]])
    assert scale.low <= -9_000_000 < 9_000_000 <= scale.high


@pytest.mark.parametrize("name", sorted(THEMES))
def test_each_line_has_its_own_readable_colour(name: str) -> None:
    theme = THEMES[name]
    colours = line_colours(theme, 6, 0)
    assert len(set(colours)) >= 5
    assert all(contrast(colour, theme.panel) >= 4.5 for colour in colours)


def test_the_sums_begin_at_zero() -> None:
    assert not any(running_sums(company(deals=3))[0])
    assert len(running_sums(company(deals=3))) == 4


@pytest.mark.parametrize("participants", [4, 5, 6])
@pytest.mark.parametrize("small", [False, True])
def test_the_score_strip_has_a_cell_for_everybody(qtbot: QtBot, participants: int, small: bool) -> None:
    strip = ScoreStrip()
    qtbot.addWidget(strip)
    strip.set_look(Look(LIGHT, 1.0, small=small))
    strip.show_deal(shown(ten_gode(), participants=participants))
    strip.resize(800 if small else 1280, strip.sizeHint().height())
    strip.show()
    cells = [cell for cell in strip.cells if cell.isVisible()]
    assert len(cells) == participants
    assert (cells[0].name, cells[0].sum) == ("Du", "−20")
    assert strip.deal.text() == "Deal 6"
    rights = [cell.geometry().right() for cell in cells]
    assert all(earlier < later for earlier, later in pairwise(rights))
    assert rights[-1] < strip.menu_button.geometry().left() + 1
    assert all(cell.width() <= 164 for cell in cells)


def test_the_dealer_and_who_sits_out_are_told(qtbot: QtBot) -> None:
    strip = ScoreStrip()
    qtbot.addWidget(strip)
    strip.show_deal(shown(ten_gode(), participants=5))
    assert strip.cells[0].accessibleName() == "Du −20, dealer, sits out"
    assert strip.cells[0].remark == "sits out"
    assert strip.cells[1].accessibleName() == "Karen +20"


@pytest.mark.parametrize("width", [164, 90])
def test_who_sits_out_can_be_seen(qtbot: QtBot, width: int) -> None:
    cell = ScoreCell()
    qtbot.addWidget(cell)
    cell.resize(width, 52)
    pictures = []
    for sits_out in (False, True):
        cell.show_score("Karen", -118, first=True, deals=False, sits_out=sits_out)
        pictures.append(cell.grab().toImage())
    assert pictures[0] != pictures[1]


def test_the_menu_is_asked_for(qtbot: QtBot) -> None:
    strip = ScoreStrip()
    qtbot.addWidget(strip)
    strip.resize(1280, 52)
    strip.show()
    with qtbot.waitSignal(strip.menuRequested):
        qtbot.mouseClick(strip.menu_button, Qt.MouseButton.LeftButton)
    assert strip.menu_button.accessibleName() == "Menu"


def test_a_title_replaces_the_programs_name(qtbot: QtBot) -> None:
    strip = ScoreStrip()
    qtbot.addWidget(strip)
    strip.set_title("Laksestuen 2026")
    assert strip.title.text() == "Laksestuen 2026"


def test_long_names_end_after_twelve_characters() -> None:
    assert short("Karen") == "Karen"
    assert short("Wilhelmine Amalie") == "Wilhelmine…"
    assert len(short("Wilhelmine-Amalie")) == 12
