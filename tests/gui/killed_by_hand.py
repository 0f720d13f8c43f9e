"""A tournament made and played with the mouse and the keyboard of a real X server, by a program that is killed.

    python -m tests.gui.killed_by_hand FOLDER SEED DEALS KILLS

Each process is the program itself with a person beside it (`real_person`), who tells this process what his hands want;
that sends it to the X server. Between two of these, or while the program starts, it is killed with signal 9. At the
end of the evening the tournament and its score sheet are printed as JSON. Only the seed is not drawn but given.
"""

import faulthandler
import json
import os
import random
import select
import signal
import sys
import time
import traceback
from pathlib import Path
from types import SimpleNamespace

from PySide6.QtCore import QTimer

from laksewhist.engine.points import points
from laksewhist.gui import app
from laksewhist.store import tournament
from laksewhist.store.history.deal_text import action_text
from laksewhist.store.history.scoring import outcome_of
from laksewhist.store.memory import Memory
from laksewhist.store.settings import Settings, SettingsFile

from .real_input import RealInput
from .real_person import RealPerson

LOST, FAILED = 3, 4
SEED_BYTES = 16
STARTING = 0.3
"""So many of the processes are killed after a time, wherever they are then: most of them while they start."""
START_SECONDS, BETWEEN_SECONDS = 1.5, 0.06
MAKING, PLAYING = 60, 7
"""At most so many orders are carried out before a process is killed: making goes back to its start with each."""
PATIENCE_SECONDS = 60
"""A program that wants nothing for so long, or does not end when it should, hangs."""


def check_answered(folder: Path, memory: Memory) -> None:
    """Everything that was answered before the last kill is stored."""
    log = folder / "answered"
    lines = log.read_text("utf-8").splitlines() if log.exists() else []
    if not lines:
        return
    (only,) = memory.tournaments()
    stored = {deal.place: deal.actions for deal in memory.history.deals(only.id)}
    for line in lines:
        place, number, text = line.split("\t")
        if action_text(stored[int(place)][int(number)]) != text:
            os._exit(LOST)


def play(folder: Path, seed: str, deals: int, to_hands: int) -> None:
    """What a process does: the program, with somebody at it."""

    def begin(person: RealPerson) -> None:
        try:
            person.run()
        finally:
            if sys.exception() is not None:
                traceback.print_exc()
                os._exit(FAILED)

    def opened(window) -> None:
        person = RealPerson(window, folder, deals, to_hands)
        QTimer.singleShot(0, window, lambda: begin(person))

    # The seed of a tournament is given. Its id is drawn as ever: the game of a start and the tournament that is made in
    # the same second would be taken for one.
    given = random.Random(seed).randbytes(SEED_BYTES)
    tournament.os = SimpleNamespace(urandom=lambda size: given if size == SEED_BYTES else os.urandom(size))
    faulthandler.enable()  # where it was, when it is ended because it hangs
    sys.excepthook = lambda *error: (traceback.print_exception(*error), os._exit(FAILED))
    options = ["--config-dir", str(folder / "config"), "--data-dir", str(folder / "data")]
    os._exit(app.main(options, opened))


def prepare(folder: Path) -> None:
    """Somebody who has been here before, and wants no movements."""
    SettingsFile(folder / "config").save(Settings(language="en", speed="off", tour_seen=True, player_name="Nobody"))


class Evening:
    """The processes of an evening, one after another."""

    def __init__(self, folder: Path, seed: str, deals: int, kills: int) -> None:
        self.folder, self.seed, self.deals, self.kills = folder, seed, deals, kills
        self.killed, self.orders = 0, 0
        self.rng = random.Random(seed)
        self.hands = RealInput()

    def run(self) -> int:
        """Plays to the end; the status of the process that got there, or of one that failed."""
        while True:
            status = self._one_process()
            if os.WIFSIGNALED(status):
                self.killed += 1
                continue
            return os.WEXITSTATUS(status)

    def _one_process(self) -> int:
        hears, tells = os.pipe()
        process = os.fork()
        if process == 0:
            os.close(hears)
            play(self.folder, self.seed, self.deals, tells)
        os.close(tells)
        with os.fdopen(hears, "rb", buffering=0) as wanted:
            self._serve(process, wanted)
        return ended(process)

    def _serve(self, process: int, wanted) -> None:
        """Does what the process wants until its hour has come, or it ends."""
        is_doomed = self.killed < self.kills
        hour = time.monotonic() + self.rng.uniform(0, START_SECONDS)
        by_time = self.rng.random() < STARTING and is_doomed
        left = self.rng.randint(1, PLAYING if any(self.folder.glob("config/tournaments/*.json")) else MAKING)
        while True:
            patience = max(0.0, hour - time.monotonic()) if by_time else PATIENCE_SECONDS
            if not select.select([wanted], [], [], patience)[0]:
                os.kill(process, signal.SIGKILL if by_time else signal.SIGABRT)
                assert by_time, "the program wants nothing any more: see above where it was"
                return
            line = wanted.readline()
            if not line:
                return
            self.hands.perform(json.loads(line))
            self.orders += 1
            left -= 1
            if is_doomed and not by_time and left == 0:
                time.sleep(self.rng.uniform(0, BETWEEN_SECONDS))
                os.kill(process, signal.SIGKILL)
                return


def ended(process: int) -> int:
    """The status of a process that is about to end; AssertionError where it does not, and it is ended."""
    for _ in range(PATIENCE_SECONDS * 100):
        found, status = os.waitpid(process, os.WNOHANG)
        if found:
            return status
        time.sleep(0.01)
    os.kill(process, signal.SIGABRT)
    raise AssertionError("the program does not end: see above where it was")


def sheet(folder: Path) -> dict[str, object]:
    """The tournament as it was made, and every deal with its actions and points."""
    memory = Memory(folder / "config", folder / "data")
    assert memory.problems == ()
    check_answered(folder, memory)
    (made,) = memory.tournaments()
    rows = []
    for deal, of_sheet in zip(memory.history.deals(made.id), memory.history.sheet(made.id), strict=True):
        assert of_sheet.result.points == points(outcome_of(of_sheet.result), made.table)
        actions = [action_text(each) for each in deal.actions]
        rows.append([deal.number, deal.attempt, deal.seating.dealer, of_sheet.points, actions])
    cells = {str(bid): row for bid, row in made.table.cells.items()}
    memory.close()
    return {"names": made.names, "table": [made.table.name, cells], "seed": made.seed, "deals": rows}


def main(folder: Path, seed: str, deals: int, kills: int) -> int:
    prepare(folder)
    evening = Evening(folder, seed, deals, kills)
    status = evening.run()
    if status == 0:
        print(json.dumps({"kills": evening.killed, "orders": evening.orders, "sheet": sheet(folder)}))
    return status


if __name__ == "__main__":
    folder, seed, deals, kills = sys.argv[1:]
    sys.exit(main(Path(folder), seed, int(deals), int(kills)))
