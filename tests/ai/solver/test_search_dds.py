"""The search against DDS, which comes with endplay; too slow for every change, and only where it is installed."""

from random import Random

import pytest

from laksewhist.ai.solver.solve import Solver
from laksewhist.lab.bench.solver import board, pbn_of

pytestmark = pytest.mark.stress
endplay = pytest.importorskip("endplay")

BOARDS = 500


@pytest.mark.parametrize("trump", [-1, 0, 1, 2, 3])
def test_values_of_whole_boards_with_every_leader(trump: int) -> None:
    from endplay.dds import calc_all_tables
    from endplay.types import Deal, Denom, Player

    rng, solver = Random(1000 + trump), Solver(19)
    strain = [Denom.clubs, Denom.diamonds, Denom.hearts, Denom.spades, Denom.nt][trump]
    seats = [Player.north, Player.east, Player.south, Player.west]
    for _ in range(BOARDS // 10):
        worlds = [board(rng, trump, 0) for _ in range(10)]
        tables = calc_all_tables([Deal(pbn_of(world)) for world in worlds], exclude=[s for s in Denom if s != strain])
        for world, table in zip(worlds, tables, strict=True):
            for leader in range(4):
                world.leader = leader
                declarer = (leader + 3) % 4
                tricks = table[strain, seats[declarer]]
                expected = tricks if declarer % 2 == 0 else 13 - tricks
                assert solver.value(world, 10**12) == expected, (pbn_of(world), trump, leader)
