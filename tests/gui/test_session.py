"""What the person sees of a match, and what somebody who sits out sees."""

from dataclasses import replace

import pytest

from laksewhist.ai.brain import Style
from laksewhist.engine.cards import SEATS
from laksewhist.engine.game import apply, legal_actions, start_deal
from laksewhist.engine.house_rules import ExchangeOrder, HouseRules, Shuffle, SniksnakTalk
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import FinishedState
from laksewhist.engine.view import Phase
from laksewhist.gui.session import MatchSetup, Session, onlooker
from laksewhist.match.dealing import DEFAULT_PATTERN, DealingPattern
from laksewhist.match.driver import PlayedDeal
from laksewhist.match.match import plan_deal
from laksewhist.match.rng import below, derived_random


def setup_of(participants, seed="session", rules=None):
    names = ("You", "Karen", "Bodil", "Mads", "Svend", "Inger")[:participants]
    return MatchSetup(names, (None, *["begynder"] * (participants - 1)), rules or HouseRules(), DEFAULT_TABLE, seed)


def random_states(seed, rules):
    """Every state of one deal played at random."""
    rng = derived_random(seed)
    state = start_deal(plan_deal(seed, 4, rules, number=0, attempt=0).setup)
    while not isinstance(state, FinishedState):
        yield state
        legal = legal_actions(state)
        state, _events = apply(state, legal[below(rng, len(legal))])
    yield state


def pattern(_dealer):
    return DEFAULT_PATTERN


def test_the_person_sees_from_the_own_seat():
    session = Session(setup_of(4), pattern)
    plan = session.match.next_deal()
    shown = session.shown(plan, start_deal(plan.setup))
    assert shown.south == plan.seating.players.index(0)
    assert not shown.hand_hidden
    assert shown.names == ("You", "Karen", "Bodil", "Mads")
    assert session.brain_of(plan, 0) is None
    assert all(session.brain_of(plan, seat) is not None for seat in (1, 2, 3))


def test_whoever_sits_out_looks_on_with_every_hand_hidden():
    session = Session(setup_of(5), pattern)
    while 0 in (plan := session.match.next_deal()).seating.players:
        state = start_deal(plan.setup)
        rng = derived_random("out", plan.number, plan.attempt)
        actions = []
        while not isinstance(state, FinishedState):
            legal = legal_actions(state)
            actions.append(legal[below(rng, len(legal))])
            state, _events = apply(state, actions[-1])
        session.match.add(plan, PlayedDeal(plan.setup, tuple(actions), state))
    shown = session.shown(plan, start_deal(plan.setup))
    assert shown.hand_hidden
    assert "You" not in shown.names
    assert not shown.is_my_turn


@pytest.mark.parametrize("talk", SniksnakTalk)
@pytest.mark.parametrize("order", ExchangeOrder)
def test_an_onlooker_sees_the_same_from_every_seat(talk, order):
    """What is left of a view is what everybody may know, so it is equal for all four seats but for the hand."""
    rules = HouseRules(sniksnak_talk=talk, exchange=order)
    seen = 0
    for number in range(40):
        for state in random_states(f"onlooker {number}", rules):
            if isinstance(state, FinishedState):
                continue
            views = [onlooker(view_for(state, seat)) for seat in SEATS]
            first = views[0]
            for view in views[1:]:
                assert (view.phase, view.turn, view.exchanges, view.partner) == (
                    first.phase,
                    first.turn,
                    first.exchanges,
                    first.partner,
                )
                assert (view.partner_known, view.kitty, view.choice, view.legal) == (
                    first.partner_known,
                    None,
                    None,
                    (),
                )
                assert view.shown == first.shown
            assert first.phase is not Phase.IRON_HAND
            seen += 1
    assert seen > 1000


def test_the_sums_for_the_graph_leave_out_deals_that_were_not_played():
    session = Session(setup_of(4, "sums"), pattern)
    for _ in range(6):
        plan = session.match.next_deal()
        state = start_deal(plan.setup)
        actions = []
        while not isinstance(state, FinishedState):
            actions.append(legal_actions(state)[0])  # the first is always a pass: nobody bids
            state, _events = apply(state, actions[-1])
        session.match.add(plan, PlayedDeal(plan.setup, tuple(actions), state))
    assert session.company(session.match.next_deal()).sums == ((0, 0, 0, 0),)


@pytest.mark.parametrize(("style", "largest"), [(Style.CAUTIOUS, 4), (Style.BOLD, 13)])
def test_a_computer_deals_in_its_style_and_a_person_as_chosen(style, largest):
    rules = HouseRules(shuffle=Shuffle.GATHERED)
    setup = replace(setup_of(4, rules=rules), styles=(Style.BALANCED, *[style] * 3))
    session = Session(setup, lambda _dealer: DealingPattern((5, 5, 3)))
    assert session._pattern_of(0).packets == (5, 5, 3)
    sizes = max(session._pattern_of(1).packets)
    assert sizes in ((1, 4) if style is Style.CAUTIOUS else (5, largest))
    assert session._pattern_of(1) == session._pattern_of(1)


def test_after_a_thorough_shuffle_every_computer_deals_the_usual_way():
    setup = replace(setup_of(4), styles=(Style.BOLD,) * 4)
    assert Session(setup, pattern)._pattern_of(2) == DEFAULT_PATTERN
