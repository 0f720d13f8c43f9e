"""What is called certain holds in every deal: against a search of every layout of small packs."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from laksewhist.ai.bidding.certain import cannot_fall, safest_lead, sure_after_gift, sure_tricks, too_high_in_nolo
from laksewhist.ai.models.words import ALL_CARDS, word_of
from laksewhist.ai.solver.solve import Solver
from laksewhist.ai.solver.world import World
from laksewhist.ai.worlds.layout import word_of_mask
from tests.engine.builders import cards

ENOUGH = 10**9


def word(codes: str) -> int:
    return word_of(cards(codes))


class Small:
    """A pack of a few cards, of which seat 0 holds those that the key likes best."""

    def __init__(self, rng: Random, size: int, *, low: bool) -> None:
        suits, jokers, hidden = rng.choice((2, 3)), rng.choice((0, 0, 1, 2)), rng.choice((0, 1))
        ranks = rng.sample(range(13), -(-4 * size // suits) + 1)
        some = rng.sample([13 * suit + rank for suit in range(suits) for rank in ranks], 4 * size + hidden - jokers)
        pack = [*some, *range(52, 52 + jokers)]
        pack.sort(key=lambda bit: rng.random() * 6 + _likes(bit, low=low))
        self.size, self.hidden, self.out = size, hidden, sorted(pack[size:])
        self.hand = sum(1 << bit for bit in pack[:size])
        self.gone = ALL_CARDS & ~sum(1 << bit for bit in pack)

    def layouts(self) -> Iterator[list[int]]:
        """The hands of all four, in every way in which the others can have been dealt theirs."""
        for first in combinations(self.out, self.size):
            rest = [bit for bit in self.out if bit not in first]
            for second in combinations(rest, self.size):
                for third in combinations([bit for bit in rest if bit not in second], self.size):
                    yield [self.hand, *(sum(1 << bit for bit in hand) for hand in (first, second, third))]

    def worlds(self, leader: int, trump: int, *, nolo: bool) -> Iterator[World]:
        """The same before the first lead; seat 0 plays alone against the three, who see everything."""
        for hands in self.layouts():
            world = World()
            world.nolo, world.trump, world.leader = nolo, trump, leader
            world.hands = [word_of_mask(hand, nolo) for hand in hands]
            world.side, world.maximisers = 1, 14 if nolo else 1
            yield world


def _likes(bit: int, *, low: bool) -> int:
    if bit >= 52:
        return 0
    return (bit + 1) % 13 if low else 8 - bit % 13 - (4 if bit < 13 else 0)


@pytest.mark.parametrize("seed", range(24))
def test_sure_tricks_are_taken_in_every_layout(seed: int) -> None:
    rng = Random(seed)
    small, solver = Small(rng, 2, low=False), Solver(12)
    trump, leader = rng.choice((-1, 0, 0, 1)), rng.choice((0, 0, 1, 3))
    sure = sure_tricks(small.hand, trump, leads=leader == 0, gone=small.gone)
    least = min(solver.value(world, ENOUGH) or 0 for world in small.worlds(leader, trump, nolo=False))
    assert sure <= least


@pytest.mark.parametrize("seed", range(24))
def test_what_cannot_fall_does_not_fall_in_any_layout(seed: int) -> None:
    rng = Random(seed)
    small, solver = Small(rng, 2, low=True), Solver(12)
    leader = rng.choice((0, 1, 3))
    if cannot_fall(small.hand, leads=leader == 0, hidden=small.hidden, gone=small.gone):
        assert not any(solver.can_make(world, 1, ENOUGH) for world in small.worlds(leader, -1, nolo=True))


@pytest.mark.stress
def test_all_that_is_certain_holds_with_three_cards_each() -> None:
    """And it is not said too seldom: often the worst layout takes no more."""
    rng, solver, exact = Random(1), Solver(16), 0
    for _ in range(300):
        small, trump, leader = Small(rng, 3, low=False), rng.choice((-1, 0, 0, 1)), rng.choice((0, 1, 3))
        sure = sure_tricks(small.hand, trump, leads=leader == 0, gone=small.gone)
        least = min(solver.value(world, ENOUGH) or 0 for world in small.worlds(leader, trump, nolo=False))
        assert sure <= least
        exact += sure == least
        small = Small(rng, 3, low=True)
        if cannot_fall(small.hand, leads=leader == 0, hidden=small.hidden, gone=small.gone):
            assert not any(solver.can_make(world, 1, ENOUGH) for world in small.worlds(leader, -1, nolo=True))
    assert exact > 240


def whole_worlds(hand: int, leader: int, trump: int, *, nolo: bool) -> Iterator[World]:
    """A few deals of the whole pack, one of them with the others' cards in order of suits."""
    out, rng = [bit for bit in range(55) if not hand >> bit & 1], Random(hand)
    for _ in range(4):
        world = World()
        world.nolo, world.trump, world.leader = nolo, trump, leader
        hands = [hand, *(sum(1 << bit for bit in out[start : start + 13]) for start in (0, 13, 26))]
        world.hands = [word_of_mask(each, nolo) for each in hands]
        world.side, world.maximisers = 1, 14 if nolo else 1
        yield world
        rng.shuffle(out)


