"""The help pages hold what they should, in both languages: every rule, bid and option, live links, pictures."""

import re
from dataclasses import fields, replace
from itertools import product

import pytest
from PySide6.QtCore import QDir, QUrl

from laksewhist.engine.bids import LADDER, NoloKind, TrickKind
from laksewhist.engine.house_rules import (
    AllPass,
    CallOwnAce,
    ExchangeOrder,
    HolderMayLeadLow,
    HouseRules,
    IronHand,
    Shuffle,
    SniksnakTalk,
)
from laksewhist.engine.illegal import Reason
from laksewhist.engine.point_table import DEFAULT_TABLE, Formula, PointTable
from laksewhist.engine.view import Phase
from laksewhist.gui.help.glossary import GLOSSARY, explain, word_of
from laksewhist.gui.help.house import OPTIONS, HouseWords
from laksewhist.gui.help.markup import BlockKind, parse_page
from laksewhist.gui.help.pages import page_language, pages, rule_places
from laksewhist.gui.help.pictures import HelpPictures
from laksewhist.gui.help.render import page_html, plain, section_html
from laksewhist.gui.help.tables import LAKSESTUEN, Tables, Tournament
from laksewhist.gui.help.topics import (
    KINDS,
    PHASES,
    REASONS,
    START,
    TOPICS,
    Place,
    bid_place,
    option_place,
    parse_link,
    place_now,
)
from laksewhist.gui.languages import set_language
from laksewhist.gui.look import Look
from laksewhist.gui.pictures import PICTURES, draw_up
from laksewhist.gui.table.theme import THEMES
from laksewhist.gui.texts import bid_kind_text

LEAST_WORDS = 12
"""A section that explains something has at least so many."""
VALUES = {
    "shuffle": Shuffle,
    "iron_hand": IronHand,
    "all_pass": AllPass,
    "call_own_ace": CallOwnAce,
    "exchange": ExchangeOrder,
    "holder_may_lead_low": HolderMayLeadLow,
    "sniksnak_seconds": (0, 1, 30),
    "sniksnak_talk": SniksnakTalk,
}


@pytest.fixture(params=["da", "en"])
def language(request: pytest.FixtureRequest) -> str:
    set_language(request.param)
    return str(request.param)


def section_at(language: str, place: Place):
    """The section that a place leads to; the whole first one where it names none."""
    sections = pages(language)[place.topic].sections
    if not place.anchor:
        return sections[0] if sections[0].blocks else sections[1]
    return next((each for each in sections if place.anchor in each.anchors), None)


def links(language: str) -> list[tuple[str, str]]:
    tables = Tables(LAKSESTUEN)
    html = {topic: page_html(page, tables) for topic, page in pages(language).items()}
    return [(topic, target) for topic in html for target in re.findall(r'href="([^"]*)"', html[topic])]


def test_the_language_of_the_pages_is_that_of_the_program(language):
    assert page_language() == language


def test_every_topic_has_a_page_and_every_page_a_topic(language):
    assert set(pages(language)) == set(TOPICS)
    found = {name.removesuffix(".md") for name in QDir(f":/help/{language}").entryList()}
    assert found == set(TOPICS)


def test_both_languages_have_the_same_sections():
    danish, english = pages("da"), pages("en")
    for topic in TOPICS:
        assert [s.anchors for s in danish[topic].sections] == [s.anchors for s in english[topic].sections], topic


def test_no_two_sections_of_a_page_have_the_same_anchor(language):
    for topic, page in pages(language).items():
        anchors = [anchor for section in page.sections for anchor in section.anchors]
        assert len(anchors) == len(set(anchors)), topic


@pytest.mark.parametrize("rule", range(1, 32))
def test_every_rule_has_a_section(language, rule):
    place, section = rule_places(language)[rule]
    assert section_at(language, place) is section
    assert len(plain(section_html(section, Tables(LAKSESTUEN))).split()) >= LEAST_WORDS


