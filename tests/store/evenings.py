"""Evenings for tests of what lasts: tournaments with deals that computers have played."""

from pathlib import Path

from laksewhist.compose import SIMPLEST_LEVEL, play_with_computers
from laksewhist.engine.bids import parse_bid
from laksewhist.match.book import BookEntry
from laksewhist.match.match import Match
from laksewhist.store.history.history import History
from laksewhist.store.memory import Memory
from laksewhist.store.tournament import Kind, Participant, Tournament, new_tournament

NAMES = ("Søren Ærø-Østergård", "Karen", "Bodil 🐟", "Mads", "Svend", "אסתר")


def opened(folder: Path) -> Memory:
    """The memory of a user whose folders lie below this one."""
    return Memory(folder / "config", folder / "data")


def tournament(count: int = 4, **chosen) -> Tournament:
    """A person and computers; the cards are always the same."""
    participants = tuple(Participant(name, SIMPLEST_LEVEL if n else None) for n, name in enumerate(NAMES[:count]))
    return new_tournament(participants, **{"seed": "evening", **chosen})


def match_of(found: Tournament) -> Match:
    return Match(found.names, found.rules, found.table, found.seed, length=found.length)


def play(history: History, found: Tournament, deals: int, *, and_actions: int = 0) -> Match:
    """Plays so many deals, and so many actions of another one, into the history."""
    match = match_of(found)
    levels = [SIMPLEST_LEVEL] * len(found.names)
    for number in range(deals + bool(and_actions)):
        plan = match.next_deal()
        played = play_with_computers(plan, levels, found.seed)
        deal = history.begin(found.id, plan)
        if number == deals:
            history.extend(deal, played.actions[:and_actions])
        else:
            history.finish(deal, played)
            match.add(plan, played)
    return match


def keep_book(history: History, found: Tournament) -> None:
    """Three deals with real cards."""
    history.enter(found.id, BookEntry(0, parse_bid("9 gode"), (1,), 3, tricks=(10,)))
    history.enter(found.id, BookEntry(1))
    history.enter(found.id, BookEntry(2, parse_bid("sol"), (0, 2), tricks=(1, 2)))


def book(**chosen) -> Tournament:
    return new_tournament(tuple(Participant(name) for name in NAMES[:4]), kind=Kind.BOOK_KEPT, **chosen)


def told(memory: Memory) -> list[object]:
    """All that the memory knows of what was played, as values to compare."""
    found = sorted(memory.tournaments(), key=lambda each: each.id)
    deals = [memory.history.deals(each.id) for each in found]
    played = [[(d.tournament, d.place, d.setup, d.actions, d.times, d.result, d.assists) for d in of] for of in deals]
    sheets = [
        [
            (d.place, d.number, d.attempt, d.seating, d.result, d.points, d.assists)
            for d in memory.history.sheet(each.id)
        ]
        for each in found
    ]
    scores = [score._replace(deal=0) for score in memory.history.scores()]
    return [found, played, sheets, sorted(scores, key=str)]


def again(memory, tmp_path):
    """What lasts, closed and opened again."""
    memory.close()
    return opened(tmp_path)


def played_through(keeper, match, found, deals):
    """Plays so many deals of a match on, and tells the keeper each action."""
    for _ in range(deals):
        plan = match.next_deal()
        played = play_with_computers(plan, [SIMPLEST_LEVEL] * len(found.names), found.seed)
        keeper.begin(plan)
        for number in range(len(played.actions)):
            keeper.extend(played.actions[: number + 1])
        keeper.finish(played)
        match.add(plan, played)
