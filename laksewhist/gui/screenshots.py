"""Draws every standard picture of the program from fixed deals, without a person and also without a screen."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import get_args

from PySide6.QtCore import QEventLoop, QSize
from PySide6.QtWidgets import QApplication, QWidget

from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.gui.advice.stages import stages as advice_stages
from laksewhist.gui.background import Immediately
from laksewhist.gui.book.stages import book_moments
from laksewhist.gui.dialogs.about import about_box
from laksewhist.gui.dialogs.house_rules_dialog import HouseRulesDialog
from laksewhist.gui.dialogs.new_game_dialog import NewGameDialog
from laksewhist.gui.dialogs.preferences_dialog import PreferencesDialog
from laksewhist.gui.dialogs.preferences_kinds import Page
from laksewhist.gui.dialogs.sheets import point_table_dialog
from laksewhist.gui.go_on import GoOn, GoOnCard
from laksewhist.gui.help.topics import START
from laksewhist.gui.main_window import MainWindow
from laksewhist.gui.new_match import person_name
from laksewhist.gui.passing_pictures import passing_moments
from laksewhist.gui.pictures import NAMES, PICTURES, draw_up
from laksewhist.gui.practice.lessons import LESSONS
from laksewhist.gui.preferences import Preferences
from laksewhist.gui.scores.stages import score_moments
from laksewhist.gui.sounds import Silence
from laksewhist.gui.statistics.example import play_example
from laksewhist.gui.table.cloths import CLOTHS
from laksewhist.gui.table.pace import Pace
from laksewhist.gui.table.theme import Theme
from laksewhist.gui.tables.stages import ExampleDeals, give_up, stages
from laksewhist.gui.tour.steps import STEPS
from laksewhist.gui.tournaments.stages import tournament_moments
from laksewhist.store.rules_files import rules_folder
from laksewhist.store.settings import Back, Settings
from laksewhist.store.statistics_pages import Subject
from laksewhist.store.tournament import Participant, Tournament

PRACTISED = 6
"""Decisions of the person in a practice deal before its picture."""
SEARCHED = "joker"
"""Looked for in the picture of the search: a word of both languages."""


def draw_screenshots(
    folder: Path, size: tuple[int, int], scale: float, language: str, theme: Theme
) -> tuple[Path, ...]:
    """Writes `NAME.png` for each picture and dialog; `size` in device pixels. Raises OSError where it cannot."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as config:
        preferences = Preferences(Path(config), language=language, theme=theme.name)
        window = MainWindow(preferences, Path(config), runner=Immediately(), pace=Pace(0), player=Silence())
        window.resize(round(size[0] / scale), round(size[1] / scale))
        window.show()
        written = [
            *_pictures(window, folder),
            *(_save(each, folder / f"{name}.png") for name, each in passing_moments(window, person_name())),
            *_dressings(window, folder),
            *(_save(each, folder / f"{name}.png") for name, each in advice_stages(window, person_name())),
            *_dialogs(window, folder),
            *_preferences(window, folder),
            *_help(window, folder),
            *_tables(window, folder),
            _welcome(window, folder),
            _go_on(window, folder),
            *_guidance(window, folder),
            *_statistics(window, folder),
            *(_save(each, folder / f"{name}.png") for name, each in tournament_moments(window)),
            *(_save(each, folder / f"{name}.png") for name, each in score_moments(window)),
            *(_save(each, folder / f"{name}.png") for name, each in book_moments(window)),
        ]
        give_up(window.tables.window)
        window.close()
    return tuple(written)


def _pictures(window: MainWindow, folder: Path) -> list[Path]:
    written: list[Path] = []
    for picture in PICTURES:
        shown, asking = draw_up(picture, person_name())
        window.page.show_still(shown, asking=asking)
        written.append(_save(window, folder / f"{picture.name}.png"))
    return written


def _dressings(window: MainWindow, folder: Path) -> list[Path]:
    """The table with other cards and cloth: each a picture, named by what is set otherwise."""
    dressings: tuple[tuple[str, str, Mapping[str, object]], ...] = (
        ("four_colours", "mid_trick", {"four_colours": True}),
        ("danish_indices", "mid_trick", {"danish_indices": True}),
        *((f"back_{back}", "auction", {"back": back}) for back in get_args(Back)),
        *((f"cloth_{cloth}", "mid_trick", {"cloth": cloth}) for cloth in CLOTHS),
    )
    usual, written = Settings(), []
    for name, moment, values in dressings:
        shown, asking = draw_up(next(each for each in PICTURES if each.name == moment), person_name())
        window.preferences.change(**values)
        window.page.show_still(shown, asking=asking)
        written.append(_save(window, folder / f"{name}.png"))
        window.preferences.change(**{each: getattr(usual, each) for each in values})
    return written


