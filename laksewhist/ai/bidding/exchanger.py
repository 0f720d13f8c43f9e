"""What to give in the exchange of a trick bid, by the models: for the seat that is asked, and for others in layouts.

Before unknown cards come, the ten that stay are judged (`kept`); where the kitty is known, the hand that is played
(`final`). Only triples of the cards that are missed least one by one are looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Final

from laksewhist.ai.models.data import shipped
from laksewhist.ai.models.features import Situation
from laksewhist.ai.models.scoring import trick_score
from laksewhist.ai.models.words import bits_of
from laksewhist.engine.cards import KITTY_SIZE

CANDIDATES: Final = 9
"""The three cards are chosen among so many; every combination of them is looked at."""


@dataclass(frozen=True)
class Exchanger:
    """A seat that exchanges: which models judge its hands, and what part each suit plays.

    `family` is `suit`, `sans` or `holder`; `called` is `NONE` for one who knows that he plays alone. `turned` is the
    word of the kitty cards that all have seen, all three of it where the kitty is taken first.
    """

    family: str
    trump: int
    called: int
    place: int
    turned: int

    @cached_property
    def known(self) -> int:
        """How many cards of the kitty are known."""
        return self.turned.bit_count()

    def kept(self, cards: int) -> float:
        """The score of the cards that stay, before the unknown ones of the kitty come."""
        if self.known == KITTY_SIZE:
            return self.final(cards | self.turned)
        kept = Situation(cards | self.turned, self.trump, self.called, self.place, seen=self.known)
        return trick_score(shipped()[f"{self.family} kept"], kept)

    def final(self, cards: int) -> float:
        """The score of the hand that is played."""
        return trick_score(shipped()[f"{self.family} final"], Situation(cards, self.trump, self.called, self.place))

    def gifts(self, pool: int, locked: int = 0) -> Iterator[tuple[int, float]]:
        """Triples of the pool that may be given, each with the score of what stays; `locked` cards are kept."""
        singles = [1 << bit for bit in bits_of(pool & ~locked)]
        score = self.final if self.known == KITTY_SIZE else self.kept
        stays = sorted(singles, key=lambda card: (-round(score(pool & ~card), 6), card))[:CANDIDATES]
        for three in combinations(stays, KITTY_SIZE):
            gift = three[0] | three[1] | three[2]
            yield gift, score(pool & ~gift)

    def best_gift(self, pool: int, locked: int = 0) -> tuple[int, float]:
        """The triple without which the rest is best, with its score; the pool must be of three cards or more."""
        return min(self.gifts(pool, locked), key=lambda pair: (-round(pair[1], 6), pair[0]))

    def hand_after(self, hand: int, kitty: int, *, may_decline: bool, locked: int = 0) -> int:
        """The hand after the exchange that the models choose, `kitty` being what comes."""
        if self.known == KITTY_SIZE:
            pool = hand | kitty
            keep = locked if may_decline else locked | self.turned
            return pool & ~self.best_gift(pool, keep)[0]
        gift = self.blind_gift(hand, may_decline=may_decline, locked=locked)
        return hand & ~gift | kitty if gift else hand

    def blind_gift(self, hand: int, *, may_decline: bool, locked: int = 0) -> int:
        """What is given before the kitty is seen: a word, 0 to decline."""
        gift, kept = self.best_gift(hand, locked)
        return 0 if may_decline and self.declines(hand, kept) else gift

    def declines(self, hand: int, kept: float) -> bool:
        """Whether the hand as it is promises more tricks than its best ten cards, of this score, with the kitty."""
        final, ten = shipped()[f"{self.family} final"], shipped()[f"{self.family} kept"]
        return round(final.mean(self.final(hand)), 6) > round(ten.mean(kept), 6)
