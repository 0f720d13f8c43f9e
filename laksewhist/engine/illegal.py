"""Why an action is refused: one reason for each way to break a rule, with the rule's number."""

from __future__ import annotations

from enum import Enum
from typing import NoReturn

from laksewhist.engine.cards import Seat


class Reason(Enum):
    """A way to break a rule; `rule` is the house rule's number, `template` the English sentence."""

    NOT_ASKED = ("R3", "seat {seat} is not to act: it is seat {turn}'s turn")
    WRONG_PHASE = ("R3", "seat {seat} cannot do that now: {phase}")
    DEAL_OVER = ("R4", "seat {seat} cannot act: the deal is over")
    BID_TOO_LOW = ("R7", "seat {seat} must bid above {standing}")
    NOTHING_TO_JOIN = ("R18", "seat {seat} has no bid to join")
    CANNOT_JOIN = ("R18", "seat {seat} cannot join {standing}: only vip and the nolo bids can be joined")
    MUST_TAKE_THIRD = ("R19", "seat {seat} was the last in vip and must take the third card")
    TRUMP_MISSING = ("R8", "seat {seat} must name the trump with the called card")
    TRUMP_NOT_FREE = ("R20", "seat {seat} cannot name the trump: {bid} does not leave it to the declarer")
    CALLED_IS_TRUMP = ("R23", "seat {seat} cannot call {card}: its suit is trump")
    CALLED_IS_OWN = ("R24", "seat {seat} cannot call {card}: it is in the declarer's own hand")
    CALLED_RANK = ("R24", "seat {seat} cannot call {card}: a higher card can be called")
    CALLED_JOKER = ("R24", "seat {seat} cannot call a joker")
    TRUMP_IS_CALLED_SUIT = ("R12", "seat {seat} cannot name {suit} trump: it is the called card's suit")
    MUST_EXCHANGE = ("R26", "seat {seat} must exchange in vip")
    ALL_OR_NOTHING = ("R26", "seat {seat} must give three cards or none")
    NOT_AMONG_CARDS = ("R26", "seat {seat} cannot give {card}: it is not among the cards to choose from")
    KEEP_CALLED_CARD = ("R12", "seat {seat} cannot give the called card {card} away in halve")
    NOT_IN_HAND = ("R5", "seat {seat} does not hold {card}")
    MUST_FOLLOW = ("R27", "seat {seat} must follow {suit}")
    MUST_PLAY_CALLED = (
        "R28",
        "seat {seat} must play the called card {card}: its suit is led for the first time",
    )
    MUST_LEAD_CALLED = (
        "R28",
        "seat {seat} must lead the called card {card} when leading its suit for the first time",
    )

    def __init__(self, rule: str, template: str) -> None:
        self.rule = rule
        self.template = template


class IllegalAction(ValueError):  # noqa: N818 - an action is illegal, not an error
    """An action that the rules refuse; the state it was tried on is untouched.

    `reason` tells which rule it breaks, `seat` who tried, and `facts` fills the sentence (card, suit, bid …, as text).
    """

    def __init__(self, reason: Reason, seat: Seat, **facts: str) -> None:
        super().__init__(reason.template.format(seat=seat, **facts))
        self.reason = reason
        self.seat = seat
        self.facts = facts

    @property
    def rule(self) -> str:
        """The number of the rule that is broken, such as `R28`."""
        return self.reason.rule


def refuse(reason: Reason, seat: Seat, **facts: str) -> NoReturn:
    """Raises IllegalAction."""
    raise IllegalAction(reason, seat, **facts)
