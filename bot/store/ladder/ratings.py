"""Ratings: events in the order in which they count, and what stands after them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Self

from bot.competition.ratings import RatedMatch, Rating, RatingChange
from bot.store.outbox.messages import Message
from bot.store.outbox.outbox import message_statement
from bot.store.sql import Reader, Row, Rows, Statement, Value, inserting, to_json
from bot.store.writer import Writer
from bot.texts.sanitising import safe, users_told_apart


@dataclass(frozen=True, slots=True)
class LeaderboardKey:
    """Whose ratings: one game within one scope, such as a server."""

    scope: str
    game: str

    @classmethod
    def of_guild(cls, guild_id: int, game: str) -> Self:
        """Return the board of a server."""
        return cls(f"guild:{guild_id}", game)

    @classmethod
    def across(cls, game: str) -> Self:
        """Return the board of all servers, on which those are who have chosen to be."""
        return cls(_ACROSS, game)

    @property
    def is_across(self) -> bool:
        """Whether it is that of all servers."""
        return self.scope == _ACROSS


@dataclass(frozen=True, slots=True)
class Rated:
    """An event on one board, with what it changed there."""

    board: LeaderboardKey
    event: RatedMatch
    changes: Sequence[RatingChange]


@dataclass(frozen=True, slots=True)
class Corrected:
    """A board on which an event takes the place of another, and what its history then comes to."""

    board: LeaderboardKey
    void: int
    """The event that counts no more."""
    event: RatedMatch
    ratings: Mapping[int, Rating]
    changes: Sequence[RatingChange]


LATEST = 3_600.0
"""Seconds after its end at which a match may still come to light: a database that is away keeps it back."""


class Ratings:
    """Keeping rating events and the cache of what they come to."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def next_id(self) -> int:
        """Return the id of the next event."""
        row = await self._reader.row("SELECT coalesce(max(id), 0) + 1 AS id FROM rating_events")
        return row["id"] if row else 1

    async def add(
        self, rated: Sequence[Rated], version: int, match_id: int | None, message: Message | None = None
    ) -> None:
        """Keep what a match is on each board, with what it changed and a message: all of it or nothing.

        Raises AlreadyDone when the match counts already, Changed when a rating is not what it was before.
        """
        upsert = f"""
            {_PUT} WHERE ratings.mu = :before AND ratings.matches = excluded.matches - 1
                AND ratings.version = excluded.version
        """
        await self._writer.write(
            *(
                statement
                for each in rated
                for statement in (
                    _inserted(each.board, each.event, match_id),
                    *(
                        Statement(
                            upsert,
                            {**_values(each.board, one.user, one.after, version), "before": one.before.mu},
                            must_change=True,
                        )
                        for one in each.changes
                    ),
                    *_changed(each.changes),
                )
            ),
            *([message_statement(message, rated[0].event.at)] if message else []),
        )

    async def newest(self) -> float:
        """Return when the last event was; 0 without any."""
        row = await self._reader.row("SELECT coalesce(max(at), 0) AS at FROM rating_events")
        return row["at"] if row else 0.0

    async def events(self, board: LeaderboardKey, since: float = 0.0) -> list[RatedMatch]:
        """Return the history in its order, the whole of it or what was since."""
        sql = """
            SELECT * FROM rating_events
            WHERE scope = :scope AND game = :game AND at >= :since ORDER BY at, id
        """
        return [
            _event(row)
            for row in await self._reader.rows(sql, scope=board.scope, game=board.game, since=since)
        ]

    async def boards(self) -> list[LeaderboardKey]:
        """Return all that have a history."""
        rows = await self._reader.rows("SELECT DISTINCT scope, game FROM rating_events ORDER BY scope, game")
        return [LeaderboardKey(row["scope"], row["game"]) for row in rows]

    async def outdated(self, version: int) -> list[LeaderboardKey]:
        """Return the boards whose ratings were reckoned by another version of the parameters."""
        sql = "SELECT DISTINCT scope, game FROM ratings WHERE version <> :version ORDER BY scope, game"
        rows = await self._reader.rows(sql, version=version)
        return [LeaderboardKey(row["scope"], row["game"]) for row in rows]

    async def standing(self, board: LeaderboardKey) -> dict[int, Rating]:
        """Return everybody's rating."""
        sql = "SELECT * FROM ratings WHERE scope = :scope AND game = :game"
        rows = await self._reader.rows(sql, scope=board.scope, game=board.game)
        return await asyncio.to_thread(_ratings, rows)  # ten thousand take 0.2 s

    async def unrated(self, limit: int, until: float = inf) -> list[int]:
        """Return matches of persons alone that have finished and have no event yet, the oldest first.

        None that ended long before the last event: it ended before there were ratings, or is forgotten.
        """
        sql = """
            SELECT id FROM matches
            WHERE status = 'finished' AND guild_id IS NOT NULL AND updated <= :until
              AND updated >= (SELECT coalesce(max(at), 0) FROM rating_events) - :late
              AND NOT EXISTS (SELECT 1 FROM rating_events WHERE rating_events.match_id = matches.id)
              AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.match_id = matches.id AND user_id IS NULL)
              AND NOT EXISTS (
                  SELECT 1 FROM moderation WHERE moderation.match_id = matches.id AND verb = 'replace'
              )
              AND (SELECT count(*) FROM seats WHERE seats.match_id = matches.id) > 1
            ORDER BY updated, id LIMIT :most
        """
        return [row["id"] for row in await self._reader.rows(sql, most=limit, until=until, late=LATEST)]

    async def of_match(self, match_id: int) -> list[tuple[LeaderboardKey, RatedMatch]]:
        """Return the events of a match that count, with their boards: its server's first."""
        sql = "SELECT * FROM rating_events WHERE match_id = :match AND void = 0 ORDER BY id"
        rows = await self._reader.rows(sql, match=match_id)
        return [(LeaderboardKey(row["scope"], row["game"]), _event(row)) for row in rows]

    async def correct(self, corrected: Iterable[Corrected], version: int, match_id: int) -> None:
        """Put another outcome of a match in the place of its own on every board: all of it or nothing.

        Raises Changed when an event is void already.
        """
        sql = "UPDATE rating_events SET void = 1 WHERE id = :id AND void = 0"
        await self._writer.write(
            *(
                statement
                for each in corrected
                for statement in (
                    Statement(sql, {"id": each.void}, must_change=True),
                    _inserted(each.board, each.event, match_id),
                    *_replaced(each.board, each.ratings, each.changes, version),
                )
            )
        )

    async def replace(
        self,
        board: LeaderboardKey,
        ratings: Mapping[int, Rating],
        changes: Sequence[RatingChange],
        version: int,
    ) -> None:
        """Put what a history played again came to in place of what stood there."""
        await self._writer.write(*_replaced(board, ratings, changes, version))

    # What people look at

    async def of_user(self, user_id: int, scope: str) -> dict[str, Rating]:
        """Return somebody's ratings within a scope, by game."""
        sql = "SELECT * FROM ratings WHERE scope = :scope AND user_id = :user"
        return {row["game"]: _rating(row) for row in await self._reader.rows(sql, scope=scope, user=user_id)}

    async def course(self, board: LeaderboardKey, user_id: int) -> list[tuple[RatedMatch, Rating]]:
        """Return how somebody's rating went: each event, and what it was then."""
        sql = """
            SELECT rating_events.*, mu, sigma FROM rating_changes JOIN rating_events ON id = event_id
            WHERE user_id = :user AND scope = :scope AND game = :game AND void = 0 ORDER BY at, id
        """
        rows = await self._reader.rows(sql, user=user_id, scope=board.scope, game=board.game)
        return [(_event(row), Rating(row["mu"], row["sigma"], row["at"])) for row in rows]

    async def changes_of_match(self, match_id: int) -> dict[int, tuple[Rating, Rating]]:
        """Return what a match changed in its server: each user's rating before and after."""
        sql = """
            SELECT rating_changes.*, at FROM rating_changes JOIN rating_events ON id = event_id
            WHERE match_id = :match AND void = 0 AND scope <> :scope
        """
        return {
            row["user_id"]: (
                Rating(row["mu_before"], row["sigma_before"], row["at"]),
                Rating(row["mu"], row["sigma"], row["at"]),
            )
            for row in await self._reader.rows(sql, match=match_id, scope=_ACROSS)
        }

    async def names(
        self, users: Collection[int], guild_id: int, accounts: Mapping[int, str] | None = None
    ) -> dict[int, str]:
        """Return what people were called at their newest matches in a server.

        The names of their `accounts` come first. People with the same name are told apart by their ids' ends,
        but only among these: places and ratings part them from those of other pages, and to mark those too,
        each look would have to find what everybody on the board was called last.
        """
        sql = """
            SELECT user_id, name FROM seats WHERE (user_id, match_id) IN (
                SELECT user_id, max(match_id) FROM seats JOIN matches ON matches.id = match_id
                WHERE guild_id = :guild AND user_id IN (@among(:users, BIGINT)) GROUP BY user_id
            ) ORDER BY match_id, seat
        """
        rows = await self._reader.rows(sql, users=to_json(sorted(users)), guild=guild_id)
        here = {row["user_id"]: safe(row["name"]) for row in rows}
        return users_told_apart({**here, **(accounts or {})})

    # Who is rated across servers

    async def consent(self, user_id: int, given: bool, now: float, name: str = "") -> None:
        """Note that somebody wants, or no longer wants, to be rated across servers, and under which name."""
        sql = """
            INSERT INTO rating_consents (user_id, at, given, name) VALUES (:user, :at, :given, :name)
            ON CONFLICT (user_id, at) DO UPDATE SET given = excluded.given, name = excluded.name
        """
        values: dict[str, Value] = {"user": user_id, "at": now, "given": given, "name": name if given else ""}
        await self._writer.write(Statement(sql, values))

    async def be_called(self, user_id: int, name: str) -> None:
        """Note the name of the account of somebody who is rated across servers; it may have changed."""
        sql = """
            UPDATE rating_consents SET name = :name WHERE user_id = :user AND given = 1 AND name <> :name
        """
        await self._writer.write(Statement(sql, {"user": user_id, "name": name}))

    async def consenting(self, users: Iterable[int], now: float) -> set[int]:
        """Return who of these wanted to be rated across servers at a time."""
        return {user for user, _ in await self._consents(users, now)}

    async def accounts(self, users: Iterable[int], now: float) -> dict[int, str]:
        """Return the names under which these are rated across servers, as far as one was noted."""
        return {user: safe(name) for user, name in await self._consents(users, now) if name}

    async def _consents(self, users: Iterable[int], now: float) -> list[tuple[int, str]]:
        sql = """
            SELECT user_id, given, name FROM rating_consents WHERE (user_id, at) IN (
                SELECT user_id, max(at) FROM rating_consents
                WHERE at <= :at AND user_id IN (@among(:users, BIGINT)) GROUP BY user_id
            )
        """
        rows = await self._reader.rows(sql, at=now, users=to_json(sorted(users)))
        return [(row["user_id"], row["name"]) for row in rows if row["given"]]


