"""A hint for every kind of decision, asked for at a real table: legal, with its numbers and its reason."""

from dataclasses import dataclass, replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from laksewhist.ai.brain import brain_for
from laksewhist.ai.decision import Decision, Option, Why
from laksewhist.ai.levels import SKILLS, Reckoner
from laksewhist.engine.actions import (
    Action,
    CallCard,
    CallIronHand,
    ExchangeCards,
    Join,
    MakeBid,
    NameTrump,
    Pass,
    PlayCard,
    RefuseCard,
)
from laksewhist.engine.bids import TrickBid, TrickKind, parse_bid
from laksewhist.engine.cards import card
from laksewhist.engine.house_rules import ExchangeOrder, HouseRules, IronHand
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.redact import view_for
from laksewhist.engine.view import Phase, PlayerView
from laksewhist.gui.advice import adviser as adviser_module
from laksewhist.gui.advice.adviser import Adviser
from laksewhist.gui.advice.body import MOST_OPTIONS, AdviceBody, shown_options
from laksewhist.gui.advice.words import option_text, reason_text
from laksewhist.gui.background import Immediately
from laksewhist.gui.session import MatchSetup
from laksewhist.match.match import plan_deal
from tests.engine.builders import talk, whole_deal
from tests.gui.people import open_window
from tests.gui.test_game_model import NAMES

Words = dict[int, tuple[str, ...]]
RULES = HouseRules()
TAKE_FIRST = HouseRules(exchange=ExchangeOrder.TAKE_FIRST)
LONG_SPADES = "SA SK SQ SJ ST S9 S7 HA HK H5 DA D3 C9"


class Scripted:
    """Says what its seat is to say, in turn, then passes; else plays as a beginner."""

    def __init__(self, words: Words) -> None:
        self.words, self.brain = words, brain_for("begynder")

    def decide(self, view: PlayerView, rng: Random):
        seat = view.seat
        if view.phase is not Phase.AUCTION:
            return self.brain.decide(view, rng)
        said = sum(each.seat == seat and isinstance(each, Pass | Join | MakeBid) for each in view.actions)
        word = (*self.words.get(seat, ()), *["pas"] * 20)[said]
        action = {"pas": Pass(seat), "med": Join(seat)}.get(word) or MakeBid(seat, parse_bid(word))
        assert action in view.legal
        return action


@dataclass(frozen=True)
class Kind:
    """A deal by its seed, what the seats say in it, and the phase in which the person is offered such an action."""

    seed: str
    words: Words
    phase: Phase
    offered: type[Action]
    rules: HouseRules = RULES


KINDS = {
    "iron hand": Kind("iron153", {}, Phase.IRON_HAND, CallIronHand),
    "bid": Kind("s4", {1: ("8 gode",)}, Phase.AUCTION, MakeBid),
    "join": Kind("s4", {0: ("8 alm",), 3: ("sol",)}, Phase.AUCTION, Join),
    "turned card": Kind("s4", {0: ("8 vip",), 2: ("med",)}, Phase.VIP, RefuseCard),
    "trump and ace": Kind("s4", {0: ("9 alm",)}, Phase.CALLING, CallCard),
    "ace": Kind("s4", {0: ("9 gode",)}, Phase.CALLING, CallCard),
    "trump of halve": Kind("s7", {2: ("9 halve",)}, Phase.TRUMP, NameTrump),
    "blind exchange": Kind("s4", {0: ("9 gode",)}, Phase.EXCHANGE, ExchangeCards),
    "exchange of what is seen": Kind("s4", {0: ("9 gode",)}, Phase.EXCHANGE, ExchangeCards, TAKE_FIRST),
    "giving in nolo": Kind("s4", {0: ("sol",)}, Phase.EXCHANGE, ExchangeCards),
    "card": Kind("p31", {1: ("10 gode",)}, Phase.PLAY, PlayCard),
    "card in nolo": Kind("p0", {2: ("bordlægger",)}, Phase.PLAY, PlayCard),
}


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(adviser_module, "HINT_LEVEL", "øvet")
    return open_window(qtbot, tmp_path, language="en")


def come_to(window, kind: Kind) -> PlayerView:
    """Plays until the person is asked for a decision of this kind."""
    brain, model = Scripted(kind.words), window.model
    plan = plan_deal(kind.seed, 4, kind.rules, number=3, attempt=0)
    match = MatchSetup(NAMES, (None, *["begynder"] * 3), kind.rules, DEFAULT_TABLE, "kinds", lambda *_asked: plan)
    model.new_match(replace(match, make_brain=lambda _level: brain))
    for _ in range(60):
        assert model.is_person_asked
        view = model.shown.view
        if len(view.legal) > 1 and any(isinstance(each, kind.offered) for each in view.legal):
            return view
        model.act(brain.decide(view, Random(1)))
    raise AssertionError("never asked")


