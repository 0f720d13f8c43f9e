"""How a game and a table belong together: the page shows what the model tells, and the model is told what one does."""

from __future__ import annotations

from laksewhist.engine.illegal import IllegalAction
from laksewhist.gui.accessibility.announcer import Announcer
from laksewhist.gui.game_model import GameModel
from laksewhist.gui.help.topics import REASONS
from laksewhist.gui.table_page import TablePage
from laksewhist.gui.texts import illegal_text


def bind(model: GameModel, page: TablePage) -> None:
    """Connects the two, for the match and for a practice deal alike; once for each pair."""

    def on_refused(error: IllegalAction) -> None:
        if model.shown is not None:
            page.hint.tell(illegal_text(error, model.shown.names), rule=REASONS[error.reason])

    Announcer(model, page)  # before the page's own slots: a step is told before its answer comes
    model.dealStarted.connect(page.begin)
    model.stepReady.connect(page.play)
    model.questionAsked.connect(page.ask)
    model.dealFinished.connect(page.conclude)
    model.dealAbandoned.connect(page.director.finish)
    model.refused.connect(on_refused)
    model.playedFor.connect(lambda on: page.director.release() if on else None)
    page.shownToEnd.connect(model.step_shown)
    page.actionChosen.connect(model.act)
    page.handTakenUp.connect(model.hand_taken_up)
    page.actionTried.connect(model.act)
