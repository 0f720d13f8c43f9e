"""What the other seats only say: it is given time, and told in words where the table does not show it."""

from __future__ import annotations

from typing import Final

from laksewhist.engine.events import (
    BidMade,
    CardAccepted,
    CardCalled,
    CardRefused,
    Event,
    ExchangeMade,
    Joined,
    Passed,
    TrumpNamed,
)
from laksewhist.gui.shown import Step
from laksewhist.gui.texts import event_text

SPOKEN: Final = (BidMade, Passed, Joined)
"""What stands beside the plate of its seat."""
TOLD: Final = (CardRefused, CardAccepted, CardCalled, TrumpNamed, ExchangeMade)
"""What leaves no mark on the table."""


def is_spoken(step: Step) -> bool:
    """Whether another seat has bid, passed or joined."""
    return any(isinstance(event, SPOKEN) and event.seat != _me(step) for event in step.events)


def told_events(step: Step) -> tuple[Event, ...]:
    """What another seat has said that can be seen nowhere but in words."""
    told = [event for event in step.events if isinstance(event, TOLD) and event.seat != _me(step)]
    return tuple(event for event in told if not (isinstance(event, ExchangeMade) and event.exchanged))


def sentence(step: Step) -> str:
    """Those events in words; empty where there are none."""
    return " ".join(event_text(event, step.after.names) for event in told_events(step))


def _me(step: Step) -> int | None:
    return None if step.after.hand_hidden else step.after.view.seat
