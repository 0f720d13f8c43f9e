"""The shortcuts of the commands: the usual ones, those that the player has changed, and which cannot be had.

Texts are Qt's portable ones, such as `Ctrl+N`; an empty text is no shortcut.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum
from typing import Final

from PySide6.QtGui import QKeySequence

from laksewhist.engine.values import dataclass
from laksewhist.gui.menu import COMMANDS, LAST

USUAL: Final[Mapping[str, str]] = {each[0]: each[2] for each in (*COMMANDS, *LAST) if each is not None}
"""Each command's shortcut as long as nothing is changed."""

_FORMAT: Final = QKeySequence.SequenceFormat.PortableText
_HELD: Final = re.compile(r"(Ctrl|Alt|Shift|Meta|Num)\+(?=.)")
_FUNCTION_KEY: Final = re.compile(r"F[1-9]\d?")


class Trouble(Enum):
    """Why a shortcut cannot be had."""

    ALTGR = "Ctrl and Alt together are AltGr on many keyboards, which types letters"
    PLAIN = "a plain key belongs to the cards"
    TAKEN = "another command has it"


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a shortcut; `command` is the one that has it where it is taken."""

    trouble: Trouble
    command: str = ""


def text_of(sequence: QKeySequence) -> str:
    """A shortcut as it is kept."""
    return sequence.toString(_FORMAT)


def sequence_of(text: str) -> QKeySequence:
    """A shortcut as Qt has it; an empty one for a text that names no press of a key."""
    sequence = QKeySequence.fromString(text, _FORMAT)
    return sequence if text_of(sequence) and sequence.count() == 1 else QKeySequence()


def fault_of(command: str, sequence: QKeySequence, others: Mapping[str, str]) -> Fault | None:
    """Why the command cannot have this shortcut beside the shortcuts of the others, or None; none at all it can."""
    text = text_of(sequence)
    held, key = parts_of(text)
    if {"Ctrl", "Alt"} <= held:
        return Fault(Trouble.ALTGR)
    if text and not held & {"Ctrl", "Alt", "Meta"} and not _FUNCTION_KEY.fullmatch(key):
        return Fault(Trouble.PLAIN)
    taken = next((other for other, has in others.items() if text and has == text and other != command), None)
    return None if taken is None else Fault(Trouble.TAKEN, taken)


def in_force(changed: Mapping[str, str]) -> dict[str, str]:
    """The shortcut of each command with these changes; left out is what cannot be had, as in a file made by hand."""
    found: dict[str, str] = {}
    for command in sorted(USUAL, key=lambda each: each not in changed):  # what was chosen goes first
        for text in (changed.get(command), USUAL[command], ""):
            if text is None or (text and sequence_of(text).isEmpty()):
                continue
            if fault_of(command, sequence_of(text), found) is None:
                found[command] = text_of(sequence_of(text))
                break
    return {command: found[command] for command in USUAL}


def parts_of(text: str) -> tuple[frozenset[str], str]:
    """The keys that are held, such as Ctrl, and the key that is pressed, of a shortcut of one press."""
    held: set[str] = set()
    while (match := _HELD.match(text)) is not None:
        held.add(match[1])
        text = text[match.end() :]
    return frozenset(held), text
