"""A plugin of pytest's: stop when so many seconds are over, and say how many tests are left.

An alarm stops it, whatever goes on: collecting, or one long test. What has not failed until then is well.
"""

from __future__ import annotations

import signal
from typing import Any

import pytest
from xdist.workermanage import NodeManager

GOING_HOME = 1
"""Seconds that the processes with the tests are given to end by themselves."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option `--seconds`."""
    parser.addoption("--seconds", type=float, default=None, help="stop after so long")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Watch the time in the process that hands the tests out, not in those that run them."""
    seconds = config.getoption("seconds")
    if seconds is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(_InTime())
        signal.setitimer(signal.ITIMER_REAL, seconds)


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
        pytest.exit(f"time is up {far}; `make test` runs them all", 1 if self._failed else 0)
