"""What the other seats only say: it is given time, and told in words where the table does not show it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from laksewhist.engine.cards import KITTY_SIZE
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
from laksewhist.engine.house_rules import ExchangeOrder
from laksewhist.gui.panels.score_cell import short
from laksewhist.gui.shown import Step
from laksewhist.gui.texts import card_text, event_text, name_list

SPOKEN: Final = (BidMade, Passed, Joined)
"""What stands beside the plate of its seat."""
TOLD: Final = (CardRefused, CardAccepted, CardCalled, TrumpNamed, ExchangeMade)
"""What leaves no mark on the table."""


def is_spoken(step: Step) -> bool:
    """Whether another seat has bid, passed or joined."""
    return any(isinstance(event, SPOKEN) and event.seat != _me(step) for event in step.events)


def told_events(step: Step) -> tuple[Event, ...]:
    """What can be seen nowhere but in words: what another seat has said, and which cards one has got unseen."""
    return tuple(event for event in step.events if _is_told(event, step))


def sentence(step: Step) -> str:
    """Those events in words; empty where there are none."""
    return " ".join(words(event, step) for event in told_events(step))


def _is_told(event: Event, step: Step) -> bool:
    if not isinstance(event, TOLD):
        return False
    if event.seat == _me(step):
        return isinstance(event, ExchangeMade) and event.exchanged and _comes_unseen(step)
    return not (isinstance(event, ExchangeMade) and event.exchanged)


def _comes_unseen(step: Step) -> bool:
    view = step.after.view
    return view.rules.exchange is ExchangeOrder.BLIND and len(view.turned) < KITTY_SIZE


def words(event: Event, step: Step) -> str:
    """One of those events in words; with `ExchangeMade` the cards that were got."""
    if isinstance(event, ExchangeMade) and event.exchanged:
        #: the three cards of the kitty that came into the person's hand
        text = QCoreApplication.translate("Texts", "You got {cards}.")
        return text.format(cards=name_list([card_text(card) for card in event.kitty or ()]))
    return event_text(event, [short(name) for name in step.after.names])


def _me(step: Step) -> int | None:
    return None if step.after.hand_hidden else step.after.view.seat
