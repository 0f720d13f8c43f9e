"""An oracle for claims: every deal that a seat can take for possible, and what comes of every play in all of them.

Nothing of the claims is used here: the engine tells which deals agree with what a seat has seen, and who takes a trick.
"""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from laksewhist.engine.actions import MakeBid, PlayCard
from laksewhist.engine.bids import parse_bid
from laksewhist.engine.cards import HAND_SIZE, PACK, SEATS, hand_of
from laksewhist.engine.contract import Partnership
from laksewhist.engine.game import apply, legal_actions, start_deal
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.illegal import IllegalAction
from laksewhist.engine.play import has_fallen, legal_cards
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import AuctionState, DealState, FinishedState, PlayState, Trick
from laksewhist.match.match import plan_deal


def decisions(seed: int, bid: str, most: int = HAND_SIZE, rules: HouseRules | None = None) -> Iterator[PlayState]:
    """The states of a deal played at random in which a seat with so many cards or fewer is to play."""
    rng, wish = random.Random(seed), parse_bid(bid)
    state: DealState = start_deal(plan_deal(seed, 4, rules or HouseRules(), number=0, attempt=0).setup)
    while not isinstance(state, FinishedState):
        if isinstance(state, PlayState) and len(state.hands[state.turn]) <= most:
            yield state
        legal = legal_actions(state)
        if isinstance(state, AuctionState):
            wished = [action for action in legal if isinstance(action, MakeBid) and action.bid == wish]
            legal = wished[:1] or tuple(action for action in legal if not isinstance(action, MakeBid))
        state = apply(state, rng.choice(legal))[0]


def all_worlds(state: PlayState) -> Iterator[PlayState]:
    """The deals that agree with all that the seat to play has seen."""
    me, unseen = state.turn, unseen_cards(state)
    others = [seat for seat in SEATS if seat != me]

    def fill(left: frozenset, seats: list[int], hands: dict) -> Iterator[PlayState]:
        if not seats:
            world = _world(state, hands, left)
            if world is not None:
                yield world
            return
        for cards in combinations(hand_of(left), len(state.hands[seats[0]])):
            yield from fill(left - set(cards), seats[1:], {**hands, seats[0]: cards})

    yield from fill(frozenset(unseen), others, {me: state.hands[me]})


def some_worlds(state: PlayState, rng: random.Random, tries: int) -> Iterator[PlayState]:
    """Some of them, and the true one."""
    me, unseen = state.turn, list(unseen_cards(state))
    yield state
    for _ in range(tries):
        rng.shuffle(unseen)
        left, hands = list(unseen), {me: state.hands[me]}
        for seat in SEATS:
            if seat != me:
                size = len(state.hands[seat])
                hands[seat], left = tuple(left[:size]), left[size:]
        world = _world(state, hands, frozenset(left))
        if world is not None:
            yield world


def unseen_cards(state: PlayState) -> tuple:
    """What may lie anywhere, as far as this seat knows, but for what it gave itself."""
    me = state.turn
    seen = {*state.hands[me], *(each for trick in (*state.tricks, state.trick) for each in trick.cards)}
    if state.exchanges and state.exchanges[-1].seat == me:
        seen |= set(state.exchanges[-1].given or ())
    return tuple(each for each in PACK if each not in seen)


def _world(state: PlayState, hands: dict, left: frozenset) -> PlayState | None:
    """The state with these hands, where the whole play could have gone like that and the seat would see the same."""
    me, played = state.turn, (*state.tricks, state.trick)
    start = {seat: (*hands[seat], *(card for each in played if (card := each.card_of(seat)))) for seat in SEATS}
    called, declarer = state.contract.called, state.contract.declarer
    partnership = state.partnership
    if called is not None:
        holder = next((seat for seat in SEATS if called in start[seat]), None)
        alone = holder in (None, declarer)
        partnership = Partnership(None if alone else holder, alone, partnership.open_from_start)
    world: DealState = replace(
        state,
        hands=tuple(hand_of(start[seat]) for seat in SEATS),
        partnership=partnership,
        kitty=tuple(left) or state.kitty,
        tricks=(),
        trick=Trick(state.setup.forehand, ()),
        taken=(0, 0, 0, 0),
        called_suit_led=False,
        partner_known=partnership.open_from_start,
    )
    try:
        for trick in played:
            for card in trick.cards:
                world = apply(world, PlayCard(world.turn, card))[0]
    except IllegalAction:
        return None
    same = isinstance(world, PlayState) and view_for(world, me) == view_for(state, me)
    return world if same else None


def is_broken(before: PlayState, after: DealState, me: int) -> bool:
    """Whether a card has broken the claim of this seat: tricks for its side, or in nolo that it does not fall."""
    play = after.played if isinstance(after, FinishedState) else after
    if before.contract.is_nolo:
        return has_fallen(play, me)
    if len(play.tricks) == len(before.tricks):
        return False
    return play.tricks[-1].winner not in side_of(view_for(before, me))


def side_of(view) -> set[int]:
    """The seats that this one knows to be on its side."""
    if not view.partner_known:
        return {view.seat}
    declarers = {view.contract.declarer, view.contract.declarer if view.partner is None else view.partner}
    return declarers if view.seat in declarers else set(SEATS) - declarers


def can_be_claimed(worlds: list[PlayState], me: int) -> bool:
    """Whether one way to play holds in all these worlds, which look the same to the seat, against every play."""
    if not worlds:
        return True
    mine = worlds[0].turn == me
    options: dict = {}
    for world in worlds:
        for card in legal_cards(world):
            options.setdefault(card, []).append(world)
    return (any if mine else all)(_goes_well(card, allowing, me) for card, allowing in options.items())


def _goes_well(card, worlds: list[PlayState], me: int) -> bool:
    after = [(world, apply(world, PlayCard(world.turn, card))[0]) for world in worlds]
    if any(is_broken(before, now, me) for before, now in after):
        return False
    going_on: dict = {}
    for _before, now in after:
        if isinstance(now, PlayState):  # what becomes known divides the worlds
            going_on.setdefault(view_for(now, me), []).append(now)
    return all(can_be_claimed(same, me) for same in going_on.values())
