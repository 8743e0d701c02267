"""What is kept of a person, as he may read it: how much of each part, and all of it.

Nothing here tells of others: whom somebody met, who acted on whom, or who has blocked him, is theirs as
well. Nor does it tell of
a match what its players may not know while it runs: its seed, its decks, its events.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bot.store.privacy.places import Part
from bot.store.sql import Reader

_READ: Mapping[Part, str] = {
    Part.SETTINGS: "SELECT * FROM users WHERE id = :user",
    Part.SWITCHES: "SELECT game, key, is_on FROM switches WHERE user_id = :user ORDER BY game, key",
    Part.CONSENTS: "SELECT at, given, name FROM rating_consents WHERE user_id = :user ORDER BY at",
    Part.BLOCKS: "SELECT blocked_id, name, at FROM blocks WHERE user_id = :user ORDER BY name, blocked_id",
    Part.DECKS: "SELECT game, name, content, at FROM decks WHERE user_id = :user ORDER BY game, name",
    Part.WORDS: "SELECT game, word FROM known_words WHERE user_id = :user ORDER BY game, word",
    Part.LESSONS: """
        SELECT game, lesson, step, given, helped, done FROM lessons
        WHERE user_id = :user ORDER BY game, lesson
    """,
    Part.MATCHES: """
        SELECT code, guild_id, channel_id, game, clock, status, created, updated, ending, result,
               CASE WHEN challenger_id = :user THEN 1 ELSE 0 END AS challenged, seat, seats.name, deck,
                   nonce, said
        FROM matches LEFT JOIN seats ON seats.match_id = matches.id AND seats.user_id = :user
        WHERE matches.id IN (
            SELECT match_id FROM seats WHERE user_id = :user
            UNION SELECT id FROM matches WHERE challenger_id = :user
        ) ORDER BY matches.id
    """,
    Part.ANSWERS: """
        SELECT code, number, answer, undone, answers.at FROM seats
        JOIN answers ON answers.match_id = seats.match_id AND answers.seat = seats.seat
        JOIN matches ON matches.id = seats.match_id
        WHERE user_id = :user ORDER BY seats.match_id, number
    """,
    Part.SEARCHES: """
        SELECT guild_id, channel_id, game, clock, name, deck, luck, began, until, status FROM searches
        WHERE user_id = :user ORDER BY id
    """,
    Part.RATINGS: "SELECT scope, game, mu, sigma, at, matches FROM ratings WHERE user_id = :user",
    Part.HISTORY: """
        SELECT scope, game, at, mu_before, sigma_before, mu, sigma
        FROM rating_changes JOIN rating_events ON id = event_id WHERE user_id = :user ORDER BY at, id
    """,
    Part.RATED: """
        SELECT scope, game, at, played, void FROM rating_events
        WHERE @names(rating_events.teams, :user) ORDER BY id
    """,
    Part.MET: """
        SELECT scope, game FROM ratings
        WHERE user_id <> :user AND @names(ratings.opponents, :user)
    """,
    Part.ENTRIES: """
        SELECT code, tournaments.name AS tournament, number, entrants.name, entrants.status, deck, from_round,
               left_round
        FROM entrants JOIN tournaments ON tournaments.id = tournament_id WHERE user_id = :user ORDER BY id
    """,
    Part.TOURNAMENTS: """
        SELECT code, guild_id, channel_id, name, game, format, status, created FROM tournaments
        WHERE creator_id = :user ORDER BY id
    """,
    Part.RESULTS: """
        SELECT code, stage, round, table_no, scores, reason, at
        FROM results JOIN tournaments ON tournaments.id = tournament_id WHERE by_user = :user ORDER BY at
    """,
    Part.ACTS: """
        SELECT code, verb, CASE WHEN by_user = :user THEN 1 ELSE 0 END AS own, at
        FROM tournament_audit JOIN tournaments ON tournaments.id = tournament_id
        WHERE by_user = :user OR @names(tournament_audit.facts, :user) ORDER BY tournament_audit.id
    """,
    Part.RULINGS: """
        SELECT code, guild_id, verb, reason, CASE WHEN by_user = :user THEN 1 ELSE 0 END AS own, at
        FROM moderation
        WHERE by_user = :user OR @names(moderation.facts, :user) ORDER BY id
    """,
    Part.PACKS: "SELECT guild_id, game, pack, version, at FROM packs WHERE user_id = :user ORDER BY id",
}
_JSON = frozenset({"content", "deck", "ending", "result", "answer", "scores"})
"""Columns that are given as what they hold, and not as text."""


class Kept:
    """Reads what is kept of a person."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    async def counts(self, user_id: int) -> dict[Part, int]:
        """Return how much there is of each part, without the parts of which there is nothing."""
        found: dict[Part, int] = {}
        for part, sql in _READ.items():
            row = await self._reader.row(f"SELECT count(*) AS count FROM ({sql}) AS kept", user=user_id)
            if row and row["count"]:
                found[part] = row["count"]
        return found

    async def everything(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """Return all that there is, by parts, ready to be written as JSON."""
        return {
            str(part): [_plain(dict(row)) for row in await self._reader.rows(sql, user=user_id)]
            for part, sql in _READ.items()
        }


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    return {name: json.loads(value) if name in _JSON and value else value for name, value in row.items()}
