"""A new game in two clicks: the small dialog, and from it to the wizard with all that was chosen already."""

from __future__ import annotations

from dataclasses import replace

from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.gui.badge import COLOURS
from laksewhist.gui.dialogs.new_game_dialog import NewGameDialog
from laksewhist.gui.new_match import new_evening
from laksewhist.gui.window_parts import WindowParts
from laksewhist.store.last_set_up import last_set_up
from laksewhist.store.tournament import Tournament, copy_of


def open_quick_game(window: WindowParts) -> None:
    """Asks for the little there is to ask; what was chosen last time is filled in."""
    settings, match = window.preferences.settings, window.model.match
    dialog = NewGameDialog(
        settings.player_name,
        settings.house_rules,
        settings.participants,
        window.page.look,
        window,
        window.preferences.folder,
        match.table if match is not None else DEFAULT_TABLE,
        settings.level,
    )
    dialog.accepted.connect(lambda: _begin(window, dialog))
    dialog.moreRequested.connect(lambda: window.tournaments.make(_carried_over(window, dialog)))
    dialog.open()


def _begin(window: WindowParts, dialog: NewGameDialog) -> None:
    setup = dialog.setup
    window.preferences.change(
        player_name=dialog.name.text().strip(),
        participants=len(setup.participants),
        level=dialog.level.currentData(),
        house_rules=setup.rules,
    )
    window.guidance.close()
    window.desk.begin(setup)


def _carried_over(window: WindowParts, dialog: NewGameDialog) -> Tournament:
    """What the wizard begins with: the last set-up, with what was chosen in the dialog."""
    quick, last = dialog.setup.tournament, last_set_up(window.preferences.folder)
    assert quick is not None
    like = last or new_evening()
    if last is None or dialog.is_company_changed:
        people = tuple(replace(each, colour=colour) for each, colour in zip(quick.participants, COLOURS, strict=False))
        like = copy_of(like, participants=people)
    return copy_of(like, rules=quick.rules, table=quick.table)
