"""Faces of participants: initials of any name, letters that can be read, and pictures."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from laksewhist.gui.badge import COLOURS, Badge
from laksewhist.gui.look import Look
from laksewhist.gui.medallion import INK, PAPER, draw_medallion, first_signs, initials, ink_on
from laksewhist.gui.panels.score_strip import ScoreStrip
from laksewhist.gui.table.layout import TableLayout
from laksewhist.gui.table.plates import NAME_SIZE, plates
from laksewhist.gui.table.style import TableStyle
from laksewhist.gui.table.theme import LIGHT

from .panel_deals import played_to, shown, ten_gode

FAMILY = "👩‍👩‍👧"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Søren Ærø-Østergård", "SÆ"),
        ("karen", "K"),
        ("Anna Maria von Bo", "AB"),
        ("אסתר בת-שבע", "אב"),
        (f"{FAMILY} Hansen", f"{FAMILY}H"),
        ("e\u0301va", "E\u0301"),
        ("\u200f", ""),
        ("  ", ""),
    ],
)
def test_initials(name, expected):
    assert initials(name) == expected


@pytest.mark.parametrize("name", ["Søren", "W" * 64, FAMILY * 30, "e\u0301" * 40, "𝔄" * 20])
@pytest.mark.parametrize("most", [2, 7, 12])
def test_a_name_is_cut_between_two_signs(name, most):
    cut = first_signs(name, most)
    assert cut == name or (cut.endswith("…") and name.startswith(cut[:-1]))
    sign = FAMILY if FAMILY in name else "e\u0301" if "e\u0301" in name else name[0]
    if cut != name and len(set(name)) <= 4:
        assert cut == sign * (most - 1) + "…"


def contrast(one, other):
    def luminance(colour):
        parts = (QColor(colour).redF(), QColor(colour).greenF(), QColor(colour).blueF())
        linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))

    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("colour", [*COLOURS, "#FFFFFF", "#000000", "#FFD700", "#808080"])
def test_letters_are_read_on_every_colour(colour):
    assert contrast(colour, ink_on(colour)) == pytest.approx(max(contrast(colour, PAPER), contrast(colour, INK)))
    assert contrast(colour, ink_on(colour)) >= (5.3 if colour in COLOURS else 3.7)


def drawn(badge, faces=None):
    image = QImage(64, 64, QImage.Format.Format_ARGB32)
    image.fill(QColor("#00000000"))
    painter = QPainter(image)
    draw_medallion(painter, QRectF(2, 2, 60, 60), badge, Look(LIGHT, 1.0, small=False, style=TableStyle(faces=faces)))
    painter.end()
    return image


def test_a_face_is_a_disc_of_its_colour_or_its_picture(tmp_path):
    assert drawn(Badge("Bo", "#B3432B")).pixelColor(10, 32) == QColor("#B3432B")
    assert drawn(Badge("Bo", "#B3432B")).pixelColor(1, 1).alpha() == 0
    picture = QImage(32, 32, QImage.Format.Format_RGB32)
    picture.fill(QColor("#123456"))
    assert picture.save(str(tmp_path / "face.png"))
    assert drawn(Badge("Bo", "#B3432B", "face.png"), tmp_path).pixelColor(32, 32) == QColor("#123456")
    assert drawn(Badge("Bo", "#B3432B", "gone.png"), tmp_path).pixelColor(10, 32) == QColor("#B3432B")


def with_badges(colours=COLOURS):
    deal = shown(played_to(ten_gode(), 3))
    badges = tuple(Badge(name, colour) for name, colour in zip(deal.company.participants, colours, strict=False))
    return replace(deal, company=replace(deal.company, badges=badges))


def test_plates_have_the_faces_of_who_sits_there():
    look = Look(LIGHT, 1.0, small=False)
    deal, layout = with_badges(), TableLayout.for_window(1280, 800)
    for plate in plates(deal, layout, look):
        if plate.badge is not None:
            assert plate.badge == deal.badge(deal.seat_at(plate.position))
            room = plate.rect.width() - plate.text_left - 8
            assert QFontMetricsF(look.font(NAME_SIZE, bold=True)).horizontalAdvance(plate.name) <= room
    assert {plate.position for plate in plates(deal, layout, look) if plate.badge is not None} >= {1, 2, 3}
    assert not any(plate.badge for plate in plates(deal, TableLayout.for_window(800, 600), look))
    assert not any(plate.badge for plate in plates(with_badges((None,) * 4), layout, look))


def test_the_score_strip_has_the_colours_of_the_participants(qtbot):
    strip = ScoreStrip()
    qtbot.addWidget(strip)
    strip.resize(1280, 52)
    deal = with_badges()
    strip.show_deal(deal)
    strip.show()
    for cell, colour in zip(strip.cells, COLOURS[:4], strict=False):
        image = cell.grab().toImage()
        seen = {image.pixelColor(x, y).name().upper() for x in range(50) for y in range(cell.height())}
        assert colour in seen


def test_the_score_strip_names_the_tournament_and_counts_its_deals(qtbot):
    strip = ScoreStrip()
    qtbot.addWidget(strip)
    deal = with_badges()
    strip.show_deal(replace(deal, company=replace(deal.company, title="Fredagsklubben", deals=24)))
    assert strip.title.text() == "Fredagsklubben"
    assert strip.deal.text() == f"Deal {deal.company.deal_number} of 24"
    strip.show_deal(deal)
    assert strip.title.text() == "Laksewhist"
    assert strip.deal.text() == f"Deal {deal.company.deal_number}"
