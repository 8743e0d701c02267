"""What is said at the start of what may give secrets away: files that others can read, lines without TLS."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator, Mapping
from pathlib import Path

from bot.settings import Settings
from bot.store.address import is_verified, shown


def precautions(
    settings: Settings, env_file: Path = Path(".env"), environment: Mapping[str, str] = os.environ
) -> Iterator[str]:
    """Yield what whoever runs Herald should mend, a sentence each."""
    if is_open(env_file):
        yield (
            f"everybody on this machine can read {env_file}, in which secrets lie; "
            f"let nobody but Herald's user: chmod 600 {env_file}"
        )
    if not is_verified(settings.database, environment):
        yield (
            f"the server of {shown(settings.database)} is not verified, so anyone on the line can read and "
            "change everything; add ?sslmode=verify-full to HERALD_DATABASE (see docs/operating.md)"
        )


def is_open(file: Path) -> bool:
    """Tell whether everybody can read a file, or change it."""
    try:
        return bool(file.stat().st_mode & (stat.S_IROTH | stat.S_IWOTH))
    except OSError:
        return False
