"""What is heard of the others: hands that would have said and chosen the same are likelier."""

from laksewhist.ai.solver.encode import word_of
from laksewhist.ai.worlds.demands import NOLO, demands
from laksewhist.ai.worlds.hearing import heard
from laksewhist.engine.actions import Join, MakeBid, Pass
from laksewhist.engine.bids import NoloBid, TrickBid, TrickKind
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import PlayState
from laksewhist.engine.view import PlayerView
from tests.engine.builders import cards
from tests.engine.random_play import play_out

STRONG = word_of(cards("SA SK SQ SJ ST S9 HA H2 DA D2 D3 X1 X2"), False)
WEAK = word_of(cards("S2 S3 S4 S5 H4 H5 H6 D4 D5 D6 C4 C5 C8"), False)


def views(seat: int) -> list[PlayerView]:
    """A view before the first card of each of some deals that were bid by chance."""
    found = []
    for seed in range(60):
        state = next((state for state in play_out(seed, HouseRules()).states if isinstance(state, PlayState)), None)
        if state is not None and isinstance(state.contract.bid, TrickBid):
            found.append(view_for(state, seat))
    return found


def test_who_only_passed_is_likelier_to_be_weak() -> None:
    told = 0
    for view in views(1):
        found = heard(view, None)
        for seat in (0, 2, 3):
            words = [action for action in view.actions if action.seat == seat]
            if len(words) == 1 and isinstance(words[0], Pass) and seat not in (view.declarer, found.chooser):
                assert found.tells(seat)
                strong, weak = found.fit(seat, STRONG), found.fit(seat, WEAK)
                assert 0 < strong <= weak <= 1
                told += strong < weak  # over 13 sans nobody can bid
    assert told > 4


def test_everything_that_the_others_said_is_heard_and_by_kind() -> None:
    for view in views(2):
        said = demands(view)
        assert [demand.seat for demand in said] == sorted(action.seat for action in view.actions if action.seat != 2)
        for seat in (0, 1, 3):
            words = [action for action in view.actions if action.seat == seat]
            for demand, word in zip([demand for demand in said if demand.seat == seat], words, strict=True):
                assert (demand.kind < 0) == isinstance(word, Pass)
                if isinstance(word, MakeBid):
                    assert (demand.kind == NOLO) == isinstance(word.bid, NoloBid)
                if not isinstance(word, Join | Pass):
                    assert demand.reached < demand.above


def test_declarer_of_almindelige_is_likelier_to_be_long_in_trumps() -> None:
    told = 0
    for view in views(0):
        found = heard(view, None)
        bid, suit = view.standing, view.trump
        if isinstance(bid, TrickBid) and bid.kind is TrickKind.ALMINDELIGE and found.caller > 0 and suit is not None:
            called = found.suit_called
            other = next(each for each in range(4) if each not in (called, int(suit)))
            long, short = 0b0011111100000 << 13 * int(suit), 0b11 << 13 * other
            right = long | short | 0b111 << 13 * called | 0b11 << 52
            wrong = right ^ long ^ short | long >> 13 * int(suit) << 13 * other | 0b11 << 13 * int(suit)
            assert right.bit_count() == wrong.bit_count() == 13
            assert found.fit(found.caller, right) > 10 * found.fit(found.caller, wrong) > 0
            told += 1
    assert told
