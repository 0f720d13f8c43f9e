"""What the house options of the tournament at hand mean, in one sentence each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from enum import Enum
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from laksewhist.engine.house_rules import (
    AllPass,
    CallOwnAce,
    ExchangeOrder,
    HolderMayLeadLow,
    HouseRules,
    IronHand,
    Shuffle,
    SniksnakTalk,
)

OPTIONS: Final[tuple[str, ...]] = tuple(each.name for each in fields(HouseRules))
"""The house options by their names in `HouseRules`."""

_SENTENCES: Final[Mapping[Enum, object]] = {
    Shuffle.THOROUGH: QT_TRANSLATE_NOOP("House", "the pack is shuffled thoroughly before each deal."),
    Shuffle.GATHERED: QT_TRANSLATE_NOOP(
        "House", "the cards are gathered as they lie, cut and hardly shuffled, so hands turn wild."
    ),
    IronHand.OPTIONAL: QT_TRANSLATE_NOOP("House", "an iron hand may be shown for a new deal."),
    IronHand.OFF: QT_TRANSLATE_NOOP("House", "an iron hand must be played like any other."),
    AllPass.REDEAL: QT_TRANSLATE_NOOP("House", "after four passes the same dealer deals again."),
    AllPass.NEXT_DEALER: QT_TRANSLATE_NOOP("House", "after four passes the deal moves on to the next player."),
    CallOwnAce.NO: QT_TRANSLATE_NOOP("House", "nobody may call an ace of his own."),
    CallOwnAce.YES: QT_TRANSLATE_NOOP("House", "declarer may call an ace of his own, and is then selvmakker."),
    ExchangeOrder.BLIND: QT_TRANSLATE_NOOP("House", "three cards are given first, then the kitty is taken."),
    ExchangeOrder.TAKE_FIRST: QT_TRANSLATE_NOOP("House", "the kitty is taken first, then any three cards are given."),
    HolderMayLeadLow.NO: QT_TRANSLATE_NOOP(
        "House", "whoever holds the called card must lead that very card when he first leads its suit."
    ),
    HolderMayLeadLow.YES: QT_TRANSLATE_NOOP(
        "House", "whoever holds the called card may lead another card of its suit, and the duty is then over."
    ),
    SniksnakTalk.ALL: QT_TRANSLATE_NOOP(
        "House", "what the opponents of a sniksnak show each other lies open to everybody, declarer too."
    ),
    SniksnakTalk.OPPONENTS: QT_TRANSLATE_NOOP(
        "House", "the opponents of a sniksnak see each other's hands, but declarer does not."
    ),
}


class HouseWords(QObject):
    """Says what the tournament's options mean."""

    def meaning(self, rules: HouseRules, field: str) -> str:
        """What the option means, in small letters; AttributeError where there is none of this name."""
        value = getattr(rules, field)
        if isinstance(value, Enum):
            return QCoreApplication.translate("House", str(_SENTENCES[value]))
        if value:
            return self.tr("an opponent has %n second(s) for each card in sniksnak.", "", value)
        return self.tr("an opponent may take all the time in the world in sniksnak.")

    def sentence(self, rules: HouseRules, field: str) -> str:
        """`In this tournament: …`, the meaning as a sentence that stands alone."""
        return self.tr("In this tournament: {meaning}").format(meaning=self.meaning(rules, field))
