"""What each kind of bid means, in so few words that they stand in a line under the ladder."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from laksewhist.engine.bids import Bid, NoloKind, TrickKind
from laksewhist.gui.texts import bid_text

MEANINGS: Final[Mapping[TrickKind | NoloKind, object]] = MappingProxyType(
    {
        TrickKind.ALMINDELIGE: QT_TRANSLATE_NOOP("BidMeaning", "declarer names the trump"),
        TrickKind.GODE: QT_TRANSLATE_NOOP("BidMeaning", "clubs are trump"),
        TrickKind.VIP: QT_TRANSLATE_NOOP("BidMeaning", "kitty turned, the suit taken is trump"),
        TrickKind.HALVE: QT_TRANSLATE_NOOP("BidMeaning", "partner names trump and exchanges"),
        TrickKind.SANS: QT_TRANSLATE_NOOP("BidMeaning", "no trump"),
        NoloKind.SOL: QT_TRANSLATE_NOOP("BidMeaning", "one trick at the most, alone"),
        NoloKind.REN_SOL: QT_TRANSLATE_NOOP("BidMeaning", "no trick at all, alone"),
        NoloKind.BORDLAEGGER: QT_TRANSLATE_NOOP("BidMeaning", "no trick, hand open after the first"),
        NoloKind.SNIKSNAK: QT_TRANSLATE_NOOP("BidMeaning", "bordlægger, opponents may talk"),
    }
)
"""Source texts by kind."""


def bid_meaning(bid: Bid) -> str:
    """The bid and what it means (R8 to R16), in the language of the moment."""
    #: a bid, and in a few words what it means
    text = QCoreApplication.translate("BidMeaning", "{bid}: {meaning}")
    meaning = QCoreApplication.translate("BidMeaning", str(MEANINGS[bid.kind]))
    return text.format(bid=bid_text(bid), meaning=meaning)
