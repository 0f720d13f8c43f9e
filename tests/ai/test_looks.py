"""How often a thinking player looks whether anybody still waits: counted by what it does in between, by no clock."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from laksewhist.ai.bidding import fitting, nolo_trial, outcomes
from laksewhist.ai.bidding.decide import decide
from laksewhist.ai.cardplay import endgame
from laksewhist.ai.cardplay.effort import Effort
from laksewhist.ai.cardplay.player import CardPlayer
from laksewhist.ai.decision import CancelledError
from laksewhist.ai.solver.reply import Replier
from laksewhist.ai.worlds import likely
from laksewhist.ai.worlds.likely import Walk
from laksewhist.ai.worlds.sampling import TRIES, Sampler
from laksewhist.engine.house_rules import HouseRules, IronHand
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.redact import view_for
from laksewhist.engine.view import PlayerView
from tests.engine.builders import deal, playing, talk, whole_deal
from tests.engine.random_play import play_out

LONG = "CA CK CQ CJ CT C9 C8 DA D2 HA H4 S3 S2"
NEARLY = "CA C2 C3 C4 C5 DA D2 D3 HA H2 H5 SA S4"


class Meter:
    """Counts work of several kinds between two looks."""

    def __init__(self) -> None:
        self.since = Counter[str]()
        self.most = Counter[str]()
        self.total = Counter[str]()

    def look(self) -> bool:
        self.since.clear()
        return False

    def counting(self, kind: str, work: Callable[..., Any]) -> Callable[..., Any]:
        """The same work, counted."""

        def counted(*args: Any, **named: Any) -> Any:
            self.since[kind] += 1
            self.total[kind] += 1
            self.most[kind] = max(self.most[kind], self.since[kind])
            return work(*args, **named)

        return counted


@pytest.fixture
def meter(monkeypatch: pytest.MonkeyPatch) -> Meter:
    found = Meter()
    places: list[tuple[Any, str, str]] = [
        (Sampler, "_some_layout", "draw"),
        (likely, "chain_of", "start"),
        (fitting, "weight", "weigh"),
        (outcomes, "side_tricks", "trial"),
        (nolo_trial, "nolo_tricks", "trial"),
    ]
    for owner, name, kind in places:
        monkeypatch.setattr(owner, name, found.counting(kind, getattr(owner, name)))
    return found


def in_play(seed: int = 6) -> PlayerView:
    """A whole hand, of which several cards may be played."""
    views = (view_for(state, state.turn) for state in play_out(seed, HouseRules()).states[:-1])
    return next(view for view in views if view.trick is not None and len(view.legal) > 2)


def test_draws_that_never_fit_are_looked_up_from(meter: Meter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sampler, "_was_called_so", lambda *_: False)
    view = in_play()
    assert view.called is not None
    CardPlayer(DEFAULT_TABLE, Effort(deals=2)).consider(view, Random(1), meter.look)
    assert meter.total["draw"] == 2 * (TRIES + 1)
    assert meter.most["draw"] <= 16


def test_every_start_of_a_walk_is_looked_up_from(meter: Meter) -> None:
    walk = Walk(starts=5, warm_up=1, between=1)
    CardPlayer(DEFAULT_TABLE, Effort(deals=6, walk=walk)).consider(in_play(), Random(1), meter.look)
    assert (meter.total["start"], meter.most["start"]) == (5, 1)


@pytest.mark.parametrize("hand", [LONG, NEARLY])
def test_layouts_of_an_auction_are_looked_up_from(meter: Meter, hand: str) -> None:
    view = view_for(whole_deal(hand, rules=HouseRules(iron_hand=IronHand.OFF)), 0)
    decide(view, DEFAULT_TABLE, 0.0, Random(1), meter.look, layouts=8)
    assert meter.total["trial"] >= 8
    assert meter.total["weigh"] >= 48
    assert meter.most["draw"] <= 16
    assert meter.most["weigh"] <= 16
    assert meter.most["trial"] <= 2


def test_every_card_is_looked_up_from_in_which_a_reply_is_sought(meter: Meter, monkeypatch: pytest.MonkeyPatch) -> None:
    class Counted:
        def __init__(self) -> None:
            self.tricks = meter.counting("reply", Replier().tricks)

    monkeypatch.setattr(endgame, "Replier", Counted)
    state = talk(playing(deal("S2 H3 D4 D9", "S3 H4 C5 C9", "S4 H5 H9 DT", "S5 H6 S9 CT"), "8 alm", "DA trumf C"), "")
    effort = Effort(deals=4, exact_cards=4, exact_deals=2, nodes=1000, blend=True, replied=2)
    CardPlayer(DEFAULT_TABLE, effort).consider(view_for(state, 0), Random(1), meter.look)
    assert meter.total["reply"] >= 6
    assert meter.most["reply"] == 1


def test_each_look_can_end_the_thinking() -> None:
    view, asked = in_play(), 0

    def when(last: int) -> Callable[[], bool]:
        left = iter(range(last))
        return lambda: next(left, None) is None

    def counted() -> bool:
        nonlocal asked
        asked += 1
        return False

    effort = Effort(deals=20, walk=Walk(starts=2, warm_up=70, between=2), even=2)
    CardPlayer(DEFAULT_TABLE, effort).consider(view, Random(1), counted)
    assert asked > 8
    for last in range(asked):
        with pytest.raises(CancelledError):
            CardPlayer(DEFAULT_TABLE, effort).consider(view, Random(1), when(last))
