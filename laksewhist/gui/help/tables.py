"""What the program fills into its pages: points and worths of the tournament's own table, glossary, list of rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QObject

from laksewhist.engine.bids import LADDER, LEVELS, NoloBid, TrickBid, TrickKind
from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.point_table import DEFAULT_TABLE, TRICK_COUNTS, PointTable
from laksewhist.engine.values import dataclass
from laksewhist.gui.help.glossary import GLOSSARY, explain, word_of
from laksewhist.gui.help.house import OPTIONS, HouseWords
from laksewhist.gui.help.pages import page_language, pages, rule_places
from laksewhist.gui.help.topics import bid_place, option_place
from laksewhist.gui.texts import bid_kind_text, bid_text, capital, signed


@dataclass(frozen=True, slots=True)
class Tournament:
    """What the pages weave in: house options and point table."""

    rules: HouseRules
    table: PointTable


LAKSESTUEN: Final = Tournament(HouseRules(), DEFAULT_TABLE)
"""Where no match has begun."""


def link(target: str, text: str) -> str:
    """A link of HTML; both are plain text."""
    return f'<a href="{escape(target)}">{escape(text)}</a>'


def box(kind: str, html: str) -> str:
    """A box across the page: `house` or `note`."""
    return f'<table class="{kind}" width="100%"><tr><td><p class="inside">{html}</p></td></tr></table>'


class Tables(QObject):
    """Fills in `[[…]]` of one tournament as HTML; the first word chooses what."""

    def __init__(self, tournament: Tournament) -> None:
        super().__init__()
        self._rules, self._table = tournament.rules, tournament.table
        self._kinds: dict[str, Callable[[], str]] = {
            "made": self._made,
            "lost": self._lost,
            "nolo": self._nolo,
            "cells": self._cells,
            "worths": self._worths,
            "glossary": self._glossary,
            "rules": self._rule_list,
            "name": lambda: f"<p>{escape(self.tr('The table is called {name}.').format(name=self._table.name))}</p>",
            "options": self._options,
        }

    def fill(self, text: str) -> str:
        """The HTML; LookupError where the words mean nothing."""
        name, _, rest = text.partition(" ")
        if name != "house":
            return self._kinds[name]()
        if rest not in OPTIONS:
            raise LookupError(f"there is no house option {rest!r}")
        return box("house", escape(HouseWords().sentence(self._rules, rest)))

    def _options(self) -> str:
        meanings = ((field, capital(HouseWords().meaning(self._rules, field))) for field in OPTIONS)
        items = (f"<li>{link(option_place(field).link, meaning)}</li>" for field, meaning in meanings)
        return f"<ul>{''.join(items)}</ul>"

    def _by_kind(self, value: Callable[[TrickBid], int]) -> str:
        heads = [self.tr("Tricks"), *(bid_kind_text(kind) for kind in TrickKind)]
        rows = [[str(level), *(_points(value(TrickBid(level, kind))) for kind in TrickKind)] for level in LEVELS]
        return _table(heads, rows)

    def _made(self) -> str:
        return self._by_kind(lambda bid: self._table.cell(bid, bid.level))

    def _lost(self) -> str:
        return self._by_kind(lambda bid: self._table.cell(bid, bid.level - 1))

    def _nolo(self) -> str:
        heads = [
            self.tr("Bid"),
            #: head of a column: declarer made the bid
            self.tr("Made"),
            #: head of a column: each opponent, when the bid is made
            self.tr("each opponent"),
            #: head of a column: declarer fell
            self.tr("Fallen"),
            #: head of a column: each opponent, when declarer falls
            self.tr("each opponent", "fallen"),
        ]
        rows = []
        for bid in LADDER:
            if isinstance(bid, NoloBid):
                cells = self._table.nolo_cells(bid.kind)
                values = (3 * cells.made, -cells.made, 3 * cells.fallen, -cells.fallen)
                rows.append([escape(bid_text(bid)), *(_points(value) for value in values)])
        return _table(heads, rows)

    def _cells(self) -> str:
        """A table for each kind of trick bid: a row for each number of tricks taken, a column for each level."""
        parts = []
        for kind in TrickKind:
            heads = [self.tr("Tricks"), *(str(level) for level in LEVELS)]
            rows = []
            for tricks in reversed(TRICK_COUNTS):
                cells = (self._table.cell(TrickBid(level, kind), tricks) for level in LEVELS)
                rows.append([str(tricks), *(_points(cell) for cell in cells)])
            parts.append(f'<p class="kind">{escape(capital(bid_kind_text(kind)))}</p>{_table(heads, rows)}')
        return "".join(parts)

    def _worths(self) -> str:
        """The 34 bids from the top, with what each wins and loses."""
        #: heads of columns: what a bid gives its declarer when it is made exactly, and when it is just lost
        heads = [self.tr("Bid"), self.tr("just made"), self.tr("just lost")]
        rows = []
        for bid in reversed(LADDER):
            if isinstance(bid, NoloBid):
                cells = self._table.nolo_cells(bid.kind)
                made, lost = 3 * cells.made, 3 * cells.fallen
            else:
                made, lost = self._table.cell(bid, bid.level), self._table.cell(bid, bid.level - 1)
            rows.append([link(bid_place(bid).link, bid_text(bid)), _points(made), _points(lost)])
        return _table(heads, rows)

    def _glossary(self) -> str:
        entries = sorted(GLOSSARY, key=lambda term: word_of(term).casefold())
        words = (
            f"<p><b>{link(GLOSSARY[term].place.link, word_of(term))}</b><br>{escape(explain(term))}</p>"
            for term in entries
        )
        return "".join(words)

    def _rule_list(self) -> str:
        titles = pages(page_language())
        rows = []
        for rule, (place, section) in rule_places(page_language()).items():
            title = titles[place.topic].title
            where = link(place.link, section.heading)
            rows.append([f"<b>R{rule}</b>", where, f'<span class="soft">{escape(title)}</span>'])
        return _table([], rows, numbers=False)


def _points(value: int) -> str:
    return f'<span class="{"good" if value > 0 else "bad" if value < 0 else "soft"}">{signed(value)}</span>'


def _table(heads: Iterable[str], rows: Sequence[Sequence[str]], *, numbers: bool = True) -> str:
    align = ' align="right"' if numbers else ""
    head = "".join(f"<th{align if at else ''}>{escape(text)}</th>" for at, text in enumerate(heads))
    lines = [f"<tr>{head}</tr>"] if head else []
    lines += [
        "<tr>" + "".join(f"<td{align if at else ''}>{cell}</td>" for at, cell in enumerate(row)) + "</tr>"
        for row in rows
    ]
    return f'<table class="numbers" cellspacing="0">{"".join(lines)}</table>'
