"""A tournament as one file, to be given away: what is fixed for it, every deal with its actions, and pictures.

What follows from the actions is not written: whoever takes the file in plays every deal again.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from laksewhist.engine.game import apply, start_deal
from laksewhist.engine.illegal import IllegalAction
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.state import DealState, FinishedState
from laksewhist.match.book import BookEntry
from laksewhist.match.driver import PlayedDeal
from laksewhist.match.match import DealPlan
from laksewhist.match.rotation import Seating, seating
from laksewhist.store.atomic import read_bytes, write_atomically
from laksewhist.store.codec import Json, action_json, read_action, read_bid
from laksewhist.store.errors import FormatError
from laksewhist.store.exchange_pictures import pictures_text, read_pictures
from laksewhist.store.forms import ActionForm, Form
from laksewhist.store.history.deal_text import cards_text, read_setup
from laksewhist.store.history.history import History
from laksewhist.store.history.rows import Assists
from laksewhist.store.json_text import compact, typed
from laksewhist.store.memory import Memory
from laksewhist.store.record import Record, RecordedDeal
from laksewhist.store.strict_json import parse
from laksewhist.store.tournament import FACES, Kind, Tournament, new_id
from laksewhist.store.tournament_form import read_time, time_text, tournament_from, tournament_json
from laksewhist.store.trouble import store_error
from laksewhist.store.versions import FileFormat

if TYPE_CHECKING:
    from laksewhist.store.own_picture import Copy

EVENING_FORMAT: Final = FileFormat("laksewhist-evening", 2, {1: lambda document: {**document, "pictures": {}}})
SUFFIX: Final = ".laksewhist-evening"


class _DealForm(Form, frozen=True):
    number: int
    attempt: int
    dealer: int
    cards: str
    begun: str
    actions: tuple[ActionForm, ...]
    help: tuple[int, int, int]


class _EntryForm(Form, frozen=True):
    dealer: int
    bid: str | None
    declarers: tuple[int, ...]
    partner: int | None
    alone: bool
    vip_card: int | None
    tricks: tuple[int, ...]
    iron_hand: int | None


class _EveningForm(Form, frozen=True):
    tournament: dict[str, object]
    deals: tuple[_DealForm, ...]
    entries: tuple[_EntryForm, ...]
    pictures: dict[str, str]


def export_tournament(memory: Memory, ident: str, path: Path) -> None:
    """Writes the tournament, everything that was played of it, and the pictures of who takes part.

    Raises KeyError where there is no such tournament, StoreError, and FormatError where one of its deals is damaged.
    """
    tournament = memory.tournament(ident)
    if tournament is None:
        raise KeyError(ident)
    heading = {
        **EVENING_FORMAT.heading,
        "tournament": tournament_json(tournament),
        "pictures": pictures_text(tournament, memory.config / FACES),
    }
    deals = ",".join(f"\n{compact(each)}" for each in _deals(memory.history, ident))
    entries = ",".join(f"\n{compact(_entry_json(entry))}" for _deal, entry in memory.history.entries(ident))
    text = f'{compact(heading)[:-1]},"deals":[{deals}],"entries":[{entries}]}}\n'
    try:
        write_atomically(path, text.encode())
    except OSError as error:
        raise store_error(error, path) from error


def record_of_tournament(history: History, tournament: Tournament) -> Record:
    """The finished deals that have cards, as a record; raises StoreError, and FormatError where one is damaged."""
    names = tournament.names
    deals: list[RecordedDeal] = []
    for deal in history.deals(tournament.id):
        if deal.result is not None:
            first, second, third, fourth = (names[who] for who in deal.seating.players)
            deals.append(RecordedDeal((first, second, third, fourth), deal.setup, deal.actions, deal.result))
    table = None if tournament.table == DEFAULT_TABLE else tournament.table
    return Record(tournament.rules, table, names, tuple(deals))


def _deals(history: History, ident: str) -> list[Json]:
    return [
        {
            "number": deal.number,
            "attempt": deal.attempt,
            "dealer": deal.seating.dealer,
            "cards": cards_text(deal.setup),
            "begun": time_text(deal.begun),
            "help": (deal.assists.hints, deal.assists.take_backs, deal.assists.played_for),
            "actions": [action_json(action) for action in deal.actions],
        }
        for deal in history.deals(ident)
    ]


def _entry_json(entry: BookEntry) -> Json:
    return {
        "dealer": entry.dealer,
        "bid": None if entry.bid is None else entry.bid.text,
        "declarers": entry.declarers,
        "partner": entry.partner,
        "alone": entry.alone,
        "vip_card": entry.vip_card,
        "tricks": entry.tricks,
        "iron_hand": entry.iron_hand,
    }


def import_tournament(memory: Memory, path: Path) -> Tournament:
    """Takes a tournament in, with all its deals and pictures; one that is there already comes in as a second one.

    Raises FormatError at the first fault, and then nothing is taken in; StoreError where the disk refuses.
    """
    try:
        data = read_bytes(path)
    except OSError as error:
        raise store_error(error, path) from error
    form = typed(EVENING_FORMAT.up_to_date(parse(data)), _EveningForm)
    tournament = _fresh(memory, tournament_from(form.tournament, "tournament"))
    tournament, copies = read_pictures(form.pictures, tournament, memory.config / FACES)
    with memory.history.database.transaction(lasting=True):
        memory.history.add_tournament(tournament)
        for number, deal in enumerate(form.deals):
            _take_in(memory.history, tournament, deal, f"deals[{number}]")
        for number, entry in enumerate(form.entries):
            _enter(memory.history, tournament, entry, f"entries[{number}]")
        _write(copies)
    memory.save(tournament)
    return tournament


def _write(copies: tuple[Copy, ...]) -> None:
    for copy in copies:
        try:
            copy.write()
        except OSError as error:
            raise store_error(error, copy.path) from error


def _fresh(memory: Memory, tournament: Tournament) -> Tournament:
    kept = replace(tournament, archived=False, deleted=None)
    return replace(kept, id=new_id(tournament.created)) if memory.tournament(tournament.id) is not None else kept


def _take_in(history: History, tournament: Tournament, form: _DealForm, place: str) -> None:
    if tournament.kind is not Kind.PLAYED:
        raise FormatError(place, "a book-keeper's evening has entries, not deals")
    places = _seating(tournament, form.dealer, place)
    setup = read_setup(form.cards, tournament.rules, places.forehand, place)
    actions = tuple(read_action(each, f"{place}.actions[{n}]") for n, each in enumerate(form.actions))
    state: DealState = start_deal(setup)
    for number, action in enumerate(actions):
        try:
            state, _events = apply(state, action)
        except IllegalAction as error:
            raise FormatError(f"{place}.actions[{number}]", str(error)) from error
    begun = read_time(form.begun, f"{place}.begun")
    then = _at(history, begun)
    deal = then.begin(tournament.id, DealPlan(form.number, form.attempt, places, setup))
    then.extend(deal, actions)
    then.set_assists(deal, Assists(*form.help))
    if isinstance(state, FinishedState):
        then.finish(deal, PlayedDeal(setup, actions, state))


def _at(history: History, moment: datetime) -> History:
    """The history as if it were that moment."""
    then = History(history.database, lambda: moment)
    then.know(history.known)
    return then


def _seating(tournament: Tournament, dealer: int, place: str) -> Seating:
    try:
        return seating(len(tournament.participants), dealer)
    except ValueError as error:
        raise FormatError(f"{place}.dealer", str(error)) from error


def _enter(history: History, tournament: Tournament, form: _EntryForm, place: str) -> None:
    if tournament.kind is not Kind.BOOK_KEPT:
        raise FormatError(place, "only a book-keeper's evening has entries")
    bid = None if form.bid is None else read_bid(form.bid, place)
    entry = BookEntry(
        form.dealer, bid, form.declarers, form.partner, form.alone, form.vip_card, form.tricks, form.iron_hand
    )
    try:
        history.enter(tournament.id, entry)
    except ValueError as error:
        raise FormatError(place, str(error)) from error
