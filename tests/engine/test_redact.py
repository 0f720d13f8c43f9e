"""What a seat may not see, and the moments in which it learns more."""

from typing import Any

import pytest

from laksewhist.engine.events import ExchangeMade
from laksewhist.engine.house_rules import CallOwnAce, ExchangeOrder, HouseRules, SniksnakTalk
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import FinishedState
from tests.engine.builders import cards, deal, dealt, playing, talk

TAKE_FIRST = HouseRules(exchange=ExchangeOrder.TAKE_FIRST)
OPPONENTS = HouseRules(sniksnak_talk=SniksnakTalk.OPPONENTS)
OTHERS_PASS = "1: pas, 2: pas, 3: pas"
LOW = ("S2 H2 D2", "SJ H4 D3", "ST H3 D4", "S9 H5 D5")


def open_hands(state: Any, seat: int) -> list[int]:
    """Whose hands this seat sees lie open."""
    return [owner for owner, hand in enumerate(view_for(state, seat).shown) if hand is not None]


def knowing(state: Any) -> list[int]:
    """The seats that know who the partner is."""
    return [seat for seat in range(4) if view_for(state, seat).partner_known]


def test_R06_the_forehand_cannot_tell_who_has_an_iron_hand() -> None:
    one, other = dealt("SA H2", "S3 H3", "S4 HK", "S5 HQ"), dealt("SA H2", "S3 HK", "S4 H3", "S5 HQ")
    assert view_for(one, 0) == view_for(other, 0)
    assert view_for(one, 3) == view_for(other, 3)


def test_R06_a_kept_iron_hand_leaves_no_trace() -> None:
    kept = talk(dealt("SA H2", "S3 H3", "S4 HK", "S5 HQ", kitty="HJ C2 C3"), "1: spiller")
    none = dealt("SA H2", "S3 HJ", "S4 HK", "S5 HQ", kitty="H3 C2 C3")
    for seat in (0, 2, 3):
        assert view_for(kept, seat) == view_for(none, seat)


def test_R08_the_partner_knows_and_the_others_do_not() -> None:
    state = playing(deal("SA H2 D5", "SK H3 DA", "SQ H4 D7", "SJ H5 D8"), "8 sans", "DA")
    assert knowing(state) == [1]
    assert view_for(state, 1).partner == 1
    assert not view_for(state, 1).partner_public
    assert [view_for(state, seat).partner for seat in (0, 2, 3)] == [None, None, None]
    state = talk(state, "0: D5, 1: DA")
    assert knowing(state) == [0, 1, 2, 3]
    assert view_for(state, 3).partner_public


KITTY_ACE = ("SK H2 D5 S6", "SQ H3 D9 S7", "SJ H4 D7 S8", "ST H5 D8 S9")


def test_R21_blind_declarer_learns_that_he_is_alone_when_he_takes_the_kitty() -> None:
    state = talk(deal(*KITTY_ACE, kitty="DA C2 C3"), f"0: 8 sans, {OTHERS_PASS}, 0: kalder DA")
    assert knowing(state) == []
    assert knowing(talk(state, "0: bytter ikke")) == []
    taken = talk(state, "0: bytter H2 D5 S6")
    assert knowing(taken) == [0]
    assert view_for(taken, 0).partner is None


def test_R21_R26_take_first_declarer_sees_it_at_once() -> None:
    start = deal(*KITTY_ACE, kitty="DA C2 C3", rules=TAKE_FIRST)
    state = talk(start, f"0: 8 sans, {OTHERS_PASS}, 0: kalder DA")
    assert knowing(state) == [0]
    assert knowing(talk(state, "0: bytter ikke")) == [0]
    assert knowing(talk(state, "0: bytter DA H2 D5")) == [0]


def test_R21_an_own_called_ace_is_known_to_declarer_only() -> None:
    own = HouseRules(call_own_ace=CallOwnAce.YES)
    state = talk(deal("SA H2", "SK H3", "SQ H4", "SJ H5", rules=own), f"0: 8 sans, {OTHERS_PASS}, 0: kalder SA")
    assert knowing(state) == [0]
    assert knowing(talk(state, "0: bytter ikke, 0: SA")) == [0, 1, 2, 3]


def test_R21_an_ace_face_up_in_vip_tells_everybody() -> None:
    state = talk(deal(*KITTY_ACE, kitty="DA C2 C3"), f"0: 8 vip, {OTHERS_PASS}, 0: nej, 0: tager, 0: kalder DA")
    assert knowing(state) == [0, 1, 2, 3]
    assert view_for(state, 2).partner_public


