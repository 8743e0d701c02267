"""A plugin of pytest's: stop at a time, and say how many tests are left.

An alarm stops it, whatever goes on: collecting, or one long test. Where none has failed until then, it
ends with `OUT_OF_TIME`; where none has run at all, with `NOTHING_RUN`.
"""

from __future__ import annotations

import signal
import time
from typing import Any

import pytest
from xdist.workermanage import NodeManager

OUT_OF_TIME, NOTHING_RUN = 9, 10
"""What pytest returns when the time is up and nothing has failed: after the first test, and before it."""
GOING_HOME = 1
"""Seconds that the processes with the tests are given to end by themselves."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option `--until`: what pytest itself takes to begin counts too."""
    parser.addoption("--until", type=float, default=None, help="stop at this time, in Unix seconds")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Watch the time in the process that hands the tests out, not in those that run them."""
    until = config.getoption("until")
    if until is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(_InTime())
        signal.setitimer(signal.ITIMER_REAL, max(0.1, until - time.time()))


def pytest_unconfigure() -> None:
    """Have no alarm go off in a process that lives on."""
    signal.setitimer(signal.ITIMER_REAL, 0)


class _InTime:
    def __init__(self) -> None:
        self._done = self._failed = self._all = 0
        signal.signal(signal.SIGALRM, self._stop)

    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        self._all = len(ids)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self._all = len(session.items)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._done += report.when == "call"
        self._failed += report.failed

    def _stop(self, *_: Any) -> None:
        NodeManager.EXIT_TIMEOUT = GOING_HOME  # pyright: ignore[reportAttributeAccessIssue]
        far = f"after {self._done} of {self._all} tests" if self._all else "before the first test"
        code = 1 if self._failed else OUT_OF_TIME if self._done else NOTHING_RUN
        pytest.exit(f"time is up {far}; `make test` runs them all", code)
