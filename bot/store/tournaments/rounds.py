"""Rounds of tournaments: tables, seats, matches and results. Each is made, begun and scored once."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TypeAlias

from bot.competition.state import Outcome, TournamentTable
from bot.store.sql import Reader, Row, Statement, Value, inserting, to_json
from bot.store.tournaments.deadlines import TournamentDeadline, put_statement
from bot.store.tournaments.events import entrant_statement, written
from bot.store.tournaments.rows import (
    AT_PLACE,
    STATUS_FROM,
    AuditEntry,
    EntrantRow,
    RoundRow,
    TablePlace,
    TableRow,
    TournamentRow,
    TournamentStatus,
    table_row,
)
from bot.store.tournaments.steps import NOTHING, Follows, following, logged, touched
from bot.store.writer import Writer
from engines.kernel import Origin

_LAST_WAVE = """
    SELECT stage, number FROM rounds
    WHERE tournament_id = :tournament AND wave = (SELECT max(wave) FROM rounds
    WHERE tournament_id = :tournament)
"""
_UNDER_WAY = (TournamentStatus.MADE, TournamentStatus.LIVE)
_BEGUN = f"""
    SELECT 1 FROM tables LEFT JOIN results USING (tournament_id, stage, round, table_no)
    WHERE tables.tournament_id = :tournament AND (tables.stage, tables.round) IN ({_LAST_WAVE})
      AND (tables.match_id IS NOT NULL OR source NOT IN ('bye', 'walkover'))
"""


_OF = """
    WHERE tournament_id = :tournament AND (CAST(:stage AS BIGINT) IS NULL OR stage = :stage)
"""
_TABLES = f"""
    SELECT tables.*, matches.status AS match_status
    FROM tables LEFT JOIN matches ON matches.id = tables.match_id
    {_OF} ORDER BY stage, round, table_no
"""
_SEATS = f"""
    SELECT stage, round, table_no, entrant, ready FROM table_seats
    {_OF} ORDER BY seat, stage, round, table_no
"""
_RESULTS = f"""
    SELECT stage, round, table_no, revision, source, scores FROM results
    {_OF} ORDER BY revision, stage, round, table_no
"""
"""Three plain reads instead of one with questions in it: an event of 256 is read again and again."""

Key: TypeAlias = tuple[int, int, int]


_OPEN_EVENT = """
    SELECT id FROM tournaments
    WHERE status NOT IN ('finished', 'cancelled') AND id IN (
        SELECT tournament_id FROM tables WHERE match_id = :match
        UNION SELECT tournament_id FROM results WHERE match_id = :match
        UNION SELECT tournament_id FROM tournament_audit
              WHERE verb = 'replay' AND CAST(@at(facts, match) AS BIGINT) = :match
    )
