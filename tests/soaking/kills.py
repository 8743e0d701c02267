"""The kill test: victims are killed at any moment and begun again; nothing acknowledged may be lost."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Collection
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import Any

from tests.soaking.says import ACKNOWLEDGED, DONE, heard
from tests.soaking.victim import MATCHES
from tests.soaking.witness import Lost, Tally, Witness

VICTIM = "tests.soaking.victim"
SHORTEST, LONGEST = 0.03, 0.4
"""Seconds between a victim's first acknowledgement and its death."""
PATIENCE = 60.0
"""Seconds within which a victim must acknowledge something, and in which each match must move."""


class Child:
    """A process that is to be killed, and a thread that listens to it."""

    def __init__(self, folder: Path, module: str, *more: str, begins: Collection[str] = ACKNOWLEDGED) -> None:
        """Let it begin; it has when it says one of these. What it complains of is in the folder."""
        self._begins = begins
        self._errors = (folder / "errors.txt").open("w+", encoding="utf-8")
        self._process = subprocess.Popen(
            [sys.executable, "-m", module, *more],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )
        self.said: list[list[Any]] = []
        self.began = Event()
        """It has said so, or is dead."""
        self._listener = Thread(target=self._listen)
        self._listener.start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.endswith("\n"):
                self.said.append(heard(line))
                if self.said[-1][0] in self._begins:
                    self.began.set()
        self.began.set()

    def order(self, line: str) -> None:
        """Tell it what to do, where it waits for that."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()

    @property
    def lives(self) -> bool:
        """Whether it has not ended yet."""
        return self._process.poll() is None

    def end(self, patience: float = 0.0) -> int:
        """Wait so long for it to end by itself, then kill it; return its exit code.

        Raises Lost when it has complained of anything.
        """
        try:
            self._process.wait(patience)
        except subprocess.TimeoutExpired:
            self._process.kill()
        code = self._process.wait()
        self._listener.join()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with suppress(BrokenPipeError):
                pipe.close()
        self._errors.seek(0)
        complaint = self._errors.read().strip()
        self._errors.close()
        if complaint:
            raise Lost(f"the process complained before it was killed:\n{complaint[-3000:]}")
        return code


def kill_often(
    seconds: float,
    most: int | None,
    chance: Random,
    tell: Callable[[str], object],
    matches: int = MATCHES,
    *,
    faults: bool = False,
    begins: Collection[str] = ACKNOWLEDGED,
) -> Tally:
    """Kill victims until the time or the number is reached, then let one finish. Raises Lost.

    Each is killed a moment after it has said one of what `begins`.

    With faults their disks fail, Discord goes away, and their clocks are set.
    """
    more = ("--faults",) if faults else ()
    witness = Witness()
    end = time.monotonic() + seconds
    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as pool:
        database = Path(folder) / "herald.sqlite3"
        comparing: Future[dict[int, int]] | None = None
        while time.monotonic() < end and (most is None or witness.tally.kills < most):
            plan = ("--matches", str(matches), "--seed", _seed(chance), *more)
            child = Child(database.parent, VICTIM, str(database), *plan, begins=begins)
            try:
                # What the last victim left is compared while this one starts.
                if comparing is not None:
                    comparing.result()
                if not child.began.wait(PATIENCE):
                    raise Lost(f"nothing was acknowledged within {PATIENCE:.0f} s of the start")
                time.sleep(chance.uniform(SHORTEST, LONGEST))
            finally:
                code = child.end()
            if code >= 0:
                raise Lost(f"the process ended by itself with code {code}")
            witness.tally.kills += 1
            copy = _copy(database, Path(folder) / "copy")
            comparing = pool.submit(compare, witness, child.said, copy)
            if witness.tally.kills % 20 == 0:
                tell(f"killed {witness.tally.kills} times, nothing lost")
        if comparing is not None:
            _finish(witness, database, comparing.result(), matches, _seed(chance))
    return witness.tally


def _seed(chance: Random) -> str:
    return str(chance.randrange(10**9))


def _finish(witness: Witness, database: Path, running: dict[int, int], matches: int, seed: str) -> None:
    """Let a last victim play all matches to their end: none is stuck.

    On a busy machine a long match may need more than its patience; then another
    goes on, as long as each match that is left has moved.
    """
    while True:
        plan = ("--matches", str(matches), "--finish", "--seed", seed)
        child = Child(database.parent, VICTIM, str(database), *plan)
        try:
            child.began.wait(PATIENCE)
        finally:
            code = child.end(PATIENCE)
        left = compare(witness, child.said, database)
        stuck = {each: left[each] for each in left.keys() & running.keys() if left[each] == running[each]}
        if stuck:
            raise Lost(f"matches do not go on after the restart, by number of changes: {stuck}")
        if code == 0 and child.said[-1][0] == DONE:
            if left:
                raise Lost(f"the last process ended, and matches had not, by number of changes: {left}")
            return
        if code >= 0:
            raise Lost(f"the last process ended with code {code}")
        running = left


def compare(witness: Witness, said: list[list[Any]], database: Path) -> dict[int, int]:
    witness.hear(line for line in said if line[0] != DONE)
    return witness.compare(database)


def _copy(database: Path, to: Path) -> Path:
    """Copy the file and its log as the kill left them, so that comparing does not tidy them up."""
    shutil.rmtree(to, ignore_errors=True)
    to.mkdir()
    for suffix in ("", "-wal"):
        part = database.with_name(database.name + suffix)
        if part.exists():
            shutil.copy(part, to / part.name)
    return to / database.name
