"""The play of the cards: what may be played, who takes the trick, when the deal ends (R4, R13 to R16, R25 to R28)."""

from __future__ import annotations

from laksewhist.engine.actions import Action, PlayCard
from laksewhist.engine.bids import NoloBid
from laksewhist.engine.cards import Card, Hand, Seat, Suit, has_suit, strength, without
from laksewhist.engine.contract import Contract, Outcome
from laksewhist.engine.events import (
    CardPlayed,
    DealEnded,
    DeclarerFell,
    Event,
    HandsShown,
    PartnerRevealed,
    PlayStarted,
    TrickTaken,
)
from laksewhist.engine.house_rules import HolderMayLeadLow
from laksewhist.engine.illegal import Reason, refuse
from laksewhist.engine.state import DealState, ExchangeState, FinishedState, Hands, PlayState, Trick


def start_play(state: ExchangeState) -> tuple[PlayState, tuple[Event, ...]]:
    """The play before the first card; the forehand leads (R4)."""
    leader = state.setup.forehand
    play = PlayState(
        setup=state.setup,
        auction=state.auction,
        contract=state.contract,
        partnership=state.partnership,
        exchanges=state.exchanges,
        hands=state.hands,
        kitty=state.kitty,
        tricks=(),
        trick=Trick(leader, ()),
        taken=(0, 0, 0, 0),
        called_suit_led=False,
        partner_known=state.partnership.open_from_start,
    )
    return play, (PlayStarted(state.contract, leader),)


def trick_winner(trick: Trick, contract: Contract) -> Seat:
    """Who wins with the cards that lie so far (R25, R27).

    The highest trump; else a joker that was led; else the highest card of the led suit. A joker that was not led
    never wins.
    """
    best, best_value = 0, -1
    led = trick.cards[0].suit
    ace_low = contract.is_nolo
    for place, card in enumerate(trick.cards):
        suit, rank = card.suit, card.rank
        if suit is None or rank is None:
            value = 50 if place == 0 else -1
        elif suit is contract.trump:
            value = 100 + strength(rank, ace_low=ace_low)
        elif suit is led:
            value = strength(rank, ace_low=ace_low)
        else:
            value = -1
        if value > best_value:
            best, best_value = place, value
    return (trick.leader + best) % 4


def legal_cards(state: PlayState) -> Hand:
    """The cards that the seat to act may play, in the order of the pack; never empty."""
    hand = state.hands[state.turn]
    if not state.trick.cards:
        return _legal_leads(state, hand)
    led = state.trick.cards[0].suit
    if led is None or not has_suit(hand, led):
        return hand
    called = state.contract.called
    if called is not None and _is_due(state, led) and called in hand:
        return (called,)
    return tuple([card for card in hand if card.suit is led])


def _legal_leads(state: PlayState, hand: Hand) -> Hand:
    called = state.contract.called
    if called is None or called not in hand or called.suit is None or not _is_due(state, called.suit):
        return hand
    if state.setup.rules.holder_may_lead_low is HolderMayLeadLow.YES:
        return hand
    return tuple([card for card in hand if card is called or card.suit is not called.suit])


def _is_due(state: PlayState, suit: Suit) -> bool:
    """Whether this is the called card's suit and it has not been led before (R28)."""
    called = state.contract.called
    return called is not None and called.suit is suit and not state.called_suit_led


def play_actions(state: PlayState) -> tuple[Action, ...]:
    """Every card that may be played."""
    return tuple(PlayCard(state.turn, card) for card in legal_cards(state))


def forced_card(state: PlayState) -> Card:
    """What is played for a seat that ran out of time in sniksnak (R16).

    The legal card of lowest rank; of equals clubs, diamonds, hearts, spades; a joker last.
    """

    def height(card: Card) -> tuple[int, int]:
        if card.rank is None:
            return (99, card.joker)
        return (strength(card.rank, ace_low=state.contract.is_nolo), card.index)

    return min(legal_cards(state), key=height)


def apply_play(state: PlayState, action: PlayCard) -> tuple[DealState, tuple[Event, ...]]:
    """The card is played; a fourth card ends the trick, and perhaps the deal."""
    seat, card = action.seat, action.card
    hand = state.hands[seat]
    if card not in legal_cards(state):
        _refuse_card(state, seat, card, hand)
    hands: Hands = (
        *state.hands[:seat],
        without(hand, card),
        *state.hands[seat + 1 :],
    )  # type: ignore[assignment]
    trick = Trick(state.trick.leader, (*state.trick.cards, card))
    is_called = card is state.contract.called
    events: tuple[Event, ...] = (CardPlayed(seat, card),)
    if is_called and not state.partner_known:
        events = (*events, PartnerRevealed(state.partnership.partner))
    after = _moved(state, hands=hands, trick=trick, partner_known=state.partner_known or is_called)
    if len(trick.cards) < 4:
        return after, events
    ended, more = _end_trick(after)
    return ended, (*events, *more)


