"""The measurements against peers: every line is printed, also where a peer is not installed."""

import sys

import pytest

from laksewhist.ai.solver import COMPILED, playout
from laksewhist.lab.bench import playouts, solver
from laksewhist.lab.bench.decisions import think
from laksewhist.lab.bench.sources import from_sources
from tests.lab.conftest import Lab


def test_sources_run_beside_the_modules_of_the_program() -> None:
    before = sys.modules["laksewhist.ai.solver.playout"]
    modules = from_sources("playout", "world")
    assert str(modules["playout"].__file__).endswith(".py")
    assert modules["playout"] is not before
    assert sys.modules["laksewhist.ai.solver.playout"] is before is playout


def test_both_ways_of_the_core_play_the_same_cards() -> None:
    plain = from_sources("bits", "words", "world", "playout")
    board = solver.board(playouts.Random(2), 1, 2)
    other = plain["world"].World()
    for name in ("hands", "trump", "leader", "side", "maximisers"):
        setattr(other, name, getattr(board, name))
    assert [plain["playout"].random_tricks(other, seed) for seed in range(5)] == [
        playout.random_tricks(board, seed) for seed in range(5)
    ]


def test_rates_count_play_outs() -> None:
    assert playouts.ours(0.01) > (1_000 if COMPILED else 10)
    assert playouts.ours_from_sources(0.01, with_deal=True) > 10


def test_thinking_is_timed_for_cards_and_bids() -> None:
    found = think("begynder", 2, 1)
    assert len(found.bids) >= 4
    assert not found.cards, "begynder looks at no worlds"
    assert think("øvet", 1, 1).cards


def test_every_ratio_is_printed_in_one_run(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "has_dds", lambda: False)
    monkeypatch.setattr(playouts, "has_open_spiel", lambda: False)
    monkeypatch.setattr("laksewhist.lab.bench.command._LADDER", ("begynder", "øvet"))
    monkeypatch.setattr("laksewhist.lab.bench.command._STRONGEST", "øvet")
    monkeypatch.setattr("laksewhist.lab.bench.command.HIGHEST", "random")
    monkeypatch.setattr(playouts, "ours", lambda _seconds: 1000.0)
    monkeypatch.setattr(playouts, "ours_from_sources", lambda _seconds, with_deal: 100.0 + with_deal)
    leads = solver.leads_against_plain
    monkeypatch.setattr(solver, "leads_against_plain", lambda count, seed: leads(count, seed, size=5))
    ran = lab("bench", "--stored", 60, "--boards", 2, "--deals", 2, "--thinking", 1, "--seconds", 1)
    assert ran.status == 0
    first, *rest = ran.out.splitlines()
    assert first == ("the core is compiled" if COMPILED else "the core is not compiled: it runs from its sources")
    told = "\n".join(rest)
    assert told.count("endplay is not installed") == 2
    assert told.count("open-spiel is not installed") == 8
    for line in ("which leads make it, 9 cards, median", "a card by øvet", "a bid by øvet", "fixed contract, øvet"):
        assert line.replace("9 cards", "5 cards") in told
    assert "full game, øvet, points a deal" in told
    assert "statistics opened, median" in told
