"""How long everything that moves takes: the only place with durations, in milliseconds at normal speed."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

PACKET, PACKET_EVERY = 90, 45
"""One packet of a deal flies, and how long after the one before it starts."""
PLAY, TURN, EXCHANGE, COLLECT = 220, 240, 260, 320
CLOSE_UP, GO_HOME = 180, 200
LIFT, DROP = 90, 120
REST, EXCHANGE_REST = 900, 120
"""A complete trick lies still before it is taken; given cards do before the kitty is."""
SPOKEN, TOLD = 550, 1200
"""A bid stands alone for so long before the next seat speaks, and a sentence before the game goes on."""
TAKE_HINT = 1500
"""So long a trick waits for a click before it is told how to go on."""
HINT = 450
"""How long the cards that may be played stand up after another one was tried."""
FORCED = 350
"""How long the only card that may be played stands there before it is played by itself, at every pace: to be seen."""


POINTS = 320
"""The points of a deal fly to the sums."""
COME_IN = 160
"""A panel that asks, and the sheet after a deal, fade in."""
FADE = 80
"""Where motion is reduced, what comes and what goes fades in this time instead of flying, at every pace but 0."""


class Pace:
    """All durations times one factor: 0.5 is twice as fast, 0 does not move anything. The factor may be changed.

    So may `trick_rest`: how long a complete trick lies still at normal speed; `trick_waits` lets it lie until a click
    or key instead, but not while a computer plays for the person (`hurries`). With `reduced` nothing goes from one
    place to another: cards fade in where they belong.
    """

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self.trick_rest = REST
        self.trick_waits = False
        self.hurries = False
        self.reduced = False

    def ms(self, duration: int) -> int:
        """A duration of this module at this pace, in whole milliseconds."""
        return round(duration * self.factor)

    def way_ms(self, duration: int) -> int:
        """How long something takes on its way; 0 where nothing goes from one place to another."""
        return 0 if self.reduced else self.ms(duration)

    @property
    def fade_ms(self) -> int:
        """How long a card fades where motion is reduced; 0 where nothing moves at all."""
        return FADE if self.factor > 0 else 0


SPEEDS: Mapping[str, float] = MappingProxyType({"calm": 2.0, "normal": 1.0, "quick": 0.5, "off": 0.0})
"""The factors of the speeds that the settings know."""
