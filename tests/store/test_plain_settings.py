"""What is read without the forms is what the forms would have made of it, and nothing else is."""

import json
from dataclasses import replace

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from laksewhist.engine.house_rules import AllPass, HouseRules
from laksewhist.match.dealing import DealingPattern, KittyPlace
from laksewhist.store.errors import FormatError
from laksewhist.store.json_text import compact
from laksewhist.store.plain_settings import UNSURE, plain_value
from laksewhist.store.settings import NAMES, Settings, WindowPlace, write_settings
from laksewhist.store.settings_forms import FORMS, checked_value

SET = replace(
    Settings(),
    language="en",
    theme="dark",
    cloth="sage",
    own_back="/a/b.png",
    player_name="Søren",
    shortcuts={"help": "F9"},
    dealing_pattern=DealingPattern((4, 4, 5), KittyPlace.FIRST),
    house_rules=HouseRules(all_pass=AllPass.NEXT_DEALER),
    window=WindowPlace(1, -2, 800, 600),
)
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-200_000, 200_000)
    | st.text(max_size=6)
    | st.sampled_from(["da", "calm", 4]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from([*"xy", "packets", "kitty"]), inner),
    max_leaves=5,
)


def test_every_setting_has_a_form():
    assert set(FORMS) == set(NAMES)


@pytest.mark.parametrize("settings", [Settings(), SET], ids=["usual", "set"])
def test_what_a_file_usually_says_needs_no_form(settings):
    document = json.loads(write_settings(settings))
    for name in NAMES:
        assert plain_value(name, document[name]) == getattr(settings, name)


@given(st.sampled_from(NAMES), VALUES)
def test_the_forms_agree_with_all_that_is_plain(name, value):
    try:
        plain = plain_value(name, value)
    except FormatError:
        with pytest.raises(FormatError):
            checked_value(name, value)
        return
    if plain is not UNSURE:
        assert plain == checked_value(name, value)
        assert type(plain) is type(checked_value(name, value))


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


@given(PLAIN)
def test_plain_values_are_written_as_msgspec_writes_them(value):
    assert compact(value) == msgspec.json.Encoder(decimal_format="number").encode(value).decode()
