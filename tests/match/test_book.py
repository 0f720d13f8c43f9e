"""The book-keeper's entries: what can be, and what follows by the same rules as for cards on the screen."""

from dataclasses import replace
from random import Random

import pytest

from laksewhist.compose import SIMPLEST_LEVEL, play_with_computers
from laksewhist.engine.bids import parse_bid
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.points import points
from laksewhist.match.book import BookEntry, EntryFault, entry_faults, entry_outcome
from laksewhist.match.match import plan_deal

GOOD = BookEntry(0, parse_bid("9 gode"), (1,), 3, tricks=(9,))
VIP = BookEntry(0, parse_bid("8 vip"), (1,), None, alone=True, vip_card=3, tricks=(8,))
SOLS = BookEntry(0, parse_bid("sol"), (0, 1), tricks=(0, 2))


@pytest.mark.parametrize(
    ("entry", "given"),
    [
        (GOOD, (-25, 25, -25, 25)),
        (replace(GOOD, bid=parse_bid("8 alm"), tricks=(10,)), (-20, 20, -20, 20)),
        (replace(GOOD, bid=parse_bid("10 sans"), tricks=(8,)), (96, -96, 96, -96)),
        (VIP, (-26, 78, -26, -26)),
        (SOLS, (76, -68, -4, -4)),
        (BookEntry(0), (0, 0, 0, 0)),
        (BookEntry(0, iron_hand=2), (0, 0, 0, 0)),
    ],
)
def test_the_worked_cases_of_the_rules(entry, given):
    assert entry_faults(entry, 4) == ()
    _places, outcome = entry_outcome(entry, 4)
    assert points(outcome, DEFAULT_TABLE) == given


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        (replace(GOOD, dealer=4), EntryFault.DEALER),
        (replace(GOOD, declarers=()), EntryFault.NO_DECLARER),
        (replace(GOOD, declarers=(1, 2)), EntryFault.SEVERAL_DECLARERS),
        (replace(SOLS, declarers=(1, 1)), EntryFault.DECLARER_TWICE),
        (replace(GOOD, declarers=(4,)), EntryFault.DECLARER_SITS_OUT),
        (replace(GOOD, partner=None), EntryFault.PARTNER_MISSING),
        (replace(GOOD, alone=True), EntryFault.PARTNER_AND_ALONE),
        (replace(GOOD, partner=1), EntryFault.PARTNER_IS_DECLARER),
        (replace(GOOD, partner=5), EntryFault.PARTNER_SITS_OUT),
        (replace(SOLS, partner=2), EntryFault.PARTNER_IN_NOLO),
        (replace(SOLS, alone=True), EntryFault.ALONE_IN_NOLO),
        (replace(GOOD, vip_card=1), EntryFault.VIP_CARD),
        (replace(VIP, vip_card=None), EntryFault.VIP_CARD),
        (replace(VIP, vip_card=4), EntryFault.VIP_CARD),
        (replace(GOOD, tricks=()), EntryFault.TRICKS_MISSING),
        (replace(SOLS, tricks=(1,)), EntryFault.TRICKS_MISSING),
        (replace(GOOD, tricks=(14,)), EntryFault.TRICKS_RANGE),
        (replace(SOLS, tricks=(7, 7)), EntryFault.TRICKS_SUM),
        (BookEntry(0, tricks=(1,)), EntryFault.NOT_PLAYED),
        (replace(GOOD, iron_hand=1), EntryFault.NOT_PLAYED),
        (BookEntry(0, iron_hand=7), EntryFault.NOT_PLAYED),
    ],
)
def test_what_cannot_be_is_told(entry, fault):
    assert fault in entry_faults(entry, 4)
    with pytest.raises(ValueError, match=r"\w"):
        entry_outcome(entry, 4)


@pytest.mark.parametrize(("participants", "out"), [(5, (2,)), (6, (2, 5))])
def test_who_sits_out_can_be_neither_declarer_nor_partner(participants, out):
    for who in range(participants):
        others = [each for each in range(participants) if each not in (*out, who)]
        entry = BookEntry(2, parse_bid("9 alm"), (who,), others[0], tricks=(9,))
        assert (EntryFault.DECLARER_SITS_OUT in entry_faults(entry, participants)) == (who in out)


@pytest.mark.parametrize("participants", [4, 5, 6])
def test_an_entry_gives_what_the_deal_on_the_screen_gave(participants):
    rng = Random(participants)
    for number in range(12):
        plan = plan_deal(rng.random(), participants, HouseRules(), number=number, attempt=0)
        played = play_with_computers(plan, [SIMPLEST_LEVEL] * participants, "book")
        outcome, contract = played.state.outcome, played.state.outcome.contract
        if contract is None:
            continue
        players = plan.seating.players
        tricks = (outcome.side_tricks,)
        if contract.is_nolo:
            tricks = tuple(outcome.tricks[seat] for seat in contract.declarers)
        entry = BookEntry(
            plan.seating.dealer,
            contract.bid,
            tuple(players[seat] for seat in contract.declarers),
            None if outcome.partner is None else players[outcome.partner],
            outcome.self_partner,
            contract.vip_card,
            tricks,
        )
        places, booked = entry_outcome(entry, participants)
        assert places == plan.seating
        assert points(booked, DEFAULT_TABLE) == points(outcome, DEFAULT_TABLE)
