"""What can go wrong with the database: each error with a text key for people and its values."""

from __future__ import annotations

from typing import ClassVar


class StoreError(Exception):
    """Something is wrong with the database. `key` and `values` make its text, see `bot.texts`."""

    key: ClassVar[str]

    def __init__(self, **values: str | int) -> None:
        super().__init__(self.key, values)
        self.values = values


class CannotOpen(StoreError):
    """The file cannot be opened: no such folder, no permission. Values: path, reason."""

    key = "store-cannot-open"


class BadAddress(StoreError):
    """The address of a database is none; it is not repeated, for a password may have run over into it."""

    key = "store-bad-address"


class NoDriver(StoreError):
    """The packages are missing that speak with such a database. Values: path."""

    key = "store-no-driver"


class StoreRefused(StoreError):
    """The server lets Herald not in, or not do there what it must. Values: path, reason."""

    key = "store-refused"


class TooOld(StoreError):
    """The server itself is too old. Values: path, found, wanted."""

    key = "store-too-old"


class WrongLetters(StoreError):
    """The database keeps or orders letters in another way. Values: path, encoding, collation."""

    key = "store-wrong-letters"


class OnlyFiles(StoreError):
    """What is asked for is done with files alone. Values: path."""

    key = "store-only-files"


class OnlyServers(StoreError):
    """Several processes cannot share a file. Values: path."""

    key = "store-only-servers"


class SlotsDiffer(StoreError):
    """The other processes share another number of slots. Values: path, found, wanted."""

    key = "store-slots-differ"


class ShardsDiffer(StoreError):
    """The other processes have another number of shards. Values: path, found, wanted."""

    key = "store-shards-differ"


class ClockOff(StoreError):
    """The clocks of this machine and of the server differ. Values: path, seconds."""

    key = "store-clock-off"


class NoSessions(StoreError):
    """What lies between us and the server gives each transaction another connection. Values: path."""

    key = "store-no-sessions"


class OtherBot(StoreError):
    """The processes that work with the database are another bot of Discord. Values: path."""

    key = "store-other-bot"


class CannotWrite(StoreError):
    """A write failed: disk full, file read-only, locked by another program. Values: reason."""

    key = "store-cannot-write"


class CannotRead(StoreError):
    """Something could not be read: a damaged page, a failing disk. Values: reason."""

    key = "store-cannot-read"


class NotADatabase(StoreError):
    """The file is no SQLite database, or one of another program. Values: path."""

    key = "store-not-a-database"


class Corrupt(StoreError):
    """The database is damaged. Values: path, reason."""

    key = "store-corrupt"


class TooNew(StoreError):
    """A newer Herald has written the database. Values: path, found, known."""

    key = "store-too-new"


class InUse(StoreError):
    """Another process works with the database. Values: path, holder."""

    key = "store-in-use"


class RestoreCutOff(StoreError):
    """A backup was about to take the database's place when it was cut off. Values: path, trace."""

    key = "store-restore-cut-off"


class NothingThere(StoreError):
    """There is no database of ours to be copied from, or to be opened again. Values: path."""

    key = "store-nothing-there"


class SameDatabase(StoreError):
    """A database was to be copied into itself. Values: path."""

    key = "store-same-database"


class NotEmpty(StoreError):
    """Something lies already in the database into which another one was to be copied. Values: path."""

    key = "store-not-empty"


class Moved(StoreError):
    """The database was copied, and Herald goes on with the copy. Values: path, to."""

    key = "store-moved"


class CopyCutOff(StoreError):
    """Another database was being copied into this one when it was cut off. Values: path, source."""

    key = "store-copy-cut-off"


class CopyDiffers(StoreError):
    """A copy is not what was to be copied, and nothing of it was kept. Values: path, table."""

    key = "store-copy-differs"


class Closed(StoreError):
    """The store is closed or closing, and takes no more writes."""

    key = "store-closed"


class AlreadyDone(StoreError):
    """The same thing was written before: the interaction, or the answer with this number. Values: what."""

    key = "store-already-done"


class Changed(StoreError):
    """What was to be changed is not, or no longer, in the state that was expected."""

    key = "store-changed"
