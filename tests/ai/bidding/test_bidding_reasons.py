"""The reasons given for bids and turned cards: each is true of what was weighed."""

from laksewhist.ai.bidding.auction import Auction
from laksewhist.ai.bidding.bids_again import looked_for
from laksewhist.ai.bidding.mind import Mind
from laksewhist.ai.bidding.prospect import Prospect
from laksewhist.ai.bidding.second_look import Looked, near_ties
from laksewhist.ai.decision import Why
from laksewhist.engine.actions import MakeBid, Pass
from laksewhist.engine.bids import TrickBid, TrickKind
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.redact import view_for
from tests.ai.bidding.test_bidding import NO_IRON, answer, asked
from tests.engine.builders import whole_deal, words_of
from tests.engine.random_play import play_out

FLAT = "SA SK S4 HA HQ H9 H3 DA D9 D4 CA C9 C4"


def test_only_what_was_looked_at_again_is_said_to_have_been_close() -> None:
    """In these deals the choice is among what was looked at, beside it (nolo), or passing."""
    met = set()
    for seed in range(60):
        state = play_out(seed, NO_IRON, 13).states[0]
        decision = answer(state, layouts=2)
        if decision.worlds != 2:  # something else was looked at besides
            continue
        auction = Auction(Mind(view_for(state, state.turn), DEFAULT_TABLE, 0.0))
        near = looked_for(auction, near_ties(auction.mind, auction.weighed()))
        passes, looked_at = isinstance(decision.action, Pass), decision.action in near
        assert (decision.why is Why.CLOSE_CALL) == looked_at
        assert (decision.why is Why.PASSING_PAYS_MORE) == passes
        met.add((passes, looked_at))
    assert met == {(False, True), (False, False), (True, False)}


def test_the_best_was_close_where_it_was_among_those_looked_at() -> None:
    state = whole_deal(FLAT, rules=NO_IRON)
    mind = Mind(view_for(state, 0), DEFAULT_TABLE, 0.0)
    bids = [MakeBid(0, TrickBid(level, TrickKind.ALMINDELIGE)) for level in (8, 9, 10)]
    weighed = list(zip(bids, (Prospect(each, each * each) for each in (9.0, 12.5, 11.0)), strict=True))
    assert Looked(weighed, 4, bids[:2]).why(mind) is Why.CLOSE_CALL
    assert Looked(weighed, 4, bids[::2]).why(mind) is Why.MOST_POINTS
    assert Looked(weighed).why(mind) is Why.MOST_POINTS


def test_a_joker_that_is_taken_is_no_trump_that_suits() -> None:
    """The third card, which the other who holds the bid would take else; with six diamonds there is a trump as well."""
    diamonds = "SA SK S4 HA H3 DA DK DQ D9 D8 D4 CA C9"
    before = "0: 8 vip, 1: med, 2: pas, 3: pas, 0: nej, 1: nej, 0: nej, 1: nej"
    for hand, third, why in ((FLAT, "X1", Why.NO_TRUMP_SUITS), (diamonds, "D2", Why.CARD_SUITS)):
        decision = answer(asked(hand, before, kitty=f"C2 H2 {third}"))
        assert (words_of(decision.action), decision.why) == ("tager", why)
