"""What a move costs: requests, bytes and the time of all processes, over real HTTP and a real gateway.

A press answers as many questions as its way holds, and the host those that have one answer: so what is sent
and reckoned is told for each answer too. The bars of a move were set when a press gave one answer.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import sqlite3
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from random import Random
from statistics import mean
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from unittest.mock import patch

from engines.kernel import Game
from engines.registry import GAMES
from tests.measuring.figure import Figure, Size
from tests.measuring.house import House, sitting
from tests.measuring.loopback import Loopback, walk

CHANNELS = (101, 102, 103, 104)
"""One match in each; the next begins when the one before is over."""
QUIET = 0.25
"""Seconds without a request after which a move is taken to be shown."""
ANSWERS = ("answer", "menu", "gather", "done")
DATABASE = "moves.sqlite3"
KIB = 1024
REQUESTS = {2: 3, 3: 4, 4: 4}
"""How many requests a press may take, by the number of seats."""
IDLE = 0.05
"""Seconds of processor time, within a second, of a bot for which nobody has anything to do."""
PICTURE = 16 * KIB
"""Bytes from which on a move has sent a picture: it costs twice as much as one that has not."""


class Cost(NamedTuple):
    """What one move has cost, from the press to the last message that it changed."""

    requests: int
    sent: int
    cpu: float


PATIENCE = 180
"""Times to look whether all is shown, at least a second each: who draws waits on a busy machine."""


def measure(size: Size) -> Iterator[Figure]:
    """Measure the games, between people who play in their DMs, with each number of seats."""
    tables = [
        (game, seats) for game in list(GAMES.values())[: size.games] for seats in game.seats if seats > 1
    ]
    for game, seats in tables:
        with TemporaryDirectory() as folder:
            costs = asyncio.run(_costs(game, seats, Path(folder), size))
            answers = _answers(Path(folder))
        name, first = f"move: {game.id}, {seats} seats:", costs[0]
        about = f"mean of {len(costs)} moves"
        drawn = [cost for cost in costs if cost.sent >= PICTURE] or costs
        yield Figure(
            f"{name} requests, {about}", mean(cost.requests for cost in costs), "",
            first.requests, "the first move", REQUESTS[seats],
        )  # fmt: skip
        sent, spent = sum(cost.sent for cost in costs), sum(cost.cpu for cost in costs)
        yield Figure(
            f"{name} sent, {about}", sent / len(costs) / KIB, "KiB", first.sent / KIB, "the first move", 200
        )
        yield Figure(
            f"{name} CPU of all processes, {about}", spent / len(costs) * 1e3, "ms",
            mean(cost.cpu for cost in drawn) * 1e3, f"those {len(drawn)} that change a picture", 45,
        )  # fmt: skip
        yield Figure(
            f"{name} sent, for each of {answers} answers", sent / answers / KIB, "KiB",
            sent / len(costs) / KIB, "for each press", 120,
        )  # fmt: skip
        yield Figure(
            f"{name} CPU of all processes, for each of {answers} answers", spent / answers * 1e3, "ms",
            spent / len(costs) * 1e3, "for each press", 30,
        )  # fmt: skip


def _answers(folder: Path) -> int:
    """Return how many questions were answered, by persons and by the host for those who had no choice."""
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        return database.execute("SELECT count(*) FROM answers").fetchone()[0]


async def _costs(game: Game[Any], seats: int, folder: Path, size: Size) -> list[Cost]:
    database = folder / DATABASE
    house = await House.open(database)
    await house.sender.close()  # what is to be shown waits for the bot
    with _always_the_same():
        for channel in CHANNELS:
            await house.begin(channel, game, seats)
    await house.close()
    members = {user: name for channel in CHANNELS for user, name in sitting(channel, seats).items()}
    discord = Loopback(list(CHANNELS), members)
    await discord.open()
    costs: list[Cost] = []
    try:
        async with _bot(discord, database, size.warm) as process:
            chance = Random(1)
            for channel in CHANNELS:
                while len(costs) < size.moves:
                    cost = await _move(discord, process.pid, [*sitting(channel, seats)], chance)
                    if cost is None:  # the match is over
                        break
                    costs.append(cost)
    finally:
        await discord.close()
    assert not discord.unknown, discord.unknown
    return costs


@contextmanager
def _always_the_same() -> Iterator[None]:
    """Let each run deal the same matches: what a move costs depends on how many of them change a picture."""
    number = itertools.count(1)
    with (
        patch("bot.matches.beginning.challenges.new_seed", lambda: f"{next(number):064x}"),
        patch("bot.store.matches.matches.new_code", lambda: f"MOVES{next(number):02}"),
        patch("bot.matches.beginning.challenges.nonce", lambda _: "luck"),
    ):
        yield


@asynccontextmanager
async def _bot(discord: Loopback, database: Path, warm: float):
    """Run the bot until everything is shown that the matches begin with; end it as a service would."""
    settings = {
        "HERALD_TOKEN": "a.token.of-nobody", "HERALD_DATABASE": str(database), "HERALD_SHARDS": "1",
        "HERALD_BACKUPS": str(database.parent), "HERALD_LOG_LEVEL": "WARNING",
    }  # fmt: skip
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.measuring.serving", discord.url, env={**os.environ, **settings}
    )
    try:
        await asyncio.wait_for(discord.ready.wait(), 60)
        for _ in range(PATIENCE):
            await asyncio.sleep(1.0)
            await discord.quiet(2.0)
            if all(discord.hand_of(member) for member in discord.members):
                break
        else:
            raise AssertionError("the matches were not shown")
        await _idle(process.pid, warm)
        yield process
    finally:
        process.terminate()
        await asyncio.wait_for(process.wait(), 30)


async def _idle(bot: int, longest: float) -> None:
    """Wait until the process that draws has learnt what it draws ahead, but only for so many seconds."""
    until = time.monotonic() + longest
    before = -1.0
    while time.monotonic() < until and cpu(bot) - before > IDLE:
        before = cpu(bot)
        await asyncio.sleep(min(1.0, until - time.monotonic()))


async def _move(discord: Loopback, bot: int, members: Sequence[int], chance: Random) -> Cost | None:
    """Let whoever is asked press until his answer is complete, and count what that costs."""
    asked = [member for member in members if _controls(discord.hand_of(member))]
    if not asked:
        return None
    member = chance.choice(asked)
    before, began = len(discord.requests), cpu(bot)
    number = _number(_controls(discord.hand_of(member))[0]["custom_id"])
    for _ in range(50):
        hand = discord.hand_of(member)
        open_controls = [one for one in _controls(hand) if _number(one["custom_id"]) == number]
        if hand is None or not open_controls:
            break
        control = chance.choice(open_controls)
        values = [option["value"] for option in control.get("options", ())]
        chosen = (
            chance.sample(values, chance.randint(control["min_values"], control["max_values"]))
            if values
            else []
        )
        await discord.press(member, hand, control["custom_id"], chosen)
        await discord.quiet(QUIET)
    fresh = discord.requests[before:]
    return Cost(len(fresh), sum(request.size for request in fresh), cpu(bot) - began)


def _controls(message: dict[str, Any] | None) -> list[dict[str, Any]]:
    """Return what on a panel gives an answer, or a part of one."""
    every = walk(message["components"]) if message else []
    return [
        one for one in every
        if one.get("custom_id") and not one.get("disabled") and one["custom_id"].split(":")[3] in ANSWERS
    ]  # fmt: skip


def _number(custom_id: str) -> str:
    return custom_id.split(":")[2]


def cpu(process: int) -> float:
    """Return the seconds of processor time that a process and all that it started have used."""
    total = 0.0
    for number in (process, *_children(process)):
        for task in Path(f"/proc/{number}/task").iterdir():
            total += int((task / "schedstat").read_text().split()[0]) / 1e9
    return total


def _children(process: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{process}/task").iterdir():
        for child in (task / "children").read_text().split():
            found += [int(child), *_children(int(child))]
    return found
