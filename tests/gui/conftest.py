"""What the tests of the program with a screen get: no real screen, the resources, folders of their own."""

import gc
import os
import random
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMenu, QMessageBox

from laksewhist.gui import sound_device
from laksewhist.gui.collecting import ENOUGH
from laksewhist.gui.languages import set_language
from laksewhist.gui.panels.asking import AskingPanel
from laksewhist.gui.panels.summary_sheet import SummarySheet
from laksewhist.gui.resources import ensure_resources
from laksewhist.store import tournament

# Qt reads these once, when the application object is made.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QT_SCALE_FACTOR"] = "1"
os.environ["LC_ALL"] = "C.UTF-8"
for _name in ("QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME", "QT_AUTO_SCREEN_SCALE_FACTOR", "LANGUAGE"):
    os.environ.pop(_name, None)

WHOLE = 40
"""After so many tests all garbage is collected."""
HERE = Path(__file__).parent
WAITING = {
    QDialog: ("exec",),
    QMenu: ("exec",),
    QMessageBox: ("critical", "information", "question", "warning"),
    QFileDialog: ("getOpenFileName", "getOpenFileNames", "getSaveFileName", "getExistingDirectory"),
}
"""What comes back only when somebody has answered."""
ON_X_SERVER = os.environ["QT_QPA_PLATFORM"] == "xcb"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the tests of this folder, and leave out those for a real X server where none is meant."""
    no_server = pytest.mark.skip(reason="needs QT_QPA_PLATFORM=xcb and an X server: see packaging/test.sh")
    for item in items:
        if not item.path.is_relative_to(HERE):
            continue
        item.add_marker("gui")
        if "xcb" in item.keywords and not ON_X_SERVER:
            item.add_marker(no_server)


@pytest.fixture(scope="session", autouse=True)
def resources() -> None:
    """Cards, fonts and translations are readable below ``:/``."""
    ensure_resources()


@pytest.fixture(scope="session", autouse=True)
def nobody_answers() -> Iterator[None]:
    """Whatever waits for an answer raises instead, also when a test is over: only a test that answers it gets on."""

    def refuse(*given: object, **_named: object) -> None:
        box = given[0] if given else None
        words = [box.text()] if isinstance(box, QMessageBox) else [each for each in given if isinstance(each, str)]
        raise AssertionError(f"nobody answers: {words}")

    with pytest.MonkeyPatch.context() as patch:
        for kind, names in WAITING.items():
            for name in names:
                patch.setattr(kind, name, refuse)
        yield


@pytest.fixture(scope="session")
def qapp_cls() -> type[QApplication]:
    """The program's own application class, which pytest-qt makes the one instance of."""
    from laksewhist.gui.app import LaksewhistApp

    return LaksewhistApp


@pytest.fixture(autouse=True)
def in_english(qapp: QApplication) -> None:
    """Each test begins with the source texts, whatever language the one before has chosen."""
    set_language("en")


@pytest.fixture(autouse=True)
def same_cards(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test has the same cards in every run: an iron hand of a computer, say, ends a deal before anybody is asked."""
    monkeypatch.setattr(tournament, "os", SimpleNamespace(urandom=random.Random(request.node.nodeid).randbytes))


@pytest.fixture(scope="session")
def rounds() -> Iterator[int]:
    """Counts the tests; what was there before the first is never searched."""
    gc.freeze()
    return count(1)


@pytest.fixture(autouse=True)
def garbage(qapp: QApplication, rounds: Iterator[int]) -> Iterator[None]:
    """Collected between tests, as the program does it between other things: on this thread only."""
    yield
    if next(rounds) % WHOLE == 0:
        gc.collect()
    elif gc.get_count()[0] >= ENOUGH:
        gc.collect(1)  # all of it would take longer than most tests


@pytest.fixture(autouse=True)
def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is heard of tests, also where the extra for sound is installed."""
    monkeypatch.setattr(sound_device, "MODULE", "PySide6.NoMultimedia")


@pytest.fixture(autouse=True)
def panels_settle_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Panels take the first press: events in tests come faster than any hand. Their own tests give them time."""
    monkeypatch.setattr(AskingPanel, "settling_ms", 0)
    monkeypatch.setattr(SummarySheet, "settling_ms", 0)


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Each test has empty user folders, below ``tmp_path``, which is returned."""
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        folder = tmp_path / name.lower()
        folder.mkdir()
        monkeypatch.setenv(name, str(folder))
    return tmp_path
