"""The words for how a deal ended and how its points came about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from laksewhist.engine.cards import Seat
from laksewhist.engine.contract import Outcome
from laksewhist.engine.points import Share
from laksewhist.gui.words import Counts, name_list, signed


def result_headline(outcome: Outcome, names: Sequence[str], iron_hand: Seat | None = None) -> str:
    """How the deal ended, in a few words; `names` by seat, `iron_hand` who showed one."""
    contract = outcome.contract
    if contract is None and iron_hand is not None:
        return QCoreApplication.translate("Texts", "{name} had an iron hand").format(name=names[iron_hand])
    if contract is None:
        return QCoreApplication.translate("Texts", "Nobody bid")
    if not contract.is_nolo:
        under = contract.tricks_needed - outcome.side_tricks
        return Counts().lost_by(under) if under > 0 else Counts().made_with(outcome.side_tricks)
    if len(outcome.made) == 1:
        tricks = outcome.tricks[contract.declarer]
        return Counts().made_with(tricks) if outcome.made[0] else Counts().fell_with(tricks)
    stood = [names[seat] for seat, made in zip(contract.declarers, outcome.made, strict=True) if made]
    fell = [names[seat] for seat, made in zip(contract.declarers, outcome.made, strict=True) if not made]
    if not stood:
        return QCoreApplication.translate("Texts", "{names} fell").format(names=name_list(fell))
    if not fell:
        return QCoreApplication.translate("Texts", "{names} made it").format(names=name_list(stood))
    text = QCoreApplication.translate("Texts", "{made} made it, {fallen} fell")
    return text.format(made=name_list(stood), fallen=name_list(fell))


def share_text(share: Share, exact: int | None = None) -> str:
    """How one settlement came about: `50 + 1 over = 75`, `2 under: −60`, with × 2 for the third card and × 3 alone.

    `exact` is the table's number for the bid made exactly; without it overtricks are told as `1 over: 75`.
    """
    cell = signed(share.cell) if share.cell < 0 else str(share.cell)
    parts = {"cell": cell, "over": share.over, "under": -share.over, "exact": exact}
    if share.over > 0 and exact is not None:
        text = QCoreApplication.translate("Texts", "{exact} + {over} over = {cell}").format(**parts)
    elif share.over > 0:
        text = QCoreApplication.translate("Texts", "{over} over: {cell}").format(**parts)
    elif share.over < 0:
        text = QCoreApplication.translate("Texts", "{under} under: {cell}").format(**parts)
    else:
        text = cell
    value = share.cell
    for applies, factor, source in (
        (share.doubled, 2, QT_TRANSLATE_NOOP("Texts", "{before}, third card × 2 = {value}")),
        (share.alone, 3, QT_TRANSLATE_NOOP("Texts", "{before}, alone × 3 = {value}")),
    ):
        if applies:
            value *= factor
            told = signed(value) if value < 0 else str(value)
            text = QCoreApplication.translate("Texts", str(source)).format(before=text, value=told)
    return text
