from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laksewhist.engine.cards import PACK, SEATS
from laksewhist.match.dealing import PACKETS, DealingPattern, KittyPlace, deal_cards, packets

patterns = st.builds(DealingPattern, st.sampled_from(PACKETS), st.sampled_from(KittyPlace))


@given(patterns, st.sampled_from(SEATS), st.permutations(PACK))
def test_R05_each_seat_gets_thirteen_cards_and_the_kitty_three(pattern, forehand, pack):
    hands, kitty = deal_cards(tuple(pack), forehand, pattern)
    assert [len(hand) for hand in hands] == [13, 13, 13, 13]
    assert len(kitty) == 3
    assert Counter([*kitty, *(card for hand in hands for card in hand)]) == Counter(PACK)


def test_R05_packets_go_clockwise_from_the_forehand():
    pattern = DealingPattern((5, 5, 3), KittyPlace.MIDDLE)
    assert list(packets(pattern, 2)) == [
        *[(2, 5), (3, 5), (0, 5), (1, 5)],
        (None, 3),
        *[(2, 5), (3, 5), (0, 5), (1, 5)],
        *[(2, 3), (3, 3), (0, 3), (1, 3)],
    ]


@pytest.mark.parametrize(("place", "kitty"), [(KittyPlace.FIRST, PACK[:3]), (KittyPlace.LAST, PACK[-3:])])
def test_R05_the_dealer_chooses_when_the_kitty_is_dealt(place, kitty):
    assert deal_cards(PACK, 0, DealingPattern((13,), place))[1] == kitty


def test_R05_thirteen_at_once_has_its_middle_at_the_end():
    assert deal_cards(PACK, 0, DealingPattern((13,), KittyPlace.MIDDLE))[1] == PACK[-3:]


def test_R05_one_at_a_time_gives_every_fourth_card():
    hands, _kitty = deal_cards(PACK, 1, DealingPattern((1,) * 13))
    assert hands[1] == PACK[0:52:4]
    assert hands[0] == PACK[3:52:4]


@pytest.mark.parametrize("sizes", [(4, 4, 4), (13, 0), (14, -1), (5, 5, 4)])
def test_R05_packets_that_do_not_make_thirteen_are_refused(sizes):
    with pytest.raises(ValueError, match="R5"):
        DealingPattern(sizes)


def test_R01_a_pack_that_is_not_whole_is_refused():
    with pytest.raises(ValueError, match="R1"):
        deal_cards(PACK[:-1], 0, DealingPattern((13,)))


def test_patterns_are_named_as_people_write_them():
    assert [DealingPattern(sizes).name for sizes in PACKETS[1:]] == ["4-3-3-3", "4-4-5", "5-5-3", "13"]
