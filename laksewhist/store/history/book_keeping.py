"""The book-keeper's deals: real cards, entered one by one, and corrected whenever somebody remembers better."""

from __future__ import annotations

from laksewhist.engine.house_rules import AllPass
from laksewhist.engine.points import points
from laksewhist.match.book import BookEntry, entry_outcome
from laksewhist.match.match import first_dealer
from laksewhist.match.rotation import Participant, Seating
from laksewhist.store.history.playing import Playing
from laksewhist.store.history.rows import SheetDeal
from laksewhist.store.result import Result, result_of
from laksewhist.store.tournament import Tournament


class BookKeeping(Playing):
    """Entries. An entry that cannot be raises ValueError with the first fault; see `entry_faults`."""

    def enter(self, tournament: str, entry: BookEntry, *, place: int | None = None) -> int:
        """Adds a deal, after the last one or at a place among the others; returns its number in the database."""
        places, result, iron_hand = self._result(self.tournament(tournament), entry)
        with self.database.transaction(lasting=True):
            deal = self.add_deal(tournament, 0, 0, places, None)
            if place is not None:
                self._move(tournament, deal, place)
            self.conclude(deal, result, iron_hand)
            self._renumber(tournament)
        return deal

    def correct(self, deal: int, entry: BookEntry) -> None:
        """Puts another entry in the place of one that was wrong; all sums follow."""
        tournament = self._tournament_of(deal)
        places, result, iron_hand = self._result(self.tournament(tournament), entry)
        with self.database.transaction(lasting=True):
            self.database.run(
                "UPDATE deal SET dealer = ?, forehand = ? WHERE id = ?", (places.dealer, places.forehand, deal)
            )
            self.seal(deal)
            self.conclude(deal, result, iron_hand)
            self._renumber(tournament)

    def remove(self, deal: int) -> tuple[int, BookEntry]:
        """Takes an entry out; returns its place and the entry, with which `enter` puts it back."""
        tournament = self._tournament_of(deal)
        (found,) = self.selected("id = ?", (deal,))
        with self.database.transaction(lasting=True):
            self.database.run("DELETE FROM deal WHERE id = ?", (deal,))
            later = self.database.run(
                "SELECT id, place FROM deal WHERE tournament = ? AND place > ? ORDER BY place",
                (tournament, found.place),
            )
            for each, place in later:
                self._put(each, place - 1)
            self._renumber(tournament)
        return found.place, entry_of(found)

    def entries(self, tournament: str) -> tuple[tuple[int, BookEntry], ...]:
        """Every entry with its number in the database, in order."""
        return tuple((deal.deal, entry_of(deal)) for deal in self.sheet(tournament) if not deal.is_played)

    def next_dealer(self, tournament: str) -> Participant:
        """Who deals next: the first dealer is drawn by lot, then the deal moves on clockwise (R3)."""
        found = self.tournament(tournament)
        count = len(found.participants)
        deals = self.sheet(tournament)
        if not deals:
            return first_dealer(found.seed, count)
        return (deals[-1].seating.dealer + (1 if _moves_on(deals[-1], found) else 0)) % count

    def _result(self, tournament: Tournament, entry: BookEntry) -> tuple[Seating, Result, int | None]:
        places, outcome = entry_outcome(entry, len(tournament.participants))
        result = result_of(outcome, points(outcome, tournament.table))
        told = Result(
            contract=result.contract,
            declarers=result.declarers,
            trump=None,
            called=None,  # nobody wrote it down
            partner=result.partner,
            self_partner=result.self_partner,
            vip_card=result.vip_card,
            tricks=result.tricks,
            made=result.made,
            points=result.points,
        )
        return places, told, None if entry.iron_hand is None else places.players.index(entry.iron_hand)

    def _tournament_of(self, deal: int) -> str:
        rows = self.database.run("SELECT tournament FROM deal WHERE id = ? AND cards IS NULL", (deal,))
        if not rows:
            raise KeyError(deal)
        return str(rows[0][0])

    def _move(self, tournament: str, deal: int, place: int) -> None:
        """Puts the last deal at a place among the others, which move on by one."""
        last = self.database.run("SELECT place FROM deal WHERE id = ?", (deal,))[0][0]
        self._put(deal, -1)
        later = self.database.run(
            "SELECT id, place FROM deal WHERE tournament = ? AND place >= ? ORDER BY place DESC", (tournament, place)
        )
        for each, before in later:
            self._put(each, before + 1)
        self._put(deal, min(place, last))

    def _put(self, deal: int, place: int) -> None:
        self.database.run("UPDATE deal SET place = ? WHERE id = ?", (place, deal))
        self.seal(deal)

    def _renumber(self, tournament: str) -> None:
        """Counts the deals that moved the deal on, as a match does."""
        found = self.tournament(tournament)
        number = attempt = 0
        for deal in self.sheet(tournament):
            if (deal.number, deal.attempt) != (number, attempt):
                self.database.run("UPDATE deal SET number = ?, attempt = ? WHERE id = ?", (number, attempt, deal.deal))
                self.seal(deal.deal)
            moves_on = _moves_on(deal, found)
            number, attempt = (number + 1, 0) if moves_on else (number, attempt + 1)


def _moves_on(deal: SheetDeal, tournament: Tournament) -> bool:
    """Whether the next one deals after this deal (R6, and four passes as the house has it)."""
    if deal.is_scored:
        return True
    return deal.iron_hand is None and tournament.rules.all_pass is AllPass.NEXT_DEALER


def entry_of(deal: SheetDeal) -> BookEntry:
    """The deal as somebody would write it down."""
    result = deal.result
    iron_hand = None if deal.iron_hand is None else deal.participant(deal.iron_hand)
    if result.contract is None:
        return BookEntry(deal.seating.dealer, iron_hand=iron_hand)
    declarers = tuple(deal.participant(seat) for seat in result.declarers)
    partner = None if result.partner is None else deal.participant(result.partner)
    if hasattr(result.contract, "level"):
        side = {*result.declarers, *(() if result.partner is None else (result.partner,))}
        tricks: tuple[int, ...] = (sum(result.tricks[seat] for seat in side),)
    else:
        tricks = tuple(result.tricks[seat] for seat in result.declarers)
    return BookEntry(
        deal.seating.dealer, result.contract, declarers, partner, result.self_partner, result.vip_card, tricks
    )
