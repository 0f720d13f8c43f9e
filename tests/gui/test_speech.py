"""Sniksnak's open talk: one bubble, beside its plate, that covers nothing and tells nothing new."""

import pytest
from PySide6.QtCore import QRectF

from laksewhist.engine.house_rules import HouseRules, SniksnakTalk
from laksewhist.engine.view import Phase
from laksewhist.gui.accessibility.announcer import Announcer
from laksewhist.gui.background import Immediately
from laksewhist.gui.game_model import GameModel
from laksewhist.gui.shown import Step
from laksewhist.gui.table.arrangement import Zone, open_rows
from laksewhist.gui.table.pace import Pace
from laksewhist.gui.table.speech import said_of, speaker
from laksewhist.gui.table_page import TablePage
from tests.gui.table_deals import Table, new_deal, play_until


def opened(shown):
    return shown.view.phase is Phase.PLAY


def sniksnak(seed, rules=None, south=0):
    return play_until(new_deal(seed, rules=rules, south=south), opened, wish="sniksnak")


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1920, 1080)])
def test_the_bubble_covers_no_plate_and_no_card(qtbot, size):
    table, seen = Table(*size), 0
    for seed in range(12):
        shown = sniksnak(seed)
        table.scene.sync(shown)
        said = table.scene.speech.speech
        if said is None:
            continue
        seen += 1
        cards = [
            sprite.place.upright() for sprite in table.scene._arrangement.sprites.values() if sprite.zone is Zone.OPEN
        ]
        others = [*(plate.rect for plate in table.scene.plates()), *table.scene._arrangement.trays, *cards]
        assert table.scene.layout.field.contains(said.rect)
        assert not any(said.rect.intersects(QRectF(other)) for other in others)
    assert seen >= 6


def test_an_opponent_speaks_whose_hand_lies_open_and_never_the_person(qtbot):
    for seed in range(8):
        shown = sniksnak(seed)
        position = speaker(shown)
        seat = shown.seat_at(position)
        assert position != 0
        assert seat not in shown.view.contract.declarers
        assert shown.view.shown[seat]


def test_the_sentence_is_true_of_the_open_hand(qtbot):
    shown = sniksnak(1)
    rows = open_rows(shown, speaker(shown))
    longest = max(rows[1:], key=len)
    assert said_of(rows).startswith("I have ")
    assert str(said_of(rows)).endswith(longest[0].suit.name.lower())


def test_one_card_of_each_suit_is_said_in_the_singular():
    shown = sniksnak(1)
    rows = [row[:1] for row in open_rows(shown, speaker(shown))[1:]]
    assert said_of(rows).startswith("I have the ")


def test_nothing_is_said_once_a_trick_is_complete_or_in_another_bid(qtbot):
    table = Table()
    table.scene.sync(sniksnak(1))
    assert table.scene.speech.isVisible()
    later = play_until(new_deal(1), lambda shown: len(shown.view.tricks) > 0, wish="sniksnak")
    table.scene.sync(later)
    assert not table.scene.speech.isVisible()
    assert speaker(play_until(new_deal(1), opened, wish="bordlægger")) is None


def test_a_declarer_hears_nothing_where_the_talk_is_between_the_opponents(qtbot):
    rules = HouseRules(sniksnak_talk=SniksnakTalk.OPPONENTS)
    declarer = sniksnak(1, rules).view.contract.declarer
    assert speaker(sniksnak(1, rules, south=declarer)) is None
    assert speaker(sniksnak(1, rules, south=(declarer + 1) % 4)) is not None


def test_what_is_said_is_told_to_screen_readers_once(qtbot):
    model, page = GameModel(Immediately()), TablePage(Pace(0))
    qtbot.addWidget(page)
    announcer, told = Announcer(model, page), []
    announcer.announced.connect(lambda text, _interrupts: told.append(text))
    shown = sniksnak(1)
    position = speaker(shown)
    for _ in range(3):  # it stands there through the first trick
        model.stepReady.emit(Step((), shown))
        qtbot.wait(150)
    name, words = shown.names[shown.seat_at(position)], said_of(open_rows(shown, position))
    assert told == [f"{name} says: {words}."]
