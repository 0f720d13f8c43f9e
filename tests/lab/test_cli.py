"""The command line: exit statuses, errors in one line, UTF-8 everywhere, and no Qt."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from laksewhist.lab import cli
from laksewhist.lab.cli import main
from tests.lab.conftest import Lab
from tests.store.sample import RECORD_FILES, RECORDS, document, encoded

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["replay"],
        ["replay", "a", "b"],
        ["double"],
        ["solve", "--deal", "N:..."],
        ["selfplay", "--deals", "3"],
        ["selfplay", "--deals", "0", "--seed", "1"],
        ["selfplay", "--deals", "x", "--seed", "1"],
        ["selfplay", "--deals", "1" + "0" * 30, "--seed", "1"],
        ["selfplay", "--deals", "1", "--seed", "1", "--jobs", "1" + "0" * 30],
        ["selfplay", "--deals", "1", "--seed", "one"],
        ["selfplay", "--deals", "1", "--seed", "1", "--jobs", "0"],
        ["selfplay", "--deals", "1", "--seed", "1", "--participants", "7"],
        ["selfplay", "--deals", "1", "--seed", "1", "--players", "grandmaster"],
        ["selfplay", "--deals", "1", "--seed", "1", "--players", "begynder,begynder"],
        ["points", "table.json"],
    ],
    ids=" ".join,
)
def test_wrong_usage_is_status_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert capsys.readouterr().out == ""


def test_a_file_that_is_not_there_is_named(lab: Lab, tmp_path: Path) -> None:
    path = tmp_path / "ingen.laksewhist"
    for command in ("replay", "legal"):
        assert lab(command, path).error == f"{path}: No such file or directory"
    assert lab("points", "--points", path).error == f"{path}: No such file or directory"
    assert lab("replay", tmp_path).error == f"{tmp_path}: Is a directory"


def test_an_error_is_one_line_whatever_the_file_holds(lab: Lab, tmp_path: Path) -> None:
    path = tmp_path / "a.laksewhist"
    path.write_bytes(encoded({**document(), "two\nlines\x1b[31m": 1}))
    assert lab("replay", path).error == r"two\nlines\x1b[31m: unknown key"


def test_an_interrupt_ends_cleanly(lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(path: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "replay_file", interrupted)
    ran = lab("replay", tmp_path)
    assert (ran.status, ran.out, ran.err) == (130, "", "interrupted\n")


def in_c_locale(*arguments: str | Path, code: str | None = None) -> subprocess.CompletedProcess[bytes]:
    """A process of its own, in the C locale and without the UTF-8 mode that Python would turn on there."""
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTHON"))},
        "LC_ALL": "C",
        "PYTHONUTF8": "0",
        "PYTHONCOERCECLOCALE": "0",
        "PYTHONPATH": str(ROOT),
    }
    program = ["-c", code] if code else ["-m", "laksewhist.lab"]
    return subprocess.run(
        [sys.executable, "-W", "error", *program, *arguments],
        env=environment,
        capture_output=True,
        check=False,
        timeout=60,
    )


def test_output_is_utf_8_in_the_c_locale(tmp_path: Path) -> None:
    ran = in_c_locale("replay", RECORDS / "default-rules.laksewhist")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert "bordlægger" in ran.stdout.decode("utf-8")


def test_errors_are_utf_8_in_the_c_locale(tmp_path: Path) -> None:
    path = tmp_path / "blåbær 🐟.laksewhist"
    path.write_bytes(encoded({**document(), "øl": 1}))
    ran = in_c_locale("replay", path)
    assert (ran.returncode, ran.stdout) == (1, b"")
    assert ran.stderr.decode("utf-8") == "øl: unknown key\n"


def test_files_with_danish_names_are_written_in_the_c_locale(tmp_path: Path) -> None:
    path = tmp_path / "blåbær 🐟.laksewhist"
    ran = in_c_locale("selfplay", "--deals", "1", "--seed", "1", "--out", path)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert path.exists()


def test_no_qt_is_imported() -> None:
    code = (
        "import sys; from laksewhist.lab.cli import main; main(sys.argv[1:]);"
        "sys.exit(any(name.startswith(('PySide6', 'shiboken6')) for name in sys.modules))"
    )
    assert in_c_locale("selfplay", "--deals", "2", "--seed", "1", code=code).returncode == 0
    assert in_c_locale("replay", RECORD_FILES[0], code=code).returncode == 0


@pytest.mark.skipif(sys.platform == "win32", reason="a shell of POSIX")
def test_a_reader_that_stops_listening_is_no_error() -> None:
    command = f'"{sys.executable}" -m laksewhist.lab replay "{RECORD_FILES[0]}" | head -n 1'
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    ran = subprocess.run(["sh", "-c", command], env=environment, capture_output=True, check=False, timeout=60)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert ran.stdout.count(b"\n") == 1


def in_shell(command: str) -> tuple[int, bytes, bytes]:
    """What `laksewhist-lab` returns and writes where a shell has redirected its streams; output is buffered."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    script = f'"{sys.executable}" -m laksewhist.lab {command}'
    ran = subprocess.run(
        ["sh", "-c", script],
        env={**environment, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        check=False,
        timeout=60,
    )
    return ran.returncode, ran.stdout, ran.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="a shell of POSIX")
def test_closed_streams_are_no_error_and_hide_none() -> None:
    assert in_shell(f'replay "{RECORD_FILES[0]}" >&-') == (0, b"", b"")
    assert in_shell("replay nothing >&-") == (1, b"", b"nothing: No such file or directory\n")
    assert in_shell("replay nothing >&- 2>&-") == (1, b"", b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the device that is always full")
@pytest.mark.parametrize("command", [f'replay "{RECORD_FILES[0]}"', "points"], ids=["more than fits", "less"])
def test_a_full_disk_under_the_output_is_one_line(command: str) -> None:
    assert in_shell(f"{command} >/dev/full") == (1, b"", b"No space left on device\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the device that is always full")
def test_a_full_disk_under_the_record_names_the_file() -> None:
    assert in_shell("selfplay --deals 1 --seed 1 --out /dev/full") == (1, b"", b"/dev/full: No space left on device\n")
