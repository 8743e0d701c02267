"""Everything that must hold before a change lands: format, lint, types, tests. `make test` runs it.

Each property is looked at once; what `tests/profiles.py` calls deep waits for `make deep`.
"""

from __future__ import annotations

import os
import resource
import shutil
import sys
import time
from collections import deque
from collections.abc import Iterator
from itertools import chain
from tempfile import TemporaryFile
from typing import IO, NamedTuple

from tests import copies
from tests.lanes import ROOT, WHOLE, lanes
from tests.profiles import EVERYDAY

LAYERS = ("bot", "cogs", "engines", "render")
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
HELPERS = tuple(
    str(file.relative_to(ROOT))
    for file in sorted((ROOT / "tests").rglob("*.py"))
    if not file.name.startswith("test_")
)
"""What tests are made of. A wrong call in a test fails when it runs: types of tests wait for `make deep`."""
TOOLS = (Check("types", (sys.executable, "-m", "pyright", *LAYERS, *HELPERS)), *QUICK)
"""What runs none of our code."""
PAGE, PAUSES = (*PYTEST, "-m", "browser", f"{WHOLE}/test_tryout.py"), "waits_for_a_clock"
BROWSER = (
    Check("browser, with pauses", (*PAGE, "-k", PAUSES)),
    Check("browser", (*PAGE, "tests/bot/lab/test_page.py", "-k", f"not {PAUSES}")),
)
"""Who pauses on the page as people do has a process of its own, in which the others wait for nothing."""
IGNORED = tuple(chain(*(("--ignore", part) for part in (WHOLE, *PARTS))))


def long() -> list[Check]:
    """Return what takes long, the longest first."""
    return [
        *(Check(part, tests(part)) for part in PARTS),
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
        print("browser: Chromium is not installed, so the tests of pages do not run", flush=True)
    failed = [ran.check.name for ran in _ran() if not _told(ran)]
    print(f"all together: {time.monotonic() - began:.0f} s, {_of_a_core():.0f} of a core", flush=True)
    if failed:
        print(f"failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


class Running(NamedTuple):
    """A check in a process of its own."""

    check: Check
    output: IO[bytes]
    began: float


class Ran(NamedTuple):
    """What a check came to."""

    check: Check
    is_well: bool
    told: str
    seconds: float
    of_a_core: float
    """Seconds of a core that it took, with what it has waited for: these are the same on a busy machine."""


def _of_a_core() -> float:
    """Return how many seconds of a core this process took, and all that it has waited for."""
    return sum(
        sum(resource.getrusage(whose)[:2]) for whose in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    )


def _ran() -> Iterator[Ran]:
    """Run all checks, and yield what each came to once it is done."""
    running = dict(map(_begun, TOOLS))  # while Herald is imported: they need nothing of it
    copies.warm()
    running |= map(_begun, BROWSER)
    waiting = deque(long())
    while waiting or running:
        while waiting and sum(each.check not in BROWSER for each in running.values()) < AT_ONCE:
            running.update([_begun(waiting.popleft())])
        process, status, used = os.wait4(-1, 0)
        check, output, began = running.pop(process)
        seconds = time.monotonic() - began
        output.seek(0)
        told = output.read().decode(errors="replace")
        yield Ran(check, status == 0, told, seconds, used.ru_utime + used.ru_stime)


def _begun(check: Check) -> tuple[int, Running]:
    """Begin a check, and return the id of its process: a copy of this one, where it runs tests."""
    output = TemporaryFile()  # noqa: SIM115
    begun = Running(check, output, time.monotonic())
    if check.command[: len(PYTEST)] == PYTEST:
        return copies.begin(check.command[len(PYTEST) :], output.fileno()), begun
    said = [(os.POSIX_SPAWN_DUP2, output.fileno(), stream) for stream in (1, 2)]
    return os.posix_spawn(check.command[0], check.command, os.environ, file_actions=said), begun


def _told(ran: Ran) -> bool:
    """Print what a check has found, and return whether it is well."""
    took = f"{ran.seconds:.0f} s, {ran.of_a_core:.0f} of a core"
    print(f"{ran.check.name}: {'ok' if ran.is_well else 'FAILED'}, {took}", flush=True)
    if not ran.is_well:
        print(ran.told, *([ran.check.mend] if ran.check.mend else []), sep="\n", flush=True)
    elif ran.check.command[: len(PYTEST)] == PYTEST:
        print(ran.told.splitlines()[-1], flush=True)  # how many
    return ran.is_well


if __name__ == "__main__":
    sys.exit(main())
