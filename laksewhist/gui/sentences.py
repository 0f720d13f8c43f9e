"""Whole sentences: what has happened, for the announcement line, and why an action is refused.

A name may be "You": in English the sentences have no verb that would have to agree with it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias, assert_never

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from laksewhist.engine.bids import parse_bid
from laksewhist.engine.cards import Suit, card
from laksewhist.engine.events import (
    AuctionEnded,
    BidMade,
    CardAccepted,
    CardCalled,
    CardPlayed,
    CardRefused,
    CardTurned,
    DealEnded,
    DeclarerFell,
    Event,
    ExchangeMade,
    HandsShown,
    IronHandKept,
    IronHandShown,
    Joined,
    PartnerRevealed,
    Passed,
    PlayStarted,
    TrickTaken,
    TrumpNamed,
)
from laksewhist.engine.illegal import IllegalAction, Reason
from laksewhist.gui.results import result_headline
from laksewhist.gui.words import bid_text, capital, card_text, name_list, suit_text

Names: TypeAlias = Sequence[str]
"""The names by seat."""


def event_text(event: Event, names: Names) -> str:
    """What happened, as one sentence that can be read aloud; never empty."""
    match event:
        case BidMade() | Passed() | Joined() | AuctionEnded() | IronHandShown() | IronHandKept():
            return _auction_text(event, names)
        case CardTurned() | CardRefused() | CardAccepted() | CardCalled() | TrumpNamed() | ExchangeMade():
            return _contract_text(event, names)
        case PlayStarted() | CardPlayed() | TrickTaken() | PartnerRevealed() | HandsShown() | DeclarerFell():
            return _play_text(event, names)
        case DealEnded(outcome=outcome):
            text = QCoreApplication.translate("Texts", "The deal is over: {result}.")
            return text.format(result=result_headline(outcome, names))
        case _:
            assert_never(event)


def _auction_text(event: BidMade | Passed | Joined | AuctionEnded | IronHandShown | IronHandKept, names: Names) -> str:
    match event:
        case BidMade(seat=seat, bid=bid):
            text = QCoreApplication.translate("Texts", "{name}: {bid}.")
            return text.format(name=names[seat], bid=bid_text(bid))
        case Passed(seat=seat):
            return QCoreApplication.translate("Texts", "{name}: pass.").format(name=names[seat])
        case Joined(seat=seat, bid=bid):
            text = QCoreApplication.translate("Texts", "{name}: joined, {bid}.")
            return text.format(name=names[seat], bid=bid_text(bid))
        case AuctionEnded(bid=None):
            return QCoreApplication.translate("Texts", "Everybody has passed.")
        case AuctionEnded(bid=bid, holders=holders):
            assert bid is not None
            text = QCoreApplication.translate("Texts", "The bidding ends with {bid}: {names}.")
            return text.format(bid=bid_text(bid), names=name_list([names[seat] for seat in holders]))
        case IronHandShown(seat=seat):
            text = QCoreApplication.translate("Texts", "{name}: an iron hand, shown. The cards are dealt again.")
            return text.format(name=names[seat])
        case IronHandKept(seat=seat):
            return QCoreApplication.translate("Texts", "{name}: an iron hand, kept.").format(name=names[seat])
        case _:
            assert_never(event)


def _contract_text(
    event: CardTurned | CardRefused | CardAccepted | CardCalled | TrumpNamed | ExchangeMade, names: Names
) -> str:
    match event:
        case CardTurned(number=number, card=turned):
            text = QCoreApplication.translate("Texts", "Card {number} of the kitty: {card}.")
            return text.format(number=number, card=card_text(turned))
        case CardRefused(seat=seat, number=number):
            text = QCoreApplication.translate("Texts", "{name}: card {number} refused.")
            return text.format(name=names[seat], number=number)
        case CardAccepted(seat=seat, number=number, trump=None):
            text = QCoreApplication.translate("Texts", "{name}: card {number} taken, no trump.")
            return text.format(name=names[seat], number=number)
        case CardAccepted(seat=seat, number=number, trump=trump):
            assert trump is not None
            text = QCoreApplication.translate("Texts", "{name}: card {number} taken, {suit} is trump.")
            return text.format(name=names[seat], number=number, suit=suit_text(trump))
        case CardCalled(seat=seat, card=called, trump=None):
            text = QCoreApplication.translate("Texts", "{name}: called card {card}.")
            return text.format(name=names[seat], card=card_text(called))
        case CardCalled(seat=seat, card=called, trump=trump):
            assert trump is not None
            text = QCoreApplication.translate("Texts", "{name}: called card {card}, {suit} is trump.")
            return text.format(name=names[seat], card=card_text(called), suit=suit_text(trump))
        case TrumpNamed(seat=seat, trump=trump):
            text = QCoreApplication.translate("Texts", "{name}: {suit} is trump.")
            return text.format(name=names[seat], suit=suit_text(trump))
        case ExchangeMade(seat=seat, exchanged=True):
            return QCoreApplication.translate("Texts", "{name}: three cards exchanged.").format(name=names[seat])
        case ExchangeMade(seat=seat):
            return QCoreApplication.translate("Texts", "{name}: no exchange.").format(name=names[seat])
        case _:
            assert_never(event)


def _play_text(
    event: PlayStarted | CardPlayed | TrickTaken | PartnerRevealed | HandsShown | DeclarerFell, names: Names
) -> str:
    match event:
        case PlayStarted(leader=leader):
            return QCoreApplication.translate("Texts", "{name}: to lead.").format(name=names[leader])
        case CardPlayed(seat=seat, card=played):
            text = QCoreApplication.translate("Texts", "{name}: {card}.")
            return text.format(name=names[seat], card=card_text(played))
        case TrickTaken(seat=seat, number=number):
            text = QCoreApplication.translate("Texts", "Trick {number} to {name}.")
            return text.format(name=names[seat], number=number)
        case PartnerRevealed(partner=None):
            return QCoreApplication.translate("Texts", "The declarer plays alone.")
        case PartnerRevealed(partner=partner):
            assert partner is not None
            return QCoreApplication.translate("Texts", "Partner: {name}.").format(name=names[partner])
        case HandsShown(seats=seats):
            text = QCoreApplication.translate("Texts", "Open on the table: {names}.")
            return text.format(names=name_list([names[seat] for seat in seats]))
        case DeclarerFell(seat=seat, number=number):
            text = QCoreApplication.translate("Texts", "{name}: fallen in trick {number}.")
            return text.format(name=names[seat], number=number)
        case _:
            assert_never(event)


_REASONS: Mapping[Reason, object] = {
    Reason.NOT_ASKED: QT_TRANSLATE_NOOP("Texts", "It is not your turn, but {turn}'s."),
    Reason.WRONG_PHASE: QT_TRANSLATE_NOOP("Texts", "That cannot be done now."),
    Reason.DEAL_OVER: QT_TRANSLATE_NOOP("Texts", "The deal is over."),
    Reason.BID_TOO_LOW: QT_TRANSLATE_NOOP("Texts", "You must bid higher than {standing}."),
    Reason.NOTHING_TO_JOIN: QT_TRANSLATE_NOOP("Texts", "There is no bid to join."),
    Reason.CANNOT_JOIN: QT_TRANSLATE_NOOP("Texts", "Only vip and nolo can be joined, not {standing}."),
    Reason.MUST_TAKE_THIRD: QT_TRANSLATE_NOOP("Texts", "You are the last and must take the third card."),
    Reason.TRUMP_MISSING: QT_TRANSLATE_NOOP("Texts", "Name the trump as well."),
    Reason.TRUMP_NOT_FREE: QT_TRANSLATE_NOOP("Texts", "In {bid} you do not choose the trump."),
    Reason.CALLED_IS_TRUMP: QT_TRANSLATE_NOOP("Texts", "The called card cannot be a trump: {card}."),
    Reason.CALLED_IS_OWN: QT_TRANSLATE_NOOP("Texts", "You hold it yourself: {card}."),
    Reason.CALLED_RANK: QT_TRANSLATE_NOOP("Texts", "A higher card than {card} can be called."),
    Reason.CALLED_JOKER: QT_TRANSLATE_NOOP("Texts", "A joker cannot be called."),
    Reason.TRUMP_IS_CALLED_SUIT: QT_TRANSLATE_NOOP("Texts", "The called card is of that suit: {suit}."),
    Reason.MUST_EXCHANGE: QT_TRANSLATE_NOOP("Texts", "In vip you must exchange."),
    Reason.ALL_OR_NOTHING: QT_TRANSLATE_NOOP("Texts", "Give three cards or none."),
    Reason.NOT_AMONG_CARDS: QT_TRANSLATE_NOOP("Texts", "You cannot give that card: {card}."),
    Reason.KEEP_CALLED_CARD: QT_TRANSLATE_NOOP("Texts", "In halve the called card cannot be given: {card}."),
    Reason.NOT_IN_HAND: QT_TRANSLATE_NOOP("Texts", "You do not hold that card: {card}."),
    Reason.MUST_FOLLOW: QT_TRANSLATE_NOOP("Texts", "You must follow suit: {suit}."),
    Reason.MUST_PLAY_CALLED: QT_TRANSLATE_NOOP("Texts", "The called card must be played now: {card}."),
    Reason.MUST_LEAD_CALLED: QT_TRANSLATE_NOOP("Texts", "Lead the called card first: {card}."),
}

_FACTS: Mapping[str, Callable[[str], str]] = {
    "card": lambda fact: card_text(card(fact)),
    "suit": lambda fact: suit_text(Suit[fact.upper()]),
    "standing": lambda fact: bid_text(parse_bid(fact)),
    "bid": lambda fact: bid_text(parse_bid(fact)),
}


def illegal_text(error: IllegalAction, names: Names) -> str:
    """Why the action is refused, said to the one who tried it."""
    facts = {name: _FACTS[name](fact) for name, fact in error.facts.items() if name in _FACTS}
    if "turn" in error.facts:
        facts["turn"] = names[int(error.facts["turn"])]
    text = QCoreApplication.translate("Texts", str(_REASONS[error.reason]))
    return capital(text.format(**facts))