def test_R26_the_kitty_is_seen_by_who_takes_it_first_and_only_on_his_turn() -> None:
    first = talk(deal(*LOW, kitty="X1 C9 D9", rules=TAKE_FIRST), "0: sol, 1: med, 2: pas, 3: pas")
    assert [view_for(first, seat).kitty for seat in range(4)] == [cards("X1 C9 D9"), None, None, None]
    second = talk(first, "0: bytter X1 C9 D2")
    assert [view_for(second, seat).kitty for seat in range(4)] == [None, cards("C9 D2 X1"), None, None]
    blind = talk(deal(*LOW, kitty="X1 C9 D9"), f"0: sol, {OTHERS_PASS}")
    assert [view_for(blind, seat).kitty for seat in range(4)] == [None] * 4


def test_R18_R26_in_a_chain_each_remembers_what_he_gave_and_took_and_no_more() -> None:
    state = talk(deal(*LOW, kitty="X1 C9 D9"), "0: sol, 1: med, 2: pas, 3: pas")
    state = talk(state, "0: bytter S2 H2 D2, 1: bytter SJ H4 D3")
    mine = ExchangeMade(0, True, cards("D2 H2 S2"), cards("X1 C9 D9"))
    his = ExchangeMade(1, True, cards("D3 H4 SJ"), cards("D2 H2 S2"))
    nothing = [ExchangeMade(0, True, None, None), ExchangeMade(1, True, None, None)]
    assert list(view_for(state, 0).exchanges) == [mine, nothing[1]]
    assert list(view_for(state, 1).exchanges) == [nothing[0], his]
    assert list(view_for(state, 2).exchanges) == nothing


@pytest.mark.parametrize(
    ("bid", "rules", "before", "after"),
    [
        ("sol", HouseRules(), [[], [], [], []], [[], [], [], []]),
        ("ren sol", HouseRules(), [[], [], [], []], [[], [], [], []]),
        ("bordlægger", HouseRules(), [[], [], [], []], [[0], [0], [0], [0]]),
        ("sniksnak", HouseRules(), [[1, 2, 3]] * 4, [[0, 1, 2, 3]] * 4),
        ("sniksnak", OPPONENTS, [[], [1, 2, 3], [1, 2, 3], [1, 2, 3]], [[0], *[[0, 1, 2, 3]] * 3]),
    ],
    ids=["sol", "ren sol", "bordlægger", "sniksnak all", "sniksnak opponents"],
)
def test_R15_R16_which_hands_lie_open(bid: str, rules: HouseRules, before: Any, after: Any) -> None:
    exchanging = talk(deal(*LOW, rules=rules), f"0: {bid}, {OTHERS_PASS}")
    assert [open_hands(exchanging, seat) for seat in range(4)] == [[]] * 4, "not before the exchange is over"
    state = talk(exchanging, "0: bytter ikke")
    assert [open_hands(state, seat) for seat in range(4)] == before
    state = talk(state, "0: S2, 1: SJ, 2: ST")
    assert [open_hands(state, seat) for seat in range(4)] == before, "the trick is not complete"
    state = talk(state, "3: S9")
    assert [open_hands(state, seat) for seat in range(4)] == after
    assert all(view_for(state, 1).shown[owner] == state.hands[owner] for owner in open_hands(state, 1))


def test_R16_with_two_declarers_neither_sees_the_others_hand_before_the_first_trick() -> None:
    state = talk(deal(*LOW), "0: sniksnak, 1: med, 2: pas, 3: pas, 0: bytter ikke, 1: bytter ikke")
    assert [open_hands(state, seat) for seat in range(4)] == [[2, 3]] * 4
    state = talk(state, "0: S2, 1: SJ, 2: ST, 3: S9")
    assert [open_hands(state, seat) for seat in range(4)] == [[0, 1, 2, 3]] * 4


def test_a_played_deal_lies_open_to_all_when_it_is_over() -> None:
    state = talk(playing(deal("SK H2", "SJ H4", "ST H3", "S9 H5"), "ren sol"), "0: SK, 1: SJ, 2: ST, 3: S9")
    assert isinstance(state, FinishedState)
    assert [open_hands(state, seat) for seat in range(4)] == [[0, 1, 2, 3]] * 4
    assert view_for(state, 3).partner_known


def test_R26_when_the_deal_is_over_every_exchange_is_open() -> None:
    state = talk(deal(*LOW, kitty="HK DK SK"), "0: ren sol, 1: pas, 2: pas, 3: pas, 0: bytter S2 H2 D2")
    state = talk(state, "0: SK, 1: SJ, 2: ST, 3: S9")
    made = ExchangeMade(0, True, cards("D2 H2 S2"), cards("HK DK SK"))
    assert [view_for(state, seat).exchanges for seat in range(4)] == [(made,)] * 4
