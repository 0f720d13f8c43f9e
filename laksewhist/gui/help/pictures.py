"""Pictures of the help pages: rows of cards, tricks, hands and the ladder, drawn by the program's own art.

What to draw is a line such as `cards:SA HT X1`. A card may carry marks: `*` the seal of the called card, `!` the gold
of the best card, `~` not allowed. `back` is a card face down.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from laksewhist.engine.bids import LADDER, NoloBid, NoloKind, TrickBid, TrickKind, beats, parse_bid
from laksewhist.engine.cards import Rank, Suit, card, card_of
from laksewhist.engine.contract import Contract
from laksewhist.engine.play import trick_winner
from laksewhist.engine.state import Trick
from laksewhist.gui.look import Look
from laksewhist.gui.panels.ladder import Ladder
from laksewhist.gui.panels.widgets import Looks
from laksewhist.gui.table.card_art import CardArt
from laksewhist.gui.table.paint import draw_best_outline
from laksewhist.gui.table.places import CARD_RATIO

CARD: Final = 74.0
"""Width of a card in layout units."""
GAP: Final = 12.0
HAND_STEP: Final = 0.46
"""From one card of a hand to the next, as part of a card's width."""
CAPTION: Final = 24.0
"""Height of the words under a card of a trick."""
LADDER_SIZE: Final = (372.0, 300.0)
SMALLER: Final = 0.88
"""How much smaller pictures are in a small window; larger type leaves them as they are."""
MARKS: Final = "*!~"


class HelpPictures:
    """Draws pictures in one look; `dpr` is the pixel ratio of the screen. Sizes are pixels of the window."""

    def __init__(self, look: Look, dpr: float) -> None:
        self._look = look
        self._dpr = dpr
        self._art = CardArt(look.theme, look.style)
        self._unit = look.scale * (SMALLER if look.small else 1.0)
        self._card = round(CARD * self._unit)
        self._kinds: Mapping[str, Callable[[str], QPixmap]] = {
            "cards": self._cards,
            "hand": self._hand,
            "trick": self._trick,
            "ladder": self._ladder,
        }

    def draw(self, spec: str) -> QPixmap:
        """The picture; LookupError or ValueError where the line is none."""
        kind, _, rest = spec.partition(":")
        return self._kinds[kind](rest)

    def _cards(self, text: str) -> QPixmap:
        return self._row(text.split(), self._card + GAP * self._unit)

    def _hand(self, text: str) -> QPixmap:
        return self._row(text.split(), round(self._card * HAND_STEP))

    def _row(self, words: list[str], step: float) -> QPixmap:
        _check(words)
        margin = self._art.margin(self._card)
        size = QSizeF(step * (len(words) - 1) + self._card + 2 * margin, self._card * CARD_RATIO + 2 * margin)
        pixmap, painter = self._canvas(size)
        for place, word in enumerate(words):
            self._draw_card(painter, word, QPointF(margin + place * step, margin))
        painter.end()
        return pixmap

    def _trick(self, text: str) -> QPixmap:
        """A trick in the order of play, from the left; who takes it is what the engine says.

        After the cards may stand `trump=H`, or `nolo`.
        """
        words = text.split()
        codes = [word for word in words if len(word.rstrip(MARKS)) == 2]
        _check(codes)
        taken = _winner(codes, words)
        step = self._card + 2 * GAP * self._unit
        margin, caption = self._art.margin(self._card), CAPTION * self._unit
        width = step * (len(codes) - 1) + self._card + 2 * margin
        pixmap, painter = self._canvas(QSizeF(width, self._card * CARD_RATIO + 2 * margin + caption))
        for place, word in enumerate(codes):
            corner = QPointF(margin + place * step, margin)
            self._draw_card(painter, word + ("!" if place == taken else ""), corner)
            self._draw_caption(painter, corner, step, place, taken=place == taken)
        painter.end()
        return pixmap

    def _draw_caption(self, painter: QPainter, corner: QPointF, step: float, place: int, *, taken: bool) -> None:
        #: under the card that wins the trick of a picture
        won = QCoreApplication.translate("Help", "takes it")
        #: under the first card of the trick of a picture
        led = QCoreApplication.translate("Help", "led")
        text = won if taken else led if place == 0 else ""
        painter.setFont(self._look.font(13, bold=taken))
        painter.setPen(QColor(self._look.theme.ink if taken else self._look.theme.soft))
        left = corner.x() + (self._card - step) / 2
        top = corner.y() + self._card * CARD_RATIO + self._art.margin(self._card) / 2
        painter.drawText(QRectF(left, top, step, CAPTION * self._unit), Qt.AlignmentFlag.AlignCenter, text)

    def _draw_card(self, painter: QPainter, word: str, corner: QPointF) -> None:
        code, marks = word.rstrip(MARKS), word[len(word.rstrip(MARKS)) :]
        margin = self._art.margin(self._card)
        if code == "back":
            picture = self._art.back(self._look.style.back_at(CARD), self._card, self._dpr)
        else:
            picture = self._art.face(card(code).code, self._card, self._dpr, dimmed="~" in marks)
        painter.drawPixmap(corner - QPointF(margin, margin), picture)
        face = QRectF(corner, QSizeF(self._card, self._card * CARD_RATIO))
        if "*" in marks:
            self._art.draw_seal(painter, face, self._dpr)
        if "!" in marks:
            draw_best_outline(painter, face, self._look.theme)

    def _ladder(self, text: str) -> QPixmap:
        """The ladder as it stands in the panel, over a bid where one is named."""
        standing = parse_bid(text) if text.strip() else None
        ladder = Ladder()
        width, height = (round(side * self._unit) for side in LADDER_SIZE)
        for child in (ladder, *ladder.findChildren(QWidget)):
            if isinstance(child, Looks):
                child.set_look(self._look)
        ladder.show_standing(standing, frozenset(bid for bid in LADDER if beats(bid, standing)))
        ladder.setFixedSize(max(width, ladder.minimumSizeHint().width()), height)
        pixmap, painter = self._canvas(QSizeF(ladder.size()))
        ladder.render(painter, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
        painter.end()
        ladder.deleteLater()
        return pixmap

    def _canvas(self, size: QSizeF) -> tuple[QPixmap, QPainter]:
        pixmap = QPixmap(round(size.width() * self._dpr), round(size.height() * self._dpr))
        pixmap.setDevicePixelRatio(self._dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        return pixmap, painter


def _check(words: list[str]) -> None:
    """Raises ValueError where a word is no card, or there is none."""
    if not words:
        raise ValueError("a picture shows one card or more")
    for word in words:
        if word != "back":
            card(word.rstrip(MARKS))


def _winner(codes: list[str], words: list[str]) -> int:
    """Which card of the trick takes it, by the engine's own judgement."""
    trick = Trick(0, tuple(card(code.rstrip(MARKS)) for code in codes))
    if "nolo" in words:
        return trick_winner(trick, Contract(NoloBid(NoloKind.SOL), (0,), None, None))
    trump = next((suit for suit in Suit if f"trump={suit.code}" in words), None)
    called = next(card_of(suit, Rank.ACE) for suit in Suit if suit is not trump)
    return trick_winner(trick, Contract(TrickBid(8, TrickKind.ALMINDELIGE), (0,), trump, called))
