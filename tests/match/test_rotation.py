import pytest

from laksewhist.match.rotation import seating


def test_R02_four_all_play_and_the_one_left_of_the_dealer_begins():
    places = seating(4, dealer=3)
    assert places.players == (0, 1, 2, 3)
    assert places.sitting_out == ()
    assert places.forehand == 0
    assert places.dealer_seat == 3


def test_R02_with_five_the_dealer_sits_out():
    places = seating(5, dealer=1)
    assert places.players == (0, 2, 3, 4)
    assert places.sitting_out == (1,)
    assert places.forehand == 1  # participant 2, the next clockwise
    assert places.dealer_seat is None


def test_R02_with_six_the_dealer_and_the_one_opposite_sit_out():
    places = seating(6, dealer=4)
    assert places.players == (0, 2, 3, 5)
    assert places.sitting_out == (1, 4)
    assert places.forehand == 3  # participant 5


@pytest.mark.parametrize("participants", [4, 5, 6])
def test_R02_everybody_plays_equally_often_in_a_round(participants):
    round_ = [seating(participants, dealer) for dealer in range(participants)]
    played = [sum(who in places.players for places in round_) for who in range(participants)]
    assert played == [4] * participants


def test_R03_the_forehand_is_the_next_player_clockwise_from_the_dealer():
    for participants in (4, 5, 6):
        for dealer in range(participants):
            places = seating(participants, dealer)
            following = [(dealer + step) % participants for step in range(1, participants)]
            expected = next(who for who in following if who not in places.sitting_out)
            assert places.players[places.forehand] == expected


@pytest.mark.parametrize(("participants", "dealer"), [(3, 0), (7, 0), (4, 4), (5, -1)])
def test_R02_other_numbers_are_refused(participants, dealer):
    with pytest.raises(ValueError, match=r"R[23]"):
        seating(participants, dealer)