def test_a_hint_is_given_for_every_kind_of_decision(window) -> None:
    adviser = Adviser(window.model, window.page, window, Immediately())
    views = {}
    for name, kind in KINDS.items():
        views[name] = view = come_to(window, kind)
        assert (view.seat, view.phase) == (0, kind.phase), name
        QTest.mouseClick(adviser.button, Qt.MouseButton.LeftButton)
        assert adviser.card.isVisible(), name
        check(adviser.card.body, view)
    assert_named_rightly(views)


def check(body: AdviceBody, view: PlayerView) -> None:
    """What is told is legal, counted, and told whole."""
    decision, rows = body.decision, body.rows
    assert decision.action in view.legal
    assert decision.options or decision.why is Why.ALL_EQUAL
    assert all(option.action in view.legal for option in decision.options)
    assert body.reason.text() == reason_text(decision.why)
    assert [row.option for row in rows] == list(shown_options(decision))
    assert [row.option.action for row in rows if row.chosen] == [option.action for option in decision.options[:1]]
    assert all(option_text(row.option) in body.accessibleDescription() for row in rows)
    if view.phase is Phase.AUCTION:
        assert any(row.option.action == Pass(0) and row.isVisible() for row in rows)


def assert_named_rightly(views: dict[str, PlayerView]) -> None:
    """The kinds are what they are called, and none is missing."""
    assert {view.phase for view in views.values()} == set(Phase) - {Phase.FINISHED}
    assert views["turned card"].turned
    assert views["trump of halve"].declarer != 0
    assert [name for name, view in views.items() if view.contract is not None and view.contract.is_nolo] == [
        "giving in nolo",
        "card in nolo",
    ]
    assert views["blind exchange"].kitty is None
    assert views["exchange of what is seen"].kitty is not None
    assert {each.trump is None for each in views["ace"].legal} == {True}
    assert {each.trump is None for each in views["trump and ace"].legal} == {False}


def strong_bid() -> Decision:
    """What is weighed with a hand that can bid so much that passing is the last thing to do."""
    state = talk(whole_deal(LONG_SPADES, "", "", "", rules=HouseRules(iron_hand=IronHand.OFF)), "")
    return Reckoner(DEFAULT_TABLE, 0.0, SKILLS["øvet"]).consider(view_for(state, 0), Random(1))


def test_passing_is_told_beside_every_bid_however_strong_the_hand(qtbot) -> None:
    decision = strong_bid()
    assert Pass(0) not in [option.action for option in decision.options[:MOST_OPTIONS]]
    body = AdviceBody()
    qtbot.addWidget(body)
    body.show_decision(decision)
    body.show()
    told = [row.option.action for row in body.rows]
    assert told == [*[option.action for option in decision.options[: MOST_OPTIONS - 1]], Pass(0)]
    assert "passing: " in body.accessibleDescription()
    for count in range(MOST_OPTIONS, 1, -1):
        body.fold(count, worlds=False)
        seen = [row.option.action for row in body.rows if row.isVisible()]
        assert seen == [*told[: count - 1], Pass(0)]


def test_the_chosen_option_and_passing_are_told_wherever_they_stand() -> None:
    bids = [Option(MakeBid(0, TrickBid(level, TrickKind.ALMINDELIGE)), 14.0 - level) for level in range(8, 14)]
    options = (*bids[:5], Option(Pass(0), -9.0), bids[5])
    for chosen, wanted in ((6, (0, 1, 5, 6)), (5, (0, 1, 2, 5)), (0, (0, 1, 2, 5)), (2, (0, 1, 2, 5))):
        decision = Decision(options[chosen].action, Why.LESS_RISK, options)
        assert shown_options(decision) == tuple(options[each] for each in wanted)


def test_what_was_not_counted_has_no_numbers(qtbot) -> None:
    body = AdviceBody()
    qtbot.addWidget(body)
    body.show_decision(Decision(PlayCard(0, card("SA")), Why.RULE_OF_THUMB))
    assert (body.choice.text(), body.rows) == ("Ace of spades", [])
    assert body.accessibleDescription() == "A rule of thumb; nothing was counted."
