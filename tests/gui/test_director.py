"""Steps on their way: whatever is shown, and however it is cut short, the table ends as the view says."""

import inspect
import random

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from laksewhist.engine.events import (
    AuctionEnded,
    BidMade,
    CardAccepted,
    CardCalled,
    CardPlayed,
    CardRefused,
    CardTurned,
    DealEnded,
    DeclarerFell,
    ExchangeMade,
    HandsShown,
    IronHandShown,
    Joined,
    PartnerRevealed,
    Passed,
    PlayStarted,
    TrickTaken,
    TrumpNamed,
)
from laksewhist.engine.house_rules import ExchangeOrder, HouseRules
from laksewhist.engine.view import Phase
from tests.gui.moving import Play, find_step
from tests.gui.table_deals import choose, fresh_places, new_deal, play_until, steps

KINDS = ("8 alm", "9 gode", "9 vip", "9 halve", "9 sans", "sol", "ren sol", "bordlægger", "sniksnak")
SHOWN = (
    AuctionEnded,
    BidMade,
    CardAccepted,
    CardCalled,
    CardPlayed,
    CardRefused,
    CardTurned,
    DealEnded,
    DeclarerFell,
    ExchangeMade,
    HandsShown,
    IronHandShown,
    Joined,
    PartnerRevealed,
    Passed,
    PlayStarted,
    TrickTaken,
    TrumpNamed,
)


@pytest.fixture
def still(qapp):
    return Play(0)


@pytest.fixture
def moving(qapp):
    return Play(1)


# ---- every kind of step


@pytest.mark.parametrize("kind", KINDS)
def test_at_pace_0_every_step_is_shown_inside_play(still, kind):
    deal = new_deal((kind, 3), rules=HouseRules(exchange=ExchangeOrder.TAKE_FIRST))
    still.director.deal(deal.shown)
    assert still.told == 1
    for number, step in enumerate(steps(deal, 3, kind), start=2):
        still.director.play(step)
        assert still.told == number
        assert not still.director.busy
    assert still.scene.places() == fresh_places(deal.shown)


@pytest.mark.parametrize("exchange", list(ExchangeOrder))
@pytest.mark.parametrize("kind", KINDS)
def test_every_step_cut_short_ends_as_the_view_says(moving, kind, exchange):
    deal = new_deal((kind, 4), rules=HouseRules(exchange=exchange), south=1)
    moving.scene.sync(deal.shown)
    for step in steps(deal, 4, kind):
        told = moving.told
        moving.director.play(step)
        moving.director.finish()
        assert moving.told == told + 1
        assert moving.scene.places() == fresh_places(step.after)


def test_the_steps_of_these_tests_have_every_kind_of_event():
    seen = set()
    for kind in KINDS:
        for seed in range(4):
            deal = new_deal((kind, seed))
            seen.update(type(event) for step in steps(deal, seed, kind) for event in step.events)
    assert seen == set(SHOWN)


@pytest.mark.parametrize("wish", ["9 vip", "bordlægger"])
def test_whole_deals_at_full_length_end_as_the_view_says(qtbot, wish):
    stage = Play(0.02)
    deal = new_deal(("whole", wish), participants=5)
    with qtbot.waitSignal(stage.director.finished):
        stage.director.deal(deal.shown)
    for step in steps(deal, 6, wish):
        with qtbot.waitSignal(stage.director.finished):
            stage.director.play(step)
        assert stage.scene.places() == fresh_places(step.after)
        assert not stage.scene.moving


@pytest.mark.parametrize("seat", range(4))
def test_a_hidden_hand_plays_too(qtbot, seat):
    stage = Play(0.01)
    deal = new_deal(("hidden", seat), south=seat)
    deal.hidden = True
    stage.scene.sync(deal.shown)
    for step in steps(deal, seat, "9 sans"):
        with qtbot.waitSignal(stage.director.finished):
            stage.director.play(step)
    assert stage.scene.places() == fresh_places(deal.shown)


# ---- once, and in order


