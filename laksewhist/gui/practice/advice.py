"""What the coach says: about each decision of a lesson, in general, and at the end. English, to be translated."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from laksewhist.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class Advice:
    """A heading and one or two sentences; `{west}`, `{north}` and `{east}` stand for the names of the others."""

    title: object
    text: object


PARTNER: Final = (
    Advice(
        QT_TRANSLATE_NOOP("Practice", "Your bid"),
        QT_TRANSLATE_NOOP(
            "Practice",
            "Six good spades, a joker, and king and queen of diamonds: with a partner that is good for nine tricks. "
            "Bid 9 alm, then you name the trump.",
        ),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "Trump and ace"),
        QT_TRANSLATE_NOOP(
            "Practice",
            "Name spades, and call the ace of hearts. You have one heart only: it leads you to your partner when you "
            "want it to.",
        ),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "The exchange"),
        QT_TRANSLATE_NOOP(
            "Practice",
            "Give your three clubs. Then you can trump clubs, and the heart stays as your way to the partner.",
        ),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "Draw the trumps"),
        QT_TRANSLATE_NOOP(
            "Practice",
            "Lead the ace of spades. As long as the others have trumps, they can take your good cards with them.",
        ),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "Count along"),
        QT_TRANSLATE_NOOP(
            "Practice",
            "Now the king. There are thirteen spades, and with the kitty you had seven: six were out, and three have "
            "been played.",
        ),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "The last trump"),
        QT_TRANSLATE_NOOP(
            "Practice",
            "Only the queen of spades is still out. Lead the jack and let the queen take it: after that every trump "
            "is yours.",
        ),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "A led joker"),
        QT_TRANSLATE_NOOP(
            "Practice",
            "{west} leads a joker. It takes the trick unless it is trumped, and you may play anything to it: your "
            "smallest spade wins.",
        ),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "Your own joker"),
        QT_TRANSLATE_NOOP("Practice", "Nobody else has a trump now, so nothing can stop a joker. Lead yours."),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "Find your partner"),
        QT_TRANSLATE_NOOP(
            "Practice",
            "Lead the seven of hearts. Whoever holds the ace has to play it the first time that hearts are led.",
        ),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "You have a partner"),
        QT_TRANSLATE_NOOP(
            "Practice",
            "{north} had the ace, and every trick of {north} counts for you. The ace of clubs is against you: trump "
            "it with a small spade.",
        ),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "Make a card good"),
        QT_TRANSLATE_NOOP(
            "Practice", "Lead the king of diamonds. The ace takes it, and then your queen is the highest."
        ),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "Another joker"),
        QT_TRANSLATE_NOOP("Practice", "{east} leads a joker, and you know the answer: a small spade."),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "A card made good"),
        QT_TRANSLATE_NOOP("Practice", "The ace of diamonds is gone. Lead your queen."),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "The ninth trick"),
        QT_TRANSLATE_NOOP("Practice", "You and {north} have eight tricks. Lead your last spade: it is the ninth."),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "The bid is made"),
        QT_TRANSLATE_NOOP(
            "Practice", "Every trick from here on is one more than you promised, and pays too. Try the ten of hearts."
        ),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "The last card"),
        QT_TRANSLATE_NOOP("Practice", "One card is left, and nothing to choose. Play it and see the points."),
    ),
)
"""One for each decision of the person, in order."""

SOL: Final = (
    Advice(
        QT_TRANSLATE_NOOP("Practice", "Your bid"),
        QT_TRANSLATE_NOOP(
            "Practice",
            "Low cards in three suits, and few that are dangerous. In sol you may take one trick at the most, and it "
            "stands above 8 gode: bid sol.",
        ),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "The exchange"),
        QT_TRANSLATE_NOOP(
            "Practice",
            "Give what cannot hide behind small cards: king and ten of clubs, and the nine of diamonds. Keep the ace: "
            "in sol it is the lowest card.",
        ),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "Throw the worst card"),
        QT_TRANSLATE_NOOP(
            "Practice",
            "The kitty brought the king of hearts. Clubs are led and you have none: throw the king now, before hearts "
            "are led.",
        ),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "Stay below"),
        QT_TRANSLATE_NOOP(
            "Practice", "The ace is low, so the four of {west} is the highest heart here. Only your two stays below it."
        ),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "As high as is safe"),
        QT_TRANSLATE_NOOP(
            "Practice",
            "The nine takes this trick. Get rid of your highest heart below it, the six: low ones are worth more.",
        ),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "Stay below"),
        QT_TRANSLATE_NOOP(
            "Practice", "The jack wins already. Your five goes under it, and then you have no hearts left."
        ),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "As high as is safe"),
        QT_TRANSLATE_NOOP("Practice", "The six of diamonds is the highest. Your four fits just below it."),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "Keep the lowest"),
        QT_TRANSLATE_NOOP("Practice", "The ten is winning. Play the three and keep the two for later."),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "The last diamond"),
        QT_TRANSLATE_NOOP(
            "Practice", "The two goes under everything. After this you can throw what you like on diamonds."
        ),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "The moment for the seven"),
        QT_TRANSLATE_NOOP(
            "Practice", "The eight of spades lies there, so the seven cannot win. It is your most dangerous spade."
        ),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "As high as is safe"),
        QT_TRANSLATE_NOOP("Practice", "The jack of spades is winning. Again the highest that is safe: the four."),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "Throw the joker"),
        QT_TRANSLATE_NOOP(
            "Practice",
            "You cannot follow, so you may throw the joker. It wins only when it is led, but then always: never be "
            "left with it in the lead.",
        ),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "Nearly there"),
        QT_TRANSLATE_NOOP("Practice", "Only small spades are left. The three goes under the queen."),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "Nearly there"),
        QT_TRANSLATE_NOOP("Practice", "Clubs again, and you have none. What does not follow can never win."),
    ),
    Advice(
        QT_TRANSLATE_NOOP("Practice", "The last card"),
        QT_TRANSLATE_NOOP("Practice", "One card is left, and nothing to choose. Play it and see the points."),
    ),
)
"""One for each decision of the person, in order."""
