"""What strangers' uploads cost the others: how late the loop comes to anything, how late a match begins."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from simcord import actors

from bot.host import collector
from bot.workers import WorkerPool
from cogs.typed import LONGEST_SUGGESTION
from engines.kernel.state.limits import PACK_BYTES
from engines.registry import GAMES
from tests.e2e.club import Club
from tests.e2e.play import challenge, play_out
from tests.e2e.sketches import Sketches
from tests.rigs import strangers
from tests.rigs.measuring.figure import Figure, Size

LONGEST = 50.0
"""Milliseconds for which nothing that anybody sends may hold the loop."""
NAP = 0.005
"""Seconds of the sleep whose lateness is measured."""
LARGE, PACKS = "a changed pack among ten of Soul-Forger", 10
"""The door that takes seconds to answer, with so many packs of a server; it is knocked at less often."""
CARD = """\
- id: {id}
  name: {{en: "Large Heron {name}", fr: "Grand héron {name}"}}
  type: creature
  factions: [air]
  ronum: 3
  on: 3
  off: 1
  endurance: 3
  experience: 2
  keywords: [flight]
  abilities:
  - cost: [off_guard]
    targets: [{{target: creature, is: {{attacking: true, max_ronum: 2}}}}]
    do: [{{action: guard, who: target, to: off}}]
  - {{when: {{event: entered, this: true}}, do: [{{action: organize, number: 2}}]}}
  flavour: {{en: "It folds the wind and files it.", fr: "Il plie le vent et le classe."}}
"""
ELSEWHERE = 7
"""A server in which nobody plays."""
READING = 60
"""Seconds for one reading: what is measured is the others' delay, on whatever machine."""
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
    club = await Club.begin(folder, WorkerPool(1), Sketches, reading_seconds=READING)
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
            LARGE: lambda seed: _change(club, seed + 1, size.cards),
            "words": lambda seed: _words(club, keeper, Random(seed)),
        }
        for send in doors.values():  # what is loaded once is loaded now
            await send(0)
            answered.append(await _begin(club))
        answered.clear()
        await fill_packs(club, ELSEWHERE, size.cards)
        collector.settle()  # as the bot does
        club.env._begin_operation("doors")
        held: dict[str, float] = {}
        for door, send in doors.items():
            async with _latest() as latest:
                for seed in seeds if door != LARGE else seeds[: max(1, size.uploads // 6)]:
                    _, seconds = await asyncio.gather(send(seed), _begin(club))
                    answered.append(seconds)
                    number += 1
            held[door] = latest[0]
        return held, answered, number
    finally:
        club.env._end_operation()
        await club.end()


async def fill_packs(club: Club, guild_id: int, cards: int = 60) -> None:
    """Give a server ten packs with so many cards each."""
    for number in range(PACKS):
        await _put(club, _large_pack(number, cards), guild_id)
    await club.bot.library.shelf(guild_id, GAMES["soul_forger"])


async def fill_decks(club: Club, user_id: int, most: int, game: str = "magic") -> None:
    """Give somebody as many decks as one may keep, with names as long as they may be."""
    ready = [made.deck for made in (await club.bot.library.shelf(None, GAMES[game])).ready_made.values()]
    for number in range(most):
        deck = ready[number % len(ready)].model_copy(update={"name": f"{number} {'a' * 55}"})
        await club.store.decks.put(user_id, deck, club.now())


async def _change(club: Club, version: int, cards: int) -> None:
    """Let the other server take in a new version of a pack, and look at its cards."""
    await _put(club, _large_pack(0, cards, version))
    await club.bot.library.shelf(ELSEWHERE, GAMES["soul_forger"])


async def _put(club: Club, text: str, guild_id: int = ELSEWHERE) -> None:
    game, pack, content = await club.bot.library.read(guild_id, text.encode(), "large.yaml")
    await club.store.packs.put(guild_id, game, pack.id, pack.version, content, 1, club.now())
    club.bot.library.changed(guild_id, game)


def _large_pack(number: int, cards: int, version: int = 1) -> str:
    """Return a pack of Soul-Forger without a fault, of some half a KiB a card."""
    head = strangers.HEADS["soul_forger"].replace("strange", f"large_{number}")
    all_cards = "".join(
        CARD.format(id=f"large_{number}_{card}", name=f"{number} {card}") for card in range(cards)
    )
    return head.replace("version: 1", f"version: {version}") + "cards:\n" + all_cards


async def _record(club: Club) -> bytes:
    """Play a match and return its record."""
    session = await challenge(club)
    await play_out(club, session, 1)
    row = await club.store.matches.get(session.id)
    assert row is not None
    return (await club.bot.records.of_match(row)).encode()


async def _words(club: Club, keeper: Any, chance: Random) -> None:
    """Type odd words wherever words are taken, also while they are completed."""
    word = chance.choice([word for word in strangers.ODD_WORDS if word]) * 3
    for command, option in (("card", "name"), ("deck show", "name"), ("cards remove", "pack")):
        await _slash(club, keeper, command, **{option: word[:LONGEST_SUGGESTION]})
        await actors._autocomplete(keeper, club.channel, command, option, word[:6_000], {})


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


@asynccontextmanager
async def _latest() -> AsyncGenerator[list[float]]:
    """Note by how much a short sleep comes too late at most: whatever holds the loop, in any thread."""
    latest = [0.0]

    async def watch() -> None:
        while True:
            begin = time.perf_counter()
            await asyncio.sleep(NAP)
            latest[0] = max(latest[0], time.perf_counter() - begin - NAP)

    watching = asyncio.create_task(watch())
    try:
        yield latest
    finally:
        watching.cancel()
