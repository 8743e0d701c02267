"""The lab's runs of servers, the sums of their pieces, and the time that each server has used."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

from bot.store.outbox.messages import Message
from bot.store.outbox.outbox import message_statement
from bot.store.partition import OF_GUILD, Slot
from bot.store.sql import Reader, Row, Statement, Value, inserting, to_json
from bot.store.writer import Writer
from engines.kernel.cards.packs import Name

PART_OF_RUN = f"SELECT {OF_GUILD} FROM lab_runs WHERE id = :owner"
"""SQL for the part of what a run sends."""


class RunStatus(StrEnum):
    """Where a run stands."""

    WAITING = "waiting"
    """It has not begun, or its server has used its time of the day."""
    RUNNING = "running"
    DONE = "done"
    STOPPED = "stopped"
    FAILED = "failed"

    @property
    def is_over(self) -> bool:
        """Whether no more is played."""
        return self not in (RunStatus.WAITING, RunStatus.RUNNING)


class PackMark(NamedTuple):
    """A pack as a run has it: enough to tell whether the server's is still the same."""

    id: str
    version: int
    name: Name
    digest: str
    """Of its cards, without their pictures."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LabRunRow:
    """A run, without what it plays and what it has found."""

    id: int
    guild_id: int
    user_id: int
    """Who has begun it; 0 for nobody any more."""
    status: RunStatus
    why: str | None
    """Why it has failed, as texts name it."""
    game: str
    packs: tuple[PackMark, ...]
    played: int
    """Matches that are done."""
    created: float
    updated: float

    @property
    def has_report(self) -> bool:
        """Whether it has found something."""
        return self.status in (RunStatus.DONE, RunStatus.STOPPED)


@dataclass(frozen=True, slots=True, kw_only=True)
class NewLabRun:
    """What is known when a run begins."""

    guild_id: int
    user_id: int
    game: str
    packs: Sequence[PackMark]
    setup: str
    """What it plays, as JSON (`bot.lab.setup`)."""
    cards: str
    """The cards of each deck, as JSON."""


class LabRunContent(NamedTuple):
    """What a run plays, and what it has found, as JSON."""

    setup: str
    cards: str
    findings: str | None
    shown: str | None
    """Matches that show what was found."""


_DAY = 86_400
_WITHOUT_CONTENT = "id, guild_id, user_id, status, why, game, packs, played, created, updated"
_OPEN = "status IN ('waiting', 'running')"
_PRESENT = "guild_id NOT IN (SELECT id FROM guilds WHERE gone_since IS NOT NULL)"


class LabRuns:
    """Keeping runs. A server has one that is not over."""

    def __init__(self, writer: Writer, reader: Reader, slot: Slot) -> None:
        self._writer = writer
        self._reader = reader
        self._owned = slot.where(OF_GUILD)

    async def add(self, new: NewLabRun, now: float) -> LabRunRow:
        """Keep a run that waits for its turn. Raises AlreadyDone where the server has one."""
        columns: dict[str, Value] = {
            "guild_id": new.guild_id, "user_id": new.user_id, "status": RunStatus.WAITING, "game": new.game,
            "packs": to_json([[each.id, each.version, each.name.model_dump(), each.digest]
                              for each in new.packs]),
            "setup": new.setup, "cards": new.cards, "created": now, "updated": now,
        }  # fmt: skip
        sql = f"{inserting('lab_runs', columns)} RETURNING {_WITHOUT_CONTENT}"
        (row,) = await self._writer.write(Statement(sql, columns))
        return _run(row)

    async def get(self, guild_id: int, run_id: int) -> LabRunRow | None:
        """Return a run of a server: to others it is unknown."""
        sql = f"SELECT {_WITHOUT_CONTENT} FROM lab_runs WHERE id = :id AND guild_id = :guild"
        row = await self._reader.row(sql, id=run_id, guild=guild_id)
        return _run(row) if row else None

    async def known(self, run_id: int) -> LabRunRow | None:
        """Return a run, whichever server's it is."""
        row = await self._reader.row(f"SELECT {_WITHOUT_CONTENT} FROM lab_runs WHERE id = :id", id=run_id)
        return _run(row) if row else None

    async def of_guild(self, guild_id: int) -> list[LabRunRow]:
        """Return a server's runs, the newest first."""
        sql = f"SELECT {_WITHOUT_CONTENT} FROM lab_runs WHERE guild_id = :guild ORDER BY id DESC"
        return [_run(row) for row in await self._reader.rows(sql, guild=guild_id)]

    async def open(self) -> list[LabRunRow]:
        """Return the runs that are not over of servers that have Herald, the oldest first."""
        sql = f"""
            SELECT {_WITHOUT_CONTENT} FROM lab_runs
            WHERE {_OPEN} AND {_PRESENT} AND {self._owned} ORDER BY id
        """
        return [_run(row) for row in await self._reader.rows(sql)]

    async def goes_on(self, run_id: int) -> bool:
        """Tell whether a run is still to be played: it was not stopped, and its server has Herald."""
        sql = f"SELECT 1 AS there FROM lab_runs WHERE id = :id AND {_OPEN} AND {_PRESENT}"
        return await self._reader.row(sql, id=run_id) is not None

    async def content(self, run_id: int) -> LabRunContent | None:
        """Return what a run plays and has found."""
        sql = "SELECT setup, cards, findings, shown FROM lab_runs WHERE id = :id"
        row = await self._reader.row(sql, id=run_id)
        return LabRunContent(**dict(row)) if row else None

    async def set_status(self, run_id: int, status: RunStatus, now: float) -> None:
        """Note whether a run that is not over waits or runs. Raises Changed for one that is."""
        sql = f"UPDATE lab_runs SET status = :status, updated = :now WHERE id = :id AND {_OPEN}"
        await self._writer.write(
            Statement(sql, {"id": run_id, "status": status, "now": now}, must_change=True)
        )

    # Pieces

    async def pieces(self, run_id: int) -> dict[str, str]:
        """Return the packed sums of the pieces that were played, by their names."""
        rows = await self._reader.rows("SELECT name, sums FROM lab_pieces WHERE run_id = :run", run=run_id)
        return {row["name"]: row["sums"] for row in rows}

    async def add_piece(
        self, run: LabRunRow, name: str, sums: str, matches: int, seconds: float, now: float
    ) -> None:
        """Keep the sums of a piece, and count its matches and the time that it took.

        Raises Changed for a run that is over, AlreadyDone for a piece that is there, CannotWrite.
        """
        on = f"UPDATE lab_runs SET played = played + :matches, updated = :now WHERE id = :run AND {_OPEN}"
        spent = """
            INSERT INTO lab_days (guild_id, day, seconds) VALUES (:guild, :day, :seconds)
            ON CONFLICT (guild_id) DO UPDATE SET
                seconds = excluded.seconds + CASE WHEN lab_days.day = excluded.day
                    THEN lab_days.seconds ELSE 0 END,
                day = excluded.day
        """
        await self._writer.write(
            Statement(on, {"run": run.id, "matches": matches, "now": now}, must_change=True),
            Statement(
                inserting("lab_pieces", ("run_id", "name", "sums")),
                {"run_id": run.id, "name": name, "sums": sums},
            ),
            Statement(spent, {"guild": run.guild_id, "day": day_of(now), "seconds": seconds}),
        )

    async def spent(self, guild_id: int, now: float) -> float:
        """Return the CPU seconds that a server has used today, UTC."""
        sql = "SELECT seconds FROM lab_days WHERE guild_id = :guild AND day = :day"
        row = await self._reader.row(sql, guild=guild_id, day=day_of(now))
        return row["seconds"] if row else 0.0

    # The end

    async def end(
        self,
        run: LabRunRow,
        status: RunStatus,
        now: float,
        *,
        keep: int,
        found: tuple[str, str] | None = None,
        why: str | None = None,
        told: Message | None = None,
    ) -> None:
        """End a run with its findings and the matches that show them, and let go of its pieces.

        The newest runs of its server are kept, so many. Raises Changed for one that was over.
        """
        values: Mapping[str, Any] = {
            "id": run.id, "status": status, "why": why, "now": now,
            "findings": found[0] if found else None, "shown": found[1] if found else None,
        }  # fmt: skip
        ended = f"""
            UPDATE lab_runs SET status = :status, why = :why, findings = :findings, shown = :shown,
                updated = :now
            WHERE id = :id AND {_OPEN}
        """
        old = """
            DELETE FROM lab_runs WHERE guild_id = :guild AND id NOT IN (
                SELECT id FROM lab_runs WHERE guild_id = :guild ORDER BY id DESC LIMIT :keep
            )
        """
        await self._writer.write(
            Statement(ended, values, must_change=True),
            Statement("DELETE FROM lab_pieces WHERE run_id = :id", {"id": run.id}),
            Statement(old, {"guild": run.guild_id, "keep": keep}),
            *([message_statement(told, now)] if told is not None else []),
        )


def day_of(now: float) -> int:
    """Return the day of a moment, UTC."""
    return int(now // _DAY)


def _run(row: Row) -> LabRunRow:
    values = dict(row)
    values["packs"] = tuple(
        PackMark(pack, version, Name(**name), digest)
        for pack, version, name, digest in json.loads(values["packs"])
    )
    values["status"] = RunStatus(values["status"])
    return LabRunRow(**values)
