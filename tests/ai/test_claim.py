"""A claim is granted only where no hands and no play of the others can take a trick: tried against all of them."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from laksewhist.ai.claim import holds, next_card
from laksewhist.engine.actions import MakeBid, PlayCard
from laksewhist.engine.bids import parse_bid
from laksewhist.engine.cards import HAND_SIZE, PACK, SEATS, card, hand_of
from laksewhist.engine.game import apply, legal_actions, start_deal
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.play import legal_cards
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import AuctionState, DealState, FinishedState, PlayState, Trick
from laksewhist.engine.view import PlayerView
from laksewhist.match.match import plan_deal

MOST = 3
"""So many cards are left at the most where everything is tried."""


def on_lead(seed: int, bid: str, most: int = HAND_SIZE) -> Iterator[PlayState]:
    """The states of a deal played at random in which a seat is on lead with so many cards or fewer."""
    rng, wish = random.Random(seed), parse_bid(bid)
    state: DealState = start_deal(plan_deal(seed, 4, HouseRules(), number=0, attempt=0).setup)
    while not isinstance(state, FinishedState):
        if isinstance(state, PlayState) and not state.trick.cards and len(state.hands[state.turn]) <= most:
            yield state
        legal = legal_actions(state)
        if isinstance(state, AuctionState):
            wished = [action for action in legal if isinstance(action, MakeBid) and action.bid == wish]
            legal = wished[:1] or tuple(action for action in legal if not isinstance(action, MakeBid))
        state = apply(state, rng.choice(legal))[0]


def other_hands(state: PlayState, rng: random.Random) -> PlayState:
    """The same, for all that the seat on lead knows, with the cards that it has not seen dealt anew."""
    me, size = state.turn, len(state.hands[state.turn])
    seen = {*state.hands[me], *(each for trick in state.tricks for each in trick.cards)}
    if state.exchanges[-1].seat == me:
        seen |= set(state.exchanges[-1].given or ())
    unseen = [each for each in PACK if each not in seen]
    rng.shuffle(unseen)
    hands = [hand_of(tuple(unseen[size * n : size * (n + 1)])) for n in SEATS]
    hands[me] = state.hands[me]
    return replace(state, hands=tuple(hands))


def always_takes_all(state: PlayState, me: int) -> bool:
    """Whether the leads of the claim take every trick against every play of the others."""
    hand, number = state.hands[me], len(state.tricks)
    if state.turn == me:
        if state.trick.cards:
            return False
        choices = (next_card(view_for(state, me)),)
    else:
        choices = legal_cards(state)
    for chosen in choices:
        after = apply(state, PlayCard(state.turn, chosen))[0]
        tricks = after.played.tricks if isinstance(after, FinishedState) else after.tricks
        if len(tricks) > number and tricks[-1].winner != me:
            return False
        if isinstance(after, PlayState) and hand and not always_takes_all(after, me):
            return False
    return True


@pytest.mark.parametrize("bid", ["8 sans", "8 alm", "8 gode"])
def test_no_hands_and_no_play_of_the_others_beat_a_claim_that_is_granted(bid: str) -> None:
    granted, most = 0, 0
    for seed in range(60):
        rng = random.Random(seed)
        for state in on_lead(seed, bid, MOST):
            me = state.turn
            if not holds(view_for(state, me)):
                continue
            granted, most = granted + 1, max(most, len(state.hands[me]))
            worlds = [state, *(other_hands(state, rng) for _ in range(3))]
            assert all(always_takes_all(world, me) for world in worlds)
    assert granted > 10
    assert most > 1


def position(mine: str, gone: str, *, trump: str) -> PlayerView:
    """A view of seat 0 on lead with these cards; all others are unseen except those that are gone."""
    bid = {"": "8 sans", "S": "8 alm"}[trump]
    state = next(each for seed in range(99) for each in on_lead(seed, bid) if fits(each, trump))
    view = replace(view_for(state, state.turn), called=None)
    hand = hand_of(tuple(card(code) for code in mine.split()))
    tricks = tuple(Trick(0, (card(code),), 0) for code in gone.split())
    return replace(
        view, hand=hand, legal=tuple(PlayCard(view.seat, each) for each in hand), tricks=tricks, exchanges=()
    )


def fits(state: PlayState, trump: str) -> bool:
    suit = state.contract.trump
    return (suit.code if suit is not None else "") == trump and state.contract.called not in state.hands[state.turn]


SPADES = "S2 S3 S4 S5 S6 S7 S8 S9"


@pytest.mark.parametrize(
    ("mine", "gone", "trump", "granted"),
    [
        ("SA HA DA CA X1", "", "", True),
        ("SA SQ", "", "", False),
        ("SA SQ", "SK", "", True),
        ("SA SK S2", f"{SPADES.removeprefix('S2 ')} ST SJ", "", True),
        ("SA SK S3", "S4 S5 S6 S7 S8 S9 ST", "", False),
        ("SA SK HA", f"{SPADES} ST SJ", "S", True),
        ("SA HA", f"{SPADES} ST SJ", "S", False),
        ("SA SK", "", "S", True),
        ("HA", "", "S", False),
        ("X1", "", "S", False),
        ("X1", f"{SPADES} ST SJ SQ SK SA", "S", True),
    ],
)
def test_claims_are_granted_and_refused(mine: str, gone: str, trump: str, granted: bool) -> None:
    assert holds(position(mine, gone, trump=trump)) is granted


def test_nobody_claims_who_is_not_on_lead_or_in_nolo() -> None:
    view = position("SA", "", trump="")
    assert holds(view)
    assert not holds(replace(view, turn=(view.seat + 1) % 4))
    assert not holds(replace(view, trick=Trick(view.seat, (card("H2"),))))
    assert not holds(replace(view, called=card("SA"), called_suit_led=False))
    for state in on_lead(1, "sol"):
        assert not holds(view_for(state, state.turn))
