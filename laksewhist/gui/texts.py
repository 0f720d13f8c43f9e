"""All wording of the game in one place to import from: words, numbers and whole sentences."""

from __future__ import annotations

from laksewhist.gui.results import result_headline, share_text
from laksewhist.gui.sentences import Names, event_text, illegal_text
from laksewhist.gui.words import (
    MINUS,
    Role,
    bid_kind_text,
    bid_text,
    capital,
    card_text,
    deals_text,
    name_list,
    phase_text,
    rank_text,
    role_text,
    signed,
    suit_text,
    tricks_text,
    trump_text,
)

__all__ = [
    "MINUS",
    "Names",
    "Role",
    "bid_kind_text",
    "bid_text",
    "capital",
    "card_text",
    "deals_text",
    "event_text",
    "illegal_text",
    "name_list",
    "phase_text",
    "rank_text",
    "result_headline",
    "role_text",
    "share_text",
    "signed",
    "suit_text",
    "tricks_text",
    "trump_text",
]
