"""A release is refused while anything about it is unfinished."""

import datetime
import re
import subprocess
from pathlib import Path

import pytest
import release
from facts import read_changelog, read_version, releases

TODAY = datetime.date(2026, 12, 1)
DONE = (
    "## [Unreleased]\n\n## [0.2.0] - 2026-11-30\n\n### Added\n\n- A tour\n  of the table.\n\n## [0.1.0] - 2026-10-01\n"
)


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        (("## [Unreleased]\n", "## [Unreleased]\n\n### Fixed\n\n- Speed.\n"), r"changes under \[Unreleased\]"),
        (("## [0.2.0] - 2026-11-30", "## [0.2.0]"), r"changes under \[0\.2\.0\]"),
        (("0.2.0", "0.3.0"), r"newest section is not \[0\.2\.0\]"),
        (("- A tour\n  of the table.\n", ""), "nothing is told of 0.2.0"),
        (("2026-11-30", "2026-12-02"), "still to come"),
        (("2026-11-30", "2026-09-30"), "older than 0.1.0"),
        (("of the table.", "of the ..."), "unfinished: A tour of the"),
        (("A tour", "TODO"), "unfinished: TODO of the table"),
    ],
)
def test_an_unfinished_changelog_is_refused(changed: tuple[str, str], fault: str) -> None:
    found = list(release.changelog_faults(DONE.replace(*changed), "0.2.0", TODAY))
    assert any(re.search(fault, each) for each in found), found


def test_a_finished_changelog_passes() -> None:
    assert list(release.changelog_faults(DONE, "0.2.0", TODAY)) == []


def test_a_changelog_of_another_form_is_told_with_its_line() -> None:
    with pytest.raises(release.FactsError, match=r"CHANGELOG\.md:1: "):
        read_changelog("## 0.2.0 (yesterday)\n")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A clean working copy that is ready to be released as 0.2.0, with steps that pass."""
    (tmp_path / "laksewhist").mkdir()
    (tmp_path / "laksewhist" / "__init__.py").write_text('__version__ = "0.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(DONE)
    (tmp_path / "packaging").mkdir()
    for step in release.STEPS:
        (tmp_path / "packaging" / step).write_text("exit 0\n")
    git = ["git", "-C", str(tmp_path), "-c", "user.name=t", "-c", "user.email=t@localhost"]
    for words in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "All"]):
        subprocess.run([*git, *words], check=True, timeout=60)
    return tmp_path


@pytest.fixture(autouse=True)
def somebody(monkeypatch: pytest.MonkeyPatch) -> None:
    for role in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{role}_NAME", "t")
        monkeypatch.setenv(f"GIT_{role}_EMAIL", "t@localhost")


def tags(project: Path) -> str:
    return release.git(project, "tag", "--list").strip()


def test_what_is_ready_is_marked_once(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert release.release(project, dry_run=False) == 0
    assert tags(project) == "v0.2.0"
    assert release.release(project, dry_run=False) == 1
    assert "v0.2.0 is taken" in capsys.readouterr().err


def test_a_dry_run_tells_every_step_and_marks_nothing(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert release.release(project, dry_run=True) == 0
    told = capsys.readouterr().out
    assert all(f"would run: sh packaging/{step}" in told for step in release.STEPS)
    assert "would mark the commit: v0.2.0" in told
    assert tags(project) == ""


def test_a_tree_with_changes_is_refused(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "notes").touch()
    assert release.release(project, dry_run=True) == 1
    assert release.release(project, dry_run=False) == 1
    assert "not committed: notes" in capsys.readouterr().err
    assert tags(project) == ""


@pytest.mark.parametrize("step", release.STEPS)
def test_a_step_that_fails_stops_it(project: Path, step: str, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "packaging" / step).write_text("exit 1\n")
    release.git(project, "commit", "-q", "-a", "-m", "Break it")
    assert release.release(project, dry_run=False) == 1
    assert f"packaging/{step} failed" in capsys.readouterr().err
    assert tags(project) == ""


def test_a_step_that_leaves_files_stops_it(project: Path) -> None:
    (project / "packaging" / "test.sh").write_text("touch left\n")
    release.git(project, "commit", "-q", "-a", "-m", "Leave a file")
    assert release.release(project, dry_run=False) == 1
    assert tags(project) == ""


@pytest.mark.parametrize(
    ("text", "versions"),
    [
        (DONE, ["0.2.0", "0.1.0"]),
        (DONE.replace("## [Unreleased]\n", "## [Unreleased]\n- Speed.\n"), ["0.2.0+20010909", "0.2.0", "0.1.0"]),
        ("## [Unreleased]\n- All of it.\n", ["0.2.0~20010909"]),
    ],
)
def test_what_is_not_released_sorts_before_or_after_its_version(
    project: Path, monkeypatch: pytest.MonkeyPatch, text: str, versions: list[str]
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1000000000")
    (project / "CHANGELOG.md").write_text(text)
    assert [section.version for section in releases(project)] == versions


def test_the_program_tells_the_version_that_is_released() -> None:
    from laksewhist import __version__

    assert read_version() == __version__


def test_wrong_usage_is_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(["--fast"]) == 2
    assert "--dry-run" in capsys.readouterr().err
