"""Everything that must hold before a change lands: format, lint, types, tests. `make test` runs it.

Each property is looked at once; what `tests/profiles.py` calls deep waits for `make deep`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from itertools import chain
from typing import NamedTuple

from tests.lanes import WHOLE, lanes
from tests.profiles import EVERYDAY

PYTEST = (sys.executable, "-m", "pytest")
PARTS = ("tests/bot", "tests/engines", "tests/render")
"""What has a process of its own, the longest first: it reads no other tests, and tells nobody of each one."""
LANES = 4
"""Tests of the whole bot take longest: so several processes share its files, and fill the end of the time."""
AT_ONCE = (os.cpu_count() or 1) + 1
"""Processes that reckon: one more than can, for some wait for their own threads and children now and then.

The browser's waits for most of its time, as people do."""


class Check(NamedTuple):
    """A command that must succeed, and how it is called."""

    name: str
    command: tuple[str, ...]
    mend: str = ""
    """What to do when it fails, where the command does not say it."""


QUICK = (
    Check(
        "format",
        (sys.executable, "-m", "ruff", "format", "--check", "--quiet", "."),
        "run `make format`",
    ),
    Check(
        "lint",
        (sys.executable, "-m", "ruff", "check", "--quiet", "."),
        "`make format` mends what can be mended; change the rest as each line says",
    ),
    Check(
        "unused",
        (sys.executable, "-m", "vulture"),
        "delete each name above, or say in pyproject.toml, [tool.vulture], who uses it",
    ),
)
"""What is done in seconds."""
PAGE, PAUSES = (*PYTEST, "-m", "browser", f"{WHOLE}/test_tryout.py"), "waits_for_a_clock"
BROWSER = (
    Check("browser, with pauses", (*PAGE, "-k", PAUSES)),
    Check("browser", (*PAGE, "-k", f"not {PAUSES}")),
)
"""Who pauses on the page as people do has a process of its own, in which the others wait for nothing."""
IGNORED = tuple(chain(*(("--ignore", part) for part in (WHOLE, *PARTS))))


def long() -> list[Check]:
    """Return what takes long, the longest first."""
    return [
        *(Check(part, tests(part)) for part in PARTS),
        Check("types", (sys.executable, "-m", "pyright")),
        Check("the other tests", tests("tests", *IGNORED)),
        *(Check(f"{WHOLE}, lane {n}", tests(*files)) for n, files in enumerate(lanes(LANES), 1)),
    ]


def tests(*paths: str) -> tuple[str, ...]:
    """Return the command that runs tests, each property once."""
    return (*PYTEST, "-m", EVERYDAY, *paths)


def main() -> int:
    """Run all checks and return 0 when all are well."""
    began = time.monotonic()
    if shutil.which("chromium") is None:
        print("browser: Chromium is not installed, so the test of the try-out page does not run", flush=True)
    with ThreadPoolExecutor(AT_ONCE) as hands, ThreadPoolExecutor(len(BROWSER)) as beside:
        running = [beside.submit(_run, check) for check in BROWSER]
        running += [hands.submit(_run, check) for check in (*QUICK, *long())]
        failed = _told(running)
    print(f"all together: {time.monotonic() - began:.0f} s", flush=True)
    if failed:
        print(f"failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


class Ran(NamedTuple):
    """What a check came to."""

    check: Check
    is_well: bool
    told: str
    seconds: float


def _run(check: Check) -> Ran:
    began = time.monotonic()
    done = subprocess.run(
        check.command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    return Ran(check, done.returncode == 0, done.stdout, time.monotonic() - began)


def _told(running: Iterable[Future[Ran]]) -> list[str]:
    """Print what each check has found once it is done, and return which have failed."""
    failed: list[str] = []
    for done in as_completed(running):
        ran = done.result()
        print(f"{ran.check.name}: {'ok' if ran.is_well else 'FAILED'}, {ran.seconds:.0f} s", flush=True)
        if not ran.is_well:
            failed.append(ran.check.name)
            print(ran.told, *([ran.check.mend] if ran.check.mend else []), sep="\n", flush=True)
        elif ran.check.command[:3] == PYTEST:
            print(ran.told.splitlines()[-1], flush=True)  # how many
    return failed


if __name__ == "__main__":
    sys.exit(main())
