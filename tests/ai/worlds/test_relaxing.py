"""Views that no deal agrees with: constraints are left out in a fixed order, and there is always an answer."""

from dataclasses import replace
from random import Random

import pytest

from laksewhist.ai.brain import brain_for
from laksewhist.ai.worlds.likely import Walk, likely_worlds
from laksewhist.ai.worlds.sampling import Sampler
from laksewhist.engine.cards import PACK, card
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import Trick
from laksewhist.engine.view import PlayerView
from tests.engine.builders import cards, playing, talk, whole_deal


def on_lead() -> PlayerView:
    """Seat 0 has taken the first trick with the ace of spades, and leads again."""
    hands = ("SA SK SQ D2 D3 D4 D5 C5 C6 C7 C8 C9 CT", "S2 S3 HA", "S4 S5", "S6 S7")
    return view_for(talk(playing(whole_deal(*hands), "8 alm", "HA trumf S"), "0: SA, 1: S2, 2: S4, 3: S6"), 0)


def test_nothing_is_relaxed_where_a_deal_agrees() -> None:
    assert Sampler(on_lead()).relaxed == 0


def test_suits_that_nobody_can_hold_any_more_are_dealt_all_the_same() -> None:
    """All three others threw diamonds on the ace of spades, and there are still nine spades about."""
    view = replace(on_lead(), tricks=(Trick(0, cards("SA D6 D7 D8"), 0),))
    sampler = Sampler(view)
    assert sampler.relaxed == 2
    layout = sampler.draw(Random(1))
    assert [hand.bit_count() for hand in layout.hands] == [12, 12, 12, 12]
    assert layout.kitty.bit_count() == 3


def test_a_call_that_cannot_be_is_left_out_before_shown_suits() -> None:
    """Declarer called a king although others show that he has no ace of hearts: only the way of the cards gives way."""
    plain = on_lead()
    assert plain.contract is not None
    odd = replace(
        view_for_seat_two(plain),
        called=card("HK"),
        contract=replace(plain.contract, called=card("HK")),
        shown=(None, cards("HA"), None, None),
    )
    assert Sampler(odd).relaxed == 1


def view_for_seat_two(view: PlayerView) -> PlayerView:
    """The same table seen from seat 2, with a hand of what is left."""
    used = {each for trick in view.tricks for each in trick.cards} | set(view.hand)
    hand = tuple([each for each in PACK if each not in used and each.code != "HA"][:12])
    return replace(view, seat=2, hand=hand, exchanges=(), partner_known=False, partner=None, legal=())


@pytest.mark.parametrize("level", ["øvet", "stærk", "mester"])
def test_every_level_plays_on_in_such_a_view(level: str) -> None:
    view = replace(on_lead(), tricks=(Trick(0, cards("SA D6 D7 D8"), 0),))
    assert brain_for(level).decide(view, Random(2)) in view.legal


def test_the_walk_starts_from_whatever_is_left() -> None:
    view = replace(on_lead(), tricks=(Trick(0, cards("SA D6 D7 D8"), 0),))
    for each in likely_worlds(view, Random(3), Walk(starts=2, warm_up=20, between=3), 6):
        assert [hand.bit_count() for hand in each.world.hands] == [12, 12, 12, 12]
