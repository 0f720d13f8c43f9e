"""The levels that reckon: what every brain promises, at their own effort where that is quick, else at a small one."""

from random import Random

import pytest

from laksewhist.ai.brain import brain_for
from laksewhist.ai.cardplay.effort import Effort
from laksewhist.ai.decision import CancelledError, Why
from laksewhist.ai.levels import SKILLS, Reckoner, Skill
from laksewhist.ai.worlds.likely import Walk
from laksewhist.engine.house_rules import ExchangeOrder, HolderMayLeadLow, HouseRules, SniksnakTalk
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import FinishedState
from laksewhist.engine.view import Phase
from tests.ai.selfplay import played, setup_of
from tests.ai.test_brain import hidden_worlds
from tests.engine.random_play import play_out

SMALL = Skill(
    Effort(deals=6, walk=Walk(starts=2, warm_up=8, between=2), exact_cards=4, exact_deals=4, nodes=300, exact_nolo=4), 2
)
ODD = HouseRules(
    exchange=ExchangeOrder.TAKE_FIRST,
    holder_may_lead_low=HolderMayLeadLow.YES,
    sniksnak_talk=SniksnakTalk.OPPONENTS,
)
EVERY_LEVEL = pytest.mark.parametrize("level", list(SKILLS))


def small() -> Reckoner:
    """A brain that does all that `mester` does, with next to no effort."""
    return Reckoner(DEFAULT_TABLE, 0.0, SMALL)


@EVERY_LEVEL
def test_every_phase_is_answered_legally_and_with_reasons(level: str) -> None:
    met = set()
    for seed in range(12):
        for state in play_out(seed, (HouseRules(), ODD)[seed % 2], (13, 4)[seed % 2]).states[:-1]:
            view = view_for(state, state.turn)
            nolo = view.phase is Phase.EXCHANGE and view.contract is not None and view.contract.is_nolo
            key = (view.phase, len(view.tricks) // 5, nolo)
            if key in met or len(view.legal) == 1:
                continue
            met.add(key)
            decision = brain_for(level).consider(view, Random(seed))
            assert decision.action in view.legal
            assert decision.options or decision.why is Why.ALL_EQUAL, "every decision has its numbers"
            assert not decision.options or decision.options[0].action == decision.action
            assert all(option.action in view.legal for option in decision.options)
            assert brain_for(level).decide(view, Random(seed)) == decision.action
    assert {phase for phase, *_ in met} == set(Phase) - {Phase.FINISHED}
    assert {nolo for phase, _tricks, nolo in met if phase is Phase.EXCHANGE} == {False, True}


@pytest.mark.parametrize("seed", range(8))
def test_odd_play_of_others_is_met_with_legal_answers_that_repeat(seed: int) -> None:
    for state in play_out(seed, (HouseRules(), ODD)[seed % 2], (13, 3, 5, 1)[seed % 4]).states[:-1]:
        view = view_for(state, state.turn)
        action = small().decide(view, Random(seed))
        assert action in view.legal
        assert small().decide(view, Random(seed)) == action


@pytest.mark.parametrize("seed", range(3))
def test_a_deal_among_themselves_comes_to_its_end(seed: int) -> None:
    assert isinstance(played(setup_of(seed), [small()] * 4, seed)[-1], FinishedState)


def test_hidden_cards_never_change_an_answer() -> None:
    phases = set()
    for seed in range(16):
        for state, other in hidden_worlds(seed, (HouseRules(), ODD)[seed % 2], (13, 4, 3, 13)[seed % 4])[:8]:
            views = view_for(state, state.turn), view_for(other, other.turn)
            assert views[0] == views[1]
            assert small().consider(views[0], Random(seed)) == small().consider(views[1], Random(seed))
            phases.add(views[0].phase)
    assert phases >= {Phase.AUCTION, Phase.CALLING, Phase.EXCHANGE, Phase.PLAY}


@EVERY_LEVEL
def test_thinking_ends_when_it_is_cancelled(level: str) -> None:
    state = next(each for each in play_out(3, HouseRules()).states if each.turn is not None and _plays(each))
    view = view_for(state, state.turn)
    asked: list[bool] = []

    def second_time() -> bool:
        asked.append(True)
        return len(asked) > 1

    with pytest.raises(CancelledError):
        brain_for(level).consider(view, Random(0), lambda: True)
    with pytest.raises(CancelledError):
        brain_for(level).consider(view, Random(0), second_time)


def _plays(state: object) -> bool:
    return view_for(state, state.turn).phase is Phase.PLAY  # type: ignore[arg-type,attr-defined]
