"""Who takes part: the levels, chance, levels without one of their parts, and one that sees all cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from random import Random
from typing import Final, Protocol

from laksewhist.ai.bidding.point_count import PointCount
from laksewhist.ai.brain import LEVELS, Thinker, brain_for
from laksewhist.ai.cardplay.effort import Effort
from laksewhist.ai.cardplay.player import CardPlayer
from laksewhist.ai.decision import Decision, IsCancelled, Why, never
from laksewhist.ai.levels import SKILLS, Reckoner
from laksewhist.ai.worlds.layout import Layout, mask_of
from laksewhist.engine.actions import Action
from laksewhist.engine.game import legal_actions
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import DealState, Hands, PlayState
from laksewhist.engine.view import Phase, PlayerView
from laksewhist.match.rng import below


class Contestant(Protocol):
    """Answers for the seat to act. It is given the whole state; all but `cheater` look at that seat's view only."""

    def consider(self, state: DealState, rng: Random) -> Decision:
        """One of the legal actions; the same for the same state and randomness."""
        ...


class Honest:
    """A computer player of the program: it gets the view of its seat, and nothing else."""

    def __init__(self, brain: Thinker) -> None:
        self._brain = brain

    def consider(self, state: DealState, rng: Random) -> Decision:
        """What the player decides."""
        return self._brain.consider(_view(state), rng)


class Chance:
    """Any legal action, all equally likely."""

    def consider(self, state: DealState, rng: Random) -> Decision:
        """One of them."""
        actions = legal_actions(state)
        return Decision(actions[below(rng, len(actions))], Why.RULE_OF_THUMB)


class BidsByPoints:
    """Plays cards as a level does, and bids by honour points and length."""

    def __init__(self, level: str) -> None:
        self._bidding = PointCount(DEFAULT_TABLE)
        self._cards = brain_for(level)

    def consider(self, view: PlayerView, rng: Random, cancelled: IsCancelled = never) -> Decision:
        """What is decided in this view."""
        return (self._cards if view.phase is Phase.PLAY else self._bidding).consider(view, rng, cancelled)

    def decide(self, view: PlayerView, rng: Random) -> Action:
        """The action alone."""
        return self.consider(view, rng).action


class Cheater:
    """Bids as the strongest level does, and plays cards with all hands open to it.

    With several cards that keep all its chances it plays the one that a rule of thumb would.
    """

    def __init__(self, effort: Effort) -> None:
        self._bidding = brain_for(tuple(LEVELS)[-1])
        self._cards = CardPlayer(DEFAULT_TABLE, effort)

    def consider(self, state: DealState, rng: Random) -> Decision:
        """What it decides, hidden cards seen."""
        view = _view(state)
        if not isinstance(state, PlayState):
            return self._bidding.consider(view, rng)
        if len(view.legal) == 1:
            return Decision(view.legal[0], Why.ONLY_CHOICE)
        return self._cards.consider_in(view, [_truth(state)])


def _truth(state: PlayState) -> Layout:
    """Where every card lies."""
    kitty, dealt = mask_of(state.kitty), mask_of(state.setup.kitty)
    given = tuple([mask_of(made.given or ()) for made in state.exchanges])
    return Layout(_masks(state.hands), kitty, _masks(state.setup.hands), dealt, given, state.partnership.partner)


def _masks(hands: Hands) -> tuple[int, int, int, int]:
    first, second, third, fourth = (mask_of(hand) for hand in hands)
    return first, second, third, fourth


def _view(state: DealState) -> PlayerView:
    if state.turn is None:
        raise ValueError("the deal is over")
    return view_for(state, state.turn)


def _without_inference(level: str) -> Contestant:
    skill = SKILLS[level]
    blind = replace(skill, effort=replace(skill.effort, walk=None), layouts=0)
    return Honest(Reckoner(DEFAULT_TABLE, 0.0, blind))


def _level(name: str) -> Callable[[], Contestant]:
    return lambda: Honest(brain_for(name))


OPEN_EFFORT: Final = Effort(deals=1, exact_cards=13, exact_deals=1, nodes=3_000_000, exact_nolo=8)
"""What the cheater spends on a card: everything is searched to the end where that can be done in a moment."""

CONTESTANTS: Final[Mapping[str, Callable[[], Contestant]]] = {
    "random": Chance,
    **{name: _level(name) for name in LEVELS},
    "no-inference": lambda: _without_inference(tuple(LEVELS)[-1]),
    "stærk-no-inference": lambda: _without_inference("stærk"),
    "point-count": lambda: Honest(BidsByPoints("stærk")),
    "cheater": lambda: Cheater(OPEN_EFFORT),
}
"""How each is made.

`no-inference` is `mester` that takes nothing from what others bid and played, `stærk-no-inference` is `stærk` that
looks at no near tie with the auction in mind, `point-count` is `stærk` that bids by points and length. The former two
still try out on layouts that fit the auction what the models have hardly met.
"""


@cache
def contestant(name: str) -> Contestant:
    """The contestant of this name, the same one every time; KeyError for any other name."""
    return CONTESTANTS[name]()