"""
"""A drawn match of a bracket has left its table, and is in the log alone."""


class Rounds:
    """Keeping rounds. Two who press at once: the second gets Changed, and nothing of theirs is written."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def make(
        self,
        row: TournamentRow,
        wave: int,
        rounds: Mapping[tuple[int, int], Mapping[int, TournamentTable]],
        act: AuditEntry,
        follows: Follows = NOTHING,
        *,
        seeds: Sequence[int] | None = None,
        absent: Iterable[EntrantRow] = (),
    ) -> TournamentRow:
        """Write rounds, by stage and number, with their tables and the results of byes, all or nothing.

        `seeds` are those of a bracket that begins with them, `absent` who is out for not having come; the
        lots are those of `row`.
        A round that goes on can get further tables. Raises Changed when anything has changed since `row`
        was read: two organisers make one round.
        """
        from_these = ", ".join(f"'{each}'" for each in (*STATUS_FROM[TournamentStatus.MADE], *_UNDER_WAY))
        sql = f"""
            UPDATE tournaments SET status = CASE status WHEN 'live' THEN 'live' ELSE 'made' END,
                revision = revision + 1, updated = :updated, seeds = coalesce(:seeds, seeds), lots = :lots
            WHERE id = :id AND revision = :revision AND status IN ({from_these})
        """
        own = to_json(list(seeds)) if seeds is not None else None
        made = [
            Statement(
                sql,
                {
                    "updated": act.at,
                    "seeds": own,
                    "lots": row.lots,
                    "id": row.id,
                    "revision": row.revision,
                },
                must_change=True,
            )
        ]
        made += [entrant_statement(row.id, each) for each in absent]
        for (stage, number), tables in rounds.items():
            made += _round(row.id, stage, number, wave, tables, act.at)
        return await written(self._writer, row, act, follows, made)

    async def undo(
        self, row: TournamentRow, back: TournamentStatus, act: AuditEntry, follows: Follows = NOTHING,
        *, keep_seeds: bool = True,
    ) -> TournamentRow:  # fmt: skip
        """Take the last wave back as long as nobody has played; the log keeps it. Raises Changed."""
        seeds = "seeds" if keep_seeds else "NULL"
        sql = f"""
            UPDATE tournaments
            SET status = :status, seeds = {seeds}, revision = revision + 1, updated = :updated
            WHERE id = :id AND revision = :revision AND status IN ('made', 'between')
        """
        gone = f"""
            DELETE FROM rounds WHERE tournament_id = :tournament AND (stage, number) IN ({_LAST_WAVE})
              AND NOT EXISTS ({_BEGUN})
        """
        return await written(
            self._writer,
            row,
            act,
            follows,
            [
                Statement(
                    sql,
                    {"status": back, "updated": act.at, "id": row.id, "revision": row.revision},
                    must_change=True,
                ),
                Statement(gone, {"tournament": row.id}, must_change=True),
            ],
        )

    async def of_tournament(self, tournament_id: int) -> list[RoundRow]:
        """Return the rounds in the order in which they were made."""
        sql = """
            SELECT stage, number, wave, made FROM rounds
            WHERE tournament_id = :tournament ORDER BY wave, stage
        """
        return [RoundRow(**dict(row)) for row in await self._reader.rows(sql, tournament=tournament_id)]

    async def tables(self, tournament_id: int, stage: int | None = None) -> list[TableRow]:
        """Return the tables of a stage or of all, round by round, each with its last result."""
        found = await self._reader.rows(_TABLES, tournament=tournament_id, stage=stage)
        seats: dict[Key, list[Row]] = {}
        for row in await self._reader.rows(_SEATS, tournament=tournament_id, stage=stage):
            seats.setdefault((row["stage"], row["round"], row["table_no"]), []).append(row)
        results = {
            (row["stage"], row["round"], row["table_no"]): row
            for row in await self._reader.rows(_RESULTS, tournament=tournament_id, stage=stage)
        }
        keys = [(row["stage"], row["round"], row["table_no"]) for row in found]
        return [table_row(row, seats[key], results.get(key)) for row, key in zip(found, keys, strict=True)]

    async def of_match(self, match_id: int) -> TablePlace | None:
        """Return the table at which a match is played; None for a match of no tournament."""
        sql = "SELECT tournament_id, stage, round, table_no FROM tables WHERE match_id = :match"
        row = await self._reader.row(sql, match=match_id)
        return TablePlace(row["tournament_id"], row["stage"], row["round"], row["table_no"]) if row else None

    async def open_event_of(self, match_id: int) -> int | None:
        """Return the tournament, not over yet, of which a match is or was part; None for all others."""
        row = await self._reader.row(_OPEN_EVENT, match=match_id)
        return row["id"] if row else None

    async def set_ready(self, place: TablePlace, entrant: int, interaction_id: int | None) -> None:
        """Note that somebody is ready, or with None no longer. Raises Changed where they were."""
        sql = """
            UPDATE table_seats SET ready = :ready
            WHERE tournament_id = :tournament AND stage = :stage AND round = :round AND entrant = :entrant
              AND (ready IS NULL OR CAST(:ready AS BIGINT) IS NULL)
        """
        values = {**place.values, "entrant": entrant, "ready": interaction_id}
        await self._writer.write(Statement(sql, values, must_change=True))

    async def seal(self, place: TablePlace, sealed: Origin | None) -> None:
        """Note with which dice a table is called; None has others drawn. Raises Changed where it plays."""
        sql = f"UPDATE tables SET sealed = :sealed WHERE {AT_PLACE} AND match_id IS NULL"
        values = {**place.values, "sealed": sealed.model_dump_json() if sealed else None}
        await self._writer.write(Statement(sql, values, must_change=True))

    async def called(
        self, place: TablePlace, call: tuple[int, int], clocks: Sequence[TournamentDeadline]
    ) -> None:
        """Note that a table has been called, by which message, and until when its players must be there.

        Raises Changed where it plays, or has its result.
        """
        open_still = f"""
            UPDATE tables SET call_channel_id = :channel, call_message_id = :message
            WHERE {AT_PLACE} AND match_id IS NULL
              AND NOT EXISTS (SELECT 1 FROM results WHERE {AT_PLACE})
        """
        await self._writer.write(
            Statement(open_still, {**place.values, "channel": call[0], "message": call[1]}, must_change=True),
            Statement(f"DELETE FROM tournament_deadlines WHERE {AT_PLACE} AND kind = 'call'", place.values),
            *map(put_statement, clocks),
        )

    async def call_lost(self, place: TablePlace, clock: TournamentDeadline) -> None:
        """Note that a table is to be called anew. Raises Changed where it plays."""
        await self._writer.write(
            Statement(
                f"UPDATE tables SET call_channel_id = NULL, call_message_id = NULL WHERE {AT_PLACE}"
                " AND match_id IS NULL",
                place.values,
                must_change=True,
            ),
            Statement(
                f"DELETE FROM tournament_deadlines WHERE {AT_PLACE} AND kind IN ('ready', 'remind')",
                place.values,
            ),
            put_statement(clock),
        )

    async def leave_match(
        self,
        place: TablePlace,
        match_id: int,
        act: AuditEntry,
        follows: Follows = NOTHING,
        *,
        changed: Collection[EntrantRow] = (),
    ) -> None:
        """Take a table's match from it, for another to be played. Raises Changed where it has another.

        `changed` are entrants who stand otherwise from then on: they must be ready anew, and the others stay
        so. Where nobody has changed all must.
        """
        anew = [each.number for each in changed]
        await self._writer.write(
            Statement(
                f"""
                UPDATE tables
                SET match_id = NULL, call_channel_id = NULL, call_message_id = NULL, sealed = NULL
                WHERE {AT_PLACE} AND match_id = :match
                """,
                {**place.values, "match": match_id},
                must_change=True,
            ),
            Statement(
                f"""
                UPDATE table_seats SET ready = NULL
                WHERE {AT_PLACE} AND (:all = 1 OR entrant IN (@among(:anew, BIGINT)))
                """,
                {**place.values, "all": int(not anew), "anew": to_json(anew)},
            ),
            *(entrant_statement(place.tournament_id, each) for each in changed),
            touched(place.tournament_id, act.at),
            logged(act, place.tournament_id),
            *following(place.tournament_id, follows, act.at),
        )

    async def record(
        self,
        table: TableRow,
        outcome: Outcome,
        act: AuditEntry,
        follows: Follows = NOTHING,
        *,
        reason: str | None = None,
        match_id: int | None = None,
        voided: Iterable[TablePlace] = (),
        left: Iterable[EntrantRow] = (),
    ) -> None:
        """Add a result, or a correction of the one that `table` shows.

        `voided` are tables that were made of it and go with it, `left` who leaves with it. Raises
        AlreadyDone when somebody has been quicker, or the match's result is there already.
        """
        tournament = table.place.tournament_id
        await self._writer.write(
            _result(table.place, table.revision + 1, outcome, act.at, match_id, act.by, reason),
            Statement(f"DELETE FROM tournament_deadlines WHERE {AT_PLACE}", table.place.values),
            *(Statement(f"DELETE FROM tables WHERE {AT_PLACE}", place.values) for place in voided),
            Statement(_EMPTY_ROUNDS, {"tournament": tournament}),
            *(entrant_statement(tournament, each) for each in left),
            touched(tournament, act.at),
            logged(act, tournament),
            *following(tournament, follows, act.at),
        )


