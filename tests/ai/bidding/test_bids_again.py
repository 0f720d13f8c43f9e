"""Bids, turned cards and trumps of halve that are nearly as good as others, looked at again."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from laksewhist.ai.bidding import bids_again, outcomes
from laksewhist.ai.bidding.auction import NOT_TRIED, Auction
from laksewhist.ai.bidding.bids_again import look_again, looked_for
from laksewhist.ai.bidding.decide import decide
from laksewhist.ai.bidding.fitting import fitting_layouts
from laksewhist.ai.bidding.mind import Mind
from laksewhist.ai.bidding.prospect import Prospect, nolo_prospect
from laksewhist.ai.bidding.second_look import TABLE_WORTH
from laksewhist.ai.bidding.trial import Contracted, side_tricks
from laksewhist.ai.bidding.tried import Tried
from laksewhist.ai.bidding.vip_outcomes import VipTrial
from laksewhist.ai.decision import Decision, Why, never
from laksewhist.ai.models.ordinal import shifted
from laksewhist.ai.models.words import word_of
from laksewhist.ai.worlds.layout import Layout
from laksewhist.engine.actions import Action, Join, MakeBid, Pass
from laksewhist.engine.bids import NoloBid, NoloKind, TrickBid, TrickKind, rung
from laksewhist.engine.cards import Suit
from laksewhist.engine.house_rules import HouseRules, IronHand
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.redact import view_for
from laksewhist.engine.view import Phase
from tests.engine.builders import cards, talk, whole_deal
from tests.engine.random_play import play_out

NO_IRON = HouseRules(iron_hand=IronHand.OFF)
FLAT = "SA SK S4 HA HQ H9 H3 DA D9 D4 CA C9 C4"
LOW = "S2 S4 S5 S9 H2 H3 H7 D3 D5 D8 C2 C6 C9"
LOWEST = "SA S2 S3 S4 HA H2 H3 DA D2 D3 CA C2 C3"

ALM, GODE, VIP = (MakeBid(0, TrickBid(8, kind)) for kind in (TrickKind.ALMINDELIGE, TrickKind.GODE, TrickKind.VIP))
NINE_VIP = MakeBid(0, TrickBid(9, TrickKind.VIP))
SOL, REN_SOL = (MakeBid(0, NoloBid(kind)) for kind in (NoloKind.SOL, NoloKind.REN_SOL))


def mind_of(hand: str, before: str = "", seat: int = 0) -> Mind:
    hands = [hand if place == seat else "" for place in range(4)]
    return Mind(view_for(talk(whole_deal(*hands, rules=NO_IRON), before), seat), DEFAULT_TABLE, 0.0)


def drawn(mind: Mind, count: int = 12) -> list[Layout]:
    return list(fitting_layouts(mind.view, Random(1), count=count, pool=2 * count, cancelled=never))


@pytest.mark.parametrize(
    ("near", "looked"),
    [
        ([ALM, GODE, Pass(0)], [ALM, GODE]),
        ([ALM, VIP, Pass(0)], []),
        ([NINE_VIP, ALM, VIP], [NINE_VIP, VIP]),
        ([ALM, SOL, Pass(0)], []),
        ([SOL, ALM, REN_SOL, GODE], [ALM, GODE, SOL, REN_SOL]),
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


def test_joining_vip_is_looked_at_beside_higher_bids_but_joining_nolo_is_not() -> None:
    vip = Auction(mind_of(FLAT, "0: 8 vip", seat=1))
    nine = MakeBid(1, TrickBid(9, TrickKind.VIP))
    assert looked_for(vip, [Join(1), nine, Pass(1)]) == [Join(1), nine]
    sol = Auction(mind_of(LOW, "0: sol", seat=1))
    assert looked_for(sol, [Join(1), MakeBid(1, NoloBid(NoloKind.REN_SOL)), Pass(1)]) == []


@pytest.mark.parametrize("near", [[ALM, GODE], [VIP, NINE_VIP]])
def test_of_trick_bids_only_what_the_layouts_say_beside_each_other_counts(near: list[MakeBid]) -> None:
    """Together they stay worth as much as before."""
    mind = mind_of(FLAT)
    again = look_again(Auction(mind), near, drawn(mind))
    before = {speech: Auction(mind).declared[rung(speech.bid)] for speech in near}
    assert sum(again[each].points for each in near) == pytest.approx(sum(each.points for each in before.values()))
    first, second = near
    assert again[first].points != pytest.approx(before[first].points)
    looked = Auction(mind, NOT_TRIED, again)
    assert looked.declared[rung(second.bid)] == again[second]
    assert looked.bid(second.bid).chance == again[second].chance


def test_what_vip_brings_on_layouts_is_blended_with_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here 86 layouts, as much as the models are worth: 9 vip brings 100 points in each, 8 vip none."""
    held: list[VipTrial] = []

    def made(trial: VipTrial, layouts: list[Layout]) -> list[Prospect]:
        held.append(trial)
        points = 100.0 if trial.bid.level == 9 else 0.0
        return [Prospect(points, points * points, float(points > 0), 9.0)] * len(layouts)

    monkeypatch.setattr(VipTrial, "held", made)
    mind = mind_of(FLAT)
    before = {each: Auction(mind).declared[rung(each.bid)] for each in (VIP, NINE_VIP)}
    again = look_again(Auction(mind), [VIP, NINE_VIP], drawn(mind, 1) * TABLE_WORTH)
    gains = {each: (seen - before[each].points) / 2 for each, seen in ((VIP, 0.0), (NINE_VIP, 100.0))}
    for each in (VIP, NINE_VIP):
        moved = before[each].points + gains[each] - sum(gains.values()) / 2
        assert again[each].points == pytest.approx(moved)
    chance = before[NINE_VIP].chance
    assert chance is not None
    assert again[NINE_VIP].chance == pytest.approx((chance + 1) / 2)
    assert [(trial.before, trial.holders) for trial in held] == [(0, 1), (0, 1)]


