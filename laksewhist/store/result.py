"""The result of a deal, as it is stored beside the actions: a check, never the truth."""

from __future__ import annotations

from dataclasses import fields

from laksewhist.engine.bids import Bid
from laksewhist.engine.cards import Card, Seat, Suit
from laksewhist.engine.contract import Outcome
from laksewhist.engine.points import Points
from laksewhist.engine.values import dataclass
from laksewhist.store.codec import Json, read_bid, read_card, read_suit
from laksewhist.store.errors import shown
from laksewhist.store.forms import ResultForm


@dataclass(frozen=True, slots=True)
class Result:
    """What a record tells about a finished deal; without a contract all is zero, empty, False or None."""

    contract: Bid | None
    declarers: tuple[Seat, ...]
    trump: Suit | None
    called: Card | None
    partner: Seat | None
    self_partner: bool
    vip_card: int | None
    tricks: tuple[int, int, int, int]
    made: tuple[bool, ...]
    points: Points


def result_of(outcome: Outcome, points: Points) -> Result:
    """The result of a deal that ended so and was given these points."""
    contract = outcome.contract
    return Result(
        contract=contract.bid if contract else None,
        declarers=contract.declarers if contract else (),
        trump=contract.trump if contract else None,
        called=contract.called if contract else None,
        partner=outcome.partner,
        self_partner=outcome.self_partner,
        vip_card=contract.vip_card if contract else None,
        tricks=outcome.tricks,
        made=outcome.made,
        points=points,
    )


def read_result(form: ResultForm, place: str) -> Result:
    """The stored result, which may be any; raises FormatError for a card, suit or bid that does not exist."""
    return Result(
        contract=None if form.contract is None else read_bid(form.contract, place),
        declarers=form.declarers,
        trump=None if form.trump is None else read_suit(form.trump, place),
        called=None if form.called is None else read_card(form.called, place),
        partner=form.partner,
        self_partner=form.self_partner,
        vip_card=form.vip_card,
        tricks=form.tricks,
        made=form.made,
        points=form.points,
    )


def result_json(result: Result) -> Json:
    """The result as it stands in a record."""
    return {
        "contract": result.contract.text if result.contract else None,
        "declarers": list(result.declarers),
        "trump": None if result.trump is None else result.trump.code,
        "called": None if result.called is None else result.called.code,
        "partner": result.partner,
        "self_partner": result.self_partner,
        "vip_card": result.vip_card,
        "tricks": list(result.tricks),
        "made": list(result.made),
        "points": list(result.points),
    }


def differences(stored: Result, by_rules: Result) -> str:
    """Every key in which the two differ, such as `points is [20, …], the rules give [13, …]`; empty where none does."""
    found, right = result_json(stored), result_json(by_rules)
    names = [each.name for each in fields(Result) if found[each.name] != right[each.name]]
    return "; ".join(f"{name} is {shown(found[name])}, the rules give {shown(right[name])}" for name in names)