def _refuse_card(state: PlayState, seat: Seat, card: Card, hand: Hand) -> None:
    called = state.contract.called
    if card not in hand:
        refuse(Reason.NOT_IN_HAND, seat, card=card.code)
    if not state.trick.cards:
        refuse(Reason.MUST_LEAD_CALLED, seat, card=str(called))
    led = state.trick.cards[0].suit
    if led is not None and card.suit is not led:
        refuse(Reason.MUST_FOLLOW, seat, suit=led.word)
    refuse(Reason.MUST_PLAY_CALLED, seat, card=str(called))


def _moved(state: PlayState, *, hands: Hands, trick: Trick, partner_known: bool) -> PlayState:
    # Written out: dataclasses.replace takes five times as long, and this runs for every card of every playout.
    return PlayState(
        state.setup,
        state.auction,
        state.contract,
        state.partnership,
        state.exchanges,
        hands,
        state.kitty,
        state.tricks,
        trick,
        state.taken,
        state.called_suit_led,
        partner_known,
    )


def _end_trick(state: PlayState) -> tuple[PlayState | FinishedState, tuple[Event, ...]]:
    winner = trick_winner(state.trick, state.contract)
    first, second, third, fourth = (count + (seat == winner) for seat, count in enumerate(state.taken))
    taken = (first, second, third, fourth)
    number = len(state.tricks) + 1
    led = state.trick.cards[0].suit
    first_time = led is not None and _is_due(state, led)
    shows_alone = first_time and not state.partner_known and not _may_be_kept_back(state)
    after = PlayState(
        state.setup,
        state.auction,
        state.contract,
        state.partnership,
        state.exchanges,
        state.hands,
        state.kitty,
        (*state.tricks, Trick(state.trick.leader, state.trick.cards, winner)),
        Trick(winner, ()),
        taken,
        state.called_suit_led or first_time,
        state.partner_known or shows_alone,
    )
    alone = (PartnerRevealed(None),) if shows_alone else ()
    events = (TrickTaken(winner, number), *alone, *_nolo_events(after, winner, number))
    if after.hands[0] and not _all_fallen(after):
        return after, events
    outcome = outcome_of(after)
    return FinishedState(after.setup, after.auction.actions, after, outcome), (*events, DealEnded(outcome))


def _may_be_kept_back(state: PlayState) -> bool:
    """Whether a partner may still hold the called card although its suit was led: only if he led it low himself.

    Otherwise it lies in the discards, or declarer holds it himself: either way he is alone, and everybody knows.
    """
    leads_low = state.setup.rules.holder_may_lead_low is HolderMayLeadLow.YES
    return leads_low and state.trick.leader != state.contract.declarer


def _nolo_events(state: PlayState, winner: Seat, number: int) -> list[Event]:
    bid = state.contract.bid
    events: list[Event] = []
    if not isinstance(bid, NoloBid):
        return events
    if winner in state.contract.declarers and state.taken[winner] == bid.tricks_allowed + 1:
        events.append(DeclarerFell(winner, number))
    if number == 1 and bid.is_open and state.hands[0]:
        events.append(HandsShown(state.contract.declarers))
    return events


def has_fallen(state: PlayState, seat: Seat) -> bool:
    """Whether this nolo declarer has taken a trick too many (R13 to R16)."""
    bid = state.contract.bid
    return isinstance(bid, NoloBid) and seat in state.contract.declarers and state.taken[seat] > bid.tricks_allowed


def _all_fallen(state: PlayState) -> bool:
    """Whether a nolo deal is decided: every declarer has fallen."""
    return state.contract.is_nolo and all(has_fallen(state, seat) for seat in state.contract.declarers)


def outcome_of(state: PlayState) -> Outcome:
    """The outcome with the tricks taken so far; final once the deal is over."""
    contract, partnership = state.contract, state.partnership
    if contract.is_nolo:
        made = tuple(not has_fallen(state, seat) for seat in contract.declarers)
    else:
        partner = partnership.partner
        tricks = state.taken[contract.declarer] + (0 if partner is None else state.taken[partner])
        made = (tricks >= contract.tricks_needed,)
    return Outcome(contract, partnership.partner, partnership.self_partner, state.taken, made)
