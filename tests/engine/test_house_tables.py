"""The tables that come with the game, against what their houses say in words."""

import pytest

from laksewhist.engine.bids import TRICK_BIDS, NoloKind, TrickBid, TrickKind
from laksewhist.engine.house_tables import ABOVE_SIX, BUILT_IN, DOUBLE_LOSS
from laksewhist.engine.point_table import DEFAULT_TABLE, NoloCells, PointTable
from laksewhist.engine.table_faults import faults


@pytest.mark.parametrize("table", BUILT_IN, ids=lambda table: table.name)
def test_a_built_in_table_has_no_fault(table: PointTable) -> None:
    assert faults(table) == ()


def test_the_first_built_in_table_is_laksestuens_and_the_names_differ() -> None:
    assert BUILT_IN[0] is DEFAULT_TABLE
    assert len({table.name for table in BUILT_IN}) == len(BUILT_IN)


def trick_value(bid: TrickBid) -> int:
    """10, 20, 40, 80, 160, 320; twice that for more than almindelige."""
    return (10, 20, 40, 80, 160, 320)[bid.level - 8] * (1 if bid.kind is TrickKind.ALMINDELIGE else 2)


def test_with_double_loss_every_missing_trick_costs_twice_what_a_bid_is_worth() -> None:
    for bid in TRICK_BIDS:
        for tricks in range(14):
            over = tricks - bid.level
            expected = trick_value(bid) * (over + 1) if over >= 0 else 2 * trick_value(bid) * over
            assert DOUBLE_LOSS.cell(bid, tricks) == expected, (bid.text, tricks)
    assert DOUBLE_LOSS.nolo_cells(NoloKind.SNIKSNAK) == NoloCells(400, -400)


def test_above_six_every_trick_from_the_seventh_counts() -> None:
    for bid in TRICK_BIDS:
        for tricks in range(14):
            under = bid.level - tricks
            expected = -2 * trick_value(bid) * under if under > 0 else trick_value(bid) * (tricks - 6)
            assert ABOVE_SIX.cell(bid, tricks) == expected, (bid.text, tricks)
    assert ABOVE_SIX.nolo_cells(NoloKind.SOL) == NoloCells(60, -40)
