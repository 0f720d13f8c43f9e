"""The sentences about a contract, for the panel, the strip of small windows and the summary alike."""

from __future__ import annotations

from PySide6.QtCore import QObject

from laksewhist.engine.bids import NoloBid
from laksewhist.gui.panels.facts import lies_on_table, playing, track_count, trick_of
from laksewhist.gui.shown import Shown
from laksewhist.gui.texts import name_list


class ContractWords(QObject):
    """Words the contract of one deal; a QObject only because plurals need one."""

    def __init__(self, shown: Shown) -> None:
        super().__init__()
        self._shown = shown
        self._view = shown.view

    def sentence(self) -> str:
        """What the declarer has to do."""
        bid, view = playing(self._view), self._view
        if bid is None:
            return ""
        if isinstance(bid, NoloBid):
            if bid.tricks_allowed:
                return self.tr("No trump, and the ace is low. Falls with two tricks.")
            return self.tr("No trump, and the ace is low. Falls with one trick.")
        if view.declarer is None:
            return self.tr("The kitty is turned to find declarer and trump.")
        alone = view.partner_known and view.partner is None
        if view.declarer == view.seat and not self._shown.hand_hidden:
            mine = (
                self.tr("You need {tricks} tricks alone")
                if alone
                else self.tr("You need {tricks} tricks with a partner")
            )
            return mine.format(tricks=bid.level)
        text = self.tr("{name}: {tricks} tricks alone") if alone else self.tr("{name}: {tricks} tricks with a partner")
        return text.format(name=self._shown.names[view.declarer], tricks=bid.level)

    def called(self) -> str:
        """Whether the called card has been played."""
        view = self._view
        if view.called is None:
            return ""
        number = trick_of(view, view.called)
        if number is not None:
            #: the called card
            return self.tr("played in trick {number}").format(number=number)
        if lies_on_table(view, view.called):
            return self.tr("on the table")
        #: the called card
        return self.tr("not played yet")

    def partner(self) -> str:
        """Who the partner is, as far as this seat knows."""
        view = self._view
        if not view.partner_known:
            return self.tr("unknown")
        if view.partner is None:
            #: there is no partner
            return self.tr("nobody, alone") if view.partner_public else self.tr("nobody, still secret")
        name = self._shown.names[view.partner]
        #: the person knows alone who the partner is
        return name if view.partner_public else self.tr("{name}, still secret").format(name=name)

    def partner_in_line(self) -> str:
        """The same for a line in which nothing else says that it is about the partner."""
        view = self._view
        if view.partner_known and view.partner is None:
            return self.tr("alone") if view.partner_public else self.tr("alone, still secret")
        #: in one line with bid and called card
        return self.tr("partner {name}").format(name=self.partner())

    def side(self) -> str:
        """Declarer and partner, or all declarers, as a list of names."""
        view, names = self._view, self._shown.names
        if view.contract is None:
            return names[view.declarer] if view.declarer is not None else ""
        partner = (view.partner,) if view.partner is not None and view.partner_known else ()
        return name_list([names[seat] for seat in (*view.contract.declarers, *partner)])

    def open_tricks(self, count: int) -> str:
        """Says that so many tricks stand on neither side yet."""
        return self.tr("%n trick(s) with the others until the partner is known", "", count)

    def track(self) -> str:
        """The track of tricks in words."""
        count = track_count(self._view)
        text = self.tr("Declarer's side {taken}, the others {lost}, open {open}")
        return text.format(taken=count.taken, lost=count.lost, open=count.still_open)
