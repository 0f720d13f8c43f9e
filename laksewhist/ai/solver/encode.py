"""From the engine's values to the solver's, and back.

Where the ace is low (nolo), a suit's bits begin with the ace; otherwise a card's bit is its index in the pack (R25).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from laksewhist.ai.solver.world import World
from laksewhist.engine.bids import NoloBid
from laksewhist.engine.cards import PACK, Card, Hand, Seat, hand_of
from laksewhist.engine.contract import Contract
from laksewhist.engine.events import ExchangeMade
from laksewhist.engine.house_rules import ExchangeOrder, HolderMayLeadLow, HouseRules
from laksewhist.engine.state import PlayState, Trick
from laksewhist.engine.view import PlayerView

WHOLE_PACK: Final = (1 << len(PACK)) - 1
"""The word of all 55 cards."""


def _low_bit(card: Card) -> int:
    return card.index if card.suit is None else 13 * card.suit + (card.index + 1) % 13


_BITS: Final = (tuple(each.index for each in PACK), tuple(_low_bit(each) for each in PACK))
_CARDS: Final = tuple(tuple(sorted(PACK, key=lambda each, bits=bits: bits[each.index])) for bits in _BITS)  # type: ignore[misc]


def bit_of(card: Card, nolo: bool) -> int:
    """The bit of a card, 0 to 54."""
    return _BITS[nolo][card.index]


def card_at(bit: int, nolo: bool) -> Card:
    """The card of a bit."""
    return _CARDS[nolo][bit]


def word_of(cards: Iterable[Card], nolo: bool) -> int:
    """The word of some cards."""
    bits = _BITS[nolo]
    word = 0
    for each in cards:
        word |= 1 << bits[each.index]
    return word


def hand_at(word: int, nolo: bool) -> Hand:
    """The cards of a word, as a hand."""
    cards = _CARDS[nolo]
    found = []
    while word:
        lowest = word & -word
        found.append(cards[lowest.bit_length() - 1])
        word ^= lowest
    return hand_of(found)


def mask_of(seats: Iterable[Seat]) -> int:
    """The mask of some seats: bit = seat."""
    return sum(1 << seat for seat in set(seats))


def world_of(state: PlayState) -> World:
    """The world of a whole state: what is really there, hidden cards included."""
    world = World()
    _set_contract(world, state.contract, state.setup.rules.holder_may_lead_low)
    _set_play(world, state.tricks, state.trick, state.taken, state.called_suit_led)
    world.partner_public = state.partner_known
    world.hands = [word_of(hand, world.nolo) for hand in state.hands]
    set_partner(world, state.partnership.partner)
    last = last_known(state.exchanges, state.setup.rules)
    world.layer = -1 if last is None else last.seat
    world.laid = word_of(state.kitty, world.nolo)
    return world


def table_of(view: PlayerView) -> World:
    """What a seat sees of the play, as a world whose hidden hands are empty.

    Whoever fills in the hands (`deal_into`) has a world in which the seat sees the same. Open hands are filled in
    already, and so is the partner where this seat knows him. Raises ValueError before the play and after the deal.
    """
    if view.contract is None or view.trick is None:
        raise ValueError("there is no card to play in this view")
    world = World()
    _set_contract(world, view.contract, view.rules.holder_may_lead_low)
    _set_play(world, view.tricks, view.trick, view.taken, view.called_suit_led)
    world.partner_public = view.partner_public
    shown = [*view.shown]
    world.open_hands |= mask_of(seat for seat, hand in enumerate(shown) if hand is not None and seat != view.seat)
    shown[view.seat] = view.hand
    world.hands = [word_of(hand or (), world.nolo) for hand in shown]
    set_partner(world, view.partner if view.partner_known else None)
    last = last_known(view.exchanges, view.rules)
    world.layer = -1 if last is None else last.seat
    world.laid = word_of(laid_away(view), world.nolo)
    return world


def deal_into(table: World, hands: Sequence[int], laid: int, partner: Seat | None) -> World:
    """A world of its own: this table's play with these hands and laid away cards (its words), and this partner."""
    world = table.copy()
    world.hands = list(hands)
    world.laid = laid
    set_partner(world, partner)
    return world


def set_partner(world: World, partner: Seat | None) -> None:
    """Put a partner into a world, or none; the side whose tricks count is his and declarer's, and wants them many.

    In nolo the first declarer's tricks count, and the other seats want them many.
    """
    world.partner = -1 if partner is None else partner
    if world.nolo:
        world.side = 1 << world.declarer
        world.maximisers = 15 & ~world.side
    else:
        world.side = 1 << world.declarer | (0 if partner is None else 1 << partner)
        world.maximisers = world.side


def last_known(exchanges: Sequence[ExchangeMade], rules: HouseRules) -> ExchangeMade | None:
    """The last exchange by which a seat knows what lies on the table (R26).

    The seat gave it, or, taking first, had it in its hand and gave it back; who declines without a look knows nothing.
    """
    first = rules.exchange is ExchangeOrder.TAKE_FIRST
    return next((made for made in reversed(exchanges) if made.exchanged or first), None)


def laid_away(view: PlayerView) -> tuple[Card, ...]:
    """The cards on the table as far as this seat knows them from its own exchange."""
    last = last_known(view.exchanges, view.rules)
    if last is None or last.seat != view.seat:
        return ()
    return (last.given if last.exchanged else last.kitty) or ()


def _set_contract(world: World, contract: Contract, lead_low: HolderMayLeadLow) -> None:
    world.nolo = contract.is_nolo
    world.trump = -1 if contract.trump is None else int(contract.trump)
    if contract.called is not None:
        world.called_card = bit_of(contract.called, world.nolo)
        world.called = 1 << world.called_card
    world.may_lead_low = lead_low is HolderMayLeadLow.YES
    world.declarer = contract.declarer
    world.declarers = mask_of(contract.declarers)
    if isinstance(contract.bid, NoloBid):
        world.allowed = contract.bid.tricks_allowed
        world.opens = contract.bid.is_open


def _set_play(
    world: World, tricks: Sequence[Trick], trick: Trick, taken: tuple[int, int, int, int], called_suit_led: bool
) -> None:
    """Play what was played; before the lead of the running trick nothing of it lies there."""
    for each in (*tricks, trick):
        world.leader = each.leader
        for card in each.cards:
            world.play(bit_of(card, world.nolo))
    world.leader = trick.leader
    world.taken = list(taken)
    if called_suit_led:
        world.called = 0
