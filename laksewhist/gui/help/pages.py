"""The pages of a language, read from the resources once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QCoreApplication, QFile, QIODevice

from laksewhist.gui.help.markup import Page, Section, parse_page
from laksewhist.gui.help.topics import TOPICS, Place


def page_language() -> str:
    """The folder of the pages in the language of the moment: `da` or `en`."""
    #: the folder of the help pages in this language; Danish: da
    return QCoreApplication.translate("Help", "en")


@cache
def pages(language: str) -> Mapping[str, Page]:
    """Every page by its topic, in the order of the contents. Raises LookupError where one is missing."""
    return {topic: parse_page(_read(language, topic)) for topic in TOPICS}


def rule_places(language: str) -> Mapping[int, tuple[Place, Section]]:
    """Each house rule by its number: where it is explained first."""
    found: dict[int, tuple[Place, Section]] = {}
    for topic, page in pages(language).items():
        for section in page.sections:
            for rule in section.rules:
                found.setdefault(rule, (Place(topic, f"r{rule}"), section))
    return dict(sorted(found.items()))


def _read(language: str, topic: str) -> str:
    file = QFile(f":/help/{language}/{topic}.md")
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise LookupError(f"there is no help page {language}/{topic}")
    return bytes(file.readAll().data()).decode("utf-8")
