"""Cards and cloth are set at once, everywhere, and kept; own pictures are copied, and told of when they are lost."""

from pathlib import Path
from typing import get_args

import pytest
from PIL import Image
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QMessageBox

from laksewhist.engine.house_rules import HouseRules
from laksewhist.gui.look import Look
from laksewhist.gui.new_match import match_setup
from laksewhist.gui.own_pictures import FOLDER, fault_text, picture_fault
from laksewhist.gui.table.backdrop import VEILS, ClothPicture
from laksewhist.gui.table.cloths import CLOTHS
from laksewhist.gui.table.colours import contrast, mix
from laksewhist.gui.table.style import QUIET_BACKS, TableStyle
from laksewhist.gui.table.theme import THEMES
from laksewhist.store.own_picture import PictureFault
from laksewhist.store.settings import Back, Cloth, SettingsFile

from .people import open_window


@pytest.fixture
def warnings(monkeypatch):
    told = []
    monkeypatch.setattr(QMessageBox, "warning", lambda _parent, _title, text: told.append(text))
    return told


@pytest.fixture
def window(qtbot, tmp_path):
    made = open_window(qtbot, tmp_path, language="en")
    yield made
    made.close()


def picture(path: Path, colour: str = "#AA0000") -> Path:
    Image.new("RGB", (90, 60), colour).save(path)
    return path


def kept(tmp_path) -> list[Path]:
    return sorted(tmp_path.glob(f"**/{FOLDER}/*"))


@pytest.mark.parametrize(
    ("name", "value", "seen"),
    [
        ("danish_indices", True, lambda look: look.danish),
        ("four_colours", True, lambda look: look.four_colours),
        ("back", "heart", lambda look: look.style.back == "back_heart"),
        ("cloth", "sage", lambda look: look.theme.field == "#BCCDB0"),
    ],
)
def test_a_choice_is_seen_at_once_and_kept(window, name, value, seen):
    assert not seen(window.page.look)
    window.preferences.change(**{name: value})
    assert seen(window.page.look)
    assert all(seen(panel.look) for panel in window.page.panels.values())
    assert getattr(SettingsFile(window.preferences._file.path.parent).load().settings, name) == value


def test_settings_and_table_know_the_same_backs_and_cloths():
    assert {f"back_{name}" for name in get_args(Back)} == set(QUIET_BACKS)
    assert set(get_args(Cloth)) == set(CLOTHS)


@pytest.mark.parametrize("name", ["own_back", "own_cloth"])
def test_a_chosen_picture_is_copied_shown_and_stays_when_the_file_goes(window, tmp_path, warnings, name):
    original = picture(tmp_path / "ferie.png")
    window.preferences.change(**{name: str(original)})
    original.unlink()
    (copy,) = kept(tmp_path)
    assert window.preferences.value(name) == str(copy)
    image = getattr(window.page.look.style, name)
    assert image.pixelColor(10, 10) == QColor("#AA0000")
    assert not warnings
    window.preferences.change(**{name: None})
    assert getattr(window.page.look.style, name) is None


def test_another_picture_takes_the_place_of_the_first_and_undo_brings_it_back(window, tmp_path):
    window.preferences.change(own_back=str(picture(tmp_path / "a.png")))
    first = window.preferences.value("own_back")
    window.preferences.change(own_back=str(picture(tmp_path / "b.png", "#0000AA")))
    assert window.page.look.style.own_back.pixelColor(5, 5) == QColor("#0000AA")
    window.preferences.change(own_back=first)
    assert window.page.look.style.own_back.pixelColor(5, 5) == QColor("#AA0000")


def test_a_file_that_is_no_picture_is_refused_with_a_sentence(window, tmp_path, warnings):
    (tmp_path / "letter.png").write_text("Dear", encoding="utf-8")
    window.preferences.change(own_cloth=str(tmp_path / "letter.png"))
    assert window.preferences.value("own_cloth") is None
    assert warnings == ["letter.png cannot be used.\n\nThe file is broken, or no picture that can be read."]
    assert not kept(tmp_path)


def test_a_copy_that_cannot_be_written_is_told_of(window, tmp_path, warnings):
    window.own_pictures._folder.parent.mkdir(parents=True, exist_ok=True)
    window.own_pictures._folder.write_text("in the way", encoding="utf-8")
    window.preferences.change(own_back=str(picture(tmp_path / "a.png")))
    assert window.preferences.value("own_back") is None
    assert len(warnings) == 1


