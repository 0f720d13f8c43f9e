"""The command line as the tests run it."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from laksewhist.lab.cli import main


@dataclass(frozen=True)
class Ran:
    """What a command returned and wrote."""

    status: int
    out: str
    err: str

    @property
    def error(self) -> str:
        """The one line of the error, where there is nothing but an error."""
        assert self.status == 1
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1, "errors are one line"
        return self.err[:-1]


Lab = Callable[..., Ran]


@pytest.fixture
def lab(capsys: pytest.CaptureFixture[str]) -> Lab:
    """Runs `laksewhist-lab` with these arguments, in this process."""

    def run(*arguments: object) -> Ran:
        capsys.readouterr()
        status = main([str(each) for each in arguments])
        out, err = capsys.readouterr()
        return Ran(status, out, err)

    return run
