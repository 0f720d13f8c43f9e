"""After a deal: what each participant got flies from the plate to the sum in the score strip."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from laksewhist.engine.values import dataclass
from laksewhist.gui.look import Look
from laksewhist.gui.panels.score_strip import ScoreStrip
from laksewhist.gui.panels.widgets import DEFAULT_LOOK, MIDDLE
from laksewhist.gui.shown import Shown
from laksewhist.gui.table.motion import Clock
from laksewhist.gui.table.pace import POINTS, Pace
from laksewhist.gui.table.paint import draw_box
from laksewhist.gui.table.scene import TableScene
from laksewhist.gui.texts import signed

WIDTH, HEIGHT, TYPE = 84.0, 36.0, 19
"""The pill that the points are written on."""


@dataclass(frozen=True, slots=True)
class Flight:
    """The points of one participant, and the middle of where they start and end, in layout units of the page."""

    points: int
    start: QPointF
    end: QPointF


class PointsFlight(QWidget):
    """Lies over the whole page while points fly, and takes no click; hidden otherwise.

    Signal: `landed(Shown)` once for each flight, unless `stop` came before. Whatever hurries the cards hurries it.
    """

    landed = Signal(object)

    def __init__(self, page: QWidget, scene: TableScene, strip: ScoreStrip, pace: Pace) -> None:
        super().__init__(page)
        self._scene, self._strip, self._pace = scene, strip, pace
        self._page = page
        self._shown: Shown | None = None
        scene.finishRequested.connect(self.finish)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._look: Look = DEFAULT_LOOK
        self._flights: tuple[Flight, ...] = ()
        self._ms = 0
        self._part = 0.0
        self._clock = Clock(self._on_tick, self)
        self._clock.ended.connect(self.finish)
        self.hide()

    @property
    def busy(self) -> bool:
        """Whether points are on their way."""
        return self._shown is not None

    def fly(self, shown: Shown, look: Look) -> bool:
        """Lets the points of a deal fly to the sums; False where there is nothing to be seen of it."""
        self.stop()
        page, ms = self._page, self._pace.way_ms(POINTS)
        flights = self._flights_of(shown, look.scale)
        if not flights or ms <= 0 or not page.isVisible():
            return False
        self._shown, self._flights, self._look, self._ms, self._part = shown, flights, look, ms, 0.0
        self._scene.moving = True
        self.setGeometry(page.rect())
        self.show()
        self.raise_()
        self._clock.start(ms)
        return True

    def show_still(self, shown: Shown, look: Look, part: float) -> None:
        """The points of a deal with so much of their way behind them, 0 to 1, until `stop`: for pictures."""
        self.stop()
        self._shown, self._flights, self._look, self._part = shown, self._flights_of(shown, look.scale), look, part
        self.setGeometry(self._page.rect())
        self.show()
        self.raise_()

    def _flights_of(self, shown: Shown, scale: float) -> tuple[Flight, ...]:
        """What each seat got, on its way from its plate to its sum; none where no plates are to be seen."""
        plates, flights = self._scene.plates(), []
        for seat, points in enumerate(shown.points or ()) if plates else ():
            cell = self._strip.cells[shown.seating.players[seat]]
            sum_at = cell.mapTo(self._page, cell.rect().center()).toPointF() / scale
            if points:
                flights.append(Flight(points, plates[shown.position_of(seat)].rect.center(), sum_at))
        return tuple(flights)

    def finish(self) -> None:
        """Brings them to their end at once; does nothing where none fly."""
        shown = self._shown
        if shown is not None:
            self.stop()
            self.landed.emit(shown)

    def stop(self) -> None:
        """Takes them away, and tells nobody: what is shown next shows the sums anyway."""
        if self.busy:
            self._clock.stop()
            self._shown, self._flights = None, ()
            self._scene.moving = False
            self.hide()

    def places(self) -> tuple[QRectF, ...]:
        """Where the pills are now, in layout units."""
        found = []
        for flight in self._flights:
            middle = flight.start + (flight.end - flight.start) * self._part
            found.append(QRectF(middle.x() - WIDTH / 2, middle.y() - HEIGHT / 2, WIDTH, HEIGHT))
        return tuple(found)

    def _on_tick(self, elapsed: float) -> None:
        if self.busy:
            self._part = QEasingCurve(QEasingCurve.Type.InOutCubic).valueForProgress(min(1.0, elapsed / self._ms))
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(look.font(TYPE, bold=True))
        for flight, place in zip(self._flights, self.places(), strict=True):
            pill = look.rect(place)
            draw_box(painter, pill, pill.height() / 2, fill=look.theme.panel, line=look.theme.line)
            painter.setPen(look.color("good" if flight.points > 0 else "bad"))
            painter.drawText(pill, MIDDLE, signed(flight.points))
