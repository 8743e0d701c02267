"""Forgetting a person: what becomes of each place that knows one."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, cast

from bot.store.people.preferences import MORNING
from bot.store.privacy.deletions import DeletionLine, Deletions
from bot.store.privacy.places import PLACES, DataPlace, Fate, places
from bot.store.sql import Reader, Rows, Statement, to_json
from bot.store.tournaments.rows import NOTE
from bot.store.writer import Writer

log = logging.getLogger(__name__)

SOMEBODY = "somebody"
"""What a forgotten person is called where a name must stand."""
NOBODY = 0
"""Whose is what has no owner any more."""


ERASED = "–"
"""What stands where somebody had written why."""


class Forgetting:
    """Takes a person out of everything that is kept, but for blocks on them. They may play no match."""

    def __init__(self, writer: Writer, reader: Reader, deletions: Deletions) -> None:
        self._writer = writer
        self._reader = reader
        self._deletions = deletions

    async def ask(self, user_id: int, now: float) -> str:
        """Write down, outside of the database, that a person is to be forgotten; return the line's token.

        From here on they will be, whatever happens: what is cut off is done at the next start.
        """
        return await asyncio.to_thread(self._deletions.add, user_id, now)

    async def repeat(self, now: float) -> int:
        """Forget again whom a restored database knows again; return how many deletions it lacked.

        Who has come back since their deletion keeps what is new: the database that knows of it notes both.
        """
        lines = await asyncio.to_thread(self._deletions.lines)
        if not lines:
            return 0
        done = {row["token"] for row in await self._reader.rows("SELECT token FROM deletions")}
        missing = [line for line in lines if line.token not in done]
        if missing:
            await self._forget_again(missing, now)
            log.info("%d deletions were done that this database lacked", len(missing))
        return len(missing)

    async def _forget_again(self, missing: Sequence[DeletionLine], now: float) -> None:
        everybody = await self._everybody()
        for line in missing:
            for user_id in await asyncio.to_thread(_whose, line, everybody):
                await self.forget(user_id)
            await self._writer.write(_done(line.token, now))

    async def _everybody(self) -> set[int]:
        """Return the ids of all people who stand anywhere."""
        found: set[int] = set()
        for place in (each for each in PLACES if each.fate is not Fate.UNSENT):
            table, column = place.split
            sql = f"SELECT DISTINCT {column} AS held FROM {table} WHERE {column} IS NOT NULL"
            for row in await self._reader.rows(sql):
                is_json = place.fate is Fate.RENAMED
                found.update(_numbers(json.loads(row["held"])) if is_json else [int(row["held"])])
        return {user_id for user_id in found if user_id > 0}

    async def forget(self, user_id: int, *besides: Statement, token: str | None = None) -> None:
        """Forget a person, as one change with what else is written, and with the token that asks for it.

        Results, standings and other people's ratings stay what they are: there the person is one pseudonym,
        which nothing links to them. In a match that still runs a computer takes their seat. Who has blocked
        them has blocked them still, without their name: else to be forgotten would undo it.
        """
        pseudonym = -1 - secrets.randbits(48)
        ruled = await self._reader.rows(_RULINGS_THAT_NAME, user=user_id)
        within = [await self._within(place, user_id, pseudonym) for place in places(Fate.RENAMED)]
        await self._writer.write(
            *besides,
            *([_done(token, time.time())] if token else []),
            *_words_erased(user_id, [row["id"] for row in ruled]),
            _own_matches_deleted(user_id),
            *_left_to_a_computer(user_id),
            _looks_on(user_id),
            *_left_as(user_id, pseudonym),
            *chain.from_iterable(within),
            *(_set(place, None, user_id) for place in places(Fate.UNNAMED)),
            *(_set(place, NOBODY, user_id) for place in places(Fate.DISOWNED)),
            *(_unnamed(place, user_id) for place in places(Fate.HELD)),
            *(_deleted(place, user_id) for place in places(Fate.DELETED)),
            *(_unsent(place, user_id) for place in places(Fate.UNSENT)),
        )

    async def _within(self, place: DataPlace, user_id: int, pseudonym: int) -> list[Statement]:
        """Return what puts the pseudonym into JSON where a whole number is the person's id.

        Of what concerns the person nobody is told any more why.
        """
        table, column = place.split
        sql = f"SELECT * FROM {table} WHERE @names({table}.{column}, :user)"
        if table == "tournament_audit":
            sql = f"{sql} OR by_user = :user OR {_AT_THEIR_TABLE}"
        elif table == "outbox":
            sql = f"{sql} OR {_TOLD_AT_THEIR_TABLE}"
        rows = await self._reader.rows(sql, user=user_id)
        return await asyncio.to_thread(_rewritten, place, rows, user_id, pseudonym)  # there may be thousands


_RULINGS_THAT_NAME = "SELECT id FROM moderation WHERE @names(moderation.facts, :user)"
_AT_THEIR_TABLE = """
    (@at(facts, reason) IS NOT NULL AND EXISTS (
        SELECT 1 FROM table_seats JOIN entrants
            ON entrants.tournament_id = table_seats.tournament_id AND number = entrant
        WHERE table_seats.tournament_id = tournament_audit.tournament_id AND entrants.user_id = :user
            AND CAST(table_no AS TEXT) = CAST(@at(facts, table) AS TEXT)
    ))
