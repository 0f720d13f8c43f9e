"""No test waits for ever for a program or a thread: whatever it starts has a time by which it must have ended."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
ENDLESS = ("communicate", "wait", "join")
"""Methods that wait for ever where they are told nothing."""


def endless_calls(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        told = {word.arg for word in node.keywords}
        called = ast.unparse(node.func)
        if called.startswith("subprocess.") and called != "subprocess.Popen" and "timeout" not in told:
            yield f"{node.lineno}: {called}"
        if called.rpartition(".")[2] in ENDLESS and "." in called and not node.args and not told:
            yield f"{node.lineno}: {called}"


@pytest.mark.parametrize("folder", sorted(path.name for path in TESTS.iterdir() if path.is_dir()))
def test_everything_that_is_waited_for_has_its_time(folder: str) -> None:
    found = [
        f"{path.relative_to(TESTS)}:{call}"
        for path in sorted((TESTS / folder).glob("**/*.py"))
        for call in endless_calls(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("source", "is_endless"),
    [
        ("subprocess.run(command, check=True)", True),
        ("subprocess.check_output(command)", True),
        ("subprocess.run(command, timeout=5)", False),
        ("process.communicate()", True),
        ("process.communicate(timeout=5)", False),
        ("thread.join()", True),
        ("', '.join(names)", False),
        ("event.wait(5)", False),
    ],
)
def test_what_is_endless_is_found(source: str, is_endless: bool) -> None:
    assert bool(list(endless_calls(source))) is is_endless
