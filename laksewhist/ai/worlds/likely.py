"""Worlds in which the others would have bid, exchanged and played as they did."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import prod
from random import Random
from typing import Final

from laksewhist.ai.decision import CancelledError, IsCancelled, never
from laksewhist.ai.solver.chain import MOVABLE, Chain
from laksewhist.ai.solver.encode import bit_of, deal_into, table_of, word_of
from laksewhist.ai.solver.heard import Heard
from laksewhist.ai.solver.retrace import JUDGED
from laksewhist.ai.solver.world import World
from laksewhist.ai.worlds.belief import IN_NOLO, IN_TRICK_BIDS, Habits, beliefs, keepers
from laksewhist.ai.worlds.duty import may_be_own, promised, tricks_of
from laksewhist.ai.worlds.hearing import heard
from laksewhist.ai.worlds.known import hidden_cards
from laksewhist.ai.worlds.layout import word_of_mask
from laksewhist.ai.worlds.sampling import Sampler
from laksewhist.engine.bids import NoloBid, NoloKind, TrickBid, TrickKind
from laksewhist.engine.house_rules import ExchangeOrder
from laksewhist.engine.state import Trick
from laksewhist.engine.view import PlayerView

_AT_ONCE: Final = 64
"""So many steps are walked between two looks at `cancelled`: a millisecond, or some dozen uncompiled."""

NOLO_LIMIT: Final = {NoloKind.SOL: 420, NoloKind.REN_SOL: 270, NoloKind.BORDLAEGGER: 180, NoloKind.SNIKSNAK: 80}
"""How dangerous, in thousandths, a hand may well be with which each nolo bid is played."""
_NOLO_DOUBT: Final = 100
"""How far off a hand may be before its bid becomes surprising: in thousandths of danger."""


@dataclass(frozen=True, slots=True)
class Walk:
    """How worlds are looked for: from so many starts, with so many steps before the first world and between two.

    `habits` are those of whoever may sit there; None: as they were seen in this kind of bid.
    """

    starts: int
    warm_up: int
    between: int
    habits: Habits | None = None


@dataclass(frozen=True, slots=True)
class Likely:
    """A world that came up on a walk, and how likely it is there that all opponents of the seat keep to the rules."""

    world: World
    keeping: float = 0.0


def likely_worlds(
    view: PlayerView, rng: Random, walk: Walk, count: int, cancelled: IsCancelled = never
) -> list[Likely]:
    """So many worlds of a view in play, each as often as it is likely; CancelledError when told to stop.

    They come from the starts in turn, so the first of them are about as good a sample as all.
    """
    sampler = Sampler(view, cancelled)
    table = table_of(view)
    chains: list[Chain] = []
    for _ in range(walk.starts):
        chains.append(chain_of(view, sampler, rng, walk, chains[0].heard if chains else None))
        if cancelled():
            raise CancelledError
    for chain in chains:
        _walk(chain, walk.warm_up, cancelled)
    kept = _kept(view, chains[0], walk)
    worlds: list[Likely] = []
    while True:
        for chain in chains:
            if len(worlds) == count:
                return worlds
            _walk(chain, walk.between, cancelled)
            partner = chain.partner()
            world = deal_into(table, chain.hands, chain.left, None if partner < 0 else partner)
            worlds.append(Likely(world, _keeping(chain.odd(), kept, _opponents(world, view.seat))))


def _kept(view: PlayerView, chain: Chain, walk: Walk) -> Sequence[tuple[float, ...]]:
    """For each seat how likely it is that it keeps to the rules, by how many of its cards were odd."""
    habits = _habits(walk, bool(chain.start.nolo))
    return [keepers(0 if seat == view.seat else cards.bit_count(), habits) for seat, cards in enumerate(chain.played)]


def _keeping(odd: int, kept: Sequence[tuple[float, ...]], seats: Sequence[int]) -> float:
    return prod([kept[seat][odd >> 4 * seat & 15] for seat in seats])


def _opponents(world: World, seat: int) -> list[int]:
    return [each for each in range(4) if (world.side >> each ^ world.side >> seat) & 1]


def _habits(walk: Walk, nolo: bool) -> Habits:
    return walk.habits or (IN_NOLO if nolo else IN_TRICK_BIDS)


def _walk(chain: Chain, steps: int, cancelled: IsCancelled) -> None:
    for done in range(0, steps, _AT_ONCE):
        if cancelled():
            raise CancelledError
        chain.walk(min(_AT_ONCE, steps - done))


def chain_of(view: PlayerView, sampler: Sampler, rng: Random, walk: Walk, said: Heard | None = None) -> Chain:
    """The walk from one layout drawn evenly; `said` is what another walk of this view and thread has heard."""
    layout = sampler.draw(rng)
    chain = Chain()
    chain.start = table_of(_at_first_lead(view))
    nolo = bool(chain.start.nolo)
    chain.hands = [word_of_mask(mask, nolo) for mask in layout.hands]
    chain.left = word_of_mask(layout.kitty, nolo)
    _set_places(chain, view, sampler.relaxed, nolo)
    _set_play(chain, view, nolo, _habits(walk, nolo))
    if isinstance(view.standing, NoloBid):
        chain.doubt = _NOLO_DOUBT
        chain.calm = [(seat, NOLO_LIMIT[view.standing.kind]) for seat in view.holders if seat != view.seat]
    else:
        _set_past(chain, view, layout.dealt_kitty, said)
    chain.begin(rng.getrandbits(64))
    return chain


def _set_places(chain: Chain, view: PlayerView, relaxed: int, nolo: bool) -> None:
    known = hidden_cards(view, relaxed)
    allowed = [MOVABLE] * 64
    for card in view.turned:
        allowed[bit_of(card, nolo)] = 0
    for card, places in zip(known.cards, known.allowed, strict=True):
        allowed[bit_of(card, nolo)] |= places
    chain.allowed = allowed
    several = [card for card, places in zip(known.cards, known.allowed, strict=True) if places & (places - 1)]
    chain.cards = [bit_of(card, nolo) for card in several]


def _set_play(chain: Chain, view: PlayerView, nolo: bool, habits: Habits) -> None:
    played = [0, 0, 0, 0]
    plays = []
    for trick in tricks_of(view):
        for place, card in enumerate(trick.cards):
            seat = (trick.leader + place) % 4
            plays.append(bit_of(card, nolo) | (0 if seat == view.seat else JUDGED))
            played[seat] |= word_of((card,), nolo)
    chain.plays = plays
    chain.played = played
    chain.belief = [belief for cards in played for belief in beliefs(cards.bit_count(), habits)]


def _set_past(chain: Chain, view: PlayerView, dealt_kitty: int, said: Heard | None) -> None:
    """Auction, call and exchange of a trick bid."""
    if view.called is not None:
        chain.called = word_of((view.called,), False)
    if view.declarer != view.seat:  # what this seat called itself needs no proof
        chain.promised = word_of(promised(view), False)
    chain.may_be_own = may_be_own(view) or view.declarer == view.seat
    chain.sides_known = view.partner_known
    chain.helper = -1 if view.partner is None else view.partner
    made = next((made for made in view.exchanges if made.exchanged and made.seat != view.seat), None)
    if made is not None:
        chain.exchanger = made.seat
        chain.lay = dealt_kitty
        chain.from_left = view.rules.exchange is ExchangeOrder.TAKE_FIRST
        chain.pool_open = 0 if chain.from_left else word_of(view.turned, False)
    chain.heard = said or heard(view, None if made is None else made.seat)


def _at_first_lead(view: PlayerView) -> PlayerView:
    """The view as it was before the first card; the hands in it do not matter."""
    halve = isinstance(view.standing, TrickBid) and view.standing.kind is TrickKind.HALVE
    public = halve or view.contract is None or view.contract.is_nolo or view.called in view.turned
    return replace(
        view,
        tricks=(),
        trick=Trick(view.forehand, ()),
        taken=(0, 0, 0, 0),
        called_suit_led=False,
        partner_public=public,
        shown=(None, None, None, None),
    )
