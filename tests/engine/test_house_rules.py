"""The names, values and defaults of the house options, as rules.md and the file formats give them."""

from dataclasses import FrozenInstanceError, fields
from enum import Enum

import pytest

from laksewhist.engine.house_rules import HouseRules

VALUES = {
    "shuffle": ["thorough", "gathered"],
    "iron_hand": ["optional", "off"],
    "all_pass": ["redeal", "next_dealer"],
    "call_own_ace": ["no", "yes"],
    "exchange": ["blind", "take_first"],
    "holder_may_lead_low": ["no", "yes"],
    "sniksnak_seconds": 30,
    "sniksnak_talk": ["all", "opponents"],
}


def test_R31_every_option_has_its_name_its_values_and_its_default() -> None:
    found: dict[str, object] = {}
    for field in fields(HouseRules):
        value = getattr(HouseRules(), field.name)
        found[field.name] = [each.value for each in type(value)] if isinstance(value, Enum) else value
        if isinstance(value, Enum):
            assert value is next(iter(type(value))), "the default stands first"
    assert found == VALUES


def test_R16_the_time_for_a_card_is_a_number_of_seconds() -> None:
    assert HouseRules(sniksnak_seconds=0).sniksnak_seconds == 0
    assert HouseRules(sniksnak_seconds=600).sniksnak_seconds == 600
    for wrong in (-1, 601):
        with pytest.raises(ValueError, match="R16"):
            HouseRules(sniksnak_seconds=wrong)


def test_R31_house_rules_cannot_change() -> None:
    with pytest.raises(FrozenInstanceError):
        HouseRules().sniksnak_seconds = 5  # type: ignore[misc]
