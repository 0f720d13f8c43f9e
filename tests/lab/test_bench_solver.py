"""The measurements of the search: they compare the same task, and a wrong answer does not pass as a quick one."""

import pytest

from laksewhist.ai.solver.solve import Solver
from laksewhist.lab.bench import solver as bench


def test_leads_are_compared_with_a_search_without_shortcuts() -> None:
    found = bench.leads_against_plain(4, 1, size=5)
    assert len(found.ours) == len(found.theirs) == 4
    assert found.medians > 0
    assert found.means > 0


def test_a_wrong_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    right = Solver.makes

    def wrong(self: Solver, *arguments: object) -> dict[int, bool | None]:
        answers = right(self, *arguments)  # type: ignore[arg-type]
        return answers if self.search.with_sure else {card: not value for card, value in answers.items()}

    monkeypatch.setattr(Solver, "makes", wrong)
    with pytest.raises(bench.DisagreementError, match="trump"):
        bench.leads_against_plain(4, 1, size=4)


def test_boards_against_dds_where_it_is_installed() -> None:
    if not bench.has_dds():
        with pytest.raises(ModuleNotFoundError):
            bench.against_dds(1, 1, -1)
        return
    found = bench.against_dds(2, 1, 3)
    assert len(found.ours) == 2


def test_ratios() -> None:
    found = bench.Comparison("a task", "a peer", (1.0, 2.0, 9.0), (4.0, 4.0, 4.0))
    assert (found.medians, found.means) == (0.5, 1.0)
