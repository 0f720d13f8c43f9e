"""Some evenings for the pictures of the statistics: played by the simplest computers, over several months."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final

from laksewhist.compose import SIMPLEST_LEVEL, play_with_computers
from laksewhist.match.match import Match
from laksewhist.store.history.rows import Assists
from laksewhist.store.memory import Memory
from laksewhist.store.tournament import Participant, Tournament, new_tournament

_START: Final = datetime(2026, 3, 2, 19, tzinfo=UTC)
_EVENINGS: Final = (("Mandagsklubben", 0, 34), ("Pinsefrokost", 76, 18), ("Sommerhuset", 141, 30))
"""The name, how many days after the first evening it began, and how many deals were played."""
_EVERY_DAYS: Final = 5
_DEALS_A_NIGHT: Final = 6


def play_example(memory: Memory, person: str) -> None:
    """Puts the evenings into a memory: a person against computers of two levels; hints were taken in some deals."""
    levels = (None, "øvet", "stærk", "øvet")
    people = [Participant(name, level) for name, level in zip((person, "Karen", "Bodil", "Mads"), levels, strict=True)]
    usual = memory.history.now
    for name, begun, deals in _EVENINGS:
        first = _START + timedelta(days=begun)
        evening = new_tournament(tuple(people), name=name, seed=name, created=first)
        memory.save(evening)
        _play(memory, evening, first, deals)
    memory.history.now = usual


def _same(moment: datetime) -> datetime:
    return moment


def _play(memory: Memory, evening: Tournament, first: datetime, deals: int) -> None:
    match = Match(evening.names, evening.rules, evening.table, evening.seed)
    for number in range(deals):
        nights, place = divmod(number, _DEALS_A_NIGHT)
        moment = first + timedelta(days=_EVERY_DAYS * nights, minutes=8 * place)
        memory.history.now = partial(_same, moment)
        plan = match.next_deal()
        played = play_with_computers(plan, [SIMPLEST_LEVEL] * len(evening.names), evening.seed)
        deal = memory.history.begin(evening.id, plan)
        memory.history.finish(deal, played)
        match.add(plan, played)
        if number % 11 == 5:
            memory.history.set_assists(deal, Assists(hints=2, take_backs=number % 2))
