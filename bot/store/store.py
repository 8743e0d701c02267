"""The store: one database, held by one process."""

from __future__ import annotations

import os
import socket
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from importlib.metadata import version
from pathlib import Path
from typing import Any, Self

from bot.store.address import checked, is_server, shown
from bot.store.copying import ARRIVING, MOVED, Copied, CopySide, copy_all, lift
from bot.store.errors import CopyCutOff, InUse, Moved, OnlyFiles, OnlyServers, OtherBot
from bot.store.integrity import CheckReport
from bot.store.lab.runs import LabRuns
from bot.store.ladder.leaderboards import Leaderboards
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
from bot.store.opened import Opened, Waits
from bot.store.outbox.outbox import Outbox
from bot.store.partition import SHARDS, WHOLE, Slot
from bot.store.people.blocks import Blocks
from bot.store.people.decks import Decks, Packs
from bot.store.people.pictures import PictureStore
from bot.store.people.preferences import Meta, Preferences
from bot.store.people.words import KnownWords
from bot.store.privacy.deletions import Deletions, carry
from bot.store.privacy.forgetting import Forgetting
from bot.store.privacy.kept import Kept
from bot.store.privacy.periods import SEEN_FOR
from bot.store.privacy.retention import Retention
from bot.store.real.cards import RealCards
from bot.store.slots import Slots
from bot.store.sqlite.backups import put_back
from bot.store.sqlite.check import check_file
from bot.store.sqlite.copying import FileSide
from bot.store.sqlite.opening import beside, copied, open_file
from bot.store.sqlite.schema import known_version
from bot.store.sqlite.shape import tables
from bot.store.tournaments.deadlines import TournamentDeadlines
from bot.store.tournaments.events import Tournaments
from bot.store.tournaments.rounds import Rounds

VERSION = f"{version('herald')}, schema {known_version()}"
"""What a slot says of who looks after it."""
_BOT = "bot"  # key in `meta`: the application at Discord

SUBJECTS: dict[str, type[Any]] = {
    "matches": Matches,
    "moves": Moves,
    "moderation": Moderation,
    "statistics": Statistics,
    "deadlines": Deadlines,
    "outbox": Outbox,
    "preferences": Preferences,
    "blocks": Blocks,
    "words": KnownWords,
    "decks": Decks,
    "packs": Packs,
    "pictures": PictureStore,
    "real_cards": RealCards,
    "tournaments": Tournaments,
    "rounds": Rounds,
    "tournament_deadlines": TournamentDeadlines,
    "ratings": Ratings,
    "leaderboards": Leaderboards,
    "searches": Searches,
    "seasons": Seasons,
    "lessons": Lessons,
    "puzzle_channels": PuzzleChannels,
    "lab_runs": LabRuns,
    "troubles": Troubles,
    "meta": Meta,
    "slots": Slots,
    "forgetting": Forgetting,
    "kept": Kept,
    "retention": Retention,
}
"""What the store keeps, by the names of its parts."""


async def _wait() -> None:
    """Tell nobody that a slot is waited for."""


