"""What is heard of what is shown. Everything that a sound says is also to be seen: without sound nothing is missing.

Sounds follow the director, not the model: a card is heard when it lies there.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Final, Protocol

from PySide6.QtCore import QObject

from laksewhist.engine.events import (
    BidMade,
    CardAccepted,
    CardPlayed,
    CardRefused,
    CardTurned,
    DealEnded,
    DeclarerFell,
    Event,
    ExchangeMade,
    IronHandShown,
    Joined,
    Passed,
    TrickTaken,
)
from laksewhist.gui.clock import LAST_SECONDS
from laksewhist.gui.preferences import Preferences
from laksewhist.gui.shown import Shown
from laksewhist.gui.table.director import Director


class Sound(Enum):
    """The sounds, the most telling first: of several at once only that one is heard. The values name their files."""

    MADE = "made"
    FELL = "fell"
    CLOCK = "clock"
    JOKER = "joker"
    TRICK = "trick"
    DEAL = "deal"
    BID = "bid"
    PASS = "pass"
    CARD = "card"


EVENTS: Final[dict[type[Event], Sound]] = {
    BidMade: Sound.BID,
    Joined: Sound.BID,
    CardAccepted: Sound.BID,
    Passed: Sound.PASS,
    CardRefused: Sound.PASS,
    CardTurned: Sound.CARD,
    IronHandShown: Sound.CARD,
    TrickTaken: Sound.TRICK,
    DeclarerFell: Sound.FELL,
}
"""Events that always sound the same; those of the others that are heard at all are in `sound_of`."""


class Player(Protocol):
    """Whatever makes sounds heard."""

    def play(self, sound: Sound, volume: float) -> None:
        """Begins a sound and returns at once, whether it can be heard or not; `volume` is above 0, up to 1."""
        ...


class Silence:
    """Plays nothing: for pictures, and for measuring."""

    def play(self, sound: Sound, volume: float) -> None:
        """Does nothing."""


def sound_of(event: Event, after: Shown) -> Sound | None:
    """What an event sounds like, with what the table shows after it; None for what makes no sound."""
    match event:
        case CardPlayed(card=card):
            trick = after.view.trick
            leads = trick is not None and len(trick.cards) == 1
            return Sound.JOKER if leads and card.joker else Sound.CARD
        case ExchangeMade(exchanged=exchanged):
            return Sound.DEAL if exchanged else None
        case DealEnded(outcome=outcome):
            if outcome.contract is None:
                return None
            return Sound.MADE if any(outcome.made) else Sound.FELL
    return EVENTS.get(type(event))


def most_telling(events: Iterable[Event], after: Shown) -> Sound | None:
    """The one sound of events that are shown at the same moment."""
    heard = {sound_of(event, after) for event in events}
    return next((sound for sound in Sound if sound in heard), None)


class Sounds(QObject):
    """Plays what goes with the table, as the settings have it at that moment."""

    def __init__(self, preferences: Preferences, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._player = player

    def follow(self, director: Director) -> None:
        """Makes heard what this director shows."""
        director.dealt.connect(lambda: self.play(Sound.DEAL))
        director.told.connect(self._on_told)

    def count(self, seconds: int) -> None:
        """Knocks once when the last seconds of a clock begin."""
        if seconds == LAST_SECONDS:
            self.play(Sound.CLOCK)

    def play(self, sound: Sound) -> None:
        """Plays a sound, unless it or all of them are switched off."""
        settings = self._preferences.settings
        if settings.sounds and settings.sound_volume > 0 and getattr(settings, f"sound_{sound.value}"):
            self._player.play(sound, settings.sound_volume / 100)

    def try_out(self, name: str) -> None:
        """Plays the sound of this name as loud as is set, although it may be switched off."""
        volume = self._preferences.settings.sound_volume
        if volume > 0:
            self._player.play(Sound(name), volume / 100)

    def _on_told(self, events: tuple[Event, ...], after: Shown) -> None:
        sound = most_telling(events, after)
        if sound is not None:
            self.play(sound)
