"""Every decision outside the play: legal, repeating, by the points of the tournament, and with its numbers."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laksewhist.ai.bidding.decide import decide
from laksewhist.ai.bidding.mind import OPTIONS_SHOWN
from laksewhist.ai.bidding.risk import RISK
from laksewhist.ai.bidding.second_look import LEAST
from laksewhist.ai.decision import CancelledError, Decision, Why
from laksewhist.engine.actions import ExchangeCards, Pass
from laksewhist.engine.bids import NoloKind
from laksewhist.engine.cards import Seat
from laksewhist.engine.house_rules import CallOwnAce, ExchangeOrder, HouseRules, IronHand
from laksewhist.engine.point_table import DEFAULT_TABLE, NoloCells, PointTable
from laksewhist.engine.redact import view_for
from laksewhist.engine.view import Phase
from tests.engine.builders import talk, whole_deal, words_of
from tests.engine.random_play import RULES, SEEDS, SIZES, play_out

NO_IRON = HouseRules(iron_hand=IronHand.OFF)

POOR = "S9 S8 S4 S2 HT H7 H3 D9 D6 D2 CT C8 C3"
LONG_SPADES = "SA SK SQ S9 S7 S4 HA H5 D8 D3 C9 C7 C2"
LONG_CLUBS = "CA CK CQ C9 C7 C4 HA H5 D8 D3 S9 S7 S2"
SOLID_SPADES = "SA SK SQ SJ ST S9 S7 S4 HA HK D8 X1 X2"
LOWEST = "SA S2 S4 S6 HA H2 H3 H5 DA D3 D4 X1 X2"


def answer(state: Any, table: PointTable = DEFAULT_TABLE, risk: float = 0.0, layouts: int = 0) -> Decision:
    """What is decided now."""
    return decide(view_for(state, state.turn), table, risk, Random(1), layouts=layouts)


def asked(hand: str, before: str = "", seat: Seat = 0, rules: HouseRules = NO_IRON, kitty: str = "") -> Any:
    """The state in which the seat with this hand is asked."""
    hands = [hand if place == seat else "" for place in range(4)]
    state = talk(whole_deal(*hands, rules=rules, kitty=kitty), before)
    assert state.turn == seat
    return state


def says(hand: str, before: str = "", **more: Any) -> str:
    return words_of(answer(asked(hand, before, **more)).action)


@settings(max_examples=40)
@given(seed=SEEDS, rules=RULES, size=SIZES)
def test_every_answer_is_legal_and_repeats_itself(seed: int, rules: HouseRules, size: int) -> None:
    """Also where others bid at random, and with hands that are not whole, as in positions for study."""
    for state in play_out(seed, rules, size).states[:-1]:
        view = view_for(state, state.turn)
        if view.phase is Phase.PLAY:
            break
        decision = decide(view, DEFAULT_TABLE, 0.0, Random(seed))
        assert decision.action in view.legal
        assert decide(view, DEFAULT_TABLE, 0.0, Random(seed)) == decision
        if decision.options:
            assert decision.options[0].action == decision.action
            assert len(decision.options) <= OPTIONS_SHOWN + 1
            assert all(option.chance is None or 0 <= option.chance <= 1 for option in decision.options)


@pytest.mark.parametrize(
    ("hand", "kind"),
    [(LONG_SPADES, "alm"), (LONG_CLUBS, "gode"), (SOLID_SPADES, "12 sans")],
)
def test_a_strong_hand_bids_what_it_is_good_for(hand: str, kind: str) -> None:
    decision = answer(asked(hand))
    assert kind in words_of(decision.action)
    assert decision.why is Why.MOST_POINTS
    best = decision.options[0]
    assert best.points > 0
    assert best.chance is not None
    assert best.chance > 0.5
    assert best.tricks is not None
    assert any(isinstance(option.action, Pass) for option in decision.options)


def test_a_stronger_hand_bids_higher() -> None:
    assert int(says(SOLID_SPADES).split()[0]) > int(says(LONG_SPADES).split()[0])


def test_a_poor_hand_passes_and_says_why() -> None:
    decision = answer(asked(POOR, "0: 11 alm, 1: pas", seat=2))
    assert words_of(decision.action) == "pas"
    assert decision.why is Why.PASSING_PAYS_MORE


def test_nobody_goes_on_for_ever() -> None:
    assert says(LONG_SPADES, "0: pas, 1: 12 gode", seat=2) == "pas"


def test_a_safe_low_hand_bids_nolo() -> None:
    assert says(LOWEST) in ("ren sol", "bordlægger", "sniksnak")


def test_a_low_hand_joins_nolo() -> None:
    assert says(LOWEST, "0: pas, 1: sniksnak", seat=2) == "med"
    assert says(POOR, "0: pas, 1: ren sol", seat=2) == "pas"


def with_sol_at(factor: int) -> PointTable:
    cells = DEFAULT_TABLE.nolo_cells(NoloKind.SOL)
    return replace(DEFAULT_TABLE, nolo={NoloKind.SOL: NoloCells(made=factor * cells.made, fallen=cells.fallen)})


def test_a_table_where_sol_pays_ten_times_more_is_bid_differently() -> None:
    state = asked(LONG_SPADES)
    usual, rich = answer(state), answer(state, with_sol_at(10))
    assert "alm" in words_of(usual.action)
    assert words_of(rich.action) == "sol"
    assert rich.options[0].points > usual.options[0].points


def test_styles_differ_by_their_taste_for_risk() -> None:
    """The same hands after the same bid: the more a style likes risk, the more often it goes on."""
    bids = dict.fromkeys(RISK, 0)
    for seed in range(80):
        first = play_out(seed, NO_IRON, 13).states[0]
        state = talk(first, f"{first.turn}: 9 halve")
        for style, risk in RISK.items():
            decision = answer(state, risk=risk)
            bids[style] += not isinstance(decision.action, Pass)
            assert decision.why not in {"cautious": {Why.MORE_RISK}, "bold": {Why.LESS_RISK}}.get(style, set())
    assert bids["cautious"] < bids["balanced"] < bids["bold"]


def test_an_iron_hand_is_kept_only_where_it_is_worth_more_than_a_new_deal() -> None:
    bad = whole_deal("S2 S9 ST S6 H4 H2 H9 HT D2 D3 D9 C8 C9")
    good = whole_deal("S2 S3 S4 S5 H2 H3 H4 D2 D3 D4 X1 X2 X3")
    assert (words_of(answer(bad).action), answer(bad).why) == ("jernhånd", Why.NEW_DEAL_BETTER)
    kept = [next(o.points for o in answer(state).options if words_of(o.action) == "spiller") for state in (bad, good)]
    assert kept[0] < kept[1]
    free = answer(good, with_sol_at(100))
    assert (words_of(free.action), free.why) == ("spiller", Why.HAND_WORTH_PLAYING)


ALL_PASS_BUT_0 = "1: pas, 2: pas, 3: pas"


def test_the_trump_is_the_long_suit_and_an_ace_is_called() -> None:
    state = asked(LONG_SPADES, f"0: 9 alm, {ALL_PASS_BUT_0}")
    called = words_of(answer(state).action)
    assert called in ("kalder DA trumf S", "kalder CA trumf S")


def test_who_holds_every_ace_calls_a_king() -> None:
    state = asked("SA SK SQ SJ S9 HA H5 H4 DA D5 CA C5 C4", f"0: 9 alm, {ALL_PASS_BUT_0}")
    assert words_of(answer(state).action).split()[1] in ("HK", "DK", "CK")


def test_a_hand_that_can_do_it_alone_calls_its_own_ace() -> None:
    rules = replace(NO_IRON, call_own_ace=CallOwnAce.YES)
    alone = "SA SK SQ SJ ST S9 S8 S7 HA HK HQ X1 DA"
    state = asked(alone, f"0: 9 alm, {ALL_PASS_BUT_0}", rules=rules)
    assert words_of(answer(state).action) in ("kalder HA trumf S", "kalder DA trumf S")
    weak = asked(LONG_SPADES, f"0: 11 alm, {ALL_PASS_BUT_0}", rules=rules)
    assert words_of(answer(weak).action) in ("kalder DA trumf S", "kalder CA trumf S")


def test_an_ace_that_lies_in_the_kitty_is_called_only_by_a_hand_that_can_do_it_alone() -> None:
    kitty = "S3 DA C2"
    before = f"0: 8 vip, {ALL_PASS_BUT_0}, 0: nej, 0: nej, 0: tager"
    weak = asked("C3 C4 C5 C6 CJ H5 H6 D6 D7 S9 S8 S7 S6", before, kitty=kitty)
    assert words_of(answer(weak).action) != "kalder DA"


def test_a_turned_card_that_suits_is_taken_and_another_is_not() -> None:
    good = asked(LONG_SPADES, f"0: 8 vip, {ALL_PASS_BUT_0}", kitty="S3 H2 C3")
    assert (words_of(answer(good).action), answer(good).why) == ("tager", Why.CARD_SUITS)
    bad = asked(LONG_SPADES, f"0: 8 vip, {ALL_PASS_BUT_0}", kitty="D2 S3 C3")
    assert (words_of(answer(bad).action), answer(bad).why) == ("nej", Why.LATER_CARD_BETTER)


def test_who_must_take_the_third_card_is_told_so() -> None:
    state = asked(LONG_SPADES, f"0: 8 vip, {ALL_PASS_BUT_0}, 0: nej, 0: nej", kitty="D2 H2 D4")
    decision = answer(state)
    assert (words_of(decision.action), decision.why) == ("tager", Why.ONLY_CHOICE)


def test_the_holder_names_his_long_suit_in_halve() -> None:
    partner = "SA S4 HK HQ HJ H9 H8 H7 D8 D3 C9 C7 C2"
    state = talk(
        whole_deal("SK SQ S2 H2 H3 H4 DA D4 D5 CA C4 C5 X1", partner, rules=NO_IRON),
        "0: 8 halve, 1: pas, 2: pas, 3: pas, 0: kalder SA",
    )
    assert words_of(answer(state).action) == "trumf H"


def gift(hand: str, before: str, **more: Any) -> tuple[str, ...]:
    action = answer(asked(hand, before, **more)).action
    assert isinstance(action, ExchangeCards)
    return tuple(each.code for each in action.cards)


def test_low_cards_of_side_suits_are_given() -> None:
    given = gift(LONG_SPADES, f"0: 9 alm, {ALL_PASS_BUT_0}, 0: kalder DA trumf S")
    assert len(given) == 3
    assert not {"SA", "SK", "SQ", "S9", "S7", "S4", "HA"} & set(given)


def test_a_kitty_that_is_seen_is_used() -> None:
    rules = replace(NO_IRON, exchange=ExchangeOrder.TAKE_FIRST)
    kitty = "SJ HK D2"
    given = gift(LONG_SPADES, f"0: 9 alm, {ALL_PASS_BUT_0}, 0: kalder DA trumf S", rules=rules, kitty=kitty)
    assert not {"SJ", "HK", "SA"} & set(given)


def test_the_called_card_of_halve_stays() -> None:
    partner = "SA S4 HK HQ HJ H9 H8 H7 D8 D3 C9 C7 C2"
    state = talk(
        whole_deal("SK SQ S2 H2 H3 H4 DA D4 D5 CA C4 C5 X1", partner, rules=NO_IRON),
        "0: 8 halve, 1: pas, 2: pas, 3: pas, 0: kalder SA, 1: trumf H",
    )
    action = answer(state).action
    assert isinstance(action, ExchangeCards)
    assert "SA" not in [each.code for each in action.cards]


def test_high_cards_go_in_nolo() -> None:
    hand = "S2 S3 S4 SK HA H3 H4 HQ DA D3 D4 DK C2"
    assert gift(hand, f"0: sol, {ALL_PASS_BUT_0}") == ("DK", "HQ", "SK")


def test_a_hand_that_is_safe_in_nolo_stays_as_it_is() -> None:
    state = asked(LOWEST, f"0: sniksnak, {ALL_PASS_BUT_0}")
    decision = answer(state)
    assert decision.action == ExchangeCards(0, ())
    assert decision.why is Why.HAND_GOOD_AS_IT_IS


def test_cards_that_another_nolo_declarer_gave_are_not_wanted() -> None:
    """After one that declined the kitty is any three cards; after one that exchanged it is his worst."""
    hand = "S2 S3 S4 S7 HA H3 H4 H7 DA D3 D7 C2 C4"
    first = "sol, 1: med, 2: pas, 3: pas, 0: bytter"
    declined = talk(whole_deal("", hand, rules=NO_IRON), f"0: {first} ikke")
    exchanged = talk(whole_deal("SK SQ HK", hand, rules=NO_IRON), f"0: {first} SK SQ HK")
    chances = []
    for state in (declined, exchanged):
        assert state.turn == 1
        options = [option for option in answer(state).options if option.action != ExchangeCards(1, ())]
        chances.append(max(option.chance or 0.0 for option in options))
    assert chances[1] < chances[0]


def test_cancelled_thinking_gives_no_answer() -> None:
    view = view_for(asked(POOR), 0)
    with pytest.raises(CancelledError):
        decide(view, DEFAULT_TABLE, 0.0, Random(1), lambda: True)


def test_only_who_is_asked_decides_and_cards_are_played_elsewhere() -> None:
    state = asked(POOR)
    with pytest.raises(ValueError, match="seat 1 is not asked anything"):
        decide(view_for(state, 1), DEFAULT_TABLE, 0.0, Random(1))
    playing = talk(state, "0: 8 alm, 1: pas, 2: pas, 3: pas, 0: kalder SA trumf H, 0: bytter ikke")
    view = view_for(playing, playing.turn)
    with pytest.raises(ValueError, match="does not play cards"):
        decide(view, DEFAULT_TABLE, 0.0, Random(1))


@settings(max_examples=25)
@given(seed=st.integers(0, 10**6))
def test_near_ties_get_a_second_look_that_repeats(seed: int) -> None:
    state = play_out(seed, NO_IRON, 13).states[0]
    first = answer(state, layouts=4)
    assert first == answer(state, layouts=4)
    assert first.worlds in (0, 4, LEAST)
    if first.why is Why.CLOSE_CALL:
        assert first.worlds > 0
