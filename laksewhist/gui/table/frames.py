"""A step as a row of still pictures: what the table looks like between one action and the next.

Plain values; the director moves the cards from each picture to the next one. The last picture is the step's `after`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import Enum

from PySide6.QtCore import QEasingCurve, QRectF

from laksewhist.engine.cards import KITTY_SIZE, Card
from laksewhist.engine.events import CardPlayed, CardTurned, Event, ExchangeMade, TrickTaken
from laksewhist.engine.values import dataclass
from laksewhist.engine.view import Phase, PlayerView
from laksewhist.gui import said
from laksewhist.gui.shown import Shown, Step
from laksewhist.gui.table import pace as beats
from laksewhist.gui.table.card_layer import GONE
from laksewhist.gui.table.layout import TableLayout
from laksewhist.gui.table.places import SOUTH, Place

WON_SIZE = 0.3
"""How small a trick is when it reaches the plate of its winner."""
AWAY = 0.55
"""How far above the kitty given cards lie, as part of a card's height."""


class Goal(Enum):
    """Where a card goes that leaves the table."""

    PLATE = "plate"
    AWAY = "away"
    KITTY = "kitty"


@dataclass(frozen=True, slots=True)
class Going:
    """A card that leaves: the key it has now, where it goes, and which plate or place of the kitty that is."""

    key: str
    goal: Goal
    number: int

    def place(self, layout: TableLayout, plates: Sequence[QRectF]) -> Place:
        """Where that is in this layout, with the plates of the four places."""
        if self.goal is Goal.PLATE:
            middle = plates[self.number].center()
            return Place(middle.x(), middle.y(), 0, layout.card_width * WON_SIZE)
        lies = layout.kitty_place(self.number)
        return lies if self.goal is Goal.KITTY else replace(lies, y=lies.y - AWAY * lies.height)


@dataclass(frozen=True, slots=True)
class Stage:
    """One movement: to this picture in `ms`, with the cards that leave and those that turn; then it rests.

    Hands close up in `hand_ms`: what only makes room need not take as long as what arrives. `tells` are the events that
    are there to be seen when the movement is over. A picture that `is_trick` shows a complete one, and rests as the
    person has set it.
    """

    frame: Shown
    ms: int = beats.CLOSE_UP
    hand_ms: int = beats.CLOSE_UP
    curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic
    going: tuple[Going, ...] = ()
    turning: frozenset[str] = frozenset()
    rest: int = 0
    is_trick: bool = False
    tells: tuple[Event, ...] = ()


def stages(before: Shown | None, step: Step) -> tuple[Stage, ...]:
    """The movements of a step, seen from what is shown now; none where that is another deal."""
    after = step.after
    if before is None or not _same_deal(before, after):
        return ()
    moving = tuple(_stages(before, step))
    told = tuple(event for stage in moving for event in stage.tells)
    rest = tuple(event for event in step.events if event not in told)
    return (*moving, Stage(after, rest=_rest(step), tells=rest))


def _rest(step: Step) -> int:
    """How long it takes to take in what another seat has said; the person who is asked next has time enough."""
    if step.after.view.legal:
        return 0
    if said.told_events(step):
        return beats.TOLD
    return beats.SPOKEN if said.is_spoken(step) else 0


def _same_deal(before: Shown, after: Shown) -> bool:
    return before.seating == after.seating and before.south == after.south


def _stages(before: Shown, step: Step) -> Iterator[Stage]:
    turned = frozenset(f"kitty{event.number - 1}" for event in step.events if isinstance(event, CardTurned))
    if turned:
        yield Stage(_unasked(step.after), beats.TURN, curve=QEasingCurve.Type.InOutSine, turning=turned)
    for event in step.events:
        match event:
            case CardPlayed():
                yield from _play(before, step, event)
            case ExchangeMade(exchanged=True):
                yield from _exchange(before, step.after, event)


def _unasked(shown: Shown) -> Shown:
    """The same while the cards still move: nobody is asked yet, so nothing is dimmed."""
    return replace(shown, view=replace(shown.view, legal=(), choice=None))


def _play(before: Shown, step: Step, played: CardPlayed) -> Iterator[Stage]:
    winner = next((event.seat for event in step.events if isinstance(event, TrickTaken)), None)
    if winner is None:
        yield Stage(_unasked(step.after), beats.PLAY, tells=(played,))
        return
    complete = _with_whole_trick(before, step.after, played.card)
    yield Stage(complete, beats.PLAY, rest=beats.REST, is_trick=True, tells=(played,))
    trick = complete.view.trick
    assert trick is not None
    plate = step.after.position_of(winner)
    going = tuple(Going(each.code, Goal.PLATE, plate) for each in trick.cards)
    others = tuple(event for event in step.events if event is not played)
    yield Stage(_unasked(step.after), beats.COLLECT, curve=QEasingCurve.Type.InCubic, going=going, tells=others)


def _with_whole_trick(before: Shown, after: Shown, card: Card) -> Shown:
    """The fourth card has been played and the trick still lies there."""
    old, new = before.view, after.view
    view = replace(
        new,
        phase=Phase.PLAY,
        turn=None,
        legal=(),
        shown=_without(old, card),
        trick=new.tricks[-1],
        tricks=old.tricks,
        taken=old.taken,
        fallen=old.fallen,
        kitty=None,
        outcome=None,
    )
    return replace(after, view=view, points=None)


def _without(view: PlayerView, card: Card) -> tuple[tuple[Card, ...] | None, ...]:
    """The hands that lay open, after a card was played."""
    return tuple(None if hand is None else tuple(each for each in hand if each is not card) for hand in view.shown)


def _exchange(before: Shown, after: Shown, made: ExchangeMade) -> Iterator[Stage]:
    keys = _given_keys(before, made)
    ms, curve = beats.EXCHANGE, QEasingCurve.Type.InOutCubic
    away = tuple(Going(key, Goal.AWAY, i) for i, key in enumerate(keys))
    down = tuple(Going(GONE + key, Goal.KITTY, i) for i, key in enumerate(keys))
    yield Stage(_after_giving(before, made), ms, ms, curve, away, rest=beats.EXCHANGE_REST)
    yield Stage(_unasked(after), ms, ms, curve, down)


def _given_keys(before: Shown, made: ExchangeMade) -> tuple[str, ...]:
    position = before.position_of(made.seat)
    if position == SOUTH and made.given and not before.hand_hidden:
        return tuple(card.code for card in made.given)
    count = before.view.hand_sizes[made.seat]
    return tuple(f"back{position}-{count - 1 - i}" for i in range(KITTY_SIZE))


def _after_giving(before: Shown, made: ExchangeMade) -> Shown:
    """Three cards have left the hand; the kitty still lies there, unless it was taken first."""
    view = before.view
    mine = made.seat == view.seat
    own = view.hand + (view.kitty or ()) if mine else view.hand
    hand = tuple(card for card in own if card not in (made.given or ()))
    fewer = view.hand_sizes[made.seat] - KITTY_SIZE
    sizes = tuple(fewer if seat == made.seat else size for seat, size in enumerate(view.hand_sizes))
    kitty = () if mine and view.kitty is not None else None
    return replace(
        before, view=replace(view, hand=hand, hand_sizes=sizes, turn=None, legal=(), choice=None, kitty=kitty)
    )
