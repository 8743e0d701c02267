"""A plugin of pytest's: begin no further test when so many seconds are over, and say how many are left."""

from __future__ import annotations

import time
from typing import Any

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option `--seconds`."""
    parser.addoption("--seconds", type=float, default=None, help="begin no further test after so long")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Watch the time in the process that hands the tests out, not in those that run them."""
    seconds = config.getoption("seconds")
    if seconds is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(_InTime(time.monotonic() + seconds))


class _InTime:
    def __init__(self, end: float) -> None:
        self._end = end
        self._session: Any = None
        self._done = 0

    def pytest_sessionstart(self, session: pytest.Session) -> None:
        self._session = session

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when != "call":
            return
        self._done += 1
        if time.monotonic() > self._end:
            self._session.shouldstop = f"time is up after {self._done} tests; `make test` runs them all"
