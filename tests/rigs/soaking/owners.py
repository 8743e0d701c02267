"""Owners that go: real processes, each with its shards, and how long people wait for the next one."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.postgres import Server, cluster
from tests.rigs.measuring.house import House, sitting
from tests.rigs.measuring.sharded import Interaction, Sharded
from tests.rigs.soaking.fleet import Fleet
from tests.rigs.soaking.pressing import asked, press_any

SLOTS = 2
TABLES = {101: 0 << 22 | 7, 102: 1 << 22 | 7}
"""The channels, each in a server of another shard."""
MOVES = 4
"""Presses at each table before anything happens."""
KILLED, ASKED = 1.0, 0.5
"""Bars on a quiet machine: seconds until the clocks run again of who is killed, and of who is asked to go."""


class Takeover(NamedTuple):
    """Seconds from the end of an owner."""

    taken: float
    """Until another had written that the slot is theirs."""
    served: float
    """Until its clocks ran again."""
    heard: float
    """Until its shard was back."""
    answered: float
    """From then until the first answer of a person was safe in the database."""

    def __str__(self) -> str:
        return (
            f"slot taken after {1e3 * self.taken:.0f} ms, clocks served after {1e3 * self.served:.0f} ms,"
            f" shard back after {1e3 * self.heard:.0f} ms,"
            f" first answer safe {1e3 * self.answered:.0f} ms later"
        )


def soak(tell: Callable[[str], object]) -> None:
    """Kill an owner, and ask another to go; tell what that takes beside its bars. Raises AssertionError."""
    with cluster() as started, TemporaryDirectory() as folder:
        killed, asked_to_go = asyncio.run(_replace(Server(started.url).new(), Path(folder)))
    for what, takeover, longest in (("killed", killed, KILLED), ("asked to go", asked_to_go, ASKED)):
        over = "OVER ITS BAR" if takeover.served > longest else "bar"
        tell(f"{what}: {takeover} ({over}: clocks within {1e3 * longest:.0f} ms)")


async def _replace(url: str, folder: Path) -> tuple[Takeover, Takeover]:
    """Play, kill an owner, ask another to go, and play on; return what people have waited for."""
    await _deal(url, folder)
    members = {user: name for channel in TABLES for user, name in sitting(channel).items()}
    discord, chance = Sharded(TABLES, members, shards=SLOTS), Random(1)
    await discord.open()
    try:
        async with Fleet(discord, url, SLOTS, folder) as fleet:
            for number in range(SLOTS + 1):
                await fleet.start()
                await fleet.until_sharing(number + 1)
            await fleet.until_heard(*range(SLOTS))
            for channel in TABLES:  # hands lie in DMs, whose presses all reach shard 0
                for _ in range(MOVES):
                    await answer(fleet, channel, chance)
            killed = await _taken_over(fleet, 1, signal.SIGKILL, chance)
            await fleet.start()
            await fleet.until_sharing(SLOTS + 1)
            asked_to_go = await _taken_over(fleet, 0, signal.SIGTERM, chance)
            shown = await _shown(url)
            owners = await fleet.owners()
            assert all(f"process {pid}" in shown[slot] for slot, pid in owners.items()), (shown, owners)
            await _nothing_twice(fleet)
    finally:
        await discord.close()
    assert not discord.unknown, discord.unknown
    assert discord.refused_logins == 0, "shards have logged in too fast"
    return killed, asked_to_go


async def _deal(url: str, folder: Path) -> None:
    house = await House.open(url, folder)
    await house.sender.close()  # what is to be shown waits for the processes
    for channel, guild in TABLES.items():
        await house.begin(channel, guild=guild)
    await house.close()


async def answer(fleet: Fleet, channel: int, chance: Random) -> Interaction:
    """Let whoever is asked at a table press until that counts; return the press."""
    counted: list[Interaction] = []

    async def counts() -> bool:
        for member in asked(fleet.discord, sitting(channel)):
            press = await press_any(fleet.discord, member, fleet.discord.hand_of(member), chance)
            if press is not None and press.took is not None and not press.said:
                counted.append(press)
                return True
        return False

    await fleet.until(counts, f"a press at table {channel} counts")
    return counted[0]


async def _taken_over(fleet: Fleet, slot: int, how: signal.Signals, chance: Random) -> Takeover:
    """End an owner, and let somebody at their table press as soon as the next one has its shard."""
    owners = await fleet.owners()
    (spare,) = set(fleet.processes) - set(owners.values())
    await fleet.until_rests(spare)
    gone = await fleet.end(owners[slot], how)
    await fleet.until_owned(slot, spare)
    taken = time.monotonic() - gone
    await fleet.until_served(slot)
    served = time.monotonic() - gone
    await fleet.until_heard(slot)
    heard = time.monotonic() - gone
    before = await _answers(fleet)
    pressing = asyncio.create_task(answer(fleet, list(TABLES)[slot], chance))

    async def has_more() -> bool:
        return await _answers(fleet) > before

    answered = await fleet.until(has_more, "an answer is safe")
    await pressing
    return Takeover(taken, served, heard, answered)


async def _answers(fleet: Fleet) -> int:
    return (await fleet.rows("SELECT count(*) AS count FROM answers"))[0]["count"]


async def _shown(url: str) -> dict[int, str]:
    """Return what `python -m bot slots` says of each slot."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "slots", stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "HERALD_DATABASE": url, "HERALD_SLOTS": str(SLOTS)},
    )  # fmt: skip
    said, _ = await process.communicate()
    assert process.returncode == 0
    return dict(enumerate(said.decode().splitlines()))


async def _nothing_twice(fleet: Fleet) -> None:
    sql = """
        SELECT interaction_id FROM answers WHERE interaction_id IS NOT NULL
        GROUP BY interaction_id HAVING count(DISTINCT match_id) > 1 OR count(DISTINCT at) > 1
    """
    assert await fleet.rows(sql) == [], "an interaction has answered twice"
