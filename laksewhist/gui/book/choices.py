"""What the rows of the form offer: those who take part, and why some of them cannot be meant."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from laksewhist.gui.book.chip import Choice
from laksewhist.gui.book.draft import Draft
from laksewhist.gui.book.drafting import ALONE
from laksewhist.match.rotation import seating
from laksewhist.store.tournament import Participant


def dealer_choices(people: Sequence[Participant]) -> list[Choice]:
    """Everybody deals in turn."""
    return [Choice(at, str(at + 1), each.name, each.colour) for at, each in enumerate(people)]


def declarer_choices(people: Sequence[Participant], draft: Draft) -> list[Choice]:
    """Everybody; whoever sits out is dim, and if he is taken all the same, the form says what is wrong."""
    sitting_out = seating(len(people), draft.dealer).sitting_out
    words = QCoreApplication.translate("BookForm", "{name} sits out this deal")
    return [
        Choice(at, str(at + 1), each.name, each.colour, words.format(name=each.name) if at in sitting_out else "")
        for at, each in enumerate(people)
    ]


def partner_choices(people: Sequence[Participant], draft: Draft) -> list[Choice]:
    """Everybody, and alone; the declarer's own digit says alone as well."""
    alone = Choice(ALONE, "0", QCoreApplication.translate("BookForm", "alone"))
    declarer = draft.declarers[0] if draft.declarers else None
    return [*(replace(each, spare=each.value == declarer) for each in declarer_choices(people, draft)), alone]


def card_choices() -> list[Choice]:
    """The three cards of the kitty."""
    words = (
        QCoreApplication.translate("BookForm", "first"),
        QCoreApplication.translate("BookForm", "second"),
        QCoreApplication.translate("BookForm", "third: double"),
    )
    return [Choice(card, str(card), each) for card, each in enumerate(words, start=1)]
