"""Retention: deleting what is kept no longer, by the rules of `periods`.

Rows go in small batches. Their keys are read beside the writer, and the statement that deletes them looks at
each again, so what is wanted again in the meantime stays. A kill between two batches loses nothing.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from bot.store.privacy.periods import OF_GUILD, OPEN_MATCH, RULES, RetentionRule
from bot.store.privacy.places import Fate, places
from bot.store.sql import Reader, Statement, Value, to_json
from bot.store.writer import Writer

DUE = 0.0
"""When a server has sent Herald away whose month is over: some of it may be gone already."""
_CLOCK = "retention"  # key in `meta`
_IN_OPEN_MATCH = f"""
    SELECT user_id FROM seats JOIN matches ON matches.id = match_id
    WHERE user_id IS NOT NULL AND matches.status IN {OPEN_MATCH}
"""
_IN_OPEN_TOURNAMENT = """
    SELECT user_id FROM entrants JOIN tournaments ON tournaments.id = tournament_id
    WHERE tournaments.status NOT IN ('finished', 'cancelled')
"""
_SEARCHING = "SELECT user_id FROM searches WHERE status IN ('open', 'paired')"
_GONE = f"""
    seen > 0 AND seen < :before AND id NOT IN ({_IN_OPEN_MATCH})
    AND id NOT IN ({_IN_OPEN_TOURNAMENT}) AND id NOT IN ({_SEARCHING})
"""

Key = tuple[Value, ...]


class AgeClock(NamedTuple):
    """The clock of retention, which never runs ahead of the time that Herald has really worked."""

    time: float
    """What it says. It follows the machine's clock by a little each day, however far that jumps."""
    looked: float
    """When it was moved last, by the machine's clock."""


