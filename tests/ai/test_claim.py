"""A claim is granted only where no hands and no play of the others can break it: tried against all of them."""

import math
import random
from collections import Counter
from dataclasses import replace

import pytest

from laksewhist.ai.claim import Claimant, holds, next_card
from laksewhist.engine.actions import PlayCard
from laksewhist.engine.cards import SEATS, card, hand_of
from laksewhist.engine.game import apply
from laksewhist.engine.house_rules import ExchangeOrder, HolderMayLeadLow, HouseRules
from laksewhist.engine.play import legal_cards
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import DealState, FinishedState, PlayState, Trick
from laksewhist.engine.view import PlayerView
from tests.ai.claim_worlds import (
    all_worlds,
    can_be_claimed,
    decisions,
    is_broken,
    some_worlds,
    unseen_cards,
)

TRICK_BIDS = ("8 sans", "8 alm", "8 gode", "8 halve", "8 vip")
NOLO_BIDS = ("sol", "ren sol", "bordlægger", "sniksnak")
OTHER_HOUSE = HouseRules(exchange=ExchangeOrder.TAKE_FIRST, holder_may_lead_low=HolderMayLeadLow.YES)


def may_claim(view: PlayerView) -> bool:
    """Whether this seat has something to claim at all."""
    return not view.contract.is_nolo or (view.seat in view.contract.declarers and view.seat not in view.fallen)


def deals_of(state: PlayState) -> int:
    """How many ways there are to deal what this seat has not seen."""
    sizes = [len(state.hands[seat]) for seat in SEATS if seat != state.turn]
    unseen = len(unseen_cards(state))
    return math.factorial(unseen) // math.prod(map(math.factorial, (*sizes, unseen - sum(sizes))))


@pytest.mark.parametrize("rules", [HouseRules(), OTHER_HOUSE], ids=["usual", "other"])
@pytest.mark.parametrize("bids", [TRICK_BIDS, NOLO_BIDS], ids=["tricks", "nolo"])
def test_a_claim_is_granted_exactly_where_it_is_certain(bids: tuple[str, ...], rules: HouseRules) -> None:
    seen: Counter[tuple[int, bool]] = Counter()
    for bid in bids:
        for seed in range(3 if bids is TRICK_BIDS else 9):
            for state in decisions(seed, bid, 2, rules):
                view = view_for(state, state.turn)
                if not may_claim(view) or deals_of(state) > 200:
                    continue
                certain = can_be_claimed(list(all_worlds(state)), state.turn)
                assert holds(view) is certain, (bid, seed, view.hand)
                seen[len(view.hand), certain] += 1
    assert seen[1, True]
    assert seen[2, True]
    assert bids is NOLO_BIDS or seen[2, False]


def breaks(state: PlayState, me: int) -> bool:
    """Whether some play of the others breaks the claim in this deal, which the seat does not know."""
    view = view_for(state, state.turn)
    cards = (next_card(view),) if state.turn == me else legal_cards(state)
    for each in cards:
        after = apply(state, PlayCard(state.turn, each))[0]
        if is_broken(state, after, me) or (isinstance(after, PlayState) and breaks(after, me)):
            return True
    return False


@pytest.mark.parametrize("bid", [*TRICK_BIDS, *NOLO_BIDS])
def test_no_hands_and_no_play_of_the_others_break_a_claim_that_is_granted(bid: str) -> None:
    most = 0
    for seed in range(12):
        rng = random.Random(seed)
        for state in decisions(seed, bid, 3):
            view = view_for(state, state.turn)
            if holds(view) and len(view.hand) > 1:
                most = max(most, len(view.hand))
                assert not any(breaks(world, state.turn) for world in some_worlds(state, rng, 3))
    assert most > 1


LONG_CLAIMS = {
    "8 sans": (3, 11),
    "8 alm": (38,),
    "8 gode": (0,),
    "8 halve": (3,),
    "8 vip": (1, 7),
    "sol": (2, 9),
    "ren sol": (9, 12),
    "bordlægger": (5, 9),
    "sniksnak": (5, 9),
}
"""Deals in which somebody has a claim with four cards or five."""