def test_who_joins_vip_is_offered_each_card_after_those_who_hold_it(monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[VipTrial] = []

    def made(trial: VipTrial, layouts: list[Layout]) -> list[Prospect]:
        held.append(trial)
        return [Prospect(5.0, 25.0, 1.0, 9.0)] * len(layouts)

    monkeypatch.setattr(VipTrial, "held", made)
    mind = mind_of(FLAT, "0: 8 vip, 1: med", seat=2)
    nine = MakeBid(2, TrickBid(9, TrickKind.VIP))
    again = look_again(Auction(mind), [Join(2), nine], drawn(mind, 4))
    assert [(trial.before, trial.holders) for trial in held] == [(2, 3), (0, 1)]
    looked = Auction(mind, NOT_TRIED, again)
    assert looked.joined == again[Join(2)] != Auction(mind).joined
    assert looked.joining().chance == again[Join(2)].chance


@pytest.mark.parametrize("shift", [-1.5, 0.0, 0.7])
def test_what_layouts_make_of_all_nolo_alike_is_left_out(shift: float, monkeypatch: pytest.MonkeyPatch) -> None:
    mind = mind_of(LOW)

    def off(mind: Mind, bid: NoloBid, _layouts: object) -> float:
        return shifted(mind.value.nolo(bid.kind), shift)

    monkeypatch.setattr(bids_again, "chance_to_make", off)
    again = look_again(Auction(mind), [SOL, REN_SOL], drawn(mind, 2))
    for each in (SOL, REN_SOL):
        before = Auction(mind).declared[rung(each.bid)]
        assert again[each].chance == pytest.approx(before.chance, abs=1e-6)
        assert again[each].points == pytest.approx(before.points, abs=1e-3)


def test_nolo_that_the_layouts_like_better_than_another_gains(monkeypatch: pytest.MonkeyPatch) -> None:
    mind = mind_of(LOW)

    def off(mind: Mind, bid: NoloBid, _layouts: object) -> float:
        return shifted(mind.value.nolo(bid.kind), 0.5 if bid.kind is NoloKind.SOL else -0.5)

    monkeypatch.setattr(bids_again, "chance_to_make", off)
    again = look_again(Auction(mind), [SOL, REN_SOL], drawn(mind, 8))
    before = Auction(mind).declared
    for each, better in ((SOL, True), (REN_SOL, False)):
        chance = again[each].chance
        assert chance is not None
        assert (again[each].points > before[rung(each.bid)].points) == better
        assert isinstance(each.bid, NoloBid)
        assert again[each].points == nolo_prospect(DEFAULT_TABLE, each.bid.kind, chance, 3).points


HOLDER = "SA S4 HK HQ HJ H9 H8 H7 D8 D3 C9 C7 C2"
DECLARER = "SK SQ S2 H2 H3 H4 DA D4 D5 CA C4 C5 X1"


@pytest.mark.parametrize("alone", [False, True])
def test_naming_the_trump_of_halve_brings_what_its_side_takes(alone: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The holder is partner; where the card lay in the kitty declarer names, takes it, and counts three times."""
    played: list[tuple[int, Contracted]] = []

    def noted(hands: Any, forehand: int, contract: Contracted) -> int:
        seat = contract.declarer if contract.partner is None else contract.partner
        played.append((hands[seat], contract))
        return side_tricks(hands, forehand, contract)

    monkeypatch.setattr(outcomes, "side_tricks", noted)
    hands, kitty = ((DECLARER, ""), "SA S3 H5") if alone else ((DECLARER, HOLDER), "")
    state = whole_deal(*hands, kitty=kitty, rules=NO_IRON)
    state = talk(state, "0: 8 halve, 1: pas, 2: pas, 3: pas, 0: kalder SA")
    seat, bid = 0 if alone else 1, TrickBid(8, TrickKind.HALVE)
    assert (state.turn, view_for(state, seat).phase) == (seat, Phase.TRUMP)
    mind = Mind(view_for(state, seat), DEFAULT_TABLE, 0.0)
    for prospect in outcomes.named(mind, Suit.HEARTS, drawn(mind, 8)):
        assert prospect.tricks is not None
        assert prospect.points == (3 if alone else 1) * DEFAULT_TABLE.cell(bid, int(prospect.tricks))
    ace = word_of(cards("SA"))
    assert len(played) == 8
    for hand, contract in played:
        assert hand & ace
        assert hand.bit_count() == 13
        assert (contract.declarer, contract.partner) == ((0, None) if alone else (0, 1))
        assert contract.trump == int(Suit.HEARTS)


def close(decision: Decision) -> bool:
    """Whether the two best answers are close, before a look or after it."""
    first, second, *_ = decision.options
    return first.points - second.points <= 1


def decisions(phase: Phase, wanted: Callable[[Decision], bool], layouts: int) -> list[tuple[Decision, Decision]]:
    """Answers of this phase in random deals, without a look and with one, where the first is wanted."""
    found = []
    for seed in range(120):
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
