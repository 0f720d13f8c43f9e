"""How a draft changes as one thing after another is said. Knows no widgets."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Final

from laksewhist.gui.book.draft import Call, Draft, Field

ALONE: Final = -1
"""The choice in the place of a partner: the declarer was alone."""


def with_call(draft: Draft, call: Call | None) -> Draft:
    """Another bid: where it has one declarer, the first of several stays."""
    changed = replace(draft, call=call)
    if call is not None and not changed.is_nolo and len(draft.declarers) > 1:
        return replace(changed, declarers=draft.declarers[:1])
    return changed


def with_declarer(draft: Draft, who: int) -> Draft:
    """Somebody declares; in nolo he joins those who do, or leaves them again. Nobody is his own partner but alone."""
    if draft.is_nolo:
        others = tuple(each for each in draft.declarers if each != who)
        return replace(draft, declarers=others if who in draft.declarers else (*draft.declarers, who))
    partner = None if draft.partner == who else draft.partner
    return replace(draft, declarers=(who,), partner=partner)


def with_partner(draft: Draft, who: int) -> Draft:
    """Somebody is the partner; `ALONE`, or the declarer himself, says that there was none."""
    if who == ALONE or who in draft.declarers:
        return replace(draft, partner=None, alone=True)
    return replace(draft, partner=who, alone=False)


def with_tricks(draft: Draft, key: int, number: int | None) -> Draft:
    """A number of tricks for a key, or none."""
    kept = {each: tricks for each, tricks in draft.tricks.items() if each != key}
    return replace(draft, tricks=MappingProxyType(kept if number is None else {**kept, key: number}))


def field_after(draft: Draft, field: Field) -> Field | None:
    """The next field that this draft asks for; None after the last."""
    return next((each for each in draft.fields if list(Field).index(each) > list(Field).index(field)), None)
