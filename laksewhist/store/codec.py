"""Actions in the record's own form, and the words of cards, suits and bids with errors that name the place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeAlias, assert_never

from msgspec import UNSET

from laksewhist.engine.actions import (
    AcceptCard,
    Action,
    CallCard,
    CallIronHand,
    ExchangeCards,
    Join,
    KeepHand,
    MakeBid,
    NameTrump,
    Pass,
    PlayCard,
    RefuseCard,
)
from laksewhist.engine.bids import LADDER, Bid, parse_bid
from laksewhist.engine.cards import Card, Suit, card
from laksewhist.store.errors import FormatError, hint, shown
from laksewhist.store.forms import (
    AcceptForm,
    ActionForm,
    BidForm,
    CallForm,
    ExchangeForm,
    IronHandForm,
    JoinForm,
    KeepHandForm,
    PassForm,
    PlayForm,
    RefuseForm,
    TrumpForm,
)

Json: TypeAlias = dict[str, Any]

_SUITS: Final = {suit.code: suit for suit in Suit}


def read_card(code: str, place: str) -> Card:
    """The card with this code; raises FormatError."""
    try:
        return card(code)
    except ValueError as error:
        raise FormatError(place, f"{shown(code)} is not a card") from error


def read_cards(codes: Iterable[str], place: str) -> tuple[Card, ...]:
    """The cards with these codes, in the same order; raises FormatError."""
    return tuple([read_card(code, place) for code in codes])


def read_suit(code: str, place: str) -> Suit:
    """The suit with this letter; raises FormatError."""
    if code not in _SUITS:
        raise FormatError(place, f"{shown(code)} is not a suit: S, H, D or C")
    return _SUITS[code]


def read_bid(text: str, place: str) -> Bid:
    """The bid with this text form; raises FormatError."""
    try:
        return parse_bid(text)
    except ValueError as error:
        near = hint(text, [bid.text for bid in LADDER])
        raise FormatError(place, f"{shown(text)} is not a bid{near}") from error


def read_action(form: ActionForm, place: str) -> Action:  # noqa: C901 - one line for each kind of action
    """The action; raises FormatError at `place` for a card, suit or bid that does not exist."""
    seat = form.seat
    match form:
        case PlayForm():
            return PlayCard(seat, read_card(form.card, place))
        case PassForm():
            return Pass(seat)
        case BidForm():
            return MakeBid(seat, read_bid(form.bid, place))
        case JoinForm():
            return Join(seat)
        case CallForm():
            trump = None if form.trump is UNSET else read_suit(form.trump, place)
            return CallCard(seat, read_card(form.card, place), trump)
        case ExchangeForm():
            return ExchangeCards(seat, read_cards(form.cards, place))
        case TrumpForm():
            return NameTrump(seat, read_suit(form.trump, place))
        case AcceptForm():
            return AcceptCard(seat)
        case RefuseForm():
            return RefuseCard(seat)
        case IronHandForm():
            return CallIronHand(seat)
        case KeepHandForm():
            return KeepHand(seat)
        case _:
            assert_never(form)


def action_json(action: Action) -> Json:
    """The action as it stands in a record."""
    return {"seat": action.seat, **doing_json(action)}


def doing_json(action: Action) -> Json:  # noqa: C901 - one line for each kind of action
    """The action in the record's form without `seat`."""
    match action:
        case PlayCard():
            return {"do": "play", "card": action.card.code}
        case Pass():
            return {"do": "pass"}
        case MakeBid():
            return {"do": "bid", "bid": action.bid.text}
        case Join():
            return {"do": "join"}
        case CallCard():
            trump = {} if action.trump is None else {"trump": action.trump.code}
            return {"do": "call", **trump, "card": action.card.code}
        case ExchangeCards():
            return {"do": "exchange", "cards": [each.code for each in action.cards]}
        case NameTrump():
            return {"do": "trump", "trump": action.trump.code}
        case AcceptCard():
            return {"do": "accept"}
        case RefuseCard():
            return {"do": "refuse"}
        case CallIronHand():
            return {"do": "iron_hand"}
        case KeepHand():
            return {"do": "keep_hand"}
        case _:
            assert_never(action)