@pytest.mark.parametrize("name", ["own_back", "own_cloth"])
def test_a_copy_that_is_broken_at_the_start_is_told_of_and_the_usual_one_is_shown(qtbot, tmp_path, warnings, name):
    first = open_window(qtbot, tmp_path, language="en")
    first.preferences.change(**{name: str(picture(tmp_path / "a.png"))})
    first.close()
    kept(tmp_path)[0].write_bytes(b"\x89PNG")
    second = open_window(qtbot, tmp_path, language="en")
    assert getattr(second.page.look.style, name) is None
    second.start(setup=match_setup("Søren", 4, HouseRules(), "lost"))
    assert len(warnings) == 1
    assert "usual" in warnings[0]
    assert second.preferences.value(name) is None
    second.close()


def test_a_kept_picture_is_there_again_the_next_time(qtbot, tmp_path, warnings):
    first = open_window(qtbot, tmp_path, language="en")
    first.preferences.change(own_back=str(picture(tmp_path / "a.png")))
    first.close()
    second = open_window(qtbot, tmp_path, language="en")
    second.start(setup=match_setup("Søren", 4, HouseRules(), "kept"))
    assert second.page.look.style.own_back.pixelColor(5, 5) == QColor("#AA0000")
    assert not warnings
    second.close()


def test_copies_that_are_no_longer_used_go_at_the_next_start(qtbot, tmp_path, warnings):
    first = open_window(qtbot, tmp_path, language="en")
    for name, colour in (("a.png", "#AA0000"), ("b.png", "#0000AA")):
        first.preferences.change(own_back=str(picture(tmp_path / name, colour)))
    first.close()
    assert len(kept(tmp_path)) == 2
    second = open_window(qtbot, tmp_path, language="en")
    second.start(setup=match_setup("Søren", 4, HouseRules(), "tidy"))
    assert [str(path) for path in kept(tmp_path)] == [second.preferences.value("own_back")]
    assert not warnings
    second.close()


@pytest.mark.parametrize("fault", PictureFault)
def test_every_fault_has_a_sentence(fault):
    assert fault_text(fault).endswith(".")


def test_what_is_wrong_with_a_file_is_said_before_it_is_taken(tmp_path):
    assert picture_fault(picture(tmp_path / "a.png")) == ""
    assert picture_fault(tmp_path / "none.png") == "There is no such file."


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("colour", ["#000000", "#FFFFFF", "#FF0000", "#00FF00", "#0000FF", "#FFFF00"])
def test_ink_and_marks_are_readable_on_any_picture(theme, colour):
    cloth = mix(colour, *VEILS[theme])
    seen = THEMES[theme]
    assert contrast(seen.ink, cloth) >= 4.5
    assert contrast(seen.accent, cloth) >= 3
    assert contrast(seen.focus, cloth) >= 3


def cloth_picture(theme: str, dpr: float = 1):
    image = QImage(300, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("#204060"))
    look = Look(THEMES[theme], 1.0, small=False, style=TableStyle(own_cloth=image))
    return ClothPicture().picture(look, QRectF(16, 60, 400, 300), dpr)


@pytest.mark.parametrize("dpr", [1, 1.5, 2])
def test_a_picture_fills_the_field_under_its_veil(qapp, dpr):
    drawn = cloth_picture("light", dpr)
    assert drawn.size().toTuple() == (round(400 * dpr), round(300 * dpr))
    image = drawn.toImage()
    expected = QColor(mix("#204060", *VEILS["light"])).toTuple()
    for x, y in ((0.5, 0.5), (0.05, 0.5), (0.95, 0.9)):
        seen = image.pixelColor(int(x * drawn.width()), int(y * drawn.height())).toTuple()
        assert all(abs(a - b) <= 2 for a, b in zip(seen, expected, strict=True))
    assert image.pixelColor(0, 0).alpha() == 0  # outside of the round corner


def test_high_contrast_shows_no_picture_on_the_table(qapp):
    assert cloth_picture("contrast") is None


def test_the_picture_of_the_table_is_drawn_once_for_each_size():
    image = QImage(30, 20, QImage.Format.Format_RGB32)
    look = Look(THEMES["light"], 1.0, small=False, style=TableStyle(own_cloth=image))
    cloth, field = ClothPicture(), QRectF(0, 0, 40, 30)
    first = cloth.picture(look, field, 1).cacheKey()
    assert cloth.picture(look, field, 1).cacheKey() == first
    assert cloth.picture(look, field, 2).cacheKey() != first