class Retention:
    """Deletes what is kept no longer."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    # The clock

    async def clock(self) -> AgeClock | None:
        """Return the clock as it was left; None before the first look."""
        row = await self._reader.row("SELECT value FROM meta WHERE key = :key", key=_CLOCK)
        return AgeClock(*json.loads(row["value"])) if row else None

    async def set_clock(self, clock: AgeClock) -> None:
        """Note that all was looked at until this time."""
        sql = """
            INSERT INTO meta (key, value) VALUES (:key, :value)
            ON CONFLICT (key) DO UPDATE SET value = excluded.value
        """
        await self._writer.write(Statement(sql, {"key": _CLOCK, "value": to_json(list(clock))}))

    async def newest(self) -> float | None:
        """Return when anything was played last."""
        row = await self._reader.row("SELECT max(updated) AS newest FROM matches")
        return row["newest"] if row else None

    # What is over

    async def over(self, rule: RetentionRule, before: float, most: int) -> list[Key]:
        """Return keys of rows of a table that nobody wants and that have not changed since."""
        return await self._keys(rule, rule.over, {"before": before}, most)

    async def delete_over(self, rule: RetentionRule, before: float, keys: Sequence[Key]) -> list[Key]:
        """Delete those of these rows that are over still; return which went."""
        return await self._delete(rule, rule.over, keys, {"before": before})

    # What belongs to servers

    async def of_server(self, rule: RetentionRule, guild_id: int, most: int) -> list[Key]:
        """Return keys of rows of a table that belong to a server."""
        return await self._keys(rule, rule.of_server, {"guild": guild_id}, most)

    async def delete_of_server(self, rule: RetentionRule, guild_id: int, keys: Sequence[Key]) -> list[Key]:
        """Delete rows of a server; return which went."""
        return await self._delete(rule, rule.of_server, keys, {"guild": guild_id})

    async def server_left(self, guild_id: int, now: float) -> None:
        """Note that a server has sent Herald away; when it first did stays known."""
        sql = """
            INSERT INTO guilds (id, gone_since) VALUES (:id, :now)
            ON CONFLICT (id) DO UPDATE SET gone_since = coalesce(guilds.gone_since, excluded.gone_since)
        """
        await self._writer.write(Statement(sql, {"id": guild_id, "now": now}))

    async def server_back(self, guild_id: int) -> None:
        """Note that a server that has sent Herald away has taken it in again."""
        await self._writer.write(_gone_since(guild_id, None))

    async def server_due(self, guild_id: int) -> None:
        """Note that what belongs to a server that has sent Herald away is being deleted."""
        await self._writer.write(_gone_since(guild_id, DUE))

    async def servers_gone(self) -> dict[int, float]:
        """Return the servers that have sent Herald away, and when."""
        rows = await self._reader.rows("SELECT id, gone_since FROM guilds WHERE gone_since IS NOT NULL")
        return {row["id"]: row["gone_since"] for row in rows}

    async def servers(self) -> set[int]:
        """Return all servers of which anything is kept."""
        named = [f"SELECT guild_id FROM {rule.table}" for rule in RULES if rule.of_server == OF_GUILD]
        sql = f"SELECT id AS guild_id FROM guilds UNION {' UNION '.join(named)}"
        found = {row["guild_id"] for row in await self._reader.rows(sql) if row["guild_id"] is not None}
        sql = "SELECT scope FROM ratings UNION SELECT scope FROM rating_events"
        scopes = [str(row["scope"]).partition(":") for row in await self._reader.rows(sql)]
        return found | {int(number) for _, _, number in scopes if number}

    async def channels(self, guild_id: int) -> set[int]:
        """Return the channels of a server in which matches or tournaments go on."""
        sql = f"""
            SELECT channel_id FROM matches WHERE guild_id = :guild AND status IN {OPEN_MATCH}
            UNION SELECT channel_id FROM tournaments
                WHERE guild_id = :guild AND status NOT IN ('finished', 'cancelled')
        """
        return {row["channel_id"] for row in await self._reader.rows(sql, guild=guild_id)}

    # People who do not come any more

    async def count_from(self, now: float, most: int) -> bool:
        """Let people of whom it is not known when they came last count from now; tell whether more wait.

        Of people who have only learnt or saved a deck nothing else may be known.
        """
        known = " UNION ".join(
            f"SELECT {column} AS id FROM {table}"
            for table, column in (place.split for place in (*places(Fate.DELETED), *places(Fate.DISOWNED)))
            if table not in ("users", "matches", "tournaments")  # they go by themselves
        )
        sql = f"""
            INSERT INTO users (id, seen)
            SELECT id, :now FROM ({known}) AS known WHERE id > 0 AND id NOT IN (SELECT id FROM users)
            ORDER BY id LIMIT :most RETURNING id
        """
        rows = await self._reader.rows(
            f"SELECT id FROM ({known}) AS known WHERE id > 0 AND id NOT IN (SELECT id FROM users) LIMIT 1"
        )
        if rows:
            rows = await self._writer.write(Statement(sql, {"now": now, "most": most}))
        else:
            sql = """
                UPDATE users SET seen = :now
                WHERE id IN (SELECT id FROM users WHERE seen = 0 ORDER BY id LIMIT :most) RETURNING id
            """
            rows = await self._writer.write(Statement(sql, {"now": now, "most": most}))
        return bool(rows)

    async def people_gone(self, before: float, most: int) -> list[int]:
        """Return people who have not come since, and who are awaited nowhere."""
        sql = f"SELECT id FROM users WHERE {_GONE} ORDER BY id LIMIT :most"
        return [row["id"] for row in await self._reader.rows(sql, before=before, most=most)]

    async def _keys(self, rule: RetentionRule, which: str, values: dict[str, Value], most: int) -> list[Key]:
        names = _names(rule)
        listed = ", ".join(names)
        sql = f"SELECT {listed} FROM {rule.table} WHERE {which} ORDER BY {listed} LIMIT :most"
        rows = await self._reader.rows(sql, most=most, **values)
        return [tuple(row[name] for name in names) for row in rows]

    async def _delete(
        self, rule: RetentionRule, which: str, keys: Sequence[Key], values: dict[str, Value]
    ) -> list[Key]:
        names = _names(rule)
        listed = ", ".join(names)
        chosen = f"""
            FROM {rule.table}
            WHERE ({listed}) IN (SELECT {listed} FROM @each(:keys, {", ".join(rule.key)}) AS chosen)
                AND ({which})
        """
        bound = {"keys": to_json([list(key) for key in keys]), **values}
        statements = [Statement(f"DELETE {chosen} RETURNING {listed}", bound, of_all=True)]
        if rule.first:
            table, _, column = rule.first.partition(".")
            first = f"DELETE FROM {table} WHERE {column} IN (SELECT {listed} {chosen})"
            statements.insert(0, Statement(first, bound))
        rows = await self._writer.write(*statements)
        return [tuple(row[name] for name in names) for row in rows]


def _gone_since(guild_id: int, since: float | None) -> Statement:
    return Statement("UPDATE guilds SET gone_since = :since WHERE id = :id", {"since": since, "id": guild_id})


def _names(rule: RetentionRule) -> list[str]:
    return [column.partition(" ")[0] for column in rule.key]
