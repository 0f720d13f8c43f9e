"""What is said, in Danish or English, when the game cannot start. Without Qt: it may be Qt that is missing."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from enum import Enum
from typing import Final

from laksewhist.engine.values import dataclass


class Trouble(Enum):
    """What can keep the game from starting."""

    NO_QT = "PySide6 is not installed"
    LIBRARIES = "libraries of the system are missing"
    QT_BROKEN = "Qt cannot be loaded for another reason"
    NO_SCREEN = "there is no screen"
    NO_RESOURCES = "cards, fonts and translations are not compiled"


@dataclass(frozen=True, slots=True)
class Problem:
    """A trouble with what it is about: names of libraries and of the Debian packages that hold them."""

    trouble: Trouble
    libraries: tuple[str, ...] = ()
    packages: tuple[str, ...] = ()
    detail: str = ""


_WORDS: Final[Mapping[str, Mapping[Trouble, str]]] = {
    "en": {
        Trouble.NO_QT: "Laksewhist cannot start: PySide6, which draws its windows, is not installed ({detail}).\n"
        'Install it with:  python -m pip install "{requirement}"',
        Trouble.LIBRARIES: "Laksewhist cannot start: the system lacks {libraries}.",
        Trouble.QT_BROKEN: "Laksewhist cannot start: Qt, which draws its windows, cannot be loaded.\n{detail}",
        Trouble.NO_SCREEN: "Laksewhist cannot start: there is no screen here (DISPLAY is not set).\n"
        "Start it from a desktop. laksewhist-lab plays without a screen.",
        Trouble.NO_RESOURCES: "Laksewhist cannot start: its cards, fonts and translations are not compiled.\n"
        "In a working copy run:  python packaging/build_hook.py",
    },
    "da": {
        Trouble.NO_QT: "Laksewhist kan ikke starte: PySide6, som tegner vinduerne, er ikke installeret ({detail}).\n"
        'Installér det med:  python -m pip install "{requirement}"',
        Trouble.LIBRARIES: "Laksewhist kan ikke starte: systemet mangler {libraries}.",
        Trouble.QT_BROKEN: "Laksewhist kan ikke starte: Qt, som tegner vinduerne, kan ikke indlæses.\n{detail}",
        Trouble.NO_SCREEN: "Laksewhist kan ikke starte: Der er ingen skærm her (DISPLAY er ikke sat).\n"
        "Start det fra et skrivebord. laksewhist-lab spiller uden skærm.",
        Trouble.NO_RESOURCES: "Laksewhist kan ikke starte: Kort, skrift og sprog er ikke bygget.\n"
        "I en arbejdskopi køres:  python packaging/build_hook.py",
    },
}
_INSTALL: Final = {
    "en": "On Debian and Ubuntu this installs it:  sudo apt install {packages}",
    "da": "På Debian og Ubuntu installeres det med:  sudo apt install {packages}",
}
# Programs of desktops that show a sentence in a window: whoever clicked in a menu sees no terminal.
_WINDOWS: Final = (("zenity", "--error", "--no-markup", "--text"), ("kdialog", "--error"), ("xmessage", "-center"))


def language_of(environment: Mapping[str, str]) -> str:
    """`da` or `en`, by the rule of the game: Danish, unless the system speaks another language."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return "da" if value.startswith(("da", "C", "POSIX")) else "en"
    return "da"


def qt_requirement() -> str:
    """What pip is to be asked for: the bounds that this version of the game was installed with, where it knows them."""
    from importlib.metadata import PackageNotFoundError, requires

    try:
        wanted = requires("laksewhist") or []
    except PackageNotFoundError:
        wanted = []
    return next((each for each in wanted if each.lower().startswith("pyside6")), "pyside6-essentials")


def sentence(problem: Problem, language: str) -> str:
    """What is told of the problem, with the command that cures it where there is one."""
    told = _WORDS[language][problem.trouble].format(
        libraries=", ".join(problem.libraries), detail=problem.detail, requirement=qt_requirement()
    )
    if problem.packages:
        told += "\n" + _INSTALL[language].format(packages=" ".join(problem.packages))
    return told


def tell(problem: Problem, environment: Mapping[str, str]) -> None:
    """Say it on standard error, and in a window where a desktop is there but nobody sees standard error."""
    import shutil  # not needed where the game starts
    import subprocess

    told = sentence(problem, language_of(environment))
    seen = sys.stderr is not None and sys.stderr.isatty()
    if sys.stderr is not None:
        print(told, file=sys.stderr)
    if seen or not (environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")):
        return
    for program, *options in _WINDOWS:
        if shutil.which(program):
            subprocess.run([program, *options, told], check=False)
            return
