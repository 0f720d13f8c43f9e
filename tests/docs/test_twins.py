"""The two READMEs say the same."""

from tests.docs.pages import ROOT, blocks_of, headings_of, links_of, tables_of

ENGLISH, DANISH = ROOT / "README.md", ROOT / "README.da.md"


def test_the_headings_go_together() -> None:
    english, danish = headings_of(ENGLISH), headings_of(DANISH)
    assert [level for level, _ in english] == [level for level, _ in danish]
    same = {text for _, text in english} & {text for _, text in danish}
    assert same <= {"laksewhist"}, "these headings are not translated"


def test_the_blocks_are_the_same() -> None:
    assert [(each.language, each.text) for each in blocks_of(ENGLISH)] == [
        (each.language, each.text) for each in blocks_of(DANISH)
    ]
    first, second = blocks_of(ENGLISH)[:2]
    assert (first.text, second.text) == ("sh packaging/play.sh\n", "sh packaging/test.sh\n")


def test_links_and_pictures_are_the_same_and_each_leads_to_the_other() -> None:
    english = [link.target for link in links_of(ENGLISH)]
    danish = [link.target for link in links_of(DANISH)]
    assert "README.da.md" in english
    assert [{"README.md": "README.da.md"}.get(target, target) for target in danish] == english


def test_tables_have_the_same_shape() -> None:
    assert tables_of(ENGLISH) == tables_of(DANISH)