"""


_TOLD_AT_THEIR_TABLE = f"""
    (kind = '{NOTE}' AND EXISTS (
        SELECT 1 FROM table_seats AS sat JOIN entrants
            ON entrants.tournament_id = sat.tournament_id AND number = entrant
        WHERE entrants.user_id = :user AND outbox.target LIKE
            CAST(sat.tournament_id AS TEXT) || ':' || CAST(sat.stage AS TEXT) || ':'
            || CAST(sat.round AS TEXT) || ':' || CAST(sat.table_no AS TEXT) || ':%'
    ))
"""


def _rewritten(place: DataPlace, rows: Rows, user_id: int, pseudonym: int) -> list[Statement]:
    table, column = place.split
    named = " AND ".join(f"{part} = :{part}" for part in place.key)
    return [
        Statement(
            f"UPDATE {table} SET {column} = :renamed WHERE {named}",
            {
                "renamed": to_json(_silent(_renamed(json.loads(row[column]), user_id, pseudonym))),
                **{part: row[part] for part in place.key},
            },
        )
        for row in rows
    ]


def _whose(line: DeletionLine, everybody: Iterable[int]) -> list[int]:
    return [user_id for user_id in everybody if line.is_of(user_id)]


def _done(token: str, now: float) -> Statement:
    sql = "INSERT INTO deletions (token, at) VALUES (:token, :now) ON CONFLICT (token) DO NOTHING"
    return Statement(sql, {"token": token, "now": now})


def _words_erased(user_id: int, ruled: Sequence[int]) -> Iterable[Statement]:
    """Yield what erases free words of and about a person, whom some rulings name, and their presses' numbers.

    What they have added to the dice of a match that was played stays in its origin, and what to the lots of a
    tournament with their entry: seals are made of it, by which the others check both.
    """
    yield Statement(
        """
        UPDATE moderation SET reason = :erased WHERE by_user = :user OR id IN (@among(:ruled, BIGINT))
            OR match_id IN (SELECT match_id FROM seats WHERE user_id = :user)
        """,
        {"erased": ERASED, "user": user_id, "ruled": to_json(list(ruled))},
    )
    yield Statement(
        """
        UPDATE results SET reason = :erased WHERE by_user IS NOT NULL AND reason IS NOT NULL AND (
            by_user = :user OR (tournament_id, stage, round, table_no) IN (
                SELECT sat.tournament_id, stage, round, table_no FROM table_seats AS sat JOIN entrants
                    ON entrants.tournament_id = sat.tournament_id AND number = entrant
                WHERE entrants.user_id = :user
            )
        )
        """,
        {"erased": ERASED, "user": user_id},
    )
    yield Statement(
        """
        UPDATE answers SET interaction_id = NULL WHERE interaction_id IS NOT NULL AND EXISTS (
            SELECT 1 FROM seats
            WHERE seats.match_id = answers.match_id AND seats.seat = answers.seat AND user_id = :user
        ) AND match_id IN (SELECT match_id FROM seats WHERE user_id = :user)
        """,
        {"user": user_id},
    )
    yield Statement(
        """
        UPDATE table_seats SET ready = 0 WHERE ready IS NOT NULL AND (tournament_id, entrant) IN (
            SELECT tournament_id, number FROM entrants WHERE user_id = :user
        )
        """,
        {"user": user_id},
    )
    yield Statement(
        "UPDATE tournament_audit SET interaction_id = NULL WHERE by_user = :user", {"user": user_id}
    )


def _own_matches_deleted(user_id: int) -> Statement:
    """Delete matches that are over and in which nobody else sat, once their end has been shown."""
    sql = """
        DELETE FROM matches
        WHERE id IN (SELECT match_id FROM seats WHERE user_id = :user)
            AND status NOT IN ('challenge', 'running', 'paused')
            AND NOT EXISTS (
                SELECT 1 FROM seats
                WHERE seats.match_id = matches.id AND user_id IS NOT NULL AND user_id <> :user
            )
            AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.match_id = matches.id)
            AND NOT EXISTS (SELECT 1 FROM results WHERE results.match_id = matches.id)
            AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.match_id = matches.id)
    """
    return Statement(sql, {"user": user_id})


def _set(place: DataPlace, value: int | None, user_id: int) -> Statement:
    table, column = place.split
    return Statement(
        f"UPDATE {table} SET {column} = :value WHERE {column} = :user", {"value": value, "user": user_id}
    )


def _unnamed(place: DataPlace, user_id: int) -> Statement:
    table, column = place.split
    return Statement(
        f"UPDATE {table} SET name = :name WHERE {column} = :user", {"name": SOMEBODY, "user": user_id}
    )


def _deleted(place: DataPlace, user_id: int) -> Statement:
    table, column = place.split
    return Statement(f"DELETE FROM {table} WHERE {column} = :user", {"user": user_id})


def _unsent(place: DataPlace, user_id: int) -> Statement:
    table, column = place.split
    sql = f"DELETE FROM {table} WHERE kind = :kind AND {column} = :user"
    return Statement(sql, {"kind": MORNING, "user": str(user_id)})


def _left_to_a_computer(user_id: int) -> Iterable[Statement]:
    """Yield what leaves the seats of a person: a computer is woken where they were asked.

    What was made of a match while they still sat there is refused: it would seat them again. A challenge that
    still waits is withdrawn.
    """
    yield Statement(
        """
        UPDATE matches SET version = version + 1 WHERE status IN ('challenge', 'running', 'paused')
            AND id IN (SELECT match_id FROM seats WHERE user_id = :user)
        """,
        {"user": user_id},
    )
    own = "IN (SELECT match_id FROM seats WHERE user_id = :user)"
    yield Statement(f"DELETE FROM deadlines WHERE kind = 'challenge' AND match_id {own}", {"user": user_id})
    yield Statement(
        f"UPDATE matches SET status = 'cancelled' WHERE status = 'challenge' AND id {own}", {"user": user_id}
    )
    asked = "(match_id, seat) IN (SELECT match_id, seat FROM seats WHERE user_id = :user)"
    yield Statement(
        f"""
        INSERT INTO deadlines (match_id, part, kind, seat, decision, due)
        SELECT match_id, part, 'computer', seat, max(decision), 0 FROM deadlines
        WHERE kind <> 'challenge' AND {asked} GROUP BY match_id, part, seat
        ON CONFLICT (match_id, kind, seat) DO UPDATE SET decision = excluded.decision, due = excluded.due
        """,
        {"user": user_id},
    )
    yield Statement(
        f"DELETE FROM deadlines WHERE kind NOT IN ('challenge', 'computer') AND {asked}", {"user": user_id}
    )
    # In a match that is over nobody plays on: it stays one between people, of whom one has left.
    yield Statement(
        """
        UPDATE seats SET name = :name, user_id = NULL, hand_channel_id = NULL,
            hand_message_id = NULL, call_message_id = NULL, said = '', nonce = '', seal = '', deck = NULL,
            away = 0, stood = 0,
            level = CASE WHEN EXISTS (
                SELECT 1 FROM matches WHERE matches.id = seats.match_id AND status IN ('running', 'paused')
            ) THEN 'easy' END
        WHERE user_id = :user
        """,
        {"name": SOMEBODY, "user": user_id},
    )


def _looks_on(user_id: int) -> Statement:
    """Let who was to meet a person look on for somebody else."""
    sql = """
        UPDATE searches SET status = 'open', with_id = NULL
        WHERE status = 'paired' AND with_id IN (SELECT id FROM searches WHERE user_id = :user)
    """
    return Statement(sql, {"user": user_id})


def _left_as(user_id: int, pseudonym: int) -> Iterable[Statement]:
    """Yield what leaves a person's entries to a pseudonym; their events are read anew."""
    yield Statement(
        """
        UPDATE tournaments SET revision = revision + 1
        WHERE id IN (SELECT tournament_id FROM entrants WHERE user_id = :user)
        """,
        {"user": user_id},
    )
    yield Statement(
        "UPDATE entrants SET name = :name, user_id = :pseudonym, deck = NULL WHERE user_id = :user",
        {"name": SOMEBODY, "pseudonym": pseudonym, "user": user_id},
    )