_ACROSS = "all"
_AT_ONCE = 1_000
"""Changes in one statement."""

_PUT = """
    INSERT INTO ratings (scope, game, user_id, mu, sigma, at, matches, opponents, version)
    VALUES (:scope, :game, :user, :mu, :sigma, :at, :matches, :opponents, :version)
    ON CONFLICT (scope, game, user_id) DO UPDATE
    SET mu = excluded.mu, sigma = excluded.sigma, at = excluded.at,
        matches = excluded.matches, opponents = excluded.opponents, version = excluded.version
"""


def _inserted(board: LeaderboardKey, event: RatedMatch, match_id: int | None) -> Statement:
    columns: dict[str, Value] = {
        "id": event.id,
        "scope": board.scope,
        "game": board.game,
        "match_id": match_id,
        "at": event.at,
        "teams": to_json(event.teams),
        "ranks": to_json(event.ranks),
        "played": event.played,
        "void": event.void,
    }
    return Statement(inserting("rating_events", columns), columns)


def _changed(changes: Sequence[RatingChange]) -> Iterator[Statement]:
    """Keep what events have changed, many in one statement."""
    sql = """
        INSERT INTO rating_changes (event_id, user_id, mu_before, sigma_before, mu, sigma)
        SELECT event_id, user_id, mu_before, sigma_before, mu, sigma
        FROM @each(
            :rows, event_id BIGINT, user_id BIGINT, mu_before DOUBLE PRECISION,
            sigma_before DOUBLE PRECISION, mu DOUBLE PRECISION, sigma DOUBLE PRECISION
        ) AS changes
    """
    for start in range(0, len(changes), _AT_ONCE):
        rows = [
            (each.event, each.user, each.before.mu, each.before.sigma, each.after.mu, each.after.sigma)
            for each in changes[start : start + _AT_ONCE]
        ]
        yield Statement(sql, {"rows": to_json(rows)})


