"""Where the deals of a score sheet come from: the match at the table, the history, or a record."""

from __future__ import annotations

from functools import partial

from laksewhist.engine.points import points
from laksewhist.gui.scores.ledger import Ledger, LedgerDeal, Play, running
from laksewhist.gui.store_words import tournament_name
from laksewhist.match.match import Match, MatchDeal
from laksewhist.match.rotation import Seating, seating
from laksewhist.store.history.history import History
from laksewhist.store.history.rows import SheetDeal
from laksewhist.store.history.scoring import outcome_of
from laksewhist.store.record import Record, RecordedDeal
from laksewhist.store.replay import replay_deal
from laksewhist.store.tournament import Kind, Tournament


def of_match(match: Match, title: str, me: int | None) -> Ledger:
    """The deals of a match as they are in memory."""
    deals = tuple(_of_match_deal(deal) for deal in match.deals)
    count = len(match.participants)
    sums = running(deals, count)
    return Ledger(title, None, match.participants, me, (None,) * count, match.rules, match.table, deals, sums)


def of_tournament(history: History, tournament: Tournament) -> Ledger:
    """The finished deals of a stored tournament; raises FormatError where they are damaged, and StoreError."""
    deals = tuple(_of_stored(history, deal) for deal in history.sheet(tournament.id))
    people = tournament.persons
    return Ledger(
        tournament_name(tournament),
        tournament.created,
        tournament.names,
        people[0] if len(people) == 1 else None,
        tuple(each.colour for each in tournament.participants),
        tournament.rules,
        tournament.table,
        deals,
        running(deals, len(tournament.participants)),
        book_kept=tournament.kind is Kind.BOOK_KEPT,
    )


def of_record(record: Record, deals: tuple[RecordedDeal, ...], title: str) -> Ledger:
    """These finished deals of a record, scored by its own point table; raises FormatError at an illegal action."""
    names = record.participants
    rows = tuple(_of_recorded(record, deal, number) for number, deal in enumerate(deals))
    sums = running(rows, len(names))
    return Ledger(title, None, names, None, (None,) * len(names), record.house_rules, record.table, rows, sums)


def _of_match_deal(deal: MatchDeal) -> LedgerDeal:
    plan, state = deal.plan, deal.played.state
    play = (plan.setup, deal.played.actions)
    return LedgerDeal(plan.number + 1, plan.seating, state.outcome, deal.points, state.iron_hand, partial(_same, play))


def _of_stored(history: History, deal: SheetDeal) -> LedgerDeal:
    return LedgerDeal(
        deal.number + 1,
        deal.seating,
        outcome_of(deal.result),
        deal.points,
        deal.iron_hand,
        partial(_stored_play, history, deal.deal) if deal.is_played else None,
        deal.finished,
        deal.assists.any,
    )


def _of_recorded(record: Record, deal: RecordedDeal, number: int) -> LedgerDeal:
    state = replay_deal(deal, record.table, f"deals[{number}]").state
    by_name = dict(zip(deal.seats, points(state.outcome, record.table), strict=True))
    given = tuple(by_name.get(name, 0) for name in record.participants)
    fetch = partial(_same, (deal.setup, deal.actions))
    return LedgerDeal(number + 1, _places(record, deal), state.outcome, given, state.iron_hand, fetch)


def _places(record: Record, deal: RecordedDeal) -> Seating:
    """Who sat where: a record tells no dealer, so it is one with whom these would sit and speak so."""
    count = len(record.participants)
    seats = tuple(record.participants.index(name) for name in deal.seats)
    ways = [seating(count, dealer) for dealer in range(count)]
    fitting = [way for way in ways if way.players == seats]
    return next((way for way in fitting if way.forehand == deal.setup.forehand), fitting[0])


def _same(play: Play) -> Play:
    return play


def _stored_play(history: History, deal: int) -> Play:
    stored = history.deal(deal)
    return stored.setup, stored.actions
