"""Make the sounds as WAV files, from nothing but sines and noise.

    python assets/sounds/draw.py OUT_DIR

writes card.wav, deal.wav and so on: 44.1 kHz, 16 bits, one channel.  Dry and near: under 250 ms, only the
dealing takes up to 600.  The loudest 50 ms of a sound have the level that `SOUNDS` gives, about -18 dB; both ends are
silent.  The same program gives the same bytes.  Standard library only.
"""

import argparse
import math
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Final

RATE: Final = 44100
FULL: Final = 32767
FADE_IN, FADE_OUT = 0.002, 0.025
"""Seconds; shorter ends would be heard as clicks."""
LOUDEST: Final = 0.05
"""Seconds over which the level is measured."""
BAR: Final = ((1.0, 1.0, 1.0), (2.76, 0.35, 0.45), (5.4, 0.12, 0.2))
"""The partials of a struck wooden bar: pitch, strength and length against the lowest one."""

Wave = list[float]


def silence(seconds: float) -> Wave:
    """Nothing, of that length."""
    return [0.0] * round(seconds * RATE)


def mix(seconds: float, *parts: tuple[float, float, Wave]) -> Wave:
    """Parts laid over each other: where each begins in seconds, how strong it is, and the part."""
    whole = silence(seconds)
    for begin, strength, part in parts:
        start = round(begin * RATE)
        for i, value in enumerate(part[: len(whole) - start]):
            whole[start + i] += strength * value
    return whole


def wood(pitch: float, decay: float, seconds: float) -> Wave:
    """A struck piece of wood: `decay` is the time in which the lowest partial falls to a third."""
    out = silence(seconds)
    for ratio, strength, length in BAR:
        step, fall = math.tau * pitch * ratio / RATE, 1 / (decay * length * RATE)
        for i in range(len(out)):
            out[i] += strength * math.sin(step * i) * math.exp(-fall * i)
    return out


def rustle(low: float, high: float, decay: float, seconds: float, seed: int) -> Wave:
    """Noise between two pitches that dies away: paper, or water where it is low."""
    random = Random(seed)
    up, down = 1 - math.exp(-math.tau * high / RATE), 1 - math.exp(-math.tau * low / RATE)
    smooth = slow = 0.0
    out = silence(seconds)
    for i in range(len(out)):
        smooth += up * (random.random() * 2 - 1 - smooth)
        slow += down * (smooth - slow)
        out[i] = (smooth - slow) * math.exp(-i / (decay * RATE))
    return out


def drop(pitch: float, rise: float, seconds: float) -> Wave:
    """A drop that closes under water: a sine that rises while it dies away."""
    out, phase = silence(seconds), 0.0
    for i in range(len(out)):
        part = i / len(out)
        phase += math.tau * pitch * (1 + rise * part * part) / RATE
        out[i] = math.sin(phase) * math.sin(math.pi * min(1, part * 4) / 2) * math.exp(-4 * part)
    return out


def card() -> Wave:
    """A card is laid on the table."""
    return mix(0.13, (0, 1.6, rustle(900, 6500, 0.016, 0.13, 3)), (0.004, 0.5, wood(150, 0.022, 0.12)))


def deal() -> Wave:
    """A pack runs off the thumb: flaps that come closer and closer, and the pack set down."""
    flaps, at = [], 0.0
    for i in range(18):
        flaps.append((at, 0.6 + 0.4 * math.sin(i * 1.7) ** 2, rustle(1200, 7000, 0.009, 0.06, 100 + i)))
        at += 0.036 - 0.001 * i
    return mix(0.59, *flaps, (at + 0.02, 0.35, wood(140, 0.02, 0.1)))


def trick() -> Wave:
    """A trick is put away: one low note."""
    return mix(0.24, (0, 1, wood(196, 0.06, 0.24)), (0, 0.25, rustle(300, 2500, 0.01, 0.05, 7)))


def bid() -> Wave:
    """Somebody bids: a soft tap."""
    return mix(0.15, (0, 1, wood(523, 0.03, 0.15)), (0, 0.3, rustle(500, 3000, 0.006, 0.03, 11)))


def knock(strength: float = 0.6) -> Wave:
    """A knuckle on the table."""
    return mix(0.12, (0, 1, wood(175, 0.024, 0.12)), (0, strength, rustle(200, 1800, 0.008, 0.04, 13)))


def clock() -> Wave:
    """The last seconds: two knocks."""
    return mix(0.235, (0, 1, knock(1.0)), (0.115, 0.9, knock(1.0)))


def made() -> Wave:
    """A bid is made: a rising third."""
    return mix(0.245, (0, 0.8, wood(392, 0.045, 0.2)), (0.085, 1, wood(493.88, 0.06, 0.16)))


def fell() -> Wave:
    """A bid has failed: a falling third."""
    return mix(0.245, (0, 0.8, wood(392, 0.045, 0.2)), (0.085, 1, wood(329.63, 0.06, 0.16)))


def joker() -> Wave:
    """A joker is led: the salmon leaps."""
    water = rustle(350, 3200, 0.05, 0.24, 17)
    return mix(0.245, (0, 1.5, water), (0.07, 0.4, drop(420, 1.4, 0.11)), (0.14, 0.3, drop(610, 1.2, 0.09)))


SOUNDS: Final[dict[str, tuple[Callable[[], Wave], float]]] = {
    "card": (card, -18),
    "deal": (deal, -20),
    "trick": (trick, -18),
    "bid": (bid, -21),
    "pass": (knock, -21),
    "made": (made, -18),
    "fell": (fell, -18),
    "clock": (clock, -18),
    "joker": (joker, -18),
}
"""What makes each sound, and its level in dB below the loudest that can be written."""


def level(sound: Sequence[float]) -> float:
    """The root mean square of the loudest 50 ms; whole scale is 1."""
    size = round(LOUDEST * RATE)
    power = [value * value for value in sound]
    running = sum(power[:size])
    most = running
    for i in range(size, len(power)):
        running += power[i] - power[i - size]
        most = max(most, running)
    return math.sqrt(max(most, 0.0) / size)


def faded(sound: Wave) -> Wave:
    """The sound with silent ends."""
    last = len(sound) - 1
    into, out = FADE_IN * RATE, FADE_OUT * RATE
    return [value * _ease(i / into) * _ease((last - i) / out) for i, value in enumerate(sound)]


def _ease(part: float) -> float:
    return 1.0 if part >= 1 else (1 - math.cos(math.pi * part)) / 2


def samples(name: str) -> array:
    """The sound as 16-bit numbers."""
    make, decibels = SOUNDS[name]
    sound = faded(make())
    factor = 10 ** (decibels / 20) / level(sound) * FULL
    return array("h", [round(value * factor) for value in sound])


def write(path: Path, numbers: array) -> None:
    """Writes a WAV file; its numbers have the low byte first on every machine."""
    if sys.byteorder == "big":
        numbers = array("h", numbers)
        numbers.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(numbers.tobytes())


def main() -> None:
    """Write all sounds."""
    parser = argparse.ArgumentParser(description="Make the sounds as WAV files.")
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        write(folder / f"{name}.wav", samples(name))


if __name__ == "__main__":
    main()
