"""A match with the people and computers who play it, and how a state of it is shown. Knows no widgets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from laksewhist.ai.brain import Brain, Style, brain_for
from laksewhist.compose import pattern_of_computer, stand_in
from laksewhist.engine.actions import Action
from laksewhist.engine.cards import SEATS, Seat
from laksewhist.engine.events import Event, event_for
from laksewhist.engine.house_rules import HouseRules, IronHand, SniksnakTalk
from laksewhist.engine.point_table import PointTable
from laksewhist.engine.points import points
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import DealState, FinishedState
from laksewhist.engine.values import dataclass
from laksewhist.engine.view import Phase, PlayerView
from laksewhist.gui.badge import Badge
from laksewhist.gui.hands_taken_up import HandsTakenUp, before_the_bids
from laksewhist.gui.shown import Company, Shown, Step
from laksewhist.gui.words import isolated
from laksewhist.match.dealing import DealingPattern
from laksewhist.match.driver import DealDriver, Listener, Report
from laksewhist.match.length import OPEN_END, Length, LengthKind
from laksewhist.match.match import DealPlan, DealSource, Match, PatternOf
from laksewhist.match.players import Player
from laksewhist.match.rotation import Participant
from laksewhist.store.tournament import Tournament


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """A match before its first deal. `levels` go by participant, None for the person at the screen.

    `styles` go by participant too; none given means balanced. `source` gives the deals where they are not shuffled by
    the seed, `make_brain` a level's computer player where it is not the level's own. `tournament` is what is kept of
    it; None where nothing need last.
    """

    participants: tuple[str, ...]
    levels: tuple[str | None, ...]
    rules: HouseRules
    table: PointTable
    seed: object
    source: DealSource | None = None
    make_brain: Callable[[str], Brain] | None = None
    styles: tuple[Style, ...] = ()
    length: Length = OPEN_END
    tournament: Tournament | None = None

    @classmethod
    def of(cls, tournament: Tournament) -> MatchSetup:
        """The match of a tournament."""
        return cls(
            tournament.names,
            tuple(each.level for each in tournament.participants),
            tournament.rules,
            tournament.table,
            tournament.seed,
            styles=tuple(each.style for each in tournament.participants),
            length=tournament.length,
            tournament=tournament,
        )

    @property
    def badges(self) -> tuple[Badge, ...]:
        """The colours and pictures of the participants; none where nothing is kept of the match."""
        people = () if self.tournament is None else self.tournament.participants
        return tuple(Badge(each.name, each.colour, each.picture) for each in people)

    @property
    def me(self) -> int | None:
        """The participant at the screen; None where only computers play."""
        return self.levels.index(None) if None in self.levels else None


class Session:
    """A match being played: its rules and deals, and a brain for each computer.

    `viewer` is the participant whose cards may be seen: the person at the screen. Where several people sit there it is
    nobody at the beginning of a deal, and then whoever has taken the turn (`turn_to`). `hands` tells who of them takes
    up the hand before the first bid.
    """

    def __init__(self, setup: MatchSetup, pattern_of: PatternOf) -> None:
        self.setup = setup
        self.viewer = setup.me
        self.hands = HandsTakenUp()
        self._south: Seat = 0
        self._pattern_of_person = pattern_of
        self.match = Match(
            setup.participants, setup.rules, setup.table, setup.seed, self._pattern_of, setup.source, setup.length
        )
        self._brains: dict[int, Brain] = {}

    def _style(self, who: int) -> Style:
        return self.setup.styles[who] if self.setup.styles else Style.BALANCED

    def _pattern_of(self, dealer: Participant) -> DealingPattern:
        """How a person deals is chosen on the screen; a computer chooses for itself, anew for each deal (R5)."""
        setup = self.setup
        if setup.levels[dealer] is None:
            return self._pattern_of_person(dealer)
        return pattern_of_computer(setup.rules, self._style(dealer), setup.seed, len(self.match.deals))

    def _brain(self, who: int, level: str) -> Brain:
        setup = self.setup
        if setup.make_brain is not None:
            return setup.make_brain(level)
        return brain_for(level, setup.table, self._style(who))

    def driver(
        self, plan: DealPlan, player: Player, listener: Listener, report: Report, so_far: tuple[Action, ...]
    ) -> DealDriver:
        """One deal of the match, after what was done in it so far; the player answers for every seat."""
        several = self.setup.levels.count(None) > 1
        self.viewer, self._south = None if several else self.setup.me, 0
        iron = several and plan.setup.rules.iron_hand is IronHand.OPTIONAL
        people = (seat for seat in SEATS if self.setup.levels[plan.seating.players[seat]] is None)
        self.hands = HandsTakenUp(people if iron else ())
        players = [player for _ in SEATS]
        return DealDriver(plan.setup, players, stand_in=stand_in, listener=listener, report=report, so_far=so_far)

    def brain_of(self, plan: DealPlan, seat: Seat) -> Brain | None:
        """The brain in this seat, or None where the person sits there."""
        who = plan.seating.players[seat]
        level = self.setup.levels[who]
        if level is None:
            return None
        if who not in self._brains:  # not sooner: the first table is dealt before anybody thinks
            self._brains[who] = self._brain(who, level)
        return self._brains[who]

    def computer_in(self, plan: DealPlan, seat: Seat) -> tuple[str | None, Style]:
        """Level and style of the computer in this seat; no level where a person sits there."""
        who = plan.seating.players[seat]
        return self.setup.levels[who], self._style(who)

    def before_last_answer(self, plan: DealPlan, actions: tuple[Action, ...]) -> tuple[Action, ...] | None:
        """What was done in a deal before the person's last answer; None where there is nothing to take back.

        Only against computers: what another person has seen cannot be taken from him.
        """
        if self.setup.levels.count(None) != 1:
            return None
        mine = [place for place, action in enumerate(actions) if self.is_seen_by(plan, action.seat)]
        return actions[: mine[-1]] if mine else None

    def is_seen_by(self, plan: DealPlan, seat: Seat) -> bool:
        """Whether the person in this seat is who looks at the screen."""
        return self.viewer == plan.seating.players[seat]

    def turn_away(self, seat: Seat) -> None:
        """Nobody's cards are seen any more; the table lies as this seat will see it."""
        self.viewer, self._south = None, seat

    def is_answered_by_person(self, plan: DealPlan, seat: Seat) -> bool:
        """Whether whoever looks at the screen sits in this seat and answers there."""
        return self.is_seen_by(plan, seat) and self.brain_of(plan, seat) is None

    def turn_to(self, plan: DealPlan, seat: Seat) -> None:
        """From now on the cards of this seat are seen."""
        self.viewer = plan.seating.players[seat]

    def step(self, plan: DealPlan, events: tuple[Event, ...], state: DealState) -> Step:
        """What has happened, as the person may see it; an onlooker sees what every seat sees."""
        after = self.shown(plan, state)
        seen = tuple(each for event in events if (each := event_for(event, after.south)) is not None)
        if after.hand_hidden:
            other = (after.south + 1) % len(SEATS)
            seen = tuple(each for event in seen if (each := event_for(event, other)) is not None)
        return Step(seen, after)

    def shown(self, plan: DealPlan, state: DealState) -> Shown:
        """The state as the person may see it; as an onlooker where the person sits out."""
        shown = self._shown(plan, state)
        return shown if self.hands.seat is None else before_the_bids(shown)

    def _shown(self, plan: DealPlan, state: DealState) -> Shown:
        company = self.company(plan)
        players = plan.seating.players
        given = points(state.outcome, company.table) if isinstance(state, FinishedState) else None
        if company.me in players:
            return Shown(view_for(state, players.index(company.me)), plan.seating, company, points=given)
        view = onlooker(view_for(state, self._south))
        return Shown(view, plan.seating, company, hand_hidden=True, points=given)

    def company(self, plan: DealPlan) -> Company:
        """Who takes part, and the standings after the deals that were booked."""
        match = self.match
        nought = (0,) * len(match.participants)
        number = plan.number + 1
        return Company(
            tuple(isolated(name) for name in match.participants),
            self.viewer,
            match.standings,
            (nought, *match.sums),
            number,
            match.rules,
            match.table,
            self.setup.badges,
            "" if self.setup.tournament is None else self.setup.tournament.name,
            self.setup.length.amount if self.setup.length.kind is LengthKind.DEALS else None,
        )


def onlooker(view: PlayerView) -> PlayerView:
    """A seat's view without what only that seat knows: for somebody who sits out and looks on."""
    if view.phase is Phase.FINISHED:
        return view
    asked_in_secret = view.phase is Phase.IRON_HAND or (view.phase is Phase.AUCTION and view.turn is None)
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
