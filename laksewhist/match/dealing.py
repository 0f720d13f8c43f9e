"""How the dealer gives out the cards (R5): in packets, clockwise from the forehand, with the kitty where he likes."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final

from laksewhist.engine.cards import HAND_SIZE, KITTY_SIZE, PACK, Card, Seat, seats_from
from laksewhist.engine.state import Hands
from laksewhist.engine.values import dataclass


class KittyPlace(Enum):
    """When the kitty is dealt."""

    FIRST = "first"
    MIDDLE = "middle"
    LAST = "last"


@dataclass(frozen=True, slots=True)
class DealingPattern:
    """The size of each round of packets, which add up to 13, and when the kitty is dealt.

    `MIDDLE` is after the first round of packets.
    """

    packets: tuple[int, ...]
    kitty: KittyPlace = KittyPlace.LAST

    def __post_init__(self) -> None:
        if sum(self.packets) != HAND_SIZE or min(self.packets) < 1:
            raise ValueError(f"R5: packets must add up to 13, not {self.packets}")

    @property
    def name(self) -> str:
        """How people write the packets, such as `4-3-3-3`."""
        return "-".join(str(size) for size in self.packets)


PACKETS: Final[tuple[tuple[int, ...], ...]] = ((1,) * HAND_SIZE, (4, 3, 3, 3), (4, 4, 5), (5, 5, 3), (13,))
"""The packets that are known at the table: one at a time, 4-3-3-3, 4-4-5, 5-5-3, and 13 at once."""

DEFAULT_PATTERN: Final = DealingPattern((4, 3, 3, 3))


def packets(pattern: DealingPattern, forehand: Seat) -> Iterator[tuple[Seat | None, int]]:
    """Each packet in the order in which it is dealt: who gets it (None: the kitty) and how many cards."""
    if pattern.kitty is KittyPlace.FIRST:
        yield None, KITTY_SIZE
    for round_number, size in enumerate(pattern.packets):
        if round_number == 1 and pattern.kitty is KittyPlace.MIDDLE:
            yield None, KITTY_SIZE
        for seat in seats_from(forehand):
            yield seat, size
    in_middle_of_one = pattern.kitty is KittyPlace.MIDDLE and len(pattern.packets) == 1
    if pattern.kitty is KittyPlace.LAST or in_middle_of_one:
        yield None, KITTY_SIZE


def deal_cards(pack: tuple[Card, ...], forehand: Seat, pattern: DealingPattern) -> tuple[Hands, tuple[Card, ...]]:
    """The four hands and the kitty; raises ValueError unless the pack is whole."""
    if len(pack) != len(PACK):
        raise ValueError(f"R1: the pack is 55 cards, not {len(pack)}")
    hands: tuple[list[Card], ...] = ([], [], [], [])
    kitty: list[Card] = []
    at = 0
    for seat, size in packets(pattern, forehand):
        (kitty if seat is None else hands[seat]).extend(pack[at : at + size])
        at += size
    first, second, third, fourth = (tuple(hand) for hand in hands)
    return (first, second, third, fourth), tuple(kitty)