def begin_statements(place: TablePlace, code: str, now: float, follows: Follows = NOTHING) -> list[Statement]:
    """Give a table the match of this code, once, and let the round be live: a part of its creation.

    The batch fails with Changed where the table has a match, or a result.
    """
    return [
        Statement(
            f"""
            UPDATE tables SET match_id = (SELECT id FROM matches WHERE code = :code)
            WHERE {AT_PLACE} AND match_id IS NULL AND NOT EXISTS (
                SELECT 1 FROM results WHERE results.tournament_id = tables.tournament_id
                  AND results.stage = tables.stage AND results.round = tables.round
                  AND results.table_no = tables.table_no
            )
            """,
            {**place.values, "code": code},
            must_change=True,
        ),
        Statement(
            f"DELETE FROM tournament_deadlines WHERE {AT_PLACE} AND kind IN ('call', 'ready', 'remind')",
            place.values,
        ),
        Statement(
            """
            UPDATE tournaments SET status = 'live', revision = revision + 1, updated = :updated
            WHERE id = :id AND status = 'made'
            """,
            {"updated": now, "id": place.tournament_id},
        ),
        *following(place.tournament_id, follows, now),
    ]


_NEW_TABLES = """
    INSERT INTO tables (tournament_id, stage, round, table_no)
    SELECT :tournament, :stage, :round, number FROM @each(:rows, number BIGINT) AS made
"""
_NEW_SEATS = """
    INSERT INTO table_seats (tournament_id, stage, round, table_no, seat, entrant)
    SELECT :tournament, :stage, :round, number, seat, entrant
    FROM @each(:rows, number BIGINT, seat BIGINT, entrant BIGINT) AS seated
"""
_EMPTY_ROUNDS = """
    DELETE FROM rounds WHERE tournament_id = :tournament AND NOT EXISTS (
        SELECT 1 FROM tables WHERE tables.tournament_id = rounds.tournament_id
          AND tables.stage = rounds.stage AND tables.round = rounds.number
    )
"""


