"""The measurement of the statistics: it reads as many deals as it stored, and both sides the same rows."""

from laksewhist.lab.bench.history import against_bare_sql, open_statistics, write_deals
from laksewhist.store.history.database import Database
from laksewhist.store.history.history import History


def test_so_many_deals_are_stored_and_opened(tmp_path):
    path = write_deals(tmp_path, 100)
    assert path.is_relative_to(tmp_path)
    database = Database.connect(path)
    scores = History(database).scores()
    database.close()
    assert len({score.deal for score in scores}) == 100
    assert len(scores) == 400
    assert open_statistics(path) == 4
    compared = against_bare_sql(path, 2)
    assert len(compared.ours) == len(compared.theirs) == 2
    assert min(*compared.ours, *compared.theirs) > 0
