"""How the cards of a scene get from where they are to where a picture has them: the movements of one stage.

Where motion is reduced no card is on its way: what comes fades in where it belongs, what goes fades out where it lay.
"""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve

from laksewhist.engine.cards import seats_from
from laksewhist.gui.shown import Shown
from laksewhist.gui.table import pace as beats
from laksewhist.gui.table.arrangement import Arrangement, Sprite, Zone
from laksewhist.gui.table.card_item import CardItem
from laksewhist.gui.table.card_layer import GONE
from laksewhist.gui.table.frames import Goal, Stage
from laksewhist.gui.table.motion import FACE_UP, FADES_IN, FADES_OUT, SEEN, TURNED_DOWN, TURNED_UP, Move
from laksewhist.gui.table.pace import Pace
from laksewhist.gui.table.places import Place
from laksewhist.gui.table.plain_scene import PlainScene

ABOVE = 1000
"""Cards on their way are above those that lie."""
PACKETS = (4, 3, 3, 3)
"""How many cards each seat gets in a round; the kitty comes last."""


def moving(scene: PlainScene, stage: Stage, arrangement: Arrangement, pace: Pace) -> tuple[Move, ...]:
    """The movements to the picture of a stage, and of the cards that leave."""
    moves = []
    for key, sprite in arrangement.sprites.items():
        item = scene.cards.item(key)
        if item is not None and (item.place != sprite.place or key in stage.turning):
            moves.append(_coming(item, sprite, stage, pace))
    plates = [plate.rect for plate in scene.plates()]
    for going in stage.going:
        key = GONE + going.key.removeprefix(GONE)
        item = scene.cards.item(key)
        if item is not None:
            end = going.place(scene.layout, plates)
            moves.append(_leaving(key, item, end, stage, pace, down=going.goal is Goal.KITTY))
    return tuple(moves)


def _coming(item: CardItem, sprite: Sprite, stage: Stage, pace: Pace) -> Move:
    """A card to its place in the picture; a hand that only closes up is not worth a fade."""
    closes_up = sprite.zone in (Zone.HAND, Zone.BACKS)
    if not closes_up:
        item.setZValue(sprite.z + ABOVE)
    if pace.reduced:
        ms, fade = (0, SEEN) if closes_up else (pace.fade_ms, FADES_IN)
        return Move(sprite.key, sprite.place, sprite.place, 0, ms, QEasingCurve.Type.Linear, fade=fade)
    ms = pace.ms(stage.hand_ms if closes_up else stage.ms)
    turn = TURNED_UP if sprite.key in stage.turning else FACE_UP
    return Move(sprite.key, item.place, sprite.place, 0, ms, stage.curve, turn)


def _leaving(key: str, item: CardItem, end: Place, stage: Stage, pace: Pace, *, down: bool) -> Move:
    """A card that goes there, with its back up where it comes to lie `down`."""
    item.setZValue(item.sprite.z + ABOVE)
    if pace.reduced:
        return Move(key, item.place, item.place, 0, pace.fade_ms, QEasingCurve.Type.Linear, fade=FADES_OUT)
    turn = TURNED_DOWN if item.face_up and down else FACE_UP
    return Move(key, item.place, end, 0, pace.ms(stage.ms), stage.curve, turn)


def dealing(scene: PlainScene, shown: Shown, arrangement: Arrangement, pace: Pace) -> tuple[Move, ...]:
    """The movements of a fresh deal: packet by packet from the dealer, or all of it at once where motion is reduced."""
    if pace.reduced:
        linear = QEasingCurve.Type.Linear
        sprites = arrangement.sprites.values()
        return tuple(Move(each.key, each.place, each.place, 0, pace.fade_ms, linear, fade=FADES_IN) for each in sprites)
    start = _dealer_place(scene, shown)
    moves = []
    for sprite in arrangement.sprites.values():
        begin = pace.ms(beats.PACKET_EVERY * _packet_of(sprite, shown, arrangement))
        ms = pace.ms(beats.PACKET)
        moves.append(Move(sprite.key, start, sprite.place, begin, ms, QEasingCurve.Type.OutCubic))
    return tuple(moves)


def _dealer_place(scene: PlainScene, shown: Shown) -> Place:
    """Where the cards come from: the dealer's plate, or the middle where the dealer sits out."""
    layout, dealer = scene.layout, shown.seating.dealer_seat
    if dealer is None:
        return layout.kitty_place(1)
    middle = layout.plate_rect(shown.position_of(dealer)).center()
    return Place(middle.x(), middle.y(), 0, layout.back_width)


def _packet_of(sprite: Sprite, shown: Shown, arrangement: Arrangement) -> int:
    """In which packet of the deal a card comes, from 0: four rounds from the forehand, then the kitty."""
    if sprite.zone is Zone.KITTY:
        return 4 * len(PACKETS)
    number = int(sprite.key.partition("-")[2]) if sprite.card is None else arrangement.hand.index(sprite.card)
    seat = seats_from(shown.view.forehand).index(shown.seat_at(sprite.position))
    bounds = [sum(PACKETS[: n + 1]) for n in range(len(PACKETS))]
    round_number = next((n for n, bound in enumerate(bounds) if number < bound), len(PACKETS) - 1)
    return 4 * round_number + seat
