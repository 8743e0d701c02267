"""Several processes of Herald over one database, as hosts run them: started, stopped, killed, looked at."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Self

import psycopg
from psycopg.rows import DictRow, dict_row

from bot.store.postgres.schema import HERALD, OWNER
from tests.rigs.measuring.move import cpu
from tests.rigs.measuring.sharded import Sharded

PATIENCE = 120.0
"""Seconds within which anything comes that is waited for, however slow the machine is."""

RESTING = 0.05
"""Seconds of processor time in half a second of who only waits."""


class Fleet:
    """The processes, and a line to their database."""

    def __init__(self, discord: Sharded, url: str, slots: int, folder: Path) -> None:
        self.discord, self.url, self.slots, self.folder = discord, url, slots, folder
        self.processes: dict[int, asyncio.subprocess.Process] = {}
        """Those that live, by their ids."""
        self._files: dict[int, Path] = {}
        """What each process has said."""
        self._database: psycopg.AsyncConnection[DictRow] | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        for process in [*self.processes.values()]:
            await self.end(process.pid, signal.SIGKILL)
        if self._database is not None:
            await self._database.close()

    async def start(self, *build: str) -> int:
        """Start a process, of another build where one is named; return its id. What it says is in a file."""
        settings = {
            "HERALD_TOKEN": "a.token.of-nobody", "HERALD_DATABASE": self.url,
            "HERALD_SHARDS": str(self.discord.shards), "HERALD_SLOTS": str(self.slots),
            "HERALD_BACKUPS": str(self.folder / "backups"), "HERALD_LOG_LEVEL": "INFO",
        }  # fmt: skip
        file = self.folder / f"said-{len(self.said()):03}"
        with file.open("wb") as said:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.rigs.measuring.serving", self.discord.url, *build,
                env={**os.environ, **settings}, stdout=said, stderr=said,
            )  # fmt: skip
        self.processes[process.pid] = process
        self._files[process.pid] = file
        return process.pid

    def said(self) -> list[str]:
        """Return what each process has said so far."""
        return [file.read_text(errors="replace") for file in sorted(self.folder.glob("said-*"))]

    async def end(self, pid: int, how: signal.Signals) -> float:
        """Signal a process to end and wait for that; return when it was gone, by the monotonic clock."""
        process = self.processes.pop(pid)
        if process.returncode is None:
            process.send_signal(how)
        async with asyncio.timeout(PATIENCE):
            await process.wait()
        return time.monotonic()

    async def rows(self, sql: str, *values: Any) -> list[dict[str, Any]]:
        """Return rows of the database."""
        if self._database is None or self._database.closed:
            self._database = await psycopg.AsyncConnection[DictRow].connect(
                self.url, autocommit=True, row_factory=dict_row
            )
        return await (await self._database.execute(sql.encode(), values)).fetchall()

    async def owners(self) -> dict[int, int]:
        """Return the process that has taken each slot last."""
        machine = f"{socket.gethostname()}, process "
        found = await self.rows("SELECT slot, holder FROM slots WHERE epoch > 0")
        return {row["slot"]: int(row["holder"].removeprefix(machine)) for row in found}

    async def sharing(self) -> int:
        """Return how many processes share the slots, spares included."""
        sql = f"""
            SELECT count(DISTINCT pid) AS count FROM pg_locks
            WHERE locktype = 'advisory' AND classid = {HERALD} AND objid = {OWNER} AND granted
                AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
        """
        return (await self.rows(sql))[0]["count"]

    async def until(self, happens: Callable[[], Awaitable[bool]], what: str, every: float = 0.005) -> float:
        """Wait for something; return the seconds that took. Raises AssertionError with what was not."""
        began = time.monotonic()
        while not await happens():
            for pid, process in self.processes.items():
                last = self._files[pid].read_text(errors="replace")[-3_000:]
                assert process.returncode is None, f"a process has ended by itself:\n{last}"
            if time.monotonic() - began > PATIENCE:
                said = [
                    f"{pid}: {self._files[pid].read_text(errors='replace')[-3_000:]}"
                    for pid in self.processes
                ]
                raise AssertionError("\n".join([f"{what}: not within {PATIENCE:.0f} s", *said]))
            await asyncio.sleep(every)
        return time.monotonic() - began

    async def until_owned(self, slot: int, pid: int) -> float:
        """Wait until a process has a slot."""

        async def has() -> bool:
            return (await self.owners()).get(slot) == pid

        return await self.until(has, f"process {pid} has slot {slot}")

    async def until_served(self, slot: int) -> float:
        """Wait until who has a slot has looked at its clocks."""

        async def served() -> bool:
            return bool(await self.rows("SELECT 1 FROM slots WHERE slot = %s AND beat > since", slot))

        return await self.until(served, f"the clocks of slot {slot} are looked at")

    async def until_heard(self, *shards: int) -> float:
        """Wait until some process hears each of the shards."""

        async def heard() -> bool:
            return all(map(self.discord.is_heard, shards))

        return await self.until(heard, f"the shards {shards} are heard")

    async def until_rests(self, pid: int) -> float:
        """Wait until a process has nothing to do, such as a spare that is warmed up."""

        async def rests() -> bool:
            before = cpu(pid)
            await asyncio.sleep(0.5)
            return cpu(pid) - before < RESTING

        return await self.until(rests, f"process {pid} rests")

    async def until_sharing(self, count: int) -> float:
        """Wait until so many processes are there, spares included."""

        async def shared() -> bool:
            return await self.sharing() == count

        return await self.until(shared, f"{count} processes share the slots")
