"""No link and no picture on any page leads nowhere."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import EVERY_PAGE, ROOT, anchors_of, links_of, name_of, prose_of

_CODE = re.compile(r"`([^`]+)`")
_FOLDERS = ("laksewhist/", "assets/", "tests/", "packaging/", "docs/", ".ci/")


@pytest.mark.parametrize("page", EVERY_PAGE, ids=name_of)
def test_every_link_and_picture_is_there(page: Path) -> None:
    for link in links_of(page):
        where = f"{name_of(page)}:{link.line}: {link.target}"
        assert link.text.strip(), f"{where} has no words"
        if link.target.startswith("https://"):
            continue
        path, _, anchor = link.target.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{where} is not there"
        assert target.is_relative_to(ROOT), f"{where} is outside the project"
        if anchor:
            assert anchor in anchors_of(target), f"{where}: no such heading"


@pytest.mark.parametrize("page", EVERY_PAGE, ids=name_of)
def test_every_path_in_the_text_is_there(page: Path) -> None:
    for number, line in prose_of(page):
        for code in _CODE.findall(line):
            for word in code.split():
                if word.startswith(_FOLDERS):
                    assert list(ROOT.glob(word)), f"{name_of(page)}:{number}: {word} is not there"


def test_every_page_in_docs_is_in_its_index() -> None:
    index = ROOT / "docs" / "README.md"
    linked = {(index.parent / link.target.partition("#")[0]).resolve() for link in links_of(index)}
    assert set((ROOT / "docs").rglob("*.md")) - {index} <= linked


def test_pages_are_found() -> None:
    assert {"README.md", "README.da.md", "CHANGELOG.md", "CONTRIBUTING.md"} <= {name_of(page) for page in EVERY_PAGE}
