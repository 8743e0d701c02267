"""What strangers' uploads cost the others: how long the loop is held, how late a match begins."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from simcord import actors

from bot.host import collector
from bot.workers import Crew
from engines.kernel.limits import PACK_BYTES
from tests import strangers
from tests.e2e.club import Club
from tests.e2e.play import challenge, play_out
from tests.measuring.figure import Figure, Size

LONGEST = 50.0
"""Milliseconds for which nothing that anybody sends may hold the loop."""
PATIENCE = 1.0
"""Seconds in which somebody else's `/play` is answered meanwhile."""


def measure(size: Size) -> Iterator[Figure]:
    """Throw generated packs, decks, records and words at every door, and begin matches meanwhile."""
    with TemporaryDirectory() as folder:
        held, answered, thrown = asyncio.run(_throw(Path(folder), size))
    idle = held.pop("nothing")
    for door, longest in held.items():
        yield Figure(f"doors: loop held by {door}, longest", longest * 1e3, "ms", idle * 1e3,
                     "a match begun while nothing is sent", LONGEST)  # fmt: skip
    yield Figure(f"doors: somebody else's /play, slowest of {len(answered)} during {thrown} uploads",
                 max(answered), "s", min(answered), "the quickest of them", PATIENCE)  # fmt: skip


async def _throw(folder: Path, size: Size) -> tuple[dict[str, float], list[float], int]:
    club = await Club.begin(folder, crew=Crew(1))
    try:
        keeper, number, answered = club.owner(), 0, list[float]()
        record, seeds = await _record(club), range(size.uploads)
        packs = [strangers.pack(seed)[:PACK_BYTES] for seed in seeds]
        decks = [strangers.deck(seed).encode() for seed in seeds]
        records = [strangers.record(seed, record) for seed in seeds]
        doors: dict[str, Callable[[int], Awaitable[Any]]] = {
            "nothing": lambda seed: asyncio.sleep(0),
            "/cards import": lambda seed: _slash(club, keeper, "cards import", file=("x.yaml", packs[seed])),
            "/deck import": lambda seed: _slash(club, keeper, "deck import", file=("x.txt", decks[seed])),
            "/match verify": lambda seed: _slash(
                club, keeper, "match verify", record=("x.json", records[seed])
            ),
            "words": lambda seed: _words(club, keeper, Random(seed)),
        }
        for send in doors.values():  # what is loaded once is loaded now
            await send(0)
            answered.append(await _begin(club))
        answered.clear()
        collector.settle()  # as the bot does
        gc.disable()  # it would walk what the simulated Discord keeps; the bot's pauses: see `memory`
        club.env._begin_operation("doors")
        held: dict[str, float] = {}
        for door, send in doors.items():
            with _longest() as longest:
                for seed in seeds:
                    _, seconds = await asyncio.gather(send(seed), _begin(club))
                    answered.append(seconds)
                    number += 1
            held[door] = longest[0]
        return held, answered, number
    finally:
        gc.enable()
        club.env._end_operation()
        await club.end()


async def _record(club: Club) -> bytes:
    """Play a match and return its record."""
    live = await challenge(club)
    await play_out(club, live, 1)
    row = await club.store.matches.get(live.id)
    assert row is not None
    return (await club.bot.records.of_match(row)).encode()


async def _words(club: Club, keeper: Any, chance: Random) -> None:
    """Type odd words wherever words are taken, also while they are completed."""
    word = chance.choice([word for word in strangers.ODD_WORDS if word]) * 3
    for command, option in (("card", "name"), ("deck show", "name"), ("cards remove", "pack")):
        await _slash(club, keeper, command, **{option: word[:6_000]})
        await actors._autocomplete(keeper, club.channel, command, option, word[:100], {})


def _slash(club: Club, person: Any, command: str, **options: Any) -> Awaitable[Any]:
    """Call a command while another one may be under way: simulated people wait for each other."""
    return actors._slash(person, club.channel, command, options)


async def _begin(club: Club) -> float:
    """Let ann challenge bob; return after how many seconds the challenge is there."""
    before = _last(club)
    begin = time.perf_counter()
    asked = asyncio.ensure_future(_slash(club, club.ann, "play", game="dueling_nobles", opponent=club.bob))
    while _last(club) == before:  # noqa: ASYNC110 (the simulated Discord tells nobody)
        await asyncio.sleep(0.001)
    seconds = time.perf_counter() - begin
    await asked
    for row in await club.store.matches.of_user(club.ann.id):
        await club.bot.host.challenges.expire(row.id)
    return seconds


def _last(club: Club) -> int:
    """Return the id of the last message in the channel; its history would copy all that was ever sent."""
    return max(club.env.backend.messages.get(club.channel.id, (0,)))


@contextmanager
def _longest() -> Iterator[list[float]]:
    """Note the longest time for which a single callback held the loop."""
    longest = [0.0]
    run = asyncio.Handle._run  # pyright: ignore[reportAttributeAccessIssue]

    def timed(handle: asyncio.Handle) -> None:
        begin = time.perf_counter()
        run(handle)
        longest[0] = max(longest[0], time.perf_counter() - begin)

    asyncio.Handle._run = timed  # pyright: ignore[reportAttributeAccessIssue]
    try:
        yield longest
    finally:
        asyncio.Handle._run = run  # pyright: ignore[reportAttributeAccessIssue]
