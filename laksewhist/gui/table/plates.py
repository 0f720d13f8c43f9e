"""What the name plates and the bids beside them say, and where they stand: plain values for `plate_item`.

Until the called card has fallen no plate hints at a partner, not even to the one who holds it.
"""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QFontMetricsF

from laksewhist.engine.actions import AuctionAction, Join, MakeBid, Pass
from laksewhist.engine.cards import SEATS, Seat
from laksewhist.engine.values import dataclass
from laksewhist.engine.view import Phase, PlayerView
from laksewhist.gui.badge import Badge
from laksewhist.gui.look import Look
from laksewhist.gui.medallion import first_signs
from laksewhist.gui.shown import Shown
from laksewhist.gui.table.arrangement import open_rows
from laksewhist.gui.table.layout import TableLayout
from laksewhist.gui.table.places import SOUTH
from laksewhist.gui.texts import Role, bid_text, role_text

NAME_SIZE, WORD_SIZE, BID_SIZE = 16, 13, 17
LONGEST_NAME = 12
_SEPARATOR = " · "
SPEAKING = (Phase.AUCTION, Phase.VIP, Phase.CALLING, Phase.TRUMP)
"""While a bid stands beside its plate: until the contract is complete and tells it."""
BADGE, BADGE_GAP, BADGE_OUT = 0.66, 8.0, 4.0
"""A medallion's part of the plate's height, its distance from the text, and how far left of the text's place it is."""
TEXT_LEFT, COUNTER_ROOM = 16, 20
"""From the plate's left edge to its text; what the trick counter needs beside its own width."""


class BubbleStyle(Enum):
    """How a bid is shown."""

    STANDING = "standing"
    BEATEN = "beaten"
    PASSED = "passed"


@dataclass(frozen=True, slots=True)
class Bubble:
    """The last that a seat said in the auction."""

    text: str
    style: BubbleStyle
    rect: QRectF


@dataclass(frozen=True, slots=True)
class Plate:
    """A name plate: `words` below the name, the most important first; `tricks` None before the play.

    `badge` stands before the name, where there is one and room for it.
    """

    position: int
    name: str
    words: tuple[Role, ...]
    bar: Role | None
    tricks: int | None
    turn: bool
    rect: QRectF
    bubble: Bubble | None
    badge: Badge | None = None

    @property
    def text_left(self) -> float:
        """From the plate's left edge to its text."""
        return TEXT_LEFT + (0 if self.badge is None else badge_room(self.rect.height()))


def badge_room(height: float) -> float:
    """What a medallion needs before the name, on a plate of this height."""
    return BADGE * height + BADGE_GAP - BADGE_OUT


def plates(shown: Shown | None, layout: TableLayout, look: Look) -> tuple[Plate, ...]:
    """The four plates from south clockwise; none without a view. `look` is one of scale 1."""
    return () if shown is None else tuple(_plate(shown, position, layout, look) for position in SEATS)


def _plate(shown: Shown, position: int, layout: TableLayout, look: Look) -> Plate:
    view, seat = shown.view, shown.seat_at(position)
    roles = _roles(shown, seat)
    turn = view.turn == seat
    mine = position == SOUTH and not shown.hand_hidden
    words = _words(roles, turn=turn, mine=mine)
    name = elided(shown.names[seat])
    counts = view.contract is not None and view.phase in (Phase.PLAY, Phase.FINISHED)
    width = _wanted_width(name, roles, mine, layout, look)
    badge = None if layout.small else shown.badge(seat)  # small plates have no room for most of them
    rect = _rect(shown, position, width + (0 if badge is None else badge_room(layout.plate_height)), layout)
    if badge is not None and rect.width() < width + badge_room(layout.plate_height):
        badge, rect = None, _rect(shown, position, width, layout)  # the name comes first
    bar = next((role for role in roles if role in (Role.DECLARER, Role.JOINED, Role.PARTNER)), None)
    bubble = _bubble(shown, position, layout, look, rect.width())
    return Plate(position, name, words, bar, view.taken[seat] if counts else None, turn, rect, bubble, badge)


def _rect(shown: Shown, position: int, width: float, layout: TableLayout) -> QRectF:
    rows = open_rows(shown, position)
    if rows:
        return layout.open_hand(position, [len(row) for row in rows]).plate
    return layout.plate_rect(position, width)


def _words(roles: tuple[Role, ...], *, turn: bool, mine: bool) -> tuple[Role, ...]:
    """The person is told of the own turn before all; with the others the wedge tells it too."""
    if not turn:
        return roles
    return (Role.YOUR_TURN, *roles) if mine else roles or (Role.TO_PLAY,)


def elided(name: str) -> str:
    """A name cut to twelve characters."""
    return first_signs(name, LONGEST_NAME)


def _roles(shown: Shown, seat: Seat) -> tuple[Role, ...]:
    view, found = shown.view, []
    if seat in view.fallen:
        found.append(Role.FALLEN)
    if seat == view.declarer:
        found.append(Role.DECLARER)
    if view.contract is not None and seat in view.contract.declarers[1:]:
        found.append(Role.JOINED)
    if seat == view.partner and _partner_is_told(view):
        found.append(Role.PARTNER)
    if seat == shown.seating.dealer_seat:
        found.append(Role.DEALER)
    return tuple(found)


def _partner_is_told(view: PlayerView) -> bool:
    return view.partner_public or (view.phase is Phase.FINISHED and view.partner_known)


def _wanted_width(name: str, roles: tuple[Role, ...], mine: bool, layout: TableLayout, look: Look) -> float:
    """Room for the name and the first role; the same whether or not it is the seat's turn, so that no plate jumps."""
    names, words = QFontMetricsF(look.font(NAME_SIZE, bold=True)), QFontMetricsF(look.font(WORD_SIZE))
    line = _SEPARATOR.join(role_text(role) for role in _words(roles[:1], turn=True, mine=mine))
    widest = max(names.horizontalAdvance(name), words.horizontalAdvance(line))
    return TEXT_LEFT + widest + COUNTER_ROOM + 0.6 * layout.plate_height


def joined_words(words: tuple[str, ...], metrics: QFontMetricsF, room: float) -> str:
    """As many of the words as there is room for, the first in any case."""
    line = words[0] if words else ""
    for word in words[1:]:
        longer = line + _SEPARATOR + word
        if metrics.horizontalAdvance(longer) > room:
            break
        line = longer
    return line


def _bubble(shown: Shown, position: int, layout: TableLayout, look: Look, plate_width: float) -> Bubble | None:
    view, seat = shown.view, shown.seat_at(position)
    unplayed = view.phase is Phase.FINISHED and view.contract is None
    said = next((action for action in reversed(view.actions) if action.seat == seat), None)
    if said is None or not (unplayed or view.phase in SPEAKING):
        return None
    style = BubbleStyle.STANDING if seat in view.holders else BubbleStyle.BEATEN
    if isinstance(said, Pass):
        style = BubbleStyle.PASSED
    text = said_text(said)
    width = QFontMetricsF(look.font(BID_SIZE, bold=True)).horizontalAdvance(text) + 30
    return Bubble(text, style, layout.bid_bubble_rect(position, width, plate_width))


def said_text(action: AuctionAction) -> str:
    """What a seat said in the auction."""
    match action:
        case MakeBid(bid=bid):
            return bid_text(bid)
        case Pass():
            return QCoreApplication.translate("Plates", "pass")
        case Join():
            return role_text(Role.JOINED)