def _replaced(
    board: LeaderboardKey, ratings: Mapping[int, Rating], changes: Sequence[RatingChange], version: int
) -> Iterator[Statement]:
    of_board: dict[str, Value] = {"scope": board.scope, "game": board.game}
    yield Statement("DELETE FROM ratings WHERE scope = :scope AND game = :game", of_board)
    sql = """
        DELETE FROM rating_changes
        WHERE event_id IN (SELECT id FROM rating_events WHERE scope = :scope AND game = :game)
    """
    yield Statement(sql, of_board)
    for user, each in ratings.items():
        if user > 0:  # others were forgotten: they count as opponents alone
            yield Statement(_PUT, _values(board, user, each, version))
    yield from _changed([each for each in changes if each.user > 0])


def _values(board: LeaderboardKey, user: int, rating: Rating, version: int) -> dict[str, Value]:
    return {
        "scope": board.scope,
        "game": board.game,
        "user": user,
        "mu": rating.mu,
        "sigma": rating.sigma,
        "at": rating.at,
        "matches": rating.matches,
        "opponents": to_json(sorted(rating.opponents)),
        "version": version,
    }


def _ratings(rows: Rows) -> dict[int, Rating]:
    return {row["user_id"]: _rating(row) for row in rows}


def _event(row: Row) -> RatedMatch:
    return RatedMatch(
        id=row["id"],
        at=row["at"],
        teams=tuple(tuple(team) for team in json.loads(row["teams"])),
        ranks=tuple(json.loads(row["ranks"])),
        played=bool(row["played"]),
        void=bool(row["void"]),
    )


def _rating(row: Row) -> Rating:
    opponents = frozenset[int](json.loads(row["opponents"]))
    return Rating(row["mu"], row["sigma"], row["at"], row["matches"], opponents)
