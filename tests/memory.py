"""A place for the files of tests that no disk is waited for: what they write is gone with them anyhow."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

SHARED = Path("/dev/shm")
"""Where Linux keeps files in memory."""
ROOM = 2 * 2**30
"""Bytes that must be free there, for all processes with tests."""


def in_memory() -> Path | None:
    """Return a folder whose files lie in memory; None where there is none, or too little room in it."""
    if not os.access(SHARED, os.W_OK) or shutil.disk_usage(SHARED).free < ROOM:
        return None
    runs_nothing = os.statvfs(SHARED).f_flag & os.ST_NOEXEC  # a server of the tests has its programs there
    return None if runs_nothing else SHARED
