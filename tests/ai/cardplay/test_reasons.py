"""The reason for a card: that it is true of the trials, and that no number told beside it speaks against it."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from laksewhist.ai.brain import brain_for
from laksewhist.ai.cardplay.effort import Effort
from laksewhist.ai.cardplay.player import CardPlayer
from laksewhist.ai.cardplay.reasons import why_best
from laksewhist.ai.cardplay.stakes import Stakes
from laksewhist.ai.cardplay.trials import Trials
from laksewhist.ai.decision import Decision, Why
from laksewhist.ai.levels import SKILLS
from laksewhist.ai.worlds.likely import Walk
from laksewhist.engine.bids import NoloBid, NoloKind
from laksewhist.engine.cards import Seat
from laksewhist.engine.contract import Contract
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import PlayState
from tests.ai.cardplay.test_trials import CONTRACT
from tests.ai.selfplay import played, setup_of
from tests.engine.random_play import play_out

EFFORTS = {
    "øvet": SKILLS["øvet"].effort,
    "stærk": replace(SKILLS["stærk"].effort, deals=100, exact_deals=8, exact_cards=3),
    "mester": Effort(
        deals=96,
        walk=Walk(starts=2, warm_up=20, between=1),
        exact_cards=4,
        exact_deals=12,
        nodes=1000,
        exact_nolo=3,
        open_nodes=1000,
        blend=True,
        even=4,
        ahead=6,
        ahead_deals=3,
        replied=3,
    ),
}
"""What the levels do, with less of it."""


def tried(seat: Seat, *results: tuple[int, ...], contract: Contract = CONTRACT) -> Trials:
    """Tricks of declarer's side (seats 0 and 2) after each card, deal by deal; in nolo of declarer."""
    trials = Trials(len(results[0]), Stakes(contract, DEFAULT_TABLE, seat, 13))
    for tricks in results:
        trials.add(None if contract.is_nolo else 2, tricks)
    return trials


def test_what_is_the_same_in_every_deal_makes_no_difference() -> None:
    assert why_best(tried(0, (9, 9, 5), (8, 8, 4)), 0) is Why.NO_DIFFERENCE


def test_what_is_the_same_on_average_only_is_not_called_the_same_in_every_deal() -> None:
    trials = tried(0, (9, 8), (8, 9))
    assert trials.best() == [0, 1]
    assert why_best(trials, 0) is why_best(trials, 1) is Why.ABOUT_EQUAL


def test_a_lead_within_the_doubt_is_told_as_such() -> None:
    trials = tried(0, *[(9, 8), (8, 9)] * 8, (9, 8))
    assert trials.points(0) > trials.points(1)
    assert (why_best(trials, 0), why_best(trials, 1)) == (Why.ABOUT_EQUAL, Why.USUAL_CARD)


@pytest.mark.parametrize(("seat", "better"), [(0, 9), (2, 9), (1, 8), (3, 8)])
def test_the_bid_is_made_by_its_own_side_and_kept_from_being_made_by_the_other(seat: Seat, better: int) -> None:
    trials = tried(seat, *[(better, 17 - better)] * 4)
    assert why_best(trials, 0) is Why.DECIDES_CONTRACT


@pytest.mark.parametrize(("seat", "better"), [(0, 0), (3, 1)])
def test_a_nolo_declarer_wants_few_tricks_and_the_others_that_he_takes_some(seat: Seat, better: int) -> None:
    sol = Contract(NoloBid(NoloKind.SOL), (0,), None, None)
    trials = tried(seat, *[(2 * better, 2 - 2 * better)] * 4, contract=sol)
    assert why_best(trials, 0) is Why.DECIDES_CONTRACT


@pytest.mark.parametrize(("seat", "tricks"), [(0, (13, 9)), (1, (6, 8))])
def test_a_card_that_brings_more_tricks_when_the_bid_is_settled(seat: Seat, tricks: tuple[int, int]) -> None:
    assert why_best(tried(seat, *[tricks] * 4), 0) is Why.MORE_TRICKS


@pytest.mark.parametrize(("seat", "best"), [(0, 0), (1, 1)])
def test_most_points_against_the_chance_are_only_that(seat: Seat, best: int) -> None:
    """One card makes nine tricks in every deal; the other falls once, and brings so many that it is worth more."""
    trials = tried(seat, *[(13, 9)] * 30, (8, 9))
    assert trials.chance(0) < trials.chance(1) - 0.02
    assert why_best(trials, best) is Why.MOST_POINTS


def test_a_third_card_that_decides_as_much_keeps_the_bid_from_being_the_reason() -> None:
    trials = tried(0, *[(13, 8, 9)] * 10, *[(13, 13, 9)] * 10)
    assert trials.points(1) > trials.points(2)
    assert why_best(trials, 0) is Why.MOST_POINTS


def test_a_beaten_card_is_no_rival_where_others_stand() -> None:
    trials = tried(0, *[(9, 9, 8)] * 12)
    trials.drop_beaten()
    assert trials.standing == [0, 1]
    assert why_best(trials, 0) is Why.NO_DIFFERENCE
    assert why_best(tried(0, *[(9, 8)] * 12), 0) is Why.DECIDES_CONTRACT


def states_of(seed: int) -> list[PlayState]:
    """Cards to play in one deal: after sensible bids, or in any contract."""
    if seed % 2:
        states = played(setup_of(seed), [brain_for("begynder")] * 4, seed)
    else:
        states = play_out(seed, HouseRules(), 13).states
    return [state for state in states if isinstance(state, PlayState)]


def check(state: PlayState, decision: Decision) -> None:
    """The numbers told do not speak against the reason."""
    chosen, others = decision.options[0], decision.options[1:]
    assert chosen.action == decision.action
    assert [each.points for each in others] == sorted([each.points for each in others], reverse=True)
    assert (max(each.points for each in others) > chosen.points) == (decision.why is Why.USUAL_CARD)
    contract = state.contract
    wants = state.turn in (*contract.declarers, state.partnership.partner)
    assert all(0 <= each.chance <= 1 for each in decision.options)
    if decision.why is Why.DECIDES_CONTRACT:
        rest = [each for each in others if each.chance != chosen.chance or each.points != chosen.points]
        assert all((chosen.chance > each.chance) == wants for each in rest)


@pytest.mark.parametrize("level", list(EFFORTS))
def test_no_number_speaks_against_the_reason(level: str) -> None:
    player, met = CardPlayer(DEFAULT_TABLE, EFFORTS[level]), Counter[tuple[Why, bool]]()
    for seed in range(8):
        for state in states_of(seed)[seed % 5 :: 5]:
            decision = player.consider(view_for(state, state.turn), Random(seed))
            if decision.options:
                check(state, decision)
                met[decision.why, state.turn in (*state.contract.declarers, state.partnership.partner)] += 1
    reasons = {why for why, _wants in met}
    assert reasons >= {Why.DECIDES_CONTRACT, Why.MORE_TRICKS, Why.NO_DIFFERENCE}
    assert reasons & {Why.USUAL_CARD, Why.ABOUT_EQUAL}
    assert met[Why.DECIDES_CONTRACT, True]
    assert met[Why.DECIDES_CONTRACT, False]
