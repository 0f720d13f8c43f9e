"""The called card, in almindelige with the trump, and the trump of halve (R8, R9, R12, R20 to R24)."""

from __future__ import annotations

from collections.abc import Sequence

from laksewhist.ai.bidding.certain import sure_tricks
from laksewhist.ai.bidding.hand_value import Plan
from laksewhist.ai.bidding.mind import Mind, Weighed
from laksewhist.ai.bidding.outcomes import named, played
from laksewhist.ai.bidding.prospect import Prospect, trick_prospect
from laksewhist.ai.bidding.second_look import Layouts, looked_at
from laksewhist.ai.bidding.vip import doubled_at
from laksewhist.ai.decision import Decision
from laksewhist.ai.models.data import shipped
from laksewhist.ai.models.features import NONE, Situation
from laksewhist.ai.models.ordinal import at_least
from laksewhist.ai.models.scoring import trick_score
from laksewhist.ai.models.words import word_of
from laksewhist.ai.worlds.layout import Layout
from laksewhist.engine.actions import Action, CallCard, NameTrump
from laksewhist.engine.bids import TrickBid, TrickKind
from laksewhist.engine.cards import Suit


def call(mind: Mind, layouts: Layouts) -> Decision:
    """Every trump and card that may be called, by what they bring; near ties get a second look."""
    bid = mind.view.standing
    assert isinstance(bid, TrickBid), "a card is called in a trick bid"
    turned = mind.view.turned
    doubled = doubled_at(len(turned))
    plans = {action: _plan(mind, bid, action) for action in mind.view.legal if isinstance(action, CallCard)}
    weighed: list[Weighed] = [(action, plan.prospect(mind.table, bid, doubled)) for action, plan in plans.items()]

    def look(action: Action, worlds: Sequence[Layout]) -> list[Prospect]:
        assert isinstance(action, CallCard), "only calls are weighed"
        return played(mind, bid, plans[action], worlds, word_of(turned), doubled)

    no_trump = bid.kind is TrickKind.SANS or (bool(turned) and mind.view.trump is None)
    looked = looked_at(mind, weighed, layouts, look, sans=no_trump)
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


def name_trump(mind: Mind, layouts: Layouts) -> Decision:
    """The trump of halve, by who holds the called card; by declarer himself where it lay in the kitty (R21).

    Near ties get a second look.
    """
    weighed: list[Weighed] = [
        (action, _named(mind, action.trump)) for action in mind.view.legal if isinstance(action, NameTrump)
    ]

    def look(action: Action, worlds: Sequence[Layout]) -> list[Prospect]:
        assert isinstance(action, NameTrump), "only trumps are weighed"
        return named(mind, action.trump, worlds, _least(mind, action.trump))

    looked = looked_at(mind, weighed, layouts, look, sans=False)
    return mind.decision(looked.weighed, looked.why(mind), looked.worlds)


def _least(mind: Mind, trump: Suit) -> int:
    """The tricks of this seat that are certain with this trump; it may decline the exchange."""
    return sure_tricks(mind.value.cards, int(trump), leads=mind.value.place == 0)


def _named(mind: Mind, trump: Suit) -> Prospect:
    view = mind.view
    bid, called = view.standing, view.called
    assert isinstance(bid, TrickBid), "halve is a trick bid"
    assert called is not None, "the card has been called"
    assert called.suit is not None, "a joker cannot be called"
    value = mind.value
    least = _least(mind, trump)
    if view.declarer == view.seat:
        model = shipped()["halve alone"]
        cards = value.cards | 1 << called.index
        own = bool(value.cards >> called.index & 1)
        alone = Situation(cards, int(trump), NONE, value.place, value.takes_first, own)
        chances = at_least(model.chances(trick_score(model, alone)), least)
        return trick_prospect(mind.table, bid, chances, 3)
    model = shipped()["holder"]
    helping = Situation(value.cards, int(trump), int(called.suit), value.place, value.takes_first)
    return trick_prospect(mind.table, bid, at_least(model.chances(trick_score(model, helping)), least), 1)
