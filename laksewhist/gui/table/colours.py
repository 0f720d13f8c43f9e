"""Arithmetic on `#RRGGBB` colours: mixing, and the contrast that WCAG 2 defines."""

from __future__ import annotations


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue, 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(colour: str, other: str, part: float) -> str:
    """`colour` with `part` (0 to 1) of it covered by `other`."""
    pairs = zip(channels(colour), channels(other), strict=True)
    return "#" + "".join(f"{round(a * (1 - part) + b * part):02X}" for a, b in pairs)


def linear(colour: str) -> tuple[float, float, float]:
    """Red, green and blue as linear light, 0 to 1."""
    red, green, blue = (
        v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in channels(colour))
    )
    return red, green, blue


def contrast(colour: str, other: str) -> float:
    """The contrast ratio of two colours, 1 to 21."""
    low, high = sorted(_luminance(c) for c in (colour, other))
    return (high + 0.05) / (low + 0.05)


def readable(colour: str, ground: str, ink: str, least: float) -> str:
    """The colour, mixed with as much `ink` as it needs for a contrast of `least` on `ground`."""
    for twentieth in range(20):
        mixed = mix(colour, ink, twentieth / 20)
        if contrast(mixed, ground) >= least:
            return mixed
    return ink


def _luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
