"""The worked cases of the rules, scored live by the table that is looked at."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtWidgets import QTextBrowser, QWidget

from laksewhist.engine.point_table import DEFAULT_TABLE, PointTable
from laksewhist.engine.points import points
from laksewhist.gui.look import Look
from laksewhist.gui.panels.widgets import DEFAULT_LOOK, name_it
from laksewhist.gui.tables.cases import CASES
from laksewhist.gui.texts import signed

_WORDS: Final[Mapping[str, object]] = {
    "exact": QT_TRANSLATE_NOOP("TableWords", "9 gode made exactly, with a partner"),
    "over": QT_TRANSLATE_NOOP("TableWords", "8 alm with 10 tricks: two over"),
    "under": QT_TRANSLATE_NOOP("TableWords", "10 sans with 8 tricks: two under"),
    "third_card": QT_TRANSLATE_NOOP("TableWords", "8 vip on the third card, alone, made exactly: times two and three"),
    "sol_made": QT_TRANSLATE_NOOP("TableWords", "Sol, made"),
    "sol_fallen": QT_TRANSLATE_NOOP("TableWords", "Sol, fallen"),
    "two_sol": QT_TRANSLATE_NOOP("TableWords", "Two play sol: the first makes it, the second falls"),
}


class ExamplesPanel(QTextBrowser):
    """Shows what each case gives the four seats, the declarer first."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._table = DEFAULT_LOOK, DEFAULT_TABLE
        self.setOpenLinks(False)
        self.retranslate()

    def show_table(self, table: PointTable) -> None:
        """Scores the cases by this table."""
        if table != self._table:
            self._table = table
            self._write()

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes."""
        self._look = look
        self.document().setDefaultFont(look.font(14))
        self._write()

    def retranslate(self) -> None:
        """Words everything in the language of the moment."""
        name_it(self, self.tr("Worked cases with this table"))
        self._write()

    def _write(self) -> None:
        top = self.verticalScrollBar().value()
        intro = self.tr("What each of the four gets, declarer first:")
        parts = [f'<p style="color:{self._look.theme.soft}">{escape(intro)}</p>']
        for case in CASES:
            words = QCoreApplication.translate("TableWords", str(_WORDS[case.name]))
            given = points(case.outcome, self._table)
            parts.append(f"<p>{escape(words)}<br><b>{'&nbsp;&nbsp; '.join(map(self._points, given))}</b></p>")
        self.setHtml("".join(parts))
        self.verticalScrollBar().setValue(top)

    def _points(self, value: int) -> str:
        theme = self._look.theme
        colour = theme.good if value > 0 else theme.bad if value < 0 else theme.soft
        return f'<span style="color:{colour}">{signed(value)}</span>'
