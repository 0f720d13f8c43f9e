"""Where everything on the table is, for a window of any size: pure geometry, no painting.

All lengths are layout units; paint them times `scale`.  Places hold for every phase alike: no seat, plate or
hand moves when the auction turns into the play.  Below 1000 units of width (`small`) there is no side column:
panels that ask something come as a sheet at the right, above the hand, and east's plate stands below that sheet.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from laksewhist.engine.values import dataclass
from laksewhist.gui.table.open_hand import Bounds, OpenHand, open_hand
from laksewhist.gui.table.places import CARD_RATIO, EAST, NORTH, SOUTH, WEST, Place, clamp

STEP, LEAST_STEP = 0.385, 0.27
"""Step of the hand as part of a card, and the least that the layout plans for (the index strip is 0.25)."""
RAISED, CHOSEN = 0.17, 0.27
"""How far a card comes up, as part of its width: under the pointer or in focus; put aside to exchange."""
PLATE_MOST, NORTH_MORE, NORTH_FROM = 180.0, 44.0, 800.0
"""The widest plate there is; how much wider than usual that of the north may be, and from which width of the field."""
SIDES = {SOUTH: (0, 1), WEST: (-1, 0), NORTH: (0, -1), EAST: (1, 0)}
"""Direction from the middle of the table to each seat."""
TILT = {SOUTH: 1.5, WEST: -3.0, NORTH: -1.5, EAST: 3.0}


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The table for one window size; make it with `for_window`.

    `strip` is the score strip, `field` the table, `column` the side column (empty when small).  `top` is where
    the seats begin, below the contract strip.  `ring_centre` and `ring_radius` are the place of the trick,
    `hand_x` the middle of the hand and `hand_y` its upper edge.  `type_scale` multiplies the type sizes.
    """

    scale: float
    small: bool
    strip: QRectF
    field: QRectF
    column: QRectF
    card_width: float
    ring_centre: QPointF
    ring_radius: float
    hand_x: float
    hand_y: float
    top: float
    plate_width: float
    plate_height: float
    type_scale: float

    @classmethod
    def for_window(cls, width: float, height: float) -> TableLayout:
        """Lay out a window of so many pixels (device independent); meant for 800 x 600 and larger."""
        scale = clamp(min(width / 1280, height / 800), 1, 2.5)
        w, h = width / scale, height / scale
        small = w < 1000
        strip, field, column = _frame(w, h, small)
        card = clamp(min(field.width() * 0.11, h * 0.12), 56, 168)
        hand_y = field.bottom() - card * (CARD_RATIO + 0.18)
        top = field.top() + (58 if small else 0)
        plate_width, plate_height = (122.0, 46.0) if small else (136.0, 54.0)
        cx = field.center().x()
        if small:  # so that the sheet leaves north's plate free
            cx = min(cx, field.right() - 8 - _sheet_width(w) - 6 - plate_width / 2)
        return cls(
            scale=scale,
            small=small,
            strip=strip,
            field=field,
            column=column,
            card_width=card,
            ring_centre=QPointF(cx, (top + 44 + hand_y) / 2 + (12 if small else 6)),
            ring_radius=card * CARD_RATIO * 1.28,
            hand_x=max(cx, field.left() + 22 + plate_width + _span(16, card, LEAST_STEP) / 2),
            hand_y=hand_y,
            top=top,
            plate_width=plate_width,
            plate_height=plate_height,
            type_scale=0.88 if small else 1.0,
        )

    @property
    def card_height(self) -> float:
        """Height of a card of the hand and of the trick."""
        return self.card_width * CARD_RATIO

    @property
    def back_width(self) -> float:
        """Width of the backs that the others hold."""
        return self.card_width * 0.5

    @property
    def contract_strip(self) -> QRectF:
        """The contract in one line at the top of the field of a small window; empty otherwise."""
        f = self.field
        return QRectF(f.left() + 8, f.top() + 8, f.width() - 16, 46) if self.small else QRectF()

    # ---- cards

    def hand_step(self, n: int) -> float:
        """Distance between neighbours in a hand of `n`: closes up only where there is no room."""
        if n < 2:
            return self.card_width * STEP
        return clamp((self._hand_room() - _span(1, self.card_width, 0)) / (n - 1), 0, self.card_width * STEP)

    def hand_place(self, i: int, n: int, *, lifted: bool = False, chosen: bool = False) -> Place:
        """Card `i` of `n` in the own hand; `lifted` in focus or under the pointer, `chosen` to exchange."""
        across = i - (n - 1) / 2
        bend = across / max(6.0, (n - 1) / 2)  # 13 cards reach -1 to 1, fewer lie flatter
        y = self.hand_y + self.card_height / 2 + bend * bend * self.card_width * 0.10
        y -= self.card_width * (CHOSEN if chosen else RAISED if lifted else 0)
        return Place(self.hand_x + across * self.hand_step(n), y, bend * 5, self.card_width)

    def back_place(self, seat: int, i: int, n: int) -> Place:
        """Back `i` of `n` at west, north or east, part of it outside the field: see `back_clip`."""
        if seat == SOUTH:
            raise ValueError("south's cards are placed by hand_place")
        width = self.back_width
        along = (i - (n - 1) / 2) * width * 0.30
        deep = width * CARD_RATIO * 0.12
        if seat == NORTH:
            return Place(self.ring_centre.x() + along, self.top + deep, 180, width)
        if seat == WEST:
            return Place(self.field.left() + deep, self.ring_centre.y() + along, 90, width)
        return Place(self.field.right() - deep, self.ring_centre.y() - along, -90, width)

    def back_clip(self) -> QRectF:
        """Backs of the others show only in here (the field, without the contract strip)."""
        return QRectF(self.field.left(), self.top, self.field.width(), self.field.bottom() - self.top)

    def trick_place(self, seat: int) -> Place:
        """The card that this seat has played to the trick."""
        dx, dy = SIDES[seat]
        x = self.ring_centre.x() + dx * self.card_width * 0.80
        return Place(x, self.ring_centre.y() + dy * self.card_height * 0.50, TILT[seat], self.card_width)

    def kitty_place(self, i: int, turned: bool = False) -> Place:
        """Card 0, 1 or 2 of the kitty in the ring; turned up it lies straight, in the same place."""
        # closer in a small window, where the sheet begins just right of the ring's middle
        x = self.ring_centre.x() + (i - 1) * self.card_width * (0.45 if self.small else 0.62)
        return Place(x, self.ring_centre.y(), 0 if turned else (i - 1) * 4, self.card_width)

    def wedge(self, seat: int) -> tuple[QPointF, QPointF, QPointF]:
        """The triangle on the ring that points to whose turn it is, its tip first."""
        dx, dy = SIDES[seat]
        x = self.ring_centre.x() + dx * (self.ring_radius - 1)
        y = self.ring_centre.y() + dy * (self.ring_radius - 1)
        back_x, back_y = x - dx * 2, y - dy * 2
        return (
            QPointF(x + dx * 13, y + dy * 13),
            QPointF(back_x + dy * 9, back_y + dx * 9),
            QPointF(back_x - dy * 9, back_y - dx * 9),
        )

    # ---- plates and what stands beside them

    def plate_rect(self, seat: int, width: float = 0) -> QRectF:
        """The name plate of a seat; a `width` beyond the usual is granted as far as there is room."""
        w, h = clamp(width, self.plate_width, self._plate_room(seat)), self.plate_height
        inset = self.back_width * CARD_RATIO * 0.62 + 10
        f, ring = self.field, self.ring_centre
        match seat:
            case 0:
                return QRectF(f.left() + 14, self.hand_y + self.card_height - h - 4, w, h)
            case 1:
                return QRectF(f.left() + inset, ring.y() - h / 2, w, h)
            case 2:
                return QRectF(ring.x() - w / 2, self.top + inset - (2 if self.small else 0), w, h)
            case 3 if self.small:
                return QRectF(f.right() - 14 - w, self.sheet_rect().bottom() + 8, w, h)
            case 3:
                return QRectF(f.right() - inset - w, ring.y() - h / 2, w, h)
        raise ValueError(f"no seat {seat}")

    def bid_bubble_rect(self, seat: int, width: float, plate_width: float = 0) -> QRectF:
        """Where the bid of a seat is shown in the auction, beside its plate, which may be wider than usual."""
        p, h = self.plate_rect(seat, plate_width), 34 * self.type_scale
        match seat:
            case 0:
                return QRectF(p.left(), p.top() - h - 8, width, h)
            case 1:
                return QRectF(p.left(), p.bottom() + 8, width, h)
            case 2 if self.small:  # the sheet is at the right
                return QRectF(p.left() - 10 - width, p.center().y() - h / 2, width, h)
            case 2:
                return QRectF(p.right() + 10, p.center().y() - h / 2, width, h)
        return QRectF(p.right() - width, p.bottom() + 8, width, h)

    def open_hand(self, seat: int, rows: Sequence[int]) -> OpenHand:
        """A hand laid open at west, north or east: `rows` tells how many cards each suit has."""
        if seat == SOUTH:
            raise ValueError("south's cards are placed by hand_place")
        f, ring, radius = self.field, self.ring_centre, self.ring_radius + 4
        edge, pad, above = (8.0, 4.0, 2.0) if self.small else (14.0, 8.0, 8.0)
        top = self.top + above
        box = {
            WEST: QRectF(f.left() + edge, self.top, ring.x() - radius - f.left() - edge, self._side_height()),
            EAST: QRectF(ring.x() + radius, self.top, f.right() - edge - ring.x() - radius, self._side_height()),
            NORTH: QRectF(f.left() + edge, top, f.width() - 2 * edge, ring.y() - radius - top),
        }[seat]
        fixed = self.small and seat == EAST
        middle = ring.x() if seat == NORTH else ring.y()
        return open_hand(seat, rows, Bounds(box, middle, self.plate_rect(seat), fixed, self.card_width, pad))

    # ---- panels over or beside the field

    def sheet_rect(self, height: float | None = None) -> QRectF:
        """Where a panel that asks something goes, as high as it needs to be or as there is room.

        In a small window a sheet at the right of the field above the hand; otherwise the foot of the column.
        """
        if not self.small:
            high = self.column.height() if height is None else min(height, self.column.height())
            return QRectF(self.column.left(), self.column.bottom() - high, self.column.width(), high)
        f, width = self.field, _sheet_width(self.strip.width())
        bottom = self.hand_y - self.card_width * CHOSEN - 10
        room = min(420.0, bottom - f.top() - 8)
        high = room if height is None else min(height, room)
        return QRectF(f.right() - 8 - width, bottom - high, width, high)

    def summary_rect(self) -> QRectF:
        """The sheet after a deal: in the middle of the field, at most 760 x 600."""
        edge = 8 if self.small else 40
        w, h = min(760, self.field.width() - 2 * edge), min(600, self.field.height() - 2 * edge)
        middle = self.field.center()
        return QRectF(middle.x() - w / 2, middle.y() - h / 2, w, h)

    # ---- limits

    def _hand_room(self) -> float:
        """Full width that a hand may fill, round `hand_x`."""
        right = self.plate_rect(EAST).left() - 8 if self.small else self.field.right() - 14
        left = self.field.left() + 22 + self._plate_room(SOUTH)
        return 2 * min(right - self.hand_x, self.hand_x - left)

    def _plate_room(self, seat: int) -> float:
        """Widest plate of a seat: the own one leaves room for 13 cards, those of the sides for the trick.

        That of the north has room for a medallion, where the field is wide.
        """
        if seat == SOUTH:
            room = self.hand_x - _span(13, self.card_width, STEP) / 2 - 8 - self.field.left() - 14
        elif seat == NORTH or (self.small and seat == EAST):
            room = self.plate_width + (NORTH_MORE if self.field.width() >= NORTH_FROM else 0)
        else:
            inset = self.back_width * CARD_RATIO * 0.62 + 10
            room = self.ring_centre.x() - self.card_width * 1.36 - 8 - self.field.left() - inset
        return clamp(room, self.plate_width, PLATE_MOST)

    def _side_height(self) -> float:
        """How far down an open hand at the side may reach: it stays above a raised hand of one's own."""
        below = self.sheet_rect().bottom() if self.small else self.hand_y - self.card_width * CHOSEN - 10
        return below - self.top


def _frame(w: float, h: float, small: bool) -> tuple[QRectF, QRectF, QRectF]:
    """Score strip, field and side column."""
    margin, bar, gap = (10.0, 44.0, 4.0) if small else (16.0, 52.0, 8.0)
    side = 0.0 if small else clamp(round(w * 0.275), 320, 420)
    field = QRectF(margin, bar + gap, w - 2 * margin - (side + margin if side else 0), h - bar - gap - margin)
    column = QRectF(field.right() + margin, field.top(), side, field.height()) if side else QRectF()
    return QRectF(0, 0, w, bar), field, column


def _span(n: int, card_width: float, step: float) -> float:
    """Width of a fan of `n` cards, with what the turned corners at its ends stick out."""
    return card_width * ((n - 1) * step + 1 + 0.125)


def _sheet_width(window_width: float) -> float:
    return clamp(window_width * 0.42, 336, 352)
