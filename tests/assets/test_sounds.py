"""The sounds: their length, level and silent ends, and the same bytes every time."""

import math
import runpy
import subprocess
import sys
import wave
from array import array
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DRAW = ROOT / "assets" / "sounds" / "draw.py"
NAMES = ("card", "deal", "trick", "bid", "pass", "made", "fell", "clock", "joker")
RATE = 44100


def draw(folder: Path) -> None:
    subprocess.run([sys.executable, "-I", DRAW, folder], check=True, timeout=120)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("sounds")
    draw(made)
    return made


def numbers(path: Path) -> list[float]:
    """The samples, whole scale 1; little-endian in the file."""
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        found = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        found.byteswap()
    return [value / 32767 for value in found]


def decibels(sound: list[float]) -> float:
    """The root mean square of the loudest 50 ms."""
    size = RATE // 20
    return max(
        10 * math.log10(sum(value * value for value in sound[at : at + size]) / size)
        for at in range(0, len(sound) - size, 64)
    )


def pitch(sound: list[float], lowest: int, highest: int) -> int:
    """The strongest whole frequency of a range, in hertz."""

    def power(hertz: int) -> float:
        step = math.tau * hertz / RATE
        real = sum(value * math.cos(step * i) for i, value in enumerate(sound))
        return real**2 + sum(value * math.sin(step * i) for i, value in enumerate(sound)) ** 2

    return max(range(lowest, highest, 6), key=power)


def test_these_are_all_sounds_and_all_are_resources(folder: Path) -> None:
    assert {path.stem for path in folder.iterdir()} == set(NAMES)
    listed = (ROOT / "resources.qrc").read_text(encoding="utf-8")
    assert all(f'<file alias="{name}.wav">build/assets/sounds/{name}.wav</file>' in listed for name in NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_and_neither_loud_nor_lost(folder: Path, name: str) -> None:
    sound = numbers(folder / f"{name}.wav")
    assert 0.1 <= len(sound) / RATE < (0.6 if name == "deal" else 0.25)
    assert -22 <= decibels(sound) <= -17.5
    assert max(abs(value) for value in sound) < 10 ** (-4 / 20)


@pytest.mark.parametrize("name", NAMES)
def test_the_ends_do_not_click(folder: Path, name: str) -> None:
    sound = numbers(folder / f"{name}.wav")
    assert sound[0] == sound[-1] == 0
    start, end = sound[: RATE // 5000], sound[-RATE // 500 :]  # a fifth of a millisecond, two milliseconds
    assert max(abs(value) for value in start) < 0.02
    assert max(abs(value) for value in end) < 0.003
    assert abs(sum(sound) / len(sound)) < 0.005


def test_made_rises_by_a_third_and_fell_falls_by_one(folder: Path) -> None:
    for name, fewest, most in (("made", 1.2, 1.3), ("fell", 0.77, 0.87)):
        sound = numbers(folder / f"{name}.wav")
        first, second = pitch(sound[: RATE // 12], 280, 560), pitch(sound[RATE // 7 :], 280, 560)
        assert fewest < second / first < most, (name, first, second)


def test_the_same_every_time(folder: Path, tmp_path: Path) -> None:
    draw(tmp_path)
    for name in NAMES:
        assert (tmp_path / f"{name}.wav").read_bytes() == (folder / f"{name}.wav").read_bytes()


def test_a_sound_without_ends_would_be_noticed() -> None:
    program = runpy.run_path(str(DRAW))
    loud = [1.0] * RATE
    quiet = program["faded"](loud)
    assert (quiet[0], quiet[-1]) == (0, 0)
    assert quiet[RATE // 2] == 1
    assert program["level"](loud) == pytest.approx(1)
