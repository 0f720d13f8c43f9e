"""What is seen on the way from one view to the next."""

import pytest
from PySide6.QtCore import QEasingCurve

from laksewhist.engine.actions import Pass
from laksewhist.engine.cards import SEATS
from laksewhist.engine.events import (
    CardPlayed,
    CardTurned,
    ExchangeMade,
    TrickTaken,
)
from laksewhist.engine.game import legal_actions
from laksewhist.engine.view import Phase
from laksewhist.gui.table.card_layer import GONE
from laksewhist.gui.table.frames import stages
from laksewhist.gui.table.motion import TURNED_UP, Move, between
from laksewhist.gui.table.places import Place
from tests.gui.moving import Play, find_step
from tests.gui.table_deals import fresh_places, my_turn_in, new_deal, play_until


@pytest.fixture
def moving(qapp):
    return Play(1)


def test_a_played_card_starts_at_the_hand_and_is_face_up(moving):
    before, step = find_step(CardPlayed, seat=2)
    moving.scene.sync(before)
    moving.director.play(step)
    code = next(event.card.code for event in step.events if isinstance(event, CardPlayed))
    x, y, _, face_up = moving.scene.places()[code]
    start = moving.scene.layout.back_place(2, 0, 1)
    assert (x, y, face_up) == (round(start.x, 1), round(start.y, 1), True)
    moving.director.finish()


def test_a_dropped_card_goes_on_from_where_it_was_dropped(moving):
    shown = play_until(new_deal(4), my_turn_in(Phase.PLAY), 4, "9 sans")
    deal = new_deal(4)
    play_until(deal, my_turn_in(Phase.PLAY), 4, "9 sans")
    card = shown.view.legal[0].card
    moving.table.show(shown)
    item = moving.scene.cards.item(card.code)
    item.put(Place(300, 300, 0, item.place.width))
    moving.director.play(deal.do(shown.view.legal[0]))
    assert moving.scene.places()[card.code][:2] == (300, 300)
    moving.director.finish()


def test_a_whole_trick_rests_before_it_is_taken():
    before, step = find_step(TrickTaken)
    played, taken, last = stages(before, step)
    assert len(played.frame.view.trick.cards) == 4
    assert played.frame.view.taken == before.view.taken
    assert played.rest > 0
    assert len(taken.going) == 4
    assert taken.frame.view.taken != before.view.taken
    assert last.frame is step.after


def test_the_cards_of_a_trick_go_to_the_plate_of_the_winner(moving):
    before, step = find_step(TrickTaken)
    winner = next(event.seat for event in step.events if isinstance(event, TrickTaken))
    layout = moving.scene.layout
    plates = [layout.plate_rect(position) for position in SEATS]
    _, taken, _ = stages(before, step)
    ends = [going.place(layout, plates).centre for going in taken.going]
    assert all(plates[step.after.position_of(winner)].contains(end) for end in ends)


def test_a_turned_kitty_card_comes_up_where_it_lies():
    before, step = find_step(CardTurned, wish="9 vip", number=2)
    first = stages(before, step)[0]
    assert first.turning == {"kitty1"}


def test_three_cards_leave_the_hand_before_the_kitty_comes(moving):
    before, step = find_step(ExchangeMade, seat=0, exchanged=True)
    away, home, *_ = stages(before, step)
    given = {card.code for event in step.events if isinstance(event, ExchangeMade) for card in event.given}
    assert {going.key for going in away.going} == given
    assert len(away.frame.view.hand) == 10
    moving.scene.sync(before)
    moving.director.play(step)
    assert {key for key in moving.scene.places() if key.startswith("kitty")} == {"kitty0", "kitty1", "kitty2"}
    assert {going.key for going in home.going} == {GONE + code for code in given}
    moving.director.finish()


def test_nothing_is_dimmed_and_nobody_asked_while_cards_move():
    for kind in (TrickTaken, CardPlayed, ExchangeMade, CardTurned):
        before, step = find_step(kind, wish="9 vip")
        for stage in stages(before, step)[:-1]:
            assert stage.frame.view.legal == ()


def test_dealing_brings_the_cards_packet_by_packet(moving):
    shown = new_deal(1).shown
    moving.director.deal(shown)
    assert moving.scene.places().keys() == fresh_places(shown).keys()
    hidden = [item for item in moving.scene.cards.items().values() if not item.isVisible()]
    assert len(hidden) == 55 - 4
    moving.director.finish()
    assert all(item.isVisible() for item in moving.scene.cards.items().values())
    assert moving.scene.places() == fresh_places(shown)


def test_a_move_waits_goes_and_arrives():
    start, end = Place(0, 0, 0, 10), Place(100, 50, 90, 20)
    move = Move("S2", start, end, 100, 200, QEasingCurve.Type.Linear, TURNED_UP)
    assert move.part(99) is None
    assert move.part(200) == pytest.approx(0.5)
    assert move.part(1000) == 1
    assert (move.turned(0), move.turned(0.25), move.turned(1)) == (0, 0.25, 1)
    assert move.at(0.5) == between(start, end, 0.5) == Place(50, 25, 45, 15)


def test_passes_do_not_move_a_card(moving):
    deal = new_deal(4)
    moving.scene.sync(deal.shown)
    step = deal.do(next(each for each in legal_actions(deal.state) if isinstance(each, Pass)))
    moving.director.play(step)
    assert (moving.told, moving.director.busy) == (1, False)
