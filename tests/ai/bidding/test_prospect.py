"""Expected points: against a plain sum over every outcome, as the engine settles it."""

from math import isclose, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laksewhist.ai.bidding.prospect import NOTHING, Prospect, mixed, moved, nolo_prospect, together, trick_prospect
from laksewhist.engine.bids import NOLO_BIDS, TRICK_BIDS, NoloKind, TrickBid, TrickKind
from laksewhist.engine.cards import card
from laksewhist.engine.contract import Contract, Outcome
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.points import points

CHANCES = st.lists(st.integers(0, 20), min_size=14, max_size=14).filter(any).map(lambda n: tuple(x / sum(n) for x in n))


def settled(bid: TrickBid, tricks: int, partner: int | None, vip_card: int | None) -> tuple[int, ...]:
    """What the engine gives each seat where seat 0 declares and its side takes so many tricks."""
    called = card("SA")
    contract = Contract(bid, (0,), None, called, vip_card)
    outcome = Outcome(contract, partner, partner is None, (tricks, 0, 13 - tricks, 0), (tricks >= bid.level,))
    return points(outcome, DEFAULT_TABLE)


@given(st.sampled_from(TRICK_BIDS), CHANCES, st.booleans(), st.booleans())
def test_trick_bids_are_settled_as_by_the_engine(
    bid: TrickBid, chances: tuple[float, ...], alone: bool, third: bool
) -> None:
    vip = bid.kind is TrickKind.VIP
    doubled = 2 if third and vip else 1
    card_number = (3 if third else 1) if vip else None
    every = [settled(bid, tricks, None if alone else 1, card_number) for tricks in range(14)]
    for seat, multiple in ((0, 3 if alone else 1), (3, -1)):
        prospect = trick_prospect(DEFAULT_TABLE, bid, chances, multiple * doubled)
        mean = sum(chance * given[seat] for chance, given in zip(chances, every, strict=True))
        squares = sum(chance * given[seat] ** 2 for chance, given in zip(chances, every, strict=True))
        assert isclose(prospect.points, mean, abs_tol=1e-6)
        assert isclose(prospect.squares, squares, rel_tol=1e-9, abs_tol=1e-6)
        assert prospect.chance is not None
        assert isclose(prospect.chance, min(1, sum(chances[bid.level :])), abs_tol=1e-9)


@given(st.sampled_from([bid.kind for bid in NOLO_BIDS]), st.floats(0, 1))
def test_nolo_pays_threefold(kind: NoloKind, made: float) -> None:
    cells = DEFAULT_TABLE.nolo_cells(kind)
    prospect = nolo_prospect(DEFAULT_TABLE, kind, made, 3)
    assert isclose(prospect.points, 3 * (made * cells.made + (1 - made) * cells.fallen), abs_tol=1e-6)
    assert prospect.chance == made


def test_spread_and_worth() -> None:
    coin = nolo_prospect(DEFAULT_TABLE, NoloKind.SOL, 0.5, 1)
    assert (coin.points, coin.spread) == (2.0, 18.0)
    assert (coin.worth(0.0), coin.worth(0.1), coin.worth(-0.1)) == (2.0, 0.2, 3.8)
    assert NOTHING.spread == 0


def test_mixing_weighs_the_parts() -> None:
    high, low = Prospect(10, 100, 0.8, 9.0), Prospect(-2, 4, 0.2, 5.0)
    both = mixed(((3, high), (1, low)))
    assert (both.points, both.squares, both.chance, both.tricks) == (7.0, 76.0, pytest.approx(0.65), 8.0)
    assert mixed(((1, high), (1, NOTHING))).chance is None
    assert mixed(((1, high), (0, NOTHING))) == Prospect(10, 100, 0.8, 9.0)
    assert mixed(()) == NOTHING


def test_two_settlements_of_one_deal_add_up() -> None:
    one, other = Prospect(3, 25, 0.5), Prospect(-1, 10, 0.9)
    whole = together(one, other)
    assert whole.points == 2
    assert whole.spread == pytest.approx(sqrt(16 + 9))
    assert whole.chance == 0.5


def test_moving_keeps_the_spread() -> None:
    before = Prospect(3, 25, 0.5, 9.0)
    after = moved(before, 2.0)
    assert (after.points, after.chance, after.tricks) == (5, 0.5, 9.0)
    assert after.spread == pytest.approx(before.spread)
