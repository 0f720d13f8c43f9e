"""What a view holds in each phase."""

from typing import Any

from laksewhist.engine.bids import parse_bid
from laksewhist.engine.cards import Suit, card
from laksewhist.engine.contract import NO_CONTRACT
from laksewhist.engine.game import legal_actions
from laksewhist.engine.redact import view_for
from laksewhist.engine.view import Phase, PlayerView
from tests.engine.builders import ALL_PASS, cards, codes, deal, dealt, playing, talk

HANDS = ("SA H2 D5", "SK H3 DA", "SQ H4 D7", "SJ H5 D8")
OTHERS_PASS = "1: pas, 2: pas, 3: pas"


def views(state: Any) -> list[PlayerView]:
    return [view_for(state, seat) for seat in range(4)]


def same(state: Any, name: str) -> Any:
    """A field on which all four views agree."""
    first, *rest = [getattr(view, name) for view in views(state)]
    assert all(each == first for each in rest)
    return first


def test_every_seat_sees_its_own_hand_and_how_many_cards_the_others_have() -> None:
    state = talk(playing(deal(*HANDS), "sol"), "0: SA, 1: SK")
    assert [codes(view.hand) for view in views(state)] == ["D5 H2", "DA H3", "D7 H4 SQ", "D8 H5 SJ"]
    assert same(state, "hand_sizes") == (2, 2, 3, 3)
    assert [view.seat for view in views(state)] == [0, 1, 2, 3]


def test_only_the_seat_to_act_is_told_what_it_may_do() -> None:
    state = talk(deal(*HANDS), "0: 8 alm")
    assert [len(view.legal) for view in views(state)] == [0, 34, 0, 0]
    assert view_for(state, 1).legal == legal_actions(state)


def test_R03_the_auction_is_public() -> None:
    state = talk(deal(*HANDS), "0: pas, 1: sol, 2: med")
    assert same(state, "phase") is Phase.AUCTION
    assert same(state, "standing") == parse_bid("sol")
    assert (same(state, "holders"), same(state, "passed"), same(state, "turn")) == ((1, 2), (0,), 3)
    assert len(same(state, "actions")) == 3
    assert (same(state, "contract"), same(state, "declarer"), same(state, "called")) == (None, None, None)
    assert not same(state, "trump_known")
    assert same(state, "shown") == (None, None, None, None)
    assert same(state, "forehand") == 0


def test_R06_who_has_an_iron_hand_is_asked_and_the_others_see_the_auction_about_to_begin() -> None:
    state = dealt("SA H2", "S3 H3", "S4 H4", "S5 HK")
    assert [view.phase for view in views(state)] == [Phase.AUCTION, Phase.IRON_HAND, Phase.IRON_HAND, Phase.AUCTION]
    assert [view.turn for view in views(state)] == [None, 1, 2, 0]
    assert [len(view.legal) for view in views(state)] == [0, 2, 0, 0]


def test_R06_a_shown_iron_hand_lies_open_and_nothing_else() -> None:
    state = talk(dealt("SA H2", "S3 H3", "S4 H4", "S5 HK"), "1: spiller, 2: jernhånd")
    assert same(state, "phase") is Phase.FINISHED
    assert same(state, "shown") == (None, None, cards("H4 S4"), None)
    assert (same(state, "iron_hand"), same(state, "outcome"), same(state, "kitty")) == (2, NO_CONTRACT, None)


def test_R03_after_four_passes_the_hands_stay_hidden() -> None:
    state = talk(deal(*HANDS), ALL_PASS)
    assert same(state, "phase") is Phase.FINISHED
    assert same(state, "shown") == (None, None, None, None)
    assert (same(state, "kitty"), same(state, "passed"), same(state, "turn")) == (None, (0, 1, 2, 3), None)


