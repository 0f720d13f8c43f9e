import pytest
from hypothesis import given
from hypothesis import strategies as st

from laksewhist.compose import play_with_computers
from laksewhist.engine.actions import CallIronHand, KeepHand, Pass
from laksewhist.engine.cards import PACK, is_iron
from laksewhist.engine.house_rules import AllPass, HouseRules, IronHand
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.state import Setup
from laksewhist.match.driver import play_deal
from laksewhist.match.match import Match, by_participant, first_dealer, places, plan_deal, same_deal
from laksewhist.match.players import ScriptPlayer
from laksewhist.match.rotation import seating

NAMES = ("Anna", "Bo", "Carla", "Dan", "Åse", "Jørgen")


class Passer(ScriptPlayer):
    """Passes whatever it holds, and never shows an iron hand."""

    def __init__(self):
        super().__init__(())

    def request(self, question, reply):
        legal = question.view.legal
        reply(question.token, next(each for each in legal if isinstance(each, Pass | KeepHand)))


class Shower(Passer):
    """Shows an iron hand where it has one."""

    def request(self, question, reply):
        legal = question.view.legal
        reply(question.token, next(each for each in legal if isinstance(each, Pass | CallIronHand)))


def match_of(participants=4, rules=None, seed=1):
    return Match(NAMES[:participants], rules or HouseRules(), DEFAULT_TABLE, seed)


def play_on(match, deals, player=None):
    for _ in range(deals):
        plan = match.next_deal()
        if player is None:
            match.add(plan, play_with_computers(plan, ("begynder",) * len(match.participants), match.seed))
        else:
            match.add(plan, play_deal(plan.setup, [player()] * 4))


def dealers(match):
    return [deal.plan.seating.dealer for deal in match.deals]


def test_the_first_dealer_is_drawn_by_lot():
    drawn = {first_dealer(seed, 6) for seed in range(60)}
    assert drawn == {0, 1, 2, 3, 4, 5}


@pytest.mark.parametrize("participants", [4, 5, 6])
def test_R03_the_deal_moves_clockwise(participants):
    match = match_of(participants, HouseRules(iron_hand=IronHand.OFF, all_pass=AllPass.NEXT_DEALER))
    play_on(match, 2 * participants)
    first = dealers(match)[0]
    assert dealers(match) == [(first + n) % participants for n in range(2 * participants)]


def test_four_passes_keep_the_dealer_with_new_cards():
    match = match_of()
    play_on(match, 3, Passer)
    assert len(set(dealers(match))) == 1
    assert [(deal.plan.number, deal.plan.attempt) for deal in match.deals] == [(0, 0), (0, 1), (0, 2)]
    assert len({deal.plan.setup.hands for deal in match.deals}) == 3
    assert match.standings == (0, 0, 0, 0)


def test_four_passes_move_the_deal_where_the_house_says_so():
    match = match_of(rules=HouseRules(all_pass=AllPass.NEXT_DEALER))
    play_on(match, 3, Passer)
    first = dealers(match)[0]
    assert dealers(match) == [first, (first + 1) % 4, (first + 2) % 4]


def test_R06_an_iron_hand_keeps_the_dealer_also_where_passes_move_it():
    rules = HouseRules(all_pass=AllPass.NEXT_DEALER)
    deals = ((seed, plan_deal(seed, 4, rules, number=0, attempt=0).setup) for seed in range(400))
    seed = next(seed for seed, setup in deals if any(is_iron(hand) for hand in setup.hands))
    match = match_of(rules=rules, seed=seed)
    play_on(match, 1, Shower)
    assert match.deals[0].played.state.iron_hand is not None
    again = match.next_deal()
    assert again.seating == match.deals[0].plan.seating
    assert (again.number, again.attempt) == (0, 1)


@pytest.mark.parametrize("participants", [5, 6])
def test_R02_whoever_sits_out_scores_nothing(participants):
    match = match_of(participants)
    play_on(match, 12)
    for deal in match.deals:
        assert len(deal.points) == participants
        assert sum(deal.points) == 0
        assert all(deal.points[who] == 0 for who in deal.plan.seating.sitting_out)
    assert sum(match.standings) == 0
    assert any(match.standings)


def test_the_same_seed_gives_the_same_evening():
    first, second = match_of(5, seed="evening"), match_of(5, seed="evening")
    play_on(first, 8)
    play_on(second, 8)
    assert first.deals == second.deals


def test_asking_twice_gives_the_same_deal():
    match = match_of()
    assert match.next_deal() == match.next_deal()


def test_R31_points_are_given_to_those_who_sat_there():
    assert by_participant(seating(6, 0), 6, (30, -10, -10, -10)) == (0, 30, -10, 0, -10, -10)


@given(st.lists(st.integers(-50, 50), min_size=4, max_size=6))
def test_ties_share_the_better_place(standings):
    ranks = places(tuple(standings))
    for one, rank in zip(standings, ranks, strict=True):
        assert rank == 1 + len([other for other in standings if other > one])


def test_a_match_needs_four_to_six():
    with pytest.raises(ValueError, match="R2"):
        match_of(3)


def test_a_source_gives_the_same_cards_in_every_deal():
    setup = plan_deal("practice", 4, HouseRules(), number=2, attempt=0).setup
    match = Match(NAMES[:4], HouseRules(), DEFAULT_TABLE, "unused", source=same_deal(setup))
    play_on(match, 2)
    assert [deal.plan.setup for deal in match.deals] == [setup, setup]
    assert [deal.plan.number for deal in match.deals] == [0, 1]
    for deal in match.deals:
        assert deal.plan.seating.players == (0, 1, 2, 3)
        assert deal.plan.seating.forehand == setup.forehand


def test_a_source_asks_for_a_whole_deal():
    hands = tuple((card,) for card in PACK[:4])
    with pytest.raises(ValueError, match="55 cards"):
        same_deal(Setup(HouseRules(), 0, hands, PACK[4:7]))
