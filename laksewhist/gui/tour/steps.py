"""The six steps: the moment of the deal, what is said of it, and what is pointed at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QPoint, QRectF
from PySide6.QtWidgets import QWidget

from laksewhist.engine.state import DealState
from laksewhist.engine.values import dataclass
from laksewhist.engine.view import Phase
from laksewhist.gui.shown import Shown
from laksewhist.gui.table.layout import RAISED
from laksewhist.gui.table_page import TablePage
from laksewhist.gui.tour.deal import asked, is_over, moment, to_follow

Targets = Callable[[TablePage], tuple[QRectF, ...]]


@dataclass(frozen=True, slots=True)
class Step:
    """A moment, a heading, one or two sentences, and what they are about, as rectangles in pixels of the page."""

    name: str
    until: Callable[[DealState], bool]
    title: object
    text: object
    targets: Targets

    def shown(self, person: str) -> Shown:
        """The deal at this moment, as the person of this name sees it."""
        return moment(self.until, person)


def hand_rect(page: TablePage) -> QRectF:
    """The own hand with its raised cards."""
    layout, shown = page.scene.layout, page.scene.shown
    count = len(shown.view.hand) if shown is not None else 0
    places = [layout.hand_place(i, count) for i in (0, max(0, count - 1))]
    half = layout.card_width * 0.58
    top = layout.hand_y - layout.card_width * RAISED
    left, right = places[0].x - half, places[1].x + half
    return page.look.rect(QRectF(left, top, right - left, layout.field.bottom() - top))


def kitty_rect(page: TablePage) -> QRectF:
    """The three cards on the table."""
    layout = page.scene.layout
    first, last = layout.kitty_place(0), layout.kitty_place(2)
    across, down = layout.card_width * 0.58, layout.card_height * 0.56
    rect = QRectF(first.x - across, first.y - down, last.x - first.x + 2 * across, 2 * down)
    return page.look.rect(rect).intersected(_left_of(rect_of(page.panels[Phase.EXCHANGE], page)))


def _left_of(rect: QRectF) -> QRectF:
    """The whole window as far as the left edge of a rectangle, with room between two outlines."""
    return QRectF(0, 0, rect.left() - 18, 99999)


def trick_rect(page: TablePage) -> QRectF:
    """The trick in the ring."""
    layout = page.scene.layout
    across, down, centre = layout.card_width * 1.34, layout.card_height * 1.04, layout.ring_centre
    return page.look.rect(QRectF(centre.x() - across, centre.y() - down, 2 * across, 2 * down))


def rect_of(widget: QWidget, page: TablePage) -> QRectF:
    """A widget of the page."""
    return QRectF(widget.mapTo(page, QPoint(0, 0)), widget.size())


def contract_rect(page: TablePage) -> QRectF:
    """The contract beside the table, or in its strip."""
    return rect_of(page.contract_strip if page.look.small else page.column.contract, page)


def points_rect(page: TablePage) -> QRectF:
    """Everybody's sum."""
    cells = [rect_of(cell, page) for cell in page.strip.cells if cell.isVisibleTo(page)]
    whole = QRectF()
    for cell in cells:
        whole = whole.united(cell)
    return whole


STEPS: Final = (
    Step(
        "tour_1",
        asked(Phase.AUCTION),
        QT_TRANSLATE_NOOP("Tour", "Your hand"),
        QT_TRANSLATE_NOOP(
            "Tour", "These are your thirteen cards, suit by suit. The jokers stand first: they belong to no suit."
        ),
        lambda page: (hand_rect(page),),
    ),
    Step(
        "tour_2",
        asked(Phase.AUCTION),
        QT_TRANSLATE_NOOP("Tour", "The bidding"),
        QT_TRANSLATE_NOOP(
            "Tour",
            "Choose how many tricks you dare, and of which kind: the ladder goes upwards and to the right. Below it "
            "you see what the bid wins and loses.",
        ),
        lambda page: (rect_of(page.panels[Phase.AUCTION], page),),
    ),
    Step(
        "tour_3",
        asked(Phase.EXCHANGE),
        QT_TRANSLATE_NOOP("Tour", "The kitty"),
        QT_TRANSLATE_NOOP(
            "Tour",
            "Whoever plays the bid may swap three cards for the kitty. Mark three in your hand, then press the button.",
        ),
        lambda page: (kitty_rect(page), rect_of(page.panels[Phase.EXCHANGE], page)),
    ),
    Step(
        "tour_4",
        to_follow(0),
        QT_TRANSLATE_NOOP("Tour", "The contract"),
        QT_TRANSLATE_NOOP(
            "Tour",
            "Here you see what is played, the trump and the called card. Whoever holds that card is the partner, "
            "in secret until it falls.",
        ),
        lambda page: (contract_rect(page),),
    ),
    Step(
        "tour_5",
        to_follow(3),
        QT_TRANSLATE_NOOP("Tour", "Playing a card"),
        QT_TRANSLATE_NOOP(
            "Tour",
            "Drag a card to the table or click it; by keys, choose with the arrows and play with Enter. Cards that may "
            "not be played are pale.",
        ),
        lambda page: (hand_rect(page), trick_rect(page)),
    ),
    Step(
        "tour_6",
        is_over,
        QT_TRANSLATE_NOOP("Tour", "Points and help"),
        QT_TRANSLATE_NOOP(
            "Tour",
            "Up here everybody's points are counted. The menu has the rules (F1), two practice deals, and this tour "
            "whenever you want it again.",
        ),
        lambda page: (points_rect(page).united(rect_of(page.strip.menu_button, page)),),
    ),
)
