"""A deal in the middle of its play with every hand known: what search and play-outs work on."""

from __future__ import annotations

from laksewhist.ai.solver import bits, words


class World:
    """Four hands as words, the trick on the table, and what is at stake.

    `hands` are four words (see `bits`), without what was played. `trump` is -1 for none. `called` is the called card's
    word until it is played or its suit was led (in nobody's hand where it was laid away), else 0; `called_card` is its
    bit all through, or -1. `nolo` says that the words have the ace low and that `declarers` try to avoid tricks.
    `lying` are the cards of the running trick, `count` of them, led by `leader`; `best` is the card that wins so far
    (-1 before the lead) and `winning` its seat. `taken` are the tricks of each seat.

    `declarer` is the seat that plays the contract, `declarers` the mask of all seats that do (bit = seat), `partner`
    the seat that helps, or -1; `partner_public` whether everybody knows the sides. `allowed` is how many tricks a nolo
    declarer may take. `open_hands` masks the seats whose hands everybody sees; where `opens` is set, declarers' hands
    join them when the first trick is complete. `voids` are for each seat the suits (bit
    = suit) that it has shown to be out of, `gone` the cards that were played, those that lie included. `laid` are the
    cards that `layer` laid away last and remembers; -1: nobody exchanged.

    `side` masks the seats whose tricks count, and `maximisers` the seats that want that count high: for search.
    """

    def __init__(self) -> None:
        self.hands = [0, 0, 0, 0]
        self.trump = -1
        self.called = 0
        self.called_card = -1
        self.may_lead_low = False
        self.nolo = False
        self.leader = 0
        self.lying = [-1, -1, -1, -1]
        self.count = 0
        self.best = -1
        self.winning = 0
        self.taken = [0, 0, 0, 0]
        self.declarer = 0
        self.declarers = 1
        self.partner = -1
        self.partner_public = False
        self.allowed = 0
        self.open_hands = 0
        self.opens = False
        self.voids = [0, 0, 0, 0]
        self.gone = 0
        self.laid = 0
        self.layer = -1
        self.side = 1
        self.maximisers = 1

    def copy(self) -> World:
        """Another world that is the same."""
        other = World()
        other.take(self)
        return other

    def take(self, other: World) -> None:
        """Become the same as another world."""
        for seat in range(4):
            self.hands[seat] = other.hands[seat]
            self.lying[seat] = other.lying[seat]
            self.taken[seat] = other.taken[seat]
            self.voids[seat] = other.voids[seat]
        self.trump = other.trump
        self.called = other.called
        self.called_card = other.called_card
        self.may_lead_low = other.may_lead_low
        self.nolo = other.nolo
        self.leader = other.leader
        self.count = other.count
        self.best = other.best
        self.winning = other.winning
        self.declarer = other.declarer
        self.declarers = other.declarers
        self.partner = other.partner
        self.partner_public = other.partner_public
        self.allowed = other.allowed
        self.open_hands = other.open_hands
        self.opens = other.opens
        self.gone = other.gone
        self.laid = other.laid
        self.layer = other.layer
        self.side = other.side
        self.maximisers = other.maximisers

    def turn(self) -> int:
        """The seat that plays the next card."""
        return (self.leader + self.count) & 3

    def led(self) -> int:
        """The suit that was led: 0 to 3, 4 for a joker, -1 before the lead."""
        return bits.suit_of(self.lying[0]) if self.count else -1

    def legal(self) -> int:
        """The word of the cards that may be played now."""
        return words.legal(self.hands[(self.leader + self.count) & 3], self.led(), self.called, self.may_lead_low)

    def play(self, card: int) -> None:
        """Play a card of `legal()` for the seat whose turn it is; a fourth card ends the trick."""
        seat = (self.leader + self.count) & 3
        bit = bits.one(card)
        self.hands[seat] &= ~bit
        self.gone |= bit
        self.lying[self.count] = card
        self.count += 1
        if self.count == 1:
            self.best = card
            self.winning = seat
        else:
            led = bits.suit_of(self.lying[0])
            suit = bits.suit_of(card)
            if suit != led and led < 4:
                self.voids[seat] |= 1 << led
            if words.beats(card, self.best, self.trump):
                self.best = card
                self.winning = seat
        if card == self.called_card:
            self.called = 0
            self.partner_public = True
        if self.count == 4:
            self._end_trick(bits.suit_of(self.lying[0]))

    def _end_trick(self, led: int) -> None:
        if self.called and led == bits.suit_of(bits.low(self.called)):
            # Its suit was led: the duty is over. Who has it still kept it back, as its holder alone may, or nobody has.
            self.called = 0
            if not self.may_lead_low or self.leader == self.declarer:
                self.partner_public = True
        if self.opens:
            self.open_hands |= self.declarers
        self.taken[self.winning] += 1
        self.leader = self.winning
        self.count = 0
        self.best = -1

    def over(self) -> bool:
        """Whether the deal has ended: no card is left, or every nolo declarer has fallen."""
        if not self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]:
            return True
        if not self.nolo or self.count:
            return False
        standing = 0
        for seat in range(4):
            if self.taken[seat] <= self.allowed:
                standing |= 1 << seat
        return not self.declarers & standing

    def tricks_of(self, seats: int) -> int:
        """The tricks that these seats (a mask) have taken together."""
        total = 0
        for seat in range(4):
            if seats >> seat & 1:
                total += self.taken[seat]
        return total
