"""Which turned card of vip to take (R10, R11, R19)."""

from __future__ import annotations

from collections.abc import Sequence

from laksewhist.ai.bidding.mind import Mind
from laksewhist.ai.bidding.outcomes import played
from laksewhist.ai.bidding.prospect import Prospect
from laksewhist.ai.bidding.second_look import Layouts, looked_at
from laksewhist.ai.bidding.vip import best_with, doubled_at, refused
from laksewhist.ai.bidding.vip_outcomes import VipTrial
from laksewhist.ai.decision import Decision, Why
from laksewhist.ai.models.words import word_of
from laksewhist.ai.worlds.layout import Layout
from laksewhist.engine.actions import AcceptCard, Action, RefuseCard
from laksewhist.engine.bids import TrickBid


def accept(mind: Mind, layouts: Layouts) -> Decision:
    """Takes the turned card, or waits for another; where that is nearly the same, it gets a second look."""
    view = mind.view
    bid = view.standing
    assert isinstance(bid, TrickBid), "cards are turned in vip only"
    take, leave = AcceptCard(view.seat), RefuseCard(view.seat)
    plan, accepted = best_with(mind, bid, view.turned)
    if leave not in view.legal:
        return mind.decision([(take, accepted)], Why.ONLY_CHOICE)
    before, holders = view.holders.index(view.seat), len(view.holders)
    left = refused(mind, bid, len(view.turned), before, holders)

    def look(action: Action, worlds: Sequence[Layout]) -> list[Prospect]:
        if action == take:
            return played(mind, bid, plan, worlds, word_of(view.turned), doubled_at(len(view.turned)))
        return VipTrial(mind, bid, before, holders).refused(worlds)

    looked = looked_at(mind, [(take, accepted), (leave, left)], layouts, look, sans=False)
    why = looked.why(mind) if looked.worlds else _why(mind, takes=mind.best(looked.weighed) == take)
    return mind.decision(looked.weighed, why, looked.worlds)


def _why(mind: Mind, *, takes: bool) -> Why:
    """The reason where it was not close."""
    if not takes:
        return Why.LATER_CARD_BETTER
    return Why.NO_TRUMP_SUITS if mind.view.turned[-1].suit is None else Why.CARD_SUITS
