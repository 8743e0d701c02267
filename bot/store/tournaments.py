"""Tournaments: who takes part, rounds, tables and results. Every change raises the revision."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from typing import Any

from bot.store.errors import AlreadyDone
from bot.store.matches import new_code
from bot.store.reader import Reader, to_json
from bot.store.tournament_rows import (
    STATUS_FROM,
    Act,
    EntrantRow,
    NewTournament,
    Place,
    TableRow,
    TournamentRow,
    TournamentStatus,
    entrant_row,
    table_row,
    tournament_row,
)
from bot.store.writer import Rows, Statement, Writer
from bot.tournaments.state import Outcome, Table
from engines.kernel import Deck

_PLACE = "tournament_id = ? AND stage = ? AND round = ? AND table_no = ?"
_BEGUN = """
    SELECT 1 FROM tables LEFT JOIN results USING (tournament_id, stage, round, table_no)
    WHERE tables.tournament_id = ?1 AND tables.stage = ?2 AND tables.round = ?3
      AND (tables.match_id IS NOT NULL OR source <> 'bye')
"""


class Tournaments:
    """Keeping tournaments. Two who press at once: the second gets Changed, and nothing of his is written."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def create(self, new: NewTournament, act: Act) -> TournamentRow:
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
        row = await self._reader.row("SELECT * FROM tournaments WHERE id = ?", tournament_id)
        return tournament_row(row) if row else None

    async def by_code(self, code: str) -> TournamentRow | None:
        """Return a tournament by its public code, however it was typed."""
        row = await self._reader.row("SELECT * FROM tournaments WHERE code = ?", code.strip().upper())
        return tournament_row(row) if row else None

    async def open_in_channel(self, channel_id: int) -> TournamentRow | None:
        """Return the tournament of a channel that is not over."""
        sql = """
            SELECT * FROM tournaments
            WHERE channel_id = ? AND status NOT IN ('finished', 'cancelled')
        """
        row = await self._reader.row(sql, channel_id)
        return tournament_row(row) if row else None

    async def unfinished(self) -> list[TournamentRow]:
        """Return all that go on, for a sweep after a restart."""
        sql = "SELECT * FROM tournaments WHERE status NOT IN ('finished', 'cancelled') ORDER BY id"
        return [tournament_row(row) for row in await self._reader.rows(sql)]

    async def advance(self, row: TournamentRow, status: TournamentStatus, act: Act) -> TournamentRow:
        """Enter another state. Raises Changed when somebody else has changed anything since."""
        from_these = ", ".join(f"'{each}'" for each in STATUS_FROM[status])
        sql = f"""
            UPDATE tournaments SET status = ?, revision = revision + 1, updated = ?
            WHERE id = ? AND revision = ? AND status IN ({from_these})
        """
        values = (status, act.at, row.id, row.revision)
        return await self._changed(row, act, Statement(sql, values, must_change=True))

    async def configure(
        self, row: TournamentRow, name: str, options: Mapping[str, Any], act: Act
    ) -> TournamentRow:
        """Change what is played, until it begins. Raises Changed."""
        sql = """
            UPDATE tournaments SET name = ?, options = ?, revision = revision + 1, updated = ?
            WHERE id = ? AND revision = ? AND status IN ('draft', 'open', 'check_in')
        """
        values = (name, to_json(dict(options)), act.at, row.id, row.revision)
        return await self._changed(row, act, Statement(sql, values, must_change=True))

    async def pause(self, row: TournamentRow, paused: bool, act: Act) -> TournamentRow:
        """Stop the clocks or let them go on. Raises Changed when they do already."""
        sql = """
            UPDATE tournaments SET paused = ?, revision = revision + 1, updated = ?
            WHERE id = ? AND paused <> ?
        """
        values = (paused, act.at, row.id, paused)
        return await self._changed(row, act, Statement(sql, values, must_change=True))

    async def set_status_message(self, tournament_id: int, message_id: int | None) -> None:
        """Remember the message that shows where the event stands; None when it is gone."""
        sql = "UPDATE tournaments SET status_message_id = ? WHERE id = ?"
        await self._writer.write(Statement(sql, (message_id, tournament_id)))

    async def entrants(self, tournament_id: int) -> list[EntrantRow]:
        """Return who takes part or did, by number."""
        sql = "SELECT * FROM entrants WHERE tournament_id = ? ORDER BY number"
        return [entrant_row(row) for row in await self._reader.rows(sql, tournament_id)]

    async def register(
        self, row: TournamentRow, user_id: int, name: str, deck: Deck | None, act: Act, from_round: int = 1
    ) -> EntrantRow:
        """Add somebody; late entries give their first round.

        Raises AlreadyDone for who is there already, Changed when it has begun or ended meanwhile.
        """
        states = "'open', 'check_in'" if from_round == 1 else "'made', 'live', 'between'"
        sql = f"""
            INSERT INTO entrants (tournament_id, number, user_id, name, deck, from_round)
            SELECT id, (SELECT coalesce(max(number), 0) + 1 FROM entrants WHERE tournament_id = ?1),
                   ?2, ?3, ?4, ?5
            FROM tournaments WHERE id = ?1 AND status IN ({states})
        """
        values = (row.id, user_id, name, deck.model_dump_json() if deck else None, from_round)
        rows = await self._writer.write(
            Statement(sql, values, must_change=True),
            _touched(row.id, act.at),
            _log(act, "?", row.id),
            Statement("SELECT * FROM entrants WHERE tournament_id = ? AND user_id = ?", (row.id, user_id)),
        )
        return entrant_row(rows[0])

    async def change_entrant(self, row: TournamentRow, entrant: EntrantRow, act: Act) -> TournamentRow:
        """Write down what has become of somebody: checked in, dropped, back, another deck."""
        sql = """
            UPDATE entrants SET name = ?, status = ?, deck = ?, from_round = ?, left_round = ?, missed_as = ?
            WHERE tournament_id = ? AND number = ?
        """
        deck = entrant.deck.model_dump_json() if entrant.deck else None
        values = (
            entrant.name, entrant.status, deck, entrant.from_round, entrant.left_round, entrant.missed_as,
            row.id, entrant.number,
        )  # fmt: skip
        return await self._changed(
            row, act, _touched(row.id, act.at), Statement(sql, values, must_change=True)
        )

    async def make_round(
        self, row: TournamentRow, stage: int, number: int, tables: Mapping[int, Table], act: Act
    ) -> TournamentRow:
        """Write a round down with its tables, seats and the results of byes, all or nothing.

        Raises Changed when anything has changed since `row` was read: two organisers make one round.
        """
        from_these = ", ".join(f"'{each}'" for each in STATUS_FROM[TournamentStatus.MADE])
        sql = f"""
            UPDATE tournaments SET status = 'made', revision = revision + 1, updated = ?
            WHERE id = ? AND revision = ? AND status IN ({from_these})
        """
        seats = [(n, seat, who) for n, table in tables.items() for seat, who in enumerate(table.seats)]
        byes = [
            Statement(_NEW_RESULT, (row.id, stage, number, n, 1, None, *_scored(table.outcome), None, act.at))
            for n, table in tables.items()
            if table.outcome
        ]
        where = (row.id, stage, number)
        return await self._changed(
            row,
            act,
            Statement(sql, (act.at, row.id, row.revision), must_change=True),
            Statement(
                "INSERT INTO rounds (tournament_id, stage, number, made) VALUES (?, ?, ?, ?)",
                (*where, act.at),
            ),
            Statement(_NEW_TABLES, (*where, to_json(list(tables)))),
            Statement(_NEW_SEATS, (*where, to_json(seats))),
            *byes,
        )

    async def undo_round(self, row: TournamentRow, stage: int, number: int, act: Act) -> TournamentRow:
        """Take a round back as long as nobody has played; the log keeps it. Raises Changed."""
        values = (row.id, stage, number)
        back = TournamentStatus.CHECK_IN if (stage, number) == (1, 1) else TournamentStatus.BETWEEN
        return await self._changed(
            row,
            act,
            Statement(
                """
                UPDATE tournaments SET status = ?, revision = revision + 1, updated = ?
                WHERE id = ? AND revision = ? AND status = 'made'
                """,
                (back, act.at, row.id, row.revision),
                must_change=True,
            ),
            Statement(
                f"""
                DELETE FROM rounds WHERE tournament_id = ?1 AND stage = ?2 AND number = ?3
                  AND NOT EXISTS ({_BEGUN})
                """,
                values,
                must_change=True,
            ),
        )

    async def tables(self, tournament_id: int, stage: int | None = None) -> list[TableRow]:
        """Return the tables of a stage or of all, round by round, each with its last result."""
        sql = """
            SELECT tables.*, coalesce(results.revision, 0) AS revision, source, scores, (
                SELECT json_group_array(entrant) FROM (
                    SELECT entrant FROM table_seats AS seats
                    WHERE seats.tournament_id = tables.tournament_id AND seats.stage = tables.stage
                      AND seats.round = tables.round AND seats.table_no = tables.table_no
                    ORDER BY seat
                )
            ) AS seats
            FROM tables
            LEFT JOIN results ON results.tournament_id = tables.tournament_id
                AND results.stage = tables.stage AND results.round = tables.round
                AND results.table_no = tables.table_no
                AND results.revision = (
                    SELECT max(revision) FROM results AS last
                    WHERE last.tournament_id = tables.tournament_id AND last.stage = tables.stage
                      AND last.round = tables.round AND last.table_no = tables.table_no
                )
            WHERE tables.tournament_id = ?1 AND (?2 IS NULL OR tables.stage = ?2)
            ORDER BY tables.stage, tables.round, tables.table_no
        """
        return [table_row(row) for row in await self._reader.rows(sql, tournament_id, stage)]

    async def begin_table(self, place: Place, match_id: int, now: float) -> None:
        """Give a table its match, once, and let the round be live. Raises Changed where it has one."""
        await self._writer.write(
            Statement(
                f"UPDATE tables SET match_id = ? WHERE {_PLACE} AND match_id IS NULL",
                (match_id, *place.key),
                must_change=True,
            ),
            Statement(
                """
                UPDATE tournaments SET status = 'live', revision = revision + 1, updated = ?
                WHERE id = ? AND status = 'made'
                """,
                (now, place.tournament_id),
            ),
        )

    async def set_thread(self, place: Place, thread_id: int | None) -> None:
        """Remember a table's thread; None when it is gone."""
        await self._writer.write(
            Statement(f"UPDATE tables SET thread_id = ? WHERE {_PLACE}", (thread_id, *place.key))
        )

    async def record(
        self,
        table: TableRow,
        outcome: Outcome,
        act: Act,
        reason: str | None = None,
        match_id: int | None = None,
    ) -> None:
        """Add a result, or a correction of the one that `table` shows.

        Raises AlreadyDone when somebody has been quicker, or the match's result is there already.
        """
        values = (
            *table.place.key, table.revision + 1, match_id, *_scored(outcome, act.by), reason, act.at,
        )  # fmt: skip
        tournament = table.place.tournament_id
        await self._writer.write(
            Statement(_NEW_RESULT, values), _touched(tournament, act.at), _log(act, "?", tournament)
        )

    async def log(self, tournament_id: int) -> list[Act]:
        """Return who did what, in order."""
        sql = "SELECT * FROM tournament_audit WHERE tournament_id = ? ORDER BY id"
        return [
            Act(
                verb=row["verb"],
                by=row["by_user"],
                facts=json.loads(row["facts"]),
                interaction_id=row["interaction_id"],
                at=row["at"],
            )
            for row in await self._reader.rows(sql, tournament_id)
        ]

    async def _changed(self, row: TournamentRow, act: Act, *statements: Statement) -> TournamentRow:
        """Write a change with its line in the log, and return the tournament as it then is."""
        read = Statement("SELECT * FROM tournaments WHERE id = ?", (row.id,))
        rows: Rows = await self._writer.write(*statements, _log(act, "?", row.id), read)
        return tournament_row(rows[0])


