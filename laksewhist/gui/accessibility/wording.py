"""The words for what lies on the table, for those who hear it instead of seeing it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from laksewhist.gui.panels.score_cell import short
from laksewhist.gui.shown import Shown
from laksewhist.gui.table.arrangement import Pill, Sprite, Zone
from laksewhist.gui.table.plates import Plate
from laksewhist.gui.texts import card_text, role_text


def table_name() -> str:
    """The name of the table as a whole."""
    return QCoreApplication.translate("Accessibility", "The table")


def card_name(sprite: Sprite) -> str:
    """The card, or which card of the kitty lies there with its back up."""
    if sprite.card is not None:
        return card_text(sprite.card)
    number = int(sprite.key.removeprefix("kitty")) + 1
    return QCoreApplication.translate("Accessibility", "card {number} of the kitty, face down").format(number=number)


def card_description(sprite: Sprite, shown: Shown | None) -> str:
    """Where the card lies, and what its marks tell the eye."""
    return ", ".join((_where(sprite, shown), *_marks(sprite)))


def _where(sprite: Sprite, shown: Shown | None) -> str:
    name = short(shown.names[shown.seat_at(sprite.position)]) if shown is not None else ""
    match sprite.zone:
        case Zone.HAND:
            return QCoreApplication.translate("Accessibility", "in the hand")
        case Zone.TRICK:
            return QCoreApplication.translate("Accessibility", "in the trick, from {name}").format(name=name)
        case Zone.KITTY:
            return QCoreApplication.translate("Accessibility", "in the kitty")
        case _:
            return QCoreApplication.translate("Accessibility", "in the open hand of {name}").format(name=name)


def _marks(sprite: Sprite) -> list[str]:
    marks, found = sprite.marks, []
    if marks.pill is Pill.EXCHANGED:
        found.append(QCoreApplication.translate("Accessibility", "marked for the exchange"))
    if marks.pill is Pill.AHEAD:
        found.append(QCoreApplication.translate("Accessibility", "chosen ahead, played when it is your turn"))
    if marks.from_kitty:
        found.append(QCoreApplication.translate("Accessibility", "from the kitty"))
    if marks.sealed:
        found.append(QCoreApplication.translate("Accessibility", "the called card"))
    if marks.best:
        found.append(QCoreApplication.translate("Accessibility", "the highest so far"))
    if marks.dimmed:
        found.append(QCoreApplication.translate("Accessibility", "cannot be chosen now"))
    return found


def plate_name(plate: Plate, shown: Shown | None) -> str:
    """Everything a plate tells: name, roles and turn, bid, tricks, and how many cards the seat holds."""
    if shown is None:
        return plate.name
    seat = shown.seat_at(plate.position)
    parts = [shown.names[seat], *(role_text(role) for role in plate.words)]
    if plate.bubble is not None:
        text = QCoreApplication.translate("Accessibility", "has said {bid}")
        parts.append(text.format(bid=plate.bubble.text))
    if plate.tricks is not None:
        parts.append(QCoreApplication.translate("Accessibility", "tricks: {count}").format(count=plate.tricks))
    cards = shown.view.hand_sizes[seat]
    parts.append(QCoreApplication.translate("Accessibility", "cards: {count}").format(count=cards))
    return ", ".join(parts)
