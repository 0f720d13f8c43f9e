"""The words for what the engine only numbers and names: cards, bids, results and points (its sentences: `sentences`).

English is the source; every text goes through Qt's translation. Names of players come from outside, by seat.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Final
from unicodedata import bidirectional

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from laksewhist.engine.bids import Bid, NoloBid, NoloKind, TrickKind
from laksewhist.engine.cards import Card, Rank, Suit
from laksewhist.engine.view import Phase

MINUS: Final = "−"
_TURNING: Final = frozenset({"R", "AL", "AN", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "FSI", "PDF", "PDI"})
"""Classes of letters and marks that are written, or turn what is written, from right to left."""

_TOO_LONG: Final = re.compile(r"\S{21,}")
_WITHIN: Final = re.compile("(?<=[^\u200d])(?=\\w)")
"""Before a letter: no accent and no emoji is parted from what it belongs to."""


class Role(Enum):
    """What a seat is in the deal, for its plate and for tables."""

    DECLARER = "declarer"
    JOINED = "joined"
    PARTNER = "partner"
    FALLEN = "fallen"
    DEALER = "dealer"
    YOUR_TURN = "your_turn"
    TO_PLAY = "to_play"


_SUITS: Mapping[Suit, object] = {
    Suit.CLUBS: QT_TRANSLATE_NOOP("Texts", "clubs"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("Texts", "diamonds"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("Texts", "hearts"),
    Suit.SPADES: QT_TRANSLATE_NOOP("Texts", "spades"),
}
_PICTURES: Mapping[Rank, object] = {
    Rank.JACK: QT_TRANSLATE_NOOP("Texts", "jack"),
    Rank.QUEEN: QT_TRANSLATE_NOOP("Texts", "queen"),
    Rank.KING: QT_TRANSLATE_NOOP("Texts", "king"),
    Rank.ACE: QT_TRANSLATE_NOOP("Texts", "ace"),
}
# The names of the bids are Danish in every language.
_KINDS: Mapping[TrickKind | NoloKind, object] = {
    TrickKind.ALMINDELIGE: QT_TRANSLATE_NOOP("Texts", "alm"),
    TrickKind.GODE: QT_TRANSLATE_NOOP("Texts", "gode"),
    TrickKind.VIP: QT_TRANSLATE_NOOP("Texts", "vip"),
    TrickKind.HALVE: QT_TRANSLATE_NOOP("Texts", "halve"),
    TrickKind.SANS: QT_TRANSLATE_NOOP("Texts", "sans"),
    NoloKind.SOL: QT_TRANSLATE_NOOP("Texts", "sol"),
    NoloKind.REN_SOL: QT_TRANSLATE_NOOP("Texts", "ren sol"),
    NoloKind.BORDLAEGGER: QT_TRANSLATE_NOOP("Texts", "bordlægger"),
    NoloKind.SNIKSNAK: QT_TRANSLATE_NOOP("Texts", "sniksnak"),
}
_PHASES: Mapping[Phase, object] = {
    Phase.IRON_HAND: QT_TRANSLATE_NOOP("Texts", "Iron hand"),
    Phase.AUCTION: QT_TRANSLATE_NOOP("Texts", "Bidding"),
    Phase.VIP: QT_TRANSLATE_NOOP("Texts", "Turning the kitty"),
    Phase.CALLING: QT_TRANSLATE_NOOP("Texts", "Calling a card"),
    Phase.TRUMP: QT_TRANSLATE_NOOP("Texts", "Naming the trump"),
    Phase.EXCHANGE: QT_TRANSLATE_NOOP("Texts", "Exchange"),
    Phase.PLAY: QT_TRANSLATE_NOOP("Texts", "Play"),
    Phase.FINISHED: QT_TRANSLATE_NOOP("Texts", "The deal is over"),
}
_ROLES: Mapping[Role, object] = {
    Role.DECLARER: QT_TRANSLATE_NOOP("Texts", "declarer"),
    Role.JOINED: QT_TRANSLATE_NOOP("Texts", "joined"),
    Role.PARTNER: QT_TRANSLATE_NOOP("Texts", "partner"),
    Role.FALLEN: QT_TRANSLATE_NOOP("Texts", "fallen"),
    Role.DEALER: QT_TRANSLATE_NOOP("Texts", "dealer"),
    Role.YOUR_TURN: QT_TRANSLATE_NOOP("Texts", "your turn"),
    Role.TO_PLAY: QT_TRANSLATE_NOOP("Texts", "to act"),
}


class Counts(QObject):
    """Texts with a number in them, in the plural form that it takes."""

    def tricks(self, n: int) -> str:
        """`3 tricks`."""
        return self.tr("%n trick(s)", "", n)

    def deals(self, n: int) -> str:
        """`7 deals`."""
        return self.tr("%n deal(s)", "", n)

    def made_with(self, n: int) -> str:
        """The headline of a bid that was made."""
        return self.tr("Made with %n trick(s)", "", n)

    def lost_by(self, n: int) -> str:
        """The headline of a trick bid that was lost, `n` tricks under."""
        return self.tr("Lost by %n trick(s)", "", n)

    def fell_with(self, n: int) -> str:
        """The headline of a nolo bid that fell."""
        return self.tr("Fell with %n trick(s)", "", n)


def _say(source: object) -> str:
    return QCoreApplication.translate("Texts", str(source))


def suit_text(suit: Suit) -> str:
    """The suit in small letters: `spades`."""
    return _say(_SUITS[suit])


def trump_text(trump: Suit | None) -> str:
    """The trump suit, or `no trump`."""
    return QCoreApplication.translate("Texts", "no trump") if trump is None else suit_text(trump)


def rank_text(rank: Rank) -> str:
    """The rank as it is said: `ace`, `10`."""
    return _say(_PICTURES[rank]) if rank in _PICTURES else str(int(rank))


def card_text(card: Card) -> str:
    """The card as it is said: `ace of spades`, `joker`."""
    if card.suit is None or card.rank is None:
        return QCoreApplication.translate("Texts", "joker")
    text = QCoreApplication.translate("Texts", "{rank} of {suit}")
    return text.format(rank=rank_text(card.rank), suit=suit_text(card.suit))


def bid_kind_text(kind: TrickKind | NoloKind) -> str:
    """The kind of a bid: `gode`, `ren sol`."""
    return _say(_KINDS[kind])


def bid_text(bid: Bid) -> str:
    """The bid as it is said: `9 gode`, `ren sol`."""
    if isinstance(bid, NoloBid):
        return bid_kind_text(bid.kind)
    return f"{bid.level} {bid_kind_text(bid.kind)}"


def capital(text: str) -> str:
    """The text with a capital at its beginning; the rest is left alone."""
    return text[:1].upper() + text[1:]


def breakable(text: str) -> str:
    """The text with places where a line may end in words that are too long for one, such as a name of 64 letters."""
    return _TOO_LONG.sub(lambda word: _WITHIN.sub("\u200b", word[0]), text)


def signed(number: int) -> str:
    """A number of points with its sign, a real minus: `+30`, `−62`, `0`."""
    return f"{number:+d}".replace("-", MINUS) if number else "0"


def phase_text(phase: Phase) -> str:
    """What the table is busy with: `Bidding`."""
    return _say(_PHASES[phase])


def role_text(role: Role) -> str:
    """A role in one or two words: `declarer`, `your turn`."""
    return _say(_ROLES[role])


def tricks_text(number: int) -> str:
    """`1 trick`, `3 tricks`."""
    return Counts().tricks(number)


def deals_text(number: int) -> str:
    """`1 deal`, `7 deals`."""
    return Counts().deals(number)


def isolated(name: str) -> str:
    """A name to be put into a sentence: where it is written from right to left it does not turn what is beside it."""
    turns = any(bidirectional(letter) in _TURNING for letter in name)
    return f"\u2068{name}\u2069" if turns else name


def name_list(names: Sequence[str]) -> str:
    """Names as a list is said: `Karen`, `Karen and Bodil`, `Karen, Bodil and Mads`."""
    if len(names) < 2:
        return "".join(names)
    text = QCoreApplication.translate("Texts", "{names} and {last}")
    return text.format(names=", ".join(names[:-1]), last=names[-1])