class Store:
    """Everything that outlives the process, by subject."""

    def __init__(self, opened: Opened, slot: Slot = WHOLE, backups: Path | None = None) -> None:
        """Put the subjects together, over what is in a slot."""
        writer, reader = opened.writer, opened.reader
        backups = backups or opened.pictures.parent
        self.slot = slot
        """What of all that is looked after here."""
        self.lost = opened.lost
        """Set when another process may have taken the slot: nothing is written any more."""
        self.asked = opened.asked
        """Set when the slot is to be let go."""
        self.neighbours = opened.neighbours
        """The other processes that work with the database."""
        self.beat_every = opened.beat_every
        """Seconds within which it must be noted that the slot is looked after, lest another takes it."""
        self.backup = opened.backup
        """The backup that was made because the database had to be migrated."""
        self.writer = writer
        self.slots = Slots(writer, reader)
        self.matches = Matches(writer, reader, slot)
        self.moves = Moves(writer, reader, self.matches)
        self.moderation = Moderation(writer, reader)
        self.statistics = Statistics(reader)
        self.deadlines = Deadlines(writer, reader, slot)
        self.outbox = Outbox(writer, reader, slot)
        self.preferences = Preferences(writer, reader)
        self.blocks = Blocks(writer, reader)
        self.words = KnownWords(writer, reader)
        self.decks = Decks(writer, reader)
        self.packs = Packs(writer, reader)
        self.pictures = PictureStore(opened.pictures, reader)
        self.real_cards = RealCards(writer, reader)
        self.tournaments = Tournaments(writer, reader, slot)
        self.rounds = Rounds(writer, reader)
        self.tournament_deadlines = TournamentDeadlines(writer, reader, slot)
        self.ratings = Ratings(writer, reader)
        self.leaderboards = Leaderboards(reader)
        self.searches = Searches(writer, reader, slot)
        self.seasons = Seasons(writer, reader)
        self.lessons = Lessons(writer, reader)
        self.puzzle_channels = PuzzleChannels(writer, reader, slot)
        self.lab_runs = LabRuns(writer, reader, slot)
        self.troubles = Troubles(writer, reader, slot)
        self.meta = Meta(writer, reader)
        self.forgetting = Forgetting(writer, reader, Deletions.beside(opened.pictures, backups))
        self.kept = Kept(reader)
        self.retention = Retention(writer, reader)
        self.path = opened.path
        """What may be said of where the database is."""
        self.deleted_again = 0
        """Deletions that the database lacked when it was opened, as one does that was restored."""
        self._opened = opened
        self._reader = reader

    @classmethod
    async def open(
        cls,
        database: Path | str,
        backups: Path,
        slots: int | None = None,
        waits: Waits = _wait,
        shards: int | None = None,
    ) -> Self:
        """Open the database, which no other process has open; create it, or migrate it, where that is due.

        It is a file, or where it begins with `postgresql://` one of a server. There others may come in that
        share as many `slots`, one each, and `shards`: who finds none free `waits` until there is one. Raises
        InUse, CannotOpen, RestoreCutOff, NotADatabase, Corrupt, TooNew, Moved or CopyCutOff; of a server also
        BadAddress, NoDriver, Refused, TooOld, WrongLetters, SlotsDiffer, ShardsDiffer, ClockOff
        or NoSessions; CannotWrite where deletions that it lacks cannot be repeated.
        """
        opened = await _opened(str(database), backups, slots, shards)
        try:
            await _stay_away_from_copies(opened, shown(str(database)))
            if opened.is_alone and opened.slots is not None:
                await Deadlines(opened.writer, opened.reader, WHOLE).deal_out(opened.slots)
                await Meta(opened.writer, opened.reader).set(SHARDS, str(shards or opened.slots))
            slot, now = await opened.take(waits), time.time()
            who = f"{socket.gethostname()}, process {os.getpid()}"
            slot = await Slots(opened.writer, opened.reader).take(slot, who, VERSION, now)
            opened.fence(slot)
        except BaseException:
            await cls(opened).close()
            raise
        store = cls(opened, slot, backups)
        try:
            await store.moves.forget_seen(now - SEEN_FOR)
            if slot.is_first:  # a backup may have been restored that knows who was deleted since
                store.deleted_again = await store.forgetting.repeat(now)
        except BaseException:
            await store.close()
            raise
        return store

    @staticmethod
    def is_there(database: str) -> bool:
        """Tell whether there is anything to be opened; what a server has, it tells then."""
        return is_server(database) or Path(database).exists()

    @classmethod
    @asynccontextmanager
    async def read(cls, database: Path | str) -> AsyncGenerator[Self]:
        """Open what is in a database, to be read while Herald may run. Raises what `open` does."""
        if is_server(str(database)):
            from bot.store.postgres.opening import beside  # its packages may be missing

            reading = beside(checked(str(database)))
        else:
            reading = copied(Path(database))
        async with reading as opened:
            yield cls(opened)

    @classmethod
    @asynccontextmanager
    async def beside(cls, database: Path | str, backups: Path) -> AsyncGenerator[Self]:
        """Open a database to write what Herald only reads, also while it runs. Raises what `open` does."""
        try:
            store = await cls.open(database, backups)
        except InUse:
            store = None
        if store is not None:
            try:
                yield store
            finally:
                await store.close()
            return
        if is_server(str(database)):
            from bot.store.postgres.opening import beside as beside_server  # its packages may be missing

            opening = beside_server(checked(str(database)), writes=True)
        else:
            opening = beside(Path(database))
        async with opening as opened:
            await _stay_away_from_copies(opened, shown(str(database)))
            yield cls(opened)

    async def be_bot(self, application: int) -> None:
        """Note which bot of Discord works with the database. Raises OtherBot where others are another one."""
        before = await self.meta.get(_BOT)
        if before is not None and before != str(application) and not self._opened.is_alone:
            raise OtherBot(path=self.path)
        if before != str(application):
            await self.meta.set(_BOT, str(application))

    async def part_of(self, table: str, owner: int) -> int | None:
        """Return the part of a match or a tournament; None for one that is not there."""
        assert table in ("matches", "tournaments")
        row = await self._reader.row(f"SELECT part FROM {table} WHERE id = :id", id=owner)
        return row["part"] if row else None

    async def look_after(self, days: int) -> None:
        """Do daily what is to be done, such as backups that are kept for some days, as long as this runs."""
        await self._opened.look_after(days)

    async def close(self) -> None:
        """Write what has gathered, close the database, let the next process in."""
        await self.writer.close()
        await self._reader.close()
        await self._opened.release()


