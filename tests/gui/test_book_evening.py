"""A whole evening by real keys comes to what the headless program's own table says."""

from random import Random

import pytest

from laksewhist.engine.bids import LADDER, NoloBid, TrickKind
from laksewhist.lab.cli import main
from laksewhist.match.rotation import seating

from .book_evening import NAMES, new_book, open_book, type_in

DEALS = 24
LETTERS = {
    TrickKind.ALMINDELIGE: "a",
    TrickKind.GODE: "g",
    TrickKind.VIP: "v",
    TrickKind.HALVE: "h",
    TrickKind.SANS: "s",
}
NOLO = {"sol": "s", "ren sol": "r", "bordlægger": "b", "sniksnak": "sn"}


class Paper:
    """Keeps the same evening by hand: by the table that `laksewhist-lab points` prints, and by no code of the game."""

    def __init__(self, printed: str, count: int) -> None:
        rows = [line.rsplit(maxsplit=14) for line in printed.splitlines() if len(line.split()) > 10]
        self.trick_cells = {row[0].strip(): [int(cell) for cell in row[1:]] for row in rows[1:]}
        nolo = printed.split("nolo", maxsplit=1)[1].splitlines()[1:]
        self.nolo_cells = {line.rsplit(maxsplit=2)[0].strip(): [int(c) for c in line.split()[-2:]] for line in nolo}
        self.sums = [0] * count

    def settle(self, players, winners, value, factor=1) -> None:
        for who in players:
            self.sums[who] += factor * value if who in winners else -value

    def trick_bid(self, players, bid, side, tricks, *, double) -> None:
        value = self.trick_cells[bid.text][tricks] * (2 if double else 1)
        self.settle(players, side, value, factor=3 if len(side) == 1 else 1)

    def nolo(self, players, bid, taken) -> None:
        made, fallen = self.nolo_cells[bid.text]
        for who, tricks in taken.items():
            value = made if tricks <= (1 if bid.text == "sol" else 0) else fallen
            self.settle(players, (who,), value, factor=3)


def keys_of_deal(chance: Random, paper: Paper, dealer: int, count: int) -> tuple[str, bool]:
    """What to type for a deal that chance makes up, noted on the paper; and whether the deal moves on."""
    players = seating(count, dealer).players
    kind = chance.random()
    if kind < 0.06:
        return "p\n", False  # by the default rules, the same one deals again
    if kind < 0.12:
        return f"j{chance.choice(players) + 1}\n", False
    bid = chance.choice(LADDER)
    if isinstance(bid, NoloBid):
        who = chance.sample(players, chance.choice((1, 1, 2)))
        taken = {each: chance.choice((0, 0, 1, 3)) for each in who}
        paper.nolo(players, bid, taken)
        lines = "".join(f"{tricks}\n" for tricks in taken.values())
        return f"{NOLO[bid.text]}{''.join(str(each + 1) for each in who)}\n{lines}", True
    declarer, partner = chance.sample(players, 2)
    is_alone, tricks = chance.random() < 0.15, chance.choice((*range(5, 14),))
    card = chance.choice((1, 2, 3)) if bid.kind is TrickKind.VIP else None
    paper.trick_bid(players, bid, (declarer,) if is_alone else (declarer, partner), tricks, double=card == 3)
    other = "0" if is_alone else str(partner + 1)
    return f"{bid.level}{LETTERS[bid.kind]}{declarer + 1}{other}{card or ''}{tricks}\n", True


@pytest.mark.parametrize("count", [4, 5, 6])
def test_an_evening_by_keys_equals_the_headless_table(qtbot, own_folders, capsys, count):
    assert main(["points"]) == 0
    paper, chance = Paper(capsys.readouterr().out, count), Random(count)
    memory, evening = new_book(own_folders, count)
    window = open_book(qtbot, memory, evening)
    dealer, presses = window.log.next_dealer, []
    while window.log.moved_on < DEALS:
        assert window.form.draft.dealer == dealer
        keys, moves_on = keys_of_deal(chance, paper, dealer, count)
        booked = len(window.log.rows)
        type_in(window, keys)
        assert len(window.log.rows) == booked + 1, (keys, window.form.outcome.line.text())
        assert window.log.standings == tuple(paper.sums), keys
        presses.append(len(keys))
        dealer = (dealer + moves_on) % count
    assert sum(paper.sums) == 0
    assert any(paper.sums)
    assert max(presses) < 10  # a whole deal, Enter too
    assert memory.history.summaries()[evening.id].standings == tuple(paper.sums)
    assert evening.names == NAMES[:count]
    memory.close()


def test_the_table_on_the_paper_is_the_whole_one(capsys):
    main(["points"])
    paper = Paper(capsys.readouterr().out, 4)
    assert {*paper.trick_cells, *paper.nolo_cells} == {bid.text for bid in LADDER}
