"""The history: what is written is read as the same, by participant, and corrected where the book-keeper was wrong."""

from datetime import UTC, datetime, timedelta

import pytest

from laksewhist.engine.bids import parse_bid
from laksewhist.engine.house_rules import AllPass, HouseRules
from laksewhist.engine.point_table import DEFAULT_FORMULA, PointTable
from laksewhist.engine.points import points
from laksewhist.match.book import BookEntry
from laksewhist.store.errors import FormatError
from laksewhist.store.history.history import History
from laksewhist.store.history.recalling import fetch, recall
from laksewhist.store.history.rows import Assist, Role
from laksewhist.store.history.scoring import outcome_of
from laksewhist.store.trouble import StoreError

from .evenings import book, keep_book, play, tournament


def saved(memory, made):
    memory.save(made)
    return made


@pytest.mark.parametrize("count", [4, 5, 6])
def test_a_match_is_recalled_as_it_was_played(memory, count):
    found = saved(memory, tournament(count))
    match = play(memory.history, found, 5, and_actions=23)
    recalled = recall(memory.history, found.id)
    assert recalled.deals == match.deals
    assert recalled.open_deal.plan == match.next_deal()
    assert len(recalled.open_deal.actions) == 23
    sheet = memory.history.sheet(found.id)
    assert [deal.points for deal in sheet] == [deal.points for deal in match.deals]
    assert [deal.seating for deal in sheet] == [deal.plan.seating for deal in match.deals]
    summary = memory.summaries()[found.id]
    assert (summary.deals, summary.standings, summary.moved_on) == (5, match.standings, match.moved_on)
    assert summary.is_unfinished


def test_every_participant_has_a_score_with_the_role_in_the_deal(memory):
    found = saved(memory, tournament(6))
    play(memory.history, found, 12)
    scores = memory.history.scores()
    assert len(scores) == 12 * 6
    for deal in memory.history.sheet(found.id):
        rows = [score for score in scores if score.deal == deal.deal]
        assert [row.points for row in rows] == list(deal.points)
        assert sum(row.role == Role.SITS_OUT.value for row in rows) == 2
        declarers = [row for row in rows if row.role in (Role.DECLARER.value, Role.ALONE.value)]
        assert len(declarers) == len(deal.result.declarers)
        for row in declarers:
            assert row.made in (0, 1)
            assert row.side_tricks >= row.tricks
            assert row.bid == deal.result.contract.text
        assert sum(row.tricks for row in rows) == sum(deal.result.tricks)
    assert {score.name for score in memory.history.scores(names=["Karen"])} == {"Karen"}
    assert memory.history.scores(since=datetime.now(UTC) + timedelta(days=1)) == []
    assert memory.history.scores(tournament="nowhere") == []
    assert memory.history.query("SELECT sum(points) FROM scores") == [(0,)]


def test_a_query_cannot_change_anything(memory):
    with pytest.raises(StoreError):
        memory.history.query("DELETE FROM deal")
    memory.save(tournament())  # and afterwards writing goes on


def test_stored_deals_can_be_scored_by_another_table(memory):
    found = saved(memory, tournament())
    play(memory.history, found, 6)
    keep_book(memory.history, saved(memory, book()))
    deals = list(memory.history.scored_deals())
    assert [deal.finished for deal in deals] == sorted((deal.finished for deal in deals), reverse=True)
    for deal in deals:
        assert points(outcome_of(deal.result), found.table) == deal.result.points
        other = PointTable.from_formula("flat", DEFAULT_FORMULA)
        assert sum(points(outcome_of(deal.result), other)) == 0
    assert len(list(memory.history.scored_deals(limit=2))) == 2


def test_help_is_counted_and_taken_back_actions_are_gone(memory):
    found = saved(memory, tournament())
    play(memory.history, found, 0, and_actions=9)
    history = memory.history
    deal = history.unfinished(found.id)
    history.assist(deal.deal, Assist.HINT)
    history.assist(deal.deal, Assist.HINT)
    history.take_back(deal.deal, 4)
    after = history.deal(deal.deal)
    assert after.actions == deal.actions[:4]
    assert (after.assists.hints, after.assists.take_backs, after.assists.any) == (2, 1, True)
    history.extend(deal.deal, deal.actions)
    assert history.deal(deal.deal).actions == deal.actions


