"""The league: who gains on whom, over the same deals with the players exchanged."""

import json
from collections.abc import Sequence
from itertools import combinations

import pytest

from laksewhist.ai.cardplay.effort import Effort
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.points import points
from laksewhist.lab.league import command, table, work
from laksewhist.lab.league.contestants import CONTESTANTS, Cheater, contestant
from laksewhist.lab.league.result import League
from laksewhist.lab.league.table import Deal
from laksewhist.lab.league.work import Done, Piece, fixed_contract, pieces, play
from laksewhist.match.rng import derived_random
from tests.lab.conftest import Lab


def test_everybody_who_is_to_take_part_does() -> None:
    levels = ["begynder", "øvet", "stærk", "mester"]
    assert list(CONTESTANTS) == ["random", *levels, "no-inference", "stærk-no-inference", "point-count", "cheater"]


@pytest.mark.parametrize("fixed", [False, True])
def test_one_gains_what_the_other_loses(fixed: bool) -> None:
    for deal in range(4):
        one, other = (
            play(Piece(3, deal, *pair, fixed)).gain for pair in (("begynder", "random"), ("random", "begynder"))
        )
        assert one == pytest.approx(-other)


def test_who_meets_himself_gains_nothing() -> None:
    assert [play(Piece(5, deal, "begynder", "begynder", False)).gain for deal in range(3)] == [0, 0, 0]


def test_a_full_game_is_played_in_all_six_seatings(monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[tuple[str, ...]] = []
    once = Deal.play

    def seen(self: Deal, names: Sequence[str], *rest: object) -> object:
        seated.append(tuple(names))
        return once(self, names, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(Deal, "play", seen)
    gain = play(Piece(9, 0, "begynder", "random", False)).gain
    assert sorted(tuple(seat for seat in range(4) if names[seat] == "begynder") for names in seated) == list(
        combinations(range(4), 2)
    )
    total = 0
    for names in seated:
        got = points(once(Deal(work._setup(9, 0, 0), "9/0"), names, {}, {}).outcome, DEFAULT_TABLE)
        total += sum(got[seat] for seat in range(4) if names[seat] == "begynder")
    assert gain == pytest.approx(total / 12)


def test_what_is_remembered_changes_nothing() -> None:
    deal, memory = Deal(work._setup(4, 2, 0), "4/2"), {}  # type: ignore[var-annotated]
    names = ["begynder", "random", "begynder", "random"]
    first = deal.play(names, {}, memory)
    book = {}  # type: ignore[var-annotated]
    assert deal.play(names, book, memory) == first == deal.play(names, {}, {})
    assert not any(notes.cards or notes.others for notes in book.values()), "nobody was asked again"


def test_a_fixed_contract_stands_before_the_first_card() -> None:
    for number in range(6):
        start = fixed_contract(1, number)
        assert not start.contract.is_nolo
        assert not start.tricks
        assert not start.trick.cards


def test_the_cheater_sees_what_the_others_only_guess(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = Cheater(Effort(deals=1, exact_cards=8, exact_deals=1, nodes=50_000))
    monkeypatch.setattr(table, "contestant", lambda name: quick if name == "cheater" else contestant(name))
    gains = [play(Piece(2, deal, "cheater", "begynder", True)).gain for deal in range(12)]
    assert sum(gains) > 4


def test_the_cheater_looks_at_the_cards_and_nobody_else_does() -> None:
    start = fixed_contract(1, 0)
    for name in ("begynder", "cheater"):
        decision = contestant(name).consider(start, derived_random(1))
        assert decision.worlds == (1 if name == "cheater" else 0)


def test_pieces_come_deal_by_deal_with_every_pair() -> None:
    found = pieces(["begynder", "random", "cheater"], seed=1, deals=2, fixed=True)
    assert [(each.deal, each.one, each.other) for each in found[:3]] == [
        (0, "begynder", "random"),
        (0, "begynder", "cheater"),
        (0, "random", "cheater"),
    ]
    assert len(found) == 6


def league(**gains: list[float]) -> League:
    found = League(["begynder", "mester", "cheater"], fixed=True)
    for pair, values in gains.items():
        one, other = pair.split("_")
        for deal, gain in enumerate(values):
            found.add(Done(Piece(1, deal, one, other, True), gain, {}))
    return found


def test_a_player_is_placed_between_begynder_and_cheater() -> None:
    found = league(begynder_mester=[-1, -2, 0, -1], begynder_cheater=[-2, -3, -1, -2])
    place = found.place("mester")
    assert place is not None
    assert place.mean == pytest.approx(0.5)
    assert 0 < place.half < 0.5
    assert found.place("begynder") is None
    gain = found.gain("mester", "begynder")
    assert gain is not None
    assert gain.mean == 1
    assert found.mean_gain("mester") == 1


def test_the_command_prints_the_table(lab: Lab) -> None:
    ran = lab("league", "--deals", 3, "--seed", 1, "--players", "random,begynder")
    assert ran.status == 0
    assert "3 deals in" in ran.out
    rows = {line.split()[0]: line for line in ran.out.splitlines() if line.strip()}
    assert "±" in rows["random"] or "±" in ran.out


@pytest.mark.parametrize("jobs", [1, 2])
def test_any_number_of_jobs_gives_the_same_gains(lab: Lab, jobs: int) -> None:
    ran = lab("league", "--deals", 4, "--seed", 1, "--players", "random,begynder", "--json", "--jobs", jobs)
    (gains,) = json.loads(ran.out)["gains"]
    alone = [play(piece).gain for piece in pieces(["random", "begynder"], 1, 4, False)]
    assert gains["mean"] == pytest.approx(sum(alone) / 4, abs=1e-3)
    assert (gains["one"], gains["other"], gains["deals"]) == ("random", "begynder", 4)


def test_an_interrupt_prints_what_is_there(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(piece: Piece) -> Done:
        if piece.deal == 2:
            raise KeyboardInterrupt
        return play(piece)

    monkeypatch.setattr(command, "play", interrupted)
    ran = lab("league", "--deals", 9, "--seed", 1, "--players", "random,begynder")
    assert ran.status == 130
    assert ran.out.startswith("2 deals in")
    assert ran.err.endswith("interrupted\n")


def test_a_sequential_test_stops_when_it_is_clear(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    def quick(piece: Piece) -> Done:
        return Done(piece, 1.0 + piece.deal % 2, {})

    monkeypatch.setattr(command, "play", quick)
    ran = lab("league", "--deals", 500, "--seed", 1, "--players", "begynder,random", "--sprt", "0,1")
    assert ran.out.splitlines()[-1].startswith("sequential test: the gain is 1 rather than 0, after 30 deals")
    ran = lab("league", "--deals", 20, "--seed", 1, "--players", "begynder,random", "--sprt", "0,1")
    assert ran.out.splitlines()[-1].startswith("sequential test: not decided after 20 deals")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "wise,random"], "'wise' does not take part"),
        (["--players", "random"], "two players or more"),
        (["--players", "random,random"], "two players or more, each once"),
        (["--players", "random,begynder,mester", "--sprt", "0,1"], "it tests two players"),
        (["--players", "random,begynder", "--sprt", "1,0"], "the first number is the lower one"),
        (["--players", "random,begynder", "--sprt", "much"], "two numbers such as 0,0.5"),
    ],
)
def test_wrong_usage(lab: Lab, capsys: pytest.CaptureFixture[str], arguments: list[str], message: str) -> None:
    with pytest.raises(SystemExit):
        lab("league", "--deals", 1, "--seed", 1, *arguments)
    assert message in capsys.readouterr().err
