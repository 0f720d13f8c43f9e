"""Every level and style has a name and one sentence, in both languages."""

import pytest

from laksewhist.ai.brain import LEVELS, Style
from laksewhist.gui.languages import set_language
from laksewhist.gui.levels import STYLED, level_name, level_sentence, style_name, style_sentence


@pytest.mark.parametrize("language", ["da", "en"])
def test_each_level_and_style_says_what_it_is(language):
    set_language(language)
    told = [level_sentence(level) for level in LEVELS] + [style_sentence(style) for style in Style]
    assert len(set(told)) == len(LEVELS) + len(Style)
    assert all(sentence.endswith(".") and len(sentence) <= 110 for sentence in told)
    assert [level_name(level) for level in LEVELS] == list(LEVELS)  # Danish in every language
    assert len({style_name(style) for style in Style}) == len(Style)


def test_the_danish_sentences_are_danish():
    english = [level_sentence(level) for level in LEVELS] + [style_name(style) for style in Style]
    set_language("da")
    danish = [level_sentence(level) for level in LEVELS] + [style_name(style) for style in Style]
    assert not set(english) & set(danish)


def test_every_level_but_the_simplest_heeds_a_style():
    assert tuple(LEVELS)[1:] == STYLED
