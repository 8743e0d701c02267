"""What a move costs: requests, bytes and the time of all processes, over real HTTP and a real gateway.

A press answers as many questions as its way holds, and the host those that have one answer: so what is sent
and reckoned is told for each answer too. The bars of a move were set when a press gave one answer.

Discord counts 50 requests a second for a bot, but not the answers to presses, nor edits by their tokens: what
it counts of a move is told by route, for people who play in their DMs, by panels, and on the board.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from enum import Enum
from pathlib import Path
from random import Random
from statistics import mean
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from unittest.mock import patch

from bot.discord.requests import is_counted, route
from bot.store import UserPreferences
from engines.kernel import Game
from engines.registry import GAMES
from tests.rigs.measuring.figure import Figure, Size
from tests.rigs.measuring.house import House, sitting
from tests.rigs.measuring.loopback import Loopback, walk

CHANNELS = (101, 102, 103, 104)
"""One match in each; the next begins when the one before is over."""
QUIET = 0.25
"""Seconds without a request after which a move is taken to be shown."""
LATER = 10.0
"""Seconds after which nobody is asked any more: the match is over."""
ANSWERS = ("answer", "menu", "gather", "done")
DATABASE = "moves.sqlite3"
KIB = 1024
REQUESTS = {2: 3, 3: 4, 4: 4}
"""How many requests a press may take, by the number of seats."""
IDLE = 0.05
"""Seconds of processor time, within a second, of a bot for which nobody has anything to do."""
COUNTED = {2: 1.2, 3: 1.5, 4: 1.5}
"""How many of them may count for Discord's limit; of more than two seats 1.2 for each would do."""
PICTURE = 16 * KIB
"""Bytes from which on a move has sent a picture: it costs twice as much as one that has not."""


class Place(Enum):
    """Where people play."""

    DMS = "in DMs"
    PANELS = "by panels"
    BOARD = "on the board and by panels"


class Table(NamedTuple):
    """Who plays what where."""

    game: Game[Any]
    seats: int
    place: Place

    def hand_of(self, discord: Loopback, member: int, channel: int) -> dict[str, Any] | None:
        """Return the private message by which a member plays."""
        return discord.hand_of(member) if self.place is Place.DMS else discord.panel_of(member, channel)

    def pressed(self, discord: Loopback, member: int, channel: int, number: str) -> dict[str, Any] | None:
        """Return the message on which a member answers a question."""
        board = discord.board_in(channel)
        on_board = self.place is Place.BOARD and any(
            _number(one["custom_id"]) == number for one in _controls(board)
        )
        return board if on_board else self.hand_of(discord, member, channel)


class Cost(NamedTuple):
    """What one move has cost, from the press to the last message that it changed."""

    requests: int
    counted: Counter[str]
    """Those that count for Discord's limit, by route."""
    sent: int
    cpu: float


PATIENCE = 180
"""Times to look whether all is shown, at least a second each: who draws waits on a busy machine."""


def measure(size: Size) -> Iterator[Figure]:
    """Measure the games with each number of seats; elsewhere than in DMs only what Discord counts."""
    games = list(GAMES.values())[: size.games]
    for game in games:
        for seats in (number for number in game.seats if number > 1):
            yield from _measure(Table(game, seats, Place.DMS), size)
    for place in (Place.PANELS, Place.BOARD):
        table = Table(games[0], 2, place)
        costs, _ = _played(table, size)
        yield from _counted(table, costs)


def _measure(table: Table, size: Size) -> Iterator[Figure]:
    """Measure one table in DMs."""
    costs, answers = _played(table, size)
    name, first = f"move: {table.game.id}, {table.seats} seats:", costs[0]
    about = f"mean of {len(costs)} moves"
    drawn = [cost for cost in costs if cost.sent >= PICTURE] or costs
    yield Figure(
        f"{name} requests, {about}", mean(cost.requests for cost in costs), "",
        first.requests, "the first move", REQUESTS[table.seats],
    )  # fmt: skip
    yield from _counted(table, costs)
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


def _counted(table: Table, costs: Sequence[Cost]) -> Iterator[Figure]:
    """Tell what Discord counts of a move, and of what kinds it is."""
    name = f"move: {table.game.id}, {table.seats} seats: counted requests, {table.place.value}"
    kinds = sum((cost.counted for cost in costs), Counter[str]())
    every = mean(cost.requests for cost in costs)
    yield Figure(
        f"{name}, mean of {len(costs)} moves", kinds.total() / len(costs), "",
        every, "all requests", COUNTED[table.seats],
    )  # fmt: skip
    for kind, count in kinds.most_common():
        yield Figure(f"{name}, {kind}", count / len(costs), "", every, "all requests")


def _played(table: Table, size: Size) -> tuple[list[Cost], int]:
    """Return what each move has cost, and how many answers they were."""
    with TemporaryDirectory() as folder:
        return asyncio.run(_costs(table, Path(folder), size)), _answers(Path(folder))


