"""Runs pytest in copies of a process that has imported Herald, as a fork server does.

Each process with tests would spend two seconds on imports, and five where nothing has been compiled yet.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

import pytest

WARM = "bot.app.client"
"""Imports all four floors, and begins no thread: a copy has the one thread that made it."""


def warm() -> None:
    """Import what tests look at; their own modules are left to pytest, which rewrites assertions."""
    import_module(WARM)


def begin(arguments: Sequence[str], output: int) -> int:
    """Fork a copy that runs pytest, and return its process id; the copy leaves by SystemExit.

    `output` is the file descriptor for what it says.
    """
    sys.stdout.flush()
    copy = os.fork()
    if copy:
        return copy
    for stream in (sys.stdout, sys.stderr):
        os.dup2(output, stream.fileno())
    for name in [name for name in sys.modules if name.partition(".")[0] == "tests"]:
        del sys.modules[name]
    sys.exit(pytest.main([*arguments]))
