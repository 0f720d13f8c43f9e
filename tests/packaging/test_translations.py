"""The check of the translation files finds what lupdate and lrelease let pass."""

import xml.etree.ElementTree as ET

import pytest
from translations import faults_of, main


def message(source: str, translation: str, kind: str = "", numerus: bool = False) -> ET.Element:
    state = f' type="{kind}"' if kind else ""
    plural = ' numerus="yes"' if numerus else ""
    text = f"<message{plural}><source>{source}</source><translation{state}>{translation}</translation></message>"
    return ET.fromstring(text)


@pytest.mark.parametrize(
    ("source", "translation"),
    [
        ("Play", "Spil"),
        ("{player} leads {card}", "{card} spilles ud af {player}"),
        ("%1 of %2", "%1 af %2"),
    ],
)
def test_a_complete_translation_passes(source: str, translation: str) -> None:
    assert list(faults_of(message(source, translation))) == []


def test_one_needs_no_number_in_a_plural() -> None:
    forms = "<numerusform>Et stik</numerusform><numerusform>%n stik</numerusform>"
    assert list(faults_of(message("%n trick(s)", forms, numerus=True))) == []


@pytest.mark.parametrize(
    ("source", "translation", "kind", "numerus", "fault"),
    [
        ("Play", "Spil", "unfinished", False, "unfinished"),
        ("Play", "", "", False, "empty"),
        ("{player} leads", "{spiller} spiller ud", "", False, "placeholders differ"),
        ("{player} leads", "spiller ud", "", False, "placeholders differ"),
        ("%n trick(s)", "<numerusform>%n stik</numerusform><numerusform></numerusform>", "", True, "empty"),
        ("%n of {all}", "<numerusform>et</numerusform>", "", True, "placeholders differ"),
    ],
)
def test_a_fault_is_found(source: str, translation: str, kind: str, numerus: bool, fault: str) -> None:
    (found,) = faults_of(message(source, translation, kind, numerus))
    assert found.startswith(fault)


def test_wrong_usage_is_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["renew"]) == 2
    assert "update|check" in capsys.readouterr().err
