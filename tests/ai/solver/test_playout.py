"""Play-outs: legal and complete, honest about what each seat knows, and sensible where the right card is plain."""

import threading
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laksewhist.ai.solver import playout
from laksewhist.ai.solver.encode import bit_of, card_at, word_of
from laksewhist.ai.solver.world import World
from laksewhist.engine.cards import card
from tests.ai.solver.both_ways import fields
from tests.ai.solver.deals import NOLO_WORLDS, hidden_cards_moved, worlds


def test_packed_tricks_come_apart() -> None:
    world = World()
    world.taken = [1, 0, 12, 13]
    packed = playout.pack(world)
    assert playout.unpack(packed) == (1, 0, 12, 13)
    assert playout.side_tricks(packed, 0b0101) == 13


@settings(max_examples=60)
@given(st.one_of(worlds(), NOLO_WORLDS))
def test_every_card_is_legal_and_the_deal_comes_to_its_end(world: World) -> None:
    work = world.copy()
    while not work.over():
        chosen = playout.choose(work)
        assert work.legal() >> chosen & 1
        work.play(chosen)
    packed = playout.tricks_after(world, -1)
    assert playout.unpack(packed) == tuple(work.taken)
    first = playout.choose(world)
    assert playout.score_cards([world, world], [first]) == [[packed, packed]]


@settings(max_examples=100)
@given(st.one_of(worlds(), NOLO_WORLDS), st.integers(0, 2**32 - 1))
def test_nobody_looks_into_hidden_hands(world: World, seed: int) -> None:
    other = hidden_cards_moved(world, Random(seed))
    assert playout.choose(other) == playout.choose(world)


@settings(max_examples=60)
@given(worlds(), st.integers(0, 13))
def test_a_world_is_played_on_by_the_rules_to_the_end_of_a_trick(world: World, most: int) -> None:
    before = fields(world)
    card = playout.choose(world)
    found = playout.played_until(world, card, most)
    assert fields(world) == before
    work = world.copy()
    work.play(card)
    while work.count or max(map(int.bit_count, work.hands)) > most:
        work.play(playout.choose(work))
    assert fields(found) == fields(work)
    assert playout.tricks_after(found, -1) == playout.tricks_after(world, card)


@settings(max_examples=20)
@given(worlds())
def test_a_world_is_only_read(world: World) -> None:
    before = fields(world)
    playout.tricks_after(world, -1)
    playout.random_tricks(world, 5)
    assert fields(world) == before


def test_two_threads_do_not_get_in_each_others_way() -> None:
    world = World()
    pack = Random(4).sample(range(55), 52)
    world.hands = [sum(1 << each for each in pack[13 * seat : 13 * seat + 13]) for seat in range(4)]
    cards = [each for each in range(55) if world.legal() >> each & 1]
    alone = playout.score_cards([world] * 20, cards)
    found: list[list[list[int]]] = []
    threads = [
        threading.Thread(target=lambda: found.append(playout.score_cards([world] * 20, cards))) for _ in range(3)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert found == [alone] * 3


def position(*hands: str, trump: int = -1, nolo: bool = False, played: str = "", **more: int) -> World:
    """Seat 0 leads and is declarer, seat 2 the partner that everybody knows; in nolo seat 0 plays alone."""
    world = World()
    world.nolo, world.trump = nolo, trump
    world.hands = [word_of([card(code) for code in hand.split()], nolo) for hand in hands]
    world.gone = ((1 << 55) - 1) & ~(world.hands[0] | world.hands[1] | world.hands[2] | world.hands[3])
    if not nolo:
        world.partner, world.partner_public, world.called_card = 2, True, bit_of(card("HA"), False)
        world.side = world.maximisers = 0b0101
    for name, value in more.items():
        setattr(world, name, value)
    for code in played.split():
        world.play(bit_of(card(code), nolo))
    return world


def chosen(world: World) -> str:
    return card_at(playout.choose(world), world.nolo).code


CLUBS = 0


@pytest.mark.parametrize(
    ("hands", "trump", "played", "expected"),
    [
        # The last to play takes the trick with the cheapest card that does.
        (("D5 C2", "D9 C3", "D4 C4", "DT DQ DA"), CLUBS, "D5 D9 D4", "DT"),
        # Nothing is put on a friend's winning card.
        (("DK C2", "D9 C3", "D4 DA", "D2 H3"), CLUBS, "DK D9", "D4"),
        # A joker is led when the trumps are gone: it wins, and may never do so again.
        (("X1 D5 D4", "D9 DT H3", "H4 H5 H6", "DJ DQ H7"), CLUBS, "", "X1"),
        # A defender out of the suit trumps the declarer's winner.
        (("DA H9 H8", "C2 S3 S4", "D4 H2 H3", "D2 D3 H4"), CLUBS, "DA", "C2"),
    ],
)
def test_plain_cases_in_a_trick_bid(hands: tuple[str, ...], trump: int, played: str, expected: str) -> None:
    assert chosen(position(*hands, trump=trump, played=played)) == expected


@pytest.mark.parametrize(
    ("hands", "played", "expected"),
    [
        # The declarer goes under as high as he can (the ace is the lowest card).
        (("D5 D7 DA", "D9 H3 H4", "D4 H5 H6", "D8 H7 H8"), "D8 ", "D7"),
        # A declarer who cannot follow throws his most dangerous card.
        (("SK H2 HA", "D9 H3 H4", "D4 S5 S2", "D8 S7 S8"), "D8 ", "SK"),
        # Against him nobody takes over a trick that he would win.
        (("D5 H7 H8", "D9 D4 DQ", "D2 H5 H6", "D3 HT HJ"), "D5 ", "D4"),
    ],
)
def test_plain_cases_in_nolo(hands: tuple[str, ...], played: str, expected: str) -> None:
    leader = 0 if played.startswith("D5") else 3
    assert chosen(position(*hands, nolo=True, played=played, leader=leader)) == expected


def test_a_nolo_play_out_ends_when_every_declarer_has_fallen() -> None:
    world = position("DK DQ", "D2 D3", "D4 D5", "D6 D7", nolo=True)
    assert playout.unpack(playout.tricks_after(world, -1)) == (1, 0, 0, 0)
    world.allowed = 1
    assert playout.unpack(playout.tricks_after(world, -1)) == (2, 0, 0, 0)
