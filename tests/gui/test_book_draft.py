"""What is typed as a bid, how a draft changes, and that every fault has its place and its words. No widgets."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laksewhist.engine.bids import LADDER, NoloBid, TrickKind, parse_bid
from laksewhist.gui.book.draft import SIDE, Draft, Field, Missing, Redeal, draft_of
from laksewhist.gui.book.drafting import ALONE, field_after, with_call, with_declarer, with_partner, with_tricks
from laksewhist.gui.book.typed import may_become_call, typed_call
from laksewhist.gui.book.words import entry_words, fault_words
from laksewhist.gui.languages import set_language
from laksewhist.match.book import BookEntry, EntryFault, entry_faults
from laksewhist.match.rotation import seating

NAMES = ("Søren", "Karen", "Mads", "Bodil")


@pytest.mark.parametrize(
    ("text", "bid"),
    [
        ("9g", "9 gode"),
        ("10 vip", "10 vip"),
        ("8 almindelige", "8 alm"),
        ("13SANS", "13 sans"),
        (" 11  h ", "11 halve"),
        ("ren sol", "ren sol"),
        ("rs", "ren sol"),
        ("s", "sol"),
        ("sn", "sniksnak"),
        ("Bordlaegger", "bordlægger"),
        ("b", "bordlægger"),
    ],
)
def test_bids_as_a_tired_hand_types_them(text, bid):
    assert typed_call(text) == parse_bid(bid)


@pytest.mark.parametrize("text", ["p", "pas", "4 pas", "passes"])
def test_four_passes(text):
    assert typed_call(text) is Redeal.FOUR_PASSES


@pytest.mark.parametrize("text", ["j", "jernhånd", "Iron hand"])
def test_iron_hand(text):
    assert typed_call(text) is Redeal.IRON_HAND


@pytest.mark.parametrize("text", ["", "9", "7g", "14 sans", "9x", "9 gg", "sol 9", "-", "٩g", "g9", "99999g"])
def test_what_is_no_bid(text):
    assert typed_call(text) is None


@pytest.mark.parametrize("bid", LADDER, ids=lambda bid: bid.text)
def test_every_bid_can_be_typed_as_it_is_called(bid):
    assert typed_call(bid.text) == bid


def test_what_can_still_become_a_bid_is_not_corrected():
    assert [text for text in ("", "1", "9", "13", "7", "14", "9x", "2") if may_become_call(text)] == [
        "",
        "1",
        "9",
        "13",
    ]


@st.composite
def entries(draw):
    """Any entry that can be, of 4 to 6."""
    count = draw(st.sampled_from((4, 5, 6)))
    dealer = draw(st.integers(0, count - 1))
    players = draw(st.permutations(seating(count, dealer).players))
    bid = draw(st.sampled_from((None, *LADDER)))
    if bid is None:
        return count, BookEntry(dealer, iron_hand=draw(st.sampled_from((None, players[0]))))
    if isinstance(bid, NoloBid):
        many = draw(st.integers(1, 4))
        return count, BookEntry(
            dealer, bid, tuple(players[:many]), tricks=(draw(st.integers(0, 13)),) + (0,) * (many - 1)
        )
    alone = draw(st.booleans())
    card = draw(st.integers(1, 3)) if bid.kind is TrickKind.VIP else None
    partner = None if alone else players[1]
    return count, BookEntry(dealer, bid, (players[0],), partner, alone, card, (draw(st.integers(0, 13)),))


@given(entries())
def test_whoever_corrects_an_entry_finds_it_as_it_was(made):
    count, entry = made
    assert entry_faults(entry, count) == ()
    draft = draft_of(entry)
    assert draft.entry == entry
    assert draft.faults(count) == ()


@given(entries())
def test_an_entry_said_field_by_field_is_the_same(made):
    count, entry = made
    draft = with_call(Draft(entry.dealer), draft_of(entry).call)
    for who in entry.declarers if entry.iron_hand is None else (entry.iron_hand,):
        draft = with_declarer(draft, who)
    if entry.alone or entry.partner is not None:
        draft = with_partner(draft, ALONE if entry.alone else entry.partner)
    draft = replace(draft, vip_card=entry.vip_card)
    for key, number in zip(draft.trick_keys, entry.tricks, strict=False):
        draft = with_tricks(draft, key, number)
    assert draft.entry == entry
    assert draft.faults(count) == ()


def test_what_is_missing_is_asked_for_in_the_order_of_the_fields():
    draft, asked = Draft(0), []
    for changed in (
        lambda each: with_call(each, parse_bid("8 vip")),
        lambda each: with_declarer(each, 1),
        lambda each: with_partner(each, 2),
        lambda each: replace(each, vip_card=3),
        lambda each: with_tricks(each, SIDE, 9),
    ):
        asked.append(draft.faults(4)[0][0])
        draft = changed(draft)
    assert asked == [Field.BID, Field.DECLARERS, Field.PARTNER, Field.VIP_CARD, Field.TRICKS]
    assert draft.faults(4) == ()
    assert field_after(draft, Field.PARTNER) is Field.VIP_CARD
    assert field_after(with_call(draft, parse_bid("8 alm")), Field.PARTNER) is Field.TRICKS


def test_the_declarers_own_number_says_alone():
    draft = with_declarer(with_call(Draft(0), parse_bid("9 gode")), 1)
    assert with_partner(draft, 1).alone
    assert with_partner(draft, 1).partner is None
    assert with_declarer(with_partner(draft, 3), 3).partner is None


def test_another_kind_of_bid_keeps_what_still_fits():
    several = with_declarer(with_declarer(with_call(Draft(0), parse_bid("sol")), 2), 1)
    assert several.declarers == (2, 1)
    assert with_declarer(several, 2).declarers == (1,)
    assert with_call(several, parse_bid("9 alm")).declarers == (2,)
    assert with_call(several, Redeal.FOUR_PASSES).entry == BookEntry(0)


@pytest.mark.parametrize("language", ["en", "da"])
def test_every_fault_has_a_place_and_a_sentence_of_its_own(qapp, language):
    set_language(language)
    words = [fault_words(fault) for fault in (*EntryFault, *Missing)]
    assert all(words)
    assert len(set(words)) == len(words)


@pytest.mark.parametrize(
    ("entry", "points", "words"),
    [
        (
            BookEntry(0, parse_bid("9 gode"), (1,), 2, tricks=(10,)),
            (-38, 38, 38, -38),
            "Karen and Mads: 9 gode with 10 tricks, +38 each",
        ),
        (
            BookEntry(0, parse_bid("9 gode"), (1,), None, True, tricks=(9,)),
            (-25, 75, -25, -25),
            "Karen alone: 9 gode with 9 tricks, +75",
        ),
        (
            BookEntry(0, parse_bid("8 vip"), (1,), 3, False, 3, (7,)),
            (30, -30, 30, -30),
            "Karen and Bodil: 8 vip doubled with 7 tricks, −30 each",
        ),
        (
            BookEntry(0, parse_bid("sol"), (0, 1), tricks=(0, 2)),
            (76, -68, -4, -4),
            "Søren and Karen: sol with 0 and 2 tricks, +76 and −68",
        ),
        (BookEntry(0), (0, 0, 0, 0), "Four passes"),
        (BookEntry(0, iron_hand=2), (0, 0, 0, 0), "Mads: iron hand"),
    ],
)
def test_an_entry_in_one_line(qapp, entry, points, words):
    said = entry_words(entry, NAMES, points)
    assert said.replace("\u2068", "").replace("\u2069", "") == words
