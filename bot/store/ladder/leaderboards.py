"""Leaderboards as people look at them: counted, ordered and cut into pages by the database."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple

from bot.competition.ratings import DAY, Parameters, Rating
from bot.store.ladder.ratings import LeaderboardKey
from bot.store.sql import Reader, Row, Value, to_json

PARAMETERS = Parameters()


class Listed(NamedTuple):
    """How many are on a leaderboard."""

    sure: int
    provisional: int
    """Of whom too little is known; they stand apart, behind all others."""


@dataclass(frozen=True, slots=True)
class Leader:
    """Somebody on a leaderboard."""

    user: int
    rating: Rating
    """As it is now, without the opponents."""
    provisional: bool


class Leaderboards:
    """Reads leaderboards. The order is that of `bot.competition.ratings.listed`."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    async def listed(self, board: LeaderboardKey, now: float) -> Listed:
        """Return how many are on a leaderboard."""
        sql = "SELECT count(*) AS every, coalesce(sum(provisional), 0) AS provisional FROM standing"
        row = await self._reader.row(_standing(board) + sql, **_values(board, now))
        assert row is not None
        return Listed(row["every"] - row["provisional"], row["provisional"])

    async def part(self, board: LeaderboardKey, now: float, start: int, most: int) -> list[Leader]:
        """Return so many from a place on, which counts from 0; the provisional come last."""
        sql = f"SELECT * FROM standing {_ORDER} LIMIT :most OFFSET :start"
        rows = await self._reader.rows(_standing(board) + sql, **_values(board, now), start=start, most=most)
        return [_leader(row, now) for row in rows]

    async def order(self, board: LeaderboardKey, now: float, users: Collection[int]) -> list[int]:
        """Return those of some who are rated, in the order of the leaderboard."""
        sql = f"SELECT user_id FROM standing WHERE user_id IN (@among(:users, BIGINT)) {_ORDER}"
        rows = await self._reader.rows(
            _standing(board) + sql, **_values(board, now), users=to_json(sorted(users))
        )
        return [row["user_id"] for row in rows]

    async def of_user(self, board: LeaderboardKey, now: float, user_id: int) -> tuple[Leader, int] | None:
        """Return somebody on a leaderboard and their place, which counts from 1; None who is not on it."""
        sql = """
            SELECT standing.*, 1 + (
                SELECT count(*) FROM standing AS other
                WHERE other.provisional = 0 AND other.worth > standing.worth
                   OR other.provisional = 0 AND other.worth = standing.worth
                      AND other.user_id < standing.user_id
            ) AS place FROM standing WHERE user_id = :user
        """
        row = await self._reader.row(_standing(board) + sql, **_values(board, now), user=user_id)
        return None if row is None else (_leader(row, now), row["place"])


_ORDER = "ORDER BY provisional, worth DESC, user_id"
_CONSENTING = """
    AND user_id IN (
        SELECT user_id FROM rating_consents AS said WHERE given = 1 AND at = (
            SELECT max(at) FROM rating_consents AS later
            WHERE later.user_id = said.user_id AND later.at <= :now
        )
    )
"""


def _standing(board: LeaderboardKey) -> str:
    """Return SQL for everybody on a board as of now; across servers only who wants to be on it.

    It reckons as `decayed` and `provisional` do.
    """
    return f"""
        WITH idle AS (
            SELECT user_id, mu, matches, opponents,
                sigma * sigma + :decay * CASE WHEN at < :now THEN (:now - at) / :day ELSE 0 END AS variance
            FROM ratings WHERE scope = :scope AND game = :game {_CONSENTING if board.is_across else ""}
        ), today AS (
            SELECT user_id, mu, matches, opponents,
                sqrt(CASE WHEN variance < :most_variance THEN variance ELSE :most_variance END) AS sigma
            FROM idle
        ), standing AS (
            SELECT user_id, mu, sigma, matches, mu - 2 * sigma AS worth,
                CASE WHEN sigma > :sure_below OR @size(opponents) < :least_opponents
                     THEN 1 ELSE 0 END AS provisional
            FROM today
        )
    """


def _values(board: LeaderboardKey, now: float) -> dict[str, Value]:
    return {
        "scope": board.scope,
        "game": board.game,
        "now": now,
        "day": DAY,
        "decay": PARAMETERS.decay,
        "most_variance": PARAMETERS.sigma**2,
        "sure_below": PARAMETERS.sure_below,
        "least_opponents": PARAMETERS.least_opponents,
    }


def _leader(row: Row, now: float) -> Leader:
    rating = Rating(row["mu"], row["sigma"], now, row["matches"])
    return Leader(row["user_id"], rating, bool(row["provisional"]))
