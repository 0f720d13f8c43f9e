"""What a finished deal means for each participant: the rows that the statistics read."""

from __future__ import annotations

from laksewhist.engine.bids import NoloBid
from laksewhist.engine.cards import Seat
from laksewhist.engine.contract import Contract, Outcome
from laksewhist.engine.values import dataclass
from laksewhist.match.book import nominal_contract
from laksewhist.match.match import by_participant
from laksewhist.match.rotation import Seating
from laksewhist.store.history.rows import Role
from laksewhist.store.result import Result


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One participant in one deal, as in `Score`."""

    participant: int
    role: Role
    points: int
    tricks: int
    side_tricks: int | None
    made: bool | None


def score_rows(result: Result, seating: Seating, participants: int) -> tuple[ScoreRow, ...]:
    """A row for each participant, also for those who sat out."""
    given = by_participant(seating, participants, result.points)
    rows = []
    for who in range(participants):
        if who not in seating.players:
            rows.append(ScoreRow(who, Role.SITS_OUT, 0, 0, None, None))
            continue
        seat = seating.players.index(who)
        side_tricks, made = _side(result, seat)
        rows.append(ScoreRow(who, _role(result, seat), given[who], result.tricks[seat], side_tricks, made))
    return tuple(rows)


def _role(result: Result, seat: Seat) -> Role:
    if result.contract is None:
        return Role.NO_CONTRACT
    if seat in result.declarers:
        return Role.ALONE if result.self_partner else Role.DECLARER
    return Role.PARTNER if seat == result.partner else Role.OPPONENT


def _side(result: Result, seat: Seat) -> tuple[int | None, bool | None]:
    """The tricks that count for the bid, and whether it was made, where this seat is on the declarer's side."""
    if isinstance(result.contract, NoloBid) and seat in result.declarers:
        return result.tricks[seat], result.made[result.declarers.index(seat)]
    side = {*result.declarers, result.partner}
    if result.contract is None or isinstance(result.contract, NoloBid) or seat not in side:
        return None, None
    return sum(result.tricks[each] for each in side if each is not None), result.made[0]


def outcome_of(result: Result) -> Outcome:
    """The outcome that the result tells of, for `points` by this table or by another one."""
    return Outcome(_contract(result), result.partner, result.self_partner, result.tricks, result.made)


def _contract(result: Result) -> Contract | None:
    if result.contract is None:
        return None
    if result.called is None:  # nolo, or real cards, of which nobody wrote down what was called
        return nominal_contract(result.contract, result.declarers, result.vip_card)
    return Contract(result.contract, result.declarers, result.trump, result.called, result.vip_card)
