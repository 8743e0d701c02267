"""What processes may do: no more than they need, so that one that is taken over has little to give."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from multiprocessing import forkserver
from typing import Any

KEPT = ("PATH", "HOME", "LANG", "LANGUAGE", "TZ", "TMPDIR", "LD_LIBRARY_PATH", "VIRTUAL_ENV")
KEPT_BEGINNINGS = ("LC_", "PYTHON")
"""What workers know of the environment. All else may be a secret: tokens, addresses, passwords."""
_SERVER: Any = vars(forkserver)["_forkserver"]
"""The library's own; it takes the environment as it is, and there is no other door."""
_DUMPABLE, _NO_NEW_PRIVILEGES = 4, 38
"""What Linux calls these in `prctl`."""


def give_up_privileges() -> None:
    """Gain no rights any more, whatever is called: no program with a set-user bit helps."""
    _control(_NO_NEW_PRIVILEGES, 1)


def hide_from_others() -> None:
    """Let no process of the same user look into this one, its environment included."""
    _control(_DUMPABLE, 0)


def begin_bare() -> None:
    """Let the process of which workers are forks begin without secrets, now and whenever it begins again."""
    if "ensure_running" not in vars(_SERVER):
        begin = _SERVER.ensure_running

        def ensure_running() -> None:
            with _bare():
                begin()

        _SERVER.ensure_running = ensure_running


def ensure_running() -> None:
    """Begin the process of which workers are forks, where it does not run."""
    _SERVER.ensure_running()


@contextmanager
def _bare() -> Generator[None]:
    """Take out of the environment what workers need not know, while one is begun."""
    taken = {
        name: value
        for name, value in os.environ.items()
        if name not in KEPT and not name.startswith(KEPT_BEGINNINGS)
    }
    for name in taken:
        del os.environ[name]
    try:
        yield
    finally:
        os.environ.update(taken)


def _control(what: int, value: int) -> None:
    """Tell the kernel something about this process, where there is one that understands it."""
    if sys.platform == "linux":
        ctypes.CDLL(None, use_errno=True).prctl(what, value, 0, 0, 0)
