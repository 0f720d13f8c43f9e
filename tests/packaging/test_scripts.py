"""The shell scripts can be read by a plain sh, and each of them is run by the checks or named to those who use it."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPTS = sorted((ROOT / "packaging").glob("*.sh"))
CHECKS = (ROOT / ".ci" / "run").read_text() if (ROOT / ".ci").is_dir() else ""


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_a_plain_sh_can_read_it(script: Path) -> None:
    done = subprocess.run(["sh", "-n", str(script)], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_what_is_called_may_be_executed_and_stops_at_a_failure(script: Path) -> None:
    if script.name == "common.sh":  # it is read by the others
        return
    assert os.access(script, os.X_OK)
    assert "\nset -eu\n" in script.read_text()


@pytest.mark.skipif(not CHECKS, reason="the source distribution has no .ci")
@pytest.mark.parametrize("step", ["test.sh", "build.sh", "wheel_test.sh", "fresh_root_test.sh"])
def test_the_checks_run_it(step: str) -> None:
    assert f"\nsh packaging/{step}\n" in CHECKS


def test_no_mirror_and_no_index_is_named() -> None:
    """Where packages come from is the business of the machine: nothing below packaging gives apt or pip an address."""
    for path in (ROOT / "packaging").glob("**/*"):
        if path.is_file() and path.suffix in (".sh", ".py", ".json", ".spec"):
            text = path.read_text(encoding="utf-8")
            assert "http:" not in text, path
            assert "--index-url" not in text, path
