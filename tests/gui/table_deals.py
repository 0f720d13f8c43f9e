"""Deals for the tests of the table: played at random or by a wish, as the person in one seat sees them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QPoint, QPointF

from laksewhist.engine.actions import Action, MakeBid
from laksewhist.engine.bids import Bid, parse_bid
from laksewhist.engine.cards import Card, Seat
from laksewhist.engine.events import event_for
from laksewhist.engine.game import apply, legal_actions, start_deal
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.point_table import PointTable
from laksewhist.engine.points import points
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import AuctionState, DealState, FinishedState
from laksewhist.engine.view import Phase
from laksewhist.gui.look import Look
from laksewhist.gui.shown import Company, Shown, Step
from laksewhist.gui.table.layout import TableLayout
from laksewhist.gui.table.pace import Pace
from laksewhist.gui.table.plain_scene import Spot
from laksewhist.gui.table.scene import TableScene
from laksewhist.gui.table.theme import LIGHT
from laksewhist.gui.table.view import TableView
from laksewhist.match.match import DealPlan, plan_deal

TABLE = PointTable.from_formula("Laksestuen")
NAMES = ("Karen", "Bodil", "Mads", "Du", "Jens", "Grethe")


@dataclass
class Deal:
    """One deal in progress, as `south` sees it."""

    plan: DealPlan
    state: DealState
    south: Seat
    hidden: bool = False

    @property
    def shown(self) -> Shown:
        view = view_for(self.state, self.south)
        rules = self.plan.setup.rules
        count = len(self.plan.seating.players) + len(self.plan.seating.sitting_out)
        company = Company(NAMES[:count], None, (0,) * count, ((0,) * count,), 1, rules, TABLE)
        given = points(self.state.outcome, TABLE) if isinstance(self.state, FinishedState) else None
        if self.hidden:
            view = replace(view, legal=(), choice=None, kitty=None)
        return Shown(view, self.plan.seating, company, hand_hidden=self.hidden, points=given)

    @property
    def over(self) -> bool:
        return isinstance(self.state, FinishedState)

    def do(self, action: Action) -> Step:
        """Applies an action; the step as the person sees it."""
        self.state, events = apply(self.state, action)
        seen = tuple(each for event in events if (each := event_for(event, self.south)) is not None)
        return Step(seen, self.shown)


def new_deal(seed: object = 1, *, rules: HouseRules | None = None, south: Seat = 0, participants: int = 4) -> Deal:
    plan = plan_deal(seed, participants, rules or HouseRules(), number=0, attempt=0)
    state = start_deal(plan.setup)
    return Deal(plan, state, south)


def choose(state: DealState, rng: random.Random, wish: Bid | None) -> Action:
    """A legal action at random; in the auction the wished bid by whoever may make it, and then no more."""
    legal = legal_actions(state)
    if isinstance(state, AuctionState) and wish is not None:
        for action in legal:
            if isinstance(action, MakeBid) and action.bid == wish:
                return action
        quiet = [action for action in legal if not isinstance(action, MakeBid)]
        return rng.choice(quiet)
    return rng.choice(legal)


def steps(deal: Deal, seed: int = 1, wish: str | None = None) -> Iterator[Step]:
    """Plays the deal to its end at random, step by step."""
    rng = random.Random(seed)
    bid = parse_bid(wish) if wish is not None else None
    while not deal.over:
        yield deal.do(choose(deal.state, rng, bid))


def play_until(deal: Deal, wanted: Callable[[Shown], bool], seed: int = 1, wish: str | None = None) -> Shown:
    """Plays at random until the person sees what is wanted; AssertionError if that never comes."""
    if wanted(deal.shown):
        return deal.shown
    for step in steps(deal, seed, wish):
        if wanted(step.after):
            return step.after
    raise AssertionError("the deal ended before")


def my_turn_in(phase: Phase) -> Callable[[Shown], bool]:
    return lambda shown: shown.is_my_turn and shown.view.phase is phase


class Table:
    """A view with its scene at one size, as the tests use it; `pace` 0 unless told otherwise."""

    def __init__(self, width: int = 1280, height: int = 800, pace: float = 0) -> None:
        self.scene = TableScene()
        self.scene.pace = Pace(pace)
        self.view = TableView(self.scene)
        self.resize(width, height)

    def resize(self, width: int, height: int) -> None:
        layout = TableLayout.for_window(width, height)
        look = Look(LIGHT, layout.scale, layout.small)
        self.view.resize(look.rect(layout.field).size().toSize())
        self.scene.set_look(look, layout)

    @property
    def layout(self) -> TableLayout:
        return self.scene.layout

    def show(self, shown: Shown, *, enabled: bool = True) -> None:
        self.scene.sync(shown)
        self.scene.set_enabled(enabled)

    def pixel(self, x: float, y: float) -> QPoint:
        """The pixel of the viewport where this point of the layout is."""
        return self.view.mapFromScene(QPointF(x, y) * self.layout.scale)

    def grip(self, card: Card) -> QPoint:
        """A pixel in the left strip of a card of the hand, which no other card covers."""
        item = self.scene.cards.item(card.code)
        return self.view.mapFromScene(item.mapToScene(QPointF(-item.place.width * 0.40, 0)))

    def middle(self) -> QPoint:
        """The pixel in the middle of the ring."""
        return self.pixel(self.layout.ring_centre.x(), self.layout.ring_centre.y())


def fresh_places(shown: Shown, width: int = 1280, height: int = 800) -> dict[str, Spot]:
    """Where the cards lie in a scene that has never shown anything else."""
    table = Table(width, height)
    table.scene.sync(shown)
    return table.scene.places()
