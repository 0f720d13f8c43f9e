"""The resources are compiled when a source changed, and only then; a failure says what is wrong."""

import os
import sys
from pathlib import Path
from typing import Any

import build_hook
import compile_core
import pytest

QRC = '<RCC version="1.0"><qresource prefix="/"><file alias="a.txt">given/a.txt</file></qresource></RCC>'


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one resource that is not built, and a deck and sounds of which none is listed."""
    for folder in ("given", "assets/deck", "assets/sounds", "assets/i18n", "laksewhist/gui/table"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "given" / "a.txt").write_text("first")
    for kind in ("deck", "sounds"):
        (tmp_path / "assets" / kind / "draw.py").write_text("")
    (tmp_path / "laksewhist" / "gui" / "table" / "card_shapes.py").write_text("")
    (tmp_path / "resources.qrc").write_text(QRC)
    return tmp_path


def test_nothing_is_compiled_again_until_a_source_is_newer(project: Path) -> None:
    module = build_hook.build(project)
    first = module.stat().st_ino
    assert build_hook.build(project).stat().st_ino == first
    source = project / "given" / "a.txt"
    os.utime(source, ns=(module.stat().st_mtime_ns + 1, module.stat().st_mtime_ns + 1))
    assert build_hook.build(project).stat().st_ino != first


def test_the_dates_of_the_sources_do_not_show(project: Path) -> None:
    first = build_hook.build(project).read_bytes()
    os.utime(project / "given" / "a.txt", (1, 1))
    assert build_hook.build(project, force=True).read_bytes() == first


def test_a_file_that_is_listed_but_missing_is_named(project: Path) -> None:
    (project / "given" / "a.txt").unlink()
    with pytest.raises(build_hook.BuildError, match=r"given/a\.txt"):
        build_hook.build(project)


def test_a_deck_that_cannot_be_drawn_shows_why_and_leaves_the_old_one(project: Path) -> None:
    old = project / "build" / "assets" / "cards" / "SA.svg"
    old.parent.mkdir(parents=True)
    old.write_text("<svg/>")
    (project / "assets" / "deck" / "draw.py").write_text("raise SystemExit('no ink')")
    with pytest.raises(build_hook.BuildError, match="no ink"):
        build_hook.build(project)
    assert old.exists()


def test_wrong_usage_is_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert build_hook.main(["--fast"]) == 2
    assert "--force" in capsys.readouterr().err


def initialized(project: Path, target: str) -> dict[str, Any]:
    """What the hook tells hatchling of a build in the project."""
    hook = build_hook.ResourcesBuildHook(str(project), {}, None, None, "", target)  # type: ignore[arg-type]
    told: dict[str, Any] = {"artifacts": [], "pure_python": True}
    hook.initialize("standard", told)
    return told


def test_a_wheel_with_a_compiled_solver_is_for_this_platform(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = project / compile_core.FOLDER / "words.abi3.so"
    monkeypatch.setattr(compile_core, "bring_up_to_date", lambda root: [made])
    told = initialized(project, "wheel")
    assert told["artifacts"] == ["/laksewhist/ai/solver/words.abi3.so"]
    assert told["pure_python"] is False
    assert told["tag"].startswith(f"{compile_core.wheel_tag()}-")
    assert sys.platform in told["tag"] or sys.platform != "linux"


def test_a_wheel_without_one_is_for_all_and_a_source_distribution_has_none(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    untouched = {"artifacts": [], "pure_python": True}
    monkeypatch.setattr(compile_core, "bring_up_to_date", lambda root: [])
    assert initialized(project, "wheel") == untouched
    (project / "laksewhist" / "gui" / "_resources.py").unlink()
    assert initialized(project, "sdist") == untouched
    assert not (project / "laksewhist" / "gui" / "_resources.py").exists()
