"""What opening a database comes to, whichever it is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from bot.store.sql import Reader
from bot.store.writer import Writer


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened:
    """A database at work."""

    writer: Writer
    reader: Reader
    pictures: Path
    """The folder of authors' pictures."""
    backup: Path | None
    """The backup that was made because the database had to be migrated."""
    look_after: Callable[[int], Awaitable[None]]
    """Does each day what is to be done, with the days for which backups are kept, as long as it runs."""
    release: Callable[[], None]
    """Lets the next process in, once all is closed."""
