"""What can be set of the sounds: the rows of their page, in the manner of `preferences_options`."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from laksewhist.gui.dialogs.preferences_kinds import Option, Page, Slider, Switch
from laksewhist.gui.sound_device import why_silent

SOUND_OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "sounds",
        Page.SOUND,
        QT_TRANSLATE_NOOP("Options", "Sounds"),
        QT_TRANSLATE_NOOP("Options", "Nothing is told by sound alone, so the game is complete without."),
        Switch(),
        why_silent,
    ),
    Option(
        "sound_volume",
        Page.SOUND,
        QT_TRANSLATE_NOOP("Options", "Volume"),
        QT_TRANSLATE_NOOP("Options", "How loud all sounds are, beside the volume of the system."),
        Slider(unit="%"),
    ),
    Option(
        "sound_card",
        Page.SOUND,
        QT_TRANSLATE_NOOP("Options", "A card"),
        QT_TRANSLATE_NOOP("Options", "A card is laid on the table, or turned."),
        Switch("card"),
    ),
    Option(
        "sound_deal",
        Page.SOUND,
        QT_TRANSLATE_NOOP("Options", "Dealing"),
        QT_TRANSLATE_NOOP("Options", "A deal is dealt, or cards are exchanged."),
        Switch("deal"),
    ),
    Option(
        "sound_trick",
        Page.SOUND,
        QT_TRANSLATE_NOOP("Options", "A trick"),
        QT_TRANSLATE_NOOP("Options", "A trick goes to its winner."),
        Switch("trick"),
    ),
    Option(
        "sound_bid",
        Page.SOUND,
        QT_TRANSLATE_NOOP("Options", "A bid"),
        QT_TRANSLATE_NOOP("Options", "Somebody bids, joins, or takes the turned card."),
        Switch("bid"),
    ),
    Option(
        "sound_pass",
        Page.SOUND,
        QT_TRANSLATE_NOOP("Options", "A pass"),
        QT_TRANSLATE_NOOP("Options", "Somebody passes, or refuses the turned card."),
        Switch("pass"),
    ),
    Option(
        "sound_made",
        Page.SOUND,
        QT_TRANSLATE_NOOP("Options", "A bid made"),
        QT_TRANSLATE_NOOP("Options", "The deal is over and the bid was made."),
        Switch("made"),
    ),
    Option(
        "sound_fell",
        Page.SOUND,
        QT_TRANSLATE_NOOP("Options", "A bid fallen"),
        QT_TRANSLATE_NOOP("Options", "A declarer has fallen, or the bid was not made."),
        Switch("fell"),
    ),
    Option(
        "sound_clock",
        Page.SOUND,
        QT_TRANSLATE_NOOP("Options", "The last seconds"),
        QT_TRANSLATE_NOOP("Options", "Your time for a card in sniksnak is nearly over."),
        Switch("clock"),
    ),
    Option(
        "sound_joker",
        Page.SOUND,
        QT_TRANSLATE_NOOP("Options", "A joker led"),
        QT_TRANSLATE_NOOP("Options", "Somebody leads a joker."),
        Switch("joker"),
    ),
)
