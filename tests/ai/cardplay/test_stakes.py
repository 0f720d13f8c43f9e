"""Points of results, as the engine gives them."""

from random import Random

from hypothesis import given

from laksewhist.ai.cardplay.stakes import Stakes
from laksewhist.ai.solver.encode import world_of
from laksewhist.ai.solver.playout import pack
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.points import points
from laksewhist.engine.state import PlayState
from tests.engine.random_play import RULES, SEEDS, SIZES, play_out, random_table


@given(seed=SEEDS, rules=RULES, size=SIZES)
def test_every_seat_gets_the_points_of_the_table(seed: int, rules: HouseRules, size: int) -> None:
    deal = play_out(seed, rules, size)
    outcome, table = deal.end.outcome, random_table(seed)
    if outcome.contract is None:
        return
    first, second, third, fourth = outcome.tricks
    packed = first | second << 4 | third << 8 | fourth << 12
    for seat in range(4):
        stakes = Stakes(outcome.contract, table, seat, size)
        assert stakes.points(packed, outcome.partner) == points(outcome, table)[seat]
        assert stakes.range[0] <= points(outcome, table)[seat] <= stakes.range[1]
        assert stakes.wants_it_made(outcome.partner) == (seat in outcome.side)
        if not stakes.is_nolo:
            mine = seat in outcome.side
            assert stakes.tricks(packed, outcome.partner) == (
                outcome.side_tricks if mine else size - outcome.side_tricks
            )
            assert stakes.is_made(packed, outcome.partner) == outcome.made[0]
            assert stakes.points(stakes.packed(outcome.side_tricks), outcome.partner) == points(outcome, table)[seat]
        elif seat in outcome.contract.declarers:
            assert stakes.is_made(packed, None) == outcome.made[outcome.contract.declarers.index(seat)]
            assert stakes.tricks(packed, None) == outcome.tricks[seat]


def test_results_are_packed_as_the_core_packs_them() -> None:
    states = [state for state in play_out(4, HouseRules()).states if isinstance(state, PlayState)]
    state = Random(1).choice(states)
    packed = pack(world_of(state))
    assert [packed >> 4 * seat & 15 for seat in range(4)] == list(state.taken)