_NEW_TABLES = """
    INSERT INTO tables (tournament_id, stage, round, table_no) SELECT ?1, ?2, ?3, value FROM json_each(?4)
"""
_NEW_SEATS = """
    INSERT INTO table_seats (tournament_id, stage, round, table_no, seat, entrant)
    SELECT ?1, ?2, ?3, value ->> 0, value ->> 1, value ->> 2 FROM json_each(?4)
"""
_NEW_RESULT = """
    INSERT INTO results
        (tournament_id, stage, round, table_no, revision, match_id, source, scores, by_user, reason, at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""


def _creation(new: NewTournament, code: str, act: Act) -> list[Statement]:
    columns = {
        "code": code,
        "guild_id": new.guild_id,
        "channel_id": new.channel_id,
        "name": new.name,
        "game": new.game,
        "format": new.format,
        "options": to_json(dict(new.options)),
        "seed": secrets.token_hex(16),
        "role_id": new.role_id,
        "creator_id": new.creator_id,
        "created": act.at,
        "updated": act.at,
    }
    marks = ", ".join("?" * len(columns))
    sql = f"INSERT INTO tournaments ({', '.join(columns)}) VALUES ({marks})"
    return [
        Statement(sql, tuple(columns.values())),
        _log(act, "(SELECT id FROM tournaments WHERE code = ?)", code),
        Statement("SELECT * FROM tournaments WHERE code = ?", (code,)),
    ]


def _scored(outcome: Outcome, by: int | None = None) -> tuple[str, str, int | None]:
    scores = [[score.won, score.lost, score.drawn] for score in outcome.scores]
    return outcome.source.value, to_json(scores), by


def _touched(tournament_id: int, now: float) -> Statement:
    """Raise the revision without asking for one: nothing is overwritten by this."""
    sql = "UPDATE tournaments SET revision = revision + 1, updated = ? WHERE id = ?"
    return Statement(sql, (now, tournament_id))


def _log(act: Act, tournament: str, value: int | str) -> Statement:
    """Write the log. `tournament` is SQL for the tournament's id."""
    sql = f"""
        INSERT INTO tournament_audit (tournament_id, by_user, verb, facts, interaction_id, at)
        VALUES ({tournament}, ?, ?, ?, ?, ?)
    """
    return Statement(sql, (value, act.by, act.verb, to_json(dict(act.facts)), act.interaction_id, act.at))
