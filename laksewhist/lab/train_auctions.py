"""Whole auctions between four bidders that use the models so far: what happens to those who do not declare."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from laksewhist.ai.bidding.decide import decide
from laksewhist.ai.bidding.hand_value import NOLO_MODEL
from laksewhist.ai.bidding.trial import Contracted, nolo_tricks, side_tricks
from laksewhist.ai.models.data import Auctions
from laksewhist.ai.models.features import NONE, NoloHand, Situation, nolo_row, trick_row
from laksewhist.ai.models.others import other_row, stands_row, strength_of
from laksewhist.ai.models.words import cards_of, word_of
from laksewhist.engine.actions import AcceptCard, AuctionAction, Join, MakeBid
from laksewhist.engine.bids import LADDER, NOLO_BIDS, Bid, NoloBid, NoloKind, TrickBid, TrickKind, fixed_trump, rung
from laksewhist.engine.cards import Seat
from laksewhist.engine.game import apply, start_deal
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import DealState, FinishedState, PlayState, Setup, VipState
from laksewhist.lab.train_deals import shuffled
from laksewhist.lab.train_draw import Sample
from laksewhist.match.rng import below

RULES: Final = HouseRules()

DECLARED: Final = " declared"
"""Follows the model's name where its hand was declared in an auction."""


@dataclass(slots=True)
class Seen:
    """What some auctions showed: samples for the models, and counts."""

    samples: list[Sample] = field(default_factory=list)
    finals: Counter[int] = field(default_factory=Counter)
    passes: Counter[tuple[int, bool]] = field(default_factory=Counter)
    offers: Counter[tuple[int, bool]] = field(default_factory=Counter)
    nolo: Counter[tuple[int, bool]] = field(default_factory=Counter)

    def add(self, other: Seen) -> None:
        """Take in what other auctions showed."""
        self.samples += other.samples
        self.finals.update(other.finals)
        self.passes.update(other.passes)
        self.offers.update(other.offers)
        self.nolo.update(other.nolo)

    def figures(self) -> Auctions:
        """The counts as the figures of auctions; a little of everything is added, so that nothing is impossible."""
        total = sum(self.finals.values()) + len(LADDER) / 2
        return Auctions(
            tuple((self.finals[step] + 0.5) / total for step in range(len(LADDER))),
            (1.0, *(_share(self.passes, asked) for asked in (1, 2, 3))),
            tuple(_share(self.offers, number) for number in (1, 2, 3)),
            tuple(_share(self.nolo, place) for place in range(len(NOLO_BIDS))),
        )


def _share(counts: Counter[tuple[int, bool]], key: int) -> float:
    """How often it was so; three of each are added."""
    yes, no = counts[key, True] + 3, counts[key, False] + 3
    return yes / (yes + no)


def watch(rng: random.Random) -> Seen:
    """One deal: bid, exchanged and played out by rules of thumb."""
    dealt, forehand = shuffled(rng), below(rng, 4)
    first, second, third, fourth = (cards_of(hand) for hand in dealt.hands)
    kitty = list(cards_of(dealt.kitty))
    kitty.append(kitty.pop(below(rng, len(kitty))))
    setup = Setup(RULES, forehand, (first, second, third, fourth), tuple(kitty))
    seen = Seen()
    state: DealState = start_deal(setup)
    while not isinstance(state, PlayState | FinishedState):
        view = view_for(state, state.turn)
        action = decide(view, DEFAULT_TABLE, 0.0, rng).action
        if isinstance(state, VipState) and len(view.legal) > 1:
            seen.offers[state.turned, isinstance(action, AcceptCard)] += 1
        state, _ = apply(state, action)
    if isinstance(state, PlayState):
        _learn_play(state, seen)
        _learn_auction(state.auction.actions, setup, seen)
    elif state.iron_hand is None:
        _learn_auction(state.actions, setup, seen)
    return seen


def _learn_play(state: PlayState, seen: Seen) -> None:
    bid, declarers = state.contract.bid, state.contract.declarers
    seen.finals[rung(bid)] += 1
    hands = [word_of(hand) for hand in state.hands]
    forehand = state.setup.forehand
    if isinstance(bid, NoloBid):
        talk = bid.kind is NoloKind.SNIKSNAK
        tricks = nolo_tricks(hands, forehand, declarers, table=bid.is_open, open_to_all=talk)
        for seat, taken in zip(declarers, tricks, strict=True):
            seen.nolo[NOLO_BIDS.index(bid), taken > bid.tricks_allowed] += 1
            row = nolo_row(NoloHand(_dealt(state, seat), _place(state, seat), others=len(declarers) - 1))
            seen.samples.append(Sample(NOLO_MODEL[bid.kind] + DECLARED, row, min(2, taken)))
        return
    contract, partnership = state.contract, state.partnership
    assert contract.called is not None, "a trick bid has a called card"
    trump = NONE if contract.trump is None else int(contract.trump)
    public = partnership.open_from_start
    played = Contracted(trump, contract.called.index, contract.declarer, partnership.partner, public)
    taken = side_tricks(hands, forehand, played)
    seen.samples += _roles(state, bid, taken)
    seen.samples.append(_declared(state, bid, trump, taken))


def _declared(state: PlayState, bid: TrickBid, trump: int, tricks: int) -> Sample:
    """The declarer's hand, as he saw it when he bid."""
    contract = state.contract
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
