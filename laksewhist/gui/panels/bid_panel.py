"""The person's bid: the ladder, what a bid means, wins and loses, and pass, join and bid."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from laksewhist.engine.actions import Join, MakeBid, Pass
from laksewhist.engine.bids import Bid, NoloBid
from laksewhist.engine.point_table import PointTable
from laksewhist.gui.help.glossary import explain
from laksewhist.gui.look import Look
from laksewhist.gui.panels.asking import AskingPanel
from laksewhist.gui.panels.bid_meaning import bid_meaning
from laksewhist.gui.panels.ladder import Ladder
from laksewhist.gui.panels.widgets import RIGHT, Label
from laksewhist.gui.texts import bid_text, signed


def worth(bid: Bid, table: PointTable) -> tuple[int, int]:
    """What the bid gives the one who makes it: made exactly, and one under; in nolo alone against three."""
    if isinstance(bid, NoloBid):
        cells = table.nolo_cells(bid.kind)
        return 3 * cells.made, 3 * cells.fallen
    return table.cell(bid, bid.level), table.cell(bid, bid.level - 1)


class BidPanel(AskingPanel):
    """Asks for a bid (R7): emits MakeBid, Pass or Join.

    Under the ladder stands what a bid means and gives: the one under the pointer or in focus, else the chosen one.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ladder = Ladder()
        self.meaning = Label(13, "soft", wrap=True)
        self.meaning.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        self.won = Label(14)
        self.lost = Label(14, align=RIGHT)
        worth_row = QHBoxLayout()
        worth_row.addWidget(self.won)
        worth_row.addStretch(1)
        worth_row.addWidget(self.lost)
        self.body.addWidget(self.ladder, 1)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.meaning)
        words.addLayout(worth_row)
        self.body.addLayout(words)
        self.pass_button = self.add_button(20)
        self.join_button = self.add_button(28)
        self.bid_button = self.add_button(52, main=True)
        self.ladder.selected.connect(self._show_choice)
        self.ladder.looked.connect(self._show_seen)
        self.ladder.confirmed.connect(lambda _bid: self.bid_button.setFocus())
        self.pass_button.clicked.connect(self._pass)
        self.join_button.clicked.connect(self._join)
        self.bid_button.clicked.connect(self._bid)
        self.retranslate()

    def select(self, bid: Bid | None) -> None:
        """Chooses a bid, as a click on it does; one that cannot be bid is not chosen."""
        self.ladder.select(bid if bid is not None and self.ladder.cells[bid].isEnabled() else None)
        self._show_choice()

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        # Room for two lines from the start, so that the ladder keeps its place under the pointer; for one where large
        # type fills a small window.
        lines = 1 if look.small and look.text_size > 100 else 2
        self.meaning.setWordWrap(lines > 1)
        self.meaning.setMinimumHeight(lines * self.meaning.fontMetrics().lineSpacing())
        self.body.setSpacing(look.px(3 if look.small else 8))

    def take_focus(self) -> None:
        """Gives the keyboard to the ladder, or to passing where no higher bid is left."""
        if any(cell.isEnabled() for cell in self.ladder.cells.values()):
            self.ladder.take_focus()
        else:
            self.pass_button.setFocus()

    def reset(self) -> None:
        self.ladder.select(None)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Your bid"))
        self.title.setToolTip(explain("bid"))
        self.pass_button.setText(self.tr("Pass"))
        #: to join another player's vip or nolo bid
        self.join_button.setText(self.tr("Join"))
        view = self.shown.view if self.shown is not None else None
        legal = view.legal if view is not None else ()
        standing = view.standing if view is not None else None
        #: the bid that stands, which one has to bid over
        over = self.tr("over {bid}").format(bid=bid_text(standing)) if standing is not None else ""
        self.aside.setText(over)
        self.ladder.show_standing(standing, frozenset(each.bid for each in legal if isinstance(each, MakeBid)))
        self.pass_button.setEnabled(any(isinstance(each, Pass) for each in legal))
        self.join_button.setVisible(any(isinstance(each, Join) for each in legal))
        self._show_choice()

    def _show_choice(self) -> None:
        bid = self.ladder.bid
        allowed = bid is not None and self.ladder.cells[bid].isEnabled()
        self.bid_button.setEnabled(allowed)
        if bid is None or self.shown is None:
            self.bid_button.setText(self.tr("Choose a bid"))
        else:
            self.bid_button.setText(self.tr("Bid {bid}").format(bid=bid_text(bid)))
        self._show_seen()

    def _show_seen(self) -> None:
        """What the bid means that the person looks at, and what it gives."""
        bid = self.ladder.seen
        if bid is None or self.shown is None:
            for label in (self.meaning, self.won, self.lost):
                label.setText("")
            return
        self.meaning.setText(bid_meaning(bid))
        made, fallen = worth(bid, self.shown.company.table)
        if isinstance(bid, NoloBid):
            won = self.tr("Made {points}")
            lost = self.tr("Fallen {points}")
        else:
            #: points for declarer and partner each, when the bid is made exactly
            won = self.tr("Made {points} to each")
            #: points for declarer and partner each, one trick under
            lost = self.tr("One under {points}")
        self.won.setText(won.format(points=signed(made)))
        self.lost.setText(lost.format(points=signed(fallen)))

    def _pass(self) -> None:
        if self.shown is not None:
            self.decide(Pass(self.shown.view.seat))

    def _join(self) -> None:
        if self.shown is not None:
            self.decide(Join(self.shown.view.seat))

    def _bid(self) -> None:
        if self.shown is not None and self.ladder.bid is not None:
            self.decide(MakeBid(self.shown.view.seat, self.ladder.bid))
