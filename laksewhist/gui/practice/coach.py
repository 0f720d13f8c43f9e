"""Finds what to say: the lesson's words as long as its course is followed, else words for the situation."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from laksewhist.engine.values import dataclass
from laksewhist.engine.view import Phase, PlayerView
from laksewhist.gui.practice.advice import Advice
from laksewhist.gui.practice.course import followed, place_in, seen_actions
from laksewhist.gui.practice.lessons import Lesson
from laksewhist.gui.shown import Shown

_PHASES: Final[dict[Phase, object]] = {
    Phase.IRON_HAND: QT_TRANSLATE_NOOP("Practice", "Show it if you would rather have other cards."),
    Phase.AUCTION: QT_TRANSLATE_NOOP(
        "Practice", "Bid as high as your hand is good for, and pass when it gets too dear."
    ),
    Phase.VIP: QT_TRANSLATE_NOOP("Practice", "Take the card if its suit is one of your long ones."),
    Phase.CALLING: QT_TRANSLATE_NOOP(
        "Practice", "Your longest suit is the best trump. Call an ace in a suit of which you have few cards."
    ),
    Phase.TRUMP: QT_TRANSLATE_NOOP("Practice", "Name the suit of which you have most."),
    Phase.EXCHANGE: QT_TRANSLATE_NOOP("Practice", "Give the low cards of a short suit. Then you can trump it later."),
}
_NOLO_EXCHANGE: Final = QT_TRANSLATE_NOOP("Practice", "Give the high cards that have no small ones beside them.")
_PLAY: Final[dict[tuple[bool, bool, bool], object]] = {
    (False, True, True): QT_TRANSLATE_NOOP(
        "Practice", "Lead trumps as long as the others have some, then the cards that have become the highest."
    ),
    (False, True, False): QT_TRANSLATE_NOOP(
        "Practice", "Win as cheaply as you can, and leave a trick that your partner is winning alone."
    ),
    (False, False, True): QT_TRANSLATE_NOOP(
        "Practice", "You play against the bid: lead a suit in which the declarer seems to be short of high cards."
    ),
    (False, False, False): QT_TRANSLATE_NOOP(
        "Practice", "You play against the bid: take what you can, and do not spend high cards on a lost trick."
    ),
    (True, True, True): QT_TRANSLATE_NOOP("Practice", "Lead a low card, so that somebody has to go over it."),
    (True, True, False): QT_TRANSLATE_NOOP(
        "Practice", "Stay below where you can. Where you cannot follow, throw the card that is most dangerous to you."
    ),
    (True, False, True): QT_TRANSLATE_NOOP("Practice", "Lead low, so that the declarer may have to take the trick."),
    (True, False, False): QT_TRANSLATE_NOOP(
        "Practice", "Stay below a declarer who is winning. Where somebody else wins, get rid of your high cards."
    ),
}
"""By: nolo, on the declarer's side, to lead."""
_TITLE: Final = QT_TRANSLATE_NOOP("Practice", "Your own way")
_ANOTHER: Final = QT_TRANSLATE_NOOP("Practice", "That is another way than mine. Let us see!")
_WELL: Final = QT_TRANSLATE_NOOP("Practice", "Well played!")
_OWN_WAY: Final = QT_TRANSLATE_NOOP("Practice", "Made, and in your own way!")
_LOST: Final = QT_TRANSLATE_NOOP("Practice", "Not this time.")
_OTHERS: Final = QT_TRANSLATE_NOOP("Practice", "This time you did not play the hand yourself.")


@dataclass(frozen=True, slots=True)
class Said:
    """What the coach says, in the language of the moment."""

    title: str
    text: str


def advise(lesson: Lesson, shown: Shown) -> Said:
    """What to think of at this decision of the person; the opening where the person has not been asked yet."""
    view = shown.view
    place = place_in(lesson.deal.course, view)
    if not shown.is_my_turn:
        return _worded(lesson.opening, shown)
    if place is not None and place < len(lesson.deal.course):
        made = sum(action.seat == view.seat for action in lesson.deal.course[:place])
        return _worded(lesson.advice[made], shown)
    general = _say(_in_general(view))
    return Said(_say(_TITLE), f"{_say(_ANOTHER)} {general}" if _has_just_left(lesson, view) else general)


def all_said(lesson: Lesson, shown: Shown) -> tuple[Said, ...]:
    """Everything that is said while the lesson is followed."""
    return tuple(_worded(each, shown) for each in lesson.advice)


def closing_words(lesson: Lesson, shown: Shown) -> str:
    """How it went, and what is to be remembered."""
    view = shown.view
    contract = view.contract
    if contract is None or view.outcome is None or view.seat not in contract.declarers:
        how = _OTHERS
    elif not view.outcome.made[contract.declarers.index(view.seat)]:
        how = _LOST
    else:
        how = _WELL if place_in(lesson.deal.course, view) is not None else _OWN_WAY
    return f"{_say(how)} {_say(lesson.learned)}"


def _worded(advice: Advice, shown: Shown) -> Said:
    west, north, east = (shown.names[shown.seat_at(position)] for position in (1, 2, 3))
    return Said(_say(advice.title), _say(advice.text).format(west=west, north=north, east=east))


def _has_just_left(lesson: Lesson, view: PlayerView) -> bool:
    """Whether the person's last action is the first that is not in the course."""
    since = seen_actions(view)[followed(lesson.deal.course, view) :]
    return bool(since) and since[0].seat == view.seat and all(each.seat != view.seat for each in since[1:])


def _in_general(view: PlayerView) -> object:
    contract = view.contract
    if view.phase is not Phase.PLAY or contract is None:
        nolo = contract is not None and contract.is_nolo
        return _NOLO_EXCHANGE if nolo and view.phase is Phase.EXCHANGE else _PHASES[view.phase]
    ours = view.seat in contract.declarers or (view.partner_known and view.seat == view.partner)
    leads = view.trick is not None and not view.trick.cards
    return _PLAY[contract.is_nolo, ours, leads]


def _say(source: object) -> str:
    return QCoreApplication.translate("Practice", str(source))
