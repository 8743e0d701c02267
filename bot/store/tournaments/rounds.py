"""Rounds of tournaments: tables, seats, matches and results. Each is made, begun and scored once."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from bot.competition.state import Outcome, Table
from bot.store.sqlite.reader import Reader, to_json
from bot.store.sqlite.writer import Statement, Writer
from bot.store.tournaments.deadlines import TournamentDeadline, put_statement
from bot.store.tournaments.events import entrant_statement, written
from bot.store.tournaments.rows import (
    STATUS_FROM,
    Act,
    EntrantRow,
    Place,
    RoundRow,
    TableRow,
    TournamentRow,
    TournamentStatus,
    table_row,
)
from bot.store.tournaments.steps import NOTHING, Follows, following, logged, touched

_PLACE = "tournament_id = ? AND stage = ? AND round = ? AND table_no = ?"
_PLACE_NUMBERED = "tournament_id = ?1 AND stage = ?2 AND round = ?3 AND table_no = ?4"
_LAST_WAVE = """
    SELECT stage, number FROM rounds
    WHERE tournament_id = ?1 AND wave = (SELECT max(wave) FROM rounds WHERE tournament_id = ?1)
"""
_UNDER_WAY = (TournamentStatus.MADE, TournamentStatus.LIVE)
_BEGUN = f"""
    SELECT 1 FROM tables LEFT JOIN results USING (tournament_id, stage, round, table_no)
    WHERE tables.tournament_id = ?1 AND (tables.stage, tables.round) IN ({_LAST_WAVE})
      AND (tables.match_id IS NOT NULL OR source NOT IN ('bye', 'walkover'))
"""


_OF = "WHERE tournament_id = ?1 AND (?2 IS NULL OR stage = ?2)"
_TABLES = f"""
    SELECT tables.*, matches.status AS match_status
    FROM tables LEFT JOIN matches ON matches.id = tables.match_id
    {_OF} ORDER BY stage, round, table_no
"""
_SEATS = f"SELECT stage, round, table_no, entrant, ready FROM table_seats {_OF} ORDER BY seat"
_RESULTS = f"SELECT stage, round, table_no, revision, source, scores FROM results {_OF} ORDER BY revision"
"""Three plain reads instead of one with questions in it: an event of 256 is read again and again."""

Key: TypeAlias = tuple[int, int, int]


_OPEN_EVENT = """
    SELECT id FROM tournaments
    WHERE status NOT IN ('finished', 'cancelled') AND id IN (
        SELECT tournament_id FROM tables WHERE match_id = ?1
        UNION SELECT tournament_id FROM results WHERE match_id = ?1
        UNION SELECT tournament_id FROM tournament_audit
              WHERE verb = 'replay' AND json_extract(facts, '$.match') = ?1
    )
