"""The search finds what one would look for, best first, and marks it."""

import pytest

from laksewhist.gui.help.pages import pages
from laksewhist.gui.help.search import MOST_HITS, SearchIndex, fold, marked, marks, words_of
from laksewhist.gui.help.tables import LAKSESTUEN, Tables
from laksewhist.gui.help.topics import Place
from laksewhist.gui.languages import set_language


def index(language: str) -> SearchIndex:
    set_language(language)
    return SearchIndex(pages(language), Tables(LAKSESTUEN))


@pytest.mark.parametrize(
    ("language", "query", "place"),
    [
        ("da", "jokerne", Place("play", "jokers")),
        ("da", "jernhånd", Place("deal", "iron_hand")),
        ("da", "JERNHÅ", Place("deal", "iron_hand")),
        ("da", "vælte", Place("nolo", "fall")),
        ("da", "R28", Place("duty", "first")),
        ("da", "bordlægger", Place("nolo", "bordlaegger")),
        ("da", "tredje kort", Place("vip", "third")),
        ("en", "jokers", Place("play", "jokers")),
        ("en", "iron hand", Place("deal", "iron_hand")),
        ("en", "follow suit", Place("play", "follow")),
        ("en", "r30", Place("points", "nolo")),
        ("en", "sans", Place("kinds", "sans")),
        ("en", "third card", Place("vip", "third")),
    ],
)
def test_the_best_hit_is_the_section_that_explains_it(language, query, place):
    assert index(language).find(query)[0].place == place


@pytest.mark.parametrize("query", ["", "   ", "!?", "xyzzy", "joker xyzzy"])
def test_nothing_is_found_for_nothing(query):
    assert index("en").find(query) == ()


def test_every_word_must_be_there():
    hits = index("en").find("joker trump")
    assert hits
    for hit in hits:
        page = pages("en")[hit.place.topic]
        assert page.title == hit.title


def test_one_letter_finds_no_more_than_can_be_read():
    assert len(index("da").find("s")) == MOST_HITS


def test_hits_mark_the_words_and_escape_the_rest():
    assert marked("a <b> Joker & jokers", ("joker",)) == (
        'a &lt;b&gt; <span class="hit">Joker</span> &amp; <span class="hit">joker</span>s'
    )


def test_what_is_searched_for_is_no_pattern():
    assert words_of("joker (.*) \\d+ [") == ("joker", "d")
    assert index("en").find(".*") == ()


def test_folding_keeps_length_and_danish_letters():
    text = "Ærø Å café İstanbul ß Ǆ"
    assert len(fold(text)) == len(text)
    assert fold("ÆØÅ É") == "æøå e"


def test_words_are_found_at_their_beginning_only():
    assert marks("rejoker joker", ("joker",)) == [(8, 13)]


def test_the_glossary_and_the_options_of_the_tournament_are_searched_too():
    found = index("en")
    assert any(hit.place.topic == "glossary" for hit in found.find("overtrick"))
    assert any(hit.place.topic == "deal" for hit in found.find("thoroughly"))