def test_R10_the_turned_cards_are_seen_by_all_and_no_others() -> None:
    state = talk(deal(*HANDS, kitty="D2 X1 S2"), f"0: 8 vip, {OTHERS_PASS}")
    assert same(state, "phase") is Phase.VIP
    assert same(state, "turned") == cards("D2")
    state = talk(state, "0: nej")
    assert same(state, "turned") == cards("D2 X1")
    assert (same(state, "kitty"), same(state, "trump_known")) == (None, False)
    state = talk(state, "0: tager")
    assert (same(state, "trump_known"), same(state, "trump"), same(state, "declarer")) == (True, None, 0)
    state = talk(state, "0: kalder DA, 0: bytter SA H2 D5")
    assert same(state, "turned") == cards("D2 X1")
    assert same(state, "contract").vip_card == 2


def test_R08_R09_R17_the_trump_is_known_as_soon_as_it_is_settled() -> None:
    start = deal(*HANDS)
    known = {}
    for bid in ("8 alm", "8 gode", "8 halve", "8 sans"):
        state = talk(start, f"0: {bid}, {OTHERS_PASS}")
        assert same(state, "phase") is Phase.CALLING
        assert same(state, "declarer") == 0
        known[bid] = (same(state, "trump_known"), same(state, "trump"))
    assert known == {
        "8 alm": (False, None),
        "8 gode": (True, Suit.CLUBS),
        "8 halve": (False, None),
        "8 sans": (True, None),
    }


def test_R12_in_halve_the_holder_is_known_when_asked_for_the_trump() -> None:
    state = talk(deal(*HANDS), f"0: 8 halve, {OTHERS_PASS}, 0: kalder DA")
    assert same(state, "phase") is Phase.TRUMP
    assert (same(state, "called"), same(state, "declarer"), same(state, "partner")) == (card("DA"), 0, 1)
    assert same(state, "partner_known")
    assert not same(state, "trump_known")
    state = talk(state, "1: trumf S")
    assert same(state, "trump") is Suit.SPADES
    assert same(state, "partner_public")


def test_R26_only_who_is_to_exchange_gets_the_choice() -> None:
    state = talk(deal(*HANDS), f"0: 8 sans, {OTHERS_PASS}, 0: kalder DA")
    assert same(state, "phase") is Phase.EXCHANGE
    choices = [view.choice for view in views(state)]
    assert choices[1:] == [None, None, None]
    assert choices[0] is not None
    assert codes(choices[0].cards) == "D5 H2 SA"
    assert choices[0].may_decline


def test_the_play_is_public() -> None:
    state = talk(playing(deal(*HANDS), "8 sans", "DA"), "0: SA, 1: SK, 2: SQ, 3: SJ, 0: D5, 1: DA")
    assert same(state, "phase") is Phase.PLAY
    assert same(state, "trick").cards == cards("D5 DA")
    assert [trick.winner for trick in same(state, "tricks")] == [0]
    assert (same(state, "taken"), same(state, "partner"), same(state, "partner_public")) == ((1, 0, 0, 0), 1, True)
    assert not same(state, "called_suit_led")
    state = talk(state, "2: D7, 3: D8")
    assert same(state, "called_suit_led")


def test_R13_who_has_fallen_is_public() -> None:
    state = talk(deal(*HANDS), "0: ren sol, 1: med, 2: pas, 3: pas, 0: bytter ikke, 1: bytter ikke")
    state = talk(state, "0: SA, 1: SK, 2: SQ, 3: SJ")
    assert same(state, "fallen") == (1,)


def test_a_finished_deal_lies_open_with_its_outcome() -> None:
    state = talk(
        playing(deal(*HANDS, kitty="C4 C2 C3"), "ren sol"), "0: SA, 1: SK, 2: SQ, 3: SJ, 1: H3, 2: H4, 3: H5, 0: H2"
    )
    state = talk(state, "3: D8, 0: D5, 1: DA, 2: D7")
    assert same(state, "phase") is Phase.FINISHED
    assert same(state, "outcome") == state.outcome
    assert same(state, "kitty") == cards("C4 C2 C3")
    assert same(state, "trick") is None
    assert same(state, "legal") == ()
    assert len(same(state, "tricks")) == 3
