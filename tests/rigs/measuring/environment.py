"""Speed of the engines as a library: steps of the environment, and how long they take to import."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from statistics import median

from engines.environment.herald_v0 import raw_env
from engines.registry import GAMES
from tests.profiles import ROOT
from tests.rigs.measuring.engine import play
from tests.rigs.measuring.figure import Figure, Size

STEPS = {"dueling_nobles": 3_000, "noxtalia": 1_500, "neo_noble": 1_000, "soul_forger": 700}
"""The bars: steps a second of processor time, each with what the agent sees."""
IMPORT = 0.5
"""The bar, in seconds of processor time."""
_TIMED = "import time; begin = time.process_time(); import {}; print(time.process_time() - begin)"


def measure(size: Size) -> Iterator[Figure]:
    """Measure every game, then the import of all of them."""
    seconds = min(1.0, size.seconds)
    for game in GAMES.values():
        seats = 2 if 2 in game.seats else game.seats[0]
        env = raw_env(game, seats)
        env.reset(seed=1)
        yield Figure(
            f"environment: {game.id}: steps a second",
            median(rate(stepping(env), seconds) for _ in range(size.runs)), "1/s",
            rate(partial(play, game, 1, light=True, seats=seats), seconds), "decisions by the rules alone",
            STEPS.get(game.id), at_least=True,
        )  # fmt: skip
    yield Figure(
        "environment: import of all engines",
        median(imported("engines.registry") for _ in range(size.runs)), "s",
        imported("pydantic.main"), "pydantic alone", IMPORT,
    )  # fmt: skip


def rate(work: Callable[[], int], seconds: float) -> float:
    """Work for so many seconds of processor time, and return what is done in one."""
    done, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        done += work()
    return done / (time.process_time() - begin)


def stepping(env: raw_env) -> Callable[[], int]:
    """Return what takes one step at random in one match after another."""
    chance = Random(1)

    def step() -> int:
        if not env.agents:
            env.reset()
        _, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)  # pyright: ignore[reportArgumentType]: so PettingZoo removes an agent
            return 0
        env.step(chance.randrange(len(info["words"])))
        return 1

    return step


def imported(module: str) -> float:
    """Return the processor time that a new process takes to import a module that is compiled already."""
    command = [sys.executable, "-c", _TIMED.format(module)]
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    ran = [subprocess.run(command, cwd=ROOT, env=kept, check=True, capture_output=True) for _ in range(2)]
    return float(ran[-1].stdout)
