"""Work spread over processes of this machine, or over a Dask cluster; the results come back in order."""

from __future__ import annotations

import importlib
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeVar

from laksewhist.lab.workers import worker_count, worker_pool
from laksewhist.store.errors import FormatError

T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Workers:
    """Who works: so many processes here, or everybody behind the scheduler of a cluster."""

    jobs: int = 1
    scheduler: str | None = None


def spread(work: Callable[[T], R], tasks: Sequence[T], workers: Workers) -> Generator[R, None, None]:
    """`work` of every task, in the order of the tasks. Closing the generator gives up what has not begun.

    Raises what `work` raises, ChildProcessError where a process was ended from outside, and FormatError where the
    cluster cannot be had.
    """
    if workers.scheduler is None and workers.jobs == 1:
        yield from map(work, tasks)
        return
    under_way: deque[Future[R]] = deque()
    with _executor(workers, len(tasks)) as (executor, width):
        try:
            for task in tasks:
                under_way.append(executor.submit(work, task))
                if len(under_way) > 2 * width:
                    yield under_way.popleft().result()
            while under_way:
                yield under_way.popleft().result()
        finally:
            for future in under_way:
                future.cancel()


@contextmanager
def _executor(workers: Workers, pieces: int) -> Iterator[tuple[Executor, int]]:
    if workers.scheduler is None:
        with worker_pool(workers.jobs, pieces) as pool:
            yield pool, worker_count(workers.jobs, pieces)
        return
    try:
        distributed = importlib.import_module("distributed")
    except ModuleNotFoundError as error:
        raise FormatError("distributed", "a cluster needs it: pip install 'laksewhist[cluster]'") from error
    try:
        client = distributed.Client(workers.scheduler, set_as_default=False)
    except (OSError, ValueError) as error:
        raise FormatError(workers.scheduler, f"there is no scheduler of a cluster: {error}") from error
    with client:
        width = sum(client.nthreads().values())
        if not width:
            raise FormatError(workers.scheduler, "the cluster has no workers")
        # Not pure: a piece of work is done again when it is asked for again.
        yield client.get_executor(pure=False), width
