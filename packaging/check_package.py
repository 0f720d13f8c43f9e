"""What Debian's own programs say of the package: menu entry, metadata, file type, man pages, and all of it."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

from build_hook import BuildError
from steps import output_of


def lintian_findings(package: Path) -> list[str]:
    """What lintian finds, errors and warnings, without what our overrides say is meant so."""
    command: list[str | Path] = ["lintian", "--allow-root", "--fail-on", "none", "--tag-display-limit", "0", package]
    return [line for line in output_of(command, folder=package.parent).splitlines() if line[:2] in ("E:", "W:")]


def man_warnings(page: Path) -> list[str]:
    """What groff complains of in a man page."""
    command: list[str | Path] = ["man", "--warnings", "--encoding", "UTF-8", "--local-file", "-Tutf8", "-Z", page]
    environment = {"LC_ALL": "C.UTF-8", "MANROFFSEQ": "", "MANWIDTH": "80"}
    printed = output_of(
        ["sh", "-c", '"$@" 2>&1 >/dev/null', "sh", *command], folder=page.parent, environment=environment
    )
    return [f"{page.name}: {line}" for line in printed.splitlines()]


def faults(tree: Path, package: Path) -> Iterator[str]:
    """One line or more for each fault of a package, given with the files that it holds."""
    share = tree / "usr" / "share"
    for entry in share.glob("applications/*.desktop"):
        yield from output_of(["desktop-file-validate", "--warn-kde", entry], folder=tree).splitlines()
    for metadata in share.glob("metainfo/*.xml"):
        output_of(["appstreamcli", "validate", "--no-net", metadata], folder=tree)
    for kind in share.glob("mime/packages/*.xml"):
        ET.parse(kind)
    for page in share.glob("man/**/*.gz"):
        yield from man_warnings(page)
    yield from lintian_findings(package)


def check_package(tree: Path, package: Path) -> None:
    """Raise BuildError with every fault, or with what a program says that fails."""
    if found := list(faults(tree, package)):
        raise BuildError("\n".join(["the Debian package has faults:", *found]))
