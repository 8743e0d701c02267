"""Partitioning: servers hash into 64 partitions; a slot is the set of partitions that one process owns."""

from __future__ import annotations

from typing import NamedTuple

PARTITIONS = 64
"""Slots divide it: a slot of four has every fourth part, and thereby every fourth of Discord's shards."""
SHARDS = "shards"
"""What `meta` calls the number of shards that the processes have in all."""
OF_GUILD = f"(guild_id >> 22) % {PARTITIONS}"
"""SQL for the part of the server in a row."""


def partition_of(guild_id: int | None) -> int:
    """Return the part of a server, as Discord deals servers out to shards; 0 where there is none."""
    return (guild_id or 0) // 2**22 % PARTITIONS


class Slot(NamedTuple):
    """One of so many equal shares of all parts. Without a number of them there is one, which has all."""

    number: int = 0
    of: int = 1
    epoch: int = 0
    """Raised whenever the slot is taken, so that who had it before is known by an older one."""

    @property
    def is_first(self) -> bool:
        """Whether it has what belongs to no server: persons, and the ladder across servers."""
        return self.number == 0

    def of_guild(self, guild_id: int | None) -> int:
        """Return the number of the slot that has a server."""
        return partition_of(guild_id) % self.of

    def has(self, guild_id: int | None) -> bool:
        """Tell whether it has a server."""
        return self.of_guild(guild_id) == self.number

    def where(self, part: str = "part") -> str:
        """Return SQL that is true of the rows whose part, a column or an expression, it has."""
        return f"({part}) % {self.of} = {self.number}" if self.of > 1 else "1 = 1"


WHOLE = Slot()
"""All that there is, as one process has it."""
