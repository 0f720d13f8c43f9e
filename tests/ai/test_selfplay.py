"""How begynder does over many deals: against itself, and against chance."""

from collections import Counter
from itertools import combinations
from random import Random
from statistics import mean, stdev

import pytest

from laksewhist.ai.brain import Brain, brain_for
from laksewhist.engine.actions import Action
from laksewhist.engine.contract import Outcome
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.points import points
from laksewhist.engine.view import Phase, PlayerView
from tests.ai.selfplay import RandomPlayer, played, setup_of

BEGYNDER = brain_for("begynder")
NINE_BIDS = {"alm", "gode", "vip", "halve", "sans", "sol", "ren sol", "bordlægger", "sniksnak"}


def outcomes(deals: range) -> list[Outcome]:
    return [played(setup_of(seed), [BEGYNDER] * 4, seed)[-1].outcome for seed in deals]


def test_most_contracts_are_made_and_few_hands_are_passed_out() -> None:
    ended = outcomes(range(300))
    contracts = [each for each in ended if each.contract is not None]
    made = [each.made[0] for each in contracts if each.contract is not None and not each.contract.is_nolo]
    nolo = [stands for each in contracts if each.contract is not None and each.contract.is_nolo for stands in each.made]
    assert len(contracts) > 0.8 * len(ended)
    assert 0.55 < mean(made) < 0.8
    assert 0.5 < mean(nolo) < 0.97


@pytest.mark.slow
def test_every_kind_of_bid_is_played() -> None:
    kinds = Counter(each.contract.bid.kind.value for each in outcomes(range(1500)) if each.contract is not None)
    assert set(kinds) == NINE_BIDS
    assert kinds["sniksnak"] < kinds["bordlægger"] < kinds["ren sol"] + kinds["sol"]


class ChanceCards(RandomPlayer):
    """Bids, calls and exchanges as begynder does, and plays any card."""

    def decide(self, view: PlayerView, rng: Random) -> Action:
        return super().decide(view, rng) if view.phase is Phase.PLAY else BEGYNDER.decide(view, rng)


def gain(deal: int, other: Brain) -> float:
    """Points a seat that begynder wins on a deal, over the six ways to seat two of them beside two of the other."""
    setup = setup_of(deal)
    total = 0
    for pair in combinations(range(4), 2):
        seats = [BEGYNDER if seat in pair else other for seat in range(4)]
        result = points(played(setup, seats, deal)[-1].outcome, DEFAULT_TABLE)
        total += sum(result[seat] for seat in pair)
    return total / 12


@pytest.mark.parametrize(("other", "points_a_deal"), [(RandomPlayer(), 200), (ChanceCards(), 5)])
def test_begynder_beats_chance_by_far(other: Brain, points_a_deal: int) -> None:
    gains = [gain(deal, other) for deal in range(40)]
    interval = 2 * stdev(gains) / len(gains) ** 0.5
    assert mean(gains) - interval > points_a_deal
