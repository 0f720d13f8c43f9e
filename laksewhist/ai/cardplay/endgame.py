"""Every card tried in the same possible deals, each of which is searched to its last card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from laksewhist.ai.cardplay.effort import Search
from laksewhist.ai.cardplay.experiment import partner_in, play_out
from laksewhist.ai.cardplay.stakes import Stakes
from laksewhist.ai.cardplay.trials import Trials
from laksewhist.ai.decision import CancelledError, IsCancelled
from laksewhist.ai.solver.playout import played_until, score_cards
from laksewhist.ai.solver.reply import Replier
from laksewhist.ai.solver.solve import Solver
from laksewhist.ai.solver.world import World

_TABLE_POWER: Final = 15

_WEIGHT: Final = 10
"""A deal weighs so many times as much as one beside them."""

_REPLY_CARDS: Final = 8
_WAYS: Final = 3000
"""With so many cards a seat begins to play its best, and tries so many ways to play them at the most: some 3 ms."""


def search(
    worlds: Sequence[World],
    cards: Sequence[int],
    stakes: Stakes,
    how: Search,
    cancelled: IsCancelled,
    beside: Sequence[World] = (),
    keeping: Sequence[float] = (),
) -> Trials:
    """The results of the cards (their bits) in these deals, if everybody plays his best with all cards on the table.

    In nolo there must be one declarer only. A deal whose search would take too many nodes is played out by rules of
    thumb instead. If the deals are to be played out anyway, all of them are, and the first ones are searched, or
    replied in, as well; then these weigh together as much as those. Where the search begins only later, cards that the
    play-outs have beaten are tried no more. Deals `beside` them weigh little. `keeping` tells for each deal how likely
    all opponents keep to the rules there: where replies are sought a search then weighs down to half as much, and a
    reply up to twice. Raises CancelledError when `cancelled` says so.
    """
    trials, weight = Trials(len(cards), stakes), _WEIGHT
    if how.played_out:
        trials = play_out(worlds, cards, stakes, cancelled, every=not how.until)
        cards = [cards[number] for number in trials.standing]
        if len(cards) == 1:
            return trials
        weight = len(worlds) // min(how.deals, len(worlds))
    kept = keeping if how.replied and keeping else (0.0,) * len(worlds)
    shares = [round(weight * (1 - each / 2)) for each in kept[: how.deals]] + [1] * len(beside)
    _search(trials, (*worlds[: how.deals], *beside), shares, cards, how, cancelled)
    _reply(trials, worlds, kept, cards, how, cancelled)
    return trials


def _search(
    trials: Trials,
    worlds: Sequence[World],
    weights: Sequence[int],
    cards: Sequence[int],
    how: Search,
    cancelled: IsCancelled,
) -> None:
    """Adds what the cards bring where everybody plays his best."""
    solver = Solver(_TABLE_POWER)
    for world, weight in zip(worlds, weights, strict=True):
        if cancelled():
            raise CancelledError
        found = _found(solver, world, cards, trials.stakes, how, cancelled)
        if found is None:
            found = [tried[0] for tried in score_cards([world], list(cards))]
        trials.add(partner_in(world), found, weight)


def _reply(
    trials: Trials,
    worlds: Sequence[World],
    keeping: Sequence[float],
    cards: Sequence[int],
    how: Search,
    cancelled: IsCancelled,
) -> None:
    """Adds what this seat can do after each card against all the others' rules of thumb."""
    replied = worlds[: how.replied]
    replier = Replier()
    for world, kept in zip(replied, keeping, strict=False):
        tricks = []
        for card in cards:
            if cancelled():
                raise CancelledError
            tricks.append(replier.tricks(world, card, _REPLY_CARDS, _WAYS))
        weight = round(len(worlds) / len(replied) * (1 + kept))
        trials.add(partner_in(world), [trials.stakes.packed(each) for each in tricks], weight)


def _found(
    solver: Solver, world: World, cards: Sequence[int], stakes: Stakes, how: Search, cancelled: IsCancelled
) -> list[int] | None:
    """The packed results, or None where one of them is not known within the budget."""
    if not how.until:
        return _exact(solver, world, cards, stakes, how.nodes, cancelled)
    values = [solver.value(played_until(world, card, how.until), how.nodes, cancelled) for card in cards]
    return [stakes.packed(each) for each in values if each is not None] if None not in values else None


def _exact(
    solver: Solver, world: World, cards: Sequence[int], stakes: Stakes, nodes: int, cancelled: IsCancelled
) -> list[int] | None:
    """The packed results, or None where one of them is not known within the budget."""
    if stakes.is_nolo:
        falls = solver.makes(world, stakes.allowed + 1, nodes, cancelled)
        fallen = [falls[card] for card in cards]
        return None if None in fallen else [stakes.packed(stakes.allowed + bool(each)) for each in fallen]
    values = solver.values(world, nodes, cancelled)
    tricks = [values[card] for card in cards]
    return [stakes.packed(each) for each in tricks if each is not None] if None not in tricks else None
