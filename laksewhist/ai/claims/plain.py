"""The plain cases, with any number of cards: suits that run from the top, and suits in which one can always duck.

What is certain here is certain against every hand and every play; the reasons stand at each rule.
"""

from __future__ import annotations

from collections.abc import Sequence

from laksewhist.ai.claims.position import SUITS, Four, Position, Terms, can_be_dealt, members, suit_set
from laksewhist.engine.play import trick_winner
from laksewhist.engine.state import Trick


def is_plain(terms: Terms, position: Position) -> bool:
    """Whether the claim is certain by a plain rule. Never wrong where True; False says nothing."""
    if terms.is_nolo:
        return _tricks_left(terms, position) <= position.spare or _ducks(terms, position)
    if position.played:
        return _has_played(terms, position) and _takes_this(terms, position) and _runs(terms, position)
    return position.turn == terms.me and _runs(terms, position)


def plain_card(terms: Terms, position: Position, legal: Sequence[int]) -> int:
    """The claimant's card where `is_plain` was true."""
    if not terms.is_nolo:
        trump = _trumps(terms)
        return max(legal, key=lambda card: (bool(1 << card & trump), card))
    if not position.played:
        lead = _low_lead(position)
        return legal[0] if lead is None else lead
    led = suit_set(position.played[0])
    best = max((card for card in position.played if 1 << card & led), default=99)
    ducking = [card for card in legal if not 1 << card & led or card < best]
    if not ducking:  # with a trick to spare
        return max(legal)
    following = [card for card in ducking if 1 << card & led]
    # Followed, or thrown away: the highest that does not win. What is left is as safe as before.
    return max(following) if following else max(ducking, key=lambda card: (card % 13, card))


def _trumps(terms: Terms) -> int:
    trump = terms.contract.trump
    return 0 if trump is None else SUITS[trump]


# ---- tricks


def _runs(terms: Terms, position: Position) -> bool:
    """On lead, now or next, with trumps first, then jokers and suits from the top: every trick is mine.

    One hand may hold all trumps that are out: so many rounds of trumps take them, and then nothing is trumped.
    """
    mine, out, trump = position.mine, position.out, _trumps(terms)
    if position.due and terms.called & mine and not terms.lenient:
        suit = suit_set(terms.called.bit_length() - 1)
        if mine & suit >= terms.called << 1:
            return False  # the called card must be led before a higher one (R28)
    if not all(_is_solid(mine & suit, out & suit) for suit in SUITS):
        return False
    return not mine & ~trump or (mine & trump).bit_count() >= (out & trump).bit_count()


def _takes_this(terms: Terms, position: Position) -> bool:
    """Whether my card takes the trick on the table, whatever is still played to it."""
    if _best_of(terms, position) != terms.me:
        return False
    mine = 1 << position.played[(terms.me - position.leader) % 4]
    still = [(position.turn + place) % 4 for place in range(4 - len(position.played))]
    out, trump = 0, _trumps(terms)
    for seat in still:
        out |= position.may[seat]
    if mine & trump:
        return mine > out & trump
    led = suit_set(position.played[0])
    return not out & trump and (not mine & led or mine > out & led)


def _is_solid(mine: int, out: int) -> bool:
    """Whether a suit, led from the top, loses no trick in itself.

    Each round takes at least one of the cards that are out: only as many rounds as there are need a higher one.
    """
    if not out or not mine:
        return True
    rounds = members(mine)[::-1][: out.bit_count()]
    return 1 << rounds[-1] > out


# ---- nolo


def _has_played(terms: Terms, position: Position) -> bool:
    return (terms.me - position.leader) % 4 < len(position.played)


def _tricks_left(terms: Terms, position: Position) -> int:
    return position.mine.bit_count() + _has_played(terms, position)


def _ducks(terms: Terms, position: Position) -> bool:
    """Whether I can stay under in every suit, once the others lead."""
    mine, out = position.mine, position.out
    if not position.played:
        return (position.turn != terms.me and _is_low(mine, out)) or _low_lead_of(terms, position) is not None
    led = suit_set(position.played[0])
    table = sum(1 << card for card in position.played if 1 << card & led)
    if not _has_played(terms, position):
        return _is_low(mine, out | table)  # as when the trick began
    return _best_of(terms, position) != terms.me and _is_low(mine, out)


def _best_of(terms: Terms, position: Position) -> int:
    cards = tuple(terms.cards[card] for card in position.played)
    return trick_winner(Trick(position.leader, cards), terms.contract)


def _is_low(mine: int, out: int) -> bool:
    return all(_stays_under(members(mine & suit), members(out & suit)) for suit in SUITS)


def _stays_under(mine: Sequence[int], out: Sequence[int]) -> bool:
    """Whether no lead of this suit by others can be won: my lowest is under their lowest, my next under their next.

    Following with the highest card that is under the best one, or throwing the highest away, keeps it so: what they
    play goes from their row, and every card above it in mine is compared with a higher one than before.
    """
    return all(low < high for low, high in zip(mine, out, strict=False))


def _low_lead_of(terms: Terms, position: Position) -> int | None:
    return _low_lead(position) if position.turn == terms.me else None


def _low_lead(position: Position) -> int | None:
    """A lead that somebody must win, after which every suit stays under; None where there is none.

    It is under every card that is out, and these cannot all lie in the kitty. At the worst only their highest goes.
    """
    for suit in SUITS:
        mine, out = members(position.mine & suit), members(position.out & suit)
        below = [card for card in mine if out and card < out[0]]
        if not below or can_be_dealt(_without_suit(position.may, suit), position.sizes):
            continue
        rest = position.mine & ~(1 << below[-1])
        if _is_low(rest & suit, sum(1 << card for card in out[:-1])) and _is_low(rest & ~suit, position.out & ~suit):
            return below[-1]
    return None


def _without_suit(may: Four, suit: int) -> Four:
    first, second, third, fourth = (cards & ~suit for cards in may)
    return (first, second, third, fourth)
