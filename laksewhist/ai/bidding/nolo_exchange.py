"""What to give in a nolo bid, by the models: the most dangerous cards, unless what comes is worse (R18, R26)."""

from __future__ import annotations

from itertools import combinations

from laksewhist.ai.bidding.exchanger import CANDIDATES
from laksewhist.ai.models.data import shipped
from laksewhist.ai.models.features import NoloHand
from laksewhist.ai.models.scoring import nolo_score
from laksewhist.ai.models.words import bits_of
from laksewhist.engine.cards import KITTY_SIZE


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
