"""Presses that arrive at another process than the one that can answer them."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bot.app import forwarding
from bot.app.client import Herald
from bot.app.forwarding import InteractionForwarding
from bot.community.verbs import CommunityVerb
from bot.host.opponents import Opponents
from bot.ladder.verbs import LadderVerb
from bot.learning.verbs import LessonVerb
from bot.settings import Settings
from bot.store import Store
from bot.table.action_id import ActionId
from bot.table.verbs import MatchVerb, Verb, registered
from bot.tournaments.verbs import TournamentVerb
from bot.workers import WorkerPool
from cogs.access import NEEDS_MATCH
from render import RenderService
from tests.bot.matches.scene import GUILD, until
from tests.bot.store.scene import NOW, challenge


class Process:
    """One of two processes, and what reaches people and parts of it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.time = NOW
        self.read: list[Any] = []
        self.refused: list[Any] = []
        self.changed: list[tuple[str, int]] = []
        self.handing = InteractionForwarding(
            store, lambda: self.time, self.read.append, self._refuse, self._changed
        )
        self.handing.verbs = NEEDS_MATCH
        store.neighbours.on_word = self.handing.told
        self.handing.begin()

    async def _refuse(self, event: Any) -> None:
        self.refused.append(event)

    async def _changed(self, kind: str, number: int) -> None:
        self.changed.append((kind, number))


@pytest.fixture
async def processes(fresh_url: str, tmp_path: Path) -> AsyncIterator[list[Process]]:
    """Return two processes; the second has the server in which is played."""
    stores = [await Store.open(fresh_url, tmp_path, 2) for _ in range(2)]
    both = [Process(store) for store in sorted(stores, key=lambda store: store.slot.has(GUILD))]
    yield both
    for process in both:
        await process.handing.close()
        await process.store.close()


def press(number: int, verb: Verb = MatchVerb.ANSWER, guild: int | None = None) -> dict[str, Any]:
    custom_id = str(ActionId(number, 1, verb))
    event: dict[str, Any] = {"id": "77", "token": "s3cret", "data": {"custom_id": custom_id}}
    return event | ({"guild_id": str(guild)} if guild else {})


async def table(process: Process) -> int:
    return (await process.store.matches.create(challenge(guild_id=GUILD), NOW)).id


async def test_a_press_is_read_where_its_match_is_played(processes: list[Process]):
    first, owner = processes
    match_id = await table(first)
    first.handing.hear(press(match_id))

    async def arrived() -> bool:
        return bool(owner.read)

    await until(arrived)
    assert owner.read == [press(match_id)]
    assert 77 in owner.handing.handed
    assert first.read == []


async def test_who_has_the_match_reads_at_once_what_he_hears_himself(processes: list[Process]):
    _, owner = processes
    match_id = await table(owner)
    owner.handing.hear(press(match_id))

    async def arrived() -> bool:
        return bool(owner.read)

    await until(arrived)
    owner.handing.hear(press(match_id))
    assert len(owner.read) == 2, "the second time it is known whose the match is"


async def test_where_nobody_takes_a_press_the_person_is_told(
    processes: list[Process], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(forwarding, "WITHIN", 0.05)
    first, owner = processes
    match_id = await table(first)
    owner.store.neighbours.on_word = lambda _: None  # it is there no longer
    first.handing.hear(press(match_id))

    async def told() -> bool:
        return bool(first.refused)

    await until(told)
    assert first.refused == [press(match_id)]
    assert await owner.store.neighbours.collect(owner.store.slot.number, 0) == [], "nobody answers it twice"


async def test_a_press_that_has_waited_too_long_is_dropped(processes: list[Process], fresh_url: str):
    _, owner = processes
    match_id = await table(owner)
    await owner.store.neighbours.hand(owner.store.slot.number, '{"id": "1"}', NOW - forwarding.FRESH - 1)

    async def gone() -> bool:
        return not await asyncio.to_thread(_left, fresh_url)

    await until(gone)
    assert owner.read == []
    assert match_id


def _left(url: str) -> int:
    with psycopg.connect(url) as database:
        (count,) = database.execute("SELECT count(*) FROM presses").fetchone() or (0,)
        return count


async def test_what_cannot_be_read_holds_nobody_up(processes: list[Process]):
    first, owner = processes
    match_id = await table(first)
    await owner.store.neighbours.hand(owner.store.slot.number, "no JSON", NOW)
    await asyncio.sleep(0)
    first.handing.hear(press(match_id))

    async def arrived() -> bool:
        return bool(owner.read)

    await until(arrived)


async def test_what_a_neighbour_has_changed_is_acted_on(processes: list[Process]):
    first, owner = processes
    await first.store.neighbours.tell(owner.store.slot.number, "tournament 5")

    async def arrived() -> bool:
        return bool(owner.changed)

    await until(arrived)
    assert owner.changed == [("tournament", 5)]


async def test_what_no_match_is_needed_for_and_what_is_refused_anyway_stays_here(processes: list[Process]):
    """All that is pressed in direct messages, and stands there by no row of the doors, is forged."""
    first, owner = processes
    match_id = await table(first)
    stays = [press(match_id, verb) for verb in registered() if verb not in NEEDS_MATCH]
    stays += [press(0), press(match_id, guild=GUILD)]
    stays += [{"data": {"custom_id": "another bot's"}}, {"data": {"name": "matches"}}]
    for event in stays:
        first.handing.hear(event)
    assert first.read == stays
    assert owner.read == []


def test_presses_that_need_a_match_are_those_of_its_panels():
    assert {MatchVerb.ANSWER, MatchVerb.UNDO, MatchVerb.VIEW, MatchVerb.RULES} <= NEEDS_MATCH
    forged = {
        MatchVerb.ACCEPT, MatchVerb.REPLAY, LadderVerb.CANCEL_SEARCH, TournamentVerb.READY,
        TournamentVerb.EXPORT, CommunityVerb.SET_SERVER,
    }  # fmt: skip
    own = {LessonVerb.ANSWER, LessonVerb.BEGIN, CommunityVerb.FORGET_ME, CommunityVerb.SET_MINE}
    assert not NEEDS_MATCH & (forged | own)


async def test_a_forged_press_of_a_match_that_is_not_there_is_answered_here(processes: list[Process]):
    first, _ = processes
    first.handing.hear(press(999_999))

    async def arrived() -> bool:
        return bool(first.read)

    await until(arrived)


async def test_no_press_is_played_before_clocks_have_their_downtime_back(
    fresh_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Else the look after its clocks would take them for looked after, and let all fall."""
    store = await Store.open(fresh_url, tmp_path, 2)
    settings = Settings(_env_file=None, shards=2)  # pyright: ignore[reportCallIssue]
    bot = Herald(
        settings,
        store,
        now=lambda: NOW,
        opponents=Opponents(0),
        renderer=RenderService(),
        worker_pool=WorkerPool(0),
    )
    done: list[str] = []

    async def start(*_: object) -> None:
        await store.neighbours.tell(store.slot.number, "presses")
        for _look in range(20):  # time enough for a press to be taken
            await store.meta.get("nothing")
        done.append("clocks")

    monkeypatch.setattr(bot.host, "start", start)
    monkeypatch.setattr(bot.handing, "_read", lambda _: done.append("press"))
    await store.neighbours.hand(store.slot.number, json.dumps(press(1)), NOW)

    async def taken() -> bool:
        return "press" in done

    async with bot:
        await bot.setup_hook()
        await until(taken)
    assert done == ["clocks", "press"]
    await store.close()
