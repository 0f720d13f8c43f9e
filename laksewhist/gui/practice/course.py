"""The written course of a deal: how far it has been followed, and computers that follow it. Knows no widgets.

The deal must have neither vip nor halve, where the kitty or a partner speaks too.
"""

from __future__ import annotations

import random

from laksewhist.ai.brain import Brain
from laksewhist.engine.actions import Action, CallCard, ExchangeCards, PlayCard
from laksewhist.engine.view import PlayerView
from laksewhist.gui.written_deal import Course


def seen_actions(view: PlayerView) -> Course:
    """What has happened as far as this seat can tell: an exchange that it did not see has no cards."""
    seen: list[Action] = list(view.actions)
    if view.called is not None and view.declarer is not None:
        seen.append(CallCard(view.declarer, view.called, view.trump))
    seen += [ExchangeCards(made.seat, made.given or ()) for made in view.exchanges]
    for trick in (*view.tricks, *((view.trick,) if view.trick is not None else ())):
        seen += [PlayCard((trick.leader + place) % 4, card) for place, card in enumerate(trick.cards)]
    return tuple(seen)


def followed(course: Course, view: PlayerView) -> int:
    """How many actions have happened as they are written, before the first that did not."""
    hidden = {made.seat for made in view.exchanges if made.given is None}
    count = 0
    for written, seen in zip(course, seen_actions(view), strict=False):
        unseen = isinstance(written, ExchangeCards) and isinstance(seen, ExchangeCards) and seen.seat in hidden
        if written != seen and not unseen:
            break
        count += 1
    return count


def place_in(course: Course, view: PlayerView) -> int | None:
    """The place in the course of what is done next; None where something else was done, as far as the seat can tell."""
    count = followed(course, view)
    return count if count == len(seen_actions(view)) else None


class Scripted:
    """A computer that does what is written as long as everybody does; after that it thinks like `other`."""

    def __init__(self, course: Course, other: Brain) -> None:
        self._course = course
        self._other = other

    def decide(self, view: PlayerView, rng: random.Random) -> Action:
        """The written action where the course has been followed, else the other brain's."""
        place = place_in(self._course, view)
        if place is not None and place < len(self._course) and self._course[place] in view.legal:
            return self._course[place]
        return self._other.decide(view, rng)
