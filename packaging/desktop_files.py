"""The texts that a desktop reads: menu entry, file type, metadata, man pages, copyright and changelog.

The templates are in `packaging/linux`; `@name@` stands for what comes from elsewhere.
"""

from __future__ import annotations

import gzip
import re
import sys
import textwrap
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, time
from email.utils import format_datetime
from pathlib import Path
from xml.sax.saxutils import escape

from facts import ROOT, FactsError, Names, Section, build_date, read_names, releases
from pictures_for_desktop import SCREENSHOT_SIZE, SCREENSHOTS

MAN_PAGES = {
    "laksewhist.6": "man6",
    "laksewhist-lab.6": "man6",
    "laksewhist.da.6": "da/man6",
    "laksewhist-lab.da.6": "da/man6",
}
_PLACE = re.compile(r"@(\w+)@")


def fill(template: str, values: Mapping[str, str]) -> str:
    """The template with each `@name@` replaced. Raises FactsError for a name without a value."""
    if missing := sorted(set(_PLACE.findall(template)) - set(values)):
        raise FactsError(f"a template asks for {', '.join(missing)}")
    return _PLACE.sub(lambda found: values[found[1]], template)


def debian_changelog(sections: tuple[Section, ...], names: Names) -> str:
    """The changelog in Debian's form. Sections need dates."""
    entries = []
    for section in sections:
        assert section.date is not None
        lines = [f"laksewhist ({section.version}) unstable; urgency=medium", ""]
        for kind, sentence in section.changes:
            lines += textwrap.wrap(
                f"{kind}: {sentence.replace('`', '')}", 78, initial_indent="  * ", subsequent_indent="    "
            )
        moment = datetime.combine(section.date, time(12), UTC)
        lines += ["", f" -- {names.contact}  {format_datetime(moment)}", ""]
        entries.append("\n".join(lines))
    return "\n".join(entries)


def metainfo_releases(sections: tuple[Section, ...]) -> str:
    """The `release` elements of the metadata; one that is not released is marked as under way."""
    return "\n".join(
        f'    <release version="{escape(section.version)}" date="{section.date}"'
        f' type="{"development" if "~" in section.version else "stable"}"/>'
        for section in sections
    )


def metainfo_screenshots(names: Names) -> str:
    """The `screenshot` elements: pictures in English and in Danish below the address of the program."""
    width, height = SCREENSHOT_SIZE
    elements = []
    for number, (name, captions) in enumerate(SCREENSHOTS.items()):
        kind = ' type="default"' if number == 0 else ""
        lines = [f"    <screenshot{kind}>"]
        for language, caption in captions.items():
            mark = "" if language == "en" else f' xml:lang="{language}"'
            address = f"{names.homepage}/screenshots/{name}-{language}.png"
            lines.append(f"      <caption{mark}>{escape(caption)}</caption>")
            lines.append(f'      <image type="source"{mark} width="{width}" height="{height}">{address}</image>')
        elements.append("\n".join([*lines, "    </screenshot>"]))
    return "\n".join(elements)


def paragraphs(text: str) -> str:
    """A licence as the field of a copyright file: indented, with a dot on each empty line."""
    return "\n".join(f" {line.rstrip()}" if line.strip() else " ." for line in text.strip().splitlines())


def values_of(root: Path) -> dict[str, str]:
    """What the templates may ask for."""
    names, sections = read_names(root), releases(root)
    date = build_date(root)
    return {
        "author": names.author,
        "date": date.isoformat(),
        "homepage": names.homepage,
        "identity": names.identity,
        "licence": names.licence,
        "mit": paragraphs((root / "LICENSE").read_text(encoding="utf-8").partition("\n\n")[2].partition("\n\n")[2]),
        "ofl": paragraphs((root / "assets" / "fonts" / "OFL.txt").read_text(encoding="utf-8")),
        "releases": metainfo_releases(sections),
        "screenshots": metainfo_screenshots(names),
        "version": sections[0].version,
        "year": str(date.year),
    }


def write_texts(root: Path, share: Path) -> None:
    """Write every text below `share`, which is the folder `usr/share` of the package. Raises FactsError."""
    templates, values = root / "packaging" / "linux", values_of(root)
    places = {
        "laksewhist.desktop": "applications/laksewhist.desktop",
        "laksewhist.xml": "mime/packages/laksewhist.xml",
        "laksewhist.metainfo.xml": f"metainfo/{values['identity']}.metainfo.xml",
        "copyright": "doc/laksewhist/copyright",
        "laksewhist.lintian-overrides": "lintian/overrides/laksewhist",
    }
    for template, place in places.items():
        target = share / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(fill((templates / template).read_text(encoding="utf-8"), values), encoding="utf-8")
    for template, folder in MAN_PAGES.items():
        page = fill((templates / template).read_text(encoding="utf-8"), values)
        write_packed(share / "man" / folder / f"{template.replace('.da.', '.')}.gz", page)
    write_packed(share / "doc" / "laksewhist" / "changelog.gz", debian_changelog(releases(root), read_names(root)))


def main(arguments: Sequence[str]) -> int:
    """Write every text below the folder that is given, as a recipe of another package needs them."""
    if len(arguments) != 1:
        print("usage: python packaging/desktop_files.py SHARE", file=sys.stderr)
        return 2
    write_texts(ROOT, Path(arguments[0]))
    return 0


def write_packed(target: Path, text: str) -> None:
    """Write the text packed by gzip, without name and date: the same text gives the same bytes."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode(), compresslevel=9, mtime=0))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
