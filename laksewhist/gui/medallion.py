"""The small round sign of a participant: a picture, or initials on a colour."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, Qt, QTextBoundaryFinder
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from laksewhist.gui.badge import Badge
from laksewhist.gui.look import Look

PAPER: Final = "#FFFDF8"
INK: Final = "#16282F"
FIRST_STRONG, POP = "\u2068", "\u2069"
"""What `words.isolated` puts round a name."""


def initials(name: str) -> str:
    """The first signs of the first and the last word, as capitals: `Søren Ærø-Østergård` gives `SÆ`.

    What looks like one sign counts as one, an emoji of several parts too; signs that only steer are left out.
    """
    words = [word for word in (_first_sign(each) for each in name.split()) if word]
    return "".join(words[:1] + words[1:][-1:]).upper()


def draw_medallion(painter: QPainter, box: QRectF, badge: Badge, look: Look) -> None:
    """Paints it into a square box, in the painter's units; pictures lie in the folder that the look's style names."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    faces = look.style.faces
    picture = None if badge.picture is None or faces is None else _picture(faces / badge.picture)
    disc = QPainterPath()
    disc.addEllipse(box)
    if picture is not None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setClipPath(disc, Qt.ClipOperation.IntersectClip)
        painter.drawPixmap(box, picture, QRectF(picture.rect()))
        painter.setClipping(False)
    else:
        painter.fillPath(disc, QColor(badge.colour or look.theme.inset))
        _draw_initials(painter, box, badge, look)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(look.theme.line if badge.colour is None else look.theme.panel), box.width() / 26))
    painter.drawEllipse(box)
    painter.restore()


def _draw_initials(painter: QPainter, box: QRectF, badge: Badge, look: Look) -> None:
    text = initials(badge.name)
    font = look.font(16, bold=True)
    font.setPixelSize(max(6, round(box.width() * (0.42 if len(text) > 1 else 0.5))))
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > 0.84 * box.width():  # such as signs of several parts, where no font has them
        font.setPixelSize(max(4, int(font.pixelSize() * 0.84 * box.width() / wide)))
    painter.setFont(font)
    painter.setPen(QColor(look.theme.ink if badge.colour is None else ink_on(badge.colour)))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, text)


def ink_on(colour: str) -> str:
    """The letters that are read best on a colour: dark or light ones."""
    return PAPER if _contrast(colour, PAPER) >= _contrast(colour, INK) else INK


def _contrast(one: str, other: str) -> float:
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.03928 else float(((part + 0.055) / 1.055) ** 2.4)

    shown = QColor(colour)
    return 0.2126 * linear(shown.redF()) + 0.7152 * linear(shown.greenF()) + 0.0722 * linear(shown.blueF())


def first_signs(name: str, most: int) -> str:
    """The name, or so many of its signs with an ellipsis as the last: no emoji or accent is cut in two."""
    if len(name) <= most:
        return name
    if name[0] == FIRST_STRONG and name[-1] == POP:  # marks that are not seen
        return f"{FIRST_STRONG}{first_signs(name[1:-1], most)}{POP}"
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, name)
    ends: list[int] = []
    while len(ends) <= most and (end := finder.toNextBoundary()) > 0:
        ends.append(end)
    return name if len(ends) <= most else _utf16(name, ends[most - 2]).rstrip() + "…"


def _first_sign(word: str) -> str:
    plain = "".join(letter for letter in word if letter.isprintable() or letter == "\u200d")
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, plain)
    return _utf16(plain, max(0, finder.toNextBoundary()))


def _utf16(text: str, end: int) -> str:
    """The beginning of a text up to a place that Qt counts, in halves of letters where Python counts wholes."""
    return text.encode("utf-16-le")[: 2 * end].decode("utf-16-le")


@lru_cache(maxsize=32)
def _picture(path: Path) -> QPixmap | None:
    """The copy, or None where it is gone: then there are initials."""
    found = QPixmap(str(path))
    return None if found.isNull() else found
