"""How long the greatest inputs hold the event loop: the processor time of the longest turn of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from simcord import actors

from bot.competition.ratings import Rating
from bot.host import collector
from bot.ladder.rater import PARAMETERS
from bot.store import LeaderboardKey
from bot.workers import WorkerPool
from tests.e2e.club import Club, buttons
from tests.e2e.play import challenge, play_out
from tests.e2e.sketches import Sketches
from tests.rigs.measuring import standing
from tests.rigs.measuring.doors import LONGEST, fill_decks, fill_packs
from tests.rigs.measuring.figure import Figure, Size

GAME = "dueling_nobles"
TYPED = "a b c d e f g h j k l m n o p q r s t u v w x y z " * 120
"""As much as Discord sends of what somebody types: 6,000 signs."""


@contextmanager
def holds() -> Iterator[list[float]]:
    """Note the processor seconds of the longest turn of the loop's thread, whatever else the machine does."""
    handles: Any = asyncio.Handle
    longest, turn = [0.0], handles._run

    def timed(handle: asyncio.Handle) -> None:
        begin = time.thread_time()
        turn(handle)
        longest[0] = max(longest[0], time.thread_time() - begin)

    handles._run = timed
    try:
        yield longest
    finally:
        handles._run = turn


def measure(size: Size) -> Iterator[Figure]:
    """Ask for each page, search and completion at its greatest input."""
    with TemporaryDirectory() as folder:
        found = asyncio.run(_ask(Path(folder), size))
        found |= asyncio.run(_stand(Path(folder), size))
    idle = found.pop("about")
    for what, longest in found.items():
        yield Figure(f"holding: loop held by {what}, longest turn", longest * 1e3, "ms", idle * 1e3,
                     "/about", LONGEST)  # fmt: skip


async def _ask(folder: Path, size: Size) -> dict[str, float]:
    club = await Club.begin(folder, WorkerPool(1), Sketches, reading_seconds=60)
    try:
        await fill(club, size.rated, size.cards)
        session = await challenge(club)
        await play_out(club, session, 1)
        collector.settle()  # as the bot does
        found: dict[str, float] = {}
        for what, ask in asks(club).items():
            await ask()  # what is loaded once is loaded now
            with holds() as longest:
                await ask()
            found[what] = longest[0]
        return found
    finally:
        await club.end()


async def _stand(folder: Path, size: Size) -> dict[str, float]:
    """Ask what stands where in the largest tournaments and the largest season."""
    collector.settle()
    return await standing.tournaments(folder, size, _held) | await standing.season(folder, size, _held)


async def _held(work: standing.Work) -> float:
    """Do something in a task of its own, whose last turn counts too."""
    with holds() as longest:
        await asyncio.create_task(work())
    return longest[0]


async def fill(club: Club, rated: int, cards: int) -> None:
    """Give a server as many rated people, decks and cards as there may be."""
    board = LeaderboardKey.of_guild(club.guild.id, GAME)
    ratings = {
        user: Rating(15 + user % 97 / 4, 4.0 + user % 9 / 2, club.now() - user, 40, frozenset(range(1, 60)))
        for user in (club.ann.id, *range(1, rated))
    }
    await club.store.ratings.replace(board, ratings, [], PARAMETERS.version)
    await fill_decks(club, club.ann.id, club.bot.settings.most_decks)
    await fill_packs(club, club.guild.id, cards)


def asks(club: Club) -> dict[str, Callable[[], Awaitable[Any]]]:
    """What is asked for, by what it is called."""
    ann, channel, keeper = club.ann, club.channel, club.owner()

    def call(command: str, **options: Any) -> Callable[[], Awaitable[Any]]:
        person = keeper if command.startswith("cards") else ann
        return lambda: person.slash(channel, command, **options)

    def complete(command: str, option: str, **others: Any) -> Callable[[], Awaitable[Any]]:
        person = keeper if command.startswith("cards") else ann
        return lambda: actors._autocomplete(person, channel, command, option, TYPED, others)

    async def turn() -> None:
        page = await ann.slash(channel, "rank server", game=GAME)
        shown: Any = page.followups[-1] if page.followups else page.response
        await ann.click(shown, custom_id=buttons(shown)["Next Page"])

    return {
        "about": call("about"),
        "/rank server": call("rank server", game=GAME),
        "a page of /rank server": turn,
        "/rank me": call("rank me", game=GAME),
        "/rules": call("rules", question=TYPED[:60]),
        "/deck list": call("deck list"),
        "/card": call("card", name=TYPED[:100]),
        "/cards list": call("cards list"),
        "/match log": call("match log"),
        "/match history": call("match history"),
        "/matches": call("matches"),
        "/stats": call("stats"),
        "completing /rules": complete("rules", "question"),
        "completing /card": complete("card", "name"),
        "completing /cards unpicture": complete("cards unpicture", "card"),
        "completing /deck show": complete("deck show", "name"),
        "completing /play deck": complete("play", "deck", game="magic"),
        "completing /play options": complete("play", "options", game="neo_noble"),
    }