def _round(
    tournament_id: int, stage: int, number: int, wave: int, tables: Mapping[int, TournamentTable], now: float
) -> Iterable[Statement]:
    where: dict[str, Value] = {"tournament": tournament_id, "stage": stage, "round": number}
    seats = [(n, seat, who) for n, table in tables.items() for seat, who in enumerate(table.seats)]
    sql = """
        INSERT INTO rounds (tournament_id, stage, number, wave, made)
        VALUES (:tournament, :stage, :round, :wave, :now)
        ON CONFLICT (tournament_id, stage, number) DO UPDATE SET wave = excluded.wave
    """
    yield Statement(sql, {**where, "wave": wave, "now": now})
    yield Statement(_NEW_TABLES, {**where, "rows": to_json([(n,) for n in tables])})
    yield Statement(_NEW_SEATS, {**where, "rows": to_json(seats)})
    for n, table in tables.items():
        if table.outcome:
            yield _result(TablePlace(tournament_id, stage, number, n), 1, table.outcome, now)


def _result(
    place: TablePlace,
    revision: int,
    outcome: Outcome,
    now: float,
    match_id: int | None = None,
    by: int | None = None,
    reason: str | None = None,
) -> Statement:
    columns: dict[str, Value] = {
        "tournament_id": place.tournament_id,
        "stage": place.stage,
        "round": place.round,
        "table_no": place.table_no,
        "revision": revision,
        "match_id": match_id,
        "source": outcome.source.value,
        "scores": to_json([[score.won, score.lost, score.drawn] for score in outcome.scores]),
        "by_user": by,
        "reason": reason,
        "at": now,
    }
    return Statement(inserting("results", columns), columns)
