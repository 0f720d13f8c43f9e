"""Hands that the models have hardly met, tried on layouts that fit the auction before anything is weighed.

The models were fitted to hands as they are dealt. Of two kinds they met too few, and were seen to be far off: in sans a
long suit, which they do not tell from a short one, and in nolo a hand that is all but safe.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from laksewhist.ai.bidding.hand_value import Plan
from laksewhist.ai.bidding.mind import Mind
from laksewhist.ai.bidding.nolo_trial import chance_to_make, is_nearly_safe
from laksewhist.ai.bidding.outcomes import own_trump
from laksewhist.ai.bidding.second_look import LEAST, worth_in_sans
from laksewhist.ai.models.features import NONE
from laksewhist.ai.models.ordinal import Chances, at_least
from laksewhist.ai.worlds.layout import Layout
from laksewhist.engine.bids import NOLO_BIDS, NoloKind, rung


@dataclass(frozen=True, slots=True)
class Tried:
    """What came out, to stand in place of what the models say: plans of sans, and chances to make nolo bids."""

    sans: tuple[Plan, ...] = ()
    nolo: Mapping[NoloKind, float] = field(default_factory=dict)
    worlds: int = 0


def try_out(mind: Mind, draw: Callable[[int], Sequence[Layout]]) -> Tried:
    """Tries a hand of either kind; nothing of other hands, and where no layouts are drawn."""
    worth, low = worth_in_sans(mind.value.cards), is_nearly_safe(mind)
    layouts = draw(LEAST) if worth or low else ()
    if not layouts:
        return Tried()
    standing = mind.view.standing
    still = [bid for bid in NOLO_BIDS if standing is None or rung(bid) >= rung(standing)]
    return Tried(
        tuple(_tried(mind, plan, worth, layouts) for plan in mind.value.sans) if worth else (),
        {bid.kind: chance_to_make(mind, bid, layouts) for bid in still} if low else {},
        len(layouts),
    )


def _tried(mind: Mind, plan: Plan, worth: int, layouts: Iterable[Layout]) -> Plan:
    """The plan with chances that come from the layouts, the model being one of them so many times."""
    assert plan.called is not None, "a plan has a called card"
    tricks: dict[bool, list[int]] = {True: [], False: []}
    for taken, alone in own_trump(mind, NONE, plan.called.index, layouts):
        tricks[alone].append(taken)
    helped = _counted(plan.chances, worth, tricks[plan.alone == 1])
    alone_chances = _counted(plan.alone_chances, worth, tricks[True])
    return replace(plan, chances=at_least(helped, plan.sure), alone_chances=at_least(alone_chances, plan.sure))


def _counted(chances: Chances, worth: int, tricks: Sequence[int]) -> Chances:
    total = worth + len(tricks)
    return tuple([round((worth * chance + tricks.count(count)) / total, 9) for count, chance in enumerate(chances)])
