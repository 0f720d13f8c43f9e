"""A computer player's decision in words: what it would do, why, and the numbers behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from laksewhist.ai.decision import Option, Why
from laksewhist.engine.actions import (
    AcceptCard,
    Action,
    CallCard,
    CallIronHand,
    ExchangeCards,
    Join,
    KeepHand,
    MakeBid,
    NameTrump,
    Pass,
    PlayCard,
    RefuseCard,
)
from laksewhist.engine.cards import Suit
from laksewhist.gui.languages import locale
from laksewhist.gui.words import MINUS, bid_text, card_text, name_list, suit_text

REASONS: Final[Mapping[Why, object]] = {
    Why.ONLY_CHOICE: QT_TRANSLATE_NOOP("Advice", "There is no other choice."),
    Why.RULE_OF_THUMB: QT_TRANSLATE_NOOP("Advice", "A rule of thumb; nothing was counted."),
    Why.ALL_EQUAL: QT_TRANSLATE_NOOP("Advice", "These cards are worth the same here."),
    Why.NO_DIFFERENCE: QT_TRANSLATE_NOOP("Advice", "In every deal that was tried, another card did as well."),
    Why.ABOUT_EQUAL: QT_TRANSLATE_NOOP("Advice", "As far as can be told, another card is worth as much."),
    Why.USUAL_CARD: QT_TRANSLATE_NOOP(
        "Advice", "Another card did better on average, but that may be chance; this one is the usual play."
    ),
    Why.DECIDES_CONTRACT: QT_TRANSLATE_NOOP(
        "Advice", "The bid goes this side's way more often with it than with the others."
    ),
    Why.MORE_TRICKS: QT_TRANSLATE_NOOP("Advice", "It is worth more tricks; the bid itself hardly depends on it."),
    Why.MOST_POINTS: QT_TRANSLATE_NOOP("Advice", "It is worth the most points on average."),
    Why.LESS_RISK: QT_TRANSLATE_NOOP("Advice", "Another choice is worth a little more on average, but risks more."),
    Why.MORE_RISK: QT_TRANSLATE_NOOP(
        "Advice", "Another choice is worth a little more on average, but this one can win more."
    ),
    Why.CLOSE_CALL: QT_TRANSLATE_NOOP("Advice", "It was close, and decided on deals that fit what the others said."),
    Why.PASSING_PAYS_MORE: QT_TRANSLATE_NOOP("Advice", "Every bid is worth less than passing."),
    Why.CARD_SUITS: QT_TRANSLATE_NOOP("Advice", "This trump suits the hand."),
    Why.NO_TRUMP_SUITS: QT_TRANSLATE_NOOP("Advice", "Playing without trump suits the hand."),
    Why.LATER_CARD_BETTER: QT_TRANSLATE_NOOP("Advice", "A later card promises more."),
    Why.HAND_GOOD_AS_IT_IS: QT_TRANSLATE_NOOP("Advice", "The hand is better as it is than after an exchange."),
    Why.NEW_DEAL_BETTER: QT_TRANSLATE_NOOP("Advice", "A new deal is worth more than this hand."),
    Why.HAND_WORTH_PLAYING: QT_TRANSLATE_NOOP("Advice", "This hand is worth more than a new deal."),
}
"""Every reason as a sentence."""


def _say(source: object) -> str:
    return QCoreApplication.translate("Advice", str(source))


def reason_text(why: Why) -> str:
    """A reason as one sentence."""
    return _say(REASONS[why])


def points_text(points: float) -> str:
    """Expected points with sign and one decimal, as the language of the program writes it: `+9.8`."""
    rounded = round(points, 1)
    return f"{MINUS if rounded < 0 else '+'}{locale().toString(abs(rounded), 'f', 1)}"


def chance_text(chance: float) -> str:
    """A chance in whole percents: `64 %`; never 0 or 100 for what is not certain."""
    percent = round(100 * chance)
    if 0 < chance < 1:
        percent = min(max(percent, 1), 99)
    return f"{percent} %"


def action_text(action: Action) -> str:
    """An action as short as a label: `9 gode`, `passing`, `ace of spades`."""
    match action:
        case MakeBid(_, bid):
            return bid_text(bid)
        case CallCard(_, card, Suit() as trump):
            text = _say(QT_TRANSLATE_NOOP("Advice", "{suit} trump, {card}"))
            return text.format(suit=suit_text(trump), card=card_text(card))
        case CallCard(_, card) | PlayCard(_, card):
            return card_text(card)
        case NameTrump(_, trump):
            return suit_text(trump)
        case ExchangeCards(_, cards) if cards:
            return name_list([card_text(card) for card in cards])
        case _:
            return _say(_PLAIN[type(action)])


_PLAIN: Final[Mapping[type[object], object]] = {
    Pass: QT_TRANSLATE_NOOP("Advice", "passing"),
    Join: QT_TRANSLATE_NOOP("Advice", "joining"),
    AcceptCard: QT_TRANSLATE_NOOP("Advice", "taking the card"),
    RefuseCard: QT_TRANSLATE_NOOP("Advice", "not taking the card"),
    ExchangeCards: QT_TRANSLATE_NOOP("Advice", "no exchange"),
    CallIronHand: QT_TRANSLATE_NOOP("Advice", "showing the iron hand"),
    KeepHand: QT_TRANSLATE_NOOP("Advice", "keeping the hand"),
}


def option_text(option: Option) -> str:
    """One option with its numbers: `9 gode: 64 %, +9.8 points`."""
    name = action_text(option.action)
    if option.chance is None:
        text = _say(QT_TRANSLATE_NOOP("Advice", "{choice}: {points} points"))
        return text.format(choice=name, points=points_text(option.points))
    text = _say(QT_TRANSLATE_NOOP("Advice", "{choice}: {chance}, {points} points"))
    return text.format(choice=name, chance=chance_text(option.chance), points=points_text(option.points))
