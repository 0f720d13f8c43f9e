"""The house options with their labels, and their values in a few words each."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from laksewhist.engine.house_rules import (
    AllPass,
    CallOwnAce,
    ExchangeOrder,
    HolderMayLeadLow,
    IronHand,
    Shuffle,
    SniksnakTalk,
)

CHOICES: Final[tuple[tuple[str, object, tuple[tuple[Enum, object], ...]], ...]] = (
    (
        "shuffle",
        QT_TRANSLATE_NOOP("HouseRules", "Shuffle"),
        (
            (Shuffle.THOROUGH, QT_TRANSLATE_NOOP("HouseRules", "thorough")),
            (Shuffle.GATHERED, QT_TRANSLATE_NOOP("HouseRules", "gathered and cut: wild hands")),
        ),
    ),
    (
        "iron_hand",
        QT_TRANSLATE_NOOP("HouseRules", "Iron hand (no ace, no picture)"),
        (
            (IronHand.OPTIONAL, QT_TRANSLATE_NOOP("HouseRules", "may be shown for a new deal")),
            (IronHand.OFF, QT_TRANSLATE_NOOP("HouseRules", "must be played")),
        ),
    ),
    (
        "all_pass",
        QT_TRANSLATE_NOOP("HouseRules", "When all four pass"),
        (
            (AllPass.REDEAL, QT_TRANSLATE_NOOP("HouseRules", "the same dealer deals again")),
            (AllPass.NEXT_DEALER, QT_TRANSLATE_NOOP("HouseRules", "the next one deals")),
        ),
    ),
    (
        "call_own_ace",
        QT_TRANSLATE_NOOP("HouseRules", "An ace of one's own"),
        (
            (CallOwnAce.NO, QT_TRANSLATE_NOOP("HouseRules", "may not be called")),
            (CallOwnAce.YES, QT_TRANSLATE_NOOP("HouseRules", "may be called: selvmakker")),
        ),
    ),
    (
        "exchange",
        QT_TRANSLATE_NOOP("HouseRules", "Exchange"),
        (
            (ExchangeOrder.BLIND, QT_TRANSLATE_NOOP("HouseRules", "give three, then see the kitty")),
            (ExchangeOrder.TAKE_FIRST, QT_TRANSLATE_NOOP("HouseRules", "take the kitty, then give three")),
        ),
    ),
    (
        "holder_may_lead_low",
        QT_TRANSLATE_NOOP("HouseRules", "The called card's holder leads its suit"),
        (
            (HolderMayLeadLow.NO, QT_TRANSLATE_NOOP("HouseRules", "with the called card")),
            (HolderMayLeadLow.YES, QT_TRANSLATE_NOOP("HouseRules", "with any card of it")),
        ),
    ),
    (
        "sniksnak_talk",
        QT_TRANSLATE_NOOP("HouseRules", "Talk in sniksnak"),
        (
            (SniksnakTalk.ALL, QT_TRANSLATE_NOOP("HouseRules", "is heard by all")),
            (SniksnakTalk.OPPONENTS, QT_TRANSLATE_NOOP("HouseRules", "is between the opponents")),
        ),
    ),
)
"""Each house option: its name in `HouseRules`, its label, and its values with their words; the default stands first."""
