"""How the cards came to lie where they do: the exchanges taken back one by one, every way equally likely (R18, R26)."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb
from random import Random

from laksewhist.ai.worlds.chance import below, pick
from laksewhist.ai.worlds.layout import mask_of
from laksewhist.engine.cards import KITTY_SIZE, Seat
from laksewhist.engine.house_rules import ExchangeOrder
from laksewhist.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class _Step:
    """One exchange that moved cards.

    `known` are cards that lay on the table before it, unless somebody in between took them up: then `passed_on` is
    False. `is_seen` tells that `known` is all that lay there.
    """

    number: int
    seat: Seat
    known: int
    passed_on: bool
    is_seen: bool

    def most(self, pool: int) -> int:
        """The most ways in which the cards of a pool of this size can have lain there."""
        sure = self.known.bit_count() if self.passed_on else 0
        return 1 if self.is_seen else comb(pool - sure, KITTY_SIZE - sure)


class Past:
    """Takes back the exchanges of one view.

    Where this seat has not seen what lay on the table, three cards that may have lain there are drawn. Layouts with
    fewer pasts are given up more often, so that layouts drawn evenly become layouts with pasts drawn evenly.
    """

    def __init__(self, view: PlayerView, size: int) -> None:
        """`size` is the number of cards that each seat was dealt."""
        self._blind = view.rules.exchange is ExchangeOrder.BLIND
        self._count = len(view.exchanges)
        steps = [_step(view, number) for number, made in enumerate(view.exchanges) if made.exchanged]
        self._steps = steps[::-1]
        self._most = 1
        for step in steps:
            self._most *= step.most(size if self._blind else size + KITTY_SIZE)

    def dealt(self, hands: list[int], kitty: int, rng: Random) -> tuple[int, list[int], bool]:
        """The kitty before all exchanges, what each of them gave, and whether the layout is kept.

        `hands` still hold the cards played since, and are changed into the hands as dealt.
        """
        given = [0] * self._count
        ways = 1
        for step in self._steps:
            given[step.number] = kitty
            pool = hands[step.seat] | kitty
            lay = step.known
            if not step.is_seen:
                source = hands[step.seat] if self._blind else pool
                lay &= source
                free, missing = source & ~lay, KITTY_SIZE - lay.bit_count()
                ways *= comb(free.bit_count(), missing)
                lay |= pick(rng, free, missing)
            hands[step.seat], kitty = pool & ~lay, lay
        return kitty, given, ways == self._most or below(rng, self._most) < ways


def _step(view: PlayerView, number: int) -> _Step:
    """What this seat knows of the cards that lay on the table before an exchange."""
    made = view.exchanges[number]
    if made.seat == view.seat:
        return _Step(number, made.seat, mask_of(made.kitty or ()), passed_on=True, is_seen=True)
    passed_on = True
    for earlier in reversed(view.exchanges[:number]):
        left = earlier.given if earlier.exchanged else earlier.kitty
        if earlier.seat == view.seat and left is not None:
            return _Step(number, made.seat, mask_of(left), passed_on, is_seen=False)
        passed_on = passed_on and not earlier.exchanged
    return _Step(number, made.seat, mask_of(view.turned), passed_on, is_seen=False)
