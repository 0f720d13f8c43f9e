"""Every card tried in the same possible deals: played out by rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from laksewhist.ai.cardplay.stakes import Stakes
from laksewhist.ai.cardplay.trials import Trials
from laksewhist.ai.decision import CancelledError, IsCancelled
from laksewhist.ai.solver.playout import score_cards
from laksewhist.ai.solver.world import World
from laksewhist.engine.cards import Seat

_AT_ONCE: Final = 16
"""So many deals go between two looks at `cancelled`; that is a few milliseconds, or some dozen uncompiled."""

_FIRST_LOOK: Final = 48
"""No card is given up before it was tried so often; after that beaten ones are looked for at every doubling."""


def play_out(
    worlds: Sequence[World], cards: Sequence[int], stakes: Stakes, cancelled: IsCancelled, *, every: bool = False
) -> Trials:
    """The results of the cards (their bits) in these deals; stops early when all but one are beaten.

    With `every` all cards are tried in all deals. Raises CancelledError when `cancelled` says so.
    """
    trials = Trials(len(cards), stakes)
    look = _FIRST_LOOK
    for start in range(0, len(worlds), _AT_ONCE):
        if cancelled():
            raise CancelledError
        some = worlds[start : start + _AT_ONCE]
        results = score_cards(list(some), [cards[number] for number in trials.standing])
        for number, world in enumerate(some):
            trials.add(partner_in(world), [tried[number] for tried in results])
        if trials.deals >= look and not every:
            look = 2 * trials.deals
            trials.drop_beaten()
            if len(trials.standing) == 1:
                break
    return trials


def partner_in(world: World) -> Seat | None:
    """Who helps declarer in this deal."""
    return None if world.partner < 0 else int(world.partner)
