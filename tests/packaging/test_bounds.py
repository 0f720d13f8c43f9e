"""The bounds of the dependencies say what is known to work, and hold where the tests run."""

import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet

PROJECT: dict[str, Any] = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())
RUNTIME = [Requirement(text) for text in PROJECT["project"]["dependencies"]]
EXTRAS = PROJECT["project"]["optional-dependencies"]
EXTRA = [Requirement(text) for extra in EXTRAS.values() for text in extra]
LEFT_OUT = {Requirement(text).name for text in EXTRAS["sound"]}
"""What the tests run without, as most players do."""


def qt_of(requirements: list[Requirement]) -> SpecifierSet:
    return next(each.specifier for each in requirements if each.name == "pyside6-essentials")


@pytest.mark.parametrize("requirement", RUNTIME + EXTRA, ids=str)
def test_every_dependency_has_a_lower_bound_and_what_is_installed_is_within(requirement: Requirement) -> None:
    assert any(bound.operator == ">=" for bound in requirement.specifier)
    if requirement.name not in LEFT_OUT:
        assert requirement.specifier.contains(version(requirement.name))


@pytest.mark.parametrize("broken", ["6.12.0", "6.12.1", "6.13.0"])
def test_the_pyside_that_loses_none_is_kept_out(broken: str) -> None:
    assert not qt_of(RUNTIME).contains(broken)


def test_resources_are_compiled_with_the_qt_that_reads_them() -> None:
    assert qt_of([Requirement(text) for text in PROJECT["build-system"]["requires"]]) == qt_of(RUNTIME)


@pytest.mark.parametrize("minor", range(8, 18))
def test_python_versions_and_classifiers_agree(minor: int) -> None:
    allowed = SpecifierSet(PROJECT["project"]["requires-python"]).contains(f"3.{minor}.1")
    named = f"Programming Language :: Python :: 3.{minor}" in PROJECT["project"]["classifiers"]
    assert allowed == named
