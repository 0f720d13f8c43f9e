"""Which cards are worth telling apart: of touching cards one stands for all."""

from __future__ import annotations

from typing import Final

from laksewhist.ai.solver.encode import bit_of, laid_away, word_of
from laksewhist.engine.actions import PlayCard
from laksewhist.engine.cards import Card
from laksewhist.engine.view import PlayerView

_SUIT_BITS: Final = 13
_FIRST_JOKER: Final = 52


def legal_cards(view: PlayerView) -> tuple[Card, ...]:
    """The cards that may be played."""
    return tuple([action.card for action in view.legal if isinstance(action, PlayCard)])


def touching(view: PlayerView, nolo: bool) -> list[tuple[Card, ...]]:
    """The legal cards in groups of equals, lowest first in each: between them lies no card that is still in play.

    Cards of finished tricks and those that this seat laid away for good are out of play. The called card is always
    alone: playing it shows the partner. Jokers are equal to each other.
    """
    legal = legal_cards(view)
    gone = word_of(_out_of_play(view), nolo)
    bits = sorted([bit_of(card, nolo) for card in legal])
    by_bit = {bit_of(card, nolo): card for card in legal}
    called = None if view.called is None else bit_of(view.called, nolo)
    groups: list[list[int]] = []
    for bit in bits:
        if groups and called not in (bit, groups[-1][-1]) and _touch(groups[-1][-1], bit, gone):
            groups[-1].append(bit)
        else:
            groups.append([bit])
    return [tuple([by_bit[bit] for bit in group]) for group in groups]


def _touch(low: int, high: int, gone: int) -> bool:
    if low >= _FIRST_JOKER or high >= _FIRST_JOKER:
        return low >= _FIRST_JOKER
    if low // _SUIT_BITS != high // _SUIT_BITS:
        return False
    between = (1 << high) - (1 << low + 1)
    return gone & between == between


def _out_of_play(view: PlayerView) -> list[Card]:
    return [*(card for trick in view.tricks for card in trick.cards), *laid_away(view)]
