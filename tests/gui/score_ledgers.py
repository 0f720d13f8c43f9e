"""Ledgers for the tests of score sheets: deals that computers have played, and a book-keeper's."""

from functools import cache

from laksewhist.compose import play_with_computers
from laksewhist.engine.bids import parse_bid
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.points import points
from laksewhist.gui.scores.ledger import Ledger, LedgerDeal, running
from laksewhist.gui.scores.sources import of_match
from laksewhist.match.book import BookEntry, entry_outcome
from laksewhist.match.match import Match, by_participant

NAMES = ("Søren", "Karen", "Bodil", "Mads", "Svend", "Inger")
LONG = (
    "Søren Ærø-Østergård",
    "אסתר בת אברהם",
    "🐟🃏👩\u200d👩\u200d👧\u200d👦 Bodil",
    "M" * 64,
    '=SUM("A1";B2)',
    "محمد, الأول",
)


@cache
def ledger(participants: int = 6, deals: int = 24, names: tuple[str, ...] = NAMES) -> Ledger:
    """A match of the simplest computers; some of its deals were iron hands or passed out."""
    match = Match(names[:participants], HouseRules(), DEFAULT_TABLE, "score sheet")
    while len(match.deals) < deals:
        plan = match.next_deal()
        match.add(plan, play_with_computers(plan, ("begynder",) * participants, match.seed))
    return of_match(match, "Mortensaften", 0)


def book_ledger(names: tuple[str, ...] = NAMES[:4]) -> Ledger:
    """Four deals with real cards: made with a partner, lost alone on the third card, passed, and a nolo of two."""
    entries = (
        BookEntry(0, parse_bid("9 gode"), (1,), 3, tricks=(10,)),
        BookEntry(1, parse_bid("10 vip"), (2,), alone=True, vip_card=3, tricks=(8,)),
        BookEntry(2),
        BookEntry(2, parse_bid("sol"), (0, 2), tricks=(1, 2)),
    )
    deals = tuple(_entered(number, entry) for number, entry in enumerate(entries, 1))
    nobody = (None,) * 4
    sums = running(deals, 4)
    return Ledger("Book", None, names, None, nobody, HouseRules(), DEFAULT_TABLE, deals, sums, book_kept=True)


def _entered(number: int, entry: BookEntry) -> LedgerDeal:
    places, outcome = entry_outcome(entry, 4)
    given = by_participant(places, 4, points(outcome, DEFAULT_TABLE))
    return LedgerDeal(number, places, outcome, given, None, None)
