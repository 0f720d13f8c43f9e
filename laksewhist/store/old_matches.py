"""Games of the time before there was a history: a record for each, below the data folder. They are taken in once."""

from __future__ import annotations

import logging
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from laksewhist.ai.brain import LEVELS
from laksewhist.engine.state import FinishedState
from laksewhist.match.driver import PlayedDeal
from laksewhist.match.match import DealPlan, same_dealer_again
from laksewhist.match.rotation import Seating, seating
from laksewhist.store.errors import FormatError
from laksewhist.store.history.history import History
from laksewhist.store.record import Record, RecordedDeal, load_record
from laksewhist.store.replay import replay_deal
from laksewhist.store.tournament import Participant, Tournament

FOLDER: Final = "old-matches"
"""Where the records lie afterwards."""
_NAME: Final = re.compile(r"match-(\d{8}-\d{6})-(\d{1,6})")
_log = logging.getLogger(__name__)


def take_in(data: Path, history: History) -> tuple[Tournament, ...]:
    """Puts every old game into the history; returns the tournaments that they became.

    A record that was taken in is moved to a folder of its own. One that cannot be read stays where it is.
    """
    taken: list[Tournament] = []
    for path in sorted(data.glob("match-*.laksewhist")):
        try:
            record = load_record(path)
            tournament = _tournament(path, record)
            if tournament.id not in history.ids():
                _write(tournament, record, history)
            (data / FOLDER).mkdir(exist_ok=True)
            path.replace(data / FOLDER / path.name)
        except (FormatError, ValueError, OSError) as error:
            _log.warning("%s is not taken into the history: %s", path.name, error)
            continue
        taken.append(tournament)
    return tuple(taken)


def _tournament(path: Path, record: Record) -> Tournament:
    """The first of the participants was the person, the others were computers of the only level there was."""
    match = _NAME.fullmatch(path.stem)
    if match is None:
        raise ValueError("its name is not that of an old game")
    created = datetime.strptime(match[1], "%Y%m%d-%H%M%S").replace(tzinfo=UTC)
    level = next(iter(LEVELS))
    person, *others = record.participants
    return Tournament(
        id=f"{match[1]}-{match[2]}",
        name="",
        participants=(Participant(person), *(Participant(name, level) for name in others)),
        rules=record.house_rules,
        table=record.table,
        seed=path.stem,
        created=created,
    )


def _write(tournament: Tournament, record: Record, current: History) -> None:
    history = History(current.database, lambda: tournament.created)
    number = attempt = 0
    with history.database.transaction(lasting=True):
        history.add_tournament(tournament)
        for place, deal in enumerate(record.deals):
            state = replay_deal(deal, record.table, f"deals[{place}]").state
            plan = DealPlan(number, attempt, _seating(deal, tournament.names), deal.setup)
            kept = history.begin(tournament.id, plan)
            history.finish(kept, PlayedDeal(deal.setup, deal.actions, state))
            number, attempt = _next(number, attempt, state)


def _next(number: int, attempt: int, state: FinishedState) -> tuple[int, int]:
    return (number, attempt + 1) if same_dealer_again(state) else (number + 1, 0)


def _seating(deal: RecordedDeal, names: tuple[str, ...]) -> Seating:
    for dealer in range(len(names)):
        places = seating(len(names), dealer)
        if places.forehand == deal.setup.forehand and tuple(names[who] for who in places.players) == deal.seats:
            return places
    raise ValueError("nobody can have dealt one of its deals")
