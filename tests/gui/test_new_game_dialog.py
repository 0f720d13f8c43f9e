from dataclasses import fields, replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QWidget

from laksewhist.engine.house_rules import CallOwnAce, ExchangeOrder, HouseRules, SniksnakTalk
from laksewhist.gui.dialogs.new_game_dialog import NewGameDialog
from laksewhist.gui.look import Look
from laksewhist.gui.new_match import COMPUTER_NAMES, match_setup
from laksewhist.gui.table.theme import LIGHT


@pytest.fixture
def dialog(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    made = NewGameDialog("", HouseRules(), 4, Look(LIGHT, 1.0, False), parent)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    parent.deleteLater()


def test_every_house_option_can_be_chosen(dialog):
    assert {*dialog.options, "sniksnak_seconds"} == {each.name for each in fields(HouseRules)}
    for name, box in dialog.options.items():
        kind = type(getattr(HouseRules(), name))
        assert [box.itemData(number) for number in range(box.count())] == list(kind)


def test_what_is_chosen_is_the_answer(qtbot, dialog):
    qtbot.keyClicks(dialog.name, "Søren")
    dialog.count.setCurrentIndex(1)
    dialog.options["exchange"].setCurrentIndex(1)
    dialog.options["call_own_ace"].setCurrentIndex(1)
    dialog.options["sniksnak_talk"].setCurrentIndex(1)
    dialog.seconds.setValue(0)
    buttons = dialog.findChild(QDialogButtonBox)
    start = next(
        each for each in buttons.buttons() if buttons.buttonRole(each) is QDialogButtonBox.ButtonRole.AcceptRole
    )
    qtbot.mouseClick(start, Qt.MouseButton.LeftButton)
    assert dialog.result() == QDialog.DialogCode.Accepted
    setup = dialog.setup
    assert setup.participants[0] == "Søren"
    assert len(setup.participants) == 5
    assert setup.me == 0
    assert setup.rules == replace(
        HouseRules(),
        exchange=ExchangeOrder.TAKE_FIRST,
        call_own_ace=CallOwnAce.YES,
        sniksnak_talk=SniksnakTalk.OPPONENTS,
        sniksnak_seconds=0,
    )


def test_the_last_set_up_is_filled_in(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    rules = HouseRules(exchange=ExchangeOrder.TAKE_FIRST, sniksnak_seconds=45)
    dialog = NewGameDialog("Bo", rules, 6, Look(LIGHT, 1.0, False), parent)
    assert dialog.rules == rules
    assert dialog.setup.participants[0] == "Bo"
    assert len(dialog.setup.participants) == 6


@pytest.mark.parametrize("name", ["You", *COMPUTER_NAMES])
@pytest.mark.parametrize("participants", [4, 5, 6])
def test_nobody_has_the_name_of_another(name, participants):
    setup = match_setup(name, participants, HouseRules())
    assert len(set(setup.participants)) == participants
    assert setup.participants[0] == name


def test_each_match_has_a_seed_of_its_own():
    assert match_setup("A", 4, HouseRules()).seed != match_setup("A", 4, HouseRules()).seed
