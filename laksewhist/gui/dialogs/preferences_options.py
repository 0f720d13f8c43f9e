"""What can be set, as a table: a row for each setting, from which the preferences dialog builds itself.

A new setting needs a field in `laksewhist.store.settings.Settings` and a row here, in the order of the dialog.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from laksewhist.gui.dialogs.preferences_kinds import Choice, Line, Option, Page, Picture, Slider, Switch
from laksewhist.gui.dialogs.preferences_sounds import SOUND_OPTIONS
from laksewhist.gui.own_pictures import picture_fault
from laksewhist.match.dealing import PACKETS, DealingPattern
from laksewhist.store.tournament import LONGEST_NAME

OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "player_name",
        Page.GENERAL,
        QT_TRANSLATE_NOOP("Options", "Your name"),
        QT_TRANSLATE_NOOP("Options", "What the others call you, from the next game on."),
        Line(LONGEST_NAME, lambda: QCoreApplication.translate("People", "You")),
    ),
    Option(
        "language",
        Page.GENERAL,
        QT_TRANSLATE_NOOP("Options", "Language"),
        QT_TRANSLATE_NOOP("Options", "Everything is said in it at once, also in the middle of a deal."),
        Choice(
            (
                (None, QT_TRANSLATE_NOOP("Options", "as the system")),
                ("da", "Dansk"),
                ("en", "English"),
            )
        ),
    ),
    Option(
        "theme",
        Page.GENERAL,
        QT_TRANSLATE_NOOP("Options", "Colours"),
        QT_TRANSLATE_NOOP("Options", "High contrast draws black on white, with strong lines."),
        Choice(
            (
                (None, QT_TRANSLATE_NOOP("Options", "as the system")),
                ("light", QT_TRANSLATE_NOOP("Options", "light")),
                ("dark", QT_TRANSLATE_NOOP("Options", "dark")),
                ("contrast", QT_TRANSLATE_NOOP("Options", "high contrast")),
            )
        ),
    ),
    Option(
        "text_size",
        Page.GENERAL,
        QT_TRANSLATE_NOOP("Options", "Size of type"),
        QT_TRANSLATE_NOOP("Options", "Words and numbers grow; cards and everything else keep their places."),
        Choice(((90, "90 %"), (100, "100 %"), (115, "115 %"), (130, "130 %"))),
    ),
    Option(
        "danish_indices",
        Page.CARDS,
        QT_TRANSLATE_NOOP("Options", "Danish letters"),
        QT_TRANSLATE_NOOP("Options", "E, K, D and B on the cards instead of A, K, Q and J."),
        Switch(),
    ),
    Option(
        "four_colours",
        Page.CARDS,
        QT_TRANSLATE_NOOP("Options", "Four colours"),
        QT_TRANSLATE_NOOP("Options", "Each suit has a colour of its own, which also colour-blind eyes tell apart."),
        Switch(),
    ),
    Option(
        "back",
        Page.CARDS,
        QT_TRANSLATE_NOOP("Options", "Back of the cards"),
        QT_TRANSLATE_NOOP("Options", "Small cards have a plainer drawing of the same."),
        Choice(
            (
                ("wave", QT_TRANSLATE_NOOP("Options", "salmon in waves")),
                ("flower", QT_TRANSLATE_NOOP("Options", "flowers")),
                ("heart", QT_TRANSLATE_NOOP("Options", "woven hearts")),
            )
        ),
    ),
    Option(
        "own_back",
        Page.CARDS,
        QT_TRANSLATE_NOOP("Options", "Your picture on the backs"),
        QT_TRANSLATE_NOOP("Options", "The middle of it is copied, so the file may go."),
        Picture(picture_fault),
    ),
    Option(
        "cloth",
        Page.CARDS,
        QT_TRANSLATE_NOOP("Options", "Table"),
        QT_TRANSLATE_NOOP("Options", "The colour of the table. High contrast keeps its own."),
        Choice(
            (
                (None, QT_TRANSLATE_NOOP("Options", "as the colours")),
                ("terracotta", QT_TRANSLATE_NOOP("Options", "terracotta")),
                ("petrol", QT_TRANSLATE_NOOP("Options", "petrol")),
                ("sage", QT_TRANSLATE_NOOP("Options", "sage")),
                ("sand", QT_TRANSLATE_NOOP("Options", "sand")),
            )
        ),
    ),
    Option(
        "own_cloth",
        Page.CARDS,
        QT_TRANSLATE_NOOP("Options", "Your picture on the table"),
        QT_TRANSLATE_NOOP("Options", "It is shown pale, so that everything on it can be read."),
        Picture(picture_fault),
    ),
    Option(
        "speed",
        Page.MOTION,
        QT_TRANSLATE_NOOP("Options", "Speed"),
        QT_TRANSLATE_NOOP("Options", "How fast cards are dealt, played and collected. A click never has to wait."),
        Choice(
            (
                ("calm", QT_TRANSLATE_NOOP("Options", "calm")),
                ("normal", QT_TRANSLATE_NOOP("Options", "normal")),
                ("quick", QT_TRANSLATE_NOOP("Options", "quick")),
                ("off", QT_TRANSLATE_NOOP("Options", "nothing moves")),
            )
        ),
    ),
    Option(
        "reduced_motion",
        Page.MOTION,
        QT_TRANSLATE_NOOP("Options", "Less motion"),
        QT_TRANSLATE_NOOP("Options", "Cards fade in where they belong instead of going there, and points do not fly."),
        Switch(),
    ),
    Option(
        "trick_stays",
        Page.MOTION,
        QT_TRANSLATE_NOOP("Options", "A trick lies"),
        QT_TRANSLATE_NOOP("Options", "A click on the table, Space or Return takes it at once in any case."),
        Choice(
            (
                ("time", QT_TRANSLATE_NOOP("Options", "for a while")),
                ("click", QT_TRANSLATE_NOOP("Options", "until a click or key")),
            )
        ),
    ),
    Option(
        "trick_rest",
        Page.MOTION,
        QT_TRANSLATE_NOOP("Options", "For how long"),
        QT_TRANSLATE_NOOP("Options", "How long a complete trick stays on the table before it goes to its winner."),
        Slider(200, 5000, 100, "ms"),
    ),
    Option(
        "dealing_pattern",
        Page.MOTION,
        QT_TRANSLATE_NOOP("Options", "When you deal"),
        QT_TRANSLATE_NOOP("Options", "How many cards you give each at a time, as the dealer may choose."),
        Choice(
            tuple(
                zip(
                    (DealingPattern(packets) for packets in PACKETS),
                    (
                        QT_TRANSLATE_NOOP("Options", "one at a time"),
                        "4-3-3-3",
                        "4-4-5",
                        "5-5-3",
                        QT_TRANSLATE_NOOP("Options", "13 at once"),
                    ),
                    strict=True,
                )
            )
        ),
    ),
    Option(
        "hand_sort",
        Page.PLAYING,
        QT_TRANSLATE_NOOP("Options", "Your hand"),
        QT_TRANSLATE_NOOP("Options", "Arranged by yourself, cards can be dragged to another place in the hand."),
        Choice(
            (
                ("suit", QT_TRANSLATE_NOOP("Options", "by suit")),
                ("rank", QT_TRANSLATE_NOOP("Options", "by rank")),
                ("colours", QT_TRANSLATE_NOOP("Options", "black and red in turn")),
                ("trumps", QT_TRANSLATE_NOOP("Options", "trumps first")),
                ("own", QT_TRANSLATE_NOOP("Options", "by yourself")),
            )
        ),
    ),
    Option(
        "card_click",
        Page.PLAYING,
        QT_TRANSLATE_NOOP("Options", "A click on a card"),
        QT_TRANSLATE_NOOP("Options", "Keys work always. With nothing to drag either, a click plays."),
        Choice(
            (
                ("plays", QT_TRANSLATE_NOOP("Options", "plays it")),
                ("lifts", QT_TRANSLATE_NOOP("Options", "lifts it, the next plays it")),
                ("double", QT_TRANSLATE_NOOP("Options", "a double click plays it")),
                ("nothing", QT_TRANSLATE_NOOP("Options", "does nothing")),
            )
        ),
    ),
    Option(
        "card_drag",
        Page.PLAYING,
        QT_TRANSLATE_NOOP("Options", "Drag cards"),
        QT_TRANSLATE_NOOP("Options", "A card dropped on the table is played; dropped elsewhere it goes home."),
        Switch(),
    ),
    Option(
        "select_ahead",
        Page.PLAYING,
        QT_TRANSLATE_NOOP("Options", "Choose a card ahead"),
        QT_TRANSLATE_NOOP("Options", "While others play, a click chooses your card; it is played if it may be."),
        Switch(),
    ),
    Option(
        "play_forced",
        Page.PLAYING,
        QT_TRANSLATE_NOOP("Options", "Play the only card"),
        QT_TRANSLATE_NOOP("Options", "Where only one card may be played, it is played by itself after a moment."),
        Switch(),
    ),
    Option(
        "finish_settled",
        Page.PLAYING,
        QT_TRANSLATE_NOOP("Options", "Offer to end a decided deal"),
        QT_TRANSLATE_NOOP(
            "Options", "When the points can no longer change, you are told, and “Claim the rest” plays it out."
        ),
        Switch(),
    ),
    Option(
        "thinking_seconds",
        Page.PLAYING,
        QT_TRANSLATE_NOOP("Options", "The longest a computer thinks"),
        QT_TRANSLATE_NOOP("Options", "Whoever takes longer decides at once, by rules of thumb."),
        Choice(
            (
                (2, QT_TRANSLATE_NOOP("Options", "2 seconds")),
                (5, QT_TRANSLATE_NOOP("Options", "5 seconds")),
                (10, QT_TRANSLATE_NOOP("Options", "10 seconds")),
                (30, QT_TRANSLATE_NOOP("Options", "30 seconds")),
            )
        ),
    ),
    Option(
        "see_all_tricks",
        Page.PLAYING,
        QT_TRANSLATE_NOOP("Options", "All tricks may be looked at"),
        QT_TRANSLATE_NOOP("Options", "At a real table only the last one may. After the deal all of them lie open."),
        Switch(),
    ),
    *SOUND_OPTIONS,
)
