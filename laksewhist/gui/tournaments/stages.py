"""Wizard and list of tournaments at the moments that their standard pictures show."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final

from PySide6.QtWidgets import QWidget

from laksewhist.ai.brain import Style
from laksewhist.compose import SIMPLEST_LEVEL, play_with_computers
from laksewhist.gui.badge import COLOURS
from laksewhist.gui.window_parts import WindowParts
from laksewhist.match.length import OPEN_END, Length, LengthKind
from laksewhist.match.match import Match
from laksewhist.store.keeping import TournamentKeeper
from laksewhist.store.memory import Memory
from laksewhist.store.tournament import Participant, Tournament, new_tournament

COMPANY: Final = (
    Participant("Søren Ærø-Østergård", None),
    Participant("אסתר בת-שבע", None),
    Participant("Karen", "øvet", Style.CAUTIOUS),
    Participant("Bodil", "stærk"),
    Participant("Mads", "mester", Style.BOLD),
    Participant("Et navn på fireogtres tegn, som skal kunne stå alle vegne, hel.", "begynder"),
)
EVENINGS: Final = (
    ("Fredagsklubben", 6, Length(LengthKind.DEALS, 24), 7),
    ("Påskefrokost", 4, Length(LengthKind.DEALS, 3), None),
    ("", 5, Length(LengthKind.POINTS, 500), 2),
    ("אסתר בת-שבע", 4, OPEN_END, 4),
    ("Nytårsturneringen på Ærø", 4, Length(LengthKind.DEALS, 16), 0),
)
"""Name, participants, length, and deals that have been played; None for all."""
PAGES: Final = ("participants", "seats", "house_rules", "points", "length")


def tournament_moments(window: WindowParts) -> Iterator[tuple[str, QWidget]]:
    """Each moment by name with the widget to be drawn; it lasts until the next one is asked for."""
    yield from _list(window)
    yield from _wizard(window)


def _wizard(window: WindowParts) -> Iterator[tuple[str, QWidget]]:
    window.tournaments.make(_tournament("Fredagsklubben", 6, Length(LengthKind.DEALS, 24)))
    wizard = window.tournaments.wizard
    assert wizard is not None
    for at, name in enumerate(PAGES):
        wizard.turn(at - wizard.tabs.currentIndex())
        yield f"tournament_{name}", wizard
    wizard.close()


def _list(window: WindowParts) -> Iterator[tuple[str, QWidget]]:
    window.tournaments.open()
    shown = window.tournaments.window
    assert shown is not None
    if not window.desk.memory.tournaments():
        yield "tournaments_empty", shown
    made = [_played(window.desk.memory, *evening) for evening in EVENINGS]
    shown.refresh(made[0].id)
    yield "tournaments", shown
    shown.do("delete")
    yield "tournaments_deleted", shown
    shown.close()


def _tournament(name: str, count: int, length: Length) -> Tournament:
    people = tuple(
        Participant(each.name, each.level, each.style, colour)
        for each, colour in zip(COMPANY[:count], COLOURS, strict=False)
    )
    created = datetime(2026, 11, 27, 18, tzinfo=UTC)
    return new_tournament(people, name=name, length=length, seed=f"picture {name}", created=created)


def _played(memory: Memory, name: str, count: int, length: Length, deals: int | None) -> Tournament:
    tournament = _tournament(name, count, length)
    memory.save(tournament)
    match = Match(tournament.names, tournament.rules, tournament.table, tournament.seed, length=length)
    keeper = TournamentKeeper(memory, tournament)
    while not match.is_over if deals is None else len(match.deals) < deals:
        plan = match.next_deal()
        played = play_with_computers(plan, (SIMPLEST_LEVEL,) * count, match.seed)
        keeper.begin(plan)
        keeper.finish(played)
        match.add(plan, played)
    return tournament