@pytest.mark.parametrize("bid", LONG_CLAIMS)
def test_claims_with_many_cards_are_played_to_their_end_whatever_the_others_do(bid: str) -> None:
    most = 0
    for seed in LONG_CLAIMS[bid]:
        rng = random.Random(seed)
        for state in decisions(seed, bid, 5):
            me = state.turn
            if len(state.hands[me]) < 4 or not holds(view_for(state, me)):
                continue
            most = max(most, len(state.hands[me]))
            for world in some_worlds(state, rng, 3):
                play_out(world, me, rng)
    assert most >= 4


def play_out(state: DealState, me: int, rng: random.Random) -> None:
    """The claimant plays its claim, the others anything."""
    while isinstance(state, PlayState):
        if state.turn == me:
            action = Claimant().decide(view_for(state, me), rng)
        else:
            action = PlayCard(state.turn, rng.choice(legal_cards(state)))
        before, state = state, apply(state, action)[0]
        assert not is_broken(before, state, me)
    assert isinstance(state, FinishedState)


# ---- single cases


def position(mine: str, gone: str, bid: str, table: str = "", taken: int = 0) -> PlayerView:
    """A view of seat 0 with these cards, all others unseen but for those that are gone; the table was led to it."""
    wanted = "S" if bid == "8 alm" else ""
    state = next(each for seed in range(99) for each in decisions(seed, bid) if fits(each, wanted))
    hand, lying = cards(mine), cards(table)
    shift = (0 - state.turn) % 4  # the seat to play becomes seat 0
    contract = replace(state.contract, declarers=tuple((seat + shift) % 4 for seat in state.contract.declarers))
    view = view_for(state, state.turn)
    sizes = tuple(len(hand) - (0 < (-seat % 4) <= len(lying)) for seat in SEATS)
    return replace(
        view,
        seat=0,
        turn=0,
        hand=hand_of(hand),
        hand_sizes=sizes,
        contract=contract,
        called=None,
        called_suit_led=True,
        partner=None,
        partner_known=False,
        fallen=(),
        shown=(None,) * 4,
        taken=(taken, 0, 0, 0),
        tricks=tuple(Trick(0, (each,), 0) for each in cards(gone)),
        trick=Trick(-len(lying) % 4, lying),
        exchanges=(),
        turned=(),
        legal=tuple(PlayCard(0, each) for each in hand),
    )


def cards(codes: str) -> tuple:
    return tuple(card(code) for code in codes.split())


def fits(state: PlayState, trump: str) -> bool:
    contract = state.contract
    if contract.is_nolo:
        return state.turn in contract.declarers
    return (contract.trump.code if contract.trump is not None else "") == trump


SPADES = "S2 S3 S4 S5 S6 S7 S8 S9"
CLUBS, DIAMONDS = SPADES.replace("S", "C"), SPADES.replace("S", "D")
ALL_BUT = f"{SPADES.removeprefix('S2 S3 ')} {CLUBS} {DIAMONDS} X1 X2 X3 CT CJ CQ CK CA DT DJ DQ DK DA ST SJ SQ SK SA"
"""Hearts and the two lowest spades are left."""


