"""Every deal that agrees with a view is equally likely, the hidden exchange included: against the engine's own word."""

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

from laksewhist.ai.worlds.layout import Layout, mask_of
from laksewhist.ai.worlds.sampling import Sampler
from laksewhist.engine.cards import PACK, Card
from laksewhist.engine.house_rules import ExchangeOrder, HouseRules
from laksewhist.engine.illegal import IllegalAction
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import PlayState
from laksewhist.engine.view import PlayerView
from tests.ai.worlds.replay import state_of
from tests.engine.random_play import play_out

BLIND, FIRST = HouseRules(), HouseRules(exchange=ExchangeOrder.TAKE_FIRST)


def last_view(rules: HouseRules, kind: str) -> PlayerView:
    """A view of a defender who plays third to the last trick, after a declarer whom he did not see exchange."""
    for seed in range(400):
        for state in play_out(seed, rules).states[-5:-1]:
            if not isinstance(state, PlayState) or len(state.trick.cards) != 2 or len(state.tricks) != 12:
                continue
            view = view_for(state, state.turn)
            made = view.exchanges[0]
            if len(view.exchanges) == 1 and made.exchanged and made.seat != view.seat and kind in str(view.standing):
                return view
    raise AssertionError("no such view")


def every_layout(view: PlayerView) -> Counter[int]:
    """By the card that the seat behind holds: how many deals with a past give exactly this view, by playing them."""
    hidden = sorted(set(PACK) - set(view.hand) - {card for trick in view.tricks for card in trick.cards}, key=str)
    assert view.trick is not None
    hidden = [card for card in hidden if card not in view.trick.cards]
    behind = (view.seat + 1) % 4
    found: Counter[int] = Counter()
    for held in hidden:
        kitty = [card for card in hidden if card is not held]
        for lay in possible_kitties(view, held, kitty, behind):
            found[held.index] += agrees(view, lay)
    return found


def possible_kitties(view: PlayerView, held: Card, left: list[Card], behind: int) -> list[Layout]:
    """Every past of one layout: any three cards of declarer's, or of what he left, may have lain in the kitty."""
    assert view.trick is not None
    hands = [0, 0, 0, 0]
    for trick in (*view.tricks, view.trick):
        for place, card in enumerate(trick.cards):
            hands[(trick.leader + place) % 4] |= 1 << card.index
    now = [0, 0, 0, 0]
    now[behind], now[view.seat] = 1 << held.index, mask_of(view.hand)
    whole = [hand | more for hand, more in zip(hands, now, strict=True)]
    seat = view.exchanges[0].seat
    pool = [card for card in PACK if (whole[seat] | mask_of(left)) >> card.index & 1]
    found = []
    for lay in combinations(pool, 3):
        dealt = whole.copy()
        dealt[seat] = (whole[seat] | mask_of(left)) & ~mask_of(lay)
        layout: Any = Layout(tuple(now), mask_of(left), tuple(dealt), mask_of(lay), (mask_of(left),), None)
        found.append(layout)
    return found


def agrees(view: PlayerView, layout: Layout) -> bool:
    try:
        return view_for(state_of(view, layout), view.seat) == view
    except IllegalAction:
        return False


def as_often_as_counted(view: PlayerView, draws: int = 3000) -> None:
    counted = every_layout(view)
    sampler, rng = Sampler(view), Random(7)
    behind = (view.seat + 1) % 4
    drawn = Counter(sampler.draw(rng).hands[behind].bit_length() - 1 for _ in range(draws))
    total = sum(counted.values())
    assert set(drawn) == {card for card in counted if counted[card]}
    for card, count in counted.items():
        share = count / total
        spread = (share * (1 - share) / draws) ** 0.5
        assert abs(drawn[card] / draws - share) <= 4.5 * spread


def test_deals_are_even_after_a_blind_exchange() -> None:
    as_often_as_counted(last_view(BLIND, "GODE"))


def test_deals_are_even_after_a_kitty_taken_first() -> None:
    as_often_as_counted(last_view(FIRST, "ALMINDELIGE"))
