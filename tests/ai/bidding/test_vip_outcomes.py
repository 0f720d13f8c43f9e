"""Vip on layouts: kitties turned in every order, cards taken as the models say, the third one doubled."""

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from laksewhist.ai.bidding import vip_outcomes
from laksewhist.ai.bidding.fitting import fitting_layouts
from laksewhist.ai.bidding.mind import Mind
from laksewhist.ai.bidding.outcomes import played
from laksewhist.ai.bidding.vip import best_with, doubled_at
from laksewhist.ai.bidding.vip_outcomes import VipTrial
from laksewhist.ai.decision import never
from laksewhist.ai.models.words import word_of
from laksewhist.ai.worlds.layout import Layout, Masks, cards_of
from laksewhist.engine.bids import TrickBid, TrickKind
from laksewhist.engine.cards import Card, Seat
from laksewhist.engine.house_rules import ExchangeOrder, HouseRules, IronHand
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.redact import view_for
from tests.engine.builders import cards, codes, talk, whole_deal

NO_IRON = HouseRules(iron_hand=IronHand.OFF)
SPADES = "SA SK SQ SJ ST S9 S8 HA HK H4 DA D5 C7"
FLAT = "SA SK S4 HA HQ H9 H3 DA D9 D4 CA C9 C4"
NINE = TrickBid(9, TrickKind.VIP)


def mind_of(hand: str, before: str = "", kitty: str = "", seat: Seat = 0, rules: HouseRules = NO_IRON) -> Mind:
    hands = [hand if place == seat else "" for place in range(4)]
    state: Any = talk(whole_deal(*hands, rules=rules, kitty=kitty), before)
    return Mind(view_for(state, seat), DEFAULT_TABLE, 0.0)


def masks_of(first: int, second: int, third: int, fourth: int) -> Masks:
    return first, second, third, fourth


def drawn(mind: Mind, count: int) -> list[Layout]:
    return list(fitting_layouts(mind.view, Random(1), count=count, pool=2 * count, cancelled=never))


def alike(mind: Mind, count: int) -> list[Layout]:
    """One layout so many times."""
    return drawn(mind, 1) * count


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Card, ...]]:
    """What had been turned, each time a card was offered."""
    found: list[tuple[Card, ...]] = []

    def noted(mind: Mind, bid: TrickBid, turned: tuple[Card, ...]) -> Any:
        found.append(turned)
        return best_with(mind, bid, turned)

    monkeypatch.setattr(vip_outcomes, "best_with", noted)
    return found


def test_a_kitty_is_turned_in_every_order(offered: list[tuple[Card, ...]]) -> None:
    mind = mind_of(FLAT)
    (layout,) = alike(mind, 1)
    VipTrial(mind, NINE, 0, 1).held([layout] * 6)
    firsts = [codes(turned) for turned in offered if len(turned) == 1]
    assert sorted(firsts) == sorted([card.code for card in cards_of(layout.dealt_kitty)] * 2)


def test_what_lies_face_up_stays_first(offered: list[tuple[Card, ...]]) -> None:
    mind = mind_of(FLAT, "0: 9 vip, 1: pas, 2: pas, 3: pas", kitty="H2 C2 D2")
    assert codes(mind.view.turned) == "H2"
    layouts = alike(mind, 4)
    assert all(cards("H2")[0] in cards_of(layout.dealt_kitty) for layout in layouts)
    VipTrial(mind, NINE, 0, 1).refused(layouts)
    seconds = [turned for turned in offered if len(turned) == 2]
    assert len(seconds) == 4
    assert {turned[0].code for turned in seconds} == {"H2"}
    assert len(set(seconds)) == 2


def test_a_card_that_suits_is_taken_at_once(offered: list[tuple[Card, ...]]) -> None:
    """Whatever comes first of three spades, it is taken, and brings what its trump brings in this deal."""
    state = whole_deal(SPADES, rules=NO_IRON, kitty="S2 S4 S6")
    mind = Mind(view_for(state, 0), DEFAULT_TABLE, 0.0)
    hands = masks_of(*map(word_of, state.setup.hands))
    layout = Layout(hands, word_of(state.setup.kitty), hands, word_of(state.setup.kitty), (), None)
    found = VipTrial(mind, NINE, 0, 1).held([layout] * 6)
    assert len(offered) == 6
    for prospect, turned in zip(found, offered, strict=True):
        plan, _ = best_with(mind, NINE, turned)
        assert played(mind, NINE, plan, [layout], word_of(turned), 1) == [prospect]


@pytest.mark.parametrize("exchange", ExchangeOrder)
def test_who_must_take_the_third_card_gets_everything_twice(exchange: ExchangeOrder) -> None:
    """Alone in holding the bid, and with nothing but the last card to take."""
    rules = HouseRules(iron_hand=IronHand.OFF, exchange=exchange)
    mind = mind_of(FLAT, "0: 9 vip, 1: pas, 2: pas, 3: pas, 0: nej, 0: nej", kitty="H2 C2 D2", rules=rules)
    assert len(mind.view.turned) == 3
    plan, _ = best_with(mind, NINE, mind.view.turned)
    cells = {multiple * cell for cell in DEFAULT_TABLE.cells[NINE] for multiple in (2, 6)}
    for layout in drawn(mind, 6):
        assert layout.dealt_kitty == word_of(cards("H2 C2 D2"))
        (found,) = played(mind, NINE, plan, [layout], word_of(mind.view.turned), doubled_at(3))
        assert found.points in cells


def test_where_another_takes_every_card_before_only_their_game_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    mind = mind_of(SPADES)

    taking = SimpleNamespace(auctions=SimpleNamespace(accepts=(1.0, 1.0, 1.0)))
    monkeypatch.setattr(vip_outcomes, "shipped", lambda: taking)
    other = mind.others.prospect(NINE)
    for found in VipTrial(mind, NINE, 1, 2).held(alike(mind, 3)):
        assert found.points == pytest.approx(other.points)
