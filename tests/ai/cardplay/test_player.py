"""Cards chosen where the best one is known for certain: with every hand open, or near the end."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from laksewhist.ai.cardplay.effort import Effort, Search
from laksewhist.ai.cardplay.endgame import search
from laksewhist.ai.cardplay.player import CardPlayer
from laksewhist.ai.cardplay.stakes import Stakes
from laksewhist.ai.decision import Decision, Why, never
from laksewhist.ai.levels import SKILLS
from laksewhist.ai.solver.encode import bit_of, world_of
from laksewhist.ai.solver.playout import played_until, tricks_after
from laksewhist.ai.solver.reply import Replier
from laksewhist.ai.solver.solve import Solver
from laksewhist.ai.worlds.layout import Layout, mask_of
from laksewhist.engine.actions import PlayCard
from laksewhist.engine.cards import card
from laksewhist.engine.game import legal_actions
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import PlayState
from tests.engine.builders import deal, playing, talk
from tests.engine.random_play import play_out

MESTER = CardPlayer(DEFAULT_TABLE, SKILLS["mester"].effort)
SEARCHER = CardPlayer(DEFAULT_TABLE, replace(SKILLS["mester"].effort, blend=False))


def chosen(state: Any, player: CardPlayer = MESTER) -> Decision:
    return player.consider(view_for(state, state.turn), Random(1))


def code(decision: Decision) -> str:
    assert isinstance(decision.action, PlayCard)
    return decision.action.card.code


def layout_of(state: PlayState) -> Layout:
    """What a player who sees all cards would look at."""
    north, east, south, west = (mask_of(hand) for hand in state.hands)
    hands = (north, east, south, west)
    return Layout(hands, mask_of(state.kitty), hands, 0, (), state.partnership.partner)


def test_the_only_card_is_played_without_a_thought() -> None:
    state = talk(playing(deal("S2 H3", "S3 H4", "S4 H5", "S5 H6"), "8 alm", "DA trumf C"), "0: S2")
    decision = chosen(state)
    assert (code(decision), decision.why, decision.worlds) == ("S3", Why.ONLY_CHOICE, 0)


def test_touching_cards_are_all_equal() -> None:
    state = playing(deal("SA SK SQ", "S3 H4 D4", "S4 H5 D5", "S5 H6 D6"), "8 alm", "DA trumf C")
    decision = chosen(state)
    assert (code(decision), decision.why) == ("SQ", Why.ALL_EQUAL)


def test_who_sees_all_cards_plays_as_the_solver_does() -> None:
    """With five cards left and the true deal given, the choice has the best value that the search finds."""
    seen = 0
    for seed in range(60):
        for state in play_out(seed, HouseRules()).states:
            if not isinstance(state, PlayState) or len(state.hands[state.turn]) != 5 or state.contract.is_nolo:
                continue
            view = view_for(state, state.turn)
            decision = SEARCHER.consider_in(view, [layout_of(state)]) if len(view.legal) > 1 else None
            if decision is None or not decision.options:
                continue
            world = world_of(state)
            values = Solver(12).values(world, 10**6)
            sign = 1 if world.side >> state.turn & 1 else -1
            known = [sign * value for value in values.values() if value is not None]
            assert isinstance(decision.action, PlayCard)
            mine = values[bit_of(decision.action.card, False)]
            assert mine is not None
            assert sign * mine == max(known)
            seen += 1
    assert seen > 40


def test_a_search_without_nodes_falls_back_to_play_outs() -> None:
    state = next(
        state for state in play_out(2, HouseRules()).states if isinstance(state, PlayState) and len(state.tricks) == 8
    )
    view = view_for(state, state.turn)
    starved = CardPlayer(DEFAULT_TABLE, Effort(deals=30, exact_cards=13, exact_deals=30, nodes=1))
    plain = CardPlayer(DEFAULT_TABLE, Effort(deals=30))
    assert starved.consider(view, Random(4)).options == plain.consider(view, Random(4)).options


def test_search_and_play_outs_count_the_same() -> None:
    found = 0
    for seed in range(8):
        state = next(
            (
                each
                for each in play_out(seed, HouseRules()).states
                if isinstance(each, PlayState) and len(each.tricks) == 7
            ),
            None,
        )
        if state is None or state.contract.is_nolo:
            continue
        view = view_for(state, state.turn)
        both, searched, played = (
            {
                option.action: option.points
                for option in CardPlayer(DEFAULT_TABLE, effort).consider(view, Random(4)).options
            }
            for effort in (
                Effort(deals=40, exact_cards=13, exact_deals=10, nodes=10**6, blend=True),
                Effort(deals=10, exact_cards=13, exact_deals=10, nodes=10**6),
                Effort(deals=40),
            )
        )
        if played.keys() != both.keys() or min(map(len, (both, searched, played))) == 0:
            continue
        for action, points in both.items():
            if played[action] is not None:
                assert points == pytest.approx((searched[action] + played[action]) / 2)
                found += 1
    assert found > 10


def test_a_search_may_begin_where_the_rules_of_thumb_have_played_on() -> None:
    """Each card counts what it brings in play-outs, and what the search finds some tricks later."""
    state = next(
        each
        for seed in range(20)
        for each in play_out(seed, HouseRules()).states
        if isinstance(each, PlayState) and len(each.tricks) == 6 and not each.contract.is_nolo
    )
    world, solver = world_of(state), Solver()
    stakes = Stakes(state.contract, DEFAULT_TABLE, state.turn, 13)
    cards = [bit_of(action.card, False) for action in legal_actions(state) if isinstance(action, PlayCard)]
    trials = search([world], cards, stakes, Search(1, 10**6, played_out=1, until=4), never)
    for number, each in enumerate(cards):
        tricks = solver.value(played_until(world, each, 4), 10**6)
        assert tricks is not None
        searched = stakes.points(stakes.packed(tricks), state.partnership.partner)
        played = stakes.points(tricks_after(world, each), state.partnership.partner)
        assert trials.points(number) == (searched + played) / 2


def test_the_best_reply_to_rules_of_thumb_counts_as_much_as_search_and_play_outs() -> None:
    state = next(
        each
        for seed in range(20)
        for each in play_out(seed, HouseRules()).states
        if isinstance(each, PlayState) and len(each.tricks) == 5 and not each.contract.is_nolo
    )
    world = world_of(state)
    stakes = Stakes(state.contract, DEFAULT_TABLE, state.turn, 13)
    cards = [bit_of(action.card, False) for action in legal_actions(state) if isinstance(action, PlayCard)]
    assert len(cards) > 1
    both = search([world], cards, stakes, Search(1, 10**6, played_out=1), never)
    three = search([world], cards, stakes, Search(1, 10**6, played_out=1, replied=1), never)
    for number, each in enumerate(cards):
        tricks = Replier().tricks(world, each, 8, 10**6)
        reply = stakes.points(stakes.packed(tricks), state.partnership.partner)
        assert three.points(number) == pytest.approx((2 * both.points(number) + reply) / 3)


@pytest.mark.parametrize(("keeping", "shares"), [(0.0, (4, 4, 4)), (0.5, (4, 3, 6)), (1.0, (4, 2, 8))])
def test_where_opponents_keep_to_the_rules_search_counts_less_and_the_reply_more(
    keeping: float, shares: tuple[int, int, int]
) -> None:
    state = next(
        each
        for seed in range(20)
        for each in play_out(seed, HouseRules()).states
        if isinstance(each, PlayState) and len(each.tricks) == 6 and not each.contract.is_nolo
    )
    world, partner = world_of(state), state.partnership.partner
    stakes = Stakes(state.contract, DEFAULT_TABLE, state.turn, 13)
    cards = [bit_of(action.card, False) for action in legal_actions(state) if isinstance(action, PlayCard)]
    how = Search(1, 10**6, played_out=4, replied=1)
    trials = search([world] * 4, cards, stakes, how, never, keeping=[keeping] * 4)
    values = Solver().values(world, 10**6)
    for number, each in enumerate(cards):
        exact = values[each]
        assert exact is not None
        reply = Replier().tricks(world, each, 8, 10**6)
        brought = [stakes.points(stakes.packed(tricks), partner) for tricks in (exact, reply)]
        brought.insert(0, stakes.points(tricks_after(world, each), partner))
        expected = sum(share * points for share, points in zip(shares, brought, strict=True)) / sum(shares)
        assert trials.points(number) == pytest.approx(expected)


def test_what_is_too_long_to_search_is_played_on_first() -> None:
    state = playing(deal("SA SQ H2 H3", "S3 H4 D2 D3", "S4 H5 D4 D5", "SK H6 D6 D7"), "8 alm", "DA trumf C")
    view = view_for(state, 0)
    effort = Effort(deals=5, exact_cards=3, exact_deals=4, nodes=7, blend=True, ahead=2, ahead_deals=3, replied=1)
    assert effort.search_of(view) == Search(3, 7, played_out=5, until=2, replied=1)
    assert replace(effort, exact_cards=4).search_of(view) == Search(4, 7, played_out=5, replied=1)
    nolo = playing(deal("SA SQ H2 H3", "S3 H4 D2 D3", "S4 H5 D4 D5", "SK H6 D6 D7"), "sol")
    assert effort.search_of(view_for(nolo, 0)) is None


def test_deals_beside_the_likely_ones_count_little() -> None:
    """In the likely deal both cards win as much; where the king lies behind, only the ace does."""
    near = playing(deal("SA SQ", "S3 H4", "S4 H5", "SK H6"), "8 alm", "DA trumf C")
    far = playing(deal("SA SQ", "SK H4", "S4 H5", "S3 H6"), "8 alm", "DA trumf C")
    stakes = Stakes(near.contract, DEFAULT_TABLE, 0, 2)
    cards = [bit_of(card(each), False) for each in ("SA", "SQ")]
    how = Search(1, 10**6)
    alone = search([world_of(near)], cards, stakes, how, never)
    other = search([world_of(far)], cards, stakes, how, never)
    both = search([world_of(near)], cards, stakes, how, never, [world_of(far)])
    for number in (0, 1):
        assert both.points(number) == pytest.approx((10 * alone.points(number) + other.points(number)) / 11)


def test_where_every_hand_lies_open_there_is_one_deal() -> None:
    effort = SKILLS["mester"].effort
    view = view_for(playing(deal("S2 H3", "S3 H4", "S4 H5", "S5 H6"), "sniksnak"), 0)
    assert effort.search_of(view) == Search(1, effort.open_nodes)
    hidden = replace(view, shown=(None, None, None, None))
    assert effort.search_of(hidden) == Search(effort.exact_deals, effort.nodes, even=effort.even)


def test_several_nolo_declarers_are_never_searched_as_two_sides() -> None:
    state = talk(deal("S2 H3", "S3 H4", "S4 H5", "S5 H6"), "0: sol, 1: med, 2: pas, 3: pas")
    state = talk(state, "0: bytter ikke, 1: bytter ikke")
    assert SKILLS["mester"].effort.search_of(view_for(state, 0)) is None


def test_opponents_in_sniksnak_who_see_everything_let_declarer_fall() -> None:
    """Only a low spade, and the five under the six, make declarer win; after a diamond he throws the six away."""
    hands = ("H2 S6 C5", "HK S3 D9", "H4 S5 S9", "H5 D8 D7")
    state = talk(playing(deal(*hands, kitty="C2 C3 C4"), "sniksnak"), "0: H2, 1: HK, 2: H4, 3: H5")
    lead = chosen(state)
    assert (code(lead), lead.why) == ("S3", Why.DECIDES_CONTRACT)
    assert all(option.tricks is None for option in lead.options)
    assert code(chosen(talk(state, "1: S3"))) == "S5"
