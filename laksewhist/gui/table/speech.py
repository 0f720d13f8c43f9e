"""Sniksnak's open talk (R16): what an opponent says of a hand that lies open anyway, and where the bubble stands.

It follows from the view alone, from the opening of the hands until the first trick is complete; one seat speaks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from laksewhist.engine.bids import NoloBid, NoloKind
from laksewhist.engine.cards import Card
from laksewhist.engine.values import dataclass
from laksewhist.engine.view import Phase
from laksewhist.gui.look import Look
from laksewhist.gui.shown import Shown
from laksewhist.gui.table.arrangement import Arrangement, Zone, open_rows
from laksewhist.gui.table.layout import TableLayout
from laksewhist.gui.table.places import SOUTH, Place
from laksewhist.gui.table.plates import Plate
from laksewhist.gui.texts import rank_text, suit_text

SNIKSNAK: Final = NoloBid(NoloKind.SNIKSNAK)
TYPE, HEIGHT, SIDE, TAIL, RADIUS = 14, 32.0, 14.0, 9.0, 10.0
"""Size of type, height of the bubble, room beside its words, length of its tail and roundness of its corners."""
FAR = (12.0, 24.0, 40.0)
"""How far from the plate it stands: as near as there is room for it."""
CLEAR = 4.0
"""How near a bubble may come to anything else."""
MIDDLE = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip


@dataclass(frozen=True, slots=True)
class Speech:
    """What is said, the bubble, and the tip of its tail at the plate of the one who says it."""

    text: str
    rect: QRectF
    tip: QPointF


def speaker(shown: Shown) -> int | None:
    """The position of the opponent who speaks: the first after the declarer whose hand lies open; None for nobody."""
    view = shown.view
    contract = view.contract
    if contract is None or contract.bid != SNIKSNAK or view.phase is not Phase.PLAY or view.tricks:
        return None
    after = (shown.position_of((contract.declarer + turn) % 4) for turn in (1, 2, 3))
    return next((each for each in after if _speaks(shown, each)), None)


def _speaks(shown: Shown, position: int) -> bool:
    contract, seat = shown.view.contract, shown.seat_at(position)
    assert contract is not None
    return position != SOUTH and seat not in contract.declarers and bool(open_rows(shown, position))


def said_of(rows: Sequence[Sequence[Card]]) -> str:
    """A sentence about an open hand: the highest two of its longest suit; the first such suit from the left."""
    longest = max((row for row in rows if row and row[0].suit is not None), key=len)
    suit = longest[0].suit
    assert suit is not None
    ranks = [rank_text(card.rank) for card in longest if card.rank is not None]
    if len(ranks) == 1:
        #: said in sniksnak of one's own hand
        one = QCoreApplication.translate("Speech", "I have the {rank} of {suit}")
        return one.format(rank=ranks[0], suit=suit_text(suit))
    #: said in sniksnak of one's own hand: the two highest cards of a suit
    two = QCoreApplication.translate("Speech", "I have {high} and {next} of {suit}")
    return two.format(high=ranks[0], next=ranks[1], suit=suit_text(suit))


def speech(
    shown: Shown | None, layout: TableLayout, arrangement: Arrangement, plates: Sequence[Plate], look: Look
) -> Speech | None:
    """The bubble of this moment; None where nobody speaks, or where it would cover a card or a plate."""
    position = speaker(shown) if shown is not None else None
    if shown is None or position is None:
        return None
    text, plate = said_of(open_rows(shown, position)), plates[position].rect
    width = QFontMetricsF(look.font(TYPE)).horizontalAdvance(text) + 2 * SIDE
    taken = [*_taken(layout, arrangement), *(each.rect for each in plates)]
    for rect, tip in _places(plate, width, HEIGHT * layout.type_scale):
        room = rect.adjusted(-CLEAR, -CLEAR, CLEAR, CLEAR)
        if layout.field.contains(room) and not any(room.intersects(each) for each in taken):
            return Speech(text, rect, tip)
    return None


def _places(plate: QRectF, width: float, height: float) -> Iterator[tuple[QRectF, QPointF]]:
    """Where the bubble may stand round a plate, the best place first, and where its tail ends."""
    middle = plate.center().y()
    for far in FAR:
        for left in (plate.left(), plate.right() - width):
            below, above = plate.bottom() + far, plate.top() - far
            yield QRectF(left, below, width, height), QPointF(plate.center().x(), below - TAIL)
            yield QRectF(left, above - height, width, height), QPointF(plate.center().x(), above + TAIL)
    far = FAR[0]
    yield QRectF(plate.right() + far, middle - height / 2, width, height), QPointF(plate.right() + 3, middle)
    yield QRectF(plate.left() - far - width, middle - height / 2, width, height), QPointF(plate.left() - 3, middle)


def _taken(layout: TableLayout, arrangement: Arrangement) -> Iterator[QRectF]:
    """What must not be covered: trays, all cards, and where the trick comes to lie."""
    yield from arrangement.trays
    yield layout.contract_strip
    for position in range(4):
        yield layout.trick_place(position).upright()
    for sprite in arrangement.sprites.values():
        if sprite.zone is not Zone.TRICK:
            yield _lying(sprite.place)
    yield QRectF(layout.field.left(), layout.hand_y - layout.card_width * 0.3, layout.field.width(), layout.card_height)


def _lying(place: Place) -> QRectF:
    upright = place.upright()
    if abs(place.rotation) != 90:
        return upright
    return QRectF(place.x - place.height / 2, place.y - place.width / 2, place.height, place.width)


class SpeechItem(QGraphicsItem):
    """The bubble, painted. Local coordinates are layout units."""

    def __init__(self) -> None:
        super().__init__()
        self.speech: Speech | None = None
        self._look: Look | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def show_speech(self, speech: Speech | None, look: Look, scale: float) -> None:
        """Shows this, or nothing; does nothing where it shows that already."""
        if self.scale() != scale:
            self.setScale(scale)
        if (speech, look) == (self.speech, self._look):
            return
        self.prepareGeometryChange()
        self.speech, self._look = speech, look
        self.setVisible(speech is not None)
        self.update()

    def boundingRect(self) -> QRectF:
        if self.speech is None:
            return QRectF()
        return self.speech.rect.united(QRectF(self.speech.tip, self.speech.tip)).adjusted(-TAIL, -TAIL, TAIL, TAIL)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        speech, look = self.speech, self._look
        if speech is None or look is None:
            return
        theme, rect = look.theme, speech.rect
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(rect, RADIUS, RADIUS)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPolygon(_tail(rect, speech.tip))
        painter.setFont(look.font(TYPE))
        painter.setPen(QColor(theme.ink))
        painter.drawText(rect, MIDDLE, speech.text)


def _tail(rect: QRectF, tip: QPointF) -> QPolygonF:
    """From the edge of the bubble to the plate."""
    half = TAIL * 0.7
    if rect.left() <= tip.x() <= rect.right():
        edge = rect.top() + 1 if tip.y() < rect.top() else rect.bottom() - 1
        return QPolygonF([QPointF(tip.x() - half, edge), tip, QPointF(tip.x() + half, edge)])
    edge = rect.left() + 1 if tip.x() < rect.left() else rect.right() - 1
    return QPolygonF([QPointF(edge, tip.y() - half), tip, QPointF(edge, tip.y() + half)])
