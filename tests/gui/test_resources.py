"""The compiled resources hold what the program reads, and their absence is said clearly."""

import sys

import pytest
from PySide6.QtCore import QFile, QIODevice

from laksewhist.gui.resources import ResourcesMissingError, ensure_resources

FACES = [suit + rank for suit in "SHDC" for rank in "AKQJT98765432"] + ["X1", "X2", "X3"]
OTHER_PICTURES = [
    "back_wave",
    "back_flower",
    "back_heart",
    "back_quiet",
    "back_flower_quiet",
    "back_heart_quiet",
    "app",
    "salmon",
]
DANISH = [f"{suit}{rank}_da" for suit in "SHDC" for rank in "AQJ"]


@pytest.mark.parametrize("name", FACES + DANISH + OTHER_PICTURES)
def test_every_picture_is_there_as_svg(name: str) -> None:
    file = QFile(f":/cards/{name}.svg")
    assert file.open(QIODevice.OpenModeFlag.ReadOnly)
    assert b"<svg" in file.readAll().data()[:400]


@pytest.mark.parametrize("name", ["fonts/regular.ttf", "fonts/bold.ttf", "i18n/laksewhist_da.qm"])
def test_fonts_and_translations_are_there(name: str) -> None:
    assert QFile(f":/{name}").size() > 0


def test_missing_resources_are_reported_with_the_command(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "laksewhist.gui._resources", None)
    with pytest.raises(ResourcesMissingError, match="python packaging/build_hook"):
        ensure_resources()
