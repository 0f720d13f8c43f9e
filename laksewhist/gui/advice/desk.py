"""What the window does about hints and reasons: F9 for the decision at hand, and "why?" after a deal."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from laksewhist.gui.advice.adviser import Adviser
from laksewhist.gui.background import Runner
from laksewhist.gui.game_model import GameModel
from laksewhist.gui.table_page import TablePage


class AdviceDesk(QObject):
    """Hints and reasons for one table. Signal: `misbehaved(Evidence)` when the thinking behind them failed."""

    misbehaved = Signal(object)

    def __init__(self, model: GameModel, page: TablePage, window: QWidget, runner: Runner | None = None) -> None:
        super().__init__(window)
        self._model, self._page, self._window, self._runner = model, page, window, runner
        self.adviser = Adviser(model, page, self, runner)
        self.adviser.misbehaved.connect(self.misbehaved)

    def hint(self) -> None:
        """A hint for the decision at hand."""
        self.adviser.ask()

    def why(self) -> None:
        """Opens the decisions of the deal that was played last; says so where there is none."""
        session, shown = self._model.session, self._model.shown
        if session is None or shown is None or shown.points is None or not session.match.deals:
            self._page.hint.tell(self.tr("When the deal is over, the computers tell why they played as they did."))
            return
        from laksewhist.gui.advice.after import decisions_of  # the first table does not wait for it
        from laksewhist.gui.advice.why_dialog import WhyDialog

        decisions = decisions_of(session, session.match.deals[-1], self._model.answers)
        dialog = WhyDialog(decisions, shown.names, self._page.look, self._window, self._runner)
        dialog.misbehaved.connect(self.misbehaved)
        dialog.open()

    def close(self) -> None:
        """Ends what is being thought about."""
        self.adviser.close()
