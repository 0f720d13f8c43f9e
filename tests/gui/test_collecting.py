"""Garbage is collected on the thread of the screen only, whoever makes it."""

import gc
import threading
import weakref

import pytest

from laksewhist.gui.background import Background
from laksewhist.gui.collecting import ENOUGH, Collector


class Knot:
    """Garbage that only a search finds."""

    def __init__(self):
        self.itself = self


@pytest.fixture
def searches():
    """The threads on which searches begin."""
    found = []

    def note(phase, _info):
        if phase == "start":
            found.append(threading.get_ident())

    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)


def test_where_a_computer_thinks_nothing_is_collected(qtbot, searches):
    runner, done = Background(), []

    def work():
        for _ in range(20 * ENOUGH):
            Knot()
        return threading.get_ident()

    runner.run(work, done.append, done.append)
    qtbot.waitUntil(lambda: len(done) == 1)
    runner.close()
    assert done[0] != threading.get_ident()
    assert done[0] not in searches


def test_what_it_made_is_collected_by_the_screens_thread(qtbot, searches):
    collector = Collector()
    knot = weakref.ref(Knot())
    kept = [Knot() for _ in range(2 * ENOUGH)]
    assert knot() is not None
    collector.look()
    assert knot() is None
    assert set(searches) == {threading.get_ident()}
    assert len(kept) == 2 * ENOUGH


def test_where_nothing_was_made_it_does_not_search(searches):
    gc.collect()
    searches.clear()
    Collector().look()
    assert searches == []


def test_it_begins_once_and_leaves_what_is_there(qtbot):
    collector = Collector()
    assert not collector.works
    try:
        collector.begin()
        frozen = gc.get_freeze_count()
        assert collector.works
        assert frozen > 0
        kept = [Knot() for _ in range(ENOUGH)]
        collector.begin()
        assert gc.get_freeze_count() < frozen + ENOUGH  # others may let go of what they made meanwhile
        assert len(kept) == ENOUGH
    finally:
        gc.unfreeze()


def test_the_program_has_one(qapp):
    assert not gc.isenabled()
    assert qapp.collector.parent() is qapp
