"""The two practice deals: their cards, their course, and what is said about it. Knows no widgets."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from laksewhist.ai.brain import Brain, brain_for
from laksewhist.engine.actions import CallCard, ExchangeCards, MakeBid, Pass
from laksewhist.engine.bids import parse_bid
from laksewhist.engine.cards import SEATS, Seat, Suit, card
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE
from laksewhist.engine.state import Setup
from laksewhist.engine.values import dataclass
from laksewhist.gui.new_match import match_setup
from laksewhist.gui.practice import advice
from laksewhist.gui.practice.advice import Advice
from laksewhist.gui.practice.course import Scripted
from laksewhist.gui.session import MatchSetup
from laksewhist.gui.written_deal import WrittenDeal, written_hand, written_tricks
from laksewhist.match.match import same_deal

ME: Final[Seat] = 0
RULES: Final = HouseRules(sniksnak_seconds=0)
"""Nobody is hurried in practice."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A practice deal, in which seat 0 makes the bid; `advice` has one for each of that seat's actions.

    `opening` is said before the first decision, `learned` at the end.
    """

    name: str
    deal: WrittenDeal
    advice: tuple[Advice, ...]
    opening: Advice
    learned: object

    def match_for(self, person: str) -> MatchSetup:
        """A match of this deal alone, again and again, against computers that follow the course."""
        usual = match_setup(person, len(SEATS), RULES, self.name)

        def scripted(level: str) -> Brain:
            return Scripted(self.deal.course, brain_for(level))

        return MatchSetup(
            usual.participants, usual.levels, RULES, DEFAULT_TABLE, self.name, same_deal(self.deal.setup), scripted
        )


WITH_PARTNER: Final = Lesson(
    name="practice_partner",
    deal=WrittenDeal(
        setup=Setup(
            RULES,
            0,
            (
                written_hand("AKJ864/7/KQ/952", "X1"),
                written_hand("QT7/832/T84/QT6", "X2"),
                written_hand("92/AQ64/J75/KJ83"),
                written_hand("3/KJ95/A962/A74", "X3"),
            ),
            (card("S5"), card("D3"), card("HT")),
        ),
        course=(
            MakeBid(0, parse_bid("9 alm")),
            Pass(1),
            Pass(2),
            Pass(3),
            CallCard(0, card("HA"), Suit.SPADES),
            ExchangeCards(0, (card("C2"), card("C5"), card("C9"))),
            *written_tricks(
                """
                0 SA S7 S2 S3
                0 SK ST S9 D2
                0 SJ SQ C3 C4
                1 X2 D5 D6 S4
                0 X1 H2 H4 H5
                0 H7 H3 HA H9
                2 C8 CA S5 C6
                0 DK D4 D7 DA
                3 X3 S6 H8 H6
                0 DQ D8 DJ D9
                0 S8 CT HQ C7
                0 HT CQ CJ HJ
                3 HK D3 DT CK
                """
            ),
        ),
    ),
    advice=advice.PARTNER,
    opening=advice.PARTNER[0],
    learned=QT_TRANSLATE_NOOP(
        "Practice",
        "To remember: draw the trumps first, trump led jokers with small cards, and keep one card of the called suit "
        "as your way to the partner.",
    ),
)

SOL: Final = Lesson(
    name="practice_sol",
    deal=WrittenDeal(
        setup=Setup(
            RULES,
            1,
            (
                written_hand("A347/256/239/KT", "X1"),
                written_hand("KQ9/Q84/K75/Q63", "X2"),
                written_hand("T65/J93/QT6/A97", "X3"),
                written_hand("J8/AT7/AJ8/J8542"),
            ),
            (card("HK"), card("D4"), card("S2")),
        ),
        course=(
            MakeBid(1, parse_bid("8 alm")),
            Pass(2),
            MakeBid(3, parse_bid("8 gode")),
            MakeBid(0, parse_bid("sol")),
            Pass(1),
            Pass(3),
            ExchangeCards(0, (card("CT"), card("CK"), card("D9"))),
            *written_tricks(
                """
                1 C3 CA C2 HK
                1 H4 H3 HA H2
                1 H8 H9 H7 H6
                2 HJ HT H5 HQ
                1 D5 D6 DA D4
                2 DT D8 D3 DK
                1 D7 DQ DJ D2
                2 S5 S8 S7 SK
                1 S9 S6 SJ S4
                3 C4 X1 CQ C9
                1 SQ ST CJ S3
                1 C6 C7 C8 S2
                3 C5 SA X2 X3
                """
            ),
        ),
    ),
    advice=advice.SOL,
    opening=Advice(
        QT_TRANSLATE_NOOP("Practice", "A hand for sol"),
        QT_TRANSLATE_NOOP("Practice", "Look at your hand: nearly all of it is low. Listen to what the others bid."),
    ),
    learned=QT_TRANSLATE_NOOP(
        "Practice",
        "To remember: give away what cannot hide, play the highest card that is still below, and throw the dangerous "
        "ones when you cannot follow.",
    ),
)
LESSONS: Final = {lesson.name: lesson for lesson in (WITH_PARTNER, SOL)}
