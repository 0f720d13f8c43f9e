"""The league on a Dask cluster of two workers of this machine."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from laksewhist.lab.league.spread import Workers, spread
from laksewhist.lab.league.work import pieces, play
from laksewhist.store.errors import FormatError
from tests.lab.conftest import Lab

distributed = pytest.importorskip("distributed", reason="the extra cluster is not installed")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
    ) as made:
        yield made


def test_the_cluster_gives_the_gains_of_one_process(cluster: Any, lab: Lab) -> None:
    wanted = ["--deals", 3, "--seed", 4, "--players", "random,begynder", "--json"]
    there, here = (
        lab("league", *wanted, "--scheduler", cluster.scheduler_address),
        lab("league", *wanted),
    )
    assert there.status == 0, there.err
    assert json.loads(there.out)["gains"] == json.loads(here.out)["gains"]


def test_pieces_come_back_in_order_and_the_rest_is_given_up(cluster: Any) -> None:
    todo = pieces(["random", "begynder"], 4, 40, fixed=False)
    results = spread(play, todo, Workers(scheduler=cluster.scheduler_address))
    assert [next(results).piece for _ in range(3)] == todo[:3]
    results.close()


def test_an_address_where_nobody_is_says_so() -> None:
    with pytest.raises(FormatError, match="no scheduler of a cluster"):
        next(spread(play, pieces(["random", "begynder"], 1, 1, fixed=False), Workers(scheduler="nowhere")))
