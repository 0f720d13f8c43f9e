"""What many deals come to, against plain reckoning and against the score sheet."""

from collections import Counter, defaultdict
from math import sqrt
from statistics import fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laksewhist.compose import SIMPLEST_LEVEL
from laksewhist.engine.bids import parse_bid
from laksewhist.match.book import BookEntry
from laksewhist.store.history.rows import Assist, Role, Score
from laksewhist.store.statistics import student, tallied
from laksewhist.store.statistics_choice import Brain, Choice, Help, Who, chosen_deals, counts_of, who_of
from laksewhist.store.statistics_pages import Subject, page_of
from laksewhist.store.statistics_reading import facts_of, reader_of

from .evenings import NAMES, book, keep_book, opened, play, tournament


@pytest.fixture(scope="module")
def memory(tmp_path_factory):
    """An evening of five with hints in its second deal, one of four, and a book."""
    memory = opened(tmp_path_factory.mktemp("statistics"))
    five, four, kept = tournament(5, id="five"), tournament(4, id="four", seed="another"), book(id="book")
    for each in (five, four, kept):
        memory.save(each)
    play(memory.history, five, 9)
    play(memory.history, four, 6)
    keep_book(memory.history, kept)
    memory.history.assist(memory.history.sheet("five")[1].deal, Assist.HINT)
    yield memory
    memory.close()


@pytest.fixture(scope="module")
def facts(memory):
    return facts_of(memory.history)


EVERYTHING = Choice(help=Help.WITH)


def test_points_and_bids_by_participant_are_those_of_the_score_sheets(memory, facts):
    points, made, lost, deals = Counter(), Counter(), Counter(), Counter()
    for found in memory.tournaments():
        for deal in memory.history.sheet(found.id):
            for who, participant in enumerate(found.participants):
                key = Who(participant.name, participant.level)
                points[key] += deal.points[who]
                deals[key] += deal.is_scored and who in deal.seating.players
            for seat, good in zip(deal.result.declarers, deal.result.made, strict=False):
                participant = found.participants[deal.participant(seat)]
                (made if good else lost)[Who(participant.name, participant.level)] += 1
    groups = page_of(facts, EVERYTHING, Subject.PARTICIPANTS).groups
    assert {who: tally.points for who, tally in groups.items()} == {who: points[who] for who in groups}
    assert {who: tally.deals for who, tally in groups.items()} == {who: n for who, n in deals.items() if n}
    assert {who: (tally.made, tally.lost) for who, tally in groups.items()} == {
        who: (made[who], lost[who]) for who in groups
    }


def test_a_person_and_a_computer_of_the_same_name_are_apart(facts):
    groups = page_of(facts, EVERYTHING, Subject.PARTICIPANTS).groups
    assert Who("Karen", SIMPLEST_LEVEL) in groups
    assert Who("Karen", None) in groups  # of the book
    levels = page_of(facts, EVERYTHING, Subject.LEVELS).groups
    assert {brain.level for brain in levels} == {None, SIMPLEST_LEVEL}
    assert Brain(None, None) in levels


def test_help_is_kept_apart(facts):
    without, everything, only = (counts_of(facts, Choice(help=each)) for each in (Help.WITHOUT, Help.WITH, Help.ONLY))
    assert (without.deals + only.deals, only.deals) == (everything.deals, 1)
    assert (without.left_out, everything.left_out, everything.hints, everything.take_backs) == (1, 0, 1, 0)
    for help_, scores in ((each, chosen_deals(facts, Choice(help=each))) for each in Help):
        assert {score.assisted for score in scores} == ({0, 1} if help_ is Help.WITH else {int(help_ is Help.ONLY)})


def test_deals_in_which_nothing_was_played_are_told_and_count_for_nothing(facts):
    counts = counts_of(facts, EVERYTHING)
    assert counts.deals == counts.played + counts.iron_hands + counts.passed
    assert counts.passed >= 1  # of the book
    assert page_of(facts, EVERYTHING, Subject.ROLES).groups.keys() <= {
        each.value for each in Role if each not in (Role.SITS_OUT, Role.NO_CONTRACT)
    }


def test_filters(facts):
    in_book = Choice(frozenset({"book"}), help=Help.WITH)
    assert {score.tournament for score in chosen_deals(facts, in_book)} == {"book"}
    assert page_of(facts, in_book, Subject.BIDS).groups.keys() == {"9 gode", "sol"}
    karen = Choice(people=frozenset({Who("Karen", None)}), help=Help.WITH)
    assert page_of(facts, karen, Subject.PARTICIPANTS).groups.keys() == {Who("Karen", None)}
    assert counts_of(facts, karen).deals == 3
    moments = sorted({score.finished for score in facts.scores})
    late = Choice(since=moments[3], before=moments[-1], help=Help.WITH)
    assert {score.finished for score in chosen_deals(facts, late)} == set(moments[3:-1])
    assert chosen_deals(facts, Choice(before=moments[0], help=Help.WITH)) == []


