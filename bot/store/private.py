"""Files for nobody else on the machine to read, for they hold seeds, hands, and what strangers brought."""

from __future__ import annotations

import os
from pathlib import Path

_PRIVATE = 0o600


def make_private(path: Path) -> None:
    """Make an empty file if there is none, and let nobody else read it. Raises OSError."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, _PRIVATE))
    except FileExistsError:
        # Not by opening it: closing a file ends all locks that this process has on it.
        if path.stat().st_mode & 0o077:
            os.chmod(path, _PRIVATE)


def make_folder(folder: Path) -> None:
    """Make a folder for backups that nobody else may look into. Raises OSError."""
    if not folder.exists():
        folder.mkdir(mode=0o700, parents=True)
