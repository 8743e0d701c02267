"""Collects which rules were proved, for the ledger."""

from __future__ import annotations

import gc
import json
import os

import pytest

from tests.ledger import PROVED_FILE, comprehensive
from tests.memory import in_memory

pytest.register_assert_rewrite(*(f"tests.{each}" for each in ("bot", "e2e", "engines", "render", "rigs")))
"""What helps tests also shows the values of what it has looked at."""
pytest_plugins = ["tests.profiles", "tests.postgres", "tests.on_server"]
_proved: set[str] = set()
THRESHOLDS = (10_000, 10, 10)
"""Objects, young collections and middle ones before the next collection."""

if (memory := in_memory()) is not None:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(memory))  # where `tmp_path` is; a third less work

gc.disable()  # while tests are read and collected: nothing of that goes


def pytest_collection_finish() -> None:
    """Leave what was read out of all garbage collections: hundreds of thousands of objects."""
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    gc.enable()


def pytest_sessionfinish() -> None:
    """Leave all that is left to the end of the process: nobody asks what of it is garbage."""
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Send a test's rule ids along with its report, so that they also arrive from worker processes."""
    ids = [rule_id for mark in item.iter_markers("rule") for rule_id in mark.args]
    ids += [comprehensive(number) for mark in item.iter_markers("cr") for number in mark.args]
    if ids:
        item.user_properties.append(("rules", ids))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note the rules of a test that has passed."""
    if report.when == "call" and report.passed:
        for name, value in report.user_properties:
            if name == "rules":
                _proved.update(value)  # pyright: ignore[reportArgumentType, reportCallIssue]


def pytest_terminal_summary() -> None:
    """Keep which rules are proved for `tests.ledger`; in processes of its tests nothing is summed up."""
    if _proved:
        PROVED_FILE.write_text(json.dumps(sorted(_proved)), encoding="utf-8")
