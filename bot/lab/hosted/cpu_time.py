"""CPU time of a process: how much a piece of work may take, whatever the clock on the wall does meanwhile."""

from __future__ import annotations

import signal
import threading
from collections.abc import Generator
from contextlib import contextmanager
from types import FrameType


class OutOfTime(BaseException):
    """The work has taken too much: no handler of errors within it may keep it going."""


@contextmanager
def within(seconds: float) -> Generator[None]:
    """Raise OutOfTime in what is done meanwhile, once this process has worked for so many seconds.

    Only a main thread can be told; elsewhere, as in tests, nothing is measured.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGPROF, _tell)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _tell(_number: int, _frame: FrameType | None) -> None:
    raise OutOfTime
