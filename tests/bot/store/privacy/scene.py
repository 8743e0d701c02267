"""Rows of before (matches, tournaments, searches) as they lie in a database; letting go what is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.store import MatchStatus, Statement, Store
from bot.store.privacy.periods import RULES, Keeps
from tests.bot.store.scene import ANNE, BEN, NOW, move, running

DAY = 86_400.0
OLD, BEFORE = NOW - 10 * DAY, NOW - 5 * DAY
GUILD = 7


async def run(store: Store, sql: str, **values: Any) -> None:
    await store.writer.write(Statement(sql, values))


async def rows(store: Store, table: str) -> Sequence[Any]:
    return await store._reader.rows(f"SELECT * FROM {table}")


async def age(store: Store, before: float = BEFORE) -> dict[str, int]:
    """Let go what is over; return how many rows of each table went."""
    gone: dict[str, int] = {}
    for rule in RULES:
        if rule.keeps in (Keeps.PERIOD, Keeps.NAMED):
            keys = await store.retention.over(rule, before, 100)
            gone[rule.table] = len(await store.retention.delete_over(rule, before, keys))
    return {table: count for table, count in gone.items() if count}


async def ended(store: Store, status: MatchStatus, updated: float, **changes: Any) -> int:
    """Make a match that ended then, with an answer and events."""
    row = await running(store, **changes)
    await store.moves.commit(move(row, 1), NOW)
    await run(
        store, "UPDATE matches SET status = :status, updated = :at WHERE id = :id",
        status=status, at=updated, id=row.id,
    )  # fmt: skip
    return row.id


async def search(store: Store, user: int, status: str, until: float, guild: int = GUILD) -> None:
    await run(
        store,
        """
        INSERT INTO searches (user_id, name, guild_id, channel_id, locale, game, clock, luck, began, until,
            status)
        VALUES (:user, 'x', :guild, 1, 'en', 'toy', 'live', '', 0, :until, :status)
        """,
        user=user, until=until, status=status, guild=guild,
    )  # fmt: skip


async def event(store: Store, status: str, updated: float, guild: int = GUILD) -> int:
    """Make a tournament with two entrants and a table."""
    number = len(await rows(store, "tournaments")) + 1
    await run(
        store,
        """
        INSERT INTO tournaments (code, guild_id, channel_id, name, game, format, options, status, seed,
            creator_id, created, updated)
        VALUES (:code, :guild, :id, 'cup', 'toy', 'swiss', '{}', :status, 'seed', 5, 0, :at)
        """,
        id=number, guild=guild, code=f"CUP{number}", status=status, at=updated,
    )  # fmt: skip
    for place, user in ((1, ANNE), (2, BEN)):
        await run(
            store,
            "INSERT INTO entrants (tournament_id, number, user_id, name) VALUES (:id, :place, :user, 'x')",
            id=number, place=place, user=user,
        )  # fmt: skip
    await run(
        store, "INSERT INTO rounds (tournament_id, stage, number, made) VALUES (:id, 1, 1, 0)", id=number
    )
    await run(
        store, "INSERT INTO tables (tournament_id, stage, round, table_no) VALUES (:id, 1, 1, 1)", id=number
    )
    for place in (1, 2):
        await run(
            store,
            """
            INSERT INTO table_seats (tournament_id, stage, round, entrant, table_no, seat)
            VALUES (:id, 1, 1, :place, 1, :place)
            """,
            id=number, place=place,
        )  # fmt: skip
    return number
