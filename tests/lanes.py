"""Deals the files of the whole bot's tests out to processes that take about as long as one another.

`python -m tests.lanes` runs these tests, and writes down how many seconds of a processor each file takes.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Generator, Mapping, Sequence
from pathlib import Path

import pytest

from tests.profiles import EVERYDAY

ROOT = Path(__file__).parent.parent
WHOLE = "tests/e2e"
TABLE = Path(__file__).with_name("lanes.json")
_SECONDS: dict[str, float] = {}


def lanes(count: int) -> list[list[str]]:
    """Return the files by the process that runs them, the longest lane first."""
    files = [str(file.relative_to(ROOT)) for file in sorted((ROOT / WHOLE).glob("test_*.py"))]
    return dealt(files, known(), count)


def known() -> dict[str, float]:
    """Return how long each file took when it was measured last."""
    return json.loads(TABLE.read_text(encoding="utf-8"))


def dealt(files: Sequence[str], seconds: Mapping[str, float], count: int) -> list[list[str]]:
    """Give each file, the longest first, to who has least; a new file counts as the average."""
    average = sum(seconds.values()) / len(seconds)
    each = {file: seconds.get(file, average) for file in files}
    found: list[list[str]] = [[] for _ in range(count)]
    for file in sorted(each, key=lambda file: (-each[file], file)):
        min(found, key=lambda lane: sum(map(each.__getitem__, lane))).append(file)
    return sorted(found, key=lambda lane: -sum(map(each.__getitem__, lane)))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Add what a test takes to what its file takes."""
    began = time.process_time()
    try:
        return (yield)
    finally:
        file = str(item.path.relative_to(ROOT))
        _SECONDS[file] = _SECONDS.get(file, 0.0) + time.process_time() - began


def pytest_sessionfinish() -> None:
    """Write down what was measured."""
    table = {file: round(seconds, 1) for file, seconds in sorted(_SECONDS.items())}
    TABLE.write_text(json.dumps(table, indent=2) + "\n", encoding="utf-8")


def main() -> int:
    """Measure all files and return 0 when their tests have passed."""
    command = (sys.executable, "-m", "pytest", "-p", "tests.lanes", "-m", EVERYDAY, WHOLE)
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
