"""Matches whose rules have failed, or are being tried although they may never end."""

from __future__ import annotations

from bot.store.partition import Slot
from bot.store.sql import Reader, Statement
from bot.store.writer import Writer

_COUNT = """
    INSERT INTO troubles (match_id, rules_version, count) VALUES (:match, :rules, 1)
    ON CONFLICT (match_id) DO UPDATE SET
        count = CASE WHEN troubles.rules_version = excluded.rules_version THEN troubles.count + 1 ELSE 1 END,
        rules_version = excluded.rules_version, trying = NULL
    RETURNING count
"""
_TRYING = """
    INSERT INTO troubles (match_id, rules_version, trying) VALUES (:match, :rules, :trying)
    ON CONFLICT (match_id) DO UPDATE SET trying = excluded.trying,
        count = CASE WHEN troubles.rules_version = excluded.rules_version THEN troubles.count ELSE 0 END,
        rules_version = excluded.rules_version
"""


class Troubles:
    """Counting failures, so that a restart does not forget them. Other rules begin to count anew."""

    def __init__(self, writer: Writer, reader: Reader, slot: Slot) -> None:
        self._writer = writer
        self._reader = reader
        self._slot = slot

    async def count(self, match_id: int, rules_version: int) -> int:
        """Count a failure under these rules; return how many there have been. It is tried no more."""
        (row,) = await self._writer.write(Statement(_COUNT, {"match": match_id, "rules": rules_version}))
        return row["count"]

    async def counted(self, match_id: int, rules_version: int) -> int:
        """Return how often a match has failed under these rules."""
        sql = "SELECT count FROM troubles WHERE match_id = :match AND rules_version = :rules"
        row = await self._reader.row(sql, match=match_id, rules=rules_version)
        return row["count"] if row else 0

    async def trying(self, match_id: int, rules_version: int, serial: int) -> None:
        """Note that the step after this change is being tried; -1 is the beginning.

        Writing the step down takes the note back.
        """
        await self._writer.write(
            Statement(_TRYING, {"match": match_id, "rules": rules_version, "trying": serial})
        )

    async def tried(self, match_id: int) -> None:
        """Note that the step has come to an end, though it was not written down."""
        await self._writer.write(
            Statement("UPDATE troubles SET trying = NULL WHERE match_id = :match", {"match": match_id})
        )

    async def unended(self) -> list[int]:
        """Return the matches of which a step was begun and never ended, by their ids."""
        sql = f"""
            SELECT troubles.match_id FROM troubles
            JOIN matches ON matches.id = troubles.match_id
            LEFT JOIN checkpoints ON checkpoints.match_id = troubles.match_id
            WHERE trying IS NOT NULL AND status IN ('challenge', 'running', 'paused')
                AND trying = coalesce(checkpoints.number, -1) AND {self._slot.where("matches.part")}
        """
        return [row["match_id"] for row in await self._reader.rows(sql)]
