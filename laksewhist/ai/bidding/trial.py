"""Playing a contract out on four given hands, by the solver's rules of thumb. Hands are words by `card.index`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from laksewhist.ai.solver.playout import choose, run, unpack
from laksewhist.ai.solver.sight import Sight
from laksewhist.ai.solver.world import World
from laksewhist.ai.worlds.layout import word_of_mask


@dataclass(frozen=True, slots=True)
class Contracted:
    """A trick contract about to be played; `trump` is -1 for none, `called` a bit, `partner` None where alone.

    `may_lead_low`: who holds the called card may keep it when he leads its suit himself (R28).
    """

    trump: int
    called: int
    declarer: int
    partner: int | None
    public: bool
    may_lead_low: bool = False


def side_tricks(hands: Sequence[int], forehand: int, contract: Contracted) -> int:
    """The tricks of declarer's side in this contract when all is played out."""
    world = World()
    world.hands = list(hands)
    world.trump = contract.trump
    world.called_card = contract.called
    world.called = 1 << contract.called
    world.may_lead_low = contract.may_lead_low
    world.leader = forehand
    world.declarer = contract.declarer
    world.declarers = 1 << contract.declarer
    world.partner = -1 if contract.partner is None else contract.partner
    world.partner_public = contract.public
    world.side = 1 << contract.declarer | (0 if contract.partner is None else 1 << contract.partner)
    world.maximisers = world.side
    taken = unpack(run(world, Sight()))
    return taken[contract.declarer] + (0 if contract.partner is None else taken[contract.partner])


def nolo_tricks(
    hands: Sequence[int],
    forehand: int,
    declarers: Sequence[int],
    *,
    table: bool,
    allowed: int = 1,
    lead: int = 0,
) -> list[int]:
    """The tricks of each nolo declarer; once all have taken more than `allowed`, nothing more is counted.

    `table`: their hands lie open after the first trick. What the others show each other in sniksnak is of no use to the
    rules of thumb. `lead` is the first card, a word, where that is not left to the rules.
    """
    world = World()
    world.nolo = True
    world.hands = [word_of_mask(hand, nolo=True) for hand in hands]
    world.leader = forehand
    world.declarer = declarers[0]
    world.declarers = sum(1 << seat for seat in declarers)
    world.allowed = allowed
    world.side = 1 << declarers[0]
    world.maximisers = 15 & ~world.side
    if lead:
        world.play(word_of_mask(lead, nolo=True).bit_length() - 1)
    while not any(world.taken):
        world.play(choose(world))
    if table:
        world.open_hands = world.declarers
    taken = unpack(run(world, Sight()))
    return [taken[seat] for seat in declarers]
