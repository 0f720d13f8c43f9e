"""Bars that stand: bids made and lost, and tricks against the bid. What is lost is hatched, never only coloured."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPen

from laksewhist.engine.bids import NoloBid, parse_bid
from laksewhist.engine.values import dataclass
from laksewhist.gui.statistics.plot import TYPE, Mark, Plot
from laksewhist.gui.statistics.plot_scale import nice_steps
from laksewhist.gui.statistics.words import bid_label, count_text, percent, signed_count
from laksewhist.gui.words import bid_kind_text
from laksewhist.store.statistics import Tally

NARROW: Final = 38
"""The least width of a bar with its room, in layout units."""
FULL: Final = 0.7
"""The part of its room that a bar takes."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar of two parts, the good one below; `labels` are written under it, one below the other."""

    labels: tuple[str, ...]
    good: int
    bad: int
    words: str


class BarsPlot(Plot):
    """Bars side by side, with a scale of how many."""

    _bars: tuple[Bar, ...] = ()

    def show_bars(self, bars: tuple[Bar, ...], title: str) -> None:
        """Shows these."""
        self._bars = bars
        self.setMinimumWidth(self.minimumSizeHint().width())
        self.set_title(title, "; ".join(bar.words for bar in bars[:40]))

    def minimumSizeHint(self) -> QSize:
        plain = super().minimumSizeHint()
        return QSize(max(plain.width(), self.look.px(50 + NARROW * len(self._bars))), plain.height())

    # ---- sizes

    def _field(self, area: QRectF) -> QRectF:
        lines = max((len(bar.labels) for bar in self._bars), default=1)
        metrics = self.metrics()
        left = metrics.horizontalAdvance(count_text(self._top())) + self.look.px(10)
        return area.adjusted(left, self.look.px(4) + metrics.height(), 0, -lines * metrics.height() - self.look.px(4))

    def _top(self) -> int:
        return max((bar.good + bar.bad for bar in self._bars), default=1) or 1

    def _box(self, field: QRectF, number: int) -> QRectF:
        """The whole bar's box, from the floor up."""
        bar = self._bars[number]
        step = min(field.width() / max(1, len(self._bars)), self.look.px(90))
        wide = min(step * FULL, self.look.px(44))
        tall = field.height() * (bar.good + bar.bad) / self._top()
        return QRectF(field.left() + (number + 0.5) * step - wide / 2, field.bottom() - tall, wide, tall)

    def find_marks(self, area: QRectF) -> list[Mark]:
        field = self._field(area)
        return [Mark(self._box(field, number), bar.words) for number, bar in enumerate(self._bars)]

    # ---- painting

    def paint(self, painter: QPainter, area: QRectF) -> None:
        if not self._bars:
            return
        field = self._field(area)
        self._paint_scale(painter, area, field)
        for number, bar in enumerate(self._bars):
            box = self._box(field, number)
            self._paint_bar(painter, box, bar)
            self._paint_labels(painter, field, box, bar)

    def _paint_scale(self, painter: QPainter, area: QRectF, field: QRectF) -> None:
        look, tall = self.look, self.metrics().height()
        for value in nice_steps(0, self._top(), most=max(1, int(field.height() / look.px(30)))):
            if not float(value).is_integer():
                continue
            down = field.bottom() - field.height() * value / self._top()
            painter.setPen(QPen(look.color("soft" if value == 0 else "line"), max(1.0, look.scale)))
            painter.drawLine(QPointF(field.left(), down), QPointF(field.right(), down))
            box = QRectF(area.left(), down - tall / 2, field.left() - area.left() - look.px(6), tall)
            self.say(painter, box, count_text(round(value)), Qt.AlignmentFlag.AlignRight, "soft")

    def _paint_bar(self, painter: QPainter, box: QRectF, bar: Bar) -> None:
        look, whole = self.look, bar.good + bar.bad
        if not whole:
            return
        split = box.bottom() - box.height() * bar.good / whole
        line = max(1.0, look.scale)
        if bar.good:
            painter.setPen(QPen(look.color("good"), line))
            painter.setBrush(look.color("good"))
            painter.drawRect(QRectF(QPointF(box.left(), split), box.bottomRight()))
        if bar.bad:
            lost = QRectF(box.topLeft(), QPointF(box.right(), split))
            painter.fillRect(lost, look.color("panel"))
            painter.setPen(QPen(look.color("bad"), 1.5 * line))
            painter.setBrush(QBrush(look.color("bad"), Qt.BrushStyle.BDiagPattern))
            painter.drawRect(lost)
        wide, tall = box.width() / FULL, self.metrics().height()
        number = QRectF(box.center().x() - wide / 2, box.top() - tall - 1, wide, tall)
        self._say_small(painter, number, count_text(whole), "ink")

    def _paint_labels(self, painter: QPainter, field: QRectF, box: QRectF, bar: Bar) -> None:
        look, tall = self.look, self.metrics().height()
        wide = max(box.width() / FULL, look.px(NARROW)) - look.px(1)
        for line, label in enumerate(bar.labels):
            place = QRectF(box.center().x() - wide / 2, field.bottom() + look.px(3) + line * tall, wide, tall)
            self._say_small(painter, place, label, "ink" if line == 0 else "soft")

    def _say_small(self, painter: QPainter, box: QRectF, words: str, token: str) -> None:
        """Writes into the middle of a box, smaller where it would not go in."""
        font = self.look.font(TYPE)
        wanted = self.metrics().horizontalAdvance(words)
        if wanted > box.width():
            font.setPixelSize(max(9, int(font.pixelSize() * box.width() / wanted)))
        painter.setFont(font)
        self.say(painter, box, words, Qt.AlignmentFlag.AlignHCenter, token)
        painter.setFont(self.look.font(TYPE))