def test_no_page_names_a_rule_that_does_not_exist(language):
    assert list(rule_places(language)) == list(range(1, 32))


@pytest.mark.parametrize("kind", [*TrickKind, *NoloKind])
def test_every_bid_is_explained(language, kind):
    place = KINDS[kind]
    section = section_at(language, place)
    assert section is not None
    text = plain(page_html(pages(language)[place.topic], Tables(LAKSESTUEN)))
    assert bid_kind_text(kind) in text.lower()
    assert len(plain(section_html(section, Tables(LAKSESTUEN))).split()) >= LEAST_WORDS
    assert explain(kind.value)


def test_every_bid_of_the_ladder_has_a_place():
    assert all(bid_place(bid).topic in TOPICS for bid in LADDER)


@pytest.mark.parametrize("option", [each.name for each in fields(HouseRules)])
def test_every_option_is_explained_and_woven_in(language, option):
    section = section_at(language, option_place(option))
    assert section is not None
    assert len(plain(section_html(section, Tables(LAKSESTUEN))).split()) >= LEAST_WORDS
    said = [HouseWords().sentence(replace(HouseRules(), **{option: value}), option) for value in VALUES[option]]
    assert len(set(said)) == len(said)
    topics = {topic for topic, page in pages(language).items() if f"[[house {option}]]" in blocks_of(page)}
    assert topics > {"tournament"}, "it stands on the page that it concerns as well"
    for value, sentence in zip(VALUES[option], said, strict=True):
        tables = Tables(Tournament(replace(HouseRules(), **{option: value}), DEFAULT_TABLE))
        assert sentence in plain(tables.fill(f"house {option}"))


def blocks_of(page) -> set[str]:
    blocks = (block for section in page.sections for block in section.blocks)
    return {f"[[{block.lines[0]}]]" for block in blocks if block.kind is BlockKind.FILLED}


def test_the_options_are_those_of_the_engine():
    assert set(OPTIONS) == set(VALUES)


def test_no_link_is_dead(language):
    found = links(language)
    assert len(found) > 150
    for topic, target in found:
        place = parse_link(target)
        assert place is not None, f"{topic}: {target}"
        assert section_at(language, place) is not None, f"{topic}: {target}"


def test_no_mark_of_the_markup_is_left_to_be_read(language):
    for topic, page in pages(language).items():
        assert "*" not in plain(page_html(page, Tables(LAKSESTUEN))), topic


def test_every_page_leads_on_to_others(language):
    leads = {topic for topic, target in links(language) if parse_link(target).topic != topic}
    assert leads == set(TOPICS)


def test_every_page_is_reached_from_another(language):
    reached = {parse_link(target).topic for topic, target in links(language) if parse_link(target).topic != topic}
    assert reached == set(TOPICS)


def specs(language: str) -> list[str]:
    blocks = (block for page in pages(language).values() for section in page.sections for block in section.blocks)
    return [block.lines[1] for block in blocks if block.kind is BlockKind.PICTURE]


def test_both_languages_show_the_same_pictures():
    assert specs("da") == specs("en")
    assert len(specs("da")) > 20


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_picture_can_be_drawn_as_sharp_as_the_screen(language, scale):
    pictures = HelpPictures(Look(THEMES["dark"], 1.0, small=False), scale)
    for spec in specs(language):
        picture = pictures.draw(spec)
        assert picture.devicePixelRatio() == scale
        assert 60 < picture.deviceIndependentSize().width() < 640, spec
        assert not picture.toImage().allGray(), spec


@pytest.mark.parametrize("spec", ["cards:ZZ", "cards:", "fish:SA", "ladder:9 fish", ""])
def test_a_picture_of_nothing_is_refused(spec):
    with pytest.raises((LookupError, ValueError)):
        HelpPictures(Look(THEMES["light"], 1.0, small=False), 1).draw(spec)


