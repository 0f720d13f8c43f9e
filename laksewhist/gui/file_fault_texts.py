"""Every sentence of the store about what is wrong with a file, to be said in the language of the moment.

The store says them in English, for whoever mends the file by hand. A test reads them out of its sources, so that none
is missing here. A word in braces stands for whatever is told there.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

FILES: Final = (
    QT_TRANSLATE_NOOP("FileFaults", "not JSON: {word} is not a number"),
    QT_TRANSLATE_NOOP("FileFaults", "not UTF-8 text: byte {number} is {byte}"),
    QT_TRANSLATE_NOOP("FileFaults", "not text: {letter} is half of a letter"),
    QT_TRANSLATE_NOOP("FileFaults", "too many objects inside each other"),
    QT_TRANSLATE_NOOP("FileFaults", "a number is too long: {number}"),
    QT_TRANSLATE_NOOP("FileFaults", "stands twice"),
    QT_TRANSLATE_NOOP("FileFaults", "is missing; {name} is expected"),
    QT_TRANSLATE_NOOP("FileFaults", "is missing"),
    QT_TRANSLATE_NOOP("FileFaults", "unknown key"),
    QT_TRANSLATE_NOOP("FileFaults", "unknown option {name}"),
    QT_TRANSLATE_NOOP("FileFaults", "must be an object with {keys}, not {value}"),
    QT_TRANSLATE_NOOP("FileFaults", "must be an object, not {value}"),
    QT_TRANSLATE_NOOP("FileFaults", "must be text, not {value}"),
    QT_TRANSLATE_NOOP("FileFaults", "must be a whole number from 1, not {value}"),
    QT_TRANSLATE_NOOP("FileFaults", "must be a whole number, not {value}"),
    QT_TRANSLATE_NOOP("FileFaults", "must be a number from 0 to {most} with at most {decimals} decimals, not {value}"),
    QT_TRANSLATE_NOOP("FileFaults", "must be {count} whole numbers, not {value}"),
    QT_TRANSLATE_NOOP("FileFaults", "must be {wanted}, not {value}"),
    QT_TRANSLATE_NOOP("FileFaults", "{name} must be a whole number of seconds, not {value}"),
    QT_TRANSLATE_NOOP("FileFaults", "{name} must be {wanted}, not {value}"),
    QT_TRANSLATE_NOOP("FileFaults", "expected {what}, got {value}"),
    QT_TRANSLATE_NOOP("FileFaults", "expected {what}"),
    QT_TRANSLATE_NOOP("FileFaults", "invalid enum value {value}"),
    QT_TRANSLATE_NOOP("FileFaults", "invalid value {value}"),
    QT_TRANSLATE_NOOP("FileFaults", "the file has been damaged, or changed by another program"),
    QT_TRANSLATE_NOOP("FileFaults", "is {ident}, but the file is called {file}"),
)
"""What holds for all files."""

DEALS: Final = (
    QT_TRANSLATE_NOOP("FileFaults", "{code} is not a card"),
    QT_TRANSLATE_NOOP("FileFaults", "{code} is not a suit: S, H, D or C"),
    QT_TRANSLATE_NOOP("FileFaults", "{text} is not a bid"),
    QT_TRANSLATE_NOOP("FileFaults", "{hand} has {number} cards, not {size}"),
    QT_TRANSLATE_NOOP("FileFaults", "{card} is dealt twice: in {first} and in {second}"),
    QT_TRANSLATE_NOOP("FileFaults", "there is no deal"),
    QT_TRANSLATE_NOOP("FileFaults", "the deal is not finished"),
    QT_TRANSLATE_NOOP("FileFaults", "the deal is not finished: seat {seat} is to act"),
    QT_TRANSLATE_NOOP("FileFaults", "the deal is finished: nobody is to act"),
    QT_TRANSLATE_NOOP("FileFaults", "{key} is {stored}, the rules give {right}"),
    QT_TRANSLATE_NOOP("FileFaults", "R1: {card} is dealt twice"),
    QT_TRANSLATE_NOOP("FileFaults", "R2: there are four seats, 0 to 3"),
    QT_TRANSLATE_NOOP("FileFaults", "R5: each seat gets equally many cards, 13 at the most"),
    QT_TRANSLATE_NOOP("FileFaults", "R5: the kitty is three cards"),
    QT_TRANSLATE_NOOP("FileFaults", "R5: packets must add up to 13, not {packets}"),
    QT_TRANSLATE_NOOP("FileFaults", "R7: a bid is for 8 to 13 tricks, not {level}"),
    QT_TRANSLATE_NOOP("FileFaults", "R8: a trick bid has one declarer and a called card"),
    QT_TRANSLATE_NOOP("FileFaults", "R10: vip_card is 1, 2 or 3 in vip, and None otherwise"),
    QT_TRANSLATE_NOOP("FileFaults", "R16: sniksnak_seconds is 0 to {most}, not {value}"),
    QT_TRANSLATE_NOOP("FileFaults", "R18: nolo has no trump and no called card"),
    QT_TRANSLATE_NOOP("FileFaults", "R18: a nolo bid has one declarer or more, each once"),
    QT_TRANSLATE_NOOP("FileFaults", "R21: a declarer who is his own partner has no other"),
    QT_TRANSLATE_NOOP("FileFaults", "R23: the called card is never of the trump suit"),
)
"""What stands in the deals of a record, a tournament or the history; rules first where one is broken."""

HISTORY: Final = (
    QT_TRANSLATE_NOOP("FileFaults", "the cards of the deal are damaged"),
    QT_TRANSLATE_NOOP("FileFaults", "action {number} is damaged"),
    QT_TRANSLATE_NOOP("FileFaults", "{stored} actions were stored, and {found} are there"),
    QT_TRANSLATE_NOOP("FileFaults", "what is stored of it is damaged"),
    QT_TRANSLATE_NOOP("FileFaults", "it is not finished"),
    QT_TRANSLATE_NOOP("FileFaults", "it has a result, but its actions do not lead to an end"),
    QT_TRANSLATE_NOOP("FileFaults", "its points are not those of the table"),
    QT_TRANSLATE_NOOP("FileFaults", "it stands under another id"),
    QT_TRANSLATE_NOOP("FileFaults", "the file is not what it was when the program ended"),
    QT_TRANSLATE_NOOP("FileFaults", "its tables are not those of a history"),
    QT_TRANSLATE_NOOP("FileFaults", "this is not a history of laksewhist"),
    QT_TRANSLATE_NOOP("FileFaults", "version {version}, this program knows up to {newest}"),
)

TOURNAMENTS: Final = (
    QT_TRANSLATE_NOOP("FileFaults", "4, 5 or 6 take part, not {number}"),
    QT_TRANSLATE_NOOP("FileFaults", "{name} takes part twice"),
    QT_TRANSLATE_NOOP("FileFaults", "a name is empty"),
    QT_TRANSLATE_NOOP("FileFaults", "a name has at most {most} letters, not {number}"),
    QT_TRANSLATE_NOOP("FileFaults", "a name holds a control character"),
    QT_TRANSLATE_NOOP("FileFaults", "{ident} is not an id of small letters, digits and hyphens"),
    QT_TRANSLATE_NOOP("FileFaults", "the time is not in UTC"),
    QT_TRANSLATE_NOOP("FileFaults", "{text} is not a time such as 2026-11-30T20:15:00Z"),
    QT_TRANSLATE_NOOP("FileFaults", "{text} does not say in which zone, such as Z"),
    QT_TRANSLATE_NOOP("FileFaults", "{level} is not a level; the levels are: {levels}"),
    QT_TRANSLATE_NOOP("FileFaults", "{text} is not a colour such as #B3432B"),
    QT_TRANSLATE_NOOP("FileFaults", "{text} is not the name of a picture"),
    QT_TRANSLATE_NOOP("FileFaults", "{name} belongs to nobody who takes part"),
    QT_TRANSLATE_NOOP("FileFaults", "the picture is larger than 1 MB"),
    QT_TRANSLATE_NOOP("FileFaults", "there is no such file"),
    QT_TRANSLATE_NOOP("FileFaults", "the file is larger than 30 MB"),
    QT_TRANSLATE_NOOP("FileFaults", "the picture has more than 50 million pixels"),
    QT_TRANSLATE_NOOP("FileFaults", "the file is broken, or is no picture that can be read"),
    QT_TRANSLATE_NOOP("FileFaults", "a computer has a level, a person has none"),
    QT_TRANSLATE_NOOP("FileFaults", "an open-ended tournament has no amount, not {value}"),
    QT_TRANSLATE_NOOP("FileFaults", "the amount must be a whole number from 1 to {most}, not {value}"),
    QT_TRANSLATE_NOOP("FileFaults", "R2: a tournament has 4, 5 or 6 participants, not {number}"),
    QT_TRANSLATE_NOOP("FileFaults", "R3: participant {dealer} does not take part"),
    QT_TRANSLATE_NOOP("FileFaults", "a book-keeper's evening has entries, not deals"),
    QT_TRANSLATE_NOOP("FileFaults", "only a book-keeper's evening has entries"),
)

TABLES: Final = (
    QT_TRANSLATE_NOOP("FileFaults", "has {number} numbers, not {wanted} (for 0 to 13 tricks)"),
    QT_TRANSLATE_NOOP("FileFaults", "stands under nolo"),
    QT_TRANSLATE_NOOP("FileFaults", "{bid} stands twice"),
    QT_TRANSLATE_NOOP("FileFaults", "{text} is not a nolo bid"),
    QT_TRANSLATE_NOOP("FileFaults", "{value} is out of range (at most {most})"),
    QT_TRANSLATE_NOOP("FileFaults", "a bid that is made loses {value}"),
    QT_TRANSLATE_NOOP("FileFaults", "a bid that is lost wins {value}"),
    QT_TRANSLATE_NOOP("FileFaults", "R31: a point table has 14 numbers for each of the 30 trick bids"),
)

BACKUPS: Final = (
    QT_TRANSLATE_NOOP("FileFaults", "is missing or damaged: this is no backup of Laksewhist"),
    QT_TRANSLATE_NOOP("FileFaults", "{name} is not a file of Laksewhist"),
    QT_TRANSLATE_NOOP("FileFaults", "the backup says that it is larger than 4 GB"),
    QT_TRANSLATE_NOOP("FileFaults", "does not name the files that are there"),
)

OPEN: Final = (
    QT_TRANSLATE_NOOP("FileFaults", "not JSON"),
    QT_TRANSLATE_NOOP("FileFaults", "an action is damaged"),
    QT_TRANSLATE_NOOP("FileFaults", "the result is damaged"),
    QT_TRANSLATE_NOOP("FileFaults", "this is no backup"),
    QT_TRANSLATE_NOOP("FileFaults", "is damaged"),
    QT_TRANSLATE_NOOP("FileFaults", "{version} is newer than this program"),
)
"""Behind these something else may stand that another library has said, in English: it is left out."""

SENTENCES: Final = (*FILES, *DEALS, *HISTORY, *TOURNAMENTS, *TABLES, *BACKUPS)
