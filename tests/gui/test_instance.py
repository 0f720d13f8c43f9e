"""Two programs with the same folder: the second is told, and brings the first to the front."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox

from laksewhist.gui.instance import LOCK_NAME, Instance
from laksewhist.gui.instance_calls import CALL_NAME
from laksewhist.gui.look import Look
from laksewhist.gui.second_program import second_program_box
from laksewhist.gui.table.theme import THEMES

SECOND = """
import sys
from pathlib import Path
from laksewhist.gui.instance import Instance
second = Instance(Path(sys.argv[1]))
assert not second.is_first
sys.exit(0 if second.bring_first_to_front(Path(sys.argv[2]) if len(sys.argv) > 2 else None) else 7)
"""


@pytest.fixture
def first(tmp_path, qapp):
    made = Instance(tmp_path / "data")
    yield made
    made.release()


def second_of(folder: Path, *record: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", SECOND, str(folder), *record])


def test_the_first_is_called_by_the_second(qtbot, tmp_path, first):
    assert first.is_first
    with qtbot.waitSignal(first.wanted, timeout=20_000) as heard:
        second = second_of(tmp_path / "data", "en aften æøå.laksewhist")
    assert second.wait(20) == 0
    assert heard.args[0].endswith("en aften æøå.laksewhist")


def test_another_folder_is_another_game(tmp_path, first):
    other = Instance(tmp_path / "other")
    assert other.is_first
    other.release()


def test_after_the_first_the_next_is_the_first(tmp_path, first):
    first.release()
    after = Instance(tmp_path / "data")
    assert after.is_first
    after.release()
    assert not (tmp_path / "data" / CALL_NAME).exists()


def test_after_a_crash_the_next_is_the_first(tmp_path, qapp):
    crash = "import os, sys; from pathlib import Path; from laksewhist.gui.instance import Instance; "
    crash += "made = Instance(Path(sys.argv[1])); assert made.is_first; os._exit(9)"
    done = subprocess.run([sys.executable, "-c", crash, str(tmp_path / "data")], check=False, timeout=60)
    assert done.returncode == 9
    assert (tmp_path / "data" / LOCK_NAME).exists()
    after = Instance(tmp_path / "data")
    assert after.is_first
    after.release()


def test_where_no_lock_can_be_made_the_game_is_played_all_the_same(tmp_path, qapp):
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    made = Instance(tmp_path / "file")
    assert made.is_first
    made.release()


def test_a_stranger_without_the_word_is_not_heard(qtbot, tmp_path, first):
    import socket

    port = json.loads((tmp_path / "data" / CALL_NAME).read_bytes())["port"]
    with qtbot.assertNotEmitted(first.wanted, wait=200), socket.create_connection(("127.0.0.1", port)) as caller:
        caller.sendall(b"front please\n")
        caller.shutdown(socket.SHUT_WR)
        QCoreApplication.processEvents()
    assert os.stat(tmp_path / "data" / CALL_NAME).st_mode & 0o077 == 0


def test_the_second_says_what_is_the_matter(qtbot, tmp_path, first, monkeypatch):
    called = []
    monkeypatch.setattr(first, "bring_first_to_front", lambda record: called.append(record) or False)
    box = second_program_box(first, tmp_path / "data", None, Look(THEMES["light"], 1.0, small=False))
    qtbot.addWidget(box)
    assert str(tmp_path / "data") in box.informativeText()
    warned = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *args: warned.append(args[-1]))
    box.defaultButton().click()
    assert called == [None]
    assert len(warned) == 1
