"""The called card, in almindelige with the trump, and the trump of halve (R8, R9, R12, R20 to R24)."""

from __future__ import annotations

from collections.abc import Sequence

from laksewhist.ai.bidding.certain import sure_tricks
from laksewhist.ai.bidding.hand_value import Plan
from laksewhist.ai.bidding.mind import Mind, Weighed
from laksewhist.ai.bidding.prospect import Prospect, trick_prospect
from laksewhist.ai.bidding.second_look import Layouts, Looked, looked_at, played
from laksewhist.ai.decision import Decision, Why
from laksewhist.ai.models.data import shipped
from laksewhist.ai.models.features import NONE, Situation
from laksewhist.ai.models.ordinal import at_least
from laksewhist.ai.models.scoring import trick_score
from laksewhist.ai.worlds.layout import Layout
from laksewhist.engine.actions import Action, CallCard, NameTrump
from laksewhist.engine.bids import TrickBid, TrickKind
from laksewhist.engine.cards import Suit


def doubling(mind: Mind) -> int:
    """2 where the third turned card was taken, else 1 (R11)."""
    return 2 if len(mind.view.turned) == 3 else 1


def call(mind: Mind, layouts: Layouts) -> Decision:
    """Every trump and card that may be called, by what they bring; near ties get a second look, but for vip."""
    bid = mind.view.standing
    assert isinstance(bid, TrickBid), "a card is called in a trick bid"
    plans = {action: _plan(mind, bid, action) for action in mind.view.legal if isinstance(action, CallCard)}
    weighed: list[Weighed] = [
        (action, plan.prospect(mind.table, bid, doubling(mind))) for action, plan in plans.items()
    ]

    def look(action: Action, worlds: Sequence[Layout]) -> list[Prospect]:
        assert isinstance(action, CallCard), "only calls are weighed"
        return played(mind, bid, plans[action], worlds)

    looked = Looked(weighed)
    if bid.kind is not TrickKind.VIP:
        looked = looked_at(mind, weighed, layouts, look, sans=bid.kind is TrickKind.SANS)
    return mind.decision(looked.weighed, looked.why(mind), looked.worlds)


def _plan(mind: Mind, bid: TrickBid, action: CallCard) -> Plan:
    trump = mind.view.trump if action.trump is None else action.trump
    return mind.value.plan(_model(bid.kind, trump), trump, action.card, mind.view.turned)


def _model(kind: TrickKind, trump: Suit | None) -> str:
    if kind is TrickKind.HALVE:
        return "halve"
    if trump is None:
        return "sans"
    return "vip" if kind is TrickKind.VIP else "suit"


def name_trump(mind: Mind) -> Decision:
    """The trump of halve, by who holds the called card; by declarer himself where it lay in the kitty (R21)."""
    view = mind.view
    weighed = [(action, _named(mind, action.trump)) for action in view.legal if isinstance(action, NameTrump)]
    return mind.decision(list(weighed), Why.MOST_POINTS)


def _named(mind: Mind, trump: Suit) -> Prospect:
    view = mind.view
    bid, called = view.standing, view.called
    assert isinstance(bid, TrickBid), "halve is a trick bid"
    assert called is not None, "the card has been called"
    assert called.suit is not None, "a joker cannot be called"
    value = mind.value
    least = sure_tricks(value.cards, int(trump), leads=value.place == 0)
    if view.declarer == view.seat:
        model = shipped()["halve alone"]
        cards = value.cards | 1 << called.index
        own = bool(value.cards >> called.index & 1)
        named = Situation(cards, int(trump), NONE, value.place, value.takes_first, own)
        chances = at_least(model.chances(trick_score(model, named)), least)
        return trick_prospect(mind.table, bid, chances, 3)
    model = shipped()["holder"]
    named = Situation(value.cards, int(trump), int(called.suit), value.place, value.takes_first)
    return trick_prospect(mind.table, bid, at_least(model.chances(trick_score(model, named)), least), 1)
