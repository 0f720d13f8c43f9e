"""Features: each holding in words, and the canonical form that makes suits alike."""

from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laksewhist.ai.models.features import (
    NOLO_HAND_NAMES,
    NONE,
    TRICK_NAMES,
    NoloHand,
    Situation,
    nolo_row,
    trick_row,
)
from laksewhist.ai.models.others import OTHER_NAMES, STANDS_NAMES, other_row, stands_row, strength_of
from laksewhist.ai.models.suits import (
    CALLED_NAMES,
    NOLO_NAMES,
    SIDE_NAMES,
    TRUMP_NAMES,
    called_features,
    nolo_features,
    side_features,
    trump_features,
)
from laksewhist.ai.models.words import (
    ALL_CARDS,
    cards_of,
    joker_count,
    low_suit_of,
    suit_of,
    word_of,
)
from laksewhist.engine.cards import PACK, Suit
from tests.engine.builders import cards

HANDS = st.randoms(use_true_random=False).map(lambda rng: word_of(Random(rng.getrandbits(32)).sample(PACK, 13)))


def word(text: str) -> int:
    return word_of(cards(text))


def named(names: tuple[str, ...], row: tuple[float, ...]) -> dict[str, float]:
    """The features that are not zero, by name."""
    assert len(names) == len(row)
    return {name: value for name, value in zip(names, row, strict=True) if value}


@given(HANDS)
def test_a_word_holds_the_cards(hand: int) -> None:
    assert word_of(cards_of(hand)) == hand
    assert sum(suit_of(hand, suit).bit_count() for suit in Suit) + joker_count(hand) == 13
    assert word_of(PACK) == ALL_CARDS


def test_in_nolo_the_ace_is_the_lowest() -> None:
    assert low_suit_of(word("HA"), Suit.HEARTS) == 1
    assert low_suit_of(word("H2 HK"), Suit.HEARTS) == 1 << 1 | 1 << 12


@pytest.mark.parametrize(
    ("holding", "features"),
    [
        (
            "SA SK S2",
            {"trump_length": 3, "trump_length_squared": 0.9, "trump_ace": 1, "trump_king": 1, "trump_ace_king": 1},
        ),
        (
            "SQ ST S9",
            {"trump_length": 3, "trump_length_squared": 0.9, "trump_queen": 1, "trump_ten": 1, "trump_nine": 1},
        ),
    ],
)
def test_trumps(holding: str, features: dict[str, float]) -> None:
    found = named(TRUMP_NAMES, trump_features(suit_of(word(holding), Suit.SPADES)))
    assert found == {"trump_length": 3, "trump_length_squared": 0.9, **features}


@pytest.mark.parametrize(
    ("holding", "features"),
    [
        ("", {"called_void": 1}),
        ("S4", {"called_single": 1}),
        ("SK SQ", {"called_double": 1, "called_king": 1, "called_queen": 1, "called_king_queen": 1}),
        ("SJ S9 S7 S5 S4", {"called_beyond_three": 2, "called_jack": 1}),
        ("SA S3 S2", {"called_ace": 1}),
    ],
)
def test_called_suit(holding: str, features: dict[str, float]) -> None:
    assert named(CALLED_NAMES, called_features(suit_of(word(holding), Suit.SPADES))) == features


@pytest.mark.parametrize(
    ("holding", "features"),
    [
        ("", {"side_void": 1}),
        ("SK", {"side_single": 1, "side_bare_king": 1}),
        ("SA SK", {"side_double": 1, "side_ace": 1, "side_guarded_king": 1, "side_ace_king": 1}),
        ("SQ S3 S2", {"side_guarded_queen": 1}),
        ("SK SQ S2", {"side_guarded_king": 1, "side_guarded_queen": 1, "side_queen_below_honour": 1}),
        ("SJ ST S9 S8 S7 S6", {"side_beyond_three": 3, "side_beyond_five": 1, "side_jack": 1, "side_ten": 1}),
    ],
)
def test_side_suit(holding: str, features: dict[str, float]) -> None:
    assert named(SIDE_NAMES, side_features(suit_of(word(holding), Suit.SPADES))) == features


@pytest.mark.parametrize(
    ("holding", "features"),
    [
        ("SA S2 S3 S4", {}),
        ("S6", {"single": 1, "first_gap": 3, "first_gap_squared": 0.9, "short_gap": 3, "danger": 0.0441}),
        ("SA SK", {"double": 1, "second_gap": 9, "second_gap_squared": 8.1, "short_gap": 9, "high_cards": 1}),
    ],
)
def test_nolo_suit(holding: str, features: dict[str, float]) -> None:
    found = named(NOLO_NAMES, nolo_features(low_suit_of(word(holding), Suit.SPADES)))
    found.pop("danger", None) if "danger" not in features else None
    assert found == pytest.approx(features)


@given(HANDS, st.permutations(range(4)), st.integers(0, 3))
def test_suits_are_alike_but_for_their_parts(hand: int, order: list[int], place: int) -> None:
    """Whatever suits change names: the rows stay, as long as trump and called suit change with them."""
    renamed = hand & ~(ALL_CARDS >> 3) | sum(suit_of(hand, suit) << 13 * order[suit] for suit in range(4))
    assert nolo_row(NoloHand(renamed, place)) == pytest.approx(nolo_row(NoloHand(hand, place)))
    for trump, called in [*permutations(range(4), 2), (NONE, 1), (2, NONE)]:
        before = trick_row(Situation(hand, trump, called, place))
        there = [NONE if suit == NONE else order[suit] for suit in (trump, called)]
        assert trick_row(Situation(renamed, there[0], there[1], place)) == before


@given(HANDS)
def test_rows_have_their_names(hand: int) -> None:
    assert len(trick_row(Situation(hand, 0, 1, 2))) == len(TRICK_NAMES)
    assert len(nolo_row(NoloHand(hand, 0))) == len(NOLO_HAND_NAMES)
    assert len(other_row(hand, 0, 9, 1)) == len(OTHER_NAMES)
    assert len(stands_row(3, 2, 0.5)) == len(STANDS_NAMES)


def test_everything_of_a_situation_shows() -> None:
    hand = word("SA SK S9 S8 S2 HA H3 D4 X1 X2 C9 C8 C7")
    row = named(TRICK_NAMES, trick_row(Situation(hand, 3, 2, 1, takes_first=True, calls_own=True, seen=2)))
    for name, value in {
        "jokers": 2,
        "two_jokers": 1,
        "second": 1,
        "takes_first": 1,
        "calls_own": 1,
        "seen_of_kitty": 2,
    }.items():
        assert row[name] == value
    assert row["trump_length"] == 5
    assert row["called_double"] == row["called_ace"] == 1
    assert row["side_single"] == 1
    assert row["ruffs"] == pytest.approx(1 * 2 / 10)


def test_a_hand_beside_another_s_bid() -> None:
    row = named(OTHER_NAMES, other_row(word("CA CK C4 HQ H2 X1 S3 S4 S5 S6 S7 S8 S9"), Suit.CLUBS, 10, 0))
    assert row == {
        "aces": 1,
        "kings": 1,
        "queens": 1,
        "jokers": 1,
        "voids": 1,
        "longest": 7,
        "trump_length": 3,
        "trump_honours": 2,
        "level": 2,
        "leads": 1,
    }
    assert strength_of(word("SA SK SQ SJ X1")) == pytest.approx(0.2)
