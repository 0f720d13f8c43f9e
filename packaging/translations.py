"""Keep ``assets/i18n/*.ts`` in step with the texts of the program.

    python packaging/translations.py update    writes new texts into the files, as unfinished
    python packaging/translations.py check     fails where a file is not up to date or not complete

English is the source, so ``laksewhist_en.ts`` holds only what has a plural.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from build_hook import qt_tool

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "assets" / "i18n"
LANGUAGES: dict[str, Sequence[str]] = {
    "laksewhist_da.ts": ("-target-language", "da_DK"),
    "laksewhist_en.ts": ("-target-language", "en_GB", "-pluralonly"),
}
_PLACEHOLDER = re.compile(r"\{\w*\}|%n|%\d")


def refresh(folder: Path) -> None:
    """Let lupdate write the texts of ``laksewhist/gui`` into the files of ``folder``, or make them."""
    sources = sorted(
        str(path.relative_to(ROOT))
        for path in (ROOT / "laksewhist" / "gui").glob("**/*.py")
        if path.name != "_resources.py"
    )
    for name, options in LANGUAGES.items():
        command = [str(qt_tool("lupdate")), "-silent", "-locations", "none", "-no-obsolete", *options]
        command += ["-source-language", "en_GB", *sources, "-ts", str(folder / name)]
        done = subprocess.run(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
        if done.returncode != 0:
            raise SystemExit(f"lupdate failed:\n{done.stdout}")


def forms(message: ET.Element) -> list[str]:
    """The translated texts of a message: one, or one for each plural form."""
    translation = message.find("translation")
    if translation is None:
        return [""]
    numbered = translation.findall("numerusform")
    return [form.text or "" for form in numbered] if numbered else [translation.text or ""]


def faults_of(message: ET.Element) -> Iterator[str]:
    """What is wrong with one translation: unfinished, empty, or other placeholders than the source has."""
    translation = message.find("translation")
    if translation is not None and translation.get("type") == "unfinished":
        yield "unfinished"
        return
    wanted = Counter(_PLACEHOLDER.findall(message.findtext("source", "")))
    plural = message.get("numerus") == "yes"
    for text in forms(message):
        found = Counter(_PLACEHOLDER.findall(text))
        if not text:
            yield "empty"
        elif found != wanted and not (plural and found == wanted - Counter(["%n"])):  # "one card" needs no %n
            yield f"placeholders differ in {text!r}"


def faults(folder: Path) -> Iterator[str]:
    """One line for each file that lupdate would change and for each translation with a fault."""
    with tempfile.TemporaryDirectory() as scratch:
        fresh = Path(scratch)
        for name in LANGUAGES:
            shutil.copy(folder / name, fresh / name)
        refresh(fresh)
        for name in LANGUAGES:
            if (fresh / name).read_bytes() != (folder / name).read_bytes():
                yield f"{name}: not up to date; run python packaging/translations.py update"
            for context in ET.parse(fresh / name).iter("context"):
                for message in context.iter("message"):
                    where = f"{name}: {context.findtext('name', '')}: {message.findtext('source', '')!r}"
                    yield from (f"{where}: {fault}" for fault in faults_of(message))


def main(arguments: Sequence[str]) -> int:
    """Do what the first argument says. The exit status is 1 where something is wrong, 2 for wrong usage."""
    match arguments:
        case ["update"]:
            refresh(FOLDER)
            return 0
        case ["check"]:
            found = list(faults(FOLDER))
            print("\n".join(found) or f"translations: {len(LANGUAGES)} files are up to date and complete")
            return 1 if found else 0
        case _:
            print("usage: python packaging/translations.py update|check", file=sys.stderr)
            return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
