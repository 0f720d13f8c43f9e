"""What was weighed, a line each: name, chance and points, with a head over each column of numbers."""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from laksewhist.ai.decision import Option
from laksewhist.engine.actions import Action, CallCard, ExchangeCards, PlayCard
from laksewhist.engine.cards import Card, Suit
from laksewhist.gui.advice.words import action_text, chance_text, option_text, points_text
from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import LEFT, RIGHT, Looks, name_it
from laksewhist.gui.table.paint import TAG_RATIO, draw_box, draw_suit, draw_tag

TYPE: Final = 14
HEAD_TYPE: Final = 12
ROW: Final = 26.0
SMALL_ROW: Final = 24.0
"""Height of a line, and in a small window."""
INDENT: Final = 12.0
"""Before the name, where the bar of the chosen one is."""
APART: Final = 10.0
"""Between a number and what stands before it."""
WIDEST_CHANCE: Final = "100 %"
WIDEST_POINTS: Final = "+188,8"
TAG: Final = 22.0
"""Height of a card as a tag."""
TAG_GAP: Final = 3.0
SUIT: Final = 26.0
"""Room of a trump's sign, before the card that is called."""
LEAST_TAG: Final = 0.8
"""A row of tags may shrink so far before it takes a line of its own."""
WRAPPED: Final = LEFT | Qt.TextFlag.TextWordWrap
Cards: TypeAlias = tuple[Card, ...]


class OptionRow(Looks, QWidget):
    """One option in a line, the chosen one bold, with a bar before it.

    Where name and numbers do not fit beside each other the numbers stand below, so that nothing is cut off.
    """

    def __init__(self, option: Option, *, chosen: bool) -> None:
        super().__init__()
        self.option, self.chosen = option, chosen
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        name_it(self, option_text(option))
        self.setToolTip(option_text(option))

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(200), self._line())

    def heightForWidth(self, width: int) -> int:
        return self._line() + (self._name_height(width) if self.is_split(width) else 0)

    def is_split(self, width: int) -> bool:
        """Whether the numbers stand below the name in a row so wide."""
        room = width - self.look.px(INDENT) - self._numbers_width()
        return self._name_width() * (LEAST_TAG if self._has_signs() else 1) > room

    def least_width(self) -> int:
        """The width that the longest word of the name, the cards or the numbers need."""
        words = max(self._metrics().horizontalAdvance(word) for word in action_text(self.option.action).split())
        name = round(LEAST_TAG * self._name_width()) if self._has_signs() else words
        return self.look.px(INDENT) + max(name, self._numbers_width())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), self.look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.chosen:
            gap = look.px(4)
            bar = QRectF(0, gap, gap, self.height() - 2 * gap)
            draw_box(painter, bar, gap / 2, fill=look.theme.accent)
        painter.setFont(look.font(TYPE, bold=self.chosen))
        painter.setPen(QColor(look.theme.ink))
        split = self.is_split(self.width())
        name = self.rect().adjusted(look.px(INDENT), 0, 0, 0)
        numbers = QRect(name)
        if split:
            name.setHeight(self._name_height(self.width()))
            numbers.setTop(name.bottom() + 1)
        else:
            name.setRight(name.right() - self._numbers_width())
        self._draw_numbers(painter, numbers)
        if self._has_signs():
            self._draw_signs(painter, name)
        else:
            painter.drawText(name, WRAPPED, action_text(self.option.action))

    def _draw_numbers(self, painter: QPainter, place: QRect) -> None:
        painter.drawText(place, RIGHT, points_text(self.option.points))
        if self.option.chance is not None:
            place = place.adjusted(0, 0, -points_column(self.look), 0)
            painter.drawText(place, RIGHT, chance_text(self.option.chance))

    def _draw_signs(self, painter: QPainter, place: QRect) -> None:
        """Cards as tags, after the sign of the trump where one is named with them."""
        look = self.look
        shrunk = min(1.0, place.width() / self._name_width())
        painter.translate(place.left(), place.center().y() + 0.5)
        painter.scale(look.scale * shrunk, look.scale * shrunk)
        trump, cards = signs_of(self.option.action)
        x = 0.0
        if trump is not None:
            colour = look.theme.suit(trump.code, four=look.four_colours)
            draw_suit(painter, trump.code, QPointF(9, 0), 17, colour)
            x = SUIT
        for card in cards:
            tag = QRectF(x, -TAG / 2, TAG * TAG_RATIO, TAG)
            draw_tag(painter, card.code, tag, look.theme, four=look.four_colours, danish=look.danish)
            x = tag.right() + TAG_GAP

    def _line(self) -> int:
        return max(self.look.px(SMALL_ROW if self.look.small else ROW), self._metrics().height() + self.look.px(4))

    def _numbers_width(self) -> int:
        """In pixels; the heads of the numbers may begin further left, over the names."""
        if self.option.chance is None:
            return points_column(self.look)
        metrics = QFontMetrics(self.look.font(TYPE, bold=True))
        return points_column(self.look) + metrics.horizontalAdvance(WIDEST_CHANCE) + self.look.px(APART)

    def _metrics(self) -> QFontMetrics:
        return QFontMetrics(self.look.font(TYPE, bold=self.chosen))

    def _has_signs(self) -> bool:
        return bool(signs_of(self.option.action)[1])

    def _name_width(self) -> int:
        trump, cards = signs_of(self.option.action)
        if cards:
            return self.look.px((SUIT if trump is not None else 0) + len(cards) * (TAG * TAG_RATIO + TAG_GAP))
        return self._metrics().horizontalAdvance(action_text(self.option.action))

    def _name_height(self, width: int) -> int:
        """Height of a name that has the whole width."""
        if self._has_signs():
            return self._line()
        room = QRect(0, 0, width - self.look.px(INDENT), 10_000)
        return self._metrics().boundingRect(room, WRAPPED, action_text(self.option.action)).height()


class HeadRow(Looks, QWidget):
    """What the numbers below are, each over its column."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_texts(self, texts: tuple[str, ...]) -> None:
        """Shows these, the last one at the right end."""
        self.texts = texts
        self.setVisible(bool(texts))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(200), QFontMetrics(self.look.font(HEAD_TYPE)).height() + self.look.px(2))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self.look.font(HEAD_TYPE))
        painter.setPen(QColor(self.look.theme.soft))
        for place, text in enumerate(reversed(self.texts)):
            painter.drawText(self.rect().adjusted(0, 0, -place * points_column(self.look), 0), RIGHT, text)


def points_column(look: Look) -> int:
    """Width in pixels of the column of points."""
    return QFontMetrics(look.font(TYPE, bold=True)).horizontalAdvance(WIDEST_POINTS) + look.px(APART)


def signs_of(action: Action) -> tuple[Suit | None, Cards]:
    """The trump that an action names along with its cards, and the cards; none for what has no cards."""
    match action:
        case CallCard(_, card, trump):
            return trump, (card,)
        case PlayCard(_, card):
            return None, (card,)
        case ExchangeCards(_, cards):
            return None, cards
        case _:
            return None, ()
