"""What a seat knows of the cards, from its view alone: where each of the others may have what it has not seen."""

from __future__ import annotations

from typing import cast

from laksewhist.ai.claims.position import Four, Position, Terms, number_of, set_of, suit_set
from laksewhist.engine.bids import NoloBid
from laksewhist.engine.cards import PACK, SEATS, Card, Seat
from laksewhist.engine.house_rules import ExchangeOrder, HolderMayLeadLow
from laksewhist.engine.view import PlayerView


def terms_of(view: PlayerView) -> Terms:
    """What the claim is about; only for a view with a contract."""
    contract = view.contract
    assert contract is not None
    nolo = contract.is_nolo
    called = 0 if contract.called is None else set_of((contract.called,), nolo=nolo)
    lenient = view.rules.holder_may_lead_low is HolderMayLeadLow.YES
    return Terms(view.seat, _side(view), contract, called, lenient)


def _side(view: PlayerView) -> frozenset[Seat]:
    """The seats that this one knows to be on its side."""
    contract = view.contract
    if contract is None or contract.is_nolo or not view.partner_known:
        return frozenset((view.seat,))
    theirs = frozenset((contract.declarer,) if view.partner is None else (contract.declarer, view.partner))
    return theirs if view.seat in theirs else frozenset(SEATS) - theirs


def position_of(view: PlayerView, terms: Terms) -> Position:
    """Where the deal stands; only for a view in the play of the cards."""
    trick, bid, nolo = view.trick, terms.contract.bid, terms.is_nolo
    assert trick is not None
    may = cast(Four, tuple(_may_hold(view, terms, seat) for seat in SEATS))
    sizes = cast(Four, tuple(0 if seat == view.seat else size for seat, size in enumerate(view.hand_sizes)))
    return Position(
        mine=set_of(view.hand, nolo=nolo),
        may=may,
        sizes=sizes,
        leader=trick.leader,
        played=tuple(number_of(card, nolo=nolo) for card in trick.cards),
        due=bool(terms.called) and not view.called_suit_led,
        spare=bid.tricks_allowed - view.taken[view.seat] if isinstance(bid, NoloBid) else 0,
    )


def _may_hold(view: PlayerView, terms: Terms, seat: Seat) -> int:
    if seat == view.seat:
        return 0
    nolo, shown = terms.is_nolo, view.shown[seat]
    if shown is not None:
        return set_of(shown, nolo=nolo)
    seen = _gone(view) | {card for hand in view.shown for card in hand or ()} | _held_elsewhere(view, seat)
    cards = set_of((card for card in PACK if card not in seen), nolo=nolo)
    return cards & ~_ruled_out(view, terms, seat)


def _gone(view: PlayerView) -> set[Card]:
    """The cards that none of the others can hold: own, played, or laid away for good before this seat's eyes."""
    gone = set(view.hand)
    for trick in (*view.tricks, view.trick):
        gone.update(trick.cards if trick is not None else ())
    for made in reversed(view.exchanges):
        if made.seat == view.seat:
            gone.update((made.given if made.exchanged else made.kitty) or ())
        if made.exchanged or made.seat == view.seat:  # what lay there before was taken up, or is not known
            break
    return gone


def _held_elsewhere(view: PlayerView, seat: Seat) -> set[Card]:
    """The cards that another seat than this one is known to hold, or to have held."""
    held: set[Card] = set()
    contract, partner = view.contract, view.partner
    if contract is None:
        return held
    if view.partner_known and partner not in (None, seat) and contract.called is not None:
        held.add(contract.called)
    blind = view.rules.exchange is ExchangeOrder.BLIND
    if contract.vip_card is not None and blind and seat != contract.declarer:  # who took them gave before he did
        held.update(view.turned)
    return held


def _ruled_out(view: PlayerView, terms: Terms, seat: Seat) -> int:
    """What a seat has shown that it does not hold: suits that it did not follow, and the called card (R27, R28)."""
    out, due = 0, bool(terms.called)
    called_suit = suit_set(terms.called.bit_length() - 1) if terms.called else 0
    for trick in (*view.tricks, view.trick):
        card = trick.card_of(seat) if trick is not None else None
        if trick is None or not trick.cards:
            continue
        led = suit_set(number_of(trick.cards[0], nolo=terms.is_nolo))
        if card is not None:
            suit = suit_set(number_of(card, nolo=terms.is_nolo))
            out |= led & ~suit
            is_free = trick.leader == seat and terms.lenient
            if due and led == called_suit and suit == called_suit and not is_free:
                out |= terms.called
        due = due and led != called_suit
    return out
