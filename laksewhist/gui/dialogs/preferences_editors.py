"""How each kind of setting is changed: a widget that shows a value and tells at once when the person changes it."""

from __future__ import annotations

from pathlib import Path
from typing import assert_never

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSlider,
    QSpinBox,
    QWidget,
)

from laksewhist.gui.dialogs.preferences_kinds import Choice, Kind, Line, Number, Picture, Slider, Switch, words
from laksewhist.gui.panels.widgets import name_it
from laksewhist.gui.sound_device import why_silent


class Editor(QWidget):
    """Base: one widget, or some in a row. Signal: `chosen(object)` with the new value, only when a person made it."""

    chosen = Signal(object)

    def __init__(self, *parts: QWidget) -> None:
        super().__init__()
        self.parts = parts
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for part in parts:
            self._row.addWidget(part)
        self.setFocusProxy(parts[0])

    def show_value(self, value: object) -> None:
        """Shows a value without telling."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Words it in the language of the moment."""

    def name(self, label: str, help_text: str) -> None:
        """Tells assistive technology what is set here."""
        for part in self.parts:
            name_it(part, label, help_text)


class _StillComboBox(QComboBox):
    """Does not change under the wheel of somebody who scrolls the page."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class _StillSpinBox(QSpinBox):
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class _StillSlider(QSlider):
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class ChoiceEditor(Editor):
    """A list that drops down."""

    def __init__(self, kind: Choice) -> None:
        self.box = _StillComboBox()
        super().__init__(self.box)
        self._kind = kind
        for value, text in kind.values:
            self.box.addItem(words(text), value)
        self.box.activated.connect(lambda at: self.chosen.emit(kind.values[at][0]))

    def show_value(self, value: object) -> None:
        known = [each for each, _text in self._kind.values]
        self.box.setCurrentIndex(known.index(value) if value in known else -1)  # a file may hold others

    def retranslate(self) -> None:
        for at, (_value, text) in enumerate(self._kind.values):
            self.box.setItemText(at, words(text))


class SwitchEditor(Editor):
    """A box to tick, with the word that says how it stands. Signal: `tried(str)` with the sound that is to be heard."""

    tried = Signal(str)

    def __init__(self, kind: Switch) -> None:
        self.box = QCheckBox()
        super().__init__(self.box)
        self.listen = QPushButton() if kind.sound else None
        if self.listen is not None:
            self.listen.setProperty("small", True)
            self.listen.setAutoDefault(False)
            self.listen.setEnabled(not why_silent())
            self.listen.clicked.connect(lambda: self.tried.emit(kind.sound))
            self._row.addStretch(1)
            self._row.addWidget(self.listen)
        self.box.toggled.connect(self._word)
        self.box.clicked.connect(self.chosen.emit)

    def show_value(self, value: object) -> None:
        self.box.setChecked(bool(value))
        self.retranslate()

    def retranslate(self) -> None:
        self._word(self.box.isChecked())
        if self.listen is not None:
            #: on a small button beside a sound that can be switched off
            self.listen.setText(QCoreApplication.translate("Options", "Try it"))
            self.listen.setToolTip(why_silent())

    def name(self, label: str, help_text: str) -> None:
        super().name(label, help_text)
        if self.listen is not None:
            #: to screen readers, with the name of a sound
            text = QCoreApplication.translate("Options", "Hear “{name}”").format(name=label)
            name_it(self.listen, text, why_silent())

    def _word(self, on: bool) -> None:
        on_text = QCoreApplication.translate("Options", "on")
        self.box.setText(on_text if on else QCoreApplication.translate("Options", "off"))


class NumberEditor(Editor):
    """A number that is typed, or counted up and down."""

    def __init__(self, kind: Number) -> None:
        self.box = _StillSpinBox()
        super().__init__(self.box)
        self._kind = kind
        self.box.setRange(kind.least, kind.most)
        self.box.setSingleStep(kind.step)
        self.box.setKeyboardTracking(False)
        self.box.valueChanged.connect(self.chosen.emit)

    def show_value(self, value: object) -> None:
        assert isinstance(value, int)
        with QSignalBlocker(self.box):
            self.box.setValue(value)

    def retranslate(self) -> None:
        unit = words(self._kind.unit)
        self.box.setSuffix(f" {unit}" if unit else "")
        self.box.setSpecialValueText(words(self._kind.at_least))


class SliderEditor(Editor):
    """A slider with its number beside it."""

    def __init__(self, kind: Slider) -> None:
        self._unit = kind.unit
        self.slider, self.number = _StillSlider(Qt.Orientation.Horizontal), QLabel()
        super().__init__(self.slider, self.number)
        self.slider.setRange(kind.least, kind.most)
        self.slider.setSingleStep(kind.step)
        self.slider.setPageStep(kind.step)
        self.slider.valueChanged.connect(self._say)
        self.slider.valueChanged.connect(self.chosen.emit)

    def show_value(self, value: object) -> None:
        assert isinstance(value, int)
        with QSignalBlocker(self.slider):
            self.slider.setValue(value)
        self._say(value)

    def _say(self, value: int) -> None:
        self.number.setText(f"{value} {self._unit}".strip())


class LineEditor(Editor):
    """A short text."""

    def __init__(self, kind: Line) -> None:
        self.line = QLineEdit()
        super().__init__(self.line)
        self._kind = kind
        self.line.setMaxLength(kind.longest)
        self.line.textEdited.connect(lambda text: self.chosen.emit(text.strip()))

    def show_value(self, value: object) -> None:
        if self.line.text().strip() != value:  # what is being typed may end in a space
            self.line.setText(str(value))

    def retranslate(self) -> None:
        self.line.setPlaceholderText(self._kind.hint())


class PictureEditor(Editor):
    """The name of a file, a button that asks for one, and one that takes it away."""

    def __init__(self, kind: Picture) -> None:
        self.choose_button, self.none_button, self.told = QPushButton(), QPushButton(), QLabel()
        super().__init__(self.choose_button, self.none_button, self.told)
        for button in (self.choose_button, self.none_button):
            button.setProperty("small", True)
            button.setAutoDefault(False)
        self._row.setStretch(2, 1)
        self._kind = kind
        self._value: str | None = None
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setWordWrap(True)
        self.choose_button.clicked.connect(self._ask)
        self.none_button.clicked.connect(lambda: self.chosen.emit(None))

    def show_value(self, value: object) -> None:
        assert value is None or isinstance(value, str)
        self._value = value
        self.retranslate()

    def retranslate(self) -> None:
        self.choose_button.setText(QCoreApplication.translate("Options", "Choose…"))
        self.none_button.setText(QCoreApplication.translate("Options", "None"))
        self.none_button.setEnabled(self._value is not None)
        self.told.setText("" if self._value is None else self._kind.fault(Path(self._value)) or Path(self._value).name)

    def _ask(self) -> None:
        title = QCoreApplication.translate("Options", "Choose a picture")
        pattern = QCoreApplication.translate("Options", "Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.gif)")
        path, _pattern = QFileDialog.getOpenFileName(self, title, self._value or "", pattern)
        if path:
            self.offer(Path(path))

    def offer(self, path: Path) -> None:
        """Takes a file, or says why not and keeps what was."""
        fault = self._kind.fault(path)
        if fault:
            self.told.setText(fault)
        else:
            self.chosen.emit(str(path))


def editor_for(kind: Kind) -> Editor:
    """The widget for a kind of setting."""
    match kind:
        case Choice():
            return ChoiceEditor(kind)
        case Switch():
            return SwitchEditor(kind)
        case Number():
            return NumberEditor(kind)
        case Slider():
            return SliderEditor(kind)
        case Line():
            return LineEditor(kind)
        case Picture():
            return PictureEditor(kind)
    assert_never(kind)