@pytest.mark.parametrize("phase", Phase)
def test_every_phase_has_a_page(language, phase):
    assert section_at(language, PHASES[phase]) is not None


@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_leads_to_its_rule(language, reason):
    section = section_at(language, REASONS[reason])
    assert section is not None
    page = pages(language)[REASONS[reason].topic]
    named = {f"R{rule}" for each in page.sections for rule in each.rules}
    general = {Reason.WRONG_PHASE, Reason.DEAL_OVER}
    assert reason.rule in named or reason in general or reason is Reason.MUST_FOLLOW


@pytest.mark.parametrize("picture", PICTURES, ids=lambda each: each.name)
def test_every_moment_has_a_page(picture):
    shown, _asking = draw_up(picture, "You")
    place = place_now(shown.view)
    assert section_at("en", place) is not None
    wanted = {"bordlaegger": Place("nolo", "bordlaegger"), "sniksnak": Place("sniksnak"), "mid_trick": Place("play")}
    assert place == wanted.get(picture.name, place)


def test_the_pages_show_the_point_table_of_the_tournament(language):
    table = PointTable.from_formula("Bornholm", replace(Formula(), base=Formula().base * 3))
    tables = Tables(Tournament(HouseRules(), table))
    text = plain(page_html(pages(language)["point_table"], tables))
    assert "Bornholm" in text
    assert "Laksestuen" in plain(page_html(pages(language)["point_table"], Tables(LAKSESTUEN)))
    for bid, tricks in product([each for each in table.cells if each.level in (8, 13)], (0, 8, 13)):
        assert str(abs(table.cell(bid, tricks))) in text
    worths = plain(page_html(pages(language)["ladder"], tables))
    assert f"+{table.cell(next(iter(table.cells)), 8)}" in worths


def test_the_examples_with_points_are_true(language):
    """What the pages say of Laksestuen's own table is what the table says."""
    text = plain(page_html(pages(language)["points"], Tables(LAKSESTUEN)))
    made, fallen = DEFAULT_TABLE.nolo_cells(NoloKind.SOL).made, DEFAULT_TABLE.nolo_cells(NoloKind.SOL).fallen
    for value in (3 * made, -fallen, 3 * made - fallen, -made, 3 * fallen - made, -made - fallen):
        assert f"{value:+d}".replace("-", "−") in text


def test_the_glossary_says_everything_in_both_languages():
    said = {}
    for language in ("en", "da"):
        set_language(language)
        said[language] = {term: explain(term) for term in GLOSSARY}
        text = plain(page_html(pages(language)["glossary"], Tables(LAKSESTUEN)))
        assert all(word_of(term) in text and explain(term) in text for term in GLOSSARY)
    assert all(said["en"][term] != said["da"][term] for term in GLOSSARY)
    assert all(sentence.endswith(".") for each in said.values() for sentence in each.values())


def test_every_term_leads_to_where_more_is_said(language):
    assert all(section_at(language, entry.place) is not None for entry in GLOSSARY.values())


@pytest.mark.parametrize("link", ["https://example.org", "help:nowhere", "file:/etc/passwd", "", "help:"])
def test_a_link_to_anything_else_is_no_place(link):
    assert parse_link(link) is None


def test_a_link_is_read_as_it_is_written():
    assert parse_link(Place("duty", "r28").link) == Place("duty", "r28")
    assert parse_link(START.link) == START
    assert QUrl(Place("duty", "r28").link).toString() == "help:duty#r28"


@pytest.mark.parametrize("text", ["no title", "# Title\n\n## Heading without anchor\n\ntext"])
def test_a_page_that_is_written_wrongly_is_refused(text):
    with pytest.raises(ValueError, match=r"title|anchor"):
        parse_page(text)


def test_an_option_that_does_not_exist_is_refused():
    with pytest.raises(LookupError):
        Tables(LAKSESTUEN).fill("house fish")
    with pytest.raises(LookupError):
        Tables(LAKSESTUEN).fill("fish")
