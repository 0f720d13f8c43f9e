"""The strip at the top: the mark of the house, the deal, everybody's sum, the loudspeaker and the menu."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from laksewhist.gui.look import Look
from laksewhist.gui.panels.buttons import KeyButton
from laksewhist.gui.panels.score_cell import ScoreCell
from laksewhist.gui.panels.signs import Sign
from laksewhist.gui.panels.sound_button import SoundButton
from laksewhist.gui.panels.widgets import Label, Looks, draw_focus, name_it, unit_painter
from laksewhist.gui.shown import Company, Shown

MOST: Final = 6
"""Participants at the most (R2)."""
CELL_WIDTH: Final = 164


class Mark(Sign):
    """The salmon of the house."""

    def __init__(self) -> None:
        super().__init__(51, 38)
        self._picture = QSvgRenderer(":/cards/salmon.svg")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = unit_painter(self, self.look)
        size = self._picture.defaultSize()
        ratio = size.width() / size.height() if size.height() else 1.35
        width = min(box.width(), box.height() * ratio)
        place = QRectF(0, 0, width, width / ratio)
        place.moveCenter(box.center())
        self._picture.render(painter, place)


class MenuButton(KeyButton):
    """Three lines."""

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(40), self.look.px(36))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = unit_painter(self, self.look)
        token = "accent" if self.underMouse() or self.isDown() else "ink"
        painter.setPen(QPen(self.look.color(token), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for off in (-6, 0, 6):
            y = box.center().y() + off
            painter.drawLine(QPointF(box.center().x() - 10, y), QPointF(box.center().x() + 10, y))
        if self.hasFocus():
            draw_focus(painter, self.look, box, 8)


class ScoreStrip(Looks, QWidget):
    """Shows how everybody stands.

    Signals:
        menuRequested: the three lines were pressed.
        soundsSwitched(bool): the loudspeaker was pressed; whether sounds are on now.
    """

    menuRequested = Signal()
    soundsSwitched = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = ""
        self.shown: Shown | None = None
        self.mark = Mark()
        self.title = Label(18, bold=True)
        self.deal = Label(13, "soft")
        self.cells = tuple(ScoreCell() for _ in range(MOST))
        self.sound_button = SoundButton()
        self.sound_button.clicked.connect(self.soundsSwitched)
        self.sound_button.hide()
        self.menu_button = MenuButton()
        self.menu_button.clicked.connect(self.menuRequested)
        self._words = QVBoxLayout()
        self._words.addStretch(1)
        self._words.addWidget(self.title)
        self._words.addWidget(self.deal)
        self._words.addStretch(1)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.mark)
        self._row.addLayout(self._words, 1)
        for cell in self.cells:
            self._row.addWidget(cell, 3)
        self._row.addWidget(self.sound_button)
        self._row.addWidget(self.menu_button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_look(self.look)
        self.retranslate()

    def set_title(self, title: str) -> None:
        """The tournament's name, instead of the program's."""
        self._title = title
        self.retranslate()

    def show_sounds(self, on: bool) -> None:
        """Shows the loudspeaker, and whether sounds are on; it is not there before."""
        self.sound_button.setChecked(on)
        self.sound_button.show()

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        buttons = (self.sound_button, self.menu_button)
        parts: tuple[Looks, ...] = (self.mark, self.title, self.deal, *buttons, *self.cells)
        for part in parts:
            part.set_look(look)
        self._row.setContentsMargins(look.px(14), look.px(4), look.px(10), 0)
        self._row.setSpacing(0)
        self._words.setContentsMargins(look.px(8), 0, look.px(8), 0)
        self._words.setSpacing(0)
        for cell in self.cells:
            cell.setMaximumWidth(look.px(CELL_WIDTH))
        self.retranslate()

    def show_deal(self, shown: Shown | None) -> None:
        """Shows a deal's company; None for an empty table."""
        self.shown = shown
        self.retranslate()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(640), self.look.px(44 if self.look.small else 52))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _deal_words(self, company: Company) -> str:
        if company.deals is None or self.look.small:
            return self.tr("Deal {number}").format(number=company.deal_number)
        return self.tr("Deal {number} of {all}").format(number=company.deal_number, all=company.deals)

    def retranslate(self) -> None:
        """Words and fills everything anew."""
        name_it(self.menu_button, self.tr("Menu"))
        self.menu_button.setToolTip(self.tr("Menu"))
        self.title.setVisible(not self.look.small)
        self.deal.set_token("ink" if self.look.small else "soft", bold=self.look.small)
        company = self.shown.company if self.shown is not None else None
        named = company.title if company is not None else ""
        self.title.setText(self._title or named or self.tr("Laksewhist"))
        count = len(company.participants) if company is not None else 0
        for cell in self.cells[count:]:
            cell.setVisible(False)
        if self.shown is None or company is None:
            self.deal.setText("")
            return
        self.deal.setText(self._deal_words(company))
        seating = self.shown.seating
        for who, cell in enumerate(self.cells[:count]):
            cell.show_score(
                company.participants[who],
                company.standings[who],
                first=who == 0,
                deals=who == seating.dealer,
                sits_out=who in seating.sitting_out,
                colour=company.badges[who].colour if company.badges else None,
            )
            cell.setVisible(True)