"""
"""A drawn match of a bracket has left its table, and is in the log alone."""


class Rounds:
    """Keeping rounds. Two who press at once: the second gets Changed, and nothing of his is written."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def make(
        self,
        row: TournamentRow,
        wave: int,
        rounds: Mapping[tuple[int, int], Mapping[int, Table]],
        act: Act,
        follows: Follows = NOTHING,
        *,
        seeds: Sequence[int] | None = None,
        absent: Iterable[EntrantRow] = (),
    ) -> TournamentRow:
        """Write rounds, by stage and number, with their tables and the results of byes, all or nothing.

        `seeds` are those of a bracket that begins with them, `absent` who is out because he has not come.
        A round that goes on can get further tables. Raises Changed when anything has changed since `row`
        was read: two organisers make one round.
        """
        from_these = ", ".join(f"'{each}'" for each in (*STATUS_FROM[TournamentStatus.MADE], *_UNDER_WAY))
        sql = f"""
            UPDATE tournaments SET status = CASE status WHEN 'live' THEN 'live' ELSE 'made' END,
                revision = revision + 1, updated = ?, seeds = coalesce(?, seeds)
            WHERE id = ? AND revision = ? AND status IN ({from_these})
        """
        own = to_json(list(seeds)) if seeds is not None else None
        made = [Statement(sql, (act.at, own, row.id, row.revision), must_change=True)]
        made += [entrant_statement(row.id, each) for each in absent]
        for (stage, number), tables in rounds.items():
            made += _round(row.id, stage, number, wave, tables, act.at)
        return await written(self._writer, row, act, follows, made)

    async def undo(
        self, row: TournamentRow, back: TournamentStatus, act: Act, follows: Follows = NOTHING,
        *, keep_seeds: bool = True,
    ) -> TournamentRow:  # fmt: skip
        """Take the last wave back as long as nobody has played; the log keeps it. Raises Changed."""
        seeds = "seeds" if keep_seeds else "NULL"
        sql = f"""
            UPDATE tournaments SET status = ?, seeds = {seeds}, revision = revision + 1, updated = ?
            WHERE id = ? AND revision = ? AND status IN ('made', 'between')
        """
        gone = f"""
            DELETE FROM rounds WHERE tournament_id = ?1 AND (stage, number) IN ({_LAST_WAVE})
              AND NOT EXISTS ({_BEGUN})
        """
        return await written(
            self._writer,
            row,
            act,
            follows,
            [
                Statement(sql, (back, act.at, row.id, row.revision), must_change=True),
                Statement(gone, (row.id,), must_change=True),
            ],
        )

    async def of_tournament(self, tournament_id: int) -> list[RoundRow]:
        """Return the rounds in the order in which they were made."""
        sql = "SELECT stage, number, wave, made FROM rounds WHERE tournament_id = ? ORDER BY wave, stage"
        return [RoundRow(**dict(row)) for row in await self._reader.rows(sql, tournament_id)]

    async def tables(self, tournament_id: int, stage: int | None = None) -> list[TableRow]:
        """Return the tables of a stage or of all, round by round, each with its last result."""
        found = await self._reader.rows(_TABLES, tournament_id, stage)
        seats: dict[Key, list[sqlite3.Row]] = {}
        for row in await self._reader.rows(_SEATS, tournament_id, stage):
            seats.setdefault((row["stage"], row["round"], row["table_no"]), []).append(row)
        results = {
            (row["stage"], row["round"], row["table_no"]): row
            for row in await self._reader.rows(_RESULTS, tournament_id, stage)
        }
        keys = [(row["stage"], row["round"], row["table_no"]) for row in found]
        return [table_row(row, seats[key], results.get(key)) for row, key in zip(found, keys, strict=True)]

    async def of_match(self, match_id: int) -> Place | None:
        """Return the table at which a match is played; None for a match of no tournament."""
        sql = "SELECT tournament_id, stage, round, table_no FROM tables WHERE match_id = ?"
        row = await self._reader.row(sql, match_id)
        return Place(row["tournament_id"], row["stage"], row["round"], row["table_no"]) if row else None

    async def open_event_of(self, match_id: int) -> int | None:
        """Return the tournament, not over yet, of which a match is or was part; None for all others."""
        row = await self._reader.row(_OPEN_EVENT, match_id)
        return row["id"] if row else None

    async def set_ready(self, place: Place, entrant: int, interaction_id: int | None) -> None:
        """Note that somebody is ready, or with None that he no longer is. Raises Changed where he was."""
        sql = """
            UPDATE table_seats SET ready = ?5
            WHERE tournament_id = ?1 AND stage = ?2 AND round = ?3 AND entrant = ?4
              AND (ready IS NULL OR ?5 IS NULL)
        """
        values = (place.tournament_id, place.stage, place.round, entrant, interaction_id)
        await self._writer.write(Statement(sql, values, must_change=True))

    async def called(self, place: Place, call: tuple[int, int], clocks: Sequence[TournamentDeadline]) -> None:
        """Note that a table has been called, by which message, and until when its players must be there.

        Raises Changed where it plays, or has its result.
        """
        open_still = f"""
            UPDATE tables SET call_channel_id = ?5, call_message_id = ?6
            WHERE {_PLACE_NUMBERED} AND match_id IS NULL
              AND NOT EXISTS (SELECT 1 FROM results WHERE {_PLACE_NUMBERED})
        """
        await self._writer.write(
            Statement(open_still, (*place.key, *call), must_change=True),
            Statement(f"DELETE FROM tournament_deadlines WHERE {_PLACE} AND kind = 'call'", place.key),
            *map(put_statement, clocks),
        )

    async def call_lost(self, place: Place, clock: TournamentDeadline) -> None:
        """Note that a table is to be called anew. Raises Changed where it plays."""
        await self._writer.write(
            Statement(
                f"UPDATE tables SET call_channel_id = NULL, call_message_id = NULL WHERE {_PLACE}"
                " AND match_id IS NULL",
                place.key,
                must_change=True,
            ),
            Statement(
                f"DELETE FROM tournament_deadlines WHERE {_PLACE} AND kind IN ('ready', 'remind')", place.key
            ),
            put_statement(clock),
        )

    async def leave_match(
        self,
        place: Place,
        match_id: int,
        act: Act,
        follows: Follows = NOTHING,
        *,
        changed: Iterable[EntrantRow] = (),
    ) -> None:
        """Take a table's match from it, for another to be played. Raises Changed where it has another.

        `changed` are entrants who stand otherwise from then on.
        """
        await self._writer.write(
            Statement(
                f"""
                UPDATE tables SET match_id = NULL, call_channel_id = NULL, call_message_id = NULL
                WHERE {_PLACE} AND match_id = ?
                """,
                (*place.key, match_id),
                must_change=True,
            ),
            Statement(f"UPDATE table_seats SET ready = NULL WHERE {_PLACE}", place.key),
            *(entrant_statement(place.tournament_id, each) for each in changed),
            touched(place.tournament_id, act.at),
            logged(act, "?", place.tournament_id),
            *following(place.tournament_id, follows, act.at),
        )

    async def record(
        self,
        table: TableRow,
        outcome: Outcome,
        act: Act,
        follows: Follows = NOTHING,
        *,
        reason: str | None = None,
        match_id: int | None = None,
        voided: Iterable[Place] = (),
        left: Iterable[EntrantRow] = (),
    ) -> None:
        """Add a result, or a correction of the one that `table` shows.

        `voided` are tables that were made of it and go with it, `left` who leaves with it. Raises
        AlreadyDone when somebody has been quicker, or the match's result is there already.
        """
        values = (
            *table.place.key, table.revision + 1, match_id, *scored(outcome, act.by), reason, act.at,
        )  # fmt: skip
        tournament = table.place.tournament_id
        await self._writer.write(
            Statement(_NEW_RESULT, values),
            Statement(f"DELETE FROM tournament_deadlines WHERE {_PLACE}", table.place.key),
            *(Statement(f"DELETE FROM tables WHERE {_PLACE}", place.key) for place in voided),
            Statement(_EMPTY_ROUNDS, (tournament,)),
            *(entrant_statement(tournament, each) for each in left),
            touched(tournament, act.at),
            logged(act, "?", tournament),
            *following(tournament, follows, act.at),
        )


