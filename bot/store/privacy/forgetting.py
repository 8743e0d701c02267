"""Forgetting a person: what becomes of each place that knows one."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable
from typing import Any

from bot.store.privacy.places import Fate, Place, places
from bot.store.sql import Reader, Statement, to_json
from bot.store.writer import Writer

SOMEBODY = "somebody"
"""What a forgotten person is called where a name must stand."""
NOBODY = 0
"""Whose is what has no owner any more."""


class Forgetting:
    """Takes a person out of everything that is kept, but for blocks on him. He may play no match."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def forget(self, user_id: int, *besides: Statement) -> None:
        """Forget a person, as one change with what else is written.

        Results, standings and other people's ratings stay what they are: there he is one pseudonym, which
        nothing links to him. In a match that still runs a computer takes his seat. Who has blocked him has
        blocked him still, without his name: else to be forgotten would undo it.
        """
        pseudonym = -1 - secrets.randbits(48)
        await self._writer.write(
            *_left_to_a_computer(user_id),
            _looks_on(user_id),
            *_left_as(user_id, pseudonym),
            *(_set(place, None, user_id) for place in places(Fate.UNNAMED)),
            *(_set(place, NOBODY, user_id) for place in places(Fate.DISOWNED)),
            *(_unnamed(place, user_id) for place in places(Fate.HELD)),
            *[
                statement
                for place in places(Fate.RENAMED)
                for statement in await self._within(place, user_id, pseudonym)
            ],
            *(_deleted(place, user_id) for place in places(Fate.DELETED)),
            *besides,
        )

    async def _within(self, place: Place, user_id: int, pseudonym: int) -> list[Statement]:
        """Return what puts the pseudonym into JSON where a whole number is the person's id."""
        table, column = place.split
        sql = f"""
            SELECT * FROM {table} WHERE @names({table}.{column}, :user)
        """
        named = " AND ".join(f"{part} = :{part}" for part in place.key)
        return [
            Statement(
                f"UPDATE {table} SET {column} = :renamed WHERE {named}",
                {
                    "renamed": to_json(_renamed(json.loads(row[column]), user_id, pseudonym)),
                    **{part: row[part] for part in place.key},
                },
            )
            for row in await self._reader.rows(sql, user=user_id)
        ]


def _set(place: Place, value: int | None, user_id: int) -> Statement:
    table, column = place.split
    return Statement(
        f"UPDATE {table} SET {column} = :value WHERE {column} = :user", {"value": value, "user": user_id}
    )


def _unnamed(place: Place, user_id: int) -> Statement:
    table, column = place.split
    return Statement(
        f"UPDATE {table} SET name = :name WHERE {column} = :user", {"name": SOMEBODY, "user": user_id}
    )


def _deleted(place: Place, user_id: int) -> Statement:
    table, column = place.split
    return Statement(f"DELETE FROM {table} WHERE {column} = :user", {"user": user_id})


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
    asked = """
        EXISTS (
            SELECT 1 FROM seats
            WHERE seats.match_id = deadlines.match_id AND seats.seat = deadlines.seat AND user_id = :user
        )
    """
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
            hand_message_id = NULL, call_message_id = NULL, said = '', away = 0, stood = 0,
            level = CASE WHEN match_id IN (
                SELECT id FROM matches WHERE status NOT IN ('running', 'paused')
            ) THEN NULL ELSE 'easy' END
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
