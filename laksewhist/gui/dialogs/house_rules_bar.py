"""The sets of house rules that have a name: choose one, keep another, delete one and bring it back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QPushButton, QWidget

from laksewhist.engine.house_rules import HouseRules
from laksewhist.gui.dialogs.house_rules_presets import Presets
from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import Label, name_it
from laksewhist.gui.store_words import fault_words
from laksewhist.gui.words import isolated
from laksewhist.store.named_files import LONGEST_NAME


class PresetBar(QWidget):
    """Follows the rules that are chosen. Signal: `chosen(HouseRules)` when a set is taken."""

    chosen = Signal(object)

    def __init__(self, presets: Presets, parent: QWidget) -> None:
        super().__init__(parent)
        self._presets = presets
        self._rules = HouseRules()
        self.label, self.says = Label(14, bold=True), Label(13, "soft", wrap=True)
        self.choice, self.name = QComboBox(self), QLineEdit(self)
        self.delete_button, self.keep_button = QPushButton(self), QPushButton(self)
        self.name.setMaxLength(LONGEST_NAME)
        self._lay_out()
        self.choice.activated.connect(self._take)
        self.name.textChanged.connect(self._update)
        self.name.returnPressed.connect(self.keep)
        self.keep_button.clicked.connect(self.keep)
        self.delete_button.clicked.connect(self._delete_or_back)
        presets.changed.connect(self._fill)
        self.retranslate()
        self._tell_problems()

    def show_rules(self, rules: HouseRules) -> None:
        """Says which set the rules are, if they are one."""
        self._rules = rules
        self._mark()

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        for label in (self.label, self.says):
            label.set_look(look)
        self._grid.setHorizontalSpacing(look.px(8))

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        self.label.setText(self.tr("House rules"))
        #: in place of the name of a set of house rules: these have none
        self.choice.setPlaceholderText(self.tr("own choice"))
        name_it(self.choice, self.tr("House rules by name"))
        self.name.setPlaceholderText(self.tr("A name for these rules"))
        name_it(self.name, self.tr("A name for these rules"))
        self.keep_button.setText(self.tr("&Keep"))
        self._fill()

    def keep(self) -> None:
        """Keeps the rules under the name that is written."""
        written = self.name.text()
        if not written.strip():
            return
        name = self._tried(lambda: self._presets.keep(written, self._rules))
        if name is not None:
            self.says.setText(self.tr("{name} is kept.").format(name=isolated(name)))
            self.name.clear()

    # ---- within

    def _lay_out(self) -> None:
        for button in (self.delete_button, self.keep_button):
            button.setAutoDefault(False)
            button.setProperty("small", True)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.addWidget(self.label, 0, 0)
        self._grid.addWidget(self.choice, 0, 1)
        self._grid.addWidget(self.delete_button, 0, 2)
        self._grid.addWidget(self.name, 1, 1)
        self._grid.addWidget(self.keep_button, 1, 2)
        self._grid.addWidget(self.says, 1, 0)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 2)

    def _fill(self) -> None:
        self.choice.clear()
        self.choice.addItems([named.name for named in self._presets.all])
        self._mark()

    def _mark(self) -> None:
        called = self._presets.called(self._rules)
        self.choice.setCurrentIndex(-1 if called is None else self.choice.findText(called))
        self._update()

    def _update(self) -> None:
        own = self._presets.is_own(self.choice.currentText())
        back = self._presets.deleted is not None and not own
        self.delete_button.setText(self.tr("&Bring it back") if back else self.tr("&Delete"))
        self.delete_button.setEnabled(own or back)
        self.keep_button.setEnabled(bool(self.name.text().strip()))

    def _take(self, at: int) -> None:
        self.says.setText("")
        self.chosen.emit(self._presets.all[at].rules)

    def _delete_or_back(self) -> None:
        name = self.choice.currentText()
        if self._presets.is_own(name):
            if self._tried(lambda: self._presets.delete(name)) is not None:
                self.says.setText(self.tr("{name} is deleted.").format(name=isolated(name)))
        elif self._presets.deleted is not None and self._tried(self._presets.bring_back) is not None:
            self.says.setText("")

    def _tried(self, action: Callable[[], str]) -> str | None:
        """Does something with files and returns the name; says in a sentence where that fails, and returns None."""
        try:
            return action()
        except OSError as error:
            self.says.setText(
                self.tr("That cannot be written: {reason}").format(reason=fault_words(error).replace("\n", " "))
            )
            return None

    def _tell_problems(self) -> None:
        """Says which files cannot be used; they stay as they are."""
        if self._presets.problems:
            names = ", ".join(problem.path.name for problem in self._presets.problems)
            words = self.tr("Not usable, and left as they are: {files}. {reason}")
            self.says.setText(words.format(files=names, reason=self._presets.problems[0].reason))
