"""The exchange in a trick bid: which three cards to give, or none (R12, R20, R26)."""

from __future__ import annotations

from collections.abc import Sequence

from laksewhist.ai.bidding.certain import sure_tricks
from laksewhist.ai.bidding.exchanger import Exchanger
from laksewhist.ai.bidding.mind import Mind, Weighed
from laksewhist.ai.bidding.outcomes import exchanged
from laksewhist.ai.bidding.prospect import Prospect, trick_prospect
from laksewhist.ai.bidding.second_look import Layouts, looked_at
from laksewhist.ai.bidding.vip import doubled_at
from laksewhist.ai.decision import Decision, Why
from laksewhist.ai.models.data import shipped
from laksewhist.ai.models.features import NONE
from laksewhist.ai.models.ordinal import Chances, at_least
from laksewhist.ai.models.words import cards_of, word_of
from laksewhist.ai.worlds.layout import Layout
from laksewhist.engine.actions import Action, ExchangeCards
from laksewhist.engine.bids import TrickBid, TrickKind
from laksewhist.engine.cards import KITTY_SIZE, Hand
from laksewhist.engine.house_rules import ExchangeOrder


def exchange(mind: Mind, layouts: Layouts) -> Decision:
    """Gives the three cards that cost least, or none where that is better and allowed."""
    choice, nothing, contract = mind.view.choice, ExchangeCards(mind.view.seat, ()), mind.view.contract
    assert contract is not None, "the exchange comes after the contract"
    assert choice is not None, "who is asked to exchange has a choice"
    weighed: list[Weighed] = []
    if len(choice.cards) >= KITTY_SIZE:
        weighed += _gifts(mind, choice.cards)
    if choice.may_decline:
        declined = exchanger_of(mind)
        chances = shipped()[f"{declined.family} final"].chances(declined.final(mind.value.cards))
        weighed.append((nothing, _prospect(mind, chances, _least(mind, 0))))

    def look(action: Action, worlds: Sequence[Layout]) -> list[Prospect]:
        assert isinstance(action, ExchangeCards), "only exchanges are weighed"
        gift = word_of(action.cards)
        return exchanged(mind, gift, worlds, _least(mind, gift))

    looked = looked_at(mind, weighed, layouts, look, sans=contract.trump is None)
    keeps = mind.best(looked.weighed) == nothing
    return mind.decision(looked.weighed, Why.HAND_GOOD_AS_IT_IS if keeps else looked.why(mind), looked.worlds)


def _gifts(mind: Mind, cards: Hand) -> list[Weighed]:
    """What each triple brings that is worth a look."""
    view = mind.view
    swapper = exchanger_of(mind)
    takes_first = view.rules.exchange is ExchangeOrder.TAKE_FIRST
    pool = word_of(cards) if takes_first else mind.value.cards
    if takes_first:
        pool |= mind.value.cards | word_of(view.kitty or ())
    locked = pool & ~word_of(cards)
    if not takes_first and swapper.known == KITTY_SIZE:
        pool |= swapper.turned
        locked |= swapper.turned
    model = shipped()[f"{swapper.family} {'final' if swapper.known == KITTY_SIZE else 'kept'}"]
    return [
        (ExchangeCards(view.seat, cards_of(gift)), _prospect(mind, model.chances(score), _least(mind, gift)))
        for gift, score in swapper.gifts(pool, locked)
    ]


def exchanger_of(mind: Mind) -> Exchanger:
    """How this seat's hands are judged in the exchange."""
    view, contract = mind.view, mind.view.contract
    assert contract is not None, "the exchange comes after the contract"
    assert contract.called is not None, "nolo has an exchange of its own"
    assert contract.called.suit is not None, "a joker cannot be called"
    bid = contract.bid
    holder = isinstance(bid, TrickBid) and bid.kind is TrickKind.HALVE and view.seat != contract.declarer
    family = "holder" if holder else "sans" if contract.trump is None else "suit"
    alone = view.partner_known and view.partner is None
    known = word_of(view.turned) | word_of(view.kitty or ())
    trump = NONE if contract.trump is None else int(contract.trump)
    return Exchanger(family, trump, NONE if alone else int(contract.called.suit), mind.place, known)


def _least(mind: Mind, gift: int) -> int:
    """The tricks that are certain without these three cards (a word; 0 to decline), whatever comes for them."""
    view, contract = mind.view, mind.view.contract
    assert contract is not None, "the exchange comes after the contract"
    pool = mind.value.cards
    if gift:
        pool |= word_of(view.turned) | word_of(view.kitty or ())
    trump = NONE if contract.trump is None else int(contract.trump)
    return sure_tricks(pool & ~gift, trump, leads=mind.place == 0, gone=gift)


def _prospect(mind: Mind, chances: Chances, sure: int) -> Prospect:
    view, contract = mind.view, mind.view.contract
    assert contract is not None, "the exchange comes after the contract"
    bid = contract.bid
    assert isinstance(bid, TrickBid), "nolo has an exchange of its own"
    alone = view.partner_known and view.partner is None
    return trick_prospect(mind.table, bid, at_least(chances, sure), (3 if alone else 1) * doubled_at(len(view.turned)))
