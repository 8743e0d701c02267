"""Parts: the servers dealt out into sixty-four lots, so that what concerns some can be found by an index."""

from __future__ import annotations

PARTS = 64
"""Slots divide it: a slot of four has every fourth part, and thereby every fourth of Discord's shards."""
OF_GUILD = f"(guild_id >> 22) % {PARTS}"
"""SQL for the part of the server in a row."""


def part_of(guild_id: int | None) -> int:
    """Return the part of a server, as Discord deals servers out to shards; 0 where there is none."""
    return (guild_id or 0) // 2**22 % PARTS
