"""An umpire who watches a deal action by action, in the record's own words, and knows the rules by himself.

Nothing of the engine is used here: the rules are written down once more, plainly, so that two readings of them must
agree on every action and on every result. Cards are codes, actions the objects of a record.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from itertools import product
from typing import Any, NoReturn, TypeAlias

from laksewhist.lab.soak.tricks import NOLO, Play, seats_from

Doing: TypeAlias = dict[str, Any]
Asked: TypeAlias = Generator[int, Doing, None]

_RANKS = "23456789TJQKA"
_SUITS = "SHDC"
_KINDS = ("alm", "gode", "vip", "halve", "sans")


def _ladder() -> tuple[str, ...]:
    rungs = []
    for level, kind in product(range(8, 14), _KINDS):
        rungs.append(f"{level} {kind}")
        rungs += [name for name, (above, _most) in NOLO.items() if kind == "alm" and above == level]
    return tuple(rungs)


LADDER = _ladder()


class ForbiddenError(Exception):
    """An action that the rules do not allow here, or that somebody does who is not asked."""


class Umpire:
    """One deal. `turn` is who is asked, None when the deal is over; then `result` is what the record must say."""

    def __init__(
        self, forehand: int, hands: Sequence[Sequence[str]], kitty: Sequence[str], options: Mapping[str, object]
    ) -> None:
        self._forehand = forehand
        self._hands = [set(hand) for hand in hands]
        self._kitty = list(kitty)
        self._options = options
        self._holders: list[int] = []
        self._play = Play()
        self._steps = self._deal()
        self.turn: int | None = next(self._steps)

    def watch(self, doing: Doing) -> None:
        """Goes on with an action; raises ForbiddenError."""
        if self.turn is None or doing["seat"] != self.turn:
            self._forbid(doing, f"seat {self.turn} is asked")
        try:
            self.turn = self._steps.send(doing)
        except StopIteration:
            self.turn = None

    @property
    def result(self) -> Doing:
        """How the deal ended."""
        return self._play.result()

    def _forbid(self, doing: Doing, why: str) -> NoReturn:
        raise ForbiddenError(f"{doing}: {why}")

    def _check(self, doing: Doing, allowed: bool, why: str) -> None:
        if not allowed:
            self._forbid(doing, why)

    # -------------------------------------------------------------------------------------- from the deal to the play

    def _deal(self) -> Asked:
        shown: list[int] = []
        yield from self._iron_hands(shown)
        if shown:
            return
        yield from self._auction()
        if not self._holders:
            return
        play = self._play
        if play.bid in NOLO:
            play.declarers = list(self._holders)
            givers = list(self._holders)
        else:
            yield from self._trump_and_call()
            givers = [self._exchanger()]
        for seat in givers:
            doing = yield seat
            self._exchange(doing, seat)
        play.hands = self._hands
        play.begin(self._forehand, may_lead_low=self._options.get("holder_may_lead_low") == "yes")
        while not play.over:
            doing = yield play.turn
            self._check(doing, doing["do"] == "play", "a card is to be played")
            self._check(doing, doing.get("card") in play.allowed(), f"only {sorted(play.allowed())} may be played")
            play.card(doing["card"])

    def _iron_hands(self, shown: list[int]) -> Asked:
        if self._options.get("iron_hand") == "off":
            return
        for seat in seats_from(self._forehand):
            if any(card[1] in "AKQJ" for card in self._hands[seat]):
                continue
            doing = yield seat
            self._check(doing, doing["do"] in ("iron_hand", "keep_hand"), "an iron hand is asked for")
            if doing["do"] == "iron_hand":
                shown.append(seat)
                return

    def _auction(self) -> Asked:
        standing, passed, seat = -1, set[int](), self._forehand
        holders = self._holders
        while True:
            waiting = [each for each in seats_from(seat) if each not in passed and each not in holders]
            if not waiting:
                break
            seat = waiting[0]
            doing = yield seat
            if doing["do"] == "pass":
                passed.add(seat)
            elif doing["do"] == "join":
                self._check(doing, bool(holders) and _joinable(LADDER[standing]), "there is nothing to join")
                holders.append(seat)
            else:
                self._check(doing, doing["do"] == "bid" and doing["bid"] in LADDER, "the auction goes on")
                self._check(doing, LADDER.index(doing["bid"]) > standing, "the bid is too low")
                standing, holders[:] = LADDER.index(doing["bid"]), [seat]
            seat = (seat + 1) % 4
        if holders:
            self._play.bid = LADDER[standing]

    def _trump_and_call(self) -> Asked:
        play, kind = self._play, self._play.bid.split()[1]
        declarer, trumps = self._holders[0], {"alm": list(_SUITS), "gode": ["C"]}.get(kind, [""])
        if kind == "vip":
            taken: list[int] = []
            yield from self._vip(taken)
            declarer, play.vip_card = taken
            suit = self._kitty[play.vip_card - 1][0]
            trumps = ["" if suit == "X" else suit]
        play.declarers = [declarer]
        doing = yield declarer
        self._check(doing, doing["do"] == "call" and doing["seat"] == declarer, "a card is to be called")
        play.trump = doing.get("trump", "" if kind == "alm" else trumps[0])
        self._check(doing, play.trump in trumps and ("trump" in doing) == (kind == "alm"), "not this trump")
        play.called = doing["card"]
        can_call = self._callable(declarer, play.trump)
        self._check(doing, play.called in can_call, f"only {can_call} can be called")
        holder = next((seat for seat in range(4) if play.called in self._hands[seat]), declarer)
        play.partner = None if holder == declarer else holder
        if kind == "halve":
            doing = yield holder
            self._check(doing, doing["do"] == "trump" and doing["trump"] in _SUITS, "the trump is to be named")
            self._check(doing, doing["trump"] != play.called[0], "the called suit is never trump")
            play.trump = doing["trump"]

    def _vip(self, taken: list[int]) -> Asked:
        for number, seat in product((1, 2, 3), self._holders):
            doing = yield seat
            self._check(doing, doing["do"] in ("accept", "refuse"), "a card is turned")
            last = number == 3 and seat == self._holders[-1]
            self._check(doing, doing["do"] == "accept" or not last, "the last one must take the third card")
            if doing["do"] == "accept":
                taken += [seat, number]
                return

    def _callable(self, declarer: int, trump: str) -> list[str]:
        """The highest cards that are neither trump nor his own, aces unless he has them all; by option his own aces."""
        suits, hand = [suit for suit in _SUITS if suit != trump], self._hands[declarer]
        own = [suit + "A" for suit in suits if suit + "A" in hand and self._options.get("call_own_ace") == "yes"]
        for rank in reversed(_RANKS):
            others = [suit + rank for suit in suits if suit + rank not in hand]
            if others:
                return own + others
        return own

    def _exchanger(self) -> int:
        play = self._play
        return play.declarers[0] if play.partner is None or not play.bid.endswith("halve") else play.partner

    def _exchange(self, doing: Doing, seat: int) -> None:
        given, hand, bid = doing.get("cards", []), self._hands[seat], self._play.bid
        self._check(doing, doing["do"] == "exchange" and len(set(given)) == len(given), "an exchange is asked for")
        self._check(doing, len(given) == 3 or (not given and not bid.endswith("vip")), "three cards or none")
        first = self._options.get("exchange") == "take_first"
        pool = hand | set(self._kitty) if first else set(hand)
        if bid.endswith("halve"):
            pool.discard(self._play.called)
        self._check(doing, set(given) <= pool, "not these cards")
        if given:
            both = hand | set(self._kitty)
            self._hands[seat], self._kitty = both - set(given), list(given)


def _joinable(bid: str) -> bool:
    return bid in NOLO or bid.endswith("vip")
