"""Everything into one file and back, from the menu."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from laksewhist.engine.house_rules import HouseRules
from laksewhist.gui.app import LaksewhistApp, parse_arguments, play
from laksewhist.gui.backups import restore_now
from laksewhist.gui.instance import Instance
from laksewhist.gui.message import tell
from laksewhist.gui.new_match import match_setup
from laksewhist.store.backup import SUFFIX, read_manifest

from .people import open_window


@pytest.fixture
def window(qtbot, tmp_path):
    made = open_window(qtbot, tmp_path, language="en")
    made.start(setup=match_setup("Søren", 4, HouseRules(), "backup"))
    qtbot.waitUntil(lambda: made.model.is_person_asked, timeout=5000)
    assert made.model.act(made.model.shown.view.legal[0])
    yield made
    made.close()


@pytest.fixture
def said(monkeypatch):
    """What the boxes say, each as it is shown; it is closed at once."""
    words = []

    def shown(*arguments):
        box = tell(*arguments)
        words.append(f"{box.text()}\n{box.informativeText()}")
        assert box.isVisible()
        box.reject()

    monkeypatch.setattr("laksewhist.gui.backups.tell", shown)
    return words


def choose(monkeypatch, path):
    for name in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_args: (str(path) if path else "", ""))


def answer(monkeypatch, number):
    """The question before restoring is answered with its first or second button."""

    def answered(box):
        box.buttons()[number].click()

    monkeypatch.setattr(QMessageBox, "exec", answered)


def test_a_backup_is_written_where_it_is_asked_for(window, tmp_path, monkeypatch, said):
    choose(monkeypatch, tmp_path / "mine æøå")
    window.commands.actions["back_up"].trigger()
    path = tmp_path / f"mine æøå{SUFFIX}"
    assert "data/history.sqlite" in read_manifest(path).sizes
    assert str(path) in said[0]


def test_who_asks_for_none_gets_none(window, tmp_path, monkeypatch, said):
    choose(monkeypatch, None)
    window.commands.actions["back_up"].trigger()
    window.commands.actions["restore"].trigger()
    assert said == []
    assert window.isVisible()


def test_a_backup_that_cannot_be_written_or_is_none_is_told(window, tmp_path, monkeypatch, said):
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    choose(monkeypatch, tmp_path / "file" / "x.zip")
    window.commands.actions["back_up"].trigger()
    choose(monkeypatch, tmp_path / "file")
    window.commands.actions["restore"].trigger()
    assert len(said) == 2
    assert "no backup" in said[1]
    assert window.isVisible()


@pytest.mark.parametrize("meant", [True, False])
def test_restoring_is_asked_about_and_closes_the_window(window, tmp_path, monkeypatch, said, meant):
    path = tmp_path / f"all{SUFFIX}"
    choose(monkeypatch, path)
    window.commands.actions["back_up"].trigger()
    answer(monkeypatch, 0 if meant else 1)
    window.commands.actions["restore"].trigger()
    assert window.isVisible() is not meant
    assert window.backups.to_restore == (path if meant else None)


def test_what_was_restored_is_told(window, tmp_path, monkeypatch, said):
    path = tmp_path / f"all{SUFFIX}"
    choose(monkeypatch, path)
    window.commands.actions["back_up"].trigger()
    window.close()
    words = restore_now(path, tmp_path / "config", tmp_path / "data")
    assert "before-restoring" in words
    path.write_bytes(b"rubbish")
    assert "could not be restored" in restore_now(path, tmp_path / "config", tmp_path / "data")


def test_the_program_opens_a_new_window_with_what_was_restored(qtbot, qapp, tmp_path, monkeypatch):
    """The window is closed to restore; the next one has the game of the backup."""
    folders = ["--config-dir", str(tmp_path / "config"), "--data-dir", str(tmp_path / "data")]
    options = parse_arguments(folders)
    windows, path = [], tmp_path / f"all{SUFFIX}"

    def opened(window):
        windows.append(window)
        qtbot.addWidget(window)

    def run(_app=None):
        window = windows[-1]
        window.model.close()
        if len(windows) == 1:
            window.backups.to_restore = path
        window.close()
        return 0

    monkeypatch.setattr(LaksewhistApp, "exec", run)
    make_backup(qtbot, tmp_path / "other", path)
    instance = Instance(tmp_path / "data")
    assert play(qapp, instance, options, opened) == 0
    instance.release()
    assert len(windows) == 2
    assert windows[1].preferences.settings.player_name == "Fra sikkerhedskopien"


def make_backup(qtbot, folder: Path, path: Path) -> None:
    from laksewhist.store.backup import write_backup

    window = open_window(qtbot, folder)
    window.preferences.change(player_name="Fra sikkerhedskopien")
    window.start(setup=match_setup("Fra sikkerhedskopien", 4, HouseRules(), "backup"))
    qtbot.waitUntil(lambda: window.model.is_person_asked, timeout=5000)
    assert window.model.act(window.model.shown.view.legal[0])
    window.close()
    write_backup(folder / "config", folder / "data", path)
