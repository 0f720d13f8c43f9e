"""Work off the GUI thread: the result comes back on it, and nothing comes after closing."""

import threading

import pytest

from laksewhist.gui.background import Background, Immediately


def broken():
    raise ValueError("no")


def test_work_runs_elsewhere_and_its_result_comes_back_here(qtbot):
    runner, here, results = Background(), threading.get_ident(), []
    runner.run(threading.get_ident, lambda there: results.append((there, threading.get_ident())), results.append)
    qtbot.waitUntil(lambda: len(results) == 1)
    there, back = results[0]
    assert there != here
    assert back == here
    runner.close()


def test_an_exception_comes_back_as_a_failure(qtbot):
    runner, results, errors = Background(), [], []
    runner.run(broken, results.append, errors.append)
    qtbot.waitUntil(lambda: len(errors) == 1)
    assert str(errors[0]) == "no"
    assert not results
    runner.close()


def test_closing_waits_for_what_runs_and_forgets_it(qtbot):
    runner, begun, go, done = Background(), threading.Event(), threading.Event(), threading.Event()
    results = []

    def work():
        begun.set()
        go.wait(5)
        done.set()

    runner.run(work, results.append, results.append)
    assert begun.wait(5)
    threading.Timer(0.05, go.set).start()
    runner.close()
    assert done.is_set()
    qtbot.wait(30)
    assert results == []


@pytest.mark.parametrize(("work", "expected"), [(lambda: 3, [3]), (broken, ["no"])])
def test_immediately_does_the_same_at_once(work, expected):
    results = []
    Immediately().run(work, results.append, lambda error: results.append(str(error)))
    assert results == expected
