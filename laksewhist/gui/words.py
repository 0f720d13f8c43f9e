"""The words for what the engine only numbers and names: cards, bids, results and points (its sentences: `sentences`).

English is the source; every text goes through Qt's translation. Names of players come from outside, by seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from laksewhist.engine.bids import Bid, NoloBid, NoloKind, TrickKind
from laksewhist.engine.cards import Card, Rank, Seat, Suit
from laksewhist.engine.contract import Outcome
from laksewhist.engine.points import Share
from laksewhist.engine.view import Phase

MINUS: Final = "−"


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


def name_list(names: Sequence[str]) -> str:
    """Names as a list is said: `Karen`, `Karen and Bodil`, `Karen, Bodil and Mads`."""
    if len(names) < 2:
        return "".join(names)
    text = QCoreApplication.translate("Texts", "{names} and {last}")
    return text.format(names=", ".join(names[:-1]), last=names[-1])


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
            text = _say(source).format(before=text, value=signed(value) if value < 0 else value)
    return text
