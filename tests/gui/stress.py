"""For tests that press hard: a clock that is turned by hand, and what must hold whatever has happened."""

from contextlib import contextmanager

from PySide6.QtCore import QObject, QVariantAnimation, Signal
from shiboken6 import delete

from laksewhist.compose import decide
from laksewhist.engine.events import CardPlayed, CardTurned, ExchangeMade, TrickTaken
from laksewhist.gui.table import director
from laksewhist.gui.table.card_item import CardItem
from tests.gui.moving import Play, find_step
from tests.gui.table_deals import Table

FRAME_MS = 16


class HandClock(QObject):
    """In the place of the director's clock: time passes only by `frame`."""

    ended = Signal()

    def __init__(self, tick, parent=None):
        super().__init__(parent)
        self._tick = tick
        self._total = 0
        self._passed = 0

    @property
    def runs(self):
        return self._total > 0

    def start(self, ms):
        self._total, self._passed = ms, 0

    def stop(self):
        self._total = 0

    def frame(self, ms=FRAME_MS):
        """Lets so much time pass; False where nothing moves."""
        if not self.runs:
            return False
        self._passed = min(self._passed + ms, self._total)
        self._tick(float(self._passed))
        if self.runs and self._passed >= self._total:
            self._total = 0
            self.ended.emit()
        return True


def by_hand(monkeypatch):
    """Directors made from now on have a clock that is turned by hand."""
    monkeypatch.setattr(director, "Clock", HandClock)


@contextmanager
def a_play(pace):
    """A table with its director, which goes first at the end."""
    play = Play(pace)
    play.scene.finishRequested.connect(play.director.finish)
    yield play
    play.director.finish()
    for each in (play.director, play.table.view, play.scene):
        delete(each)


MOVEMENTS = ("deal", "play", "own play", "trick", "turn", "exchange")
"""What moves on the table, by name."""


def moving_steps():
    """A view and a step from it, for each kind of movement."""
    return {
        "play": find_step(CardPlayed, seat=2),
        "own play": find_step(CardPlayed, seat=0),
        "trick": find_step(TrickTaken),
        "turn": find_step(CardTurned, wish="9 vip", number=2),
        "exchange": find_step(ExchangeMade, seat=0, exchanged=True),
    }


def end_glides(scene):
    """Cards of the hand that go up, down or home are there at once."""
    for item in scene.cards.items().values():
        if item._glide is not None and item._glide.state() is QVariantAnimation.State.Running:
            item._glide.setCurrentTime(item._glide.duration())


def places_on_a_fresh_table(shown, width, height):
    """Where the cards lie in a scene that has never shown anything else; it is gone at once, as there are many."""
    table = Table(width, height)
    table.scene.sync(shown)
    places = table.scene.places()
    delete(table.view)
    delete(table.scene)
    return places


def assert_as_fresh(scene, width=1280, height=800):
    """Every card lies as in a scene that has shown nothing else, none is left over, and nothing moves."""
    seen, wanted = scene.places(), places_on_a_fresh_table(scene.shown, width, height)
    astray = {key: (seen.get(key), wanted.get(key)) for key in seen.keys() | wanted if seen.get(key) != wanted.get(key)}
    assert not astray, f"astray: {astray}"
    items = [item for item in scene.items() if isinstance(item, CardItem)]
    assert len(items) == len(scene.cards.items()), "items left over"
    assert all(item.isVisible() for item in items), "hidden cards"
    running = QVariantAnimation.State.Running
    assert not [each for item in items for each in item.findChildren(QVariantAnimation) if each.state() is running]
    assert not scene.moving, "the scene still waits for the director"


def answer(window, brain):
    """The person does what a beginner would."""
    window.model.act(decide(brain, window.model.shown.view, "stress"))
