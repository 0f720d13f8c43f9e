"""The wiring: levels become players, seeds become generators. The only place where `match` meets `ai`; no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from laksewhist.ai.brain import Brain, Style, Thinker, brain_for
from laksewhist.ai.decision import Decision, IsCancelled, never
from laksewhist.engine.actions import Action, PlayCard
from laksewhist.engine.bids import NoloBid, NoloKind
from laksewhist.engine.events import Event
from laksewhist.engine.house_rules import HouseRules, Shuffle
from laksewhist.engine.play import forced_card
from laksewhist.engine.point_table import DEFAULT_TABLE, PointTable
from laksewhist.engine.state import DealState, PlayState
from laksewhist.engine.view import Phase, PlayerView
from laksewhist.match.dealing import DEFAULT_PATTERN, DealingPattern
from laksewhist.match.driver import PlayedDeal, play_deal
from laksewhist.match.match import DealPlan
from laksewhist.match.players import Question, Reply
from laksewhist.match.rng import derived_random

SNIKSNAK: Final = NoloBid(NoloKind.SNIKSNAK)
SIMPLEST_LEVEL: Final = "begynder"
"""The level that answers in the place of a player who fails."""


def decide(brain: Brain, view: PlayerView, *seed: object) -> Action:
    """What a brain does with a view; the same seed, the same choice."""
    return brain.decide(view, derived_random(*seed, view.seat))


def think(brain: Brain, view: PlayerView, *seed: object, cancelled: IsCancelled) -> Action:
    """What `decide` chooses, given up with CancelledError when it is cancelled by a brain that can be."""
    if isinstance(brain, Thinker):
        return consider(brain, view, *seed, cancelled=cancelled).action
    return decide(brain, view, *seed)


def consider(brain: Thinker, view: PlayerView, *seed: object, cancelled: IsCancelled = never) -> Decision:
    """What `decide` chooses with this seed, with the numbers and the reason; CancelledError when it is cancelled."""
    return brain.consider(view, derived_random(*seed, view.seat), cancelled)


def pattern_of_computer(rules: HouseRules, style: Style, *seed: object) -> DealingPattern:
    """How a computer of this style deals (R5); the same for the same seed."""
    if rules.shuffle is not Shuffle.GATHERED:
        return DEFAULT_PATTERN
    from laksewhist.ai.bidding.dealing import choose_packets  # not for the first table
    from laksewhist.ai.bidding.risk import RISK

    return DealingPattern(choose_packets(rules, RISK[style.value], derived_random(*seed, "packets")))


def stand_in(view: PlayerView) -> Action:
    """The simplest level's answer, for a player that failed, left or ran out of time."""
    return decide(brain_for(SIMPLEST_LEVEL), view, "stand-in")


def seconds_to_play(view: PlayerView) -> int:
    """The seconds that this seat has for its card: an opponent in sniksnak (R16); 0 for no limit."""
    contract = view.contract
    if view.phase is not Phase.PLAY or contract is None or contract.bid != SNIKSNAK:
        return 0
    return 0 if view.seat in contract.declarers else view.rules.sniksnak_seconds


def timed_out(state: DealState, view: PlayerView) -> Action:
    """What is done for a seat that ran out of time: in sniksnak its lowest card (R16), else what a stand-in does."""
    if isinstance(state, PlayState) and state.contract.bid == SNIKSNAK:
        return PlayCard(view.seat, forced_card(state))
    return stand_in(view)


class ComputerPlayer:
    """A computer that answers at once; its choices repeat for the same seed."""

    observes = False

    def __init__(self, level: str, *seed: object, table: PointTable = DEFAULT_TABLE) -> None:
        self._brain = brain_for(level, table)
        self._seed = seed

    def observe(self, event: Event, view: PlayerView) -> None:
        """Does nothing: the view of a question holds all that has happened."""

    def request(self, question: Question, reply: Reply) -> None:
        """Decides and answers."""
        reply(question.token, decide(self._brain, question.view, *self._seed, question.token))

    def cancel(self, token: int) -> None:
        """Does nothing: it never has an open question."""


def computers(levels: Sequence[str], *seed: object, table: PointTable = DEFAULT_TABLE) -> tuple[ComputerPlayer, ...]:
    """One computer for each level, all playing for this point table."""
    return tuple(ComputerPlayer(level, *seed, table=table) for level in levels)


def play_with_computers(
    plan: DealPlan, levels: Sequence[str], seed: object, table: PointTable = DEFAULT_TABLE
) -> PlayedDeal:
    """Plays a planned deal for a point table; `levels` go by participant: one keeps its name when the seats move."""
    seated = [levels[who] for who in plan.seating.players]
    players = computers(seated, seed, plan.number, plan.attempt, table=table)
    return play_deal(plan.setup, players, stand_in=stand_in)
