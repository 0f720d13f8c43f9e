"""When a tournament ends, who sits where by lot, and matches that go on."""

from itertools import count

import pytest

from laksewhist.compose import SIMPLEST_LEVEL, play_with_computers
from laksewhist.engine.house_rules import AllPass, HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.match.driver import DealDriver, PlayedDeal
from laksewhist.match.length import MOST, OPEN_END, Length, LengthKind, suggested_deals
from laksewhist.match.lot import drawn_by_lot
from laksewhist.match.match import Match, MatchDeal
from laksewhist.match.players import ScriptPlayer

NAMES = ("A", "B", "C", "D", "E", "F")


def match_of(participants=4, length=OPEN_END, rules=None, seed="length"):
    return Match(NAMES[:participants], rules or HouseRules(), DEFAULT_TABLE, seed, length=length)


def play_on(match, most=200):
    """Plays until the match is over, or so many deals."""
    levels = [SIMPLEST_LEVEL] * len(match.participants)
    for _ in range(most):
        if match.is_over:
            return
        plan = match.next_deal()
        match.add(plan, play_with_computers(plan, levels, match.seed))


@pytest.mark.parametrize(("kind", "amount"), [("deals", 0), ("deals", MOST + 1), ("points", -5), ("open", 3)])
def test_a_length_that_makes_no_sense_cannot_be(kind, amount):
    with pytest.raises(ValueError, match="amount"):
        Length(LengthKind(kind), amount)


@pytest.mark.parametrize("participants", [4, 5, 6])
def test_a_number_of_deals_counts_those_that_moved_the_deal_on(participants):
    match = match_of(participants, Length(LengthKind.DEALS, participants))
    play_on(match)
    assert match.is_over
    assert match.moved_on == participants
    dealers = [deal.plan.seating.dealer for deal in match.deals]
    assert sorted(set(dealers)) == list(range(participants))
    with pytest.raises(ValueError, match="over"):
        match.next_deal()


def all_pass(match):
    """A deal in which nobody bids."""
    plan = match.next_deal()
    driver = DealDriver(plan.setup, [_Passing() for _ in range(4)])
    driver.start()
    match.add(plan, PlayedDeal(plan.setup, driver.actions, driver.state))


class _Passing(ScriptPlayer):
    def __init__(self):
        super().__init__(())

    def request(self, question, reply):
        reply(question.token, question.view.legal[-1] if question.view.phase.value == "iron_hand" else _pass(question))


def _pass(question):
    return next(each for each in question.view.legal if type(each).__name__ == "Pass")


@pytest.mark.parametrize(("rule", "moved_on"), [(AllPass.REDEAL, 0), (AllPass.NEXT_DEALER, 3)])
def test_four_passes_count_where_they_move_the_deal_on(rule, moved_on):
    match = match_of(rules=HouseRules(all_pass=rule), length=Length(LengthKind.DEALS, 4))
    for _ in range(3):
        all_pass(match)
    assert match.moved_on == moved_on
    assert match.length.left(match.moved_on) == 4 - moved_on
    assert not match.is_over
    assert match.sums == ()


def test_a_point_target_ends_it_with_the_deal_that_reaches_it():
    match = match_of(length=Length(LengthKind.POINTS, 150))
    play_on(match)
    assert max(match.standings) >= 150
    before = [sum(deal.points[who] for deal in match.deals[:-1]) for who in range(4)]
    assert max(before) < 150
    assert match.length.left(match.moved_on) is None


def test_an_open_end_never_ends():
    match = match_of()
    play_on(match, 12)
    assert len(match.deals) == 12
    assert not match.is_over


@pytest.mark.parametrize("participants", [4, 5, 6])
def test_suggested_numbers_let_everybody_deal_equally_often(participants):
    assert all(number % participants == 0 for number in suggested_deals(participants))


def test_seats_by_lot_are_the_same_for_the_same_seed_and_every_order_comes():
    assert drawn_by_lot("x", NAMES) == drawn_by_lot("x", NAMES)
    assert {drawn_by_lot(seed, NAMES[:3]) for seed in range(60)} == {
        tuple(order)
        for order in (
            ("A", "B", "C"),
            ("A", "C", "B"),
            ("B", "A", "C"),
            ("B", "C", "A"),
            ("C", "A", "B"),
            ("C", "B", "A"),
        )
    }


def test_a_match_that_is_recalled_goes_on_as_if_it_had_never_stopped():
    whole, halves = match_of(5), match_of(5)
    play_on(whole, 7)
    play_on(halves, 3)
    fetched = count()
    later = match_of(5)
    later.recall([_remembered(deal, fetched) for deal in halves.deals])
    assert next(fetched) == 0  # nothing was fetched that was not asked for
    play_on(later, 4)
    assert later.deals == whole.deals
    assert (later.standings, later.sums) == (whole.standings, whole.sums)


def _remembered(deal, fetched):
    def recall():
        next(fetched)
        return deal.plan, deal.played

    return MatchDeal(deal.points, deal.scored, recall)


@pytest.mark.parametrize("place", [0, 1, 5, 17, 40])
def test_a_deal_goes_on_with_the_same_questions(place):
    """The tokens, which computers are seeded by, are those of a driver that was never stopped."""
    plan = match_of().next_deal()
    played = play_with_computers(plan, [SIMPLEST_LEVEL] * 4, "on")
    whole, later = _Noting(played.actions), _Noting(played.actions[place:])
    DealDriver(plan.setup, [whole] * 4).start()
    driver = DealDriver(plan.setup, [later] * 4, so_far=played.actions[:place])
    driver.start()
    assert later.tokens == whole.tokens[place:]
    assert (driver.actions, driver.state) == (played.actions, played.state)


class _Noting(ScriptPlayer):
    def __init__(self, actions):
        super().__init__(actions)
        self.tokens = []

    def request(self, question, reply):
        self.tokens.append(question.token)
        super().request(question, reply)


def test_nothing_can_come_after_the_end_of_a_deal():
    plan = match_of().next_deal()
    played = play_with_computers(plan, [SIMPLEST_LEVEL] * 4, "on")
    with pytest.raises(ValueError, match="over"):
        DealDriver(plan.setup, [], so_far=(*played.actions, played.actions[-1]))
