"""What is said about point tables: their faults, and where the built-in ones come from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from laksewhist.engine.bids import NoloBid
from laksewhist.engine.house_tables import ABOVE_SIX, DOUBLE_LOSS
from laksewhist.engine.point_table import DEFAULT_TABLE, LARGEST_POINTS
from laksewhist.engine.table_faults import Cause, Fault, FaultKind
from laksewhist.gui.tables.changes import is_made
from laksewhist.gui.texts import bid_text, capital, signed

_ORIGINS: Final[Mapping[str, object]] = {
    DEFAULT_TABLE.name: QT_TRANSLATE_NOOP(
        "TableWords", "Laksestuen's own: each level is twice the one below, each overtrick half a bid more."
    ),
    DOUBLE_LOSS.name: QT_TRANSLATE_NOOP(
        "TableWords",
        "A house table: one bid more for each overtrick, two less for each trick lacking; all above alm doubled.",
    ),
    ABOVE_SIX.name: QT_TRANSLATE_NOOP(
        "TableWords",
        "A house table: what a trick is worth times the tricks above six, double for each trick lacking.",
    ),
}


class FaultWords(QObject):
    """Words the faults of cells."""

    def sentence(self, fault: Fault) -> str:
        """Where and what, as one sentence."""
        cause = fault.cause
        if cause is None:
            return f"{fault.where}: {fault.what}"
        return self.tr("{where}: {what}").format(where=self.place(cause), what=self._what(cause))

    def place(self, cause: Cause) -> str:
        """`8 alm with 9 tricks`, `sol, fallen`."""
        bid = capital(bid_text(cause.bid))
        if not isinstance(cause.bid, NoloBid):
            return self.tr("{bid} with %n trick(s)", "", cause.tricks).format(bid=bid)
        made = is_made(cause.bid, cause.tricks)
        return (self.tr("{bid}, made") if made else self.tr("{bid}, fallen")).format(bid=bid)

    def _what(self, cause: Cause) -> str:
        value, other = signed(cause.value), signed(cause.other)
        match cause.kind:
            case FaultKind.OUT_OF_RANGE:
                most = grouped(LARGEST_POINTS)
                return self.tr("{value} is out of range; {most} is the most.").format(value=value, most=most)
            case FaultKind.MADE_LOSES:
                return self.tr("a bid that is made must not cost anything, but here it gives {value}.").format(
                    value=value
                )
            case FaultKind.LOST_WINS:
                return self.tr("a bid that is lost must not give anything, but here it gives {value}.").format(
                    value=value
                )
            case FaultKind.MORE_TRICKS_LESS:
                return self.tr("one trick more gives less: {value} after {other}.").format(value=value, other=other)
            case FaultKind.HIGHER_BID_LESS:
                assert cause.lower is not None
                text = self.tr("it gives less than the lower {lower}: {value} against {other}.")
                return text.format(lower=bid_text(cause.lower), value=value, other=other)


def origin_text(name: str) -> str:
    """Where a built-in table comes from, in a sentence; empty for another one."""
    return QCoreApplication.translate("TableWords", str(_ORIGINS[name])) if name in _ORIGINS else ""


def decimal_mark() -> str:
    """The sign before decimals in the language of the moment."""
    #: the sign before decimals in this language: a comma in Danish
    return QCoreApplication.translate("TableWords", ".")


def grouped(number: int) -> str:
    """A large number with a sign at every thousand, as the language of the moment has it."""
    return f"{number:,}".replace(",", "." if decimal_mark() == "," else ",")
