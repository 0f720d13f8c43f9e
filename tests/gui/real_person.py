"""Somebody who makes a tournament with a point table of his own and plays it, on a real X server.

What is to be done next is seen from the screen and from what is stored, so that whoever is interrupted at any moment,
and finds the program started anew, does the same in the end.
"""

import os
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from laksewhist.ai.brain import brain_for
from laksewhist.compose import SIMPLEST_LEVEL, decide
from laksewhist.engine.actions import PlayCard
from laksewhist.engine.bids import LADDER, parse_bid
from laksewhist.gui.tables.changes import value_at
from laksewhist.gui.tournaments.wizard import LENGTH, PARTICIPANTS, POINTS
from laksewhist.store.history.deal_text import action_text
from laksewhist.store.table_files import table_folder
from laksewhist.store.tournaments import TournamentFiles

from .real_hands import Arrivals, RealKeys, RealMouse, idle, wait_until

TABLE = "House of Aaen"
CELLS = {(LADDER.index(parse_bid("8 alm")), 8): 23, (LADDER.index(parse_bid("8 alm")), 7): -19}
"""What is written into the table, by row and column."""
PERSON = "Soren"


class RealPerson:
    """Does one thing after another at the window until so many deals are over, and closes it."""

    def __init__(self, window, folder: Path, deals: int, to_hands: int) -> None:
        self.window, self.folder, self.deals = window, folder, deals
        arrivals = Arrivals(to_hands)
        self.keys = RealKeys(window, arrivals)
        self.drags, self.clicks = (RealMouse(window, arrivals, drags=drags) for drags in (True, False))
        self.brain = brain_for(SIMPLEST_LEVEL)
        self.config = folder / "config"
        self.files, self.tables = TournamentFiles(self.config), table_folder(self.config)

    def run(self) -> None:
        """Everything; returns when the window is asked to close."""
        wait_until(lambda: self.window.windowHandle() is not None and self.window.windowHandle().isExposed())
        while not self.is_done():
            self.step()
        self.keys.tap(self.window, "q", "Control_L")

    def is_done(self) -> bool:
        """Whether the last deal is over and the program has said who has won."""
        match = self.window.model.match
        if match is None or not self.is_at_table() or not match.is_over:
            return False
        for box in self.boxes():
            self.keys.tap(box, "Return")
            return True
        return False

    def step(self) -> None:
        """The next thing."""
        window, offer = self.window, self.window.desk.offer
        assert not self.boxes(), [box.text() for box in self.boxes()]
        if offer is not None:
            wait_until(offer.card.go_on_button.isVisible)
            self.clicks.press(offer.card.go_on_button)
        elif self.is_at_table():
            self.play()
        elif self.tournament() is not None:
            self.open_from_list()
        elif window.has("tables") and window.tables.window is not None:
            self.edit(window.tables.window)
        elif window.has("tournaments") and window.tournaments.wizard is not None:
            self.choose(window.tournaments.wizard)
        else:
            self.keys.tap(window, "n", "Control_L", "Shift_L")
            idle(50)

    @staticmethod
    def boxes() -> list[QMessageBox]:
        return [each for each in QApplication.topLevelWidgets() if isinstance(each, QMessageBox) and each.isVisible()]

    # ---- what there is

    def tournament(self) -> str | None:
        """The tournament that was made, by its id; None as long as there is none."""
        made = [path.stem for path in self.files.folder.glob("*.json")] if self.files.folder.is_dir() else []
        assert len(made) <= 1, made
        return made[0] if made else None

    def is_at_table(self) -> bool:
        made = self.tournament()
        return made is not None and self.window.desk.at_table == made

    def has_table(self) -> bool:
        return any(stored.value.name == TABLE for stored in self.tables.load().values)

    # ---- making

    def edit(self, workshop: QWidget) -> None:
        """The workshop of point tables: numbers by keys, a name, and saved by the mouse."""
        idle(20)
        grid, table = workshop.grid, workshop.shelf.current.table
        missing = [spot for spot, value in CELLS.items() if value_at(table, spot) != value]
        if workshop.shelf.current.built_in or missing:
            spot = (missing or list(CELLS))[0]
            self.clicks.click(grid.viewport(), grid.visualRect(grid.model().index(*spot)).center())
            self.keys.write(workshop, str(CELLS[spot]))
            self.keys.tap(workshop, "Return")
            wait_until(lambda: value_at(workshop.shelf.current.table, spot) == CELLS[spot])
        elif table.name != TABLE:
            self.clicks.press(workshop.shelf_panel.rename_button)
            wait_until(lambda: workshop.shelf_panel.list.isAncestorOf(workshop.focusWidget()))  # its name can be typed
            self.keys.tap(workshop, "a", "Control_L")
            self.keys.write(workshop, TABLE)
            self.keys.tap(workshop, "Return")
            wait_until(lambda: workshop.shelf.current.table.name == TABLE)
        elif workshop.shelf.current.is_unsaved:
            self.clicks.press(workshop.bar.save_button)
            wait_until(self.has_table)
        else:
            self.keys.tap(workshop, "Escape")
            wait_until(lambda: self.window.tables.window is None)

    def choose(self, wizard: QWidget) -> None:
        """The wizard: a name, the table, the length; the pages by the mouse."""
        idle(20)
        first = wizard.people.rows[0].name
        if first.text() != PERSON:
            self.turn_to(wizard, PARTICIPANTS)
            self.replace(wizard, first, PERSON)
        elif wizard.points.table.name != TABLE:
            self.turn_to(wizard, POINTS)
            if not self.has_table():
                self.clicks.press(wizard.points.edit_button)
                wait_until(lambda: self.window.has("tables") and self.window.tables.window is not None)
                wait_until(lambda: self.window.tables.window.windowHandle().isExposed())
            else:
                self.clicks.press(wizard.points.choice)
                self.keys.tap(wizard, "End")
                self.keys.tap(wizard, "Return")
        elif wizard.length.deals.value() != self.deals:
            self.turn_to(wizard, LENGTH)
            self.replace(wizard, wizard.length.deals, str(self.deals))
        else:
            self.clicks.press(wizard.play_button)
            wait_until(self.is_at_table)

    def turn_to(self, wizard: QWidget, page: int) -> None:
        bar = wizard.tabs.tabBar()
        if wizard.tabs.currentIndex() != page:
            self.clicks.click(bar, bar.tabRect(page).center())
            wait_until(lambda: wizard.tabs.currentIndex() == page)

    def replace(self, wizard: QWidget, field: QWidget, text: str) -> None:
        self.clicks.click(field, QPoint(12, field.height() // 2))
        self.keys.tap(wizard, "a", "Control_L")
        self.keys.write(wizard, text)
        self.keys.tap(wizard, "Tab")

    def open_from_list(self) -> None:
        """It was made and nothing was played yet: it is begun from the list."""
        listed = self.window.tournaments.window if self.window.has("tournaments") else None
        if listed is None:
            self.keys.tap(self.window, "t", "Control_L")
            idle(50)
        else:
            self.clicks.press(listed.buttons.buttons["open"])
            idle(50)

    # ---- playing

    def play(self) -> None:
        """Answers what is asked, or goes on to the next deal; else waits a moment."""
        model, page = self.window.model, self.window.page
        if model.is_person_asked:
            self.answer(model, page)
        elif model.deal_so_far() is None and page.summary.isVisible() and page.summary.settling.is_over:
            if len(model.match.deals) % 2:
                self.clicks.press(page.summary.next_button)
            else:
                self.keys.tap(self.window, "Return")
            idle(50)
        else:
            idle(10)

    def is_answered(self, before: int) -> bool:
        """Whether more has been done in the deal than that, or it is over."""
        so_far = self.window.model.deal_so_far()
        return so_far is None or len(so_far[1]) > before

    def answer(self, model, page) -> None:
        view, (plan, done) = model.shown.view, model.deal_so_far()
        action = decide(self.brain, view, "person", plan.number, plan.attempt, len(done))
        if not isinstance(action, PlayCard):
            panel = page.panels[view.phase]
            wait_until(lambda: panel.isVisible() and panel.settling.is_over)
        place = len(model.match.deals)
        hands = (self.drags, self.keys, self.clicks)[len(done) % 3]
        hands.do(action)
        wait_until(lambda: self.is_answered(len(done)), 5000, f"{action} had no effect")
        with (self.folder / "answered").open("a", encoding="utf-8") as log:
            log.write(f"{place}\t{len(done)}\t{action_text(action)}\n")
            log.flush()
            os.fsync(log.fileno())
