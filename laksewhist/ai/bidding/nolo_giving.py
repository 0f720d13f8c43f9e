"""The exchange in nolo: which three cards to give, or none (R18, R26).

The declarers exchange one after another. Whoever comes after one that exchanged gets the cards which that one gave:
they are drawn as the worst three of a hand, not as any three.
"""

from __future__ import annotations

import random
from math import fsum
from typing import Final

from laksewhist.ai.bidding.hand_value import NOLO_MODEL, nolo_made
from laksewhist.ai.bidding.mind import Mind, Weighed
from laksewhist.ai.bidding.nolo_exchange import NoloExchanger
from laksewhist.ai.bidding.nolo_trial import given, is_nearly_safe, likely_gift, made_share, safe_rest
from laksewhist.ai.bidding.prospect import nolo_prospect, together
from laksewhist.ai.bidding.second_look import LEAST, Layouts
from laksewhist.ai.decision import Decision, Why
from laksewhist.ai.models.data import shipped
from laksewhist.ai.models.words import ALL_CARDS, bits_of, cards_of, word_of
from laksewhist.ai.worlds.chance import pick
from laksewhist.engine.actions import ExchangeCards
from laksewhist.engine.bids import NoloBid
from laksewhist.engine.cards import HAND_SIZE, KITTY_SIZE

_DRAWS: Final = 24
"""So many triples that an earlier declarer may have given are drawn."""

_LOOKED_AT: Final = 4
"""So many gifts are tried with them."""


def exchange(mind: Mind, rng: random.Random, draw: Layouts) -> Decision:
    """Gives the most dangerous cards, or none where the hand is best as it is."""
    swap = _Swap(mind, rng)
    made = swap.by_models()
    worlds = swap.try_out(made, draw)
    options: list[Weighed] = []
    for gift, chance in made.items():
        whole = nolo_prospect(mind.table, swap.bid.kind, chance, 3)
        for _ in range(swap.swapper.others):
            whole = together(whole, mind.others.prospect(swap.bid))
        options.append((ExchangeCards(mind.view.seat, cards_of(gift)), whole))
    kept = mind.best(options) == ExchangeCards(mind.view.seat, ())
    return mind.decision(options, Why.HAND_GOOD_AS_IT_IS if kept else Why.MOST_POINTS, worlds)


class _Swap:
    """One seat's exchange. Gifts are words, 0 to decline; each has the chance that the bid is made with it."""

    def __init__(self, mind: Mind, rng: random.Random) -> None:
        view, contract = mind.view, mind.view.contract
        assert contract is not None, "the exchange comes after the contract"
        assert isinstance(contract.bid, NoloBid), "trick bids have an exchange of their own"
        assert view.choice is not None, "who is asked to exchange has a choice"
        self.mind, self.rng, self.bid, self.choice = mind, rng, contract.bid, view.choice
        self.swapper = NoloExchanger(NOLO_MODEL[self.bid.kind], mind.place, len(contract.declarers) - 1)
        self.is_last = view.seat == contract.declarers[-1]
        self.before_me = tuple(seat for seat in contract.declarers if seat != view.seat)

    def by_models(self) -> dict[int, float]:
        """What the models say of each gift, and what can be proven."""
        mind, pool = self.mind, word_of(self.choice.cards)
        made = dict(self._gifts(pool)) if pool.bit_count() >= KITTY_SIZE else {}
        if mind.view.kitty is not None and self.is_last:
            rest = safe_rest(pool, leads=mind.place == 0)
            if rest:
                made[pool & ~rest] = 1.0
        if self.choice.may_decline:
            final = shipped()[f"{self.swapper.model} final"]
            usual = nolo_made(final.chances(self.swapper.final(mind.value.cards)), self.bid.kind)
            made[0] = 1.0 if mind.value.cannot_fall else usual
        return made

    def try_out(self, made: dict[int, float], draw: Layouts) -> int:
        """Tries the likeliest gifts of a hand that is all but safe on layouts, of which it returns the number."""
        mind, cards = self.mind, self.mind.value.cards
        if mind.view.kitty is not None or len(mind.view.hand) != HAND_SIZE or not is_nearly_safe(mind):
            return 0
        layouts = draw(LEAST)
        ranked = sorted((gift for gift in made if gift), key=lambda gift: (-round(made[gift], 6), gift))
        looked_at = dict.fromkeys([0, likely_gift(cards), *ranked[:_LOOKED_AT]])
        for gift in looked_at:
            dealt = (given(each.hands, each.kitty, mind.view.seat, gift) for each in layouts)
            # A later declarer may get what was given.
            known = dealt if self.is_last else ((hands, 0) for hands, _ in dealt)
            made[gift] = made_share(mind, self.bid, (*self.before_me, mind.view.seat), known)
        return len(layouts)

    def _gifts(self, pool: int) -> list[tuple[int, float]]:
        """Triples to give, each with the chance that the bid is made then."""
        view, swapper, kind = self.mind.view, self.swapper, self.bid.kind
        final, kept = shipped()[f"{swapper.model} final"], shipped()[f"{swapper.model} kept"]
        if view.kitty is not None:
            return [(gift, nolo_made(final.chances(score), kind)) for gift, score in swapper.gifts(pool, known=True)]
        gifts = swapper.gifts(pool, known=False)
        if not any(made.exchanged for made in view.exchanges):
            return [(gift, nolo_made(kept.chances(score), kind)) for gift, score in gifts]
        coming = [_laid_away(swapper, pool, self.rng) for _ in range(_DRAWS)]
        return [(gift, self._with(pool & ~gift, coming)) for gift, _ in gifts[:_LOOKED_AT]]

    def _with(self, rest: int, coming: list[int]) -> float:
        final = shipped()[f"{self.swapper.model} final"]
        made = [nolo_made(final.chances(self.swapper.final(rest | three)), self.bid.kind) for three in coming]
        return fsum(made) / len(made)


def _laid_away(swapper: NoloExchanger, pool: int, rng: random.Random) -> int:
    """Three cards that an earlier declarer may have given: the worst of thirteen that this seat does not hold."""
    hand = pick(rng, ALL_CARDS & ~pool, 13)
    singles = sorted(
        (1 << bit for bit in bits_of(hand)), key=lambda card: (round(swapper.final(hand & ~card), 6), -card)
    )
    return sum(singles[:KITTY_SIZE])
