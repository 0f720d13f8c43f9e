"""What is heard of a deal: a player that only writes down takes the place of the loudspeaker."""

from collections import Counter
from dataclasses import fields

import pytest
from PySide6.QtCore import QFile

from laksewhist.engine.cards import JOKERS
from laksewhist.engine.events import BidMade, CardPlayed, DealEnded, ExchangeMade, Joined, Passed, TrickTaken
from laksewhist.gui.preferences import Preferences
from laksewhist.gui.sounds import Sound, Sounds, most_telling, sound_of
from laksewhist.store.settings import SOUND_SWITCHES, Settings
from tests.gui.moving import Play, find_step
from tests.gui.table_deals import new_deal, steps

KINDS = ("8 alm", "9 gode", "9 vip", "9 halve", "9 sans", "sol", "ren sol", "bordlægger", "sniksnak", None)


class Listener:
    """Writes down what would be heard, and how loud."""

    def __init__(self) -> None:
        self.heard: list[Sound] = []
        self.volumes: list[float] = []

    def play(self, sound: Sound, volume: float) -> None:
        self.heard.append(sound)
        self.volumes.append(volume)

    def take(self) -> list[Sound]:
        heard, self.heard = self.heard, []
        return heard


class Heard(Play):
    """A table with its director and a listener."""

    def __init__(self, pace: float, folder) -> None:
        super().__init__(pace)
        self.preferences = Preferences(folder, language="en", theme="light")
        self.ear = Listener()
        self.sounds = Sounds(self.preferences, self.ear, self.director)
        self.sounds.follow(self.director)
        self.events: list[object] = []
        self.director.told.connect(lambda events, _after: self.events.extend(events))


@pytest.fixture
def still(qapp, tmp_path):
    return Heard(0, tmp_path)


@pytest.fixture
def moving(qapp, tmp_path):
    return Heard(1, tmp_path)


def expected_end(step):
    (outcome,) = (event.outcome for event in step.events if isinstance(event, DealEnded))
    if outcome.contract is None:
        return None
    return Sound.MADE if any(outcome.made) else Sound.FELL


@pytest.mark.parametrize("kind", KINDS)
def test_a_whole_deal_sounds_once_a_step_where_nothing_moves(still, kind):
    deal = new_deal((kind, 5))
    still.director.deal(deal.shown)
    assert still.ear.take() == [Sound.DEAL]
    for step in steps(deal, 5, kind):
        still.director.play(step)
        heard = still.ear.take()
        assert len(heard) <= 1
        kinds = {type(event) for event in step.events}
        if DealEnded in kinds:
            assert heard == [each for each in [expected_end(step)] if each is not None]
        elif TrickTaken in kinds:
            assert heard[0] in (Sound.TRICK, Sound.FELL)
        elif CardPlayed in kinds:
            assert heard[0] in (Sound.CARD, Sound.JOKER)
        elif kinds & {BidMade, Joined}:
            assert heard == [Sound.BID]
        elif Passed in kinds:
            assert heard == [Sound.PASS]


@pytest.mark.parametrize("kind", ["9 vip", "9 halve", "bordlægger"])
def test_every_event_is_told_once_also_when_it_is_cut_short(moving, kind):
    deal = new_deal((kind, 6))
    moving.scene.sync(deal.shown)
    for step in steps(deal, 6, kind):
        moving.events.clear()
        moving.ear.take()
        moving.director.play(step)
        moving.director.finish()
        assert Counter(map(id, moving.events)) == Counter(map(id, step.events))
        assert len(moving.ear.take()) <= 2


@pytest.mark.parametrize("kind", ["9 vip", "bordlægger"])
def test_every_event_is_told_once_when_it_is_shown_to_its_end(qtbot, tmp_path, kind):
    stage = Heard(0.02, tmp_path)
    deal = new_deal(("heard", kind))
    with qtbot.waitSignal(stage.director.finished):
        stage.director.deal(deal.shown)
    for step in steps(deal, 6, kind):
        stage.events.clear()
        stage.ear.take()
        with qtbot.waitSignal(stage.director.finished):
            stage.director.play(step)
        assert Counter(map(id, stage.events)) == Counter(map(id, step.events))
        if any(isinstance(event, TrickTaken) for event in step.events):
            card, trick = stage.ear.take()
            assert card is Sound.CARD
            assert trick in (Sound.TRICK, Sound.MADE, Sound.FELL)


def test_a_card_is_heard_when_it_lies_there_and_not_before(qtbot, tmp_path):
    stage = Heard(0.3, tmp_path)
    before, step = find_step(CardPlayed)
    (card,) = (event.card for event in step.events if isinstance(event, CardPlayed))
    stage.scene.sync(before)
    seen = []

    def look(events, after):
        item = stage.scene.cards.item(card.code)
        seen.append((item.place == item.sprite.place, stage.ear.heard[:]))

    stage.director.told.connect(look)
    stage.director.play(step)
    assert stage.ear.heard == []
    with qtbot.waitSignal(stage.director.finished):
        pass
    assert seen[0] == (True, [sound_of(CardPlayed(0, card), step.after)])


def test_only_a_joker_that_is_led_splashes():
    found = set()
    for seed in range(12):
        deal = new_deal(("joker", seed))
        lies = 0
        for step in steps(deal, seed, "9 sans"):
            for event in step.events:
                if isinstance(event, CardPlayed):
                    lead = lies % 4 == 0
                    lies += 1
                    splashes = most_telling([event], step.after) is Sound.JOKER
                    assert splashes == (lead and event.card in JOKERS)
                    found.add((lead, event.card in JOKERS))
    assert len(found) == 4


def test_an_exchange_is_heard_and_none_is_not():
    for exchanged, sound in ((True, Sound.DEAL), (False, None)):
        _before, step = find_step(ExchangeMade, exchanged=exchanged)
        (made,) = (event for event in step.events if isinstance(event, ExchangeMade))
        assert sound_of(made, step.after) is sound


# ---- settings


def test_every_sound_has_a_switch_and_a_file():
    names = {field.name for field in fields(Settings)}
    assert {f"sound_{sound.value}" for sound in Sound} == set(SOUND_SWITCHES) <= names
    for sound in Sound:
        assert QFile(f":/sounds/{sound.value}.wav").size() > 1000


@pytest.mark.parametrize("sound", list(Sound))
def test_each_sound_can_be_switched_off_and_on(still, sound):
    still.preferences.change(**{f"sound_{sound.value}": False})
    for each in Sound:
        still.sounds.play(each)
    assert still.ear.take() == [each for each in Sound if each is not sound]
    still.preferences.change(**{f"sound_{sound.value}": True})
    still.sounds.play(sound)
    assert still.ear.take() == [sound]


@pytest.mark.parametrize("change", [{"sounds": False}, {"sound_volume": 0}])
def test_silence_is_complete(still, change):
    still.preferences.change(**change)
    deal = new_deal("silence")
    still.director.deal(deal.shown)
    for step in steps(deal, 3, "9 sans"):
        still.director.play(step)
    assert still.ear.heard == []
    assert still.scene.shown == deal.shown


def test_the_volume_holds_from_the_next_sound_on(still):
    still.sounds.play(Sound.CARD)
    still.preferences.change(sound_volume=25)
    still.sounds.play(Sound.CARD)
    assert still.ear.volumes == [0.7, 0.25]


def test_the_last_seconds_knock_once(still):
    for seconds in range(30, -1, -1):
        still.sounds.count(seconds)
    assert still.ear.heard == [Sound.CLOCK]
