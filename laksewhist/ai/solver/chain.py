"""A walk through the layouts of hidden cards that lingers where the others would have bid and played as they did.

Two hidden cards change places, and the layout that comes of it is kept or given up by how well it fits (Metropolis).
After some steps the layouts on the way are fair samples: each as often as its weight says, times a constant.
"""

from __future__ import annotations

from laksewhist.ai.solver import bits, nolo, retrace
from laksewhist.ai.solver.heard import Heard
from laksewhist.ai.solver.sight import Sight
from laksewhist.ai.solver.world import World

MOVABLE = 64
"""Added to the places of a card that is not known to have lain on the table."""

_MOVABLE = 64


class Chain:
    """The walk for one view. Whoever makes it sets the fields before the first step; words as in `start`.

    `start` is the play before the first card, `plays` what was played since, as `retrace.surprises` takes it, `played`
    the words of it by seat. `hands` are what the seats hold now, `left` what lies on the table now. `cards` are the
    hidden cards, `allowed` for each bit the places where it may be: the seats, and 4 for the table.

    `exchanger` is another seat that took the kitty, or -1: `lay` are the three cards that lay there before, and
    `from_left` tells that they may be among those it left. `called` is the called card's word or 0, `promised` the
    cards that declarer must have been dealt; `may_be_own` that he may have been dealt the called card himself.
    `sides_known` tells that `helper` is known to have been dealt the called card; -1: nobody was but declarer.

    `heard` judges what the seats said and chose; `pool_open` are turned cards that came to the exchanger and could not
    be given. `calm` are nolo declarers, each with the danger that its hand should not exceed, and `doubt` how far one
    may be off before the bid becomes surprising. `belief[16 * seat + n]` is how much is
    believed where n cards of a seat are not what the rules of thumb would have played.

    No part of a weight is above 1, so that a step can be given up before all of it is worked out.
    """

    def __init__(self) -> None:
        self.start = World()
        self.work = World()
        self.sight = Sight()
        self.plays: list[int] = []
        self.cards: list[int] = []
        self.heard = Heard()
        self.calm: list[tuple[int, int]] = []
        self.fallen = [0] * 64
        self.cards_fallen = 0
        self.hidden = [0] * 64
        self.cards_hidden = 0
        self.limits = [-1] * 4
        self.hands = [0, 0, 0, 0]
        self.played = [0, 0, 0, 0]
        self.left = 0
        self.lay = 0
        self.exchanger = -1
        self.from_left = False
        self.called = 0
        self.promised = 0
        self.may_be_own = False
        self.sides_known = False
        self.helper = -1
        self.pool_open = 0
        self.allowed = [0] * 64
        self.belief = [1.0] * 64
        self.doubt = 60
        self.state = 0
        self.weight = 0.0
        self.accepted = 0
        self.kept_hands = [0] * 4
        self.kept_fits = [-1.0] * 4
        self.tried_hands = [0] * 4
        self.tried_fits = [-1.0] * 4

    def begin(self, seed: int) -> None:
        """Weigh the layout that was set; `seed` decides all that follows."""
        self._lay_out()
        self.state = seed
        self.weight = self.weigh()
        self._keep()

    def _lay_out(self) -> None:
        """The lists that were set, as the steps read them while other threads run: no list may be touched then."""
        self.cards_fallen = len(self.plays)
        for place in range(self.cards_fallen):
            self.fallen[place] = self.plays[place]
        self.cards_hidden = len(self.cards)
        for place in range(self.cards_hidden):
            self.hidden[place] = self.cards[place]
        for seat in range(4):
            self.limits[seat] = -1
        for seat, calm in self.calm:
            self.limits[seat] = calm

    def walk(self, steps: int) -> None:
        """Try so many changes, one after another; others run while this works."""
        held = bits.let_go()
        for _ in range(steps):
            self._step()
        bits.take_back(held)

    def partner(self) -> int:
        """The seat that was dealt the called card and helps declarer, or -1."""
        if self.called:
            for seat in range(4):
                if seat != self.start.declarer and self.dealt(seat) & self.called:
                    return seat
        return -1

    def dealt(self, seat: int) -> int:
        """What a seat was dealt."""
        hand = self.hands[seat] | self.played[seat]
        return (hand | self.left) & ~self.lay if seat == self.exchanger else hand

    def weigh(self) -> float:
        """How well the layout fits; 0 where declarer could not have called so."""
        return self._fit_of_hands(0.0) * self._fit_of_play()

    def _step(self) -> None:
        hands0, hands1, hands2, hands3 = self.hands[0], self.hands[1], self.hands[2], self.hands[3]
        left, lay = self.left, self.lay
        moved = self._swap_past() if self.exchanger >= 0 and self._below(4) == 0 else self._swap_cards()
        if not moved:
            return
        limit = self._chance() * self.weight
        weight = self._fit_of_hands(limit)
        if weight >= limit:
            weight *= self._fit_of_play()
        if weight >= limit and weight > 0.0:
            self.weight = weight
            self.accepted += 1
            self._keep()
            return
        self.hands[0] = hands0
        self.hands[1] = hands1
        self.hands[2] = hands2
        self.hands[3] = hands3
        self.left = left
        self.lay = lay

    def _swap_cards(self) -> bool:
        """Two hidden cards change places; what is known of a place's past goes with the place."""
        count = self.cards_hidden
        if count < 2:
            return False
        one = self.hidden[self._below(count)]
        other = self.hidden[self._below(count)]
        here, there = self._place(one), self._place(other)
        if here == there or not self.allowed[one] >> there & 1 or not self.allowed[other] >> here & 1:
            return False
        both = bits.one(one) | bits.one(other)
        self._toggle(here, both)
        self._toggle(there, both)
        known = self.lay & both
        if known and known != both and self.allowed[bits.low(known)] & _MOVABLE:
            self.lay ^= both
        return True

    def _swap_past(self) -> bool:
        """Another of the exchanger's cards is one of the three that lay on the table."""
        pool = self.hands[self.exchanger] | self.played[self.exchanger]
        if self.from_left:
            pool |= self.left
        outside = pool & ~self.lay
        if not outside or not self.lay:
            return False
        inside = self._nth(self.lay, self._below(bits.count(self.lay)))
        new = self._nth(outside, self._below(bits.count(outside)))
        if not self.allowed[bits.low(inside)] & _MOVABLE:
            return False
        self.lay ^= inside | new
        return True

    def _nth(self, word: int, number: int) -> int:
        while number:
            word &= word - 1
            number -= 1
        return bits.one(bits.low(word))

    def _place(self, card: int) -> int:
        for seat in range(4):
            if self.hands[seat] >> card & 1:
                return seat
        return 4 if self.left >> card & 1 else 5

    def _toggle(self, place: int, both: int) -> None:
        if place < 4:
            self.hands[place] ^= both
        elif place == 4:
            self.left ^= both

    def _keep(self) -> None:
        """What was worked out for the hands that are there now is kept for the next steps."""
        for seat in range(4):
            self.kept_hands[seat] = self.tried_hands[seat]
            self.kept_fits[seat] = self.tried_fits[seat]

    def _fit_of_hands(self, limit: float) -> float:
        """The auction, the call and the exchange; no more of it than shows that it is below the limit."""
        if self.called and not self._can_be_called():
            return 0.0
        weight = 1.0
        for seat in range(4):
            if self.heard.tells(seat):
                weight *= self._fit_of_seat(seat)
                if weight < limit:
                    return weight
        for seat in range(4):
            if self.limits[seat] >= 0:
                danger = nolo.danger(self.hands[seat] | self.played[seat])
                weight *= self._likely(self.limits[seat] - danger) / 1000.0
        return weight * self._fit_of_gift() if self.exchanger >= 0 else weight

    def _can_be_called(self) -> bool:
        """Whether declarer can have called what was called, and the sides are as they are known."""
        hand = self.dealt(self.start.declarer)
        if self.promised & ~hand or (self.called & hand and not self.may_be_own):
            return False
        return not self.sides_known or self.partner() == self.helper

    def _fit_of_seat(self, seat: int) -> float:
        """What a seat said, called and chose, by the hand that it was dealt."""
        hand = self.dealt(seat)
        fit = self.kept_fits[seat]
        if fit < 0.0 or hand != self.kept_hands[seat]:
            fit = self.heard.fit(seat, hand)
        self.tried_hands[seat] = hand
        self.tried_fits[seat] = fit
        return fit

    def _fit_of_gift(self) -> float:
        """What the exchanger gave away."""
        pool = self.hands[self.exchanger] | self.played[self.exchanger] | self.left
        if not self.from_left:
            pool = pool & ~self.lay | self.pool_open
        return self.heard.fit_of_gift(pool, self.left, self.pool_open)

    def _likely(self, excess: int) -> int:
        """In how many of 1000 cases a hand is thought good enough, from how far it is within a limit of danger.

        In whole numbers: weights are only multiplied, so that every machine has the same.
        """
        far = excess if excess >= 0 else -excess
        part = 500 * far // self.doubt
        if part > 1000:
            part = 1000
        more = (1440 * part - 480 * (part * part * part // 1000000)) // 2000
        return 500 + more if excess >= 0 else 500 - more

    def odd(self) -> int:
        """How many cards of each seat the rules of thumb would not have played, packed as `retrace.surprises` does."""
        self.work.take(self.start)
        for seat in range(4):
            self.work.hands[seat] = self.hands[seat] | self.played[seat]
        self.work.partner = self.partner()
        self.work.laid = self.left
        return retrace.surprises(self.work, self.sight, self.fallen, self.cards_fallen)

    def _fit_of_play(self) -> float:
        if not self.cards_fallen:
            return 1.0
        odd = self.odd()
        weight = 1.0
        for seat in range(4):
            weight *= self.belief[16 * seat + (odd >> 4 * seat & 15)]
        return weight

    def _below(self, count: int) -> int:
        self.state = bits.mix(self.state)
        return bits.below(self.state, count)

    def _chance(self) -> float:
        self.state = bits.mix(self.state)
        return (self.state >> 11) / 9007199254740992.0
