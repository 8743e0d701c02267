"""What opening a database comes to, whichever it is."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from bot.store.partition import Slot
from bot.store.peers import Neighbours
from bot.store.sql import Reader
from bot.store.writer import Writer

Waits: TypeAlias = Callable[[], Awaitable[None]]
"""Called once where no slot is free, and is waited for one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened:
    """A database at work."""

    writer: Writer
    reader: Reader
    path: str
    """What may be said of where it is: no password."""
    pictures: Path
    """The folder of authors' pictures."""
    backup: Path | None
    """The backup that was made because the database had to be migrated."""
    slots: int | None
    """Into how many slots all is to be dealt out; None leaves that as it is."""
    is_alone: bool
    """Whether no other process works with the database, as long as no slot has been taken."""
    take: Callable[[Waits], Awaitable[Slot]]
    """Waits until a slot is free, and takes it: once, before anything is written."""
    fence: Callable[[Slot], None]
    """Lets nothing be written any more when another process has taken the slot since, noticed or not."""
    lost: asyncio.Event
    """Set when another process may have taken the slot: nothing is written any more."""
    asked: asyncio.Event
    """Set when the slot is to be let go."""
    neighbours: Neighbours
    """The other processes."""
    beat_every: float
    """Seconds within which it must be noted that the slot is looked after, lest another takes it."""
    look_after: Callable[[int], Awaitable[None]]
    """Does each day what is to be done, with the days for which backups are kept, as long as it runs."""
    release: Callable[[], Awaitable[None]]
    """Lets the next process in, once all is closed."""