def test_a_book_is_kept_and_corrected(memory):
    found = saved(memory, book())
    history = memory.history
    first = history.next_dealer(found.id)
    deal = history.enter(found.id, BookEntry(first, parse_bid("9 alm"), (0,), 1, tricks=(9,)))
    passed = history.enter(found.id, BookEntry(history.next_dealer(found.id)))
    assert history.next_dealer(found.id) == (first + 1) % 4  # four passes: the same dealer again
    assert [(each.number, each.attempt) for each in history.sheet(found.id)] == [(0, 0), (1, 0)]
    history.correct(passed, BookEntry((first + 1) % 4, parse_bid("sol"), (2,), tricks=(0,)))
    history.correct(deal, BookEntry(first, parse_bid("9 alm"), (0,), 1, tricks=(8,)))
    assert [each.points for each in history.sheet(found.id)] == [(-16, -16, 16, 16), (-20, -20, 60, -20)]
    assert memory.summaries()[found.id].standings == (-36, -36, 76, -4)
    assert history.next_dealer(found.id) == (first + 2) % 4


def test_an_entry_that_was_removed_comes_back_where_it_was(memory):
    found = saved(memory, book())
    history = memory.history
    keep_book(history, found)
    before = [entry for _deal, entry in history.entries(found.id)]
    place, entry = history.remove(history.entries(found.id)[0][0])
    assert [each for _deal, each in history.entries(found.id)] == before[1:]
    history.enter(found.id, entry, place=place)
    assert [each for _deal, each in history.entries(found.id)] == before
    assert [deal.place for deal in history.sheet(found.id)] == [0, 1, 2]


def test_passes_that_move_the_deal_on_are_counted_so(memory):
    found = saved(memory, book(rules=HouseRules(all_pass=AllPass.NEXT_DEALER)))
    memory.history.enter(found.id, BookEntry(0))
    assert memory.history.next_dealer(found.id) == 1
    assert memory.summaries()[found.id].moved_on == 1


def test_an_entry_that_cannot_be_changes_nothing(memory):
    found = saved(memory, book())
    with pytest.raises(ValueError, match="partner"):
        memory.history.enter(found.id, BookEntry(0, parse_bid("9 alm"), (0,), tricks=(9,)))
    assert memory.history.sheet(found.id) == ()


@pytest.mark.parametrize(
    ("damage", "reading"),
    [
        ("UPDATE deal SET points = '[1,1,-1,-1]' WHERE place = 0", History.sheet),
        ("UPDATE action SET doing = replace(doing, 'play', 'plax') WHERE place = 20", History.deals),
        ("UPDATE action SET moment = moment + 1 WHERE place = 20", History.deals),
        ("DELETE FROM action WHERE place = 5", History.deals),
        ("UPDATE deal SET cards = replace(cards, 'SA', 'SK')", History.deals),
    ],
)
def test_a_row_that_was_changed_is_noticed(memory, damage, reading):
    found = saved(memory, tournament())
    play(memory.history, found, 1)
    memory.history.database.run(damage)
    with pytest.raises(FormatError, match=r"^deal 1"):
        reading(memory.history, found.id)


def test_a_result_that_the_rules_do_not_give_is_noticed(memory):
    found = saved(memory, tournament())
    play(memory.history, found, 1)
    memory.history.database.run("UPDATE deal SET points = '[1,1,-1,-1]' WHERE place = 0")
    memory.history.seal(1)
    with pytest.raises(FormatError, match="points is"):
        fetch(memory.history, 1)


def test_nothing_of_a_transaction_stays_where_it_fails(memory):
    found = saved(memory, tournament())
    history = memory.history

    def play_and_fail():
        with history.database.transaction():
            play(history, found, 1)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        play_and_fail()
    assert history.sheet(found.id) == ()


def test_names_of_every_kind_are_the_same_afterwards(memory):
    made = saved(memory, tournament(6, name="🐟 Lørdag אסתר"))
    play(memory.history, made, 1)
    assert {score.name for score in memory.history.scores()} == set(made.names)
