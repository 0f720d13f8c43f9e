"""A computer that fails: the deal is kept, the log names it, and with both the same thought fails again."""

import json
import logging
from dataclasses import replace

import pytest

from laksewhist.ai.brain import Style, brain_for
from laksewhist.ai.levels import Reckoner
from laksewhist.compose import consider, decide
from laksewhist.engine.game import apply, start_deal
from laksewhist.engine.redact import view_for
from laksewhist.engine.view import Phase
from laksewhist.gui.advice import adviser
from laksewhist.gui.advice.why_dialog import WhyDialog
from laksewhist.gui.answers import Source
from laksewhist.store.record import load_record
from tests.gui.people import open_window
from tests.gui.test_game_model import NAMES, setup_of
from tests.gui.test_played_for import FLAT

ME = 0


def setup(seat, seed="fails"):
    """Øvet sits in this seat, bold, and a point table of its own is played by."""
    levels = tuple(None if each == ME else "øvet" if each == seat else "begynder" for each in range(4))
    styles = tuple(Style.BOLD if each == seat else Style.BALANCED for each in range(4))
    return replace(setup_of(seed), levels=levels, styles=styles, table=FLAT)


def first_bid(view):
    """The first question of the auction to seat 2."""
    return view.seat == 2 and view.phase is Phase.AUCTION and all(each.seat != 2 for each in view.actions)


def my_card(view):
    return view.seat == ME and view.phase is Phase.PLAY


class Lost:
    """Lets øvet fail at these questions: its words tell table, risk and the numbers that were drawn."""

    def __init__(self, monkeypatch, wanted):
        self.count, self.armed = 0, True
        usual = Reckoner.consider

        def consider(brain, view, rng, cancelled=lambda: False):
            if self.armed and wanted(view):
                self.count += 1
                raise RuntimeError(f"lost {brain._table == FLAT} {brain._risk} {rng.getrandbits(64)} {view.hand}")
            return usual(brain, view, rng, cancelled)

        monkeypatch.setattr(Reckoner, "consider", consider)


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch, caplog):
    caplog.set_level(logging.ERROR)
    monkeypatch.setattr(adviser, "HINT_LEVEL", "øvet")
    return open_window(qtbot, tmp_path, language="en")


def lines(caplog):
    words = "to think it again: "
    told = [each.getMessage() for each in caplog.records]
    return [json.loads(each.removeprefix(words)) for each in told if each.startswith(words)]


def thought_again(folder, told):
    """What the log and the record that it names lead to."""
    record = load_record(folder / told["file"])
    assert record.participants == record.deals[0].seats == NAMES
    state = start_deal(record.deals[0].setup)
    for action in record.deals[0].actions:
        state, _events = apply(state, action)
    brain = brain_for(told["level"], record.table, Style(told["style"]))
    with pytest.raises(RuntimeError) as raised:
        consider(brain, view_for(state, told["seat"]), *told["seed"])
    return f"RuntimeError: {raised.value}"


def play(window, until=lambda _view: False):
    model, brain = window.model, brain_for("begynder")
    while model.is_person_asked and not until(model.shown.view):
        model.act(decide(brain, model.shown.view, "person"))


def test_an_answer_that_failed_is_kept_and_fails_again(window, monkeypatch, caplog):
    lost = Lost(monkeypatch, first_bid)
    window.model.new_match(setup(2))
    play(window)
    assert lost.count == 1
    (told,) = lines(caplog)
    assert (told["wanted"], told["seat"], told["level"], told["style"]) == ("answer", 2, "øvet", "bold")
    assert thought_again(window.data, told) == told["error"]
    assert "lost True" in told["error"]
    window.advice.why()
    (dialog,) = window.findChildren(WhyDialog)
    (row,) = [row for row, each in enumerate(dialog._decisions) if each.source is Source.FAILED]
    dialog.list.setCurrentRow(row)
    assert "The computer failed here" in dialog.body.reason.text()
    assert lost.count == 2, "only thought_again has asked it once more"
    dialog.reject()


def test_a_hint_that_failed_is_kept_and_fails_again(window, monkeypatch, caplog):
    window.model.new_match(setup(2))
    play(window, lambda view: view.phase is Phase.PLAY)
    Lost(monkeypatch, my_card)
    with pytest.raises(RuntimeError, match="lost"):
        window.advice.hint()
    (told,) = lines(caplog)
    assert (told["wanted"], told["seat"], told["level"], told["style"]) == ("hint", ME, "øvet", "balanced")
    assert thought_again(window.data, told) == told["error"]


def test_a_reason_that_failed_is_kept_and_fails_again(qtbot, window, monkeypatch, caplog):
    lost = Lost(monkeypatch, first_bid)
    lost.armed = False
    window.model.new_match(setup(2))
    play(window)
    window.advice.why()
    (dialog,) = window.findChildren(WhyDialog)
    (row,) = [at for at, each in enumerate(dialog._decisions) if first_bid(each.view)]
    dialog.list.setCurrentRow(row + 1)
    dialog._found.clear()
    lost.armed = True
    with qtbot.captureExceptions() as raised:
        dialog.list.setCurrentRow(row)
    assert "lost" in str(raised[0][1])
    (told,) = lines(caplog)
    assert (told["wanted"], told["seat"], told["level"], told["style"]) == ("reason", 2, "øvet", "bold")
    assert thought_again(window.data, told) == told["error"]
    assert "cannot be told" in dialog.body.reason.text()
    dialog.reject()


def test_who_plays_for_the_person_fails_and_is_kept_too(window, monkeypatch, caplog):
    window.model.new_match(setup(2))
    play(window, lambda view: view.phase is Phase.PLAY)
    lost = Lost(monkeypatch, my_card)
    window.played_for.switch()
    assert lost.count == len(lines(caplog)) > 5
    lost.count = 0
    for told in lines(caplog):
        assert (told["wanted"], told["seat"], told["level"], told["style"]) == ("answer", ME, "øvet", "balanced")
        assert thought_again(window.data, told) == told["error"]


def test_a_folder_that_takes_no_record_is_told_in_the_log(window, monkeypatch, caplog, tmp_path):
    blocked = tmp_path / "blocked"
    blocked.write_text("a file")
    window.records._data = blocked
    Lost(monkeypatch, first_bid)
    window.model.new_match(setup(2))
    assert [each["file"] for each in lines(caplog)] == [None]
