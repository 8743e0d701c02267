"""The course of one run: piece by piece, each kept as soon as it is played, until it is over."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.lab.hosted.apart import PlayedPiece, conclude, play_piece
from bot.lab.hosted.messages import RunOver
from bot.lab.hosted.packing import findings_text, unpacked
from bot.lab.hosted.standing_back import Gate
from bot.lab.setup import RunSetup
from bot.store import LabRunRow, RunStatus, Store
from bot.workers import Turns, WorkerPool, WorkerTimeout
from engines.lab.chunks import Chunk
from engines.lab.counting import Sums
from engines.lab.playing import Arena
from engines.lab.runs import Findings, advance, run
from engines.registry import GAMES

log = logging.getLogger(__name__)

KEPT = 20
"""Runs of a server that are kept, the newest."""
MOST_OVERRUN = 8
"""Matches that took more time than one may, after which a run is given up."""
_PIECE_SECONDS = 600.0
"""Seconds by the clock for a piece: others may have the processor meanwhile. What counts is its CPU time."""
_CONCLUDING = 120.0
Watcher: TypeAlias = Callable[[LabRunRow], Awaitable[None]]
"""Is told when a run has gone on."""


class OutOfSeconds(Exception):
    """The server has used its time of the day."""


class _Over(Exception):
    """The run ends here: its row says why, or its server is gone."""


class _Hopeless(Exception):
    """The run cannot be played. The reason is that of its row."""


@dataclass
class Lab:
    """What all runs share."""

    store: Store
    pool: WorkerPool
    turns: Turns
    """Who may play a piece: servers take turns."""
    gate: Gate
    seconds: int
    """CPU seconds that a server has a day."""
    now: Callable[[], float]


@dataclass
class RunCourse:
    """A run that is being played."""

    lab: Lab
    run: LabRunRow
    watch: Watcher
    stopping: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when somebody wants what was found so far."""
    _overrun: int = 0

    async def play(self) -> None:
        """Go on with the run, and end it.

        Raises OutOfSeconds, WorkerTimeout, or what the store raises: then it goes on later.
        """
        store = self.lab.store
        await store.lab_runs.set_status(self.run.id, RunStatus.RUNNING, self.lab.now())
        content = await store.lab_runs.content(self.run.id)
        assert content is not None
        setup = await asyncio.to_thread(RunSetup.model_validate_json, content.setup)
        try:
            if setup.rules != GAMES[setup.game].rules_version:
                raise _Hopeless("rules")
            findings = await self._found(setup, content.setup, content.cards)
        except _Over:
            return
        except _Hopeless as error:
            await self._end(RunStatus.FAILED, why=str(error))
            return
        status = RunStatus.STOPPED if self.stopping.is_set() else RunStatus.DONE
        text = await asyncio.to_thread(findings_text, findings)
        played = findings.figures.play.matches
        await self._end(status, (text, await self._shown(content.setup, text)) if played else None)

    async def _found(self, setup: RunSetup, text: str, cards: str) -> Findings:
        packs = await asyncio.to_thread(setup.read_packs)
        arena = Arena(GAMES[setup.game], packs, setup.decks, json.loads(cards))
        kept = await self.lab.store.lab_runs.pieces(self.run.id)
        known = await asyncio.to_thread(lambda: {name: unpacked(sums) for name, sums in kept.items()})
        course = run(arena, setup.plan())
        step = await asyncio.to_thread(advance, course)
        while not isinstance(step, Findings):
            step = await asyncio.to_thread(advance, course, await self._batch(step, text, known))
        return step

    async def _batch(self, batch: Sequence[Chunk], setup: str, known: dict[str, Sums]) -> Sums | None:
        """Play what is missing of a batch; None where no more is to be played."""
        missing = [chunk for chunk in batch if chunk.name not in known]
        if missing and not await self._play_all(missing, setup, known):
            return None
        found = Sums()
        for chunk in batch:
            found.update(known[chunk.name])
        return found

    async def _play_all(self, missing: Sequence[Chunk], setup: str, known: dict[str, Sums]) -> bool:
        """Play pieces side by side; False where the run is to be stopped first."""
        tasks = [asyncio.create_task(self._piece(chunk, setup), name="piece of a run") for chunk in missing]
        pieces = asyncio.gather(*tasks)
        stopping = asyncio.create_task(self.stopping.wait(), name="stop of a run")
        try:
            await asyncio.wait((pieces, stopping), return_when=asyncio.FIRST_COMPLETED)
            if self.stopping.is_set():
                return False
            for chunk, played in zip(missing, await pieces, strict=True):
                known[chunk.name] = await asyncio.to_thread(unpacked, played.sums)
        finally:
            stopping.cancel()
            for task in tasks:
                task.cancel()
            await asyncio.gather(pieces, *tasks, return_exceptions=True)
        return True

    async def _piece(self, chunk: Chunk, setup: str) -> PlayedPiece:
        """Play a piece when it is this server's turn, and keep it."""
        lab, runs = self.lab, self.lab.store.lab_runs
        async with lab.turns.turn(self.run.guild_id), lab.gate:
            if not await runs.goes_on(self.run.id):
                raise _Over
            if await runs.spent(self.run.guild_id, lab.now()) >= lab.seconds:
                raise OutOfSeconds
            try:
                played = await lab.pool.do(_PIECE_SECONDS, self.run.guild_id, play_piece, setup, tuple(chunk))
            except WorkerTimeout:
                raise
            except Exception as error:  # strangers' cards, or a fault of ours
                log.exception("run %d of the lab cannot be played", self.run.id)
                raise _Hopeless("broke") from error
            await runs.add_piece(self.run, chunk.name, played.sums, chunk.matches, played.seconds, lab.now())
        self._overrun += played.overrun
        if self._overrun >= MOST_OVERRUN:
            raise _Hopeless("endless")
        await self.watch(self.run)
        return played

    async def _shown(self, setup: str, findings: str) -> str:
        """Return the matches that show what was found: none where that takes too long."""
        try:
            return await self.lab.pool.do(_CONCLUDING, self.run.guild_id, conclude, setup, findings)
        except WorkerTimeout as error:
            log.info("no matches are shown of run %d: %s", self.run.id, error)
            return "[]"

    async def _end(
        self, status: RunStatus, found: tuple[str, str] | None = None, why: str | None = None
    ) -> None:
        told = RunOver(self.run.id).to_row()
        now = self.lab.now()
        await self.lab.store.lab_runs.end(self.run, status, now, keep=KEPT, found=found, why=why, told=told)
