"""The inside of what tells a decision: the choice, the reason, and what was weighed with its numbers."""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from laksewhist.ai.decision import Decision, Option
from laksewhist.engine.actions import Action, CallCard, ExchangeCards, PlayCard
from laksewhist.engine.cards import Card, Suit
from laksewhist.gui.advice.words import action_text, chance_text, option_text, points_text, reason_text
from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import LEFT, RIGHT, Label, Looks, name_it, unit_painter
from laksewhist.gui.table.paint import TAG_RATIO, draw_box, draw_suit, draw_tag
from laksewhist.gui.words import capital

ELIDE: Final = Qt.TextElideMode.ElideRight
MOST_OPTIONS: Final = 4
"""So many of what was weighed are shown."""
CHANCE_WIDTH: Final = 58.0
POINTS_WIDTH: Final = 74.0
ROW: Final = 28.0
TAG: Final = 22.0
"""Height of a card as a tag."""
Cards: TypeAlias = tuple[Card, ...]


class OptionRow(Looks, QWidget):
    """One option in a line: name, chance, points; the chosen one is bold, with a bar before it."""

    def __init__(self, option: Option, *, chosen: bool) -> None:
        super().__init__()
        self.option, self.chosen = option, chosen
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        name_it(self, option_text(option))
        self.setToolTip(option_text(option))

    def sizeHint(self) -> QSize:
        high = QFontMetrics(self.look.font(14)).height()
        return QSize(self.look.px(200), max(self.look.px(ROW), high + self.look.px(6)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = unit_painter(self, self.look)
        look = self.look
        if self.chosen:
            draw_box(painter, QRectF(box.left(), box.top() + 4, 4, box.height() - 8), 2, fill=look.theme.accent)
        painter.resetTransform()
        painter.setFont(look.font(14, bold=self.chosen))
        painter.setPen(QColor(look.theme.ink))
        row = self.rect().adjusted(look.px(12), 0, 0, 0)
        points, chance = look.px(POINTS_WIDTH), look.px(CHANCE_WIDTH)
        painter.drawText(row, RIGHT, points_text(self.option.points))
        if self.option.chance is not None:
            painter.drawText(row.adjusted(0, 0, -points, 0), RIGHT, chance_text(self.option.chance))
        trump, cards = signs_of(self.option.action)
        if cards:
            painter.scale(look.scale, look.scale)
            self._draw_signs(painter, box, trump, cards)
            return
        name = row.adjusted(0, 0, -points - chance, 0)
        words = action_text(self.option.action)
        painter.drawText(name, LEFT, painter.fontMetrics().elidedText(words, ELIDE, name.width()))

    def _draw_signs(self, painter: QPainter, box: QRectF, trump: Suit | None, cards: Cards) -> None:
        """Cards as tags, after the sign of the trump where one is named with them."""
        look, x = self.look, 12.0
        if trump is not None:
            colour = look.theme.suit(trump.code, four=look.four_colours)
            draw_suit(painter, trump.code, QPointF(x + 9, box.center().y()), 17, colour)
            x += 26
        for card in cards:
            tag = QRectF(x, box.center().y() - TAG / 2, TAG * TAG_RATIO, TAG)
            draw_tag(painter, card.code, tag, look.theme, four=look.four_colours, danish=look.danish)
            x = tag.right() + 3


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
        return QSize(self.look.px(200), QFontMetrics(self.look.font(12)).height() + self.look.px(4))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self.look.font(12))
        painter.setPen(QColor(self.look.theme.soft))
        for place, text in enumerate(reversed(self.texts)):
            painter.drawText(self.rect().adjusted(0, 0, -place * self.look.px(POINTS_WIDTH), 0), RIGHT, text)


class AdviceBody(Looks, QWidget):
    """Tells one decision, or that it is still being thought about."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.decision: Decision | None = None
        self.choice = Label(20, bold=True, wrap=True)
        self.reason = Label(14, "soft", wrap=True)
        self.heads = HeadRow()
        self.worlds = Label(12, "soft", wrap=True)
        self.rows: list[OptionRow] = []
        self._rows = QVBoxLayout()
        self._column = QVBoxLayout(self)
        for each in (self.choice, self.reason, self.heads):
            self._column.addWidget(each)
        self._column.addLayout(self._rows)
        self._column.addWidget(self.worlds)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self.set_look(self.look)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        labels: tuple[Looks, ...] = (self.choice, self.reason, self.heads, self.worlds, *self.rows)
        for each in labels:
            each.set_look(look)
        self._column.setSpacing(look.px(4))

    def say(self, sentence: str) -> None:
        """A sentence in the place of a decision: that somebody thinks, or that there is nothing to tell."""
        self.decision = None
        self.choice.hide()
        self.reason.setText(sentence)
        self._fill(())
        name_it(self, sentence)

    def show_decision(self, decision: Decision) -> None:
        """Tells a decision."""
        self.decision = decision
        self.choice.show()
        self.choice.setText(capital(action_text(decision.action)))
        self.reason.setText(reason_text(decision.why))
        self._fill(shown_options(decision))
        if decision.worlds:
            self.worlds.setText(self.tr("From %n way(s) the hidden cards may lie.", "", decision.worlds))
        self.worlds.setVisible(decision.worlds > 0)
        said = [option_text(option) for option in shown_options(decision)]
        name_it(self, self.choice.text(), " ".join((self.reason.text(), *(f"{text}." for text in said))))

    def retranslate(self) -> None:
        """Tells the decision again in the language of the moment."""
        if self.decision is not None:
            self.show_decision(self.decision)

    def _fill(self, options: tuple[Option, ...]) -> None:
        for row in self.rows:
            row.hide()
            row.deleteLater()
        chosen = self.decision.action if self.decision is not None else None
        self.rows = [OptionRow(option, chosen=option.action == chosen) for option in options]
        for row in self.rows:
            row.set_look(self.look)
            self._rows.addWidget(row)
            row.show()  # at once: what is not shown yet takes no room
        with_chance = any(option.chance is not None for option in options)
        #: heads of two columns of numbers: the chance that the bid is made, and the points expected
        heads = (self.tr("made"), self.tr("points")) if with_chance else (self.tr("points"),)
        self.heads.show_texts(heads if options else ())
        self.worlds.hide()


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


def shown_options(decision: Decision) -> tuple[Option, ...]:
    """The best few of what was weighed, with the chosen one among them wherever it stands."""
    best = decision.options[:MOST_OPTIONS]
    if any(option.action == decision.action for option in best):
        return best
    chosen = tuple(option for option in decision.options if option.action == decision.action)
    return (*best[: MOST_OPTIONS - len(chosen)], *chosen)