def _numbers(value: Any) -> Iterator[int]:
    """Yield all whole numbers in JSON."""
    match value:
        case list():
            for each in value:  # pyright: ignore[reportUnknownVariableType]
                yield from _numbers(each)
        case dict():
            yield from _numbers(list(value.values()))  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
        case int() if not isinstance(value, bool):
            yield value
        case _:
            return


def _silent(facts: Any) -> Any:
    """Return facts without what somebody has written."""
    match facts:
        case {"reason": str() as reason, **others} if reason:  # pyright: ignore[reportUnknownVariableType]
            return {**others, "reason": ERASED}
        case {"problem": [str() as key, dict() as given], **others}:  # pyright: ignore[reportUnknownVariableType]
            given = cast("dict[str, Any]", given)
            return {**others, "problem": [key, dict.fromkeys(given, ERASED)]}  # names them and their deck
        case _:
            return facts


def _renamed(value: Any, user_id: int, pseudonym: int) -> Any:
    match value:
        case list():
            return [_renamed(each, user_id, pseudonym) for each in value]  # pyright: ignore[reportUnknownVariableType]
        case dict():
            return {key: _renamed(each, user_id, pseudonym) for key, each in value.items()}  # pyright: ignore[reportUnknownVariableType]
        case int() if value == user_id and not isinstance(value, bool):
            return pseudonym
        case _:
            return value
