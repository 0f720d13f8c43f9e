"""The look at the screen counts what is there, and a program that shows nothing is reported."""

import struct
import sys
from pathlib import Path

import check_window
import pytest


def framebuffer(folder: Path, colours: int) -> Path:
    """A screen in the format of xwd, with a name and two entries of a colour map before the pixels."""
    fields = [104, 7, 2, 24, colours, 1, *[0] * 13, 2, *[0] * 5]
    header = struct.pack(f">{len(fields)}I", *fields).ljust(104, b"\0")
    pixels = b"".join(struct.pack("I", index) for index in range(colours)) * 2
    screen = folder / "screen"
    screen.write_bytes(header + bytes(2 * 12) + pixels)
    return screen


@pytest.mark.parametrize("colours", [1, 2, 300])
def test_colours_are_counted_once_without_header_and_colour_map(tmp_path: Path, colours: int) -> None:
    assert check_window.colours_on_screen(framebuffer(tmp_path, colours)) == colours


def test_a_program_that_ends_before_it_shows_a_window_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check_window, "visible_window", lambda: None)
    command = [sys.executable, "-c", "raise SystemExit(3)"]
    with pytest.raises(check_window.WindowError, match="ended with status 3 before a window"):
        check_window.check(command, framebuffer(tmp_path, 1))


def test_a_window_that_stays_empty_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_window, "visible_window", lambda: 1)
    monkeypatch.setattr(check_window, "PATIENCE_SECONDS", 0.3)
    command = [sys.executable, "-c", "import time; time.sleep(60)"]
    with pytest.raises(check_window.WindowError, match="painted: not within"):
        check_window.check(command, framebuffer(tmp_path, 20))


def test_without_a_command_it_tells_its_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert check_window.main([]) == 2
    assert "COMMAND" in capsys.readouterr().err
