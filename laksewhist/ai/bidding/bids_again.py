"""Bids that are nearly as good as the best way to speak, looked at again on layouts that fit the auction.

Only what the layouts say beside each other is taken: of vip, of the other trick bids, and of nolo bids apart. How much
each of these brings the models know better, which were set to strong play. With the same cards rules of thumb take all
but as many tricks as that (of 2474 contracts 0.09 fewer, +-0.06), but on layouts the exchange is plain, above all in
nolo: of 393 hands that bid ren sol 58 % made it, where layouts had promised 44 %. Of vip they promise more than of
other trick bids: 4.2 points, +-1.5, on 93 hands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from math import fsum

from laksewhist.ai.bidding.auction import Auction
from laksewhist.ai.bidding.hand_value import best_plan
from laksewhist.ai.bidding.nolo_trial import chance_to_make
from laksewhist.ai.bidding.outcomes import played
from laksewhist.ai.bidding.prospect import Prospect, moved, nolo_prospect
from laksewhist.ai.bidding.second_look import TABLE_WORTH, blended
from laksewhist.ai.bidding.vip_outcomes import VipTrial
from laksewhist.ai.models.ordinal import logit, shifted
from laksewhist.ai.worlds.layout import Layout
from laksewhist.engine.actions import Action, Join, MakeBid
from laksewhist.engine.bids import Bid, NoloBid, TrickBid, TrickKind, rung

Speech = MakeBid | Join


class Family(Enum):
    """Bids that layouts can tell apart."""

    TRICKS = "trick bids but vip"
    VIP = "vip"
    NOLO = "nolo"


def looked_for(auction: Auction, near: Sequence[Action]) -> list[Speech]:
    """Which of these near ties are looked at again: those of a family of which there are two or more.

    Nolo whose chance is known already is not, nor is joining in nolo, with what others leave in the kitty.
    """
    families: dict[Family, list[Speech]] = {family: [] for family in Family}
    for each in near:
        if not isinstance(each, Speech):
            continue
        bid = _bid_of(auction, each)
        if isinstance(bid, TrickBid) or (isinstance(each, MakeBid) and not auction.is_tried(bid.kind)):
            families[_family(bid)].append(each)
    return [each for family in families.values() if len(family) > 1 for each in family]


def look_again(auction: Auction, near: Sequence[Speech], worlds: Sequence[Layout]) -> dict[Action, Prospect]:
    """What playing these bids brings, with what the layouts say."""
    found = dict[Action, Prospect]()
    for family in Family:
        some = {speech: bid for speech in near if _family(bid := _bid_of(auction, speech)) is family}
        if family is Family.NOLO:
            found |= _nolo(auction, {each: bid for each, bid in some.items() if isinstance(bid, NoloBid)}, worlds)
        else:
            found |= _tricks(auction, {each: bid for each, bid in some.items() if isinstance(bid, TrickBid)}, worlds)
    return found


def _family(bid: Bid) -> Family:
    if isinstance(bid, NoloBid):
        return Family.NOLO
    return Family.VIP if bid.kind is TrickKind.VIP else Family.TRICKS


def _bid_of(auction: Auction, speech: Speech) -> Bid:
    bid = speech.bid if isinstance(speech, MakeBid) else auction.standing
    assert bid is not None, "a bid stands that can be joined"
    return bid


def _known(auction: Auction, speech: Speech) -> Prospect:
    """What the models say."""
    return auction.declared[rung(speech.bid)] if isinstance(speech, MakeBid) else auction.joined


def _tricks(auction: Auction, bids: Mapping[Speech, TrickBid], worlds: Sequence[Layout]) -> dict[Action, Prospect]:
    """What all of them gain alike is left out, in points."""
    known = {speech: _known(auction, speech) for speech in bids}
    seen = {speech: blended(known[speech], _played(auction, speech, bid, worlds)) for speech, bid in bids.items()}
    gains = [seen[speech].points - known[speech].points for speech in bids]
    return {speech: moved(each, -fsum(gains) / len(gains)) for speech, each in seen.items()}


def _played(auction: Auction, speech: Speech, bid: TrickBid, worlds: Sequence[Layout]) -> list[Prospect]:
    mind = auction.mind
    if bid.kind is TrickKind.VIP:
        before = len(auction.holders) if isinstance(speech, Join) else 0
        return VipTrial(mind, bid, before, before + 1).held(worlds)
    found = best_plan(auction.plans(bid.kind), mind.table, bid, mind.risk)
    return [] if found is None else played(mind, bid, found[0], worlds)


def _nolo(auction: Auction, bids: Mapping[Speech, NoloBid], worlds: Sequence[Layout]) -> dict[Action, Prospect]:
    """What all of them are likelier or less likely alike is left out, in odds: stakes differ too much for points."""
    table, known = auction.mind.table, {speech: auction.nolo(bid.kind, 0) for speech, bid in bids.items()}
    gains = {
        speech: logit(chance_to_make(auction.mind, bid, worlds)) - logit(known[speech]) for speech, bid in bids.items()
    }
    found = dict[Action, Prospect]()
    for speech, bid in bids.items():
        seen = shifted(known[speech], gains[speech] - fsum(gains.values()) / len(gains))
        chance = (TABLE_WORTH * known[speech] + len(worlds) * seen) / (TABLE_WORTH + len(worlds))
        found[speech] = nolo_prospect(table, bid.kind, round(chance, 9), 3)
    return found
