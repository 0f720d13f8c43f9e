"""All tricks of a deal on one sheet: a row for each, a column for each player."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from laksewhist.engine.cards import Card
from laksewhist.engine.state import Trick
from laksewhist.gui.dress import dress
from laksewhist.gui.look import Look
from laksewhist.gui.panels.score_cell import short
from laksewhist.gui.panels.signs import Sign
from laksewhist.gui.panels.widgets import MIDDLE, Label, Looks, name_it, unit_painter
from laksewhist.gui.shown import Shown, Step
from laksewhist.gui.table.paint import draw_best_outline, draw_tag
from laksewhist.gui.texts import card_text

TAG = (78.0, 34.0)
"""Room for a card, in layout units."""


class PlayedCard(Sign):
    """A card of a trick: a dot before it marks the lead, the gold outline the winner."""

    def __init__(self, card: Card, *, led: bool, won: bool) -> None:
        super().__init__(*TAG)
        self.card, self.led, self.won = card, led, won
        words = [card_text(card)]
        if led:
            words.append(self.tr("led"))
        if won:
            words.append(self.tr("takes the trick"))
        name_it(self, ", ".join(words))
        self.setToolTip(", ".join(words))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = unit_painter(self, self.look)
        look, theme = self.look, self.look.theme
        tag = box.adjusted(18, 4, -16, -4)
        draw_tag(painter, self.card.code, tag, theme, four=look.four_colours, danish=look.danish)
        if self.won:
            draw_best_outline(painter, tag, theme)
        if self.led:
            self._draw_lead(painter, tag.left() - 10, tag.center().y())

    def _draw_lead(self, painter: QPainter, x: float, y: float) -> None:
        painter.setPen(QPen(QColor(self.look.theme.soft), 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(round(x - 2), round(y - 4), round(x + 2), round(y))
        painter.drawLine(round(x + 2), round(y), round(x - 2), round(y + 4))


class AllTricksDialog(QDialog):
    """The tricks that are complete; `follow` brings them up to date while the deal goes on."""

    def __init__(self, shown: Shown, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._look, self._shown = look, shown
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.note = Label(14, "soft", wrap=True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.note)
        column.addWidget(self.area, 1)
        column.addWidget(self.buttons)
        dress(self, look)
        self.retranslate()
        self.resize(self.sizeHint())

    def follow(self, step: Step) -> None:
        """Shows the tricks as they are after a step."""
        if len(step.after.view.tricks) != len(self._shown.view.tricks):
            self._shown = step.after
            self.retranslate()

    def retranslate(self) -> None:
        """Words and fills everything anew, in the language of the moment."""
        self.setWindowTitle(self.tr("All tricks"))
        #: the sign is the small arrow before a card
        self.note.setText(self.tr("An arrow marks the lead, gold the card that took the trick."))
        sheet = QWidget()
        grid = QGridLayout(sheet)
        grid.setContentsMargins(0, 0, self._look.px(8), 0)
        grid.setHorizontalSpacing(self._look.px(6))
        grid.setVerticalSpacing(0)
        self._add_heads(grid)
        for number, trick in enumerate(self._shown.view.tricks, 1):
            self._add_trick(grid, number, trick)
        grid.setRowStretch(grid.rowCount(), 1)
        grid.setColumnStretch(5, 1)
        for widget in sheet.findChildren(QWidget):
            if isinstance(widget, Looks):
                widget.set_look(self._look)
        self.note.set_look(self._look)
        self.area.setWidget(sheet)

    def _add_heads(self, grid: QGridLayout) -> None:
        for place, seat in enumerate(self._shown.seats_by_position, 1):
            name = Label(14, "ink", bold=True, align=MIDDLE)
            name.setText(short(self._shown.names[seat]))
            grid.addWidget(name, 0, place)
        head = Label(13, "soft")
        head.setText(self.tr("Taken by"))
        grid.addWidget(head, 0, 5)

    def _add_trick(self, grid: QGridLayout, number: int, trick: Trick) -> None:
        label = Label(14, "soft", align=MIDDLE)
        label.setText(str(number))
        grid.addWidget(label, number, 0)
        for place, seat in enumerate(self._shown.seats_by_position, 1):
            card = trick.card_of(seat)
            if card is not None:
                sign = PlayedCard(card, led=seat == trick.leader, won=seat == trick.winner)
                grid.addWidget(sign, number, place, Qt.AlignmentFlag.AlignCenter)
        if trick.winner is not None:
            winner = Label(14, "ink")
            winner.setText(short(self._shown.names[trick.winner]))
            grid.addWidget(winner, number, 5)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        """As high as thirteen tricks need, within the window it belongs to."""
        wanted = QSize(self._look.px(540), self._look.px(13 * TAG[1] + 150))
        parent = self.parentWidget()
        room = parent.window().size() if parent is not None else wanted
        return wanted.boundedTo(room - QSize(40, 40))
