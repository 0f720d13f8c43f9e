"""Says what happens at the table, through whatever reads the screen aloud."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtGui import QAccessible

from laksewhist.engine.illegal import IllegalAction
from laksewhist.gui.game_model import GameModel
from laksewhist.gui.panels.score_cell import short
from laksewhist.gui.said import told_events, words
from laksewhist.gui.shown import Shown, Step
from laksewhist.gui.table.arrangement import open_rows
from laksewhist.gui.table.speech import said_of, speaker
from laksewhist.gui.table_page import TablePage
from laksewhist.gui.texts import Role, capital, event_text, illegal_text, name_list, phase_text, role_text, signed

GATHER_MS: Final = 120
"""What happens within this time is said in one go, so that a quick game does not stammer."""


class Announcer(QObject):
    """Announces a match that is shown on a page: every event, the result, refusals, and the person's turn.

    It says no more than the person may see. Refusals and the own turn interrupt what is being read; all else waits.
    Make it before the page follows the model: with nothing moving, showing one step leads to the next at once.
    Signal: `announced(str, bool)` with each text, and whether it interrupts.
    """

    announced = Signal(str, bool)

    def __init__(self, model: GameModel, page: TablePage) -> None:
        super().__init__(page)
        self._model, self._page = model, page
        self._waiting: list[str] = []
        self._spoken = ""
        self._knows_waiting = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(GATHER_MS)
        self._timer.timeout.connect(self._say_waiting)
        model.dealStarted.connect(self._on_deal)
        model.stepReady.connect(self._on_step)
        model.questionAsked.connect(self._on_question)
        model.refused.connect(self._on_refused)
        model.dealFinished.connect(self._on_finished)
        model.dealAbandoned.connect(self._drop)
        page.director.waiting.connect(self._on_trick_waits)

    def _on_deal(self, shown: Shown) -> None:
        text = QCoreApplication.translate("Accessibility", "Deal {number}, dealt by {name}.")
        dealer = shown.company.participants[shown.seating.dealer]
        self._wait(text.format(number=shown.company.deal_number, name=dealer))

    def _on_step(self, step: Step) -> None:
        if not step.after.takes_up:  # the others listen, and a hand that is kept is a secret (R6)
            self._wait(*sentences(step))
        talk = spoken(step.after)
        if talk and talk != self._spoken:  # it stays on the table through the first trick, and is said once
            self._wait(talk)
        self._spoken = talk

    def _on_question(self, shown: Shown) -> None:
        said = capital(role_text(Role.YOUR_TURN))
        what = QCoreApplication.translate("Accessibility", "your hand") if shown.takes_up else ""
        self._interrupt(f"{said}: {what or phase_text(shown.view.phase)}")

    def _on_refused(self, error: IllegalAction) -> None:
        if self._model.shown is not None:
            self._interrupt(illegal_text(error, self._model.shown.names))

    def _on_finished(self, shown: Shown) -> None:
        if shown.points is None:
            return
        each = [f"{name} {signed(points)}" for name, points in zip(shown.names, shown.points, strict=True)]
        self._wait(QCoreApplication.translate("Accessibility", "Points: {points}.").format(points=name_list(each)))

    def _on_trick_waits(self, waits: bool) -> None:
        """Says how to go on the first time: after that everybody knows."""
        if waits and not self._knows_waiting:
            self._knows_waiting = True
            self._wait(self._page.hint.how_to_take() + ".")

    # ---- saying it

    def _wait(self, *texts: str) -> None:
        self._waiting.extend(texts)
        if self._waiting and not self._timer.isActive():
            self._timer.start()

    def _interrupt(self, text: str) -> None:
        """Says first what waits, in its order: what interrupts is the answer to it."""
        self._say_waiting()
        self._say(text, interrupts=True)

    def _drop(self) -> None:
        self._timer.stop()
        self._waiting.clear()

    def _say_waiting(self) -> None:
        text = " ".join(self._waiting)
        self._drop()
        if text:
            self._say(text, interrupts=False)

    def _say(self, text: str, *, interrupts: bool) -> None:
        if QAccessible.isActive():
            from PySide6.QtGui import QAccessibleAnnouncementEvent  # only where somebody listens

            event = QAccessibleAnnouncementEvent(self._page.view, text)
            politeness = QAccessible.AnnouncementPoliteness
            event.setPoliteness(politeness.Assertive if interrupts else politeness.Polite)
            QAccessible.updateAccessibility(event)
        self.announced.emit(text, interrupts)


def sentences(step: Step) -> Iterator[str]:
    """What happened in a step, one sentence for each event that the person may know of."""
    names, told = [short(name) for name in step.after.names], told_events(step)
    for event in step.events:
        yield words(event, step) if event in told else event_text(event, names)


def spoken(shown: Shown) -> str:
    """What an opponent says of an open hand in sniksnak, and who; empty where nobody speaks (R16)."""
    position = speaker(shown)
    if position is None:
        return ""
    name = short(shown.names[shown.seat_at(position)])
    text = QCoreApplication.translate("Accessibility", "{name} says: {words}.")
    return text.format(name=name, words=said_of(open_rows(shown, position)))
