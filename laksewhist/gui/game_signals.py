"""What the game tells the screen, apart from how it comes about."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class GameSignals(QObject):
    """The signals of a match on the screen.

    Of a deal: `dealStarted(Shown)` before the first card; `stepReady(Step)` for each action; both are answered with
    `step_shown`. `dealFinished(Shown)` comes with the points; `dealAbandoned()` when a deal was given up before its
    end: nothing of it is shown any more. `matchEnded(Match)` comes instead of another deal when the match has reached
    its length.

    Of who decides: `questionAsked(Shown)` when the person must act; `thinking(Seat | None)` while a computer does;
    `refused(IllegalAction)` when the person's action was not allowed; `clockStarted(int)` with the seconds the person
    has in sniksnak, 0 when the clock stops; `playedFor(bool)` when a computer begins or stops to play for the person;
    `misbehaved(Evidence)` when a computer failed.

    Of several people at one screen: `turnPasses(str)` with the name of another one, whose cards are seen when
    `take_turn` says so. `viewTurned(Shown)` comes before and after that: first nobody's cards are to be seen.
    Before the first bid each takes up the hand so (R6); who is not asked anything answers with `hand_taken_up`.
    """

    dealStarted = Signal(object)
    stepReady = Signal(object)
    dealFinished = Signal(object)
    dealAbandoned = Signal()
    matchEnded = Signal(object)
    questionAsked = Signal(object)
    thinking = Signal(object)
    refused = Signal(object)
    clockStarted = Signal(int)
    playedFor = Signal(bool)
    misbehaved = Signal(object)
    turnPasses = Signal(str)
    viewTurned = Signal(object)
