"""Who answered, in words: what is said of a decision beside its reason, or where it has none to tell."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from laksewhist.ai.decision import Decision
from laksewhist.gui.advice.after import Asked
from laksewhist.gui.answers import Source

PERSON: Final[object] = QT_TRANSLATE_NOOP("Answered", "A person decided this.")
SOMEBODY: Final[object] = QT_TRANSLATE_NOOP("Answered", "A person sits here, so there is no reason to tell.")
CLAIM: Final[object] = QT_TRANSLATE_NOOP("Answered", "The rest had been claimed, and this card makes the claim good.")
CLOCK: Final[object] = QT_TRANSLATE_NOOP("Answered", "The time in sniksnak was up, and the lowest card was played.")
FAILED: Final[object] = QT_TRANSLATE_NOOP(
    "Answered", "The computer failed here, and a rule of thumb decided. The log tells more."
)
LATE: Final[object] = QT_TRANSLATE_NOOP("Answered", "The time to think was up here, and a rule of thumb decided.")
SAME: Final[object] = QT_TRANSLATE_NOOP("Answered", "With more time it would have done the same:")
OTHER: Final[object] = QT_TRANSLATE_NOOP("Answered", "With more time it would have done this:")
DIFFERS: Final[object] = QT_TRANSLATE_NOOP(
    "Answered",
    "Something else was done: its time may have been up, or the program has changed since. Now it would do this:",
)


def _say(source: object) -> str:
    return QCoreApplication.translate("Answered", str(source))


def without_reason(asked: Asked) -> str | None:
    """Why there is no reason to tell, as a sentence; None where a computer can be asked for it."""
    if asked.source is Source.FAILED:
        return _say(FAILED)
    if asked.source is Source.CLOCK:
        return _say(CLOCK)
    if asked.brain is not None:
        return None
    if asked.source is Source.PERSON:
        return _say(PERSON)
    # Not known any more, where the program was started anew since then: it may have been any of these.
    return _say(SOMEBODY if asked.source is None else CLAIM)


def beside_reason(asked: Asked, found: Decision | None) -> str:
    """What must be known before a reason is told: that it is not that of what was done. Empty where it is.

    `found` is what the computer decides now; None as long as it thinks.
    """
    same = found is not None and found.action == asked.action
    if asked.source is Source.LATE:
        return _say(LATE) if found is None else f"{_say(LATE)} {_say(SAME if same else OTHER)}"
    return "" if found is None or same else _say(DIFFERS)
