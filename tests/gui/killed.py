"""A tournament that plays by itself in processes that are killed: run as a program, once for a whole evening.

    python tests/gui/killed.py FOLDER SEED DEALS KILLS FACTOR

Each process opens the real window, goes on where the one before was killed, and a person who always does the same in
the same place answers. At the end of the evening the score sheet is printed as JSON. A process that finds less stored
than was answered ends with status 3; one in which something is raised with 4, and one in which nobody is asked any
more, or that does not get so far, with 1: both tell where.
"""

import faulthandler
import json
import os
import random
import signal
import sys
import time
import traceback
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest

from laksewhist.ai.brain import brain_for
from laksewhist.compose import SIMPLEST_LEVEL, decide
from laksewhist.gui.app import LaksewhistApp
from laksewhist.gui.background import Immediately
from laksewhist.gui.main_window import MainWindow
from laksewhist.gui.preferences import Preferences
from laksewhist.gui.table.pace import Pace
from laksewhist.store.history.deal_text import action_text
from laksewhist.store.memory import Memory
from laksewhist.store.tournament import Participant, new_tournament

NAMES = ("Søren", "Karen", "Bodil", "Mads", "Svend")
LOST, FAILED = 3, 4
PATIENCE_SECONDS = 60
"""A process that does nothing for so long hangs."""
IDENT = "an-evening"
LONGEST = 0.2
"""Seconds until a process is killed."""
IN_PLAY = 0.8
"""How many of the processes are killed in play."""


class Evening:
    """One process of the evening: plays on until so many deals are over."""

    def __init__(self, folder: Path, deals: int, factor: float) -> None:
        self.deals = deals
        self.log = folder / "answered"
        self.window = MainWindow(
            Preferences(folder / "config", language="da", theme="light"),
            folder / "data",
            runner=Immediately(),
            pace=Pace(factor),
        )
        self.model, self.memory = self.window.model, self.window.desk.memory
        self.brain = brain_for(SIMPLEST_LEVEL)
        self.model.questionAsked.connect(lambda _shown: QTimer.singleShot(0, self.answer))
        self.model.dealFinished.connect(lambda _shown: QTimer.singleShot(0, self.after_deal))

    def begin(self) -> None:
        self.check_answered()
        self.window.show()
        tournament = self.memory.tournament(IDENT)
        if self.memory.history.summaries()[IDENT].played is None:
            self.window.desk.play(tournament)
        else:
            self.window.start()
            QTest.mouseClick(self.window.desk.offer.card.go_on_button, Qt.MouseButton.LeftButton)
        if self.model.deal_so_far() is None:
            self.after_deal()

    def check_answered(self) -> None:
        """Everything that was answered before the last kill is stored."""
        stored = {deal.place: deal.actions for deal in self.memory.history.deals(IDENT)}
        for line in self.log.read_text("utf-8").splitlines() if self.log.exists() else ():
            place, number, text = line.split("\t")
            if action_text(stored[int(place)][int(number)]) != text:
                os._exit(LOST)

    def answer(self) -> None:
        if not self.model.is_person_asked:
            return
        watch()
        plan, done = self.model.deal_so_far()
        action = decide(self.brain, self.model.shown.view, "person", plan.number, plan.attempt, len(done))
        place = len(self.model.match.deals)
        assert self.model.act(action)
        with self.log.open("a", encoding="utf-8") as log:
            log.write(f"{place}\t{len(done)}\t{action_text(action)}\n")

    def after_deal(self) -> None:
        watch()
        if len(self.model.match.deals) < self.deals:
            self.model.next_deal()
            return
        self.window.close()
        LaksewhistApp.quit()


def watch() -> None:
    """From now on the process has its time again."""
    faulthandler.dump_traceback_later(PATIENCE_SECONDS, exit=True)


def fail(*error: object) -> None:
    """Qt goes on after an exception, but nobody would answer any more."""
    traceback.print_exception(*error)
    sys.stderr.flush()
    os._exit(FAILED)


def play(folder: Path, deals: int, factor: float, ready: int) -> None:
    """What a process does; it tells when the cards are about to move."""
    sys.excepthook = fail
    watch()
    app = LaksewhistApp(["laksewhist"])
    evening = Evening(folder, deals, factor)
    QTimer.singleShot(0, lambda: (os.write(ready, b"!"), evening.begin()))
    app.exec()
    os._exit(0)


def prepare(folder: Path, seed: str) -> None:
    """A tournament of five: one person, and computers."""
    memory = Memory(folder / "config", folder / "data")
    participants = tuple(Participant(name, SIMPLEST_LEVEL if number else None) for number, name in enumerate(NAMES))
    memory.save(new_tournament(participants, id=IDENT, seed=seed))
    memory.close()


def sheet(folder: Path) -> list[object]:
    """Every deal with its cards, actions and points."""
    memory = Memory(folder / "config", folder / "data")
    assert memory.problems == ()
    rows = [
        [
            deal.number,
            deal.attempt,
            deal.seating.dealer,
            deal.result.points,
            [action_text(each) for each in deal.actions],
        ]
        for deal in memory.history.deals(IDENT)
    ]
    memory.close()
    return rows


def main(folder: Path, seed: str, deals: int, kills: int, factor: float) -> int:
    prepare(folder, seed)
    rng, killed = random.Random(seed), 0
    while True:
        hears, tells = os.pipe()
        process = os.fork()
        if process == 0:
            play(folder, deals, factor, tells)
        os.close(tells)
        if killed < kills:
            if rng.random() < IN_PLAY:  # else it is killed while it opens what lasts, or even before
                os.read(hears, 1)
            time.sleep(rng.uniform(0, LONGEST))
            os.kill(process, signal.SIGKILL)
        os.close(hears)
        status = os.waitpid(process, 0)[1]
        if os.WIFSIGNALED(status):
            killed += 1
            continue
        if os.WEXITSTATUS(status) != 0:
            return os.WEXITSTATUS(status)
        break
    print(json.dumps({"kills": killed, "sheet": sheet(folder)}))
    return 0


if __name__ == "__main__":
    folder, seed, deals, kills, factor = sys.argv[1:]
    sys.exit(main(Path(folder), seed, int(deals), int(kills), float(factor)))
