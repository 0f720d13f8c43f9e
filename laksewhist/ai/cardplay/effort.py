"""How hard a player thinks about a card. Everything is counted, nothing is timed, so choices repeat."""

from __future__ import annotations

from dataclasses import dataclass

from laksewhist.ai.worlds.likely import Walk
from laksewhist.engine.cards import SEATS
from laksewhist.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class Search:
    """So many deals are searched to their last card, each within so many positions.

    With `played_out`, so many deals, the searched among them, are also played out, and both count the same in the end.
    So many deals more as `even` says are searched that are drawn evenly, and count little. With `until` the search
    begins where rules of thumb have played on until nobody has more cards than that. In `replied` deals the best reply
    to others who keep to rules of thumb is found besides, and counts as much as the play-outs, or up to twice as much,
    and a search down to half, the likelier it is that the opponents do keep to them.
    """

    deals: int
    nodes: int
    played_out: int = 0
    even: int = 0
    until: int = 0
    replied: int = 0


@dataclass(frozen=True, slots=True)
class Effort:
    """The budget for one card.

    `deals` possible deals are looked at: such as the others would have bid and played in if there is a `walk` that
    looks for them, else any. They are played out by rules of thumb, but with `exact_cards` cards or fewer in hand
    `exact_deals` of them are searched to the end, each within `nodes` positions; in nolo with `exact_nolo` cards.

    With `blend` all deals are played out even then, except in nolo, and search and play-outs count the same: the one
    takes everybody for perfect who sees all cards, the other for somebody who only knows rules. `even` deals are
    searched beside those of a walk, for whoever does not play as was thought: they settle what is the same in all
    likely deals. With `ahead`, longer hands are blended too, except in nolo: `ahead_deals` deals are played on by rules
    of thumb to so many cards, and searched from there. In `replied` deals a third thing is blended in: what this seat
    can do if only it plays its best, and all others keep to the rules. With a `walk` that counts up to twice, and the
    search down to half, the likelier it is by what they played that the opponents do keep to them. Where every hand
    lies open there is only one deal, and `open_nodes` positions for it.
    """

    deals: int
    walk: Walk | None = None
    exact_cards: int = 0
    exact_deals: int = 0
    nodes: int = 0
    exact_nolo: int = 0
    open_nodes: int = 0
    blend: bool = False
    even: int = 0
    ahead: int = 0
    ahead_deals: int = 0
    replied: int = 0

    def search_of(self, view: PlayerView) -> Search | None:
        """How to search to the end in this view; None where deals are to be played out."""
        nolo = view.contract is not None and view.contract.is_nolo
        if nolo and view.contract is not None and len(view.contract.declarers) > 1:
            return None  # each for himself: there are no two sides
        if self.open_nodes and all(view.shown[seat] is not None for seat in SEATS if seat != view.seat):
            return Search(1, self.open_nodes)
        if len(view.hand) <= (self.exact_nolo if nolo else self.exact_cards):
            even = self.even if self.walk else 0
            if nolo or not self.blend:
                return Search(self.exact_deals, self.nodes, even=even)
            return Search(self.exact_deals, self.nodes, self.deals, even, replied=self.replied)
        if self.ahead and not nolo:
            return Search(self.ahead_deals, self.nodes, self.deals, until=self.ahead, replied=self.replied)
        return None
