"""The store: one database, held by one process."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import time
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Self

from bot.store.ladder.ratings import Ratings
from bot.store.ladder.searches import Searches
from bot.store.ladder.seasons import Seasons
from bot.store.learning.lessons import Lessons
from bot.store.learning.puzzle_channels import PuzzleChannels
from bot.store.matches.deadlines import Deadlines
from bot.store.matches.matches import Matches
from bot.store.matches.moderation import Moderation
from bot.store.matches.moves import Moves
from bot.store.matches.statistics import Statistics
from bot.store.matches.troubles import Troubles
from bot.store.outbox.outbox import Outbox
from bot.store.people.blocks import Blocks
from bot.store.people.decks import Decks, Packs
from bot.store.people.pictures import Pictures
from bot.store.people.preferences import Meta, Preferences
from bot.store.people.words import Words
from bot.store.privacy.forgetting import Forgetting
from bot.store.privacy.kept import Kept
from bot.store.sql import Reader, Writer
from bot.store.sqlite.lease import Lease
from bot.store.sqlite.reader import SqliteReader
from bot.store.sqlite.schema import opening_error, prepare
from bot.store.sqlite.writer import SqliteWriter
from bot.store.tournaments.deadlines import TournamentDeadlines
from bot.store.tournaments.events import Tournaments
from bot.store.tournaments.rounds import Rounds

SEEN_FOR = 86_400.0
"""Seconds for which an interaction is remembered; far longer than Discord lets one live."""

SUBJECTS: dict[str, type[Any]] = {
    "matches": Matches,
    "moves": Moves,
    "moderation": Moderation,
    "statistics": Statistics,
    "deadlines": Deadlines,
    "outbox": Outbox,
    "preferences": Preferences,
    "blocks": Blocks,
    "words": Words,
    "decks": Decks,
    "packs": Packs,
    "pictures": Pictures,
    "tournaments": Tournaments,
    "rounds": Rounds,
    "tournament_deadlines": TournamentDeadlines,
    "ratings": Ratings,
    "searches": Searches,
    "seasons": Seasons,
    "lessons": Lessons,
    "puzzle_channels": PuzzleChannels,
    "troubles": Troubles,
    "meta": Meta,
    "forgetting": Forgetting,
    "kept": Kept,
}
"""What the store keeps, by the names of its parts."""


class Store:
    """Everything that outlives the process, by subject."""

    def __init__(self, path: Path, lease: Lease, writer: Writer, reader: Reader, backup: Path | None) -> None:
        self.backup = backup
        """The backup that was made because the database had to be migrated."""
        self.writer = writer
        self.matches = Matches(writer, reader)
        self.moves = Moves(writer, reader, self.matches)
        self.moderation = Moderation(writer, reader)
        self.statistics = Statistics(reader)
        self.deadlines = Deadlines(writer, reader)
        self.outbox = Outbox(writer, reader)
        self.preferences = Preferences(writer, reader)
        self.blocks = Blocks(writer, reader)
        self.words = Words(writer, reader)
        self.decks = Decks(writer, reader)
        self.packs = Packs(writer, reader)
        self.pictures = Pictures(path, reader)
        self.tournaments = Tournaments(writer, reader)
        self.rounds = Rounds(writer, reader)
        self.tournament_deadlines = TournamentDeadlines(writer, reader)
        self.ratings = Ratings(writer, reader)
        self.searches = Searches(writer, reader)
        self.seasons = Seasons(writer, reader)
        self.lessons = Lessons(writer, reader)
        self.puzzle_channels = PuzzleChannels(writer, reader)
        self.troubles = Troubles(writer, reader)
        self.meta = Meta(writer, reader)
        self.forgetting = Forgetting(writer, reader)
        self.kept = Kept(reader)
        self._lease = lease
        self._reader = reader

    @classmethod
    async def open(cls, path: Path, backups: Path) -> Self:
        """Take the lease, create or migrate the database, and open it.

        Raises InUse, CannotOpen, RestoreCutOff, NotADatabase, Corrupt or TooNew.
        """
        lease = await asyncio.to_thread(Lease.take, path)
        async with AsyncExitStack() as undo:
            undo.callback(lease.release)
            backup = await asyncio.to_thread(prepare, path, backups)
            try:
                writer = await SqliteWriter.open(path)
                undo.push_async_callback(writer.close)
                reader = await SqliteReader.open(path)
            except sqlite3.Error as error:
                raise opening_error(error, path) from error
            undo.pop_all()
        store = cls(path, lease, writer, reader, backup)
        now = time.time()
        began = datetime.fromtimestamp(now, UTC).isoformat(timespec="seconds")
        await store.meta.set("holder", f"{socket.gethostname()}, process {os.getpid()}, since {began}")
        await store.moves.forget_seen(now - SEEN_FOR)
        return store

    async def close(self) -> None:
        """Write what has gathered, close the database, let the lease go."""
        await self.writer.close()
        await self._reader.close()
        self._lease.release()
