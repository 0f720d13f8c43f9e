"""Bids, turned cards and trumps of halve that are nearly as good as others, looked at again."""

from collections.abc import Callable
from random import Random

import pytest

from laksewhist.ai.bidding.auction import NOT_TRIED, Auction
from laksewhist.ai.bidding.bids_again import look_again, looked_for
from laksewhist.ai.bidding.decide import decide
from laksewhist.ai.bidding.fitting import fitting_layouts
from laksewhist.ai.bidding.mind import Mind
from laksewhist.ai.bidding.second_look import TABLE_WORTH
from laksewhist.ai.bidding.tried import Tried
from laksewhist.ai.decision import Decision, Why, never
from laksewhist.ai.worlds.layout import Layout
from laksewhist.engine.actions import Action, Join, MakeBid, Pass
from laksewhist.engine.bids import NoloBid, NoloKind, TrickBid, TrickKind, rung
from laksewhist.engine.house_rules import HouseRules, IronHand
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.redact import view_for
from laksewhist.engine.view import Phase
from tests.engine.builders import talk, whole_deal
from tests.engine.random_play import play_out

NO_IRON = HouseRules(iron_hand=IronHand.OFF)
FLAT = "SA SK S4 HA HQ H9 H3 DA D9 D4 CA C9 C4"
LOW = "S2 S4 S5 S9 H2 H3 H7 D3 D5 D8 C2 C6 C9"
LOWEST = "SA S2 S3 S4 HA H2 H3 DA D2 D3 CA C2 C3"

ALM = MakeBid(0, TrickBid(8, TrickKind.ALMINDELIGE))
VIP = MakeBid(0, TrickBid(8, TrickKind.VIP))
SOL, REN_SOL = (MakeBid(0, NoloBid(kind)) for kind in (NoloKind.SOL, NoloKind.REN_SOL))


def mind_of(hand: str, before: str = "", seat: int = 0) -> Mind:
    hands = [hand if place == seat else "" for place in range(4)]
    return Mind(view_for(talk(whole_deal(*hands, rules=NO_IRON), before), seat), DEFAULT_TABLE, 0.0)


def drawn(mind: Mind, count: int = 12) -> list[Layout]:
    return list(fitting_layouts(mind.view, Random(1), count=count, pool=2 * count, cancelled=never))


@pytest.mark.parametrize(
    ("near", "looked"),
    [
        ([ALM, VIP, Pass(0)], [ALM, VIP]),
        ([ALM, SOL, Pass(0)], []),
        ([SOL, ALM, REN_SOL], [SOL, REN_SOL]),
        ([SOL, ALM, REN_SOL, VIP], [ALM, VIP, SOL, REN_SOL]),
        ([VIP], []),
    ],
)
def test_what_can_be_told_apart_is_looked_at(near: list[Action], looked: list[Action]) -> None:
    """A bid of its family alone is not: what the layouts say of all alike is left out."""
    assert looked_for(Auction(mind_of(LOW)), near) == looked


def test_nolo_that_is_known_already_is_not_looked_at() -> None:
    near = [SOL, REN_SOL]
    assert looked_for(Auction(mind_of(LOWEST)), near) == []  # it cannot fall
    tried = Tried(nolo={NoloKind.SOL: 0.5, NoloKind.REN_SOL: 0.4})
    assert looked_for(Auction(mind_of(LOW), tried), near) == []


def test_joining_vip_is_looked_at_beside_bids_but_joining_nolo_is_not() -> None:
    vip = Auction(mind_of(FLAT, "0: 8 vip", seat=1))
    nine = MakeBid(1, TrickBid(9, TrickKind.ALMINDELIGE))
    assert looked_for(vip, [Join(1), nine, Pass(1)]) == [Join(1), nine]
    sol = Auction(mind_of(LOW, "0: sol", seat=1))
    assert looked_for(sol, [Join(1), MakeBid(1, NoloBid(NoloKind.REN_SOL)), Pass(1)]) == []


@pytest.mark.parametrize(("hand", "near"), [(FLAT, [ALM, VIP]), (LOW, [SOL, REN_SOL])])
def test_only_what_the_layouts_say_beside_each_other_counts(hand: str, near: list[MakeBid]) -> None:
    """Together bids stay worth as much as before, and what is known of each is kept by what it is worth."""
    mind = mind_of(hand)
    again = look_again(Auction(mind), near, drawn(mind))
    before = {speech: Auction(mind).declared[rung(speech.bid)] for speech in near}
    assert sum(again[each].points for each in near) == pytest.approx(sum(each.points for each in before.values()))
    first, second = near
    assert again[first].points != pytest.approx(before[first].points)
    looked = Auction(mind, NOT_TRIED, again)
    assert looked.declared[rung(second.bid)] == again[second]
    assert looked.bid(second.bid).chance == again[second].chance


def test_what_vip_brings_is_blended_with_its_layouts() -> None:
    """With one layout the models count 86 times as much."""
    mind = mind_of(FLAT)
    chance = Auction(mind).declared[rung(VIP.bid)].chance
    (again,) = [each for speech, each in look_again(Auction(mind), [ALM, VIP], drawn(mind, 1)).items() if speech == VIP]
    assert chance is not None
    assert again.chance is not None
    assert abs(again.chance - chance) <= 1 / (TABLE_WORTH + 1)


def close(decision: Decision) -> bool:
    """Whether the two best answers are close, before a look or after it."""
    first, second, *_ = decision.options
    return first.points - second.points <= 1


def decisions(phase: Phase, wanted: Callable[[Decision], bool], layouts: int) -> list[tuple[Decision, Decision]]:
    """Answers of this phase in random deals, without a look and with one, where the first is wanted."""
    found = []
    for seed in range(400):
        for state in play_out(seed, NO_IRON, 13).states[:-1]:
            view = view_for(state, state.turn)
            if view.phase is Phase.PLAY:
                break
            if view.phase is not phase or len(view.legal) < 2:
                continue
            plain = decide(view, DEFAULT_TABLE, 0.0, Random(seed))
            if wanted(plain):
                found.append((plain, decide(view, DEFAULT_TABLE, 0.0, Random(seed), layouts=layouts)))
    return found


@pytest.mark.parametrize("phase", [Phase.VIP, Phase.TRUMP])
def test_turned_cards_and_trumps_of_halve_are_looked_at_where_they_are_close(phase: Phase) -> None:
    looked = decisions(phase, close, layouts=4)
    assert looked
    for plain, again in looked:
        assert plain.worlds == 0
        assert again.worlds == 4
        assert {option.action for option in again.options} == {option.action for option in plain.options}
        assert again.why is Why.CLOSE_CALL
    assert any(plain.options[0].points != again.options[0].points for plain, again in looked)
