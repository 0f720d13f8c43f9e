"""Standard pictures of what is seen for a moment only, such as the ring of the last seconds and points on their way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtWidgets import QWidget

from laksewhist.engine.actions import PlayCard
from laksewhist.engine.cards import without
from laksewhist.engine.state import PlayState, Trick
from laksewhist.gui.curtain import Curtain, CurtainCard
from laksewhist.gui.dialogs.all_tricks import AllTricksDialog
from laksewhist.gui.hands_taken_up import before_the_bids
from laksewhist.gui.main_window import MainWindow
from laksewhist.gui.pictures import PICTURES, Picture, draw_up
from laksewhist.gui.session import onlooker
from laksewhist.gui.shown import Shown

SECONDS_LEFT = 9
HALF_WAY = 0.55
EARLIER = Picture(
    "ahead",
    "p31",
    {1: ("10 gode",)},
    lambda state: isinstance(state, PlayState) and len(state.tricks) >= 4 and len(state.trick.cards) == 1,
)
"""Two seats before the person's turn."""


def passing_moments(window: MainWindow, me: str) -> Iterator[tuple[str, QWidget]]:
    """Each moment by name with the widget to be drawn; it lasts until the next one is asked for."""
    for moment in (
        _hand_taken_up,
        _last_seconds,
        _chosen_ahead,
        _computer_plays,
        _trick_waits,
        _points_fly,
        _all_tricks,
    ):
        yield from moment(window, me)


def _shown(name: str, me: str) -> Shown:
    return draw_up(next(each for each in PICTURES if each.name == name), me)[0]


def _hand_taken_up(window: MainWindow, me: str) -> Iterator[tuple[str, QWidget]]:
    """Several share the screen: the curtain, and what is behind it before the first bid."""
    shown, page = _shown("start", me), window.page
    page.show_still(before_the_bids(replace(shown, hand_hidden=True, view=onlooker(shown.view))), asking=False)
    curtain = Curtain(CurtainCard(me, takes_up=True), page, window)
    curtain.begin(curtain.card.button)
    yield "curtain", window
    curtain.lift()
    curtain.deleteLater()
    page.show_still(before_the_bids(shown), asking=True)
    yield "hand_taken_up", window


def _last_seconds(window: MainWindow, me: str) -> Iterator[tuple[str, QWidget]]:
    window.page.show_still(_shown("sniksnak", me), asking=True)
    window.page.scene.clock.show_time(0, SECONDS_LEFT, 30)
    yield "sniksnak_seconds", window
    window.page.scene.clock.show_time(None)


def _chosen_ahead(window: MainWindow, me: str) -> Iterator[tuple[str, QWidget]]:
    shown, _asking = draw_up(EARLIER, me)
    window.page.show_still(shown, asking=False)
    window.page.scene.use(shown.view.hand[0])
    yield "card_chosen_ahead", window
    window.page.scene.use(shown.view.hand[0])


def _computer_plays(window: MainWindow, me: str) -> Iterator[tuple[str, QWidget]]:
    window.page.show_still(_shown("mid_trick", me), asking=False)
    rest = window.page.column.rest
    if rest is not None:
        rest.show_playing(True)
    yield "computer_plays", window
    if rest is not None:
        rest.show_playing(False)


def _trick_waits(window: MainWindow, me: str) -> Iterator[tuple[str, QWidget]]:
    shown = _shown("mid_trick", me)
    view, trick, legal = shown.view, shown.view.trick, shown.view.legal[0]
    assert trick is not None
    assert isinstance(legal, PlayCard)
    whole = replace(
        view,
        trick=Trick(trick.leader, (*trick.cards, legal.card)),
        hand=without(view.hand, legal.card),
        legal=(),
        turn=None,
    )
    window.page.show_still(replace(shown, view=whole), asking=False)
    window.page.hint.tell_how_to_take()
    yield "trick_waits", window
    window.page.hint.hide()


def _points_fly(window: MainWindow, me: str) -> Iterator[tuple[str, QWidget]]:
    page, shown = window.page, _shown("summary", me)
    page.show_still(_shown("mid_trick", me), asking=False)
    page.scene.sync(shown)
    page.flight.show_still(shown, page.look, HALF_WAY)
    yield "points_flight", window
    page.flight.stop()


def _all_tricks(window: MainWindow, me: str) -> Iterator[tuple[str, QWidget]]:
    dialog = AllTricksDialog(_shown("summary", me), window.page.look, window)
    dialog.show()
    yield "all_tricks", dialog
    dialog.close()
