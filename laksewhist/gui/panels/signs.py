"""Cards, suits and the track of tricks as small widgets, to look at (to choose from: `choices`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from laksewhist.engine.cards import Card, Suit
from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import Looks, name_it, unit_painter
from laksewhist.gui.table.card_art import CardArt
from laksewhist.gui.table.paint import TAG_RATIO, draw_best_outline, draw_box, draw_suit, draw_tag
from laksewhist.gui.table.places import CARD_RATIO
from laksewhist.gui.texts import card_text, trump_text

SUIT_ORDER: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""How suits are laid out everywhere: as in the hand, the colours in turn."""
TRICKS: Final = 13


class Sign(Looks, QWidget):
    """Base of the small painted things: a fixed size in layout units."""

    def __init__(self, width: float, height: float) -> None:
        super().__init__()
        self._units = (width, height)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(self._units[0]), self.look.px(self._units[1]))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class CardTag(Sign):
    """A card as a small tag of rank and suit; `None` leaves a dashed place, as does a card nobody knows."""

    def __init__(self, height: float = 28) -> None:
        super().__init__(height * TAG_RATIO, height)
        self._card: Card | None = None

    @property
    def card(self) -> Card | None:
        """What it shows."""
        return self._card

    def set_card(self, card: Card | None) -> None:
        """Shows this card."""
        self._card = card
        name_it(self, "" if card is None else card_text(card))
        self.setToolTip("" if card is None else card_text(card))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = unit_painter(self, self.look)
        box = box.adjusted(1, 1, -1, -1)
        if self._card is None:
            pen = QPen(self.look.color("soft"), 1.5)
            pen.setDashPattern([3, 3])
            painter.setPen(pen)
            painter.drawRoundedRect(box, 6, 6)
        else:
            look = self.look
            draw_tag(painter, self._card.code, box, look.theme, four=look.four_colours, danish=look.danish)


class TrumpTile(Sign):
    """The trump as a big sign on card paper; with no trump a struck circle, so that the place is not empty."""

    def __init__(self, width: float = 64, height: float = 72) -> None:
        super().__init__(width, height)
        self._trump: Suit | None = None

    def set_trump(self, trump: Suit | None) -> None:
        """Shows this trump; None is no trump."""
        self._trump = trump
        name_it(self, trump_text(trump))
        self.setToolTip(trump_text(trump))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = unit_painter(self, self.look)
        theme, size = self.look.theme, 0.58 * min(box.height(), box.width() * 1.12)
        radius = 10 if box.height() > 50 else 6
        draw_box(painter, box.adjusted(0.5, 0.5, -0.5, -0.5), radius, fill=theme.paper, line=theme.card_edge)
        if self._trump is not None:
            letter = self._trump.code
            draw_suit(painter, letter, box.center(), size, theme.card_suit(letter, four=self.look.four_colours))
            return
        painter.setPen(QPen(QColor(theme.card_ink), size * 0.08))
        painter.drawEllipse(box.center(), size * 0.36, size * 0.36)
        off = size * 0.25
        painter.drawLine(box.center() + QPointF(-off, off), box.center() + QPointF(off, -off))


class CardPicture(Sign):
    """A whole card, `width` units wide; `best` puts the gold outline of the winner round it."""

    EDGE: Final = 4.0

    def __init__(self, width: float) -> None:
        super().__init__(width + 2 * self.EDGE, width * CARD_RATIO + 2 * self.EDGE)
        self._width = width
        self._card: Card | None = None
        self._best = False
        self._art = CardArt(self.look.theme)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self._art.restyle(look.theme, look.style)

    def set_card(self, card: Card | None, *, best: bool = False) -> None:
        """Shows this card, or nothing."""
        self._card, self._best = card, best
        name_it(self, "" if card is None else card_text(card))
        self.setToolTip("" if card is None else card_text(card))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._card is None:
            return
        painter, _ = unit_painter(self, self.look)
        picture = self._art.face(self._card.code, self._width, self.look.scale * self.devicePixelRatioF())
        margin = self._art.margin(self._width)
        painter.drawPixmap(QPointF(self.EDGE - margin, self.EDGE - margin), picture)
        if self._best:
            card = QRectF(self.EDGE, self.EDGE, self._width, self._width * CARD_RATIO)
            draw_best_outline(painter, card, self.look.theme)


class Track(Looks, QWidget):
    """Thirteen tricks: the declarers' from the left, lost ones from the right, a mark where the bid is made.

    Tricks of which nobody knows yet whose side they belong to are open dots, on neither side.
    """

    def __init__(self, height: float = 18) -> None:
        super().__init__()
        self._height = height
        self._need, self._taken, self._lost, self._open = TRICKS, 0, 0, 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_tricks(self, *, need: int, taken: int, lost: int, still_open: int = 0) -> None:
        """Shows so many tricks of thirteen."""
        self._need, self._taken, self._lost, self._open = need, taken, lost, still_open
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(200), self.look.px(self._height + 10))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(80), self.look.px(self._height + 10))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, whole = unit_painter(self, self.look)
        theme, gap, mark = self.look.theme, 3.0, 8.0
        cell = (whole.width() - mark - 12 * gap) / TRICKS
        for i in range(TRICKS):
            x = i * (cell + gap) + (mark if i >= self._need else 0)
            box = QRectF(x, 5, cell, self._height).adjusted(0.5, 0.5, -0.5, -0.5)
            fill = theme.accent if i < self._taken else theme.field_line if i >= TRICKS - self._lost else ""
            draw_box(painter, box, 4, fill=fill or theme.inset, line=fill or theme.line)
            if self._taken <= i < self._taken + self._open:
                draw_box(painter, QRectF(box.center().x() - 3, box.center().y() - 3, 6, 6), 3, fill=theme.soft)
        x = self._need * (cell + gap) + mark / 2 - gap / 2
        painter.setPen(QPen(QColor(theme.ink), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(x, 1), QPointF(x, self._height + 9))


def cards_row(tags: Sequence[CardTag], cards: Sequence[Card | None]) -> None:
    """Shows cards in a row of tags; tags without a card are hidden."""
    for i, tag in enumerate(tags):
        tag.setVisible(i < len(cards))
        tag.set_card(cards[i] if i < len(cards) else None)
