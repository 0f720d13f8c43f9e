"""Names from right to left keep their signs in their places, and do not turn what stands beside them."""

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget

from laksewhist.gui.new_match import new_evening
from laksewhist.gui.panels.widgets import DEFAULT_LOOK
from laksewhist.gui.scores import words
from laksewhist.gui.scores.csv_text import csv_bytes
from laksewhist.gui.scores.sheet_model import SheetModel
from laksewhist.gui.scores.sheet_view import SheetView
from laksewhist.gui.tournaments.wizard import LENGTH, TournamentWizard
from laksewhist.gui.words import breakable

from .people import open_window
from .score_ledgers import ledger

RIGHT = ("אסתר (בת-שבע) 2.", "محمد!", "(ליאור)", "🐟 רות")
OPENS, CLOSES = "\u2068", "\u2069"


def isolated_all(text: str) -> bool:
    """Whether each of the names in the text is isolated."""
    apart = all(text.count(name) == text.count(f"{OPENS}{name}{CLOSES}") for name in RIGHT)
    return apart and any(name in text for name in RIGHT)


def test_the_score_sheet_and_its_tips():
    shown = ledger(4, 8, names=RIGHT)
    for row in range(len(shown.deals)):
        assert isolated_all(words.deal_tip(shown, row))
        assert words.declarer_words(shown, row) == "" or isolated_all(words.declarer_words(shown, row))


def test_files_for_other_programs_hold_the_names_alone():
    text = csv_bytes(ledger(4, 8, names=RIGHT), for_spreadsheet=True).decode()
    assert all(name in text for name in RIGHT)
    assert not {OPENS, CLOSES} & set(text)


def test_the_seats_of_the_wizard(qtbot, tmp_path):
    parent = QWidget()
    qtbot.addWidget(parent)
    wizard = TournamentWizard(new_evening(RIGHT[0]), tmp_path, DEFAULT_LOOK, parent)
    assert wizard.seats.list.item(0).text() == f"{OPENS}{RIGHT[0]}{CLOSES}"


@pytest.mark.parametrize("name", [*RIGHT, "Søren Ærø-Østergård", "Æ" * 64])
def test_a_point_table_is_given_away_under_its_name(qtbot, tmp_path, monkeypatch, name):
    window = open_window(qtbot, tmp_path)
    window.tables.open()
    shelf, panel = window.tables.window.shelf, window.tables.window.shelf_panel
    shelf.new(name)
    assert name in panel.model.index(shelf.place).data()
    proposed = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *asked: proposed.append(asked[2]) or ("", ""))
    panel.export_button.click()
    assert proposed == [f"{name.rstrip('.')}.json"]
    shelf.give_up()
    window.close()


def test_a_long_word_may_be_broken_between_letters_only():
    assert breakable("Søren Ærø-Østergård alene") == "Søren Ærø-Østergård alene"
    assert breakable("W" * 64).replace("\u200b", "|") == "|".join("W" * 64)
    family = "👩\u200d👩\u200d👧" * 8
    assert breakable(family) == family
    assert breakable("a\u0308" * 16) == "\u200b".join(["a\u0308"] * 16)


def test_nothing_of_the_longest_name_is_cut_off_in_the_wizard(qtbot, tmp_path):
    parent = QWidget()
    parent.resize(800, 600)
    qtbot.addWidget(parent)
    wizard = TournamentWizard(new_evening("W" * 64), tmp_path, DEFAULT_LOOK, parent)
    wizard.show()
    wizard.tabs.setCurrentIndex(LENGTH)
    qtbot.wait(1)
    page = wizard.length.summary.parentWidget()
    assert page.width() <= wizard.tabs.width()
    assert wizard.length.summary.width() <= wizard.tabs.width()


def test_columns_of_the_sheet_can_be_read_where_it_is_pushed_sideways(qtbot):
    model = SheetModel(ledger(6, 12, names=tuple("W" * 64 if who else "Søren" for who in range(6))))
    parent = QWidget()
    qtbot.addWidget(parent)
    view = SheetView(model, DEFAULT_LOOK, parent)
    view.resize(620, 400)
    parent.show()
    assert view.columnWidth(1) >= 80
    view.resize(1400, 400)
    assert view.columnWidth(1) > 92
