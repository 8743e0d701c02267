"""What is kept of a person, as they may read it: how much of each part, and all of it.

Nothing here tells of others: whom somebody met, who acted on whom, or who has blocked them, is theirs as
well. Nor does it tell of
a match what its players may not know while it runs: its seed, its decks, its events.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bot.store.privacy.places import DataPart
from bot.store.sql import Reader

_READ: Mapping[DataPart, str] = {
    DataPart.SETTINGS: """
        SELECT id, locale, theme, text_board, dm_hand, pings, challenges, zone, quiet, morning, morning_due,
            dm_closed, discord_locale, seen
        FROM users WHERE id = :user
    """,
    DataPart.SWITCHES: "SELECT game, key, is_on FROM switches WHERE user_id = :user ORDER BY game, key",
    DataPart.CONSENTS: "SELECT at, given, name FROM rating_consents WHERE user_id = :user ORDER BY at",
    DataPart.BLOCKS: (
        "SELECT blocked_id, name, at FROM blocks WHERE user_id = :user ORDER BY name, blocked_id"
    ),
    DataPart.DECKS: "SELECT game, name, content, at FROM decks WHERE user_id = :user ORDER BY game, name",
    DataPart.WORDS: "SELECT game, word FROM known_words WHERE user_id = :user ORDER BY game, word",
    DataPart.LESSONS: """
        SELECT game, lesson, version, step, given, helped, tries, done FROM lessons
        WHERE user_id = :user ORDER BY game, lesson
    """,
    DataPart.MATCHES: """
        SELECT code, guild_id, channel_id, game, clock, status, created, updated, ending, result, takebacks,
            continued_from,
            CASE WHEN challenger_id = :user THEN 1 ELSE 0 END AS challenged, seat, seats.name, deck, nonce,
            seal, said, joined, invited, missed, late, waited, away, stood, sat, draw_offered, end_offered,
            pause_offered, hand_channel_id, hand_message_id, call_message_id
        FROM matches LEFT JOIN seats ON seats.match_id = matches.id AND seats.user_id = :user
        WHERE matches.id IN (
            SELECT match_id FROM seats WHERE user_id = :user
            UNION SELECT id FROM matches WHERE challenger_id = :user
        ) ORDER BY matches.id
    """,
    DataPart.ANSWERS: """
        SELECT code, number, answer, undone, answers.at, interaction_id FROM seats
        JOIN answers ON answers.match_id = seats.match_id AND answers.seat = seats.seat
        JOIN matches ON matches.id = seats.match_id
        WHERE user_id = :user ORDER BY seats.match_id, number
    """,
    DataPart.SEARCHES: """
        SELECT guild_id, channel_id, locale, game, clock, name, deck, luck, began, until, rests_until, status
        FROM searches WHERE user_id = :user ORDER BY id
    """,
    DataPart.RATINGS: (
        "SELECT scope, game, mu, sigma, at, matches, version FROM ratings WHERE user_id = :user"
    ),
    DataPart.HISTORY: """
        SELECT scope, game, at, mu_before, sigma_before, mu, sigma
        FROM rating_changes JOIN rating_events ON id = event_id WHERE user_id = :user ORDER BY at, id
    """,
    DataPart.RATED: """
        SELECT scope, game, at, ranks, played, void FROM rating_events
        WHERE @names(rating_events.teams, :user) ORDER BY id
    """,
    DataPart.MET: """
        SELECT scope, game FROM ratings
        WHERE user_id <> :user AND @names(ratings.opponents, :user)
    """,
    DataPart.ENTRIES: """
        SELECT code, tournaments.name AS tournament, number, entrants.name, entrants.status, deck, from_round,
            left_round, missed_as, nonce
        FROM entrants JOIN tournaments ON tournaments.id = tournament_id WHERE user_id = :user ORDER BY id
    """,
    DataPart.TOURNAMENTS: """
        SELECT code, guild_id, channel_id, name, game, format, options, status, created FROM tournaments
        WHERE creator_id = :user ORDER BY id
    """,
    DataPart.RESULTS: """
        SELECT code, stage, round, table_no, source, scores, reason, at
        FROM results JOIN tournaments ON tournaments.id = tournament_id WHERE by_user = :user ORDER BY at
    """,
    DataPart.ACTS: """
        SELECT code, verb, CASE WHEN by_user = :user THEN 1 ELSE 0 END AS own, @at(facts, reason) AS reason,
            interaction_id, at
        FROM tournament_audit JOIN tournaments ON tournaments.id = tournament_id
        WHERE by_user = :user OR @names(tournament_audit.facts, :user) ORDER BY tournament_audit.id
    """,
    DataPart.RULINGS: """
        SELECT id, code, guild_id, verb, reason, CASE WHEN by_user = :user THEN 1 ELSE 0 END AS own, at
        FROM moderation
        WHERE by_user = :user OR @names(moderation.facts, :user)
            OR match_id IN (SELECT match_id FROM seats WHERE user_id = :user) ORDER BY id
    """,
    DataPart.PACKS: "SELECT guild_id, game, pack, version, at FROM packs WHERE user_id = :user ORDER BY id",
    DataPart.RUNS: """
        SELECT guild_id, game, status, why, played, created, updated FROM lab_runs
        WHERE user_id = :user ORDER BY id
    """,
}
_NUMBERS = """
    decks.id decks.name_key lessons.id lessons.serial seats.match_id matches.id matches.rematch_of
    matches.part matches.version searches.id searches.with_id searches.match_id searches.part
    rating_changes.event_id rating_events.id rating_events.match_id entrants.tournament_id
    tournaments.id tournaments.revision tournaments.part results.tournament_id results.revision
    results.match_id tournament_audit.id tournament_audit.tournament_id moderation.match_id packs.id
    lab_runs.id
"""
_SECRET = """
    matches.seed matches.origin matches.options matches.digest tournaments.seed tournaments.seeds
    tournaments.lots
"""
_OF_ALL = """
    matches.in_thread matches.parent_id matches.locale matches.rules_version matches.commitment
    matches.binding matches.board_message_id
    matches.board_posted matches.held matches.rests matches.asked_back tournaments.paused
    tournaments.status_message_id tournaments.updated tournaments.locale tournaments.status_posted
"""
_OF_LAB = "lab_runs.packs lab_runs.setup lab_runs.cards lab_runs.findings lab_runs.shown"
_OTHERS = "rating_events.teams ratings.opponents tournament_audit.facts moderation.facts"
WITHHELD: Mapping[str, str] = {
    **dict.fromkeys(_NUMBERS.split(), "a number of the database; codes and times say which row it is"),
    **dict.fromkeys(_SECRET.split(), "dice, or cards that others may not know while it is played"),
    **dict.fromkeys(_OF_ALL.split(), "says of a match or an event what its channel shows"),
    **dict.fromkeys(_OTHERS.split(), "names other people; what of it is about the person is given"),
    "seats.level": "a person has none",
    "packs.content": "a server's cards, which its members can download",
    **dict.fromkeys(_OF_LAB.split(), "a server's decks and cards, and what was found of them"),
}
"""Columns beside an id of the person that are not given, and why: a test finds what is in neither."""
_JSON = frozenset({"content", "deck", "ending", "result", "answer", "scores", "given", "ranks", "options"})
"""Columns that are given as what they hold, and not as text."""


class Kept:
    """Reads what is kept of a person."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    async def counts(self, user_id: int) -> dict[DataPart, int]:
        """Return how much there is of each part, without the parts of which there is nothing."""
        found: dict[DataPart, int] = {}
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
