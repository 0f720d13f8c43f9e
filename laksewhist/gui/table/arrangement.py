"""Which cards lie where for a given view: a plain value, worked out anew each time and never changed.

Nothing here paints or moves. Whatever way the scene came to a state, it must look as this says.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum

from PySide6.QtCore import QRectF

from laksewhist.engine.actions import PlayCard
from laksewhist.engine.cards import KITTY_SIZE, SEATS, Card
from laksewhist.engine.play import trick_winner
from laksewhist.engine.values import dataclass
from laksewhist.engine.view import Phase, PlayerView
from laksewhist.gui.shown import Shown
from laksewhist.gui.table.hand_order import Sort, in_order, in_rows, sorted_by
from laksewhist.gui.table.layout import TableLayout
from laksewhist.gui.table.places import SOUTH, Place


class Zone(Enum):
    """The parts of the table; the value is how high their cards lie."""

    BACKS = 0
    OPEN = 200
    KITTY = 300
    TRICK = 400
    HAND = 500


class Pill(Enum):
    """A word on a card."""

    EXCHANGED = "exchanged"
    AHEAD = "ahead"
    PARTNER = "partner"


@dataclass(frozen=True, slots=True)
class Marks:
    """How a card looks besides its picture."""

    dimmed: bool = False
    best: bool = False
    focused: bool = False
    sealed: bool = False
    from_kitty: bool = False
    pill: Pill | None = None


PLAIN = Marks()


@dataclass(frozen=True, slots=True)
class Sprite:
    """One card on the table; `card` is None for a back, `position` is whose it is as it is seen (south is 0).

    A known card's key is its code. Backs and the kitty go by number: `back2-0` to `back2-12`, `kitty0` to `kitty2`.
    """

    key: str
    card: Card | None
    place: Place
    zone: Zone
    position: int
    z: float
    marks: Marks = PLAIN


@dataclass(frozen=True, slots=True)
class HandLook:
    """What the person does with the own hand at the moment, and how it is sorted."""

    marked: tuple[Card, ...] = ()
    raised: frozenset[Card] = frozenset()
    focused: Card | None = None
    ahead: Card | None = None
    sort: Sort = Sort.SUIT
    own: tuple[Card, ...] = ()


STILL = HandLook()


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Everything made of cards: the sprites by key, the own hand from left to right, the trays of open hands."""

    sprites: Mapping[str, Sprite]
    hand: tuple[Card, ...]
    trays: tuple[QRectF, ...]


def ace_is_low(view: PlayerView) -> bool:
    """Whether the ace is the lowest card: the contract is a nolo bid (R25)."""
    return view.contract is not None and view.contract.is_nolo


def own_cards(shown: Shown, look: HandLook = STILL) -> tuple[Card, ...]:
    """The own hand from left to right, with the kitty while it has been taken first (R26); no hidden cards."""
    view = shown.view
    if shown.hand_hidden:
        return in_order(view.shown[view.seat] or (), ace_low=ace_is_low(view))
    taken = (view.kitty or ()) if view.phase is Phase.EXCHANGE else ()
    return sorted_by(look.sort, view.hand + taken, ace_low=ace_is_low(view), trump=view.trump, own=look.own)


def open_rows(shown: Shown, position: int) -> tuple[tuple[Card, ...], ...]:
    """The rows of the hand that lies open at this place, empty where none does; the own hand is no open hand."""
    cards = shown.view.shown[shown.seat_at(position)]
    if position == SOUTH or not cards:
        return ()
    return in_rows(cards, ace_low=ace_is_low(shown.view))


def arrange(shown: Shown | None, layout: TableLayout, look: HandLook = STILL) -> Arrangement:
    """The cards of a view in a layout; without a view the table is empty."""
    if shown is None:
        return Arrangement({}, (), ())
    sprites: list[Sprite] = [*_own_hand(shown, layout, look), *_kitty(shown, layout), *_trick(shown, layout)]
    trays: list[QRectF] = []
    for position in SEATS[1:]:
        rows = open_rows(shown, position)
        if rows:
            trays.append(layout.open_hand(position, [len(row) for row in rows]).tray)
            sprites.extend(_open_hand(rows, layout, position))
        else:
            sprites.extend(_backs(shown, layout, position))
    return Arrangement({sprite.key: sprite for sprite in sprites}, own_cards(shown, look), tuple(trays))


