"""From events to movements: shows a step, or the dealing of a deal, and tells when it has been shown.

Whatever happens on the way, each `play` and each `deal` ends with the scene in sync with what it leads to, and with one
`finished`. Movements are stages with one clock; no card has a timer of its own, so nothing outlives its deal.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from weakref import ref

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

from laksewhist.engine.events import Event
from laksewhist.engine.values import dataclass
from laksewhist.gui.shown import Shown, Step
from laksewhist.gui.table.frames import Stage, stages
from laksewhist.gui.table.motion import Clock, Move
from laksewhist.gui.table.moves import dealing, moving
from laksewhist.gui.table.pace import Pace
from laksewhist.gui.table.scene import TableScene


@dataclass(frozen=True, slots=True)
class Job:
    """Something to be shown: its movements are worked out when its turn comes, and it leads to `after`."""

    after: Shown
    stages: Callable[[], tuple[Stage, ...]]
    events: tuple[Event, ...] = ()
    deals: bool = False


class Director(QObject):
    """Moves the cards of one scene. `finished()` comes once for each `play` and `deal`, after the scene is in sync.

    With a pace of 0 that is before they return, unless they are called from within `finished`: then it is as soon as
    the first one returns. Called while something moves, they first bring that to its end.

    `dealt()` comes when a deal begins to be dealt, `told(tuple[Event, ...], Shown)` when events of a step can be seen:
    cards lie where they go. Each event is told once; at once and together where nothing moves, or no longer does.

    `waiting(bool)` tells when a complete trick begins to wait for the person, and when it no longer does.
    """

    finished = Signal()
    dealt = Signal()
    told = Signal(object, object)
    waiting = Signal(bool)

    def __init__(self, scene: TableScene, pace: Pace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        scene.pace = pace
        self._scene: TableScene | None = scene
        self._pace = pace
        self._waiting: deque[Job] = deque()
        self._job: Job | None = None
        self._stages: deque[Stage] = deque()
        self._moves: tuple[Move, ...] = ()
        self._untold: tuple[Event, ...] = ()
        self._arriving: tuple[Event, ...] = ()
        self._arrive_ms = 0
        self._draining = False
        self._held = False
        self._holds = False
        self._clock = Clock(self._on_tick, self)
        self._clock.ended.connect(self._on_stage_ended)
        scene.relaid.connect(self._on_relaid)
        myself = ref(self)  # when a window goes, the scene may go while this is going too
        scene.destroyed.connect(lambda: _scene_gone(myself()))

    @property
    def busy(self) -> bool:
        """Whether something is being shown, or waits to be."""
        return self._job is not None or bool(self._waiting)

    def play(self, step: Step) -> None:
        """Shows what happened."""
        scene = self._scene
        self._add(Job(step.after, lambda: stages(scene.shown, step) if scene is not None else (), step.events))

    def deal(self, shown: Shown) -> None:
        """Shows a deal being dealt; one in which something was done before is shown as it lies."""
        is_fresh = not shown.view.actions and shown.points is None
        self._add(Job(shown, lambda: (Stage(shown),) if is_fresh else (), deals=is_fresh))

    def finish(self) -> None:
        """Brings what moves, or waits, to its end at once; does nothing while nothing does."""
        if self._job is not None:
            self._end()
            self._drain()

    def go_on(self) -> None:
        """Takes the trick that waits for the person, or lays its last card down where it is on its way.

        Otherwise as `finish`.
        """
        if self._held:
            self._hold(False)
        elif self._holds:
            self._clock.stop()
            self._on_tick(self._arrive_ms)
        else:
            self.finish()
            return
        self._on_stage_ended()

    def release(self) -> None:
        """Takes a trick that waits for the person, who has let go of the cards; does nothing where none does."""
        if self._held:
            self.go_on()

    def _hold(self, held: bool) -> None:
        """A trick waits from now on, or no longer."""
        if held != self._held:
            self._held = held
            self.waiting.emit(held)

    # ---- jobs, one after another

    def _add(self, job: Job) -> None:
        if self._job is not None:
            self._end()
        self._waiting.append(job)
        self._drain()

    def _drain(self) -> None:
        """Begins what waits until something moves; a loop, so that no number of still steps can nest."""
        if self._draining:
            return
        self._draining = True
        try:
            while self._waiting and self._job is None:
                self._job = self._waiting.popleft()
                self._untold = self._job.events
                if self._job.deals:
                    self.dealt.emit()
                moves = self._pace.factor > 0 or self._waits(self._job)
                self._stages = deque(self._job.stages() if moves else ())
                if not self._next_stage():
                    self._end()
        finally:
            self._draining = False

    def _end(self) -> None:
        """The job is over: the scene is in sync and everybody is told."""
        job, self._job = self._job, None
        assert job is not None
        self._clock.stop()
        self._holds = False
        self._hold(False)
        self._stages.clear()
        self._moves = ()
        self._arriving = ()
        untold, self._untold = self._untold, ()
        if untold:
            self.told.emit(untold, job.after)
        if self._scene is not None:
            self._show_all()
            self._scene.moving = False
            self._scene.sync(job.after)
        self.finished.emit()

    def _waits(self, job: Job) -> bool:
        """Whether a complete trick of this job stays until the person takes it."""
        return self._pace.trick_waits and not self._pace.hurries and not job.after.hand_hidden

    # ---- stages, one after another

    def _next_stage(self) -> bool:
        """Begins the next stage that takes time; False where there is none left."""
        scene = self._scene
        while scene is not None and self._stages and self._job is not None:
            stage = self._stages.popleft()
            scene.moving = True
            arrangement = scene.prepare(stage.frame, [each.key for each in stage.going])
            if self._job.deals:
                self._moves = dealing(scene, stage.frame, arrangement, self._pace)
            else:
                self._moves = moving(scene, stage, arrangement, self._pace)
            self._arriving = stage.tells
            self._arrive_ms = max((move.begin + move.ms for move in self._moves), default=0)
            self._holds = stage.is_trick and self._waits(self._job)
            rest = self._pace.trick_rest if stage.is_trick else stage.rest
            total = self._arrive_ms + (1 if self._holds else self._pace.ms(rest))
            if total > 0:
                self._on_tick(0)
                self._clock.start(total)
                return True
        return False

    def _on_tick(self, elapsed: float) -> None:
        scene = self._scene
        if scene is None:
            return
        for move in self._moves:
            item = scene.cards.item(move.key)
            if item is not None:
                part = move.part(elapsed)
                item.setVisible(part is not None or not self._deals)
                item.put(move.at(part or 0), turned=move.turned(part or 0))
                item.setOpacity(move.seen(part or 0))
        if elapsed >= self._arrive_ms:
            self._tell_arrived()

    def _tell_arrived(self) -> None:
        """What this stage has to tell is there now."""
        arrived, self._arriving = self._arriving, ()
        if arrived and self._job is not None:
            self._untold = tuple(event for event in self._untold if event not in arrived)
            self.told.emit(arrived, self._job.after)

    @property
    def _deals(self) -> bool:
        return self._job is not None and self._job.deals

    def _on_stage_ended(self) -> None:
        self._tell_arrived()
        if self._holds:
            self._holds = False
            self._hold(True)
        elif self._job is not None and not self._next_stage():
            self._end()
            self._drain()

    # ---- what may happen meanwhile

    def _on_relaid(self) -> None:
        """The window has another size: this stage's cards are at their places, and its time goes on."""
        self._show_all()
        self._moves = ()

    def _show_all(self) -> None:
        if self._scene is not None:
            for item in self._scene.cards.items().values():
                item.setVisible(True)
                item.setOpacity(1)

    def forget_scene(self) -> None:
        """There is no scene any more: nothing moves."""
        self._scene = None
        self.finish()


def _scene_gone(director: Director | None) -> None:
    if director is not None and isValid(director):
        director.forget_scene()