def _dialogs(window: MainWindow, folder: Path) -> list[Path]:
    look = window.page.look
    window.commands.set_look(look)
    rules = rules_folder(window.preferences.folder)
    dialogs: tuple[tuple[str, QWidget], ...] = (
        ("new_game", NewGameDialog("", HouseRules(), 4, look, window, window.preferences.folder)),
        ("house_rules", HouseRulesDialog(HouseRules(), rules, look, window)),
        ("point_table", point_table_dialog(DEFAULT_TABLE, look, window)),
        ("about", about_box(look, window)),
        ("menu", window.commands.menu),
    )
    written: list[Path] = []
    for name, dialog in dialogs:
        dialog.show()
        written.append(_save(dialog, folder / f"{name}.png"))
        dialog.close()
    return written


def _preferences(window: MainWindow, folder: Path) -> list[Path]:
    dialog = PreferencesDialog(window.preferences, window.page, window)
    dialog.show()
    written: list[Path] = []
    for name, page in (("preferences", Page.CARDS), ("shortcuts", Page.KEYS)):
        dialog.turn_to(page)
        written.append(_save(dialog, folder / f"{name}.png"))
    dialog.close()
    return written


def _welcome(window: MainWindow, folder: Path) -> Path:
    shown, asking = draw_up(PICTURES[0], person_name())
    window.page.show_still(shown, asking=asking)
    window.guidance.start_welcome()
    written = _save(window, folder / "welcome.png")
    window.guidance.close()
    return written


def _go_on(window: MainWindow, folder: Path) -> Path:
    """The offer to go on, over the deal that was left."""
    shown, asking = draw_up(next(each for each in PICTURES if each.name == "mid_trick"), person_name())
    window.page.show_still(shown, asking=asking)
    people = tuple(Participant(name) for name in (person_name(), *NAMES))
    left = Tournament("picture", "", people, created=datetime(2026, 11, 30, 18, tzinfo=UTC))
    offer = GoOn(GoOnCard(left, 6, True), window.page, window)
    offer.begin(offer.card.go_on_button)
    written = _save(window, folder / "go_on.png")
    offer.lift()
    return written


def _help(window: MainWindow, folder: Path) -> list[Path]:
    window.help.open(START)
    shown = window.help.window
    assert shown is not None
    written = [_save(shown, folder / "help_start.png")]
    shown.search.setText(SEARCHED)
    written.append(_save(shown, folder / "help_search.png"))
    shown.close()
    return written


def _tables(window: MainWindow, folder: Path) -> list[Path]:
    window.tables.deals = ExampleDeals((person_name(), *NAMES))
    window.tables.open()
    shown = window.tables.window
    assert shown is not None
    shown.resize(window.size() - QSize(24, 20))  # the offscreen platform's own screen is smaller
    written = [_save(shown, folder / f"{name}.png") for name in stages(shown)]
    shown.shelf.choose(0)
    written.append(_save(shown, folder / "point_tables_built_in.png"))
    return written


def _guidance(window: MainWindow, folder: Path) -> list[Path]:
    """Each step of the tour, and each practice deal at a decision."""
    written: list[Path] = []
    window.guidance.start_tour()
    assert window.guidance.tour is not None
    for number, step in enumerate(STEPS):
        window.guidance.tour.show_step(number)
        written.append(_save(window, folder / f"{step.name}.png"))
    window.guidance.end_tour()
    for lesson in LESSONS.values():
        window.guidance.practice.begin(lesson, person_name())
        table = window.guidance.practice.table
        assert table is not None
        for action in [each for each in lesson.deal.course if each.seat == 0][:PRACTISED]:
            table.model.act(action)
        written.append(_save(window, folder / f"{lesson.name}.png"))
        window.guidance.practice.leave()
    return written


def _statistics(window: MainWindow, folder: Path) -> list[Path]:
    """What is told of some evenings, each time by something else."""
    play_example(window.desk.memory, person_name())
    window.statistics.open()
    shown = window.statistics.window
    assert shown is not None
    shown.resize(window.size() - QSize(24, 20))
    written: list[Path] = []
    for subject in (Subject.PARTICIPANTS, Subject.BIDS, Subject.TIME):
        shown.turn_to(subject)
        written.append(_save(shown, folder / f"statistics_{subject.value}.png"))
    shown.close()
    return written


def _save(widget: QWidget, path: Path) -> Path:
    QApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    if not widget.grab().save(str(path)):
        raise OSError(f"{path} could not be written")
    return path
