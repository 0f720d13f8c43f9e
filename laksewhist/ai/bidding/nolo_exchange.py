"""The exchange in nolo: the most dangerous cards go, unless what comes is worse (R18, R26).

The declarers exchange one after another. Whoever comes after one that exchanged gets the cards which that one gave:
they are drawn as the worst three of a hand, not as any three.
"""

from __future__ import annotations

import random
from itertools import combinations
from math import fsum
from typing import Final

from laksewhist.ai.bidding.exchanger import CANDIDATES
from laksewhist.ai.bidding.hand_value import NOLO_MODEL, nolo_made
from laksewhist.ai.bidding.mind import Mind, Weighed
from laksewhist.ai.bidding.prospect import nolo_prospect, together
from laksewhist.ai.decision import Decision, Why
from laksewhist.ai.models.data import shipped
from laksewhist.ai.models.features import NoloHand
from laksewhist.ai.models.scoring import nolo_score
from laksewhist.ai.models.words import ALL_CARDS, bits_of, cards_of, word_of
from laksewhist.ai.worlds.chance import pick
from laksewhist.engine.actions import ExchangeCards
from laksewhist.engine.bids import NoloBid, NoloKind
from laksewhist.engine.cards import KITTY_SIZE

_DRAWS: Final = 24
"""So many triples that an earlier declarer may have given are drawn."""

_LOOKED_AT: Final = 4
"""So many gifts are tried with them."""


class NoloExchanger:
    """Judges hands of one nolo bid: `model` is `closed`, `table` or `open`, `others` the other declarers."""

    def __init__(self, model: str, place: int, others: int) -> None:
        self.model, self.place, self.others = model, place, others

    def kept(self, cards: int) -> float:
        """The score of ten cards before three unknown ones come: higher is more tricks."""
        return self._score(f"{self.model} kept", cards)

    def final(self, cards: int) -> float:
        """The score of the hand that is played."""
        return self._score(f"{self.model} final", cards)

    def _score(self, name: str, cards: int) -> float:
        return nolo_score(shipped()[name], NoloHand(cards, self.place, others=self.others))

    def gifts(self, pool: int, *, known: bool) -> list[tuple[int, float]]:
        """Triples of the pool with the score of what stays, the best first; `known`: nothing unknown comes for them."""
        score = self.final if known else self.kept
        singles = sorted((1 << bit for bit in bits_of(pool)), key=lambda card: (round(score(pool & ~card), 6), -card))
        triples = [first | second | third for first, second, third in combinations(singles[:CANDIDATES], KITTY_SIZE)]
        scored = [(gift, score(pool & ~gift)) for gift in triples]
        return sorted(scored, key=lambda pair: (round(pair[1], 6), pair[0]))

    def best_of(self, pool: int) -> int:
        """The thirteen best of a hand with the kitty that it has taken."""
        return pool & ~self.gifts(pool, known=True)[0][0]

    def hand_after(self, hand: int, kitty: int) -> int:
        """The hand after an exchange in which the kitty comes unseen, or none where that is better."""
        gift, kept = self.gifts(hand, known=False)[0]
        stay = shipped()[f"{self.model} final"].mean(self.final(hand))
        change = shipped()[f"{self.model} kept"].mean(kept)
        return hand & ~gift | kitty if round(change, 6) <= round(stay, 6) else hand


def exchange(mind: Mind, rng: random.Random) -> Decision:
    """Gives the most dangerous cards, or none where the hand is best as it is."""
    view, contract = mind.view, mind.view.contract
    assert contract is not None, "the exchange comes after the contract"
    assert isinstance(contract.bid, NoloBid), "trick bids have an exchange of their own"
    assert view.choice is not None, "who is asked to exchange has a choice"
    kind = contract.bid.kind
    swapper = NoloExchanger(NOLO_MODEL[kind], mind.place, len(contract.declarers) - 1)
    weighed = [(ExchangeCards(view.seat, cards_of(gift)), made) for gift, made in _gifts(mind, swapper, kind, rng)]
    if view.choice.may_decline:
        weighed.append((ExchangeCards(view.seat, ()), _as_it_is(mind, swapper, kind)))
    options: list[Weighed] = []
    for action, made in weighed:
        whole = nolo_prospect(mind.table, kind, made, 3)
        for _ in range(swapper.others):
            whole = together(whole, mind.others.prospect(contract.bid))
        options.append((action, whole))
    best = max(options, key=lambda pair: mind.worth(pair[1]))[0]
    kept = best == ExchangeCards(view.seat, ())
    return mind.decision(options, Why.HAND_GOOD_AS_IT_IS if kept else Why.MOST_POINTS)


def _as_it_is(mind: Mind, swapper: NoloExchanger, kind: NoloKind) -> float:
    """The chance that the bid is made with the hand as it is."""
    if mind.value.cannot_fall:
        return 1.0
    return nolo_made(shipped()[f"{swapper.model} final"].chances(swapper.final(mind.value.cards)), kind)


def _gifts(mind: Mind, swapper: NoloExchanger, kind: NoloKind, rng: random.Random) -> list[tuple[int, float]]:
    """Triples to give, each with the chance that the bid is made then."""
    view = mind.view
    assert view.choice is not None, "who is asked to exchange has a choice"
    pool = word_of(view.choice.cards)
    if pool.bit_count() < KITTY_SIZE:
        return []
    final, kept = shipped()[f"{swapper.model} final"], shipped()[f"{swapper.model} kept"]
    if view.kitty is not None:
        return [(gift, nolo_made(final.chances(score), kind)) for gift, score in swapper.gifts(pool, known=True)]
    gifts = swapper.gifts(pool, known=False)
    if not any(made.exchanged for made in view.exchanges):
        return [(gift, nolo_made(kept.chances(score), kind)) for gift, score in gifts]
    coming = [_laid_away(swapper, pool, rng) for _ in range(_DRAWS)]
    return [(gift, _with(swapper, kind, pool & ~gift, coming)) for gift, _ in gifts[:_LOOKED_AT]]


def _with(swapper: NoloExchanger, kind: NoloKind, rest: int, coming: list[int]) -> float:
    final = shipped()[f"{swapper.model} final"]
    made = [nolo_made(final.chances(swapper.final(rest | three)), kind) for three in coming]
    return fsum(made) / len(made)


def _laid_away(swapper: NoloExchanger, pool: int, rng: random.Random) -> int:
    """Three cards that an earlier declarer may have given: the worst of thirteen that this seat does not hold."""
    hand = pick(rng, ALL_CARDS & ~pool, 13)
    singles = sorted(
        (1 << bit for bit in bits_of(hand)), key=lambda card: (round(swapper.final(hand & ~card), 6), -card)
    )
    return sum(singles[:KITTY_SIZE])
