"""A quick look at a hand as the bidding models see it: what it scores for each kind of bid, trump and called card.

The same sums as `laksewhist.ai.models.scoring`, in thousandths, for many thousand hands a second: a suit's part is
looked up by which of its six highest cards are held and how many lower ones. Words as in trick bids, the ace high.
"""

from __future__ import annotations

from laksewhist.ai.solver import bits

_MANY = 1 << 20
"""More than any score."""

_ACES = 1 << 12 | 1 << 25 | 1 << 38 | 1 << 51

_OUT_OF_ORDER = 250
"""What it counts, in thousandths, to give a low card away and keep a lower one of its suit."""


class Scores:
    """What one hand scores.

    `by_trump` is by the trump, `values` by kind: alm, gode, vip, halve, sans, nolo. `waits` is what it can expect in
    vip of the last turned card, of the last two and of all three.
    """

    def __init__(self) -> None:
        self.by_trump = [0] * 4
        self.values = [0] * 6
        self.waits = [0] * 3


class Appraisal:
    """The tables, and what they say of hands. Whoever makes it fills the tables; after that any thread may ask.

    `trump`, `called` and `side` are for bids with a trump, `sans_called` and `sans_side` without, `halve_called` and
    `halve_side` where the partner names it: 8 * the six highest cards of a suit + the number of lower ones tells where.
    `low` is how safe a suit's cards are in nolo. `jokers` are four numbers, for 0 to 3 jokers, for each of these;
    `ruffs` and `beside` what shortness and a long side suit add to long trumps. `gift_trump`, `gift_called`,
    `gift_side`, `gift_joker` and `gift_ruffs` are the same for the cards that stay in an exchange.
    """

    def __init__(self) -> None:
        self.trump = [0] * 512
        self.called = [0] * 512
        self.side = [0] * 512
        self.sans_called = [0] * 512
        self.sans_side = [0] * 512
        self.halve_called = [0] * 512
        self.halve_side = [0] * 512
        self.gift_trump = [0] * 512
        self.gift_called = [0] * 512
        self.gift_side = [0] * 512
        self.low = [0] * 8192
        self.jokers = [0] * 16
        self.ruffs = 0
        self.beside = 0
        self.gift_joker = 0
        self.gift_ruffs = 0

    def with_trump(self, hand: int, trump: int, called: int) -> int:
        """The score with this trump and this called suit."""
        value = self.jokers[bits.count(hand >> 52)]
        short = longest = trumps = 0
        for suit in range(4):
            held = hand >> 13 * suit & 8191
            place = (held >> 7) * 8 + bits.count(held & 127)
            length = bits.count(held)
            if suit == trump:
                value += self.trump[place]
                trumps = length
                continue
            if length < 2:
                short += 2 - length
            if suit == called:
                value += self.called[place]
                continue
            value += self.side[place]
            if length > longest:
                longest = length
        return value + self._with_long_trumps(trumps, short, longest)

    def _with_long_trumps(self, trumps: int, short: int, longest: int) -> int:
        value = 0
        if trumps > 3 and short:
            value = self.ruffs * (short if short < 3 else 3) * (trumps - 3)
        if trumps > 4 and longest > 3:
            value += self.beside * (longest - 3) * (trumps - 4)
        return value

    def best_call(self, hand: int, trump: int) -> int:
        """The same with the best of the suits that can be called beside this trump."""
        best = -_MANY
        some = self._can_call(hand, trump)
        for suit in range(4):
            if suit != trump and (not some or not hand >> 13 * suit + 12 & 1):
                value = self.with_trump(hand, trump, suit)
                if value > best:
                    best = value
        return best

    def _can_call(self, hand: int, trump: int) -> bool:
        """Whether there is an ace to call beside this trump; 4 for no trump."""
        return _ACES & ~bits.suit(trump) & ~hand != 0

    def without_trump(self, hand: int, called: int, halve: bool) -> int:
        """The score in sans or halve with this called suit."""
        value = self.jokers[(8 if halve else 4) + bits.count(hand >> 52)]
        for suit in range(4):
            held = hand >> 13 * suit & 8191
            place = (held >> 7) * 8 + bits.count(held & 127)
            if halve:
                value += self.halve_called[place] if suit == called else self.halve_side[place]
            else:
                value += self.sans_called[place] if suit == called else self.sans_side[place]
        return value

    def best_without(self, hand: int, halve: bool) -> int:
        """The same with the best suit that can be called."""
        best = -_MANY
        some = self._can_call(hand, 4)
        for suit in range(4):
            if not some or not hand >> 13 * suit + 12 & 1:
                value = self.without_trump(hand, suit, halve)
                if value > best:
                    best = value
        return best

    def look(self, hand: int, scores: Scores) -> None:
        """Puts down what the hand scores."""
        best = -_MANY
        for trump in range(4):
            value = self.best_call(hand, trump)
            scores.by_trump[trump] = value
            if value > best:
                best = value
        scores.values[0] = best
        scores.values[1] = scores.by_trump[0]
        scores.values[2] = self._turned(scores)
        scores.values[3] = self.best_without(hand, True)
        scores.values[4] = self.best_without(hand, False)
        value = self.jokers[12 + bits.count(hand >> 52)]
        for suit in range(4):
            value += self.low[hand >> 13 * suit & 8191]
        scores.values[5] = value

    def _turned(self, scores: Scores) -> int:
        """Vip, where each of three turned cards but the last may be refused."""
        value = -_MANY
        for left in range(3):
            total = 0
            for trump in range(4):
                score = scores.by_trump[trump]
                total += score if score > value else value
            value = (total + 4 * _MANY) // 4 - _MANY
            scores.waits[left] = value
        return value

    def regret(self, pool: int, given: int, locked: int, trump: int, called: int) -> int:
        """By how much a hand without what was given scores less than without the three that are missed least.

        `pool` is all that it chose from, `locked` what of it could not be given. Of a suit's low cards the lowest go
        first; where not, that counts as much as `_OUT_OF_ORDER` for each.
        """
        kept = pool & ~given
        trumps = bits.count(pool & bits.suit(trump)) if trump >= 0 else 0
        ruffs = self.gift_ruffs * (trumps - 3) if trumps > 3 else 0
        lost = self.gift_joker * bits.count(given >> 52)
        none, one, two, three = 0, _MANY, _MANY, _MANY
        for suit in range(4):
            held = pool >> 13 * suit & 8191
            stays = kept >> 13 * suit & 8191
            whole = self._stays(held, suit, trump, called, ruffs)
            if held != stays:
                lost += whole - self._stays(stays, suit, trump, called, ruffs)
                low = stays & 127
                if low:
                    lost += _OUT_OF_ORDER * bits.count((held & ~stays & 127) >> bits.low(low))
            first = second = third = _MANY
            free = held & ~(locked >> 13 * suit)
            if free:
                held ^= free & -free
                free &= free - 1
                first = whole - self._stays(held, suit, trump, called, ruffs)
                if free:
                    held ^= free & -free
                    free &= free - 1
                    second = whole - self._stays(held, suit, trump, called, ruffs)
                    if free:
                        third = whole - self._stays(held ^ (free & -free), suit, trump, called, ruffs)
            three = min(three, two + first, one + second, none + third)
            two = min(two, one + first, none + second)
            one = min(one, none + first)
        return lost - three if lost > three else 0

    def _stays(self, held: int, suit: int, trump: int, called: int, ruffs: int) -> int:
        place = (held >> 7) * 8 + bits.count(held & 127)
        if suit == trump:
            return self.gift_trump[place]
        value = self.gift_called[place] if suit == called else self.gift_side[place]
        length = bits.count(held)
        return value + ruffs * (2 - length) if length < 2 else value
