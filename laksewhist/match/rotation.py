"""Who deals, who sits out and who sits where, with four, five or six participants (R2, R3)."""

from __future__ import annotations

from typing import Final, TypeAlias

from laksewhist.engine.cards import Seat
from laksewhist.engine.values import dataclass

PARTICIPANT_COUNTS: Final = (4, 5, 6)
Participant: TypeAlias = int
"""A participant's number, from 0, in the order of the tournament: clockwise round the table."""


@dataclass(frozen=True, slots=True)
class Seating:
    """The places for one deal.

    `players` are the participants in the seats 0 to 3: in their order, without those who sit out. `forehand` is the
    seat that speaks and leads first: the next player clockwise after the dealer.
    """

    dealer: Participant
    players: tuple[Participant, Participant, Participant, Participant]
    sitting_out: tuple[Participant, ...]
    forehand: Seat

    @property
    def dealer_seat(self) -> Seat | None:
        """Where the dealer sits, or None where he sits out."""
        return self.players.index(self.dealer) if self.dealer in self.players else None


def seating(participants: int, dealer: Participant) -> Seating:
    """Seats for a deal: with five the dealer sits out, with six the dealer and the one opposite.

    Raises ValueError for another number of participants, or a dealer who is not one of them.
    """
    if participants not in PARTICIPANT_COUNTS:
        raise ValueError(f"R2: a tournament has 4, 5 or 6 participants, not {participants}")
    if dealer not in range(participants):
        raise ValueError(f"R3: participant {dealer} does not take part")
    sitting_out = {4: (), 5: (dealer,), 6: tuple(sorted((dealer, (dealer + 3) % 6)))}[participants]
    first, second, third, fourth = (each for each in range(participants) if each not in sitting_out)
    players = (first, second, third, fourth)
    clockwise = ((dealer + step) % participants for step in range(1, participants))
    forehand = players.index(next(each for each in clockwise if each in players))
    return Seating(dealer, players, sitting_out, forehand)