def test_a_step_of_a_deal_that_is_not_shown_is_put_down_at_once(moving):
    before, step = find_step(CardPlayed)
    moving.director.play(step)  # nothing was shown
    assert (moving.told, moving.director.busy) == (1, False)
    moving.scene.sync(new_deal(99, participants=5).shown)
    moving.director.play(step)
    assert moving.told == 2
    assert moving.scene.places() == fresh_places(step.after)
    assert before is not step.after


def test_finish_without_anything_to_finish_tells_nothing(moving):
    moving.director.finish()
    assert moving.told == 0


def test_a_second_step_brings_the_first_to_its_end(moving):
    deal = new_deal(4)
    play_until(deal, lambda s: s.view.phase is Phase.PLAY, 4, "9 sans")
    moving.scene.sync(deal.shown)
    rng = random.Random(1)
    first = deal.do(choose(deal.state, rng, None))
    second = deal.do(choose(deal.state, rng, None))
    moving.director.play(first)
    moving.director.play(second)
    assert (moving.told, moving.director.busy) == (1, True)
    moving.director.finish()
    assert moving.told == 2
    assert moving.scene.places() == fresh_places(second.after)


def test_a_new_deal_during_an_old_one_leaves_nothing_of_it(qtbot, moving):
    before, step = find_step(TrickTaken)
    moving.scene.sync(before)
    moving.director.play(step)
    fresh = new_deal(50).shown
    moving.director.deal(fresh)
    assert moving.told == 1
    qtbot.waitUntil(lambda: not moving.director.busy, timeout=5000)
    assert moving.told == 2
    assert moving.scene.places() == fresh_places(fresh)


def test_a_whole_deal_driven_from_finished_does_not_nest(still):
    deal = new_deal(7)
    rng = random.Random(7)
    depth = []

    def go_on():
        depth.append(len(inspect.stack()))
        if not deal.over:
            still.director.play(deal.do(choose(deal.state, rng, None)))

    still.director.finished.connect(go_on)
    still.director.deal(deal.shown)
    assert deal.over
    assert still.told == len(depth) > 4
    assert max(depth) == min(depth)


def test_when_the_scene_vanishes_the_step_is_told_once(moving):
    before, step = find_step(TrickTaken)
    moving.scene.sync(before)
    moving.director.play(step)
    moving.table.view.setScene(None)
    shiboken6.delete(moving.scene)
    assert moving.told == 1
    moving.director.play(step)
    assert moving.told == 2


def test_another_size_in_mid_movement_ends_as_a_fresh_layout(qtbot, moving):
    before, step = find_step(TrickTaken)
    moving.scene.sync(before)
    moving.director.play(step)
    QTest.qWait(30)
    moving.table.resize(800, 600)
    assert (moving.told, moving.director.busy) == (0, True)
    QTest.qWait(30)
    moving.director.finish()
    assert moving.scene.places() == fresh_places(step.after, 800, 600)


def test_another_size_while_dealing_shows_every_card(moving):
    shown = new_deal(1).shown
    moving.director.deal(shown)
    moving.table.resize(800, 600)
    assert moving.scene.places() == fresh_places(shown, 800, 600)
    assert all(item.isVisible() for item in moving.scene.cards.items().values())
    moving.director.finish()


def test_a_click_ends_what_moves_and_counts(qtbot, moving):
    deal = new_deal(4)
    play_until(deal, lambda s: s.view.phase is Phase.PLAY and s.view.turn == 3 and len(s.view.trick.cards) < 3, 4)
    moving.scene.sync(deal.shown)
    step = deal.do(choose(deal.state, random.Random(1), None))
    shown = step.after
    played = []
    qtbot.addWidget(moving.table.view)
    moving.table.view.show()
    moving.scene.finishRequested.connect(moving.director.finish)
    moving.scene.cardPlayed.connect(played.append)
    moving.director.finished.connect(lambda: moving.table.show(shown))
    moving.director.play(step)
    card = shown.view.legal[0].card
    at = moving.table.grip(card)
    QTest.mouseClick(moving.table.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert (moving.told, played) == (1, [card])