async def _stay_away_from_copies(opened: Opened, path: str) -> None:
    """Refuse what has gone elsewhere, or has not wholly come. Raises Moved or CopyCutOff."""
    meta = Meta(opened.writer, opened.reader)
    to, source = await meta.get(MOVED), await meta.get(ARRIVING)
    if source is not None:
        raise CopyCutOff(path=path, source=source)
    if to is not None:
        raise Moved(path=path, to=to)


def check(database: Path | str) -> CheckReport:
    """Examine a database, which may be in use. Raises what says that it cannot be opened, or Corrupt."""
    if not is_server(str(database)):
        return check_file(Path(database))
    url = checked(str(database))
    from bot.store.postgres.check import check_database  # its packages may be missing

    return check_database(url, tables())


def copy(source: str, target: str, backups: Path) -> Copied:
    """Copy a database into an empty one, whichever each is; return what is now in both. Raises StoreError."""
    with closing(_side(source, backups)) as here, closing(_side(target, backups)) as there:
        deleted = Deletions.beside(here.pictures, backups).lines()
        copied = copy_all(here, there)
        carry(deleted, Deletions.beside(there.pictures, backups).files[0])
        return copied


def reopen(database: str, backups: Path) -> str | None:
    """Let Herald start on a database again that was copied; return where it went. Raises StoreError."""
    with closing(_side(database, backups)) as side:
        return lift(side)


def _side(database: str, backups: Path) -> CopySide:
    if not is_server(database):
        return FileSide(Path(database), backups)
    url = checked(database)
    from bot.store.postgres.copying import ServerSide  # its packages may be missing

    return ServerSide(url, backups)


def ask_to_leave(database: str, slot: int) -> None:
    """Ask the process that has a slot to let it go. Raises OnlyServers, or what connecting does."""
    if not is_server(database):
        raise OnlyServers(path=database)
    url = checked(database)
    from bot.store.postgres.slots import ask_to_leave  # its packages may be missing

    ask_to_leave(url, slot)


def restore(file: Path, database: Path | str, backups: Path) -> Path | None:
    """Put a backup in the place of a database that is a file; return where the one before now lies.

    Raises InUse while Herald runs, and CannotOpen, NotADatabase or Corrupt; OnlyFiles for one of a server.
    """
    if is_server(str(database)):
        raise OnlyFiles(path=shown(str(database)))
    return put_back(file, Path(database), backups)


async def _opened(
    database: str, backups: Path, slots: int | None = None, shards: int | None = None
) -> Opened:
    if not is_server(database):
        if slots is not None and slots > 1:
            raise OnlyServers(path=database)
        return await open_file(Path(database), backups)
    url = checked(database)
    from bot.store.postgres.opening import open_server  # its packages may be missing

    return await open_server(url, backups, slots, shards)
