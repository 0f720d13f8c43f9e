"""The play and the points as the umpire knows them: cards are codes, bids their texts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

_RANKS: Final = "23456789TJQKA"
NOLO: Final = {"sol": (9, 1), "ren sol": (10, 0), "bordlægger": (11, 0), "sniksnak": (12, 0)}
"""Each nolo bid: the level of alm that it stands above and has the points of, and the tricks that may be taken."""
_QUARTERS: Final = {"alm": 4, "gode": 5, "vip": 5, "halve": 7, "sans": 8}
"""How many fourths of alm each kind is worth."""


def seats_from(first: int) -> list[int]:
    """Once round the table."""
    return [(first + step) % 4 for step in range(4)]


@dataclass
class Play:
    """What is played, and how far it has come; an empty `bid` means that nothing was."""

    bid: str = ""
    declarers: list[int] = field(default_factory=list)
    trump: str = ""
    called: str = ""
    partner: int | None = None
    vip_card: int | None = None
    hands: list[set[str]] = field(default_factory=list)
    leader: int = 0
    trick: list[str] = field(default_factory=list)
    taken: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    may_lead_low: bool = False
    duty: bool = True

    def begin(self, leader: int, *, may_lead_low: bool) -> None:
        """Before the first card."""
        self.leader, self.may_lead_low = leader, may_lead_low

    @property
    def turn(self) -> int:
        """Who plays."""
        return (self.leader + len(self.trick)) % 4

    @property
    def over(self) -> bool:
        """Whether no card is left, or every declarer of a nolo bid has fallen."""
        fell = self.bid in NOLO and all(self.taken[seat] > NOLO[self.bid][1] for seat in self.declarers)
        return not self.trick and (fell or not any(self.hands))

    def allowed(self) -> set[str]:
        """The cards that may be played now."""
        hand = self.hands[self.turn]
        due = self.duty and self.called in hand
        if not self.trick:
            held = {card for card in hand if due and not self.may_lead_low and card[0] == self.called[0]}
            return hand - held | held & {self.called}
        led = self.trick[0][0]
        following = {card for card in hand if led != "X" and card[0] == led}
        if due and self.called in following:
            return {self.called}
        return following or hand

    def card(self, card: str) -> None:
        """Plays a card, and gives the trick away when it is complete."""
        self.hands[self.turn].remove(card)
        self.trick.append(card)
        if len(self.trick) < 4:
            return
        if self.called and self.trick[0][0] == self.called[0]:
            self.duty = False
        self.leader = (self.leader + self._best()) % 4
        self.taken[self.leader] += 1
        self.trick = []

    def _best(self) -> int:
        """The place in the trick of the card that takes it."""
        order = "A" + _RANKS[:-1] if self.bid in NOLO else _RANKS
        led = self.trick[0][0]
        suit = self.trump if self.trump and any(card[0] == self.trump for card in self.trick) else led
        if suit == "X":
            return 0
        return max((order.index(card[1]), place) for place, card in enumerate(self.trick) if card[0] == suit)[1]

    def result(self) -> dict[str, Any]:
        """As it stands in a record."""
        nolo = self.bid in NOLO
        made = [self._stands(seat) for seat in self.declarers] if nolo else [self._tricks() >= self._level()]
        return {
            "contract": self.bid or None,
            "declarers": self.declarers,
            "trump": self.trump or None,
            "called": self.called or None,
            "partner": self.partner,
            "self_partner": bool(self.bid) and not nolo and self.partner is None,
            "vip_card": self.vip_card,
            "tricks": self.taken,
            "made": made if self.bid else [],
            "points": self._points() if self.bid else [0, 0, 0, 0],
        }

    def _level(self) -> int:
        return int(self.bid.split()[0]) if self.bid else 0

    def _tricks(self) -> int:
        return sum(self.taken[seat] for seat in {*self.declarers, self.partner} if seat is not None)

    def _stands(self, seat: int) -> bool:
        return self.taken[seat] <= NOLO[self.bid][1]

    def _points(self) -> list[int]:
        got = [0, 0, 0, 0]
        if self.bid in NOLO:
            level = NOLO[self.bid][0]
            for declarer in self.declarers:
                value = _cell(level, "alm", level if self._stands(declarer) else level - 1)
                got = [had + (3 * value if seat == declarer else -value) for seat, had in enumerate(got)]
            return got
        value = _cell(self._level(), self.bid.split()[1], self._tricks()) * (2 if self.vip_card == 3 else 1)
        side = {*self.declarers, self.partner}
        gain = 3 * value if self.partner is None else value
        return [gain if seat in side else -value for seat in range(4)]


def _cell(level: int, kind: str, tricks: int) -> int:
    """A cell of Laksestuen's table, in whole numbers: fractions are rounded up on their magnitude."""
    fourths: int = 8 * 2 ** (level - 8) * _QUARTERS[kind]
    if tricks >= level:
        return -(-fourths * 5 * (2 + tricks - level) // 32)
    return -fourths * (1 + level - tricks) // 8
