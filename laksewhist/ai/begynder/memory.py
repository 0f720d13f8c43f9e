"""What a player at the table remembers while cards are played: what is gone, who is out of what, and who helps whom."""

from __future__ import annotations

from typing import Final

from laksewhist.ai.begynder.hand import HEIGHT, LOW_HEIGHT, WHOLE_LOW_SUIT, WHOLE_SUIT, Suits, held
from laksewhist.engine.actions import PlayCard
from laksewhist.engine.cards import SEATS, Card, Hand, Seat, Suit
from laksewhist.engine.contract import Contract
from laksewhist.engine.state import Trick
from laksewhist.engine.values import dataclass
from laksewhist.engine.view import PlayerView

LED_JOKER: Final = 50
TRUMP: Final = 100


@dataclass(frozen=True, slots=True)
class Memory:
    """The table as the seat `me` remembers it.

    `legal` are the cards it may play; `mine` and `out` the holdings (ace low in nolo) of this hand and of the cards
    that others may still hold. `void[seat]` holds bit `1 << suit` for each suit that the seat has shown not to have.
    `friends` are the seats known to be on this side, `foes` those that are not, or may not be.
    """

    view: PlayerView
    contract: Contract
    me: Seat
    legal: Hand
    trick: Trick
    mine: Suits
    out: Suits
    void: tuple[int, int, int, int]
    friends: tuple[Seat, ...]
    foes: tuple[Seat, ...]

    @property
    def trump(self) -> Suit | None:
        """The trump, or None."""
        return self.contract.trump

    def height(self, card: Card) -> int:
        """How high a card is in its suit, 0 for a joker."""
        return LOW_HEIGHT[card.index] if self.contract.is_nolo else HEIGHT[card.index]

    def power(self, card: Card) -> int:
        """What a card is worth in the trick on the table, or when led: more beats less, -1 never wins (R27)."""
        first = self.trick.cards[0] if self.trick.cards else card
        if card.suit is None:
            return LED_JOKER if card is first else -1
        if card.suit is self.contract.trump:
            return TRUMP + self.height(card)
        return self.height(card) if card.suit is first.suit else -1

    def is_void(self, seat: Seat, suit: Suit) -> bool:
        """Whether the seat is known to have no card of the suit."""
        return self.out[suit] == 0 or self.void[seat] & (1 << suit) != 0

    def is_master(self, card: Card) -> bool:
        """Whether nobody else can hold a higher card of its suit; never true of a joker."""
        return card.suit is not None and self.out[card.suit] >> self.height(card) == 0

    def foes_have_trumps(self) -> bool:
        """Whether a foe may still hold a trump."""
        trump = self.trump
        return trump is not None and any(not self.is_void(seat, trump) for seat in self.foes)


def remember(view: PlayerView) -> Memory:
    """What the seat knows in a view that asks it for a card."""
    assert view.contract is not None, "cards are played in a contract"
    assert view.trick is not None, "a card is played to a trick"
    nolo = view.contract.is_nolo
    gone, void = _played(view)
    mine = held(view.hand, ace_low=nolo)
    away = held([*gone, *_given_away(view)], ace_low=nolo)
    whole = WHOLE_LOW_SUIT if nolo else WHOLE_SUIT
    clubs, diamonds, hearts, spades = (
        whole & ~(own | other) for own, other in zip(mine.suits, away.suits, strict=True)
    )
    friends, foes = _sides(view, view.contract, void)
    return Memory(
        view=view,
        contract=view.contract,
        me=view.seat,
        legal=tuple([action.card for action in view.legal if isinstance(action, PlayCard)]),
        trick=view.trick,
        mine=mine.suits,
        out=(clubs, diamonds, hearts, spades),
        void=void,
        friends=friends,
        foes=foes,
    )


def _played(view: PlayerView) -> tuple[list[Card], tuple[int, int, int, int]]:
    """The cards played so far, and the suits that each seat has shown not to have."""
    gone: list[Card] = []
    void = [0, 0, 0, 0]
    current = () if view.trick is None else (view.trick,)
    for trick in (*view.tricks, *current):
        gone.extend(trick.cards)
        led = trick.cards[0].suit if trick.cards else None
        if led is None:
            continue
        for place, card in enumerate(trick.cards):
            if card.suit is not led:
                void[(trick.leader + place) % 4] |= 1 << led
    first, second, third, fourth = void
    return gone, (first, second, third, fourth)


def _given_away(view: PlayerView) -> tuple[Card, ...]:
    """The cards that this seat laid away itself and nobody took up again."""
    if not view.exchanges or view.exchanges[-1].seat != view.seat:
        return ()
    return view.exchanges[-1].given or ()


def _sides(
    view: PlayerView, contract: Contract, void: tuple[int, int, int, int]
) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    others = [seat for seat in SEATS if seat != view.seat]
    if contract.is_nolo:
        standing = [seat for seat in contract.declarers if seat not in view.fallen]
        foes = others if view.seat in standing else [seat for seat in others if seat in standing]
        return tuple([seat for seat in others if seat not in foes]), tuple(foes)
    partner = view.partner if view.partner_known else _partner_by_voids(view, contract, void)
    side = {contract.declarer, partner}
    if view.seat in side:
        friends = [seat for seat in others if seat in side]
    else:
        known = view.partner_known or partner is not None
        friends = [seat for seat in others if seat not in side] if known else []
    return tuple(friends), tuple([seat for seat in others if seat not in friends])


def _partner_by_voids(view: PlayerView, contract: Contract, void: tuple[int, int, int, int]) -> Seat | None:
    """The only seat that can still hold the called card, if no other can; None while two or more can, or none."""
    called = contract.called
    assert called is not None, "a card is called in every trick bid"
    assert called.suit is not None, "a joker cannot be called"
    bit = 1 << called.suit
    seats = [seat for seat in SEATS if seat not in (view.seat, contract.declarer) and not void[seat] & bit]
    return seats[0] if len(seats) == 1 else None