class BidsPlot(BarsPlot):
    """How often each bid was made and lost."""

    def show_groups(self, groups: Mapping[str, Tally], order: list[str]) -> None:
        """Shows the tallies of bids by their text forms, in this order."""
        bars = tuple(self._bar(text, groups[text]) for text in order)
        self.show_bars(bars, self.tr("Bids made (full) and lost (hatched)"))

    def _bar(self, text: str, tally: Tally) -> Bar:
        bid = parse_bid(text)
        if isinstance(bid, NoloBid):
            labels: tuple[str, ...] = (*bid_kind_text(bid.kind).split(), "")
        else:
            labels = str(bid.level), bid_kind_text(bid.kind)
        words = self.tr("{bid}: {made} made, {lost} lost ({share} made)").format(
            bid=bid_label(text),
            made=count_text(tally.made),
            lost=count_text(tally.lost),
            share=percent(tally.share_made or 0.0),
        )
        return Bar(labels[:2], tally.made, tally.lost, words)


class TricksPlot(BarsPlot):
    """How many tricks more or fewer were taken than bid."""

    def show_tricks(self, tricks: Mapping[int, int]) -> None:
        """Shows how often each difference came up; none of those between the ends is left out."""
        span = range(min(tricks), max(tricks) + 1) if tricks else range(0)
        bars = tuple(self._bar(over, tricks.get(over, 0)) for over in span)
        self.show_bars(bars, self.tr("Tricks above and below the bid (hatched: lost)"))

    def minimumSizeHint(self) -> QSize:
        plain = super().minimumSizeHint()
        return QSize(self.look.px(40 + 26 * max(4, len(self._bars))), plain.height())

    def _bar(self, over: int, count: int) -> Bar:
        times = self.tr("%n time(s)", "", count)
        if over < 0:
            words = self.tr("%n trick(s) too few", "", -over)
        elif over:
            words = self.tr("%n trick(s) more than bid", "", over)
        else:
            words = self.tr("As many tricks as bid")
        bad, good = (count, 0) if over < 0 else (0, count)
        return Bar((signed_count(over),), good, bad, f"{words}: {times}")
