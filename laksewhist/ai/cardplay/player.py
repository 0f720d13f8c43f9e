"""The card for the trick on the table, by trying every card in many possible deals."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from laksewhist.ai.cardplay.candidates import legal_cards, touching
from laksewhist.ai.cardplay.effort import Effort, Search
from laksewhist.ai.cardplay.endgame import search
from laksewhist.ai.cardplay.experiment import play_out
from laksewhist.ai.cardplay.positions import positions_of
from laksewhist.ai.cardplay.reasons import DOUBTFUL, why_best
from laksewhist.ai.cardplay.stakes import Stakes
from laksewhist.ai.cardplay.trials import Trials
from laksewhist.ai.decision import Decision, IsCancelled, Option, Why, never
from laksewhist.ai.solver.encode import bit_of, card_at
from laksewhist.ai.solver.playout import choose
from laksewhist.ai.solver.world import World
from laksewhist.ai.worlds.layout import Layout
from laksewhist.ai.worlds.likely import Likely, likely_worlds
from laksewhist.ai.worlds.sampling import Sampler
from laksewhist.engine.actions import PlayCard
from laksewhist.engine.cards import Card
from laksewhist.engine.point_table import PointTable
from laksewhist.engine.view import PlayerView

Groups = Sequence[tuple[Card, ...]]


class CardPlayer:
    """Plays cards for the points of one table with one effort."""

    def __init__(self, table: PointTable, effort: Effort) -> None:
        self._table = table
        self._effort = effort

    def consider(self, view: PlayerView, rng: Random, cancelled: IsCancelled = never) -> Decision:
        """The card and what stands behind it; `view` asks for a card. Raises CancelledError when told to stop."""
        cards = legal_cards(view)
        if len(cards) == 1:
            return Decision(PlayCard(view.seat, cards[0]), Why.ONLY_CHOICE)
        how = self._effort.search_of(view)
        likely = self._likely(view, rng, how, cancelled)
        beside = [] if how is None else self._evenly(view, rng, how.even, cancelled)
        return self._consider_worlds(view, likely, how, cancelled, beside)

    def consider_in(self, view: PlayerView, layouts: Sequence[Layout], cancelled: IsCancelled = never) -> Decision:
        """The same where exactly these layouts are possible, each equally likely; there must be one."""
        worlds = [Likely(world) for world in positions_of(view, layouts)]
        return self._consider_worlds(view, worlds, self._effort.search_of(view), cancelled)

    def _likely(self, view: PlayerView, rng: Random, how: Search | None, cancelled: IsCancelled) -> list[Likely]:
        effort = self._effort
        count = effort.deals if how is None else max(how.deals, how.played_out)
        if effort.walk is not None:
            return likely_worlds(view, rng, effort.walk, count, cancelled)
        return [Likely(world) for world in self._evenly(view, rng, count, cancelled)]

    def _evenly(self, view: PlayerView, rng: Random, count: int, cancelled: IsCancelled) -> list[World]:
        """So many worlds of all that give this view, each as likely as the others."""
        if not count:
            return []
        sampler = Sampler(view, cancelled)
        return list(positions_of(view, [sampler.draw(rng) for _ in range(count)]))

    def _consider_worlds(
        self,
        view: PlayerView,
        likely: Sequence[Likely],
        how: Search | None,
        cancelled: IsCancelled,
        beside: Sequence[World] = (),
    ) -> Decision:
        contract = view.contract
        assert contract is not None, "cards are played in a contract"
        nolo = contract.is_nolo
        groups = touching(view, nolo)
        if len(groups) == 1:
            return Decision(PlayCard(view.seat, groups[0][0]), Why.ALL_EQUAL)
        stakes = Stakes(contract, self._table, view.seat, len(view.tricks) + len(view.hand))
        cards = [bit_of(group[0], nolo) for group in groups]
        worlds = [each.world for each in likely]
        if how is None:
            trials = play_out(worlds, cards, stakes, cancelled)
        else:
            trials = search(worlds, cards, stakes, how, cancelled, beside, [each.keeping for each in likely])
        best = _settle(trials, groups, card_at(choose(worlds[0]), nolo))
        action = PlayCard(view.seat, groups[best][0])
        deals = min(trials.deals, len(worlds) + len(beside))
        return Decision(action, why_best(trials, best), _options(view, trials, groups, best), deals)


def _settle(trials: Trials, groups: Groups, habit: Card) -> int:
    """The best group, unless what the rules of thumb would play is as good as far as can be told.

    That costs nothing, and no card is played that looks odd for no reason.
    """
    best = trials.best()[0]
    usual = next((number for number, group in enumerate(groups) if habit in group), best)
    return usual if usual in trials.standing and not trials.leads(best, usual, DOUBTFUL) else best


def _options(view: PlayerView, trials: Trials, groups: Groups, best: int) -> tuple[Option, ...]:
    """Every legal card, the chosen one first, then by points; touching cards share their numbers."""
    first, *others = [
        Option(PlayCard(view.seat, card), trials.points(number), trials.chance(number), trials.tricks(number))
        for number in (best, *[each for each in range(len(groups)) if each != best])
        for card in groups[number]
    ]
    return (first, *sorted(others, key=lambda option: -option.points))
