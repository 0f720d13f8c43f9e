"""Whole auctions between four bidders that use the models so far: what happens to those who do not declare."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from laksewhist.ai.bidding.decide import decide
from laksewhist.ai.bidding.hand_value import NOLO_MODEL
from laksewhist.ai.cardplay.effort import Effort
from laksewhist.ai.cardplay.player import CardPlayer
from laksewhist.ai.models.data import shipped
from laksewhist.ai.models.features import NONE, NoloHand, Situation, trick_row
from laksewhist.ai.models.others import other_row, stands_row, strength_of
from laksewhist.ai.models.scoring import nolo_score
from laksewhist.ai.models.words import cards_of, word_of
from laksewhist.ai.solver.encode import card_at, world_of
from laksewhist.ai.solver.playout import choose
from laksewhist.engine.actions import AcceptCard, AuctionAction, Join, MakeBid, PlayCard
from laksewhist.engine.bids import NOLO_BIDS, Bid, TrickBid, TrickKind, fixed_trump, rung
from laksewhist.engine.cards import Seat
from laksewhist.engine.contract import Outcome
from laksewhist.engine.game import apply, start_deal
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import DealState, FinishedState, PlayState, Setup, VipState
from laksewhist.lab.train_deals import shuffled
from laksewhist.lab.train_draw import Sample
from laksewhist.lab.train_seen import Seen
from laksewhist.match.rng import below, shuffle

RULES: Final = HouseRules()

STRONG: Final = Effort(deals=6)
"""How hard the card player thinks: enough to find a better lead than a rule, little enough for thousands of deals."""

DECLARED: Final = " declared"
"""Follows the model's name where its hand was declared in an auction."""


def watch(rng: random.Random, strong_in: int) -> Seen:
    """One deal: bid, exchanged and played.

    Nolo and one other deal in `strong_in` are played by a card player that tries out every card, and only these set the
    scale anew; the rest is played by rules of thumb. With 0 all are, and all set the scale.
    """
    seen, state = Seen(), start_deal_of(rng)
    setup = state.setup
    while not isinstance(state, PlayState | FinishedState):
        view = view_for(state, state.turn)
        action = decide(view, DEFAULT_TABLE, 0.0, rng).action
        if isinstance(state, VipState) and len(view.legal) > 1:
            seen.offers[state.turned, isinstance(action, AcceptCard)] += 1
        state, _ = apply(state, action)
    if isinstance(state, PlayState):
        _learn_auction(state.auction.actions, setup, seen)
        well = strong_in > 0 and (state.contract.is_nolo or below(rng, strong_in) == 0)
        _learn_play(state, _outcome(state, rng, strong=well), seen, sets_scale=well or not strong_in)
    elif state.iron_hand is None:
        _learn_auction(state.actions, setup, seen)
    return seen


def start_deal_of(rng: random.Random) -> DealState:
    """A deal about to be bid, all equally likely."""
    dealt, forehand = shuffled(rng), below(rng, 4)
    first, second, third, fourth = (cards_of(hand) for hand in dealt.hands)
    kitty = list(cards_of(dealt.kitty))
    shuffle(rng, kitty)
    return start_deal(Setup(RULES, forehand, (first, second, third, fourth), tuple(kitty)))


def _outcome(state: PlayState, rng: random.Random, *, strong: bool) -> Outcome:
    player = CardPlayer(DEFAULT_TABLE, STRONG)
    now: DealState = state
    while isinstance(now, PlayState):
        if strong:
            card = player.consider(view_for(now, now.turn), rng).action
        else:
            card = PlayCard(now.turn, card_at(choose(world_of(now)), state.contract.is_nolo))
        now, _ = apply(now, card)
    assert isinstance(now, FinishedState), "a deal that is played out is over"
    return now.outcome


def _learn_play(state: PlayState, outcome: Outcome, seen: Seen, *, sets_scale: bool) -> None:
    bid = state.contract.bid
    seen.finals[rung(bid)] += 1
    if isinstance(bid, TrickBid):
        seen.samples += _roles(state, bid, outcome.side_tricks)
        if sets_scale:
            seen.samples.append(_declared(state, bid, outcome.side_tricks))
        return
    declarers, place = state.contract.declarers, NOLO_BIDS.index(bid)
    for seat, made in zip(declarers, outcome.made, strict=True):
        seen.nolo[place, not made] += 1
        hand = NoloHand(_dealt(state, seat), _place(state, seat), others=len(declarers) - 1)
        model = shipped()[NOLO_MODEL[bid.kind]]
        chances = model.chances(nolo_score(model, hand))
        seen.tries.append((place, chances[0] if bid.tricks_allowed == 0 else 1 - chances[2], made))


def _declared(state: PlayState, bid: TrickBid, tricks: int) -> Sample:
    """The declarer's hand, as he saw it when he bid."""
    contract = state.contract
    trump = NONE if contract.trump is None else int(contract.trump)
    assert contract.called is not None, "a trick bid has a called card"
    assert contract.called.suit is not None, "a joker cannot be called"
    turned = state.setup.kitty[: contract.vip_card or 0]
    cards = _dealt(state, contract.declarer) | word_of(turned)
    model = {TrickKind.VIP: "vip", TrickKind.HALVE: "halve"}.get(bid.kind, "suit")
    if trump == NONE:
        model = "sans"
    place = _place(state, contract.declarer)
    if state.partnership.partner is None:
        cards |= 1 << contract.called.index
        row = trick_row(Situation(cards, trump, NONE, place, seen=len(turned)))
        return Sample(f"{model} alone{DECLARED}", row, tricks)
    named = NONE if bid.kind is TrickKind.HALVE else trump
    row = trick_row(Situation(cards, named, int(contract.called.suit), place, seen=len(turned)))
    return Sample(model + DECLARED, row, tricks)


def _dealt(state: PlayState, seat: Seat) -> int:
    return word_of(state.setup.hands[seat])


def _place(state: PlayState, seat: Seat) -> int:
    return (seat - state.setup.forehand) % 4


def _roles(state: PlayState, bid: TrickBid, tricks: int) -> Iterator[Sample]:
    """What the deal was for each of the three others."""
    trump = fixed_trump(bid.kind)
    for seat, hand in enumerate(state.setup.hands):
        if seat == state.contract.declarer:
            continue
        row = other_row(word_of(hand), -1 if trump is None else int(trump), bid.level, _place(state, seat))
        helps = seat == state.partnership.partner
        yield Sample(f"{bid.kind.value} is partner", row, int(helps))
        yield Sample(f"{bid.kind.value} {'partner' if helps else 'defender'}", row, tricks)


def _learn_auction(actions: tuple[AuctionAction, ...], setup: Setup, seen: Seen) -> None:
    """Whether each bid stayed, as its bidder and as those who passed it could have asked."""
    final = next((action.bid for action in reversed(actions) if isinstance(action, MakeBid)), None)
    standing: Bid | None = None
    passed, holders = set[int](), set[int]()
    for action in actions:
        strength = strength_of(word_of(setup.hands[action.seat]))
        if isinstance(action, MakeBid):
            standing, holders = action.bid, {action.seat}
            asked = 3 - len(passed)
        elif isinstance(action, Join):
            holders.add(action.seat)
            asked = 4 - len(passed) - len(holders)
        else:
            passed.add(action.seat)
            asked = 4 - len(passed) - len(holders)
        if standing is None:
            seen.passes[asked, final is None] += 1
        elif asked:
            seen.samples.append(Sample("stands", stands_row(rung(standing), asked, strength), int(standing == final)))