def begin_statements(place: Place, code: str, now: float, follows: Follows = NOTHING) -> list[Statement]:
    """Give a table the match of this code, once, and let the round be live: a part of its creation.

    The batch fails with Changed where the table has a match, or a result.
    """
    return [
        Statement(
            f"""
            UPDATE tables SET match_id = (SELECT id FROM matches WHERE code = ?)
            WHERE {_PLACE} AND match_id IS NULL AND NOT EXISTS (
                SELECT 1 FROM results WHERE results.tournament_id = tables.tournament_id
                  AND results.stage = tables.stage AND results.round = tables.round
                  AND results.table_no = tables.table_no
            )
            """,
            (code, *place.key),
            must_change=True,
        ),
        Statement(
            f"DELETE FROM tournament_deadlines WHERE {_PLACE} AND kind IN ('call', 'ready', 'remind')",
            place.key,
        ),
        Statement(
            """
            UPDATE tournaments SET status = 'live', revision = revision + 1, updated = ?
            WHERE id = ? AND status = 'made'
            """,
            (now, place.tournament_id),
        ),
        *following(place.tournament_id, follows, now),
    ]


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
_EMPTY_ROUNDS = """
    DELETE FROM rounds WHERE tournament_id = ? AND NOT EXISTS (
        SELECT 1 FROM tables WHERE tables.tournament_id = rounds.tournament_id
          AND tables.stage = rounds.stage AND tables.round = rounds.number
    )
"""


def _round(
    tournament_id: int, stage: int, number: int, wave: int, tables: Mapping[int, Table], now: float
) -> Iterable[Statement]:
    where = (tournament_id, stage, number)
    seats = [(n, seat, who) for n, table in tables.items() for seat, who in enumerate(table.seats)]
    sql = """
        INSERT INTO rounds (tournament_id, stage, number, wave, made) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET wave = excluded.wave
    """
    yield Statement(sql, (*where, wave, now))
    yield Statement(_NEW_TABLES, (*where, to_json(list(tables))))
    yield Statement(_NEW_SEATS, (*where, to_json(seats)))
    for number_, table in tables.items():
        if table.outcome:
            values = (*where, number_, 1, None, *scored(table.outcome), None, now)
            yield Statement(_NEW_RESULT, values)


def scored(outcome: Outcome, by: int | None = None) -> tuple[str, str, int | None]:
    """Return how a result is kept: its source, its scores, and who has entered it."""
    scores = [[score.won, score.lost, score.drawn] for score in outcome.scores]
    return outcome.source.value, to_json(scores), by