def forced(mine: frozenset[int], out: frozenset[int], seen: dict[tuple[frozenset[int], frozenset[int]], bool]) -> bool:
    """Whether leads of one suit make its holder take a trick, found by trying all of them and all answers."""
    if not mine or not out:
        return False
    if (mine, out) not in seen:
        seen[mine, out] = any(
            all(answer > lead or forced(mine - {answer}, out - {lead}, seen) for answer in mine) for lead in out
        )
    return seen[mine, out]


@pytest.mark.parametrize("seed", range(5))
def test_a_suit_is_called_safe_where_no_leads_of_it_help(seed: int) -> None:
    rng, seen = Random(seed), {}  # type: ignore[var-annotated]
    whole = frozenset(range(13))
    for _ in range(12):
        mine = frozenset(sorted(rng.sample(range(13), 8))[: rng.randint(1, 5)])
        word = sum(1 << (height + 12) % 13 for height in mine)  # the ace, height 0, is the highest bit of a suit
        assert forced(mine, whole - mine, seen) == bool(too_high_in_nolo(word))


@pytest.mark.parametrize(
    ("hand", "trump", "leads", "tricks"),
    [
        ("SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2", 3, False, 13),
        ("SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2", -1, True, 13),
        ("SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2", -1, False, 0),
        ("SA SK SQ SJ ST S9 S8 HA HK DA D2 C3 C2", 3, True, 10),
        ("SA SK SQ SJ ST S9 S8 HA HK DA D2 C3 C2", 3, False, 7),
        ("SA SK SQ SJ ST S9 S8 S7 S6 HA HK DA X1", 3, False, 10),
        ("CA CK CQ DA DK DQ HA HK HQ SA SK SQ X1", -1, True, 13),
        ("CA CK CQ DA DK DQ HA HK HQ SA SK SQ X1", -1, False, 11),
        ("SK SQ SJ ST S9 S8 HA HK DA D2 C4 C3 C2", 3, True, 5),
    ],
)
def test_whole_hands(hand: str, trump: int, leads: bool, tricks: int) -> None:
    assert sure_tricks(word(hand), trump, leads=leads) == tricks
    solver = Solver(14)
    for world in whole_worlds(word(hand), 0 if leads else 1, trump, nolo=False):
        assert solver.can_make(world, tricks, 20_000) is not False


def test_three_cards_that_must_be_given_are_those_that_are_missed_least() -> None:
    hand = word("SA SK SQ SJ ST S9 S8 HA HK DA D2 C3 C2")
    assert sure_after_gift(hand, 3, leads=True) == 10
    assert sure_after_gift(hand | word("X2"), 3, leads=True, turned=word("S2")) >= 11


@pytest.mark.parametrize(
    ("hand", "leads", "never"),
    [
        ("CA C2 C3 C4 C5 DA D2 D3 HA H2 H3 SA S2", True, True),
        ("CA C3 C5 C7 C9 DA D2 D4 HA H2 X1 X2 X3", True, True),
        ("CA C3 C5 C7 C9 CJ CK DA D2 D4 HA H2 X1", False, True),
        ("CA C4 C5 C7 C9 DA D2 D4 HA H2 X1 X2 X3", False, False),
        ("C2 C3 DA D2 D3 HA H2 H3 SA S2 S3 S4 S5", False, False),
        ("S2 S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA", False, True),
        ("S2 S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA", True, False),
        ("S2 S3 S4 S5 S6 S7 S8 S9 ST SJ SQ X1 SA", True, False),
        ("CA C2 C3 C4 C5 C6 C7 C8 C9 X1 X2 X3 CT", True, False),
    ],
)
def test_whole_hands_in_nolo(hand: str, leads: bool, never: bool) -> None:
    assert cannot_fall(word(hand), leads=leads) is never
    if never:
        for world in whole_worlds(word(hand), 0 if leads else 1, -1, nolo=True):
            assert Solver(14).can_make(world, 1, 20_000) is not True


def test_the_cards_that_are_too_high_are_the_fewest() -> None:
    hand = word("CA C4 C5 DA D3 D6 H2 SA S2 S3 X1 X2 X3")
    bad = too_high_in_nolo(hand)
    assert bad == word("C4 C5 D6 H2")
    for dropped in combinations(cards("CA C4 C5 DA D3 D6 H2 SA S2 S3"), 3):
        assert not cannot_fall(hand & ~word_of(dropped), leads=False)
    assert cannot_fall(hand & ~bad, leads=False)


def test_the_safest_lead_is_gone_over_and_leaves_the_rest_safe() -> None:
    hand = word("CA C2 C3 C4 C5 DA D2 D3 HA H2 H5 SA S4")
    lead = safest_lead(hand)
    assert lead & word("CA C2 C3 C4 C5 DA D2 D3 HA H2 SA")
    assert too_high_in_nolo(hand & ~lead) == too_high_in_nolo(hand) == word("S4")
    assert safest_lead(word("C2 C3 D4 H5 S6 S7 S8 S9 ST SJ SQ SK X1")) == 0
    twelve = word("HA H2 H3 H4 H5 H6 H7 H8 H9 HT HJ HQ")
    assert safest_lead(twelve | word("X1")) == 0  # the king may lie in the kitty
