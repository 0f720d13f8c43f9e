"""What is wrong with a file, in the language of the moment; the store tells it in English."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from laksewhist.engine.illegal import IllegalAction
from laksewhist.gui.book.words import fault_words as entry_fault_words
from laksewhist.gui.file_fault_texts import OPEN, SENTENCES
from laksewhist.gui.texts import illegal_text
from laksewhist.match.book import EntryFault

_HINT: Final = re.compile(r'(?P<what>.*); did you mean (?P<word>".*")\?', re.DOTALL)
_PLACE: Final = re.compile(r"(?P<place>[^:;]+): (?P<what>.*)", re.DOTALL)
_WORDS: Final = {
    "int": QT_TRANSLATE_NOOP("FileFaults", "a whole number"),
    "float": QT_TRANSLATE_NOOP("FileFaults", "a number"),
    "str": QT_TRANSLATE_NOOP("FileFaults", "text"),
    "bool": QT_TRANSLATE_NOOP("FileFaults", "true or false"),
    "array": QT_TRANSLATE_NOOP("FileFaults", "a list"),
    "object": QT_TRANSLATE_NOOP("FileFaults", "an object"),
    "null": QT_TRANSLATE_NOOP("FileFaults", "nothing (null)"),
    "length": QT_TRANSLATE_NOOP("FileFaults", "length"),
    "of": QT_TRANSLATE_NOOP("FileFaults", "of"),
    "or": QT_TRANSLATE_NOOP("FileFaults", "or"),
    "|": QT_TRANSLATE_NOOP("FileFaults", "or"),
}
"""The words in which the reader of JSON says what it expects."""
_SPELLED: Final = ("what", "value", "wanted")


def file_fault(error: Exception) -> str:
    """The fault with its place in the file; in English, and saying so, where it is nothing that the store says."""
    cause = error.__cause__
    if isinstance(cause, IllegalAction):
        sentence = QCoreApplication.translate("FileFaults", "against the rules: {reason}")
        what = sentence.format(reason=illegal_text(cause, seat_names()))
        place = getattr(error, "place", "")
        return f"{place}: {what}" if place else what
    return fault_told(str(error))


def fault_told(text: str) -> str:
    """What the store has told as a text: `deals[0].forehand: is missing`."""
    found = worded(text)
    if found is not None:
        return found
    sentence = QCoreApplication.translate("FileFaults", "in English: {text}")
    return sentence.format(text=text) if text else ""


def worded(text: str) -> str | None:
    """The text in the language of the moment; None where it is nothing that the store says."""
    hint = _HINT.fullmatch(text)
    if hint is not None:
        what = worded(hint["what"])
        more = QCoreApplication.translate("FileFaults", "did you mean {word}?").format(word=hint["word"])
        return None if what is None else f"{what}; {more}"
    if (found := _sentence(text)) is not None:
        return found
    place = _PLACE.fullmatch(text)
    if place is not None and (what := worded(place["what"])) is not None:
        return f"{place['place']}: {what}"
    if "; " not in text:
        return None
    parts = [worded(part) for part in text.split("; ")]
    return None if None in parts else "; ".join(part for part in parts if part)


def seat_names() -> list[str]:
    """The seats of a file, in which nobody is known by name."""
    return [QCoreApplication.translate("FileFaults", "seat {number}").format(number=seat) for seat in range(4)]


def _sentence(text: str) -> str | None:
    for fault in EntryFault:
        if text == fault.value:
            return entry_fault_words(fault)
    for pattern, source in _patterns():
        if match := pattern.fullmatch(text):
            told = {name: _spelled(value) if name in _SPELLED else value for name, value in match.groupdict().items()}
            return QCoreApplication.translate("FileFaults", source).format(**told)
    return None


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    """The sentences as patterns, those with the fewest words left open first."""
    sources = sorted((str(each) for each in SENTENCES), key=lambda source: (source.count("{"), -len(source)))
    closed = ((re.compile(_pattern(source), re.DOTALL), source) for source in sources)
    opened = ((re.compile(_pattern(str(each)) + "(: .*)?", re.DOTALL), str(each)) for each in OPEN)
    return *closed, *opened


def _pattern(source: str) -> str:
    """A word at the beginning goes over no colon unless it is quoted: what stands there is a place."""
    parts = re.split(r"\{(\w+)\}", source)
    words = (r"\".*?\"|'.*?'|[^:;\"']+?" if number == 1 and not parts[0] else ".+?" for number in range(len(parts)))
    pairs = zip(parts, words, strict=True)
    return "".join(
        f"(?P<{part}>{word})" if number % 2 else re.escape(part) for number, (part, word) in enumerate(pairs)
    )


def _spelled(value: str) -> str:
    """What the reader of JSON names, in words; a value from the file stays as it is."""
    if '"' in value or "'" in value:
        return value
    words = [_WORDS.get(word) for word in value.split()]
    told = (QCoreApplication.translate("FileFaults", str(found)) if found else None for found in words)
    return " ".join(new or old for new, old in zip(told, value.split(), strict=True))
