"""The bundled font has the letters that the game writes, and figures of one width."""

import pytest
from PySide6.QtCore import QFile, QIODevice
from PySide6.QtGui import QFontDatabase, QRawFont

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅabcdefghijklmnopqrstuvwxyzæøåéüöä0123456789"
SIGNS = "+−–—·…×½%.,:;!?()/'\"’“”"

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(params=["regular", "bold"])
def font(request):
    return QRawFont(f":/fonts/{request.param}.ttf", 100)


def test_font_has_every_letter_and_sign(font):
    assert font.isValid()
    assert [char for char in LETTERS + SIGNS if not font.supportsCharacter(ord(char))] == []


def test_figures_and_their_signs_are_of_one_width(font):
    advances = font.advancesForGlyphIndexes(font.glyphIndexesForString("0123456789+−"))
    assert len({round(advance.x(), 3) for advance in advances}) == 1
    narrow, wide = font.advancesForGlyphIndexes(font.glyphIndexesForString("iW"))
    assert narrow.x() < wide.x() / 2


def test_two_weights_of_one_family():
    families = []
    for name in ("regular", "bold"):
        number = QFontDatabase.addApplicationFont(f":/fonts/{name}.ttf")
        families.append(QFontDatabase.applicationFontFamilies(number))
        QFontDatabase.removeApplicationFont(number)
    assert families[0] == families[1]
    assert len(families[0]) == 1


@pytest.mark.parametrize("name", ["regular", "bold"])
def test_font_is_small(name):
    file = QFile(f":/fonts/{name}.ttf")
    assert file.open(QIODevice.OpenModeFlag.ReadOnly)
    assert len(file.readAll()) < 60_000
