"""House rules in a dialog of their own."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.gui.dialogs.house_rules_editor import HouseRulesEditor
from laksewhist.gui.dialogs.house_rules_presets import Presets
from laksewhist.gui.dress import dress
from laksewhist.gui.help.tables import Tournament
from laksewhist.gui.help.topics import Place
from laksewhist.gui.help.window import HelpWindow
from laksewhist.gui.look import Look
from laksewhist.store.rules_files import RulesFolder

SIZE: Final = (620, 736)


class HouseRulesDialog(QDialog):
    """Asks for house rules; `rules` is the answer once it is accepted."""

    def __init__(self, rules: HouseRules, folder: RulesFolder, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.editor = HouseRulesEditor(Presets(folder, self), self)
        self.editor.set_rules(rules)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        self._look = look
        self._help: HelpWindow | None = None
        self.editor.helpRequested.connect(self._open_help)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.editor, 1)
        column.addWidget(self.buttons)
        dress(self, look)
        self.editor.set_look(look)
        self.retranslate()
        wanted = QSize(look.px(SIZE[0] * max(1.0, look.type_scale)), look.px(SIZE[1]))
        self.resize(wanted.boundedTo(parent.window().size() - QSize(40, 40)))
        self.editor.bar.choice.setFocus()

    @property
    def rules(self) -> HouseRules:
        """The rules that are chosen."""
        return self.editor.rules

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        self.setWindowTitle(self.tr("House rules"))

    def _open_help(self, place: Place) -> None:
        """Shows the page, with the rules that are chosen woven in; the game's own help is barred by this dialog."""
        tournament = Tournament(self.rules, DEFAULT_TABLE)
        if self._help is None:
            self._help = HelpWindow(self._look, tournament, self)
        self._help.set_tournament(tournament)
        self._help.open(place)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
