"""Tens of thousands of matches in a moment: some are dealt, and the others are copies in other servers."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import psycopg

from engines.registry import GAMES
from tests.rigs.measuring.house import SEATS, House
from tests.rigs.measuring.sharded import Sharded

ORIGINALS = 8
"""Of each game."""
FIRST = 1_000_000
"""The first channel of a copy; that of an original is below."""
MESSAGES = 10**9
"""From here on the channels of direct messages."""
LIVE = 251
"""One match of so many has a quick clock, in every slot: it moves each three minutes for who is away."""
QUICK = 180
"""Seconds over which the quick clocks fall; all at once they would be a burst that no table ever sees."""


class Table(NamedTuple):
    """A match, and who sits there."""

    match: int
    channel: int
    guild: int
    members: tuple[int, int]


def guild_of(number: int, servers: int) -> int:
    """Return the server of a match: they go round all shards."""
    return (number % servers) << 22 | 7


def dm_of(member: int) -> int:
    """Return the channel of a member's direct messages."""
    return MESSAGES + member


async def deal(url: str, folder: Path, matches: int, servers: int) -> list[Table]:
    """Begin a few matches of each game, and copy them; what they begin with has been shown."""
    house = await House.open(url, folder)
    await house.sender.close()
    games = [game for game in GAMES.values() if 2 in game.seats]
    for number in range(ORIGINALS * len(games)):
        await house.begin(number + 1, games[number % len(games)], guild=guild_of(number, servers))
    await house.close()
    with psycopg.connect(url) as database:
        return _copied(database, matches, servers)


def _copied(database: psycopg.Connection[Any], matches: int, servers: int) -> list[Table]:
    run = database.execute
    run(
        "CREATE TEMP TABLE originals AS SELECT id, row_number() OVER (ORDER BY id) - 1 AS number FROM matches"
    )
    run(
        """
        CREATE TEMP TABLE copies AS
        SELECT originals.id AS old, (SELECT max(id) FROM matches) + n + 1 AS new, n
        FROM generate_series(0, %s - 1) AS n
        JOIN originals ON originals.number = n %% (SELECT count(*) FROM originals)
        """,
        (matches,),
    )
    guild = f"(((n % {servers}) << 22) | 7)"
    changed = {
        "matches": {
            "id": "new", "code": "'C' || n", "guild_id": guild, "channel_id": f"{FIRST} + n",
            "part": f"({guild} >> 22) % 64", "rematch_of": "NULL",
            "clock": f"CASE WHEN n % {LIVE} = 0 THEN 'live' ELSE 'correspondence' END",
        },
        "seats": {"user_id": f"{SEATS} * ({FIRST} + n) + seat"},
        "deadlines": {
            "part": f"({guild} >> 22) % 64",
            "due": f"due + CASE WHEN n % {LIVE} = 0 THEN n % {QUICK} ELSE 86400 END",
        },
    }  # fmt: skip
    for table in ("matches", "seats", "checkpoints", "answers", "events", "deadlines"):
        _copy(database, table, {"match_id": "new"} | changed.get(table, {}))
    run("DELETE FROM outbox")
    run("DELETE FROM matches WHERE id IN (SELECT id FROM originals)")
    run("SELECT setval(pg_get_serial_sequence('matches', 'id'), (SELECT max(id) FROM matches))")
    found = run("SELECT new, n FROM copies ORDER BY n").fetchall()
    return [
        Table(
            new, FIRST + n, guild_of(n, servers), (SEATS * (FIRST + n), SEATS * (FIRST + n) + 1)
        )
        for new, n in found
    ]  # fmt: skip


def _copy(database: psycopg.Connection[Any], table: str, changed: dict[str, str]) -> None:
    """Copy the rows of all originals, with other values in some columns."""
    columns = [
        row[0]
        for row in database.execute(
            """
            SELECT column_name FROM information_schema.columns
            WHERE table_name = %s AND table_schema = 'public'
            """,
            (table,),
        )
    ]
    values = [changed.get(column, f"{table}.{column}") for column in columns]
    key = "id" if table == "matches" else "match_id"
    sql = f"""
        INSERT INTO {table} ({", ".join(columns)})
        SELECT {", ".join(values)} FROM {table} JOIN copies ON {table}.{key} = old
    """
    database.execute(sql.encode())


def lay_out(discord: Sharded, url: str, tables: Iterable[Table]) -> None:
    """Lay a board into each channel, and a hand into the direct messages of each person."""
    boards, hands = list[tuple[int, int]](), list[tuple[int, int, int, int]]()
    for table in tables:
        boards.append((table.match, discord.lay(table.channel)))
        for seat, member in enumerate(table.members):
            hands.append((table.match, seat, dm_of(member), discord.lay(dm_of(member), member)))
    with psycopg.connect(url) as database, database.cursor() as cursor:
        cursor.execute("CREATE TEMP TABLE boards (match BIGINT, message BIGINT)")
        with cursor.copy("COPY boards FROM STDIN") as copy:
            for board in boards:
                copy.write_row(board)
        cursor.execute("CREATE TEMP TABLE hands (match BIGINT, seat BIGINT, channel BIGINT, message BIGINT)")
        with cursor.copy("COPY hands FROM STDIN") as copy:
            for hand in hands:
                copy.write_row(hand)
        cursor.execute(
            """
            UPDATE matches SET board_message_id = message, board_posted = updated
            FROM boards WHERE id = match
            """
        )
        cursor.execute(
            """
            UPDATE seats SET hand_channel_id = channel, hand_message_id = message
            FROM hands WHERE match_id = match AND seats.seat = hands.seat
            """
        )
