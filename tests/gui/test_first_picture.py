"""The first picture: real, sooner than all that it does not need, and with no key lost on what comes after it."""

import json
import os
import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from laksewhist.gui.main_window import MainWindow
from laksewhist.gui.preferences import Preferences
from laksewhist.gui.table.pace import Pace
from laksewhist.gui.window_parts import PARTS

NOT_YET = (
    "PIL",
    "PySide6.QtNetwork",
    "difflib",
    "laksewhist.ai.begynder",
    "laksewhist.ai.bidding",
    "laksewhist.ai.cardplay",
    "laksewhist.ai.models",
    "laksewhist.ai.solver",
    "laksewhist.ai.worlds",
    "laksewhist.gui.accessibility.items",
    "laksewhist.gui.dialogs",
    "laksewhist.gui.guidance",
    "laksewhist.gui.help.window",
    "laksewhist.gui.instance_calls",
    "laksewhist.gui.menu",
    "laksewhist.gui.panels.bid_panel",
    "laksewhist.gui.panels.contract_panel",
    "laksewhist.gui.panels.summary_sheet",
    "laksewhist.gui.practice",
    "laksewhist.gui.records",
    "laksewhist.gui.screenshots",
    "laksewhist.gui.tour",
    "laksewhist.lab",
    "laksewhist.store.history",
    "laksewhist.store.record",
    "logging.handlers",
    "msgspec",
    "socket",
    "sqlite3",
    "subprocess",
)
"""Modules, and packages with all that is in them, that the first picture must not wait for."""
PROGRAM = """
import json, sys
from PySide6.QtWidgets import QApplication
from laksewhist.gui.bench.child import when_painted
from laksewhist.gui.startup import main
kept = []
def opened(window):
    def end(_painted, _used):
        cards = sum(item.isVisible() for item in window.page.scene.cards.items().values())
        plates = sum(plate.isVisible() for plate in window.page.scene.plate_items)
        print(json.dumps({"modules": sorted(sys.modules), "cards": cards, "plates": plates}))
        window.later.add(lambda: (print(QApplication.instance().collector.works), window.close()))
    kept.append(when_painted(window.page.view.viewport(), end))
sys.exit(main(sys.argv[1:], opened))
"""


def test_it_shows_the_table_and_waits_for_nothing_else(tmp_path, qapp):
    Preferences(tmp_path / "config", language="da", theme="light").change(tour_seen=True)
    options = ["--config-dir", str(tmp_path / "config"), "--data-dir", str(tmp_path / "data")]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *options],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    first, collects = done.stdout.splitlines()
    told = json.loads(first)
    assert collects == "True"
    assert told["plates"] == 4
    assert told["cards"] > 0
    early = [name for name in told["modules"] if any(name == each or name.startswith(each + ".") for each in NOT_YET)]
    assert early == []


@pytest.fixture
def window(qtbot, own_folders):
    preferences = Preferences(own_folders / "config", language="en", theme="light")
    preferences.change(tour_seen=True)
    made = MainWindow(preferences, own_folders / "data", pace=Pace(0))
    qtbot.addWidget(made)
    yield made
    made.close()


def test_the_rest_is_there_soon_after_it(qtbot, window):
    assert not any(window.has(part) for part in PARTS)
    window.show()
    window.start()
    qtbot.waitUntil(lambda: all(window.has(part) for part in PARTS))
    qtbot.waitUntil(lambda: not window.windowIcon().isNull())


def test_a_key_that_comes_before_it_finds_its_command(window):
    window.start()
    assert not window.has("commands")
    window.show()
    window.activateWindow()
    QTest.keyClick(window.page.view, Qt.Key.Key_F3)
    assert window.has("commands")
    assert window.commands.actions["score_sheet"].shortcut().toString() == "F3"


def test_a_window_that_is_closed_before_it_makes_nothing_more(qtbot, window):
    window.show()
    window.close()
    qtbot.wait(80)
    assert not any(window.has(part) for part in PARTS)


def test_what_comes_after_it_is_done_at_once_but_not_in_a_window_that_was_closed(window):
    done = []
    window.later.add(lambda: done.append("in its turn"))
    assert done == []
    window.later.do()
    window.later.add(lambda: done.append("late"))
    assert done == ["in its turn", "late"]
    window.close()
    window.later.add(lambda: done.append("closed"))
    window.later.do()
    assert done == ["in its turn", "late"]
