"""Bids as a tired hand types them: `9g`, `10 vip`, `ren sol`, `s`, `p` for four passes, `j` for an iron hand."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from laksewhist.engine.bids import LEVELS, NoloBid, NoloKind, TrickBid, TrickKind
from laksewhist.gui.book.draft import Call, Redeal

_FORM: Final = re.compile(r"([0-9]{0,2})([a-zæøå]*)")
_KINDS: Final[Mapping[TrickKind, tuple[str, ...]]] = {
    TrickKind.ALMINDELIGE: ("almindelige",),
    TrickKind.GODE: ("gode",),
    TrickKind.VIP: ("vip",),
    TrickKind.HALVE: ("halve",),
    TrickKind.SANS: ("sans",),
}
_OTHERS: Final[tuple[tuple[Call, tuple[str, ...]], ...]] = (
    (NoloBid(NoloKind.SOL), ("sol",)),
    (NoloBid(NoloKind.REN_SOL), ("rensol", "rs")),
    (NoloBid(NoloKind.BORDLAEGGER), ("bordlægger", "bordlaegger", "bordlagger", "bl")),
    (NoloBid(NoloKind.SNIKSNAK), ("sniksnak",)),
    (Redeal.FOUR_PASSES, ("passes", "pas", "fourpasses", "firepas")),
    (Redeal.IRON_HAND, ("jernhånd", "ironhand")),
)
"""Where what was typed may be the beginning of several, the first of them is meant: `s` is sol."""


def typed_call(text: str) -> Call | None:
    """What was meant; None for what is no bid, or not one yet. Blanks, hyphens and letter case do not matter."""
    form = _FORM.fullmatch("".join(text.casefold().replace("-", "").split()))
    if form is None or not form[2]:
        return None
    if not form[1]:
        return next((call for call, words in _OTHERS if _begins(form[2], words)), None)
    level = int(form[1])
    if level == 4 and _begins(form[2], ("pas", "passes")):
        return Redeal.FOUR_PASSES
    kind = next((kind for kind, words in _KINDS.items() if _begins(form[2], words)), None)
    return None if kind is None or level not in LEVELS else TrickBid(level, kind)


def may_become_call(text: str) -> bool:
    """Whether it is no bid yet, but can be one when more is typed: nobody is corrected while he writes."""
    form = _FORM.fullmatch("".join(text.casefold().replace("-", "").split()))
    return form is not None and not form[2] and (form[1] in ("", "1", "4") or int(form[1]) in LEVELS)


def _begins(typed: str, words: tuple[str, ...]) -> bool:
    return any(word.startswith(typed) for word in words)
