"""Quick reading of very many deals."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from laksewhist.store.history.book_keeping import BookKeeping
from laksewhist.store.history.database import Row
from laksewhist.store.history.deal_text import milliseconds
from laksewhist.store.history.rows import Score

_COLUMNS: Final = ", ".join(Score._fields)


class Statistics(BookKeeping):
    """Scores as bare values: tens of thousands of them in a fraction of a second."""

    def scores(
        self, *, tournament: str | None = None, names: Sequence[str] | None = None, since: datetime | None = None
    ) -> list[Score]:
        """A value for each participant in each finished deal, in the order in which they were played.

        Only of one tournament, of these names, or of deals that ended at a moment or later, where that is given.
        Deleted tournaments are left out.
        """
        conditions: list[tuple[str, Sequence[object]]] = []
        if tournament is not None:
            conditions.append(("tournament = ?", (tournament,)))
        if names is not None:
            conditions.append((f"name IN ({', '.join('?' * len(names))})", tuple(names)))
        if since is not None:
            conditions.append(("finished >= ?", (milliseconds(since),)))
        where = " AND ".join(condition for condition, _values in conditions) or "1"
        values = [value for _condition, given in conditions for value in given]
        sql = f"SELECT {_COLUMNS} FROM scores WHERE {where} ORDER BY deal, participant"
        return list(map(Score._make, self.database.run(sql, values)))

    def query(self, sql: str, parameters: Sequence[object] = ()) -> list[Row]:
        """The rows of a SELECT, such as sums and means over the view `scores`; it cannot change anything."""
        self.database.run("PRAGMA query_only = ON")
        try:
            return self.database.run(sql, parameters)
        finally:
            self.database.run("PRAGMA query_only = OFF")
