"""A match with the people and computers who play it, and how a state of it is shown. Knows no widgets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from laksewhist.ai.brain import Brain, brain_for
from laksewhist.engine.cards import Seat
from laksewhist.engine.house_rules import HouseRules, SniksnakTalk
from laksewhist.engine.point_table import PointTable
from laksewhist.engine.points import points
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import DealState, FinishedState
from laksewhist.engine.values import dataclass
from laksewhist.engine.view import Phase, PlayerView
from laksewhist.gui.shown import Company, Shown
from laksewhist.match.match import DealPlan, DealSource, Match, PatternOf


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """A match before its first deal. `levels` go by participant, None for the person at the screen.

    `source` gives the deals where they are not shuffled by the seed, `make_brain` a level's computer player.
    """

    participants: tuple[str, ...]
    levels: tuple[str | None, ...]
    rules: HouseRules
    table: PointTable
    seed: object
    source: DealSource | None = None
    make_brain: Callable[[str], Brain] = brain_for

    @property
    def me(self) -> int | None:
        """The participant at the screen; None where only computers play."""
        return self.levels.index(None) if None in self.levels else None


class Session:
    """A match being played: its rules and deals, and a brain for each computer."""

    def __init__(self, setup: MatchSetup, pattern_of: PatternOf) -> None:
        self.setup = setup
        self.match = Match(setup.participants, setup.rules, setup.table, setup.seed, pattern_of, setup.source)
        self._brains = {who: setup.make_brain(level) for who, level in enumerate(setup.levels) if level is not None}

    def brain_of(self, plan: DealPlan, seat: Seat) -> Brain | None:
        """The brain in this seat, or None where the person sits there."""
        return self._brains.get(plan.seating.players[seat])

    def shown(self, plan: DealPlan, state: DealState) -> Shown:
        """The state as the person may see it; as an onlooker where the person sits out."""
        company = self.company(plan)
        players = plan.seating.players
        given = points(state.outcome, company.table) if isinstance(state, FinishedState) else None
        if company.me in players:
            return Shown(view_for(state, players.index(company.me)), plan.seating, company, points=given)
        view = onlooker(view_for(state, 0))
        return Shown(view, plan.seating, company, hand_hidden=True, points=given)

    def company(self, plan: DealPlan) -> Company:
        """Who takes part, and the standings after the deals that were booked."""
        match = self.match
        running = [0] * len(match.participants)
        sums = [tuple(running)]
        for deal in match.deals:
            if deal.played.state.played is not None:
                running = [before + got for before, got in zip(running, deal.points, strict=True)]
                sums.append(tuple(running))
        number = plan.number + 1
        return Company(
            match.participants, self.setup.me, match.standings, tuple(sums), number, match.rules, match.table
        )


def onlooker(view: PlayerView) -> PlayerView:
    """A seat's view without what only that seat knows: for somebody who sits out and looks on."""
    if view.phase is Phase.FINISHED:
        return view
    asked_in_secret = view.phase is Phase.IRON_HAND
    return replace(
        view,
        phase=Phase.AUCTION if asked_in_secret else view.phase,
        turn=view.forehand if asked_in_secret else view.turn,
        exchanges=tuple(replace(made, given=None, kitty=None) for made in view.exchanges),
        kitty=None,
        choice=None,
        legal=(),
        partner=view.partner if view.partner_public else None,
        partner_known=view.partner_public,
        shown=tuple(hand if _open_to_all(view, seat) else None for seat, hand in enumerate(view.shown)),
    )


def _open_to_all(view: PlayerView, seat: Seat) -> bool:
    """Whether a shown hand lies open to everybody, not only to the opponents of a sniksnak (R16)."""
    contract = view.contract
    return contract is None or seat in contract.declarers or view.rules.sniksnak_talk is SniksnakTalk.ALL
