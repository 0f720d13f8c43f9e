"""Whole deals written down by hand: their cards, and everything that is done in them. Knows no widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from laksewhist.engine.actions import Action, PlayCard
from laksewhist.engine.cards import Hand, card, hand_of
from laksewhist.engine.game import apply, start_deal
from laksewhist.engine.state import DealState, Setup
from laksewhist.engine.values import dataclass

Course: TypeAlias = tuple[Action, ...]
"""Every action of a deal, in order."""


@dataclass(frozen=True, slots=True)
class WrittenDeal:
    """Cards and course of a deal."""

    setup: Setup
    course: Course

    def states(self) -> Iterator[DealState]:
        """The deal from before the first action to its end; raises IllegalAction where the course is against a rule."""
        state: DealState = start_deal(self.setup)
        yield state
        for action in self.course:
            state, _events = apply(state, action)
            yield state

    def state_at(self, moment: Callable[[DealState], bool]) -> DealState:
        """The first state of the deal that is this moment; raises ValueError where none is."""
        for state in self.states():
            if moment(state):
                return state
        raise ValueError("the deal has no such moment")


def written_hand(suits: str, *jokers: str) -> Hand:
    """A hand from its spades, hearts, diamonds and clubs, divided by strokes, and the codes of its jokers."""
    by_suit = zip("SHDC", suits.split("/"), strict=True)
    return hand_of([card(suit + rank) for suit, ranks in by_suit for rank in ranks] + [card(each) for each in jokers])


def written_tricks(text: str) -> Course:
    """Tricks from text: on each line who leads, then the cards clockwise."""
    plays: list[PlayCard] = []
    for line in text.strip().splitlines():
        leader, *codes = line.split()
        plays += [PlayCard((int(leader) + place) % 4, card(code)) for place, code in enumerate(codes)]
    return tuple(plays)