def _answers(folder: Path) -> int:
    """Return how many questions were answered, by persons and by the host for those who had no choice."""
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        return database.execute("SELECT count(*) FROM answers").fetchone()[0]


async def _costs(table: Table, folder: Path, size: Size) -> list[Cost]:
    database = folder / DATABASE
    house = await House.open(database)
    await house.sender.close()  # what is to be shown waits for the bot
    with _always_the_same():
        for channel in CHANNELS:
            await house.begin(channel, table.game, table.seats)
    members = {user: name for channel in CHANNELS for user, name in sitting(channel, table.seats).items()}
    for member in members:
        in_dms = UserPreferences(dm_hand=table.place is Place.DMS)
        await house.store.preferences.set_user(member, in_dms)
    await house.close()
    discord = Loopback(list(CHANNELS), members)
    await discord.open()
    costs: list[Cost] = []
    try:
        async with _bot(discord, database, size.warm) as process:
            chance = Random(1)
            for channel in CHANNELS:
                if table.place is not Place.DMS:
                    await _open_panels(discord, channel, table)
                while len(costs) < size.moves:
                    cost = await _move(discord, process.pid, table, channel, chance)
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
        patch("bot.matches.start.challenges.new_seed", lambda: f"{next(number):064x}"),
        patch("bot.store.matches.matches.new_code", lambda: f"MOVES{next(number):02}"),
        patch("bot.matches.start.gathering.nonce", lambda _: "luck"),
    ):
        yield


@asynccontextmanager
async def running(discord: Loopback, database: Path):
    """Run the bot from when it is let in; end it as a service would."""
    settings = {
        "HERALD_TOKEN": "a.token.of-nobody", "HERALD_DATABASE": str(database), "HERALD_SHARDS": "1",
        "HERALD_BACKUPS": str(database.parent), "HERALD_LOG_LEVEL": "WARNING",
    }  # fmt: skip
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.rigs.measuring.serving", discord.url, env={**os.environ, **settings}
    )
    try:
        await asyncio.wait_for(discord.ready.wait(), 60)
        yield process
    finally:
        process.terminate()
        await asyncio.wait_for(process.wait(), 30)


@asynccontextmanager
async def _bot(discord: Loopback, database: Path, warm: float):
    """Run the bot once everything is shown that the matches begin with."""
    async with running(discord, database) as process:
        for _ in range(PATIENCE):
            await asyncio.sleep(1.0)
            await discord.quiet(2.0)
            in_dms = [discord.hand_of(member) for member in discord.members]
            if all(map(discord.board_in, discord.channels)) and (all(in_dms) or not any(in_dms)):
                break
        else:
            raise AssertionError("the matches were not shown")
        await _idle(process.pid, warm)
        yield process


async def _idle(bot: int, longest: float) -> None:
    """Wait until the process that draws has learnt what it draws ahead, but only for so many seconds."""
    until = time.monotonic() + longest
    before = -1.0
    while time.monotonic() < until and cpu(bot) - before > IDLE:
        before = cpu(bot)
        await asyncio.sleep(min(1.0, until - time.monotonic()))


async def _open_panels(discord: Loopback, channel: int, table: Table) -> None:
    """Let everybody at a table press *My Hand* on the board."""
    for member in sitting(channel, table.seats):
        board = discord.board_in(channel)
        assert board is not None
        mine = next(one for one in walk(board["components"]) if ":hand:" in str(one.get("custom_id")))
        await discord.press(member, board, mine["custom_id"], [])
        await discord.quiet(QUIET)


async def _move(discord: Loopback, bot: int, table: Table, channel: int, chance: Random) -> Cost | None:
    """Let whoever is asked press until their answer is complete, and count what that costs.

    Returns None where nobody is asked any more.
    """
    before, began = len(discord.requests), cpu(bot)
    hands = await _asked(discord, table, channel)
    if not hands:
        return None
    member = chance.choice([*hands])
    number = _number(_controls(hands[member])[0]["custom_id"])
    for _ in range(50):
        hand = table.pressed(discord, member, channel, number)
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
    counted = Counter(
        route(request.method, request.path) for request in fresh if is_counted(f"/{request.path}")
    )
    return Cost(len(fresh), counted, sum(request.size for request in fresh), cpu(bot) - began)


async def _asked(discord: Loopback, table: Table, channel: int) -> dict[int, dict[str, Any]]:
    """Return who is asked, with what they play by; where nobody has a choice, the host answers soon."""
    until = time.monotonic() + LATER
    while True:
        hands = {member: table.hand_of(discord, member, channel) for member in sitting(channel, table.seats)}
        asked = {member: hand for member, hand in hands.items() if hand is not None and _controls(hand)}
        if asked or time.monotonic() > until:
            return asked
        await asyncio.sleep(QUIET)


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
