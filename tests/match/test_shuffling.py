from collections import Counter
from itertools import pairwise

from laksewhist.compose import play_with_computers
from laksewhist.engine.actions import CallIronHand
from laksewhist.engine.cards import PACK
from laksewhist.engine.game import apply, start_deal
from laksewhist.engine.house_rules import HouseRules, Shuffle
from laksewhist.engine.state import FinishedState, IronHandState
from laksewhist.match.match import plan_deal
from laksewhist.match.rng import derived_random
from laksewhist.match.shuffling import gathered, mixed_pack

LEVELS = ("begynder",) * 4


def codes(pack):
    return " ".join(card.code for card in pack)


def finished():
    plan = plan_deal("gather", 4, HouseRules(), number=1, attempt=0)
    return play_with_computers(plan, LEVELS, "gather").state


def test_two_printed_packs_never_change():
    first = mixed_pack(derived_random("pinned", 1), Shuffle.THOROUGH, None)
    second = mixed_pack(derived_random("pinned", 2), Shuffle.THOROUGH, None)
    assert codes(first[:12]) == PINNED[0]
    assert codes(second[:12]) == PINNED[1]


PINNED = ("C3 D8 C7 HJ S8 S9 HQ H4 H9 D7 SK DT", "HK S4 DK D6 H4 CA C6 H7 C5 S8 DQ H6")


def test_R05_a_thorough_shuffle_puts_every_card_everywhere():
    # Each card is in the first place in 1 of 55 packs; over 5500 packs 100 times, give or take five deviations.
    first = Counter(mixed_pack(derived_random("uniform", n), Shuffle.THOROUGH, None)[0] for n in range(5500))
    assert set(first) == set(PACK)
    assert 50 <= min(first.values()) <= max(first.values()) <= 150


def test_R05_gathering_takes_the_tricks_in_order_then_what_was_not_played():
    last = finished()
    pack = gathered(last)
    assert Counter(pack) == Counter(PACK)
    tricks = last.played.tricks
    assert pack[:8] == (*tricks[0].cards, *tricks[1].cards)
    assert pack[-3:] == last.played.kitty


def test_R05_a_deal_that_nobody_played_is_gathered_hand_by_hand():
    setups = (plan_deal("iron", 4, HouseRules(), number=number, attempt=0).setup for number in range(400))
    iron = next(setup for setup in setups if isinstance(start_deal(setup), IronHandState))
    state = start_deal(iron)
    over, _events = apply(state, CallIronHand(state.turn))
    assert isinstance(over, FinishedState)
    assert gathered(over) == (*(card for hand in iron.hands for card in hand), *iron.kitty)


def test_R05_a_gathered_pack_keeps_long_runs_of_the_last_deal():
    last = finished()
    before = gathered(last)
    neighbours = set(pairwise(before))
    kept = []
    for number in range(200):
        pack = mixed_pack(derived_random("gathered", number), Shuffle.GATHERED, last)
        assert Counter(pack) == Counter(PACK)
        kept.append(sum(pair in neighbours for pair in pairwise(pack)))
    assert max(kept) == 53  # a cut alone parts one pair of neighbours
    assert min(kept) < 40  # a riffle parts about half
    assert sum(kept) / len(kept) > 30


def test_R05_the_first_deal_of_a_gathered_evening_is_mixed_well():
    assert mixed_pack(derived_random(1), Shuffle.GATHERED, None) == mixed_pack(
        derived_random(1), Shuffle.THOROUGH, None
    )