def _own_hand(shown: Shown, layout: TableLayout, look: HandLook) -> Iterator[Sprite]:
    view, cards = shown.view, own_cards(shown, look)
    if not cards:
        count = view.hand_sizes[view.seat]
        for i in range(count):
            yield Sprite(f"back0-{i}", None, layout.hand_place(i, count), Zone.HAND, SOUTH, Zone.HAND.value + i)
        return
    usable = usable_cards(shown)
    for i, card in enumerate(cards):
        chosen, ahead = card in look.marked, card is look.ahead
        place = layout.hand_place(i, len(cards), lifted=card in look.raised, chosen=chosen or ahead)
        marks = Marks(
            dimmed=usable is not None and card not in usable,
            focused=card is look.focused,
            sealed=card is view.called,
            from_kitty=view.phase is Phase.EXCHANGE and card in (view.kitty or ()),
            pill=Pill.EXCHANGED if chosen else Pill.AHEAD if ahead else None,
        )
        yield Sprite(card.code, card, place, Zone.HAND, SOUTH, Zone.HAND.value + i, marks)


def usable_cards(shown: Shown) -> frozenset[Card] | None:
    """The cards that the person may play or give now; None while no card is asked for."""
    view = shown.view
    if not shown.is_my_turn:
        return None
    if view.choice is not None:
        return frozenset(view.choice.cards)
    if view.phase is Phase.PLAY:
        return frozenset(action.card for action in view.legal if isinstance(action, PlayCard))
    return None


def plays_later(shown: Shown) -> bool:
    """Whether the person has still to play to this trick, but others come before."""
    view = shown.view
    if view.trick is None or shown.hand_hidden or view.phase is not Phase.PLAY or view.turn in (None, view.seat):
        return False
    return (view.seat - view.trick.leader) % 4 >= len(view.trick.cards)


def _backs(shown: Shown, layout: TableLayout, position: int) -> Iterator[Sprite]:
    count = shown.view.hand_sizes[shown.seat_at(position)]
    for i in range(count):
        yield Sprite(f"back{position}-{i}", None, layout.back_place(position, i, count), Zone.BACKS, position, i)


def _open_hand(rows: tuple[tuple[Card, ...], ...], layout: TableLayout, position: int) -> Iterator[Sprite]:
    z = float(Zone.OPEN.value)
    for cards, places in zip(rows, layout.open_hand(position, [len(row) for row in rows]).rows, strict=True):
        for card, place in zip(cards, places, strict=True):
            z += 1
            yield Sprite(card.code, card, place, Zone.OPEN, position, z)


_KITTY_LIES = (Phase.IRON_HAND, Phase.AUCTION, Phase.VIP, Phase.CALLING, Phase.TRUMP, Phase.EXCHANGE)


def _kitty(shown: Shown, layout: TableLayout) -> Iterator[Sprite]:
    """Three cards in the ring until the play begins, and after a deal that was not played."""
    view = shown.view
    in_hand = view.phase is Phase.EXCHANGE and view.kitty is not None and not shown.hand_hidden
    unplayed = view.phase is Phase.FINISHED and view.contract is None
    if in_hand or not (view.phase in _KITTY_LIES or unplayed):
        return
    # After an exchange other cards lie there, which nobody saw.
    face_up = () if any(made.exchanged for made in view.exchanges) else view.turned
    for i in range(KITTY_SIZE):
        card = face_up[i] if i < len(face_up) else None
        yield Sprite(
            f"kitty{i}", card, layout.kitty_place(i, card is not None), Zone.KITTY, SOUTH, Zone.KITTY.value + i
        )


def _trick(shown: Shown, layout: TableLayout) -> Iterator[Sprite]:
    view = shown.view
    trick, contract = view.trick, view.contract
    if trick is None or contract is None:
        return
    best = trick_winner(trick, contract) if trick.cards else None
    for i, card in enumerate(trick.cards):
        seat = (trick.leader + i) % 4
        position = shown.position_of(seat)
        partner = card is view.called and view.partner_public and view.partner is not None
        marks = Marks(best=seat == best, sealed=card is view.called, pill=Pill.PARTNER if partner else None)
        z = Zone.TRICK.value + i
        yield Sprite(card.code, card, layout.trick_place(position), Zone.TRICK, position, z, marks)
