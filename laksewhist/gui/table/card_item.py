"""One card on the table: its picture, its marks, and how it gets from one place to another."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEasingCurve, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from laksewhist.gui.look import Look
from laksewhist.gui.table.arrangement import Marks, Pill, Sprite
from laksewhist.gui.table.card_art import CardArt
from laksewhist.gui.table.card_shapes import CARD_WIDTH
from laksewhist.gui.table.motion import between
from laksewhist.gui.table.paint import card_radius, draw_best_outline, draw_box, draw_focus_outline
from laksewhist.gui.table.places import Place
from laksewhist.gui.texts import Role, card_text, role_text

TURNED_DETAIL = 2
"""Pictures of cards that lie askew have so many pixels for one, so that they are sharp when turned."""
MIDDLE = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip


class CardItem(QGraphicsObject):
    """A card that lies at `place`. Local coordinates are layout units, with the origin in the card's middle."""

    def __init__(self, sprite: Sprite, art: CardArt, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.sprite = sprite
        self.place = sprite.place
        self._art = art
        self._look: Look | None = None
        self._scale = 1.0
        self._width = sprite.place.width
        self._turned = 1.0
        self._glide: QVariantAnimation | None = None  # most cards are moved by the director only
        self._from = self._to = sprite.place
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def card_text(self) -> str:
        """The card in words; empty for a back."""
        return card_text(self.sprite.card) if self.sprite.card is not None else ""

    @property
    def face_up(self) -> bool:
        """Whether its face is seen, or is coming up."""
        return self.sprite.card is not None

    # ---- what it shows

    def dress(self, sprite: Sprite, look: Look, scale: float) -> None:
        """Shows this sprite, still where it was; `look` is one of scale 1, `scale` the pixels of a unit."""
        self.setZValue(sprite.z)
        if (sprite.card, sprite.marks, look, scale) != (self.sprite.card, self.sprite.marks, self._look, self._scale):
            self.update()
        if scale != self._scale or sprite.place.width != self._width:
            self.prepareGeometryChange()
        self.sprite, self._look, self._scale, self._width = sprite, look, scale, sprite.place.width
        self._apply_place()

    def mark(self, marks: Marks) -> None:
        """Looks like this from now on, wherever it is."""
        if marks != self.sprite.marks:
            self.sprite = replace(self.sprite, marks=marks)
            self.update()

    def boundingRect(self) -> QRectF:
        return self._card().adjusted(-9, -9, 9, 9)

    def _card(self) -> QRectF:
        return Place(0, 0, 0, self._width).upright()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        look, marks, card = self._look, self.sprite.marks, self._card()
        if look is None:
            return
        if self._turned < 1:
            painter.scale(max(0.02, abs(2 * self._turned - 1)), 1)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        dpr = self._scale * painter.device().devicePixelRatioF()
        if self.place.rotation % 90:
            dpr *= TURNED_DETAIL
        self._draw_picture(painter, card, look, dpr)
        if not self.face_up or self._turned < 0.5:
            return
        if marks.sealed:
            self._art.draw_seal(painter, card, dpr)
        if marks.from_kitty:
            _draw_kitty_sign(painter, card, look)
        if marks.best:
            draw_best_outline(painter, card, look.theme)
        if marks.focused:
            draw_focus_outline(painter, card, look.theme)
        if marks.pill is not None:
            self._draw_pill(painter, card, marks.pill, look)

    def _draw_picture(self, painter: QPainter, card: QRectF, look: Look, dpr: float) -> None:
        width, margin = self._width, self._art.margin(self._width)
        known = self.sprite.card
        if known is not None and self._turned >= 0.5:
            picture = self._art.face(known.code, width, dpr, dimmed=self.sprite.marks.dimmed)
        else:
            picture = self._art.back(look.style.back_at(width), width, dpr)
        corner = card.topLeft()
        corner.setX(corner.x() - margin)
        corner.setY(corner.y() - margin)
        painter.drawPixmap(corner, picture)

    def _draw_pill(self, painter: QPainter, card: QRectF, pill: Pill, look: Look) -> None:
        theme, high = look.theme, 22 * look.type_scale
        if pill is Pill.PARTNER:
            rect = QRectF(card.left() + 26, card.bottom() - 8 - high, card.width() - 34, high)
            fill, ink, text = theme.gold, theme.card_ink, role_text(Role.PARTNER)
        else:  # at the top, where a card that was put up is not covered by its neighbour
            left = card.left() + card.width() * 0.27
            rect = QRectF(left, card.top() + 3, card.right() - 4 - left, min(high, 0.25 * card.width() - 3))
            fill, ink = theme.accent, theme.on_accent
            #: on a card that is chosen before it is one's turn
            text = self.tr("swap") if pill is Pill.EXCHANGED else self.tr("next")
        draw_box(painter, rect, rect.height() / 2, fill=fill)
        painter.setFont(look.font(13, bold=True))
        painter.setPen(QColor(ink))
        painter.drawText(rect, MIDDLE, text)

    # ---- where it lies

    def put(self, place: Place, *, turned: float = 1.0) -> None:
        """Lies here from now on; `turned` from 0 to 1 is how far its face has come up."""
        if self._glide is not None:
            self._glide.stop()
        self._set_place(place, turned)

    def glide(self, place: Place, ms: int, curve: QEasingCurve.Type) -> None:
        """Goes there on its own, or lies there at once where `ms` is 0."""
        if ms <= 0 or place == self.place:
            self.put(place)
            return
        glide = self._glide = self._glide or self._new_glide()
        if glide.state() == QVariantAnimation.State.Running and place == self._to:
            return
        glide.stop()
        self._from, self._to = self.place, place
        glide.setDuration(ms)
        glide.setEasingCurve(curve)
        glide.start()

    def _new_glide(self) -> QVariantAnimation:
        glide = QVariantAnimation(self)
        glide.setStartValue(0.0)
        glide.setEndValue(1.0)
        glide.valueChanged.connect(self._on_glide)
        return glide

    def _on_glide(self, part: float) -> None:
        self._set_place(between(self._from, self._to, part), 1.0)

    def _set_place(self, place: Place, turned: float) -> None:
        self.place = place
        if turned != self._turned:
            self._turned = turned
            self.update()
        self._apply_place()

    def _apply_place(self) -> None:
        self.setPos(self.place.x * self._scale, self.place.y * self._scale)
        scale = self._scale * self.place.width / self._width
        # Qt paints anew also where these stay the same.
        if self.place.rotation != self.rotation():
            self.setRotation(self.place.rotation)
        if scale != self.scale():
            self.setScale(scale)


def _draw_kitty_sign(painter: QPainter, card: QRectF, look: Look) -> None:
    """A little back in the left strip: this card came from the kitty."""
    unit = card.width() / CARD_WIDTH
    rect = QRectF(card.left() + 16 * unit, card.top() + 180 * unit, 26 * unit, 38 * unit)
    draw_box(painter, rect, card_radius(rect.width()) + 1, fill=look.theme.accent, line=look.theme.card_ink, width=1)
    draw_box(painter, rect.adjusted(2, 2, -2, -2), 1, line=look.theme.on_accent, width=1)
