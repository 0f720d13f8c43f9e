"""House rules as text."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

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
from laksewhist.store.errors import FormatError
from laksewhist.store.house_rules import NamedRules, options_of, read_options, read_rules, write_rules
from tests.store.sample import encoded

HEADING = {"format": "laksewhist-rules", "version": 1}

house_rules = st.builds(
    HouseRules,
    shuffle=st.sampled_from(Shuffle),
    iron_hand=st.sampled_from(IronHand),
    all_pass=st.sampled_from(AllPass),
    call_own_ace=st.sampled_from(CallOwnAce),
    exchange=st.sampled_from(ExchangeOrder),
    holder_may_lead_low=st.sampled_from(HolderMayLeadLow),
    sniksnak_seconds=st.integers(0, 600),
    sniksnak_talk=st.sampled_from(SniksnakTalk),
)


@given(house_rules, st.text(st.characters(exclude_categories=["Cs"])))
def test_rules_are_read_as_they_were_written(rules: HouseRules, name: str) -> None:
    assert read_options(options_of(rules)) == rules
    assert read_rules(write_rules(NamedRules(name, rules))) == NamedRules(name, rules)


def test_only_what_differs_from_the_default_is_written() -> None:
    assert options_of(HouseRules()) == {}
    rules = HouseRules(exchange=ExchangeOrder.TAKE_FIRST, sniksnak_seconds=0)
    assert options_of(rules) == {"exchange": "take_first", "sniksnak_seconds": 0}


def test_an_option_may_be_given_its_default() -> None:
    assert read_options({"exchange": "blind", "sniksnak_talk": "all"}) == HouseRules()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"exchnage": "blind"}, 'house_rules: unknown option "exchnage"; did you mean "exchange"?'),
        ({"": "blind"}, 'house_rules: unknown option ""'),
        ({"exchange": "first"}, 'house_rules: exchange must be "blind" or "take_first", not "first"'),
        ({"call_own_ace": False}, 'house_rules: call_own_ace must be "no" or "yes", not false'),
        ({"call_own_ace": "false"}, 'house_rules: call_own_ace must be "no" or "yes", not "false"'),
        ({"sniksnak_seconds": "30"}, 'house_rules: sniksnak_seconds must be a whole number of seconds, not "30"'),
        ({"sniksnak_seconds": True}, "house_rules: sniksnak_seconds must be a whole number of seconds, not true"),
        ({"sniksnak_seconds": 601}, "house_rules: R16: sniksnak_seconds is 0 to 600, not 601"),
        ({"sniksnak_seconds": -1}, "house_rules: R16: sniksnak_seconds is 0 to 600, not -1"),
        (["exchange"], 'house_rules: must be an object, not ["exchange"]'),
    ],
)
def test_a_wrong_option_is_named(options: object, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        read_options(options)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"rules": {"iron_hand": "on"}}, 'rules: iron_hand must be "optional" or "off", not "on"'),
        ({"name": 3}, "name: expected str, got int"),
        ({"comment": ""}, "comment: unknown key"),
        ({"version": 2}, "version: 2 is newer than this program: this program reads laksewhist-rules up to version 1"),
    ],
)
def test_a_faulty_file_is_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(FormatError) as caught:
        read_rules(encoded({**HEADING, "name": "Hjemme", "rules": {}, **changes}))
    assert str(caught.value) == message


@pytest.mark.parametrize("key", ["name", "rules"])
def test_a_missing_key_is_named(key: str) -> None:
    document = {**HEADING, "name": "Hjemme", "rules": {}}
    del document[key]
    with pytest.raises(FormatError, match=f"^{key}: is missing$"):
        read_rules(encoded(document))
