"""Tournaments and who takes part in them. Every change raises the revision; rounds are in `Rounds`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from bot.store.errors import AlreadyDone
from bot.store.matches.matches import new_code
from bot.store.partition import Slot, partition_of
from bot.store.sql import Reader, Statement, Value, inserting, to_json
from bot.store.tournaments.deadlines import postpone_statement
from bot.store.tournaments.rows import (
    STATUS_FROM,
    AuditEntry,
    EntrantRow,
    NewTournament,
    TournamentRow,
    TournamentStatus,
    entrant_row,
    tournament_row,
)
from bot.store.tournaments.steps import NOTHING, Follows, following, logged, touched
from bot.store.writer import Writer
from engines.kernel import Deck, new_seed

_OPEN = "status NOT IN ('finished', 'cancelled')"


class Tournaments:
    """Keeping tournaments. Of two presses at once the second gets Changed, and nothing of it is written."""

    def __init__(self, writer: Writer, reader: Reader, slot: Slot) -> None:
        self._writer = writer
        self._reader = reader
        self._slot = slot

    async def create(self, new: NewTournament, act: AuditEntry) -> TournamentRow:
        """Write a draft down. Raises AlreadyDone where the channel holds another that is not over."""
        while True:
            try:
                rows = await self._writer.write(*_creation(new, new_code(), act))
            except AlreadyDone as error:
                if error.values["what"] != "tournaments.code":
                    raise
            else:
                return tournament_row(rows[0])

    async def get(self, tournament_id: int) -> TournamentRow | None:
        """Return a tournament by id."""
        row = await self._reader.row("SELECT * FROM tournaments WHERE id = :id", id=tournament_id)
        return tournament_row(row) if row else None

    async def by_code(self, code: str) -> TournamentRow | None:
        """Return a tournament by its public code, however it was typed."""
        row = await self._reader.row(
            "SELECT * FROM tournaments WHERE code = :code", code=code.strip().upper()
        )
        return tournament_row(row) if row else None

    async def open_in_channel(self, channel_id: int) -> TournamentRow | None:
        """Return the tournament of a channel that is not over."""
        row = await self._reader.row(
            f"SELECT * FROM tournaments WHERE channel_id = :channel AND {_OPEN}", channel=channel_id
        )
        return tournament_row(row) if row else None

    async def newest_in_channel(self, channel_id: int) -> TournamentRow | None:
        """Return the tournament of a channel: the one that goes on, else the last."""
        sql = f"SELECT * FROM tournaments WHERE channel_id = :channel ORDER BY {_OPEN} DESC, id DESC LIMIT 1"
        row = await self._reader.row(sql, channel=channel_id)
        return tournament_row(row) if row else None

    async def unfinished(self) -> list[TournamentRow]:
        """Return all that go on, for a sweep after a restart."""
        rows = await self._reader.rows(
            f"SELECT * FROM tournaments WHERE {_OPEN} AND {self._slot.where()} ORDER BY id"
        )
        return [tournament_row(row) for row in rows]

    async def open_of_user(self, user_id: int) -> list[int]:
        """Return the ids of all that go on and in which somebody is entered."""
        sql = f"""
            SELECT id FROM tournaments WHERE {_OPEN} AND id IN (
                SELECT tournament_id FROM entrants
                WHERE user_id = :user AND entrants.status IN ('registered', 'checked_in')
            ) ORDER BY id
        """
        return [row["id"] for row in await self._reader.rows(sql, user=user_id)]

    async def count_open_in_guild(self, guild_id: int) -> int:
        """Return how many tournaments of a server are not over."""
        sql = f"SELECT count(*) AS open FROM tournaments WHERE guild_id = :guild AND {_OPEN}"
        row = await self._reader.row(sql, guild=guild_id)
        return row["open"] if row else 0

    async def advance(
        self, row: TournamentRow, status: TournamentStatus, act: AuditEntry, follows: Follows = NOTHING
    ) -> TournamentRow:
        """Enter another state. Raises Changed when somebody else has changed anything since."""
        from_these = ", ".join(f"'{each}'" for each in STATUS_FROM[status])
        sql = f"""
            UPDATE tournaments SET status = :status, revision = revision + 1, updated = :now
            WHERE id = :id AND revision = :revision AND status IN ({from_these})
        """
        values: dict[str, Value] = {
            "status": status,
            "now": act.at,
            "id": row.id,
            "revision": row.revision,
        }
        return await self._changed(row, act, follows, Statement(sql, values, must_change=True))

    async def configure(
        self,
        row: TournamentRow,
        act: AuditEntry,
        *,
        name: str,
        game: str,
        format: str,
        options: Mapping[str, Any],
        follows: Follows = NOTHING,
    ) -> TournamentRow:
        """Change what is played, until it begins. Raises Changed."""
        sql = """
            UPDATE tournaments
            SET name = :name, game = :game, format = :format, options = :options, revision = revision + 1,
                updated = :now
            WHERE id = :id AND revision = :revision AND status IN ('draft', 'open', 'check_in')
        """
        values: dict[str, Value] = {
            "name": name,
            "game": game,
            "format": format,
            "options": to_json(dict(options)),
            "now": act.at,
            "id": row.id,
            "revision": row.revision,
        }
        return await self._changed(row, act, follows, Statement(sql, values, must_change=True))

    async def pause(
        self,
        row: TournamentRow,
        paused: bool,
        act: AuditEntry,
        follows: Follows = NOTHING,
        *,
        stood: float = 0.0,
    ) -> TournamentRow:
        """Stop the clocks, or let them go on after they have stood so many seconds.

        Raises Changed when they do already.
        """
        sql = """
            UPDATE tournaments SET paused = :paused, revision = revision + 1, updated = :updated
            WHERE id = :id AND paused <> :paused
        """
        changed = Statement(sql, {"paused": paused, "updated": act.at, "id": row.id}, must_change=True)
        return await self._changed(row, act, follows, changed, postpone_statement(row.id, stood))

    async def move(
        self, row: TournamentRow, channel_id: int, act: AuditEntry, follows: Follows
    ) -> TournamentRow:
        """Go on in another channel, with a status message and threads of its own.

        Raises AlreadyDone where that holds another tournament.
        """
        sql = """
            UPDATE tournaments SET channel_id = :channel, status_message_id = NULL, status_posted = NULL,
                revision = revision + 1, updated = :updated
            WHERE id = :id
        """
        return await self._changed(
            row,
            act,
            follows,
            Statement(sql, {"channel": channel_id, "updated": act.at, "id": row.id}, must_change=True),
            Statement(
                "DELETE FROM tournament_threads WHERE tournament_id = :tournament", {"tournament": row.id}
            ),
        )

    async def set_status_message(
        self, tournament_id: int, message_id: int | None, posted: float | None = None
    ) -> None:
        """Remember the message that shows where the event stands; None when it is gone."""
        sql = """
            UPDATE tournaments
            SET status_message_id = :status_message_id, status_posted = :status_posted WHERE id = :id
        """
        await self._writer.write(
            Statement(sql, {"status_message_id": message_id, "status_posted": posted, "id": tournament_id})
        )

    # Entrants

    async def entrants(self, tournament_id: int) -> list[EntrantRow]:
        """Return who takes part or did, by number."""
        sql = "SELECT * FROM entrants WHERE tournament_id = :tournament ORDER BY number"
        return [entrant_row(row) for row in await self._reader.rows(sql, tournament=tournament_id)]

    async def has_entered(self, tournament_id: int, user_id: int) -> bool:
        """Tell whether somebody takes part or did."""
        sql = "SELECT 1 AS there FROM entrants WHERE tournament_id = :tournament AND user_id = :user"
        return bool(await self._reader.rows(sql, tournament=tournament_id, user=user_id))

    async def register(
        self,
        row: TournamentRow,
        entrant: EntrantRow,
        act: AuditEntry,
        follows: Follows = NOTHING,
    ) -> EntrantRow:
        """Add somebody, with the next number; late entries give their first round.

        Raises AlreadyDone for who is there already, Changed when it has begun or ended meanwhile.
        """
        states = "'open', 'check_in'" if entrant.from_round == 1 else "'made', 'live', 'between'"
        sql = f"""
            INSERT INTO entrants (
                tournament_id, number, user_id, name, status, deck, from_round, missed_as, nonce
            )
            SELECT id,
                (SELECT coalesce(max(number), 0) + 1 FROM entrants WHERE tournament_id = :tournament),
                :user, :name, :status, :deck, :from_round, :missed_as, :nonce
            FROM tournaments WHERE id = :tournament AND status IN ({states})
        """
        values: dict[str, Value] = {
            "tournament": row.id,
            "user": entrant.user_id,
            "name": entrant.name,
            "status": entrant.status,
            "deck": _deck(entrant.deck),
            "from_round": entrant.from_round,
            "missed_as": entrant.missed_as,
            "nonce": entrant.nonce,
        }
        rows = await self._writer.write(
            Statement(sql, values, must_change=True),
            touched(row.id, act.at),
            logged(act, row.id),
            *following(row.id, follows, act.at),
            Statement(
                "SELECT * FROM entrants WHERE tournament_id = :tournament AND user_id = :user",
                {"tournament": row.id, "user": entrant.user_id},
            ),
        )
        return entrant_row(rows[0])

    async def change_entrant(
        self, row: TournamentRow, entrant: EntrantRow, act: AuditEntry, follows: Follows = NOTHING
    ) -> TournamentRow:
        """Write down what has become of somebody: checked in, dropped, back, another deck."""
        changed = entrant_statement(row.id, entrant)
        return await self._changed(row, act, follows, touched(row.id, act.at), changed)

    # Threads, and the log

    async def threads(self, tournament_id: int) -> dict[int, int]:
        """Return the channels in which tables are played, by number."""
        sql = "SELECT number, channel_id FROM tournament_threads WHERE tournament_id = :tournament"
        return {
            row["number"]: row["channel_id"] for row in await self._reader.rows(sql, tournament=tournament_id)
        }

    async def set_thread(self, tournament_id: int, number: int, channel_id: int) -> None:
        """Keep a thread for the tables of this number; in the round that goes on too."""
        sql = """
            INSERT INTO tournament_threads (tournament_id, number, channel_id)
            VALUES (:tournament, :number, :channel)
            ON CONFLICT (tournament_id, number) DO UPDATE SET channel_id = excluded.channel_id
        """
        await self._writer.write(
            Statement(sql, {"tournament": tournament_id, "number": number, "channel": channel_id})
        )

    async def thread(self, channel_id: int) -> tuple[int, int] | None:
        """Return the tournament that goes on and the number to which a thread belongs."""
        sql = f"""
            SELECT tournament_id, number FROM tournament_threads
            JOIN tournaments ON tournaments.id = tournament_id
            WHERE tournament_threads.channel_id = :channel AND {_OPEN} ORDER BY tournament_id DESC LIMIT 1
        """
        row = await self._reader.row(sql, channel=channel_id)
        return (row["tournament_id"], row["number"]) if row else None

    async def forget_thread(self, channel_id: int) -> None:
        """Forget a thread that is gone."""
        sql = "DELETE FROM tournament_threads WHERE channel_id = :channel"
        await self._writer.write(Statement(sql, {"channel": channel_id}))

    async def log(self, tournament_id: int) -> list[AuditEntry]:
        """Return who did what, in order."""
        sql = "SELECT * FROM tournament_audit WHERE tournament_id = :tournament ORDER BY id"
        return [
            AuditEntry(
                verb=row["verb"],
                by=row["by_user"],
                facts=json.loads(row["facts"]),
                interaction_id=row["interaction_id"],
                at=row["at"],
            )
            for row in await self._reader.rows(sql, tournament=tournament_id)
        ]

    async def note(self, tournament_id: int, act: AuditEntry, follows: Follows = NOTHING) -> None:
        """Write what changes nothing of the event but its clocks and messages."""
        await self._writer.write(logged(act, tournament_id), *following(tournament_id, follows, act.at))

    async def _changed(
        self, row: TournamentRow, act: AuditEntry, follows: Follows, *statements: Statement
    ) -> TournamentRow:
        return await written(self._writer, row, act, follows, statements)


async def written(
    writer: Writer, row: TournamentRow, act: AuditEntry, follows: Follows, statements: Sequence[Statement]
) -> TournamentRow:
    """Write a change with its line in the log and what follows; return the tournament as it then is."""
    read = Statement("SELECT * FROM tournaments WHERE id = :id", {"id": row.id})
    rows = await writer.write(*statements, logged(act, row.id), *following(row.id, follows, act.at), read)
    return tournament_row(rows[0])


def entrant_statement(tournament_id: int, entrant: EntrantRow) -> Statement:
    """Write an entrant as they now stand; Changed when there is no such one."""
    sql = """
        UPDATE entrants SET name = :name, status = :status, deck = :deck, from_round = :from_round,
            left_round = :left_round, missed_as = :missed_as
        WHERE tournament_id = :tournament AND number = :number
    """
    values: dict[str, Value] = {
        "tournament": tournament_id,
        "number": entrant.number,
        "name": entrant.name,
        "status": entrant.status,
        "deck": _deck(entrant.deck),
        "from_round": entrant.from_round,
        "left_round": entrant.left_round,
        "missed_as": entrant.missed_as,
    }
    return Statement(sql, values, must_change=True)


def _deck(deck: Deck | None) -> str | None:
    return deck.model_dump_json() if deck else None


def _creation(new: NewTournament, code: str, act: AuditEntry) -> list[Statement]:
    columns: dict[str, Value] = {
        "code": code,
        "guild_id": new.guild_id,
        "part": partition_of(new.guild_id),
        "channel_id": new.channel_id,
        "name": new.name,
        "game": new.game,
        "format": new.format,
        "options": to_json(dict(new.options)),
        "locale": new.locale,
        "seed": new_seed(),
        "creator_id": new.creator_id,
        "created": act.at,
        "updated": act.at,
    }
    return [
        Statement(inserting("tournaments", columns), columns),
        logged(act, code),
        Statement("SELECT * FROM tournaments WHERE code = :code", {"code": code}),
    ]
