"""What is being played: the contract, who stands on which side, and what follows at the end."""

from __future__ import annotations

from laksewhist.engine.bids import Bid, NoloBid, TrickBid, TrickKind
from laksewhist.engine.cards import Card, Seat, Suit
from laksewhist.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class Contract:
    """The bid that is played, by whom, with which trump and called card; all of it is known to everybody.

    `declarers` is one seat in a trick bid; in nolo the bidder and then the joiners in order. `trump` None means no
    trump. `called` is None in nolo only. `vip_card` is the number, 1 to 3, of the card accepted in vip.
    """

    bid: Bid
    declarers: tuple[Seat, ...]
    trump: Suit | None
    called: Card | None
    vip_card: int | None = None

    def __post_init__(self) -> None:
        is_vip = isinstance(self.bid, TrickBid) and self.bid.kind is TrickKind.VIP
        if isinstance(self.bid, NoloBid):
            if self.trump is not None or self.called is not None:
                raise ValueError("R18: nolo has no trump and no called card")
            if not self.declarers or len(set(self.declarers)) != len(self.declarers):
                raise ValueError("R18: a nolo bid has one declarer or more, each once")
        elif len(self.declarers) != 1 or self.called is None:
            raise ValueError("R8: a trick bid has one declarer and a called card")
        elif self.trump is not None and self.called.suit is self.trump:
            raise ValueError("R23: the called card is never of the trump suit")
        if is_vip != (self.vip_card in (1, 2, 3)):
            raise ValueError("R10: vip_card is 1, 2 or 3 in vip, and None otherwise")

    @property
    def declarer(self) -> Seat:
        """Who plays the contract; in nolo the bidder."""
        return self.declarers[0]

    @property
    def is_nolo(self) -> bool:
        """Whether the declarers try to avoid tricks."""
        return isinstance(self.bid, NoloBid)

    @property
    def doubled(self) -> bool:
        """Whether all points count twice: the third vip card (R11)."""
        return self.vip_card == 3

    @property
    def tricks_needed(self) -> int:
        """How many tricks the declarer's side needs; 0 in nolo."""
        return 0 if isinstance(self.bid, NoloBid) else self.bid.level


@dataclass(frozen=True, slots=True)
class Partnership:
    """Who helps the declarer. A secret of the deal: a view holds it only where the seat may know.

    `partner` is None in nolo and where declarer plays alone; `self_partner` tells the two apart (R21).
    `open_from_start` marks halve (the holder names the trump, R12) and a called card that lay face up in the kitty.
    """

    partner: Seat | None
    self_partner: bool
    open_from_start: bool

    def __post_init__(self) -> None:
        if self.self_partner and self.partner is not None:
            raise ValueError("R21: a declarer who is his own partner has no other")


NO_PARTNERSHIP = Partnership(partner=None, self_partner=False, open_from_start=True)
"""In nolo: there is no partner and everybody knows it."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a deal ended; all that `points` needs.

    `made` goes with the contract's declarers. Without a contract (iron hand, four passes) all is zero and empty.
    """

    contract: Contract | None
    partner: Seat | None
    self_partner: bool
    tricks: tuple[int, int, int, int]
    made: tuple[bool, ...]

    @property
    def side(self) -> tuple[Seat, ...]:
        """The seats whose tricks count together in a trick bid: declarer and, where there is one, partner."""
        if self.contract is None:
            return ()
        return self.contract.declarers if self.partner is None else (*self.contract.declarers, self.partner)

    @property
    def side_tricks(self) -> int:
        """The tricks of declarer and partner together."""
        return sum(self.tricks[seat] for seat in self.side)


NO_CONTRACT = Outcome(contract=None, partner=None, self_partner=False, tricks=(0, 0, 0, 0), made=())
"""The outcome after an iron hand or four passes: nothing is scored (R6)."""