def test_tricks_against_the_bid(facts):
    page = page_of(facts, Choice(frozenset({"book"}), help=Help.WITH), Subject.BIDS)
    assert page.tricks == {1: 1}
    assert page.groups["9 gode"].mean_over == 1
    assert page.groups["sol"].mean_over is None
    assert (page.groups["sol"].made, page.groups["sol"].lost) == (1, 1)
    assert page.groups["sol"].share_made == 0.5


def test_roles_tell_the_partners_bids_too(facts):
    groups = page_of(facts, Choice(frozenset({"book"}), help=Help.WITH), Subject.ROLES).groups
    assert groups[Role.PARTNER.value].made == 1
    assert groups[Role.OPPONENT.value].bids == 0


def test_lines_end_at_the_sums(facts):
    page = page_of(facts, EVERYTHING, Subject.TIME)
    sums = page_of(facts, EVERYTHING, Subject.PARTICIPANTS).groups
    assert {line.who: line.spots[-1].points for line in page.lines} == {
        line.who: sums[line.who].points for line in page.lines
    }
    numbers = [spot.number for spot in page.lines[0].spots]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == len(numbers) == counts_of(facts, EVERYTHING).played


def test_groups_over_time_and_by_tournament_add_up(facts):
    whole = page_of(facts, EVERYTHING, Subject.PARTICIPANTS).groups
    for subject in (Subject.TIME, Subject.TOURNAMENTS):
        points = defaultdict(int)
        for (_place, who), tally in page_of(facts, EVERYTHING, subject).groups.items():
            points[who] += tally.points
        assert points == {who: tally.points for who, tally in whole.items()}


def test_another_thread_reads_the_same(memory, facts):
    read, anywhere = reader_of(memory)
    assert anywhere
    assert read() == facts


def test_a_memory_in_no_file_is_read_where_it_was_made(tmp_path):
    (tmp_path / "data").write_text("a file where the folder should be")
    memory = opened(tmp_path)
    read, anywhere = reader_of(memory)
    assert not memory.is_kept
    assert not anywhere
    assert read().scores == ()
    memory.close()


def test_deleted_tournaments_are_left_out(tmp_path):
    memory = opened(tmp_path)
    kept = book(id="book")
    memory.save(kept)
    memory.history.enter("book", BookEntry(0, parse_bid("9 gode"), (1,), 3, tricks=(10,)))
    assert {score.name for score in facts_of(memory.history).scores} == set(NAMES[:4])
    memory.delete("book")
    assert facts_of(memory.history).scores == ()
    memory.close()


# ---- the interval


def score(deal: int, points: int, name: str = "Karen") -> Score:
    return Score("t", deal, deal, 0, name, None, None, "opponent", points, 0, "9 gode", None, None, 9, None, 0, 0, deal)


@given(st.lists(st.integers(-500, 500), min_size=2, max_size=40))
def test_the_interval_of_one_participant_is_students(values):
    (tally,) = tallied([score(deal, points) for deal, points in enumerate(values)], who_of).values()
    assert tally.mean == pytest.approx(fmean(values))
    wanted = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    assert tally.spread == pytest.approx(wanted, abs=1e-5)


@given(st.lists(st.integers(-500, 500), min_size=2, max_size=30), st.integers(1, 4))
def test_scores_of_the_same_deal_do_not_make_it_surer(values, copies):
    """Four who always get the same are no more than one: the deal is the unit."""
    once = tallied([score(deal, points) for deal, points in enumerate(values)], lambda _: 0)[0]
    rows = [score(deal, points, str(n)) for deal, points in enumerate(values) for n in range(copies)]
    often = tallied(rows, lambda _: 0)[0]
    assert often.deals == once.deals
    assert often.mean == pytest.approx(once.mean)
    assert often.spread == pytest.approx(once.spread, abs=1e-5)


def test_one_deal_has_no_interval():
    assert tallied([score(0, 30)], who_of)[Who("Karen", None)].spread is None


@pytest.mark.parametrize(
    ("degrees", "wanted"), [(1, 12.706), (2, 4.303), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (9999, 1.960)]
)
def test_students_factor_is_that_of_the_printed_tables(degrees, wanted):
    assert student(degrees) == pytest.approx(wanted, abs=0.01)
