"""Progress: written over on a terminal, now and then elsewhere."""

import io

from laksewhist.lab.progress import Progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def told(stream: io.StringIO) -> str:
    clock = Clock()
    progress = Progress(1000, stream, clock)
    for done in range(1, 501):
        clock.now += 0.05
        progress.at(done)
    progress.close()
    return stream.getvalue()


def test_a_log_gets_a_line_every_ten_seconds() -> None:
    lines = told(io.StringIO()).splitlines()
    assert len(lines) == 2
    assert all(line.endswith(" of 1000 deals, 20 per second") for line in lines)


def test_a_terminal_gets_one_line_that_is_cleared_at_the_end() -> None:
    text = told(Terminal())
    assert "\n" not in text
    assert text.count("\r") > 100
    assert text.endswith("\r\x1b[K")


def test_a_short_command_says_nothing() -> None:
    stream = Terminal()
    progress = Progress(10, stream, Clock())
    progress.at(10)
    progress.close()
    assert stream.getvalue() == ""
    assert progress.seconds > 0
