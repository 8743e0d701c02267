"""What belongs to a server carries its part, so that it can be looked after without the rest."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.host.messages import Morning
from bot.ladder.messages import Meeting, SearchEnded
from bot.learning.messages import DailyPuzzle
from bot.store import Deadline, Message, NewSearch, NewTournament, Store, TournamentDeadline
from bot.store.learning.puzzle_channels import PuzzleChannel
from bot.store.outbox.messages import OutboxMessage
from bot.store.partition import PARTITIONS, partition_of
from bot.store.tournaments.deadlines import EventClock
from bot.store.tournaments.rows import AuditEntry
from bot.tournaments.messages import Note, NoteKind, Status, TableThread
from tests.bot.store.scene import ANNE, NOW, challenge

GUILD = 81 << 22 | 5
"""A server of the part 17: 81 is 64 and 17."""


def test_a_server_has_the_part_of_its_shard():
    assert partition_of(GUILD) == 17
    assert {partition_of(number << 22) % 4 for number in range(3, 4 * PARTITIONS, 4)} == {3}
    assert partition_of(None) == 0


async def filled(store: Store) -> None:
    match = await store.matches.create(challenge(guild_id=GUILD), NOW)
    await store.deadlines.put(Deadline(match_id=match.id, seat=1, due=NOW))
    new = NewTournament(
        guild_id=GUILD, channel_id=2, name="Cup", game="toy", format="swiss", options={}, creator_id=ANNE
    )
    event = await store.tournaments.create(new, AuditEntry(verb="create", at=NOW))
    await store.tournament_deadlines.put(
        TournamentDeadline(tournament_id=event.id, kind=EventClock.NEXT, due=NOW)
    )
    search = await store.searches.add(
        NewSearch(
            user_id=ANNE, name="Anne", guild_id=GUILD, channel_id=2, locale="en", game="toy", clock="live",
            luck="", began=NOW, until=NOW,
        ),
        1,
    )  # fmt: skip
    channel = PuzzleChannel(channel_id=2**61, guild_id=GUILD, locale="en", game=None, posted=0, due=NOW)
    await store.puzzle_channels.want(channel)
    outbox_messages: list[OutboxMessage] = [
        Status(event.id),
        TableThread(event.id, 1),
        Note(event.id, NoteKind.REMIND, 0, 1, 1),
        Meeting(search.id),
        SearchEnded(search.id, "nobody"),
        DailyPuzzle(channel.channel_id, "toy", "one"),
        Morning(ANNE),
    ]
    board = Message(match_id=match.id, kind="board", target="board")
    await store.outbox.put(NOW, board, *(each.to_row() for each in outbox_messages))


def parts(path: Path, table: str, column: str = "''") -> set[tuple[str, int]]:
    with closing(sqlite3.connect(path)) as connection:
        return set(connection.execute(f"SELECT {column}, part FROM {table}").fetchall())


EXPECTED = {
    ("board", 17), ("tournament", 17), ("tournament_thread", 17), ("tournament_note", 17), ("meeting", 17),
    ("search", 17), ("puzzle", 17), ("morning", 0),
}  # fmt: skip
"""A list of what awaits a person is of no server."""


async def test_what_is_written_of_a_server_carries_its_part(store: Store, path: Path):
    await filled(store)
    for table in ("matches", "deadlines", "tournaments", "tournament_deadlines", "searches"):
        assert parts(path, table) == {("", 17)}, table
    assert parts(path, "outbox", "kind") == EXPECTED


async def test_an_older_file_gets_the_same_parts(store: Store, path: Path, backups: Path):
    await filled(store)
    await store.close()
    tables = ("matches", "deadlines", "tournaments", "tournament_deadlines", "searches", "outbox")
    migration = (Path("bot/store/sqlite/migrations") / "0028_parts_and_versions.sql").read_text()
    updates = [each for each in migration.split(";") if "SET part =" in each]
    with closing(sqlite3.connect(path)) as connection, connection:
        for table in tables:
            connection.execute(f"UPDATE {table} SET part = 0")
        for update in updates:
            connection.execute(update)
    assert len(updates) == 9
    for table in tables[:-1]:
        assert parts(path, table) == {("", 17)}, table
    assert parts(path, "outbox", "kind") == EXPECTED
