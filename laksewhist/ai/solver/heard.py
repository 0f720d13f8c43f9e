"""What the others said and chose, and how likely it is with the hands that they may have been dealt."""

from __future__ import annotations

from laksewhist.ai.solver.appraise import Appraisal, Scores

ROW = 16
"""So many numbers tell a bid or a pass."""
MOST_SAID = 64
"""So many bids and passes there may be: more than an auction can have."""

_ROW = 16

_LEAST = 0.002
"""No kind and no level is thought less likely, whatever the hand: people bid by other lights than the models."""


class Heard:
    """Whoever makes it sets the fields; they do not change after that.

    `said` are bids and passes, by seat, `spoken[seat]` of them each, in rows of `ROW` numbers: the kind that was bid or
    -1 for a pass, a bias, what the level needed and what the next would have, what each kind needed there, and from
    where on each is liked (alm, gode, vip, halve, sans, nolo). `slopes` and `likings` are by kind how much a score
    above those counts, in 256ths; `speaks`, `shares` and `levels` tell by the steps of such a difference how likely
    somebody speaks at all, how kinds compare, and how likely a level is reached.

    `caller` is a seat that called `suit_called` by its hand and the turned cards `open`, or -1: `calling` is 0 where it
    named `trump` too, 1 with a trump, 2 without, 3 in halve; `call_look` has the tables by which it did. `chooser` is
    the seat that named `trump` in halve, or -1. `offers` are turned cards that were offered in vip, `offered` of them,
    in rows of four numbers: the seat, the suit, how many may follow, and whether it was taken, which `takes` tells by
    how much better it is than to wait. `calls` and `gives` tell how likely a choice is, in steps of 16 by which it
    scores less than the best; `gives` is for the exchange, in which `unfree` are cards that could not be given.

    `scores` are of the hand that was looked at last. Nothing here is likelier than 1.
    """

    def __init__(self) -> None:
        self.appraisal = Appraisal()
        self.call_look = Appraisal()
        self.scores = Scores()
        self.said = [0] * 1024  # MOST_SAID rows
        self.spoken = [0] * 4
        self.slopes = [256] * 6
        self.likings = [256] * 6
        self.speaks = [1.0] * 1024
        self.shares = [1.0] * 1024
        self.levels = [1.0] * 1024
        self.caller = -1
        self.calling = 0
        self.open = 0
        self.chooser = -1
        self.offers = [0] * 32
        self.offered = 0
        self.trump = -1
        self.suit_called = -1
        self.unfree = 0
        self.calls = [1.0] * 256
        self.takes = [1.0] * 1024
        self.gives = [1.0] * 256

    def tells(self, seat: int) -> bool:
        """Whether anything was heard of a seat."""
        return self.spoken[seat] > 0 or seat == self.caller or seat == self.chooser

    def fit(self, seat: int, hand: int) -> float:
        """How likely it is what a seat said, called and chose, if it was dealt this hand."""
        weight = 1.0
        if self.spoken[seat]:
            self.appraisal.look(hand, self.scores)
            weight = self._fit_of_words(seat) * self._fit_of_offers(seat)
        if seat == self.caller:
            weight *= self.calls[self._regret_step(self._call_regret(hand | self.open))]
        if seat == self.chooser:
            weight *= self._fit_of_choice(hand)
        return weight

    def fit_of_gift(self, pool: int, given: int, opened: int) -> float:
        """How likely these cards are given away of a pool, in which the `opened` ones could not be."""
        regret = self.appraisal.regret(pool, given, opened | self.unfree, self.trump, self.suit_called)
        return self.gives[self._regret_step(regret)]

    def _fit_of_words(self, seat: int) -> float:
        """The bids and passes of the seat whose hand was looked at last."""
        weight = 1.0
        row = 0
        for before in range(seat):
            row += _ROW * self.spoken[before]
        for _ in range(self.spoken[seat]):
            weight *= self._fit_of_word(row)
            if self.said[row] >= 0:
                weight *= self._fit_of_kind(row) * self._fit_of_level(row)
            row += _ROW
        return weight

    def _fit_of_offers(self, seat: int) -> float:
        """The turned cards that it took or refused."""
        weight = 1.0
        for place in range(self.offered):
            row = 4 * place
            if self.offers[row] == seat:
                better = self.scores.by_trump[self.offers[row + 1]] - self.scores.waits[self.offers[row + 2] - 1]
                taken = self.takes[self._step_of(better)]
                weight *= taken if self.offers[row + 3] else 1.0 - taken
        return weight

    def _fit_of_word(self, row: int) -> float:
        """That the hand that was looked at last bid at all, or passed."""
        best = -1000000
        for kind in range(6):
            excess = (self.scores.values[kind] - self.said[row + 4 + kind]) * self.slopes[kind] >> 8
            if excess > best:
                best = excess
        spoke = self.speaks[self._step_of(best + self.said[row + 1])]
        return 1.0 - spoke if self.said[row] < 0 else spoke

    def _fit_of_kind(self, row: int) -> float:
        """That it bid this kind and no other."""
        total, own = 0.0, 0.0
        for kind in range(6):
            excess = (self.scores.values[kind] - self.said[row + 10 + kind]) * self.likings[kind] >> 8
            share = self.shares[self._step_of(excess)]
            total += share
            if kind == self.said[row]:
                own = share
        share = own / total
        return share if share > _LEAST else _LEAST

    def _fit_of_level(self, row: int) -> float:
        """That it bid so high and no higher."""
        kind = self.said[row]
        value, slope = self.scores.values[kind], self.slopes[kind]
        chance = self.levels[self._step_of((value - self.said[row + 2]) * slope >> 8)]
        chance -= self.levels[self._step_of((value - self.said[row + 3]) * slope >> 8)]
        return chance if chance > _LEAST else _LEAST

    def _call_regret(self, hand: int) -> int:
        """By how much less the hand scores with what was called than with the best call."""
        if self.calling > 1:
            halve = self.calling == 3
            best = self.call_look.best_without(hand, halve)
            return best - self.call_look.without_trump(hand, self.suit_called, halve)
        best = self.call_look.best_call(hand, self.trump)
        if self.calling == 0:
            for trump in range(4):
                value = self.call_look.best_call(hand, trump)
                if value > best:
                    best = value
        return best - self.call_look.with_trump(hand, self.trump, self.suit_called)

    def _fit_of_choice(self, hand: int) -> float:
        """How well the trump suits the partner who named it."""
        own = best = self.appraisal.with_trump(hand, self.trump, self.suit_called)
        for trump in range(4):
            if trump != self.suit_called:
                value = self.appraisal.with_trump(hand, trump, self.suit_called)
                if value > best:
                    best = value
        return self.calls[self._regret_step(best - own)]

    def _step_of(self, excess: int) -> int:
        step = (excess + 8192) >> 4
        return 0 if step < 0 else 1023 if step > 1023 else step

    def _regret_step(self, regret: int) -> int:
        step = regret >> 4
        return 0 if step < 0 else 255 if step > 255 else step
