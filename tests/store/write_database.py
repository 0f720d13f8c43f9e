"""Writes the history of a small evening as the program of today does: see databases/README.md."""

import json
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))  # as a program it is run from anywhere

from laksewhist.match.book import BookEntry  # noqa: E402
from laksewhist.store.history import schema  # noqa: E402
from laksewhist.store.history.deal_text import action_text  # noqa: E402
from laksewhist.store.history.history import History  # noqa: E402
from laksewhist.store.memory import Memory  # noqa: E402
from tests.store.evenings import book, keep_book, play, tournament  # noqa: E402

FOLDER = ROOT / "tests" / "store" / "databases"


def plain(entry: BookEntry) -> list[Any]:
    """An entry of the book-keeper as plain JSON."""
    bid = None if entry.bid is None else entry.bid.text
    told = [entry.dealer, bid, list(entry.declarers), entry.partner, entry.alone, entry.vip_card, list(entry.tricks)]
    return [*told, entry.iron_hand]


def summary(history: History) -> dict[str, Any]:
    """What must be read from a history: plain JSON."""
    return {
        ident: {
            "names": list(history.tournament(ident).names),
            "sheet": [[deal.number, deal.attempt, deal.seating.dealer, *deal.points] for deal in history.sheet(ident)],
            "actions": [[action_text(action) for action in deal.actions] for deal in history.deals(ident)],
            "entries": [plain(entry) for _deal, entry in history.entries(ident)],
        }
        for ident in history.ids()
    }


def main() -> None:
    moment = datetime(2026, 11, 30, 20, 0, tzinfo=UTC)
    with tempfile.TemporaryDirectory() as scratch:
        memory = Memory(Path(scratch) / "config", Path(scratch) / "data", lambda: moment)
        for each in (tournament(5, id="a-played", created=moment), book(id="b-book", created=moment, seed="book")):
            memory.save(each)
        play(memory.history, memory.tournament("a-played"), 1, and_actions=11)
        keep_book(memory.history, memory.tournament("b-book"))
        path = FOLDER / f"history-{schema.VERSION}.sqlite"
        path.unlink(missing_ok=True)
        memory.history.database.copy_to(path)
        told = json.dumps(summary(memory.history), ensure_ascii=False, indent=1)
        path.with_suffix(".json").write_text(told + "\n", encoding="utf-8")
        memory.close()


if __name__ == "__main__":
    main()