@pytest.mark.parametrize(
    ("mine", "gone", "trump", "table", "granted"),
    [
        ("SA HA DA CA X1", "", "", "", True),
        ("SA SQ", "", "", "", False),
        ("SA SQ", "SK", "", "", True),
        ("SA SK S2", f"{SPADES.removeprefix('S2 ')} ST SJ", "", "", True),
        ("SA SK S3", "S4 S5 S6 S7 S8 S9 ST", "", "", False),
        ("SA SK HA", f"{SPADES} ST SJ", "S", "", True),
        ("SA HA", f"{SPADES} ST SJ", "S", "", False),
        ("SA SK", "", "S", "", True),
        ("HA", "", "S", "", False),
        ("X1", "", "S", "", False),
        ("X1", f"{SPADES} ST SJ SQ SK SA", "S", "", True),
        ("SA SK", "", "", "S2", True),
        ("SA DA", "", "", "S2 SK", True),
        ("SA DK", "", "", "S2 SK", False),
        ("SA SK", "", "S", "H2 HA", True),
        ("SA SK", "", "S", "X1", True),
        ("SA SK", "", "", "X1", False),
        ("SJ HA", "SQ SK SA", "", "S2 S3 ST", True),
        ("SJ HA", "SK SA", "", "S2 S3 SQ", False),
    ],
)
def test_claims_of_tricks(mine: str, gone: str, trump: str, table: str, granted: bool) -> None:
    bid = {"": "8 sans", "S": "8 alm"}[trump]
    assert holds(position(mine, gone, bid, table)) is granted


@pytest.mark.parametrize(
    ("mine", "gone", "table", "taken", "granted"),
    [
        ("SA", "", "S2", 0, True),
        ("SA S3 S5", "", "S9", 0, True),
        ("SA S3 S6 SK", "", "S9", 0, False),
        ("SK HA", "SA S2 S3 S4 S5 S6 S7 S8 S9 ST SJ SQ", "D2", 0, True),
        ("SA", "", "", 0, False),
        ("H2", f"{ALL_BUT} HA", "", 0, True),
        ("H2", f"{ALL_BUT.replace('S4', '')} HA", "", 0, False),
        ("H2 HT", f"{ALL_BUT} HA", "", 0, False),
        ("H2 H3", f"{ALL_BUT} S2 S3", "", 0, True),
        ("SQ", "", "SK", 0, True),
        ("SQ", "", "SJ SK", 0, True),
        ("SK", "", "SQ", 0, False),
        ("SK", "", "SQ", -1, True),
        ("X1 SA", "", "S7", 0, True),
        ("X1", "", "", 0, False),
        ("X1", "", "X2", 0, True),
    ],
)
def test_claims_in_nolo_are_that_one_does_not_fall(mine: str, gone: str, table: str, taken: int, granted: bool) -> None:
    assert holds(position(mine, gone, "ren sol", table, taken)) is granted


def test_a_trick_to_spare_in_sol_counts() -> None:
    assert holds(position("SK", "", "sol", "SQ"))
    assert not holds(position("SK", "", "sol", "SQ", taken=1))


def test_the_claims_of_a_side_that_one_knows_count_together() -> None:
    view = position("D3", "SK SA", "8 sans", "DA D2")
    assert not holds(view)
    partner = replace(view, partner_known=True, partner=0, contract=replace(view.contract, declarers=(2,)))
    assert holds(partner)
    assert not holds(replace(partner, contract=replace(view.contract, declarers=(3,))))


def test_the_called_card_must_be_led_before_a_higher_one() -> None:
    view = position("SA SQ", "SK", "8 sans")
    assert holds(view)
    owed = replace(view, contract=replace(view.contract, called=card("SQ")), called_suit_led=False)
    assert holds(owed)  # either wins
    assert next_card(owed) is card("SQ")
    high = replace(position("SA SJ", "SK SQ", "8 sans"), contract=owed.contract, called_suit_led=False)
    assert holds(high)


def test_nobody_claims_out_of_turn_nor_whoever_has_no_nolo_of_his_own() -> None:
    view = position("SA", "", "8 sans")
    assert not holds(replace(view, turn=1))
    with pytest.raises(ValueError, match="no certain claim"):
        next_card(position("SQ", "", "8 sans"))
    sol = position("SA", "", "sol", "S2")
    assert holds(sol)
    assert not holds(replace(sol, fallen=(0,)))
    assert not holds(replace(sol, contract=replace(sol.contract, declarers=(1,))))


def test_what_cannot_be_decided_soon_is_refused() -> None:
    undecided = 0
    for seed in range(2):
        state = next(iter(decisions(seed, "8 gode")))
        undecided += not holds(view_for(state, state.turn))
    assert undecided == 2
