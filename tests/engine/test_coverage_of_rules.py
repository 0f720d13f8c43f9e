"""Every one of the 31 rules has a test that bears its number, and every module of the engine a test file."""

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ENGINE = HERE.parents[1] / "laksewhist" / "engine"


def by_number() -> dict[str, list[ast.FunctionDef]]:
    """The test functions of this folder by the rules that their names bear, R01 to R31."""
    found: dict[str, list[ast.FunctionDef]] = {}
    for file in sorted(HERE.glob("test_*.py")):
        if file == Path(__file__):
            continue
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in re.findall(r"R\d\d(?=_)", node.name):
                    found.setdefault(rule, []).append(node)
    return found


def can_fail(test: ast.FunctionDef) -> bool:
    """Whether the test asserts something, itself or through `refused` or `pytest.raises`."""
    names = {node.id for node in ast.walk(test) if isinstance(node, ast.Name)}
    raises = any(isinstance(node, ast.Attribute) and node.attr == "raises" for node in ast.walk(test))
    return raises or "refused" in names or any(isinstance(node, ast.Assert) for node in ast.walk(test))


@pytest.mark.parametrize("number", range(1, 32))
def test_a_rule_has_a_test_of_its_number(number: int) -> None:
    assert by_number().get(f"R{number:02}"), f"no test bears the number R{number:02}"


def test_no_test_bears_a_number_that_is_no_rule_and_each_can_fail() -> None:
    by_rule = by_number()
    assert set(by_rule) == {f"R{number:02}" for number in range(1, 32)}
    assert [test.name for tests in by_rule.values() for test in tests if not can_fail(test)] == []


def test_every_module_of_the_engine_has_its_test_file() -> None:
    modules = {file.stem for file in ENGINE.glob("*.py")} - {"__init__"}
    assert modules
    assert {name for name in modules if not (HERE / f"test_{name}.py").exists()} == set()
