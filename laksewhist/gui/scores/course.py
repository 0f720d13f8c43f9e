"""A deal to step through: what the table showed after each action. Knows no widgets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from laksewhist.engine.actions import Action, PlayCard
from laksewhist.engine.auction import start_deal
from laksewhist.engine.cards import SEATS, Seat
from laksewhist.engine.events import Event, event_for
from laksewhist.engine.game import apply
from laksewhist.engine.illegal import IllegalAction
from laksewhist.engine.redact import view_for
from laksewhist.engine.state import DealState, FinishedState, PlayState, Setup
from laksewhist.engine.values import dataclass
from laksewhist.engine.view import Phase, PlayerView
from laksewhist.store.errors import FormatError


@dataclass(frozen=True, slots=True)
class Moment:
    """What the table shows at one step: `state`, or, with `lies`, the state before it with its last card played.

    So the four cards of a trick lie there until the next one is led. `events` is what has happened since the step
    before; `trick` is the number of the trick from 1, 0 before the play.
    """

    state: DealState
    events: tuple[Event, ...]
    trick: int
    lies: PlayCard | None = None


class Course:
    """All moments of a finished deal. Raises FormatError where the actions are not those of one."""

    def __init__(self, setup: Setup, actions: Sequence[Action]) -> None:
        state: DealState = start_deal(setup)
        moments = [Moment(state, (), 0)]
        for number, action in enumerate(actions):
            before = state
            try:
                state, events = apply(state, action)
            except IllegalAction as error:
                raise FormatError(f"actions[{number}]", str(error)) from error
            moments.append(_moment(before, action, state, events))
        if not isinstance(state, FinishedState):
            raise FormatError("actions", "the deal is not finished")
        if moments[-1].lies is not None:
            moments.append(Moment(state, (), moments[-1].trick))
        self.setup = setup
        self.moments: tuple[Moment, ...] = tuple(moments)
        self.end: FinishedState = state

    @property
    def last(self) -> int:
        """The step at which the result is shown."""
        return len(self.moments) - 1

    @property
    def stops(self) -> tuple[int, ...]:
        """The steps by trick: the beginning, the last bid, each whole trick, the result."""
        whole = [step for step, moment in enumerate(self.moments) if moment.lies is not None]
        play = [step for step, moment in enumerate(self.moments) if isinstance(moment.state, PlayState)][:1]
        return tuple(sorted({0, *play, *whole, self.last}))

    def stop_before(self, step: int) -> int:
        """The stop before this step; the step itself at the beginning."""
        return max((stop for stop in self.stops if stop < step), default=step)

    def stop_after(self, step: int) -> int:
        """The stop after this step; the step itself at the end."""
        return min((stop for stop in self.stops if stop > step), default=step)

    def view(self, step: int, seat: Seat, *, all_open: bool) -> PlayerView:
        """What this seat sees at a step, where nothing is asked of it; with `all_open` every hand lies open.

        The seat's own hand lies open too: whoever looks on holds no cards.
        """
        moment = self.moments[step]
        view = _seen(moment, self.moments[step - 1].state if step else moment.state, seat)
        if view.phase is not Phase.FINISHED:
            own = tuple(view.hand if each == seat else hand for each, hand in enumerate(view.shown))
            view = replace(view, legal=(), choice=None, shown=own)
        return self._opened(view, moment, step) if all_open else view

    def events(self, step: int, seat: Seat, *, all_open: bool) -> tuple[Event, ...]:
        """What has happened since the step before, as far as the seat may know of it."""
        found = self.moments[step].events
        return found if all_open else tuple(seen for each in found if (seen := event_for(each, seat)) is not None)

    def _opened(self, view: PlayerView, moment: Moment, step: int) -> PlayerView:
        if view.phase is Phase.FINISHED:
            return view
        before = self.moments[step - 1].state if step else moment.state
        hands = tuple(_seen(moment, before, seat).hand for seat in SEATS)
        exchanged = any(made.exchanged for made in view.exchanges)
        outcome = self.end.outcome
        known = view.called is not None
        return replace(
            view,
            shown=hands,
            turned=view.turned if exchanged else self.setup.kitty,
            partner=outcome.partner if known else view.partner,
            partner_known=known or view.partner_known,
            partner_public=known or view.partner_public,
        )


def _moment(before: DealState, action: Action, after: DealState, events: tuple[Event, ...]) -> Moment:
    if not isinstance(before, PlayState) or not isinstance(action, PlayCard):
        return Moment(after, events, 0)
    ends = not isinstance(after, PlayState) or len(after.tricks) > len(before.tricks)
    return Moment(after, events, len(before.tricks) + 1, action if ends else None)


def _seen(moment: Moment, before: DealState, seat: Seat) -> PlayerView:
    view, played = view_for(moment.state, seat), moment.lies
    if played is None:
        return view
    lying, card = view_for(before, seat), played.card
    assert lying.trick is not None
    hands = [None if hand is None else tuple(each for each in hand if each is not card) for hand in lying.shown]
    sizes = list(lying.hand_sizes)
    sizes[played.seat] -= 1
    return replace(
        lying,
        hand=tuple(each for each in lying.hand if each is not card),
        hand_sizes=tuple(sizes),
        shown=tuple(hands),
        trick=replace(lying.trick, cards=(*lying.trick.cards, card)),
        turn=None,
        partner=view.partner,
        partner_known=view.partner_known,
        partner_public=view.partner_public,
    )
