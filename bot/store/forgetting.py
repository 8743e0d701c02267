"""Forgetting a person: every place that knows one, and what becomes of it."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Sequence
from typing import Any

from bot.store.file.reader import Reader, to_json
from bot.store.file.writer import Statement, Writer

SOMEBODY = "somebody"
"""What a forgotten person is called where a name must stand."""
NOBODY = 0
"""Whose is what has no owner any more."""

WHOLLY = ("users.id", *(f"{table}.user_id" for table in (
    "decks", "lessons", "ratings", "rating_changes", "rating_consents", "searches", "switches",
)))  # fmt: skip
"""Columns that say whose a row is which goes as a whole."""
UNNAMED = ("results.by_user", "tournament_audit.by_user")
"""Columns that may say nobody."""
DISOWNED = ("matches.challenger_id", "tournaments.creator_id", "packs.user_id")
"""Columns that must name an owner."""
SEATED = ("seats.user_id", "entrants.user_id")
"""Columns of places at a table that stay, without their person."""
WITHIN = {
    "rating_events.teams": ("id",),
    "ratings.opponents": ("scope", "game", "user_id"),
    "tournament_audit.facts": ("id",),
}
"""Columns of JSON with ids of persons in it, and what names their rows."""
PERSONAL = frozenset((*WHOLLY, *UNNAMED, *DISOWNED, *SEATED, *WITHIN))
"""All columns that hold a person's id: a test compares them with the schema."""


class Forgetting:
    """Takes a person out of everything that is kept. No match may be played meanwhile."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def forget(self, user_id: int) -> None:
        """Forget a person, as one change.

        Results, standings and other people's ratings stay what they are: there he is one pseudonym, which
        nothing links to him. In a match that still runs a computer takes his seat.
        """
        pseudonym = -1 - secrets.randbits(48)
        await self._writer.write(
            *_left_to_a_computer(user_id),
            *(
                Statement(f"UPDATE {table} SET {column} = NULL WHERE {column} = ?", (user_id,))
                for table, column in map(_split, UNNAMED)
            ),
            *(
                Statement(f"UPDATE {table} SET {column} = {NOBODY} WHERE {column} = ?", (user_id,))
                for table, column in map(_split, DISOWNED)
            ),
            Statement(
                "UPDATE entrants SET name = ?, user_id = ?, deck = NULL WHERE user_id = ?",
                (SOMEBODY, pseudonym, user_id),
            ),
            *[
                statement
                for place, key in WITHIN.items()
                for statement in await self._within(*_split(place), key, user_id, pseudonym)
            ],
            *(
                Statement(f"DELETE FROM {table} WHERE {column} = ?", (user_id,))
                for table, column in map(_split, WHOLLY)
            ),
        )

    async def _within(
        self, table: str, column: str, key: Sequence[str], user_id: int, pseudonym: int
    ) -> list[Statement]:
        """Return what puts the pseudonym into JSON where a whole number is the person's id."""
        sql = f"""
            SELECT * FROM {table} WHERE EXISTS (SELECT 1 FROM json_tree({table}.{column}) WHERE atom = ?)
        """
        named = " AND ".join(f"{part} = ?" for part in key)
        return [
            Statement(
                f"UPDATE {table} SET {column} = ? WHERE {named}",
                (
                    to_json(_renamed(json.loads(row[column]), user_id, pseudonym)),
                    *(row[part] for part in key),
                ),
            )
            for row in await self._reader.rows(sql, user_id)
        ]


def _left_to_a_computer(user_id: int) -> Iterable[Statement]:
    """Yield what leaves the seats of a person: a computer is woken where he was asked."""
    yield Statement(
        """
        UPDATE OR REPLACE deadlines SET kind = 'computer', due = 0
        WHERE kind <> 'challenge' AND EXISTS (
            SELECT 1 FROM seats
            WHERE seats.match_id = deadlines.match_id AND seats.seat = deadlines.seat AND user_id = ?
        )
        """,
        (user_id,),
    )
    yield Statement(
        """
        UPDATE seats SET name = ?, user_id = NULL, level = 'easy', hand_channel_id = NULL,
            hand_message_id = NULL, call_message_id = NULL
        WHERE user_id = ?
        """,
        (SOMEBODY, user_id),
    )


def _split(place: str) -> tuple[str, str]:
    table, _, column = place.partition(".")
    return table, column


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
