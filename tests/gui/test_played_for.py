"""The rest is claimed, or a computer plays for the person: by real keys on the real window."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from laksewhist.ai.brain import brain_for
from laksewhist.ai.claim import holds
from laksewhist.compose import decide
from laksewhist.engine.bids import TRICK_BIDS
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.settled import is_settled
from laksewhist.engine.state import FinishedState
from laksewhist.engine.view import Phase
from laksewhist.gui.advice import adviser
from laksewhist.gui.advice.after import decisions_of
from laksewhist.gui.advice.source_words import without_reason
from laksewhist.gui.answers import Source
from laksewhist.gui.languages import set_language
from laksewhist.gui.table.pace import SPEEDS
from tests.gui.people import open_window
from tests.gui.test_game_model import setup_of


def go_on(window, wanted):
    """The person plays as a beginner until the view is as wanted or the deal is over; whether it is as wanted."""
    model, brain = window.model, brain_for("begynder")
    while model.is_person_asked:
        view = model.shown.view
        if wanted(view):
            return True
        model.act(decide(brain, view, "person"))
    return False


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(adviser, "HINT_LEVEL", "begynder")  # the level takes no time
    return open_window(qtbot, tmp_path, language="en")


def begin(window, wanted):
    """A deal in which the person comes to what is wanted."""
    for seed in range(60):
        window.model.new_match(setup_of(seed))
        if go_on(window, wanted):
            return
    raise AssertionError("no such deal")


def test_a_certain_claim_is_played_out_as_ordinary_cards(window):
    begin(window, lambda view: 1 < len(view.hand) < 5 and len(view.legal) > 1 and holds(view))
    view = window.model.shown.view
    QTest.keyClick(window, Qt.Key.Key_F7)
    deal = window.model.match.deals[-1].played
    assert isinstance(deal.state, FinishedState)
    assert deal.state.outcome.tricks[view.seat] == view.taken[view.seat] + len(view.hand)
    assert len([each for trick in deal.state.played.tricks for each in trick.cards]) == 52
    model = window.model
    mine = [
        each for each in decisions_of(model.session, model.match.deals[-1], model.answers) if each.seat == view.seat
    ]
    assert mine[-1].view.hand_sizes[view.seat] <= len(view.hand)
    for each in mine:
        claimed = each.view.phase is Phase.PLAY and len(each.view.hand) <= len(view.hand)
        assert without_reason(each) == (
            "The rest had been claimed, and this card makes the claim good." if claimed else "A person decided this."
        )
    assert not window.played_for.is_on


def test_a_claim_that_is_not_certain_is_refused_with_a_sentence(window):
    begin(window, lambda view: view.phase is Phase.PLAY and len(view.hand) > 9 and not holds(view))
    before = window.model.deal_so_far()
    QTest.keyClick(window, Qt.Key.Key_F7)
    assert window.model.deal_so_far() == before
    assert window.model.is_person_asked
    assert window.page.hint.isVisible()
    assert "Not certain" in window.page.hint.text()


def test_between_deals_and_out_of_turn_the_keys_do_nothing(window):
    QTest.keyClick(window, Qt.Key.Key_F7)
    QTest.keyClick(window, Qt.Key.Key_F8)
    assert not window.played_for.is_on


@pytest.mark.parametrize("phase", [Phase.AUCTION, Phase.PLAY])
def test_the_computer_plays_the_deal_to_its_end_and_the_next_one_is_the_persons_again(window, phase):
    begin(window, lambda view: view.phase is phase)
    QTest.keyClick(window, Qt.Key.Key_F8)
    assert len(window.model.match.deals) == 1
    assert not window.played_for.is_on
    window.model.next_deal()
    go_on(window, lambda _view: True)
    assert window.model.is_person_asked or len(window.model.match.deals) == 2


def test_the_computer_plays_as_the_hints_do_and_tells_why(window, monkeypatch):
    begin(window, lambda view: view.phase is Phase.PLAY and len(view.hand) < 9)
    monkeypatch.setattr(adviser, "HINT_LEVEL", "øvet")
    seat, left = window.model.shown.view.seat, len(window.model.shown.view.hand)
    QTest.keyClick(window, Qt.Key.Key_F8)
    model, table = window.model, window.model.match.table
    mine = [each for each in decisions_of(model.session, model.match.deals[-1], model.answers) if each.seat == seat]
    played = [each for each in mine if each.view.phase is Phase.PLAY and len(each.view.hand) <= left]
    assert len(played) > 2
    for each in played:
        assert each.source is Source.COMPUTER
        assert each.action == decide(brain_for("øvet", table), each.view, *each.seed)
        assert each.explain(lambda: False).action == each.action
    assert {each.brain for each in mine if each not in played} == {None}


@pytest.mark.parametrize("language", ["en", "da"])
def test_the_button_names_the_level_that_plays(window, monkeypatch, language):
    monkeypatch.undo()
    set_language(language)
    begin(window, lambda view: view.phase is Phase.PLAY)
    assert adviser.HINT_LEVEL in window.page.column.rest.play_button.toolTip()


def test_the_computer_is_stopped_at_any_time_and_the_pace_comes_back(qtbot, window):
    begin(window, lambda view: view.phase is Phase.PLAY and len(view.hand) == 13)
    window.pace.factor = SPEEDS["normal"]
    QTest.keyClick(window, Qt.Key.Key_F8)
    assert window.played_for.is_on
    assert not window.model.is_person_asked
    assert window.pace.factor == SPEEDS["quick"]
    qtbot.wait(100)
    QTest.keyClick(window, Qt.Key.Key_F8)
    assert not window.played_for.is_on
    assert window.pace.factor == SPEEDS["normal"]
    qtbot.waitUntil(lambda: window.model.is_person_asked, timeout=9000)
    assert window.model.shown.view.hand_sizes[window.model.shown.view.seat] < 13


def test_a_new_game_is_the_persons_own(window):
    begin(window, lambda view: view.phase is Phase.PLAY)
    window.pace.factor = SPEEDS["normal"]
    QTest.keyClick(window, Qt.Key.Key_F8)
    window.model.new_match(setup_of(3))
    assert not window.played_for.is_on
    assert window.pace.factor == SPEEDS["normal"]


FLAT = replace(DEFAULT_TABLE, cells={bid: (-8,) * bid.level + (10,) * (14 - bid.level) for bid in TRICK_BIDS})
"""A bid made or not: by how much does not count."""


def settled(view):
    return view.phase is Phase.PLAY and len(view.hand) > 1 and not holds(view) and is_settled(view, FLAT)


@pytest.mark.parametrize("offered", [True, False])
def test_a_deal_in_which_nothing_can_change_is_offered_to_be_played_out(window, offered):
    window.preferences.change(finish_settled=offered)
    for seed in range(60):
        window.model.new_match(replace(setup_of(seed), table=FLAT))
        if go_on(window, settled):
            break
    assert window.model.is_person_asked
    hint, rest = window.page.hint, window.page.column.rest
    assert (hint.isVisible() and "no longer change" in hint.text()) is offered
    assert rest.claim_button._is_filled() is offered
    QTest.keyClick(window, Qt.Key.Key_F7)
    assert len(window.model.match.deals) == (1 if offered else 0)
