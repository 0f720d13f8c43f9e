"""What the window shows at one moment: a seat's view, and who sits where.

Screen positions are 0 south (whoever looks), 1 west, 2 north, 3 east, whatever seat that is in the deal.
"""

from __future__ import annotations

from laksewhist.engine.cards import SEATS, Seat
from laksewhist.engine.events import Event
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.point_table import PointTable
from laksewhist.engine.values import dataclass
from laksewhist.engine.view import Phase, PlayerView
from laksewhist.gui.badge import Badge
from laksewhist.match.rotation import Seating


@dataclass(frozen=True, slots=True)
class Company:
    """Who takes part and how they stand: what is there also between two deals.

    `standings` and `sums` go by participant; `sums` holds the running sums after each deal that was scored, for the
    graph. `deal_number` counts from 1. `badges` go by participant too; empty where nobody has chosen any.
    `title` is the tournament's name, empty where it has none; `deals` how many deals it has, None where that is open.
    """

    participants: tuple[str, ...]
    me: int | None
    standings: tuple[int, ...]
    sums: tuple[tuple[int, ...], ...]
    deal_number: int
    rules: HouseRules
    table: PointTable
    badges: tuple[Badge, ...] = ()
    title: str = ""
    deals: int | None = None


@dataclass(frozen=True, slots=True)
class Shown:
    """A deal as the window shows it.

    `view` is the view of the seat at the south; where the person sits out it is that of a seat with the hand hidden
    (`hand_hidden`). `points` is what each seat got, once the deal is over. `takes_up` while several people at one
    screen take up their hands in turn, before the first bid.
    """

    view: PlayerView
    seating: Seating
    company: Company
    hand_hidden: bool = False
    points: tuple[int, int, int, int] | None = None
    takes_up: bool = False

    @property
    def asked_for(self) -> Phase:
        """What the person is asked for, where anything is asked; an iron hand while hands are taken up (R6)."""
        return Phase.IRON_HAND if self.takes_up else self.view.phase

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(self.company.participants[who] for who in self.seating.players)

    def badge(self, seat: Seat) -> Badge | None:
        """The medallion of who sits in this seat; None where none was chosen."""
        badges = self.company.badges
        badge = badges[self.seating.players[seat]] if badges else None
        return badge if badge is not None and badge.is_own else None

    @property
    def south(self) -> Seat:
        """The seat at the foot of the screen."""
        return self.view.seat

    def position_of(self, seat: Seat) -> int:
        """Where on the screen a seat is."""
        return (seat - self.south) % 4

    def seat_at(self, position: int) -> Seat:
        """Which seat is at a place on the screen."""
        return (self.south + position) % 4

    @property
    def seats_by_position(self) -> tuple[Seat, ...]:
        """The seats from south clockwise."""
        return tuple(self.seat_at(position) for position in SEATS)

    @property
    def is_my_turn(self) -> bool:
        """Whether the person at the screen is asked."""
        return not self.hand_hidden and bool(self.view.legal)


@dataclass(frozen=True, slots=True)
class Step:
    """One action on its way to the screen: what happened, as the seat at the south may see it, and what it leads to."""

    events: tuple[Event, ...]
    after: Shown
