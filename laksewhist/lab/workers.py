"""Processes that share the work of a long command and never outlive it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Final

_MOST_PROCESSES: Final = 61
"""Windows cannot wait for more."""


def worker_count(jobs: int, pieces: int) -> int:
    """So many processes work: no more than there are pieces of work, and no more than any system can wait for."""
    return max(1, min(jobs, pieces, _MOST_PROCESSES))


@contextmanager
def worker_pool(jobs: int, pieces: int) -> Iterator[ProcessPoolExecutor]:
    """Fresh processes, at most one for each piece of work; what has not begun when the block ends is not done.

    Raises ChildProcessError where one of the processes was ended from outside.
    """
    # Fresh processes: a forked one would inherit whatever threads and locks its caller holds.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(worker_count(jobs, pieces), mp_context=context, initializer=follow_parent)
    try:
        yield pool
    except BrokenProcessPool as error:
        raise ChildProcessError("a process was ended before its work was done") from error
    finally:
        pool.shutdown(cancel_futures=True)


def follow_parent() -> None:
    """Leaves interrupts to the parent, and ends with it: without one it would wait for work for ever."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
