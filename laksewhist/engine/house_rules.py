"""The options in which houses differ, each with Laksestuen's default.

A tournament fixes them when it is created; the engine gets them with the deal, in its `Setup`.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from laksewhist.engine.values import dataclass


class Shuffle(Enum):
    """How the pack is mixed between deals (R5)."""

    THOROUGH = "thorough"
    GATHERED = "gathered"


class IronHand(Enum):
    """Whether a hand without ace and picture may be called for a new deal (R6)."""

    OPTIONAL = "optional"
    OFF = "off"


class AllPass(Enum):
    """Who deals after four passes: the same dealer, or the next one."""

    REDEAL = "redeal"
    NEXT_DEALER = "next_dealer"


class CallOwnAce(Enum):
    """Whether declarer may call an ace of his own and so be his own partner (R21, R24)."""

    NO = "no"
    YES = "yes"


class ExchangeOrder(Enum):
    """Whether three cards are given before the kitty is seen, or after it has been taken (R26)."""

    BLIND = "blind"
    TAKE_FIRST = "take_first"


class HolderMayLeadLow(Enum):
    """Whether the called card's holder may lead another card of its suit, which ends his duty (R28)."""

    NO = "no"
    YES = "yes"


class SniksnakTalk(Enum):
    """Who hears, and so sees, what the opponents of a sniksnak show each other (R16)."""

    ALL = "all"
    OPPONENTS = "opponents"


MAX_SNIKSNAK_SECONDS: Final = 600


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The house options of a tournament; `HouseRules()` is Laksestuen's own game.

    `sniksnak_seconds` is the time an opponent has for a card in sniksnak, 0 for no limit.
    """

    shuffle: Shuffle = Shuffle.THOROUGH
    iron_hand: IronHand = IronHand.OPTIONAL
    all_pass: AllPass = AllPass.REDEAL
    call_own_ace: CallOwnAce = CallOwnAce.NO
    exchange: ExchangeOrder = ExchangeOrder.BLIND
    holder_may_lead_low: HolderMayLeadLow = HolderMayLeadLow.NO
    sniksnak_seconds: int = 30
    sniksnak_talk: SniksnakTalk = SniksnakTalk.ALL

    def __post_init__(self) -> None:
        if not 0 <= self.sniksnak_seconds <= MAX_SNIKSNAK_SECONDS:
            raise ValueError(f"R16: sniksnak_seconds is 0 to {MAX_SNIKSNAK_SECONDS}, not {self.sniksnak_seconds}")
