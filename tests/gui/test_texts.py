"""The words of the game: every member of every enum, every event and every reason has its own, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import get_args

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from laksewhist.engine.bids import LADDER, NoloKind, TrickKind, parse_bid
from laksewhist.engine.cards import PACK, Rank, Suit, card
from laksewhist.engine.contract import NO_CONTRACT, Contract, Outcome
from laksewhist.engine.events import (
    AuctionEnded,
    BidMade,
    CardAccepted,
    CardCalled,
    CardPlayed,
    CardRefused,
    CardTurned,
    DealEnded,
    DeclarerFell,
    Event,
    ExchangeMade,
    HandsShown,
    IronHandKept,
    IronHandShown,
    Joined,
    PartnerRevealed,
    Passed,
    PlayStarted,
    TrickTaken,
    TrumpNamed,
)
from laksewhist.engine.illegal import IllegalAction, Reason
from laksewhist.engine.points import Share
from laksewhist.engine.view import Phase
from laksewhist.gui.texts import (
    Role,
    bid_kind_text,
    bid_text,
    capital,
    card_text,
    deals_text,
    event_text,
    illegal_text,
    name_list,
    phase_text,
    rank_text,
    result_headline,
    role_text,
    share_text,
    signed,
    suit_text,
    tricks_text,
    trump_text,
)

NAMES = ("Anna", "Karen", "Bodil", "Mads")
GODE = Contract(parse_bid("10 gode"), (1,), Suit.CLUBS, card("HA"))
NOLO = Contract(parse_bid("bordlægger"), (1, 3), None, None)
EVENTS: tuple[Event, ...] = (
    IronHandShown(1, ()),
    IronHandKept(1),
    BidMade(1, parse_bid("9 alm")),
    Passed(1),
    Joined(1, parse_bid("sol")),
    AuctionEnded(parse_bid("sol"), (1, 3)),
    AuctionEnded(None, ()),
    CardTurned(2, card("HA")),
    CardRefused(1, 2),
    CardAccepted(1, 2, Suit.HEARTS),
    CardAccepted(1, 3, None),
    CardCalled(1, card("HA"), Suit.SPADES),
    CardCalled(1, card("HA"), None),
    TrumpNamed(1, Suit.SPADES),
    ExchangeMade(1, exchanged=True, given=None, kitty=None),
    ExchangeMade(1, exchanged=False, given=(), kitty=None),
    PlayStarted(GODE, 1),
    CardPlayed(1, card("X2")),
    PartnerRevealed(1),
    PartnerRevealed(None),
    TrickTaken(1, 4),
    HandsShown((1, 3)),
    DeclarerFell(1, 4),
    DealEnded(Outcome(GODE, 2, False, (1, 7, 4, 1), (True,))),
    DealEnded(NO_CONTRACT),
)
FACTS = {"card": "HA", "suit": "hearts", "standing": "9 vip", "bid": "9 gode", "turn": "1", "phase": "whatever"}


@pytest.fixture(params=["en", "da"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Both languages, as the program installs them."""
    translator = QTranslator()
    assert translator.load(f":/i18n/laksewhist_{request.param}.qm")
    QCoreApplication.installTranslator(translator)
    yield request.param
    QCoreApplication.removeTranslator(translator)


def all_different(texts: list[str]) -> bool:
    return all(texts) and len(set(texts)) == len(texts)


@pytest.mark.usefixtures("language")
def test_every_member_has_a_word_of_its_own() -> None:
    assert all_different([suit_text(suit) for suit in Suit])
    assert all_different([rank_text(rank) for rank in Rank])
    assert all_different([bid_kind_text(kind) for kind in (*TrickKind, *NoloKind)])
    assert all_different([bid_text(bid) for bid in LADDER])
    assert all_different([card_text(each) for each in PACK[:52]])
    assert all_different([phase_text(phase) for phase in Phase])
    assert all_different([role_text(role) for role in Role])
    assert all_different([trump_text(trump) for trump in (None, *Suit)])


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_is_a_sentence(event: Event) -> None:
    text = event_text(event, NAMES)
    assert text.endswith(".")
    assert text[0] == text[0].upper()
    assert "{" not in text
    if hasattr(event, "seat"):
        assert NAMES[event.seat] in text


def test_no_event_is_left_out() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(Event))


@pytest.mark.usefixtures("language")
def test_the_sentences_of_events_differ() -> None:
    assert all_different([event_text(event, NAMES) for event in EVENTS])


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_is_a_sentence(language: str, reason: Reason) -> None:
    facts = {name: FACTS[name] for name in re.findall(r"\{(\w+)\}", reason.template) if name != "seat"}
    text = illegal_text(IllegalAction(reason, 0, **facts), NAMES)
    assert text.endswith(".")
    assert text[0] == text[0].upper()
    assert "{" not in text
    if "card" in facts:
        assert card_text(card("HA")) in text or reason is Reason.CALLED_JOKER
    if language == "da":
        assert not re.search(r"\b(you|the|card|suit)\b", text.casefold())


