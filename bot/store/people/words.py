"""Words of games that were explained to somebody, and to whom they still are."""

from __future__ import annotations

from collections.abc import Collection

from bot.store.sql import Reader, Statement
from bot.store.writer import Writer

FIRST = 3
"""Matches of a game in which its words are explained: from then on they are known."""


class KnownWords:
    """Keeping what people have been told of the games' words."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def known(self, user_id: int, game: str, match_id: int) -> frozenset[str] | None:
        """Return the words that a person knows at a match; None for all, where it is none of their first."""
        sql = """
            SELECT before, word FROM (
                SELECT count(*) AS before FROM (
                    SELECT 1 FROM seats JOIN matches ON matches.id = match_id
                    WHERE user_id = :user AND game = :game AND match_id < :match
                        AND status IN ('running', 'finished')
                    LIMIT :most
                ) AS first
            ) AS played LEFT JOIN known_words ON user_id = :user AND game = :game
        """
        rows = await self._reader.rows(sql, user=user_id, game=game, match=match_id, most=FIRST)
        if rows[0]["before"] >= FIRST:
            return None
        return frozenset(row["word"] for row in rows if row["word"] is not None)

    async def explained(self, user_id: int, game: str, words: Collection[str]) -> None:
        """Remember that words were explained to a person."""
        sql = """
            INSERT INTO known_words (user_id, game, word) VALUES (:user, :game, :word)
            ON CONFLICT (user_id, game, word) DO NOTHING
        """
        await self._writer.write(
            *(Statement(sql, {"user": user_id, "game": game, "word": word}) for word in words)
        )
