"""Terms and what they mean, in one sentence each: for the glossary page and for tips."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from laksewhist.engine.values import dataclass
from laksewhist.gui.help.topics import Place


@dataclass(frozen=True, slots=True)
class Entry:
    """A term as it is written, its sentence (source texts both), and where more is said."""

    word: object
    sentence: object
    place: Place


GLOSSARY: Final[Mapping[str, Entry]] = {
    "bid": Entry(
        QT_TRANSLATE_NOOP("Glossary", "bid"),
        QT_TRANSLATE_NOOP("Glossary", "A promise to take at least so many tricks, or in nolo to take next to none."),
        Place("auction"),
    ),
    "pass": Entry(
        QT_TRANSLATE_NOOP("Glossary", "pass"),
        QT_TRANSLATE_NOOP("Glossary", "To bid no more in this deal; it cannot be taken back."),
        Place("auction", "turn"),
    ),
    "ladder": Entry(
        QT_TRANSLATE_NOOP("Glossary", "ladder"),
        QT_TRANSLATE_NOOP("Glossary", "The 34 bids in their order: every bid beats all that stand below it."),
        Place("auction", "ladder"),
    ),
    "standing": Entry(
        QT_TRANSLATE_NOOP("Glossary", "standing bid"),
        QT_TRANSLATE_NOOP("Glossary", "The highest bid so far, which the next one has to beat."),
        Place("auction"),
    ),
    "join": Entry(
        QT_TRANSLATE_NOOP("Glossary", "join"),
        QT_TRANSLATE_NOOP("Glossary", "To take part in another player's vip or nolo bid instead of bidding over it."),
        Place("joining"),
    ),
    "declarer": Entry(
        QT_TRANSLATE_NOOP("Glossary", "declarer"),
        QT_TRANSLATE_NOOP("Glossary", "The one who won the bidding and plays the bid."),
        Place("game"),
    ),
    "called": Entry(
        QT_TRANSLATE_NOOP("Glossary", "called card"),
        QT_TRANSLATE_NOOP("Glossary", "The ace, or king, that declarer calls: whoever holds it is the partner."),
        Place("calling"),
    ),
    "partner": Entry(
        QT_TRANSLATE_NOOP("Glossary", "partner"),
        QT_TRANSLATE_NOOP("Glossary", "The holder of the called card; secret until that card is played."),
        Place("calling"),
    ),
    "selvmakker": Entry(
        QT_TRANSLATE_NOOP("Glossary", "selvmakker"),
        QT_TRANSLATE_NOOP("Glossary", "Declarer alone against three: the called card turned out to be nobody else's."),
        Place("selvmakker"),
    ),
    "kitty": Entry(
        QT_TRANSLATE_NOOP("Glossary", "kitty"),
        QT_TRANSLATE_NOOP("Glossary", "The three cards on the table; in Danish: bytterne."),
        Place("exchange"),
    ),
    "exchange": Entry(
        QT_TRANSLATE_NOOP("Glossary", "exchange"),
        QT_TRANSLATE_NOOP("Glossary", "To swap three cards of the hand for the kitty: all three or none."),
        Place("exchange"),
    ),
    "iron_hand": Entry(
        QT_TRANSLATE_NOOP("Glossary", "iron hand"),
        QT_TRANSLATE_NOOP("Glossary", "A hand without ace, king, queen and jack; it may be shown for a new deal."),
        Place("deal", "iron_hand"),
    ),
    "trump": Entry(
        QT_TRANSLATE_NOOP("Glossary", "trump"),
        QT_TRANSLATE_NOOP("Glossary", "The suit that beats all others in this deal."),
        Place("play", "winner"),
    ),
    "trick": Entry(
        QT_TRANSLATE_NOOP("Glossary", "trick"),
        QT_TRANSLATE_NOOP("Glossary", "Four cards, one from each player; the best of them takes it."),
        Place("play"),
    ),
    "lead": Entry(
        QT_TRANSLATE_NOOP("Glossary", "lead"),
        QT_TRANSLATE_NOOP("Glossary", "The first card of a trick; its suit is the one to follow."),
        Place("play"),
    ),
    "follow": Entry(
        QT_TRANSLATE_NOOP("Glossary", "follow suit"),
        QT_TRANSLATE_NOOP("Glossary", "To play a card of the suit that was led, as one must when one has any."),
        Place("play", "follow"),
    ),
    "joker": Entry(
        QT_TRANSLATE_NOOP("Glossary", "joker"),
        QT_TRANSLATE_NOOP("Glossary", "One of three cards of no suit: it wins when it is led, unless it is trumped."),
        Place("play", "jokers"),
    ),
    "overtrick": Entry(
        QT_TRANSLATE_NOOP("Glossary", "overtrick"),
        QT_TRANSLATE_NOOP("Glossary", "A trick more than the bid promised."),
        Place("points"),
    ),
    "undertrick": Entry(
        QT_TRANSLATE_NOOP("Glossary", "undertrick"),
        QT_TRANSLATE_NOOP("Glossary", "A trick that is missing to make the bid."),
        Place("points"),
    ),
    "fall": Entry(
        QT_TRANSLATE_NOOP("Glossary", "fall"),
        QT_TRANSLATE_NOOP("Glossary", "To take the trick that loses a nolo bid; in Danish: vælte."),
        Place("nolo", "fall"),
    ),
    "opponents": Entry(
        QT_TRANSLATE_NOOP("Glossary", "opponents"),
        QT_TRANSLATE_NOOP("Glossary", "Everybody who is not on the declarer's side."),
        Place("game"),
    ),
    "nolo": Entry(
        QT_TRANSLATE_NOOP("Glossary", "nolo"),
        QT_TRANSLATE_NOOP(
            "Glossary", "The four bids to take next to no tricks, without trump or partner; the ace is low."
        ),
        Place("nolo"),
    ),
    "alm": Entry(
        QT_TRANSLATE_NOOP("Glossary", "alm (almindelige)"),
        QT_TRANSLATE_NOOP("Glossary", "Trick bid in which declarer names any suit as trump."),
        Place("kinds", "alm"),
    ),
    "gode": Entry(
        QT_TRANSLATE_NOOP("Glossary", "gode"),
        QT_TRANSLATE_NOOP("Glossary", "Trick bid in which clubs are trump."),
        Place("kinds", "gode"),
    ),
    "vip": Entry(
        QT_TRANSLATE_NOOP("Glossary", "vip"),
        QT_TRANSLATE_NOOP("Glossary", "Trick bid in which a card turned up from the kitty decides the trump."),
        Place("vip"),
    ),
    "halve": Entry(
        QT_TRANSLATE_NOOP("Glossary", "halve"),
        QT_TRANSLATE_NOOP("Glossary", "Trick bid in which the partner names the trump and exchanges."),
        Place("halve"),
    ),
    "sans": Entry(
        QT_TRANSLATE_NOOP("Glossary", "sans"),
        QT_TRANSLATE_NOOP("Glossary", "Trick bid without trump."),
        Place("kinds", "sans"),
    ),
    "sol": Entry(
        QT_TRANSLATE_NOOP("Glossary", "sol"),
        QT_TRANSLATE_NOOP("Glossary", "Nolo bid to take one trick at the most."),
        Place("nolo", "sol"),
    ),
    "ren sol": Entry(
        QT_TRANSLATE_NOOP("Glossary", "ren sol"),
        QT_TRANSLATE_NOOP("Glossary", "Nolo bid to take no trick at all."),
        Place("nolo", "ren_sol"),
    ),
    "bordlægger": Entry(
        QT_TRANSLATE_NOOP("Glossary", "bordlægger"),
        QT_TRANSLATE_NOOP("Glossary", "Nolo bid to take no trick, with the hand open on the table after the first."),
        Place("nolo", "bordlaegger"),
    ),
    "sniksnak": Entry(
        QT_TRANSLATE_NOOP("Glossary", "sniksnak"),
        QT_TRANSLATE_NOOP("Glossary", "A bordlægger in which the opponents may talk about their cards."),
        Place("sniksnak"),
    ),
    "point_table": Entry(
        QT_TRANSLATE_NOOP("Glossary", "point table"),
        QT_TRANSLATE_NOOP("Glossary", "What each bid gives with each number of tricks; it belongs to the tournament."),
        Place("point_table"),
    ),
    "tournament": Entry(
        QT_TRANSLATE_NOOP("Glossary", "tournament"),
        QT_TRANSLATE_NOOP("Glossary", "A row of deals with the same players, house rules and points, added up."),
        Place("tournament"),
    ),
    "dealer": Entry(
        QT_TRANSLATE_NOOP("Glossary", "dealer"),
        QT_TRANSLATE_NOOP("Glossary", "Whoever deals; the player to the left bids and leads first."),
        Place("deal"),
    ),
    "level": Entry(
        QT_TRANSLATE_NOOP("Glossary", "level"),
        QT_TRANSLATE_NOOP("Glossary", "How strongly a computer plays: begynder, øvet, stærk or mester."),
        Place("program", "levels"),
    ),
    "style": Entry(
        QT_TRANSLATE_NOOP("Glossary", "style"),
        QT_TRANSLATE_NOOP("Glossary", "How much a computer dares when it bids: cautious, balanced or bold."),
        Place("program", "levels"),
    ),
    "hint": Entry(
        QT_TRANSLATE_NOOP("Glossary", "hint"),
        QT_TRANSLATE_NOOP("Glossary", "What mester would do with what you see, and why."),
        Place("program", "hints"),
    ),
    "sheet": Entry(
        QT_TRANSLATE_NOOP("Glossary", "score sheet"),
        QT_TRANSLATE_NOOP("Glossary", "Every deal of a tournament, and how everybody stood after it."),
        Place("program", "sheet"),
    ),
    "book": Entry(
        QT_TRANSLATE_NOOP("Glossary", "book-keeper"),
        QT_TRANSLATE_NOOP("Glossary", "Counts the points of an evening with real cards."),
        Place("program", "book"),
    ),
}
"""Each term by its name in the program."""


def word_of(term: str) -> str:
    """The term as it is written; KeyError for a term that is not in the glossary."""
    return QCoreApplication.translate("Glossary", str(GLOSSARY[term].word))


def explain(term: str) -> str:
    """What a term means, in one sentence of the language of the moment; KeyError for a term that is not there."""
    return QCoreApplication.translate("Glossary", str(GLOSSARY[term].sentence))
