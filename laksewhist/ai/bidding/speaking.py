"""What a seat says in the auction, near ties looked at again; and whether it shows an iron hand (R3, R6)."""

from __future__ import annotations

from functools import cache

from laksewhist.ai.bidding.auction import Auction
from laksewhist.ai.bidding.bids_again import look_again, looked_for
from laksewhist.ai.bidding.mind import Mind, Weighed
from laksewhist.ai.bidding.prospect import NOTHING, Prospect
from laksewhist.ai.bidding.second_look import LEAST, Layouts, Looked, near_ties
from laksewhist.ai.bidding.tried import try_out
from laksewhist.ai.decision import Decision, Why
from laksewhist.engine.actions import CallIronHand, KeepHand


def speak(mind: Mind, layouts: Layouts) -> Decision:
    """Bids, joins or passes; what is nearly as good as the best gets a second look, where there are layouts."""
    layouts = cache(layouts)
    tried = try_out(mind, layouts)
    auction = Auction(mind, tried)
    looked = Looked(auction.weighed())
    near = looked_for(auction, near_ties(mind, looked.weighed))
    worlds = layouts(LEAST if tried.worlds else 0) if near else ()
    if worlds:
        again = Auction(mind, tried, look_again(auction, near, worlds))
        looked = Looked(again.weighed(), len(worlds), near)
    passing = looked.weighed[0][0]
    why = Why.PASSING_PAYS_MORE if mind.best(looked.weighed) == passing else looked.why(mind)
    return mind.decision(looked.weighed, why, max(looked.worlds, tried.worlds), keep=passing)


def iron_hand(mind: Mind) -> Decision:
    """Shows an iron hand where a new deal, worth nothing before it is seen, is better than this one (R6)."""
    seat = mind.view.seat
    kept = max((prospect for _, prospect in Auction(mind).weighed()), key=mind.worth)
    options: list[Weighed] = [(CallIronHand(seat), NOTHING), (KeepHand(seat), Prospect(kept.points, kept.squares))]
    better = mind.worth(kept) > 0
    return mind.decision(options, Why.HAND_WORTH_PLAYING if better else Why.NEW_DEAL_BETTER)