@pytest.mark.usefixtures("language")
def test_the_reasons_differ() -> None:
    texts = []
    for reason in Reason:
        facts = {name: FACTS[name] for name in re.findall(r"\{(\w+)\}", reason.template) if name != "seat"}
        texts.append(illegal_text(IllegalAction(reason, 0, **facts), NAMES))
    assert all_different(texts)


def test_cards_are_said_as_at_the_table(language: str) -> None:
    wanted = {"en": ("ace of spades", "10 of hearts", "joker"), "da": ("spar es", "hjerter 10", "joker")}
    assert tuple(card_text(card(code)) for code in ("SA", "HT", "X1")) == wanted[language]


def test_counts_take_their_plural(language: str) -> None:
    wanted = {"en": ("1 trick", "3 tricks", "1 deal", "7 deals"), "da": ("1 stik", "3 stik", "1 spil", "7 spil")}
    assert (tricks_text(1), tricks_text(3), deals_text(1), deals_text(7)) == wanted[language]


def test_points_have_a_real_minus() -> None:
    assert [signed(number) for number in (30, -62, 0)] == ["+30", "−62", "0"]


def test_names_are_listed() -> None:
    assert name_list([]) == ""
    assert name_list(["Karen"]) == "Karen"
    assert name_list(["Karen", "Bodil"]) == "Karen and Bodil"
    assert name_list(["Karen", "Bodil", "Mads"]) == "Karen, Bodil and Mads"


def test_only_the_first_letter_is_made_a_capital() -> None:
    assert capital("ren sol") == "Ren sol"
    assert capital("ærlig") == "Ærlig"
    assert capital("") == ""


@pytest.mark.parametrize(
    ("outcome", "en", "da"),
    [
        (Outcome(GODE, 2, False, (1, 7, 4, 1), (True,)), "Made with 11 tricks", "Vundet med 11 stik"),
        (Outcome(GODE, 2, False, (2, 7, 2, 2), (False,)), "Lost by 1 trick", "Tabt med 1 stik"),
        (Outcome(GODE, 2, False, (4, 5, 2, 2), (False,)), "Lost by 3 tricks", "Tabt med 3 stik"),
        (Outcome(NOLO, None, False, (6, 0, 7, 0), (True, True)), "Karen and Mads made it", "Karen og Mads stod"),
        (
            Outcome(NOLO, None, False, (5, 0, 7, 1), (True, False)),
            "Karen made it, Mads fell",
            "Karen stod, Mads væltede",
        ),
        (Outcome(NOLO, None, False, (5, 1, 6, 1), (False, False)), "Karen and Mads fell", "Karen og Mads væltede"),
        (NO_CONTRACT, "Nobody bid", "Ingen meldte"),
    ],
)
def test_the_result_is_a_headline(language: str, outcome: Outcome, en: str, da: str) -> None:
    assert result_headline(outcome, NAMES) == {"en": en, "da": da}[language]


def test_one_nolo_declarer_is_told_with_his_tricks(language: str) -> None:
    alone = Contract(parse_bid("sol"), (1,), None, None)
    texts = [result_headline(Outcome(alone, None, False, (6, taken, 6, 0), (taken < 2,)), NAMES) for taken in (0, 1, 2)]
    wanted = {
        "en": ["Made with 0 tricks", "Made with 1 trick", "Fell with 2 tricks"],
        "da": ["Vundet med 0 stik", "Vundet med 1 stik", "Væltet med 2 stik"],
    }
    assert texts == wanted[language]


def test_an_iron_hand_is_a_headline_with_its_name() -> None:
    assert result_headline(NO_CONTRACT, NAMES, 2) == "Bodil had an iron hand"


@pytest.mark.parametrize(
    ("over", "cell", "doubled", "alone", "exact", "text"),
    [
        (0, 50, False, False, 50, "50"),
        (1, 75, False, False, 50, "50 + 1 over = 75"),
        (1, 75, False, False, None, "1 over: 75"),
        (-2, -60, False, False, 50, "2 under: −60"),
        (0, 13, True, True, 13, "13, third card × 2 = 26, alone × 3 = 78"),
        (0, -16, False, True, None, "−16, alone × 3 = −48"),
    ],
)
def test_shares_are_worked_out(over: int, cell: int, doubled: bool, alone: bool, exact: int | None, text: str) -> None:
    share = Share(1, cell, over=over, doubled=doubled, alone=alone, points=(0, 0, 0, 0))
    assert share_text(share, exact) == text
