"""The words of the score sheet: on the screen and on paper the same; names are isolated in them (`isolated`)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from laksewhist.gui.results import result_headline
from laksewhist.gui.scores.ledger import Ledger, LedgerDeal
from laksewhist.gui.words import bid_text, isolated, name_list, signed


def headings() -> tuple[str, str, str, str]:
    """The heads of the columns before those of the participants."""
    return (
        QCoreApplication.translate("Scores", "Bid"),
        QCoreApplication.translate("Scores", "Declarer"),
        QCoreApplication.translate("Scores", "Partner"),
        QCoreApplication.translate("Scores", "Tricks"),
    )


def bid_words(deal: LedgerDeal) -> str:
    """The bid: `9 gode`, `9 vip, 3rd card`; empty where nothing was played."""
    contract = deal.outcome.contract
    if contract is None:
        return ""
    if contract.doubled:
        #: a vip bid for which the third card was taken: all points count twice
        return QCoreApplication.translate("Scores", "{bid}, 3rd card").format(bid=bid_text(contract.bid))
    return bid_text(contract.bid)


def _players(ledger: Ledger, row: int) -> tuple[str, ...]:
    """The names of those who played, as they stand in sentences."""
    return tuple(isolated(name) for name in ledger.players(row))


def declarer_words(ledger: Ledger, row: int) -> str:
    """Who played the bid; in nolo everybody who did."""
    contract, names = ledger.deals[row].outcome.contract, _players(ledger, row)
    return "" if contract is None else name_list([names[seat] for seat in contract.declarers])


def partner_words(ledger: Ledger, row: int) -> str:
    """Who helped; `alone` for a declarer who was his own partner; empty in nolo."""
    outcome = ledger.deals[row].outcome
    if outcome.partner is not None:
        return _players(ledger, row)[outcome.partner]
    #: a declarer who was his own partner
    return QCoreApplication.translate("Scores", "alone") if outcome.self_partner else ""


def tricks_words(deal: LedgerDeal) -> str:
    """The tricks of declarer's side and how many more or fewer than bid; in nolo those of each declarer."""
    contract, outcome = deal.outcome.contract, deal.outcome
    if contract is None:
        return ""
    if contract.is_nolo:
        return " + ".join(str(outcome.tricks[seat]) for seat in contract.declarers)
    over = outcome.side_tricks - contract.tricks_needed
    return f"{outcome.side_tricks} ({signed(over)})" if over else str(outcome.side_tricks)


def quiet_words(ledger: Ledger, row: int) -> str:
    """Why nothing was played: four passes, or whose iron hand."""
    deal = ledger.deals[row]
    return result_headline(deal.outcome, _players(ledger, row), deal.iron_hand)


def deal_words(ledger: Ledger, row: int) -> str:
    """A deal in one line: `Deal 7: Karen, 9 gode with Bodil. Made with 10 tricks`."""
    deal = ledger.deals[row]
    parts = {
        "number": deal.number,
        "bid": bid_words(deal),
        "names": declarer_words(ledger, row),
        "partner": partner_words(ledger, row),
        "result": result_headline(deal.outcome, _players(ledger, row), deal.iron_hand),
    }
    if not deal.is_scored:
        text = QCoreApplication.translate("Scores", "Deal {number}: {result}")
    elif deal.outcome.partner is not None:
        text = QCoreApplication.translate("Scores", "Deal {number}: {names}, {bid}, with {partner}. {result}")
    elif deal.outcome.self_partner:
        text = QCoreApplication.translate("Scores", "Deal {number}: {names}, {bid}, alone. {result}")
    else:
        text = QCoreApplication.translate("Scores", "Deal {number}: {names}, {bid}. {result}")
    return text.format(**parts)


def deal_tip(ledger: Ledger, row: int) -> str:
    """All that is known of a deal, in lines."""
    deal = ledger.deals[row]
    lines = [deal_words(ledger, row)]
    dealt = QCoreApplication.translate("Scores", "{name} dealt.")
    lines.append(dealt.format(name=isolated(ledger.names[deal.seating.dealer])))
    if deal.seating.sitting_out:
        out = QCoreApplication.translate("Scores", "Sat out: {names}.")
        lines.append(out.format(names=name_list([isolated(ledger.names[who]) for who in deal.seating.sitting_out])))
    if deal.assisted:
        lines.append(QCoreApplication.translate("Scores", "Somebody had help in this deal."))
    if deal.fetch is None:
        lines.append(no_cards())
    return "\n".join(lines)


def no_cards() -> str:
    """Why a deal of the book-keeper's cannot be looked at."""
    return QCoreApplication.translate("Scores", "This deal was played with real cards: only its result was noted.")


def points_words(ledger: Ledger, row: int, who: int) -> str:
    """A participant's cell in words: what the deal gave, and the sum."""
    deal, total = ledger.deals[row], signed(ledger.sums[row][who])
    if who in deal.seating.sitting_out:
        return QCoreApplication.translate("Scores", "sat out, in all {sum}").format(sum=total)
    if not deal.is_scored:
        return QCoreApplication.translate("Scores", "nothing, in all {sum}").format(sum=total)
    text = QCoreApplication.translate("Scores", "{points}, in all {sum}")
    return text.format(points=signed(deal.points[who]), sum=total)


def standing_words(ledger: Ledger, who: int) -> str:
    """How a participant stands: `1. +128`."""
    #: place and sum of a participant
    text = QCoreApplication.translate("Scores", "{place}. {sum}")
    return text.format(place=ledger.places[who], sum=signed(ledger.standings[who]))
