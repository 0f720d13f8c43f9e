"""One participant in the wizard: face, name, who decides, and in which style."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from laksewhist.ai.brain import LEVELS, Style
from laksewhist.gui.levels import STYLED, level_name, level_sentence, style_name, style_sentence
from laksewhist.gui.new_match import cleaned
from laksewhist.gui.panels.widgets import name_it
from laksewhist.gui.tournaments.face_button import FaceButton
from laksewhist.store.tournament import LONGEST_NAME, Participant


class ParticipantRow(QWidget):
    """The four widgets, which the page lays into its columns; `participant` is what they say.

    Signal: `changed()`.
    """

    changed = Signal()

    def __init__(self, number: int, config: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()  # only its widgets are seen
        self._number = number
        self.face = FaceButton(config, parent)
        self.name = QLineEdit(parent)
        self.name.setMaxLength(LONGEST_NAME)
        self.kind, self.style_box = QComboBox(parent), QComboBox(parent)
        for level in (None, *LEVELS):
            self.kind.addItem("", level)
        for style in Style:
            self.style_box.addItem("", style)
        policy = self.style_box.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.style_box.setSizePolicy(policy)
        self._is_seen, self._is_person = True, False
        self.retranslate()
        self.name.textChanged.connect(self._on_change)
        self.face.changed.connect(self.changed)
        for box in (self.kind, self.style_box):
            box.currentIndexChanged.connect(self._on_change)

    @property
    def widgets(self) -> tuple[QWidget, QWidget, QWidget, QWidget]:
        """The widgets from left to right."""
        return self.face, self.name, self.kind, self.style_box

    @property
    def level(self) -> str | None:
        """The level that is chosen; None for a person."""
        level: str | None = self.kind.currentData()
        return level

    @property
    def style_chosen(self) -> Style:
        """The style; balanced where the level heeds none."""
        chosen: Style = self.style_box.currentData()
        return chosen if self.level in STYLED else Style.BALANCED

    @property
    def shown_name(self) -> str:
        """The name as it will be; empty where there is none yet."""
        return cleaned(self.name.text())

    @property
    def participant(self) -> Participant:
        """The participant; ValueError has no place here: an empty name is the page's to tell."""
        return Participant(self.shown_name, self.level, self.style_chosen, self.face.colour, self.face.picture)

    def show_participant(self, who: Participant) -> None:
        """Shows somebody, without telling."""
        with QSignalBlocker(self), QSignalBlocker(self.kind), QSignalBlocker(self.style_box):
            self.name.setText(who.name)
            self.name.setCursorPosition(0)
            self.kind.setCurrentIndex(self.kind.findData(who.level))
            self.style_box.setCurrentIndex(list(Style).index(who.style))
            self.face.show_face(who.name, who.colour, who.picture)
        self._follow()

    def keep_person(self) -> None:
        """Nobody but people can be chosen here."""
        self._is_person = True
        with QSignalBlocker(self.kind):
            self.kind.setCurrentIndex(self.kind.findData(None))
        policy = self.style_box.sizePolicy()
        policy.setRetainSizeWhenHidden(False)
        self.style_box.setSizePolicy(policy)
        self.set_seen(self._is_seen)

    def set_seen(self, seen: bool) -> None:
        """Shows or hides the row."""
        self._is_seen = seen
        for widget in (self.face, self.name):
            widget.setVisible(seen)
        self.kind.setVisible(seen and not self._is_person)
        self._follow()

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        for at, level in enumerate((None, *LEVELS)):
            words = self.tr("person") if level is None else level_name(level)
            tip = self.tr("Sits at this screen.") if level is None else level_sentence(level)
            self.kind.setItemText(at, words)
            self.kind.setItemData(at, tip, Qt.ItemDataRole.ToolTipRole)
        for at, style in enumerate(Style):
            self.style_box.setItemText(at, style_name(style))
            self.style_box.setItemData(at, style_sentence(style), Qt.ItemDataRole.ToolTipRole)
        number = self._number + 1
        name_it(self.name, self.tr("Name of participant {number}").format(number=number))
        name_it(self.kind, self.tr("Who decides for participant {number}").format(number=number))
        name_it(self.style_box, self.tr("Style of participant {number}").format(number=number))
        self.name.setPlaceholderText(self.tr("Name"))

    def _on_change(self) -> None:
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        self.style_box.setVisible(self._is_seen and self.level in STYLED)
        self.face.show_face(self.shown_name, self.face.colour, self.face.picture)
        for box in (self.kind, self.style_box):
            tip = str(box.currentData(Qt.ItemDataRole.ToolTipRole) or "")
            box.setToolTip(tip)
            box.setAccessibleDescription(tip)
