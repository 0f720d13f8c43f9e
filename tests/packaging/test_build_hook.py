"""The resources are compiled when a source changed, and only then; a failure says what is wrong."""

import os
from pathlib import Path

import build_hook
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
