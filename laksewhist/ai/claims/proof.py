"""Proves a claim: a card of the claimant for whatever the others hold and play, to the end of the deal.

The others are one opponent who deals the unseen cards as it goes: a card is played if some deal is left in which its
seat holds it. So every path is a deal and a play that may be, and each of these is a path; the claimant, who does not
know the deal, must have an answer on every one.
"""

from __future__ import annotations

from collections.abc import Iterator

from laksewhist.ai.claims.plain import is_plain, plain_card
from laksewhist.ai.claims.position import Four, Position, Terms, can_be_dealt, members, suit_set
from laksewhist.engine.cards import SEATS, Seat
from laksewhist.engine.play import trick_winner
from laksewhist.engine.state import Trick


class TooLongError(Exception):
    """More positions than were allowed, and nothing is proven."""


class Proof:
    """Looks at `most` positions at the most, and then raises TooLongError; a proof from a later position is shorter."""

    def __init__(self, terms: Terms, most: int) -> None:
        self._terms = terms
        self._left = most
        self._known: dict[Position, bool] = {}

    def card(self, position: Position) -> int | None:
        """The claimant's card, when it is to play, with which the claim holds; None where there is none."""
        legal = self._legal(position)
        if is_plain(self._terms, position):
            return plain_card(self._terms, position, legal)
        return self._found(position, legal)

    def holds(self, position: Position) -> bool:
        """Whether the claim holds against everything from here on."""
        if not position.mine and not position.played:
            return True
        known = self._known.get(position)
        if known is None:
            self._left -= 1
            if self._left < 0:
                raise TooLongError
            known = self._known[position] = is_plain(self._terms, position) or self._prove(position)
        return known

    def _prove(self, position: Position) -> bool:
        if position.turn == self._terms.me:
            return self._found(position, self._legal(position)) is not None
        return all(self._goes_on(position, card, may) for card, may in self._replies(position))

    # ---- the claimant

    def _legal(self, position: Position) -> list[int]:
        """What I may play: R27, and R28 where I hold the called card."""
        mine, called = position.mine, self._terms.called if position.due else 0
        called_suit = suit_set(called.bit_length() - 1) if called & mine else 0
        if not position.played:
            barred = 0 if self._terms.lenient else called_suit & ~called
            return members(mine & ~barred)
        led = suit_set(position.played[0])
        if called_suit and led == called_suit:
            return members(called)
        return members(mine & led or mine)

    def _choices(self, position: Position, legal: list[int]) -> list[int]:
        """One card of each row of neighbours, high ones first: nothing else lies between them."""
        table = sum(1 << card for card in position.played)
        between, last, choices = position.out | table, -2, []
        for card in legal:
            gap = between & ((1 << card) - (1 << last + 1)) if last >= 0 else 1
            apart = gap or suit_set(card) != suit_set(last) or self._is_called(position, card, last)
            if apart:
                choices.append(card)
            last = card
        return choices[::-1]

    def _is_called(self, position: Position, *cards: int) -> bool:
        return position.due and any(1 << card == self._terms.called for card in cards)

    def _found(self, position: Position, legal: list[int]) -> int | None:
        """A card with which the claim holds; first of all one after which it is plain, before others are gone into."""
        cards = self._choices(position, legal)
        afters = [self._after(position._replace(mine=position.mine & ~(1 << card)), card) for card in cards]
        rest = [(card, after) for card, after in zip(cards, afters, strict=True) if after is not None]
        for card, after in rest:
            if is_plain(self._terms, after):
                return card
        return next((card for card, after in rest if self.holds(after)), None)

    # ---- the others

    def _replies(self, position: Position) -> Iterator[tuple[int, Four]]:
        """Each card that the seat to play may hold and play, with what is left that each seat may hold."""
        seat, before = position.turn, position.may
        led = suit_set(position.played[0]) if position.played else 0
        for card in self._different(position, seat):
            may = list(before)
            may[seat] &= ~self._shows(position, card, led)
            four: Four = tuple(cards & ~(1 << card) for cards in may)  # type: ignore[assignment]
            sizes: Four = tuple(size - (each == seat) for each, size in enumerate(position.sizes))  # type: ignore[assignment]
            if can_be_dealt(four, sizes):
                yield card, four

    def _shows(self, position: Position, card: int, led: int) -> int:
        """What a seat shows by this card that it does not hold."""
        suit, called = suit_set(card), self._terms.called
        if led and suit != led:
            return led
        if (
            not position.due
            or suit != suit_set(called.bit_length() - 1)
            or (not position.played and self._terms.lenient)
        ):
            return 0
        return called if 1 << card != called and (led == suit or not position.played) else 0

    def _different(self, position: Position, seat: Seat) -> list[int]:
        """The cards that a seat may hold; of each row of neighbours that the same seats may hold only its ends.

        Within a row it only matters whose card is the highest of a trick: then that one is the upper end, and the
        others come from the lower. Where the claimant must beat them all, even that does not matter.
        """
        found: list[int] = []
        alone = not self._terms.is_nolo and len(self._terms.side) == 1
        for row in self._rows(position):
            if position.may[seat] >> row[0] & 1:
                found.extend(row[:1] if alone or len(row) == 1 else (row[0], row[-1]))
        return found

    def _rows(self, position: Position) -> Iterator[list[int]]:
        """The cards that are out, in rows: no other card lies between, and the same seats may hold them."""
        barrier = position.mine | sum(1 << card for card in position.played)
        row: list[int] = []
        kind: object = None
        for card in members(barrier | position.out):
            holders = tuple(cards >> card & 1 for cards in position.may)
            this = (suit_set(card), holders, self._is_called(position, card))
            if row and (barrier >> card & 1 or this != kind):
                yield row
                row = []
            if not barrier >> card & 1:
                row.append(card)
            kind = this
        if row:
            yield row

    def _goes_on(self, position: Position, card: int, may: Four) -> bool:
        seat = position.turn
        sizes: Four = tuple(size - (each == seat) for each, size in enumerate(position.sizes))  # type: ignore[assignment]
        after = self._after(position._replace(may=may, sizes=sizes), card)
        return after is not None and self.holds(after)

    # ---- the trick

    def _after(self, position: Position, card: int) -> Position | None:
        """The card lies on the table, and a whole trick is taken; None where it breaks the claim."""
        played = (*position.played, card)
        if len(played) < len(SEATS):
            return position._replace(played=played)
        terms = self._terms
        winner = trick_winner(Trick(position.leader, tuple(terms.cards[each] for each in played)), terms.contract)
        spare = position.spare - (winner == terms.me)
        if spare < 0 if terms.is_nolo else winner not in terms.side:
            return None
        led_called = bool(terms.called) and suit_set(played[0]) == suit_set(terms.called.bit_length() - 1)
        return position._replace(
            leader=winner,
            played=(),
            due=position.due and not led_called,
            spare=spare if terms.is_nolo else 0,
        )
