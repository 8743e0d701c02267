"""The try-out without a browser: what a press waits for, where its page is."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from threading import Event

import discord
import pytest
from aiohttp import ClientSession

from bot.app.client import Herald
from bot.cli.tryout import world
from bot.cli.tryout.door import open_door
from bot.cli.tryout.world import NEAR, PATIENCE, PEOPLE, Town
from bot.host.opponents import Opponents
from bot.settings import Settings
from bot.store import Store
from bot.workers import WorkerPool
from engines.registry import GAMES
from tests.e2e.club import buttons
from tests.e2e.sketches import Sketches


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    store = await Store.open(tmp_path / "tryout.sqlite3", tmp_path)
    settings = Settings(_env_file=None, shards=1)  # pyright: ignore[reportCallIssue]
    bot = Herald(settings, store, opponents=Opponents(0), worker_pool=WorkerPool(0), renderer=Sketches())
    town = Town(bot)
    await town.begin()
    yield town
    await town.world.shutdown()
    bot.renderer.close()
    bot.worker_pool.close()
    await store.close()


async def test_no_press_waits_for_a_clock_of_ours(town: Town) -> None:
    """Herald's watches fall within the time that work may take; a press is answered long before."""
    alarm = town.bot.host.timekeeper.alarm
    with town.world._bot_scope():
        alarm.at(town.bot.now() + PATIENCE / 2)
    due = alarm.due
    answer = await town.people[0].slash(town.channel, "about")
    assert answer.response is not None
    assert alarm.due == due, "the press has waited until it fell"


async def test_a_press_ends_though_its_work_goes_on(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(world, "PATIENCE", 2 * NEAR)
    enough = Event()
    with town.world._bot_scope():
        work = asyncio.get_running_loop().run_in_executor(None, enough.wait, 5)
    answer = await town.people[0].slash(town.channel, "about")
    assert answer.response is not None
    assert not work.done()
    enough.set()
    await work


async def test_a_press_waits_for_what_it_leads_to(town: Town) -> None:
    """The board comes by the outbox, after the answer to the press."""
    await town.people[0].slash(town.channel, "play", game="dueling_nobles", computer="easy")
    assert any(message.components for message in town.channel.history())
    assert (await town.bot.store.outbox.take_each(town.bot.now(), [])).next is None


async def test_time_goes_on_while_somebody_presses(town: Town) -> None:
    then = town.world.now()
    await town.people[0].slash(town.channel, "about")
    assert town.world.now() > then


async def test_a_timer_of_ours_rings_whatever_the_simulator_is_doing(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else what falls due while an earlier timer's work goes on would wait for somebody's next press."""
    monkeypatch.setattr(town.world, "_advancing", True)
    rung = asyncio.Event()
    with town.world._bot_scope():
        asyncio.get_running_loop().call_later(NEAR / 10, rung.set)
    await asyncio.wait_for(rung.wait(), PATIENCE)


async def test_the_printed_address_is_the_one_that_is_used(town: Town) -> None:
    async with (
        town.world.preview(town.channel, viewers=town.people, layout="channel") as preview,
        open_door(town, preview, 0) as url,
        ClientSession() as browser,
    ):
        answer = await browser.get(url, allow_redirects=False)
        page = await answer.text()
        assert answer.status == 200
        assert "SimCord" not in page
        assert "Herald" in page
        for name in PEOPLE:
            assert name in page
        opened = await browser.post(f"{url}api/pages", json={}, headers={"Origin": url.rstrip("/")})
        assert opened.status == 200
        assert (await browser.get(f"{url}app.js")).status == 200


async def test_the_page_says_what_to_do_in_the_browsers_language(town: Town) -> None:
    async with (
        town.world.preview(town.channel, viewers=town.people, layout="channel") as preview,
        open_door(town, preview, 0) as url,
        ClientSession() as browser,
    ):
        french = await (await browser.get(url, headers={"Accept-Language": "fr-CA,fr;q=0.9"})).text()
        assert "Vous êtes" in french
        english = await (await browser.get(url, headers={"Accept-Language": "sv"})).text()
        assert "You are" in english


@pytest.mark.parametrize(
    ("language", "what", "said"),
    [
        ("en-GB", "learn", "Start Lesson"),
        ("fr-CA", "learn", "Commencer la leçon"),
        ("en-GB", "computer", "My Hand"),
        ("fr-CA", "computer", "Voir ma main"),
        ("en-GB", "both", "Accept"),
        ("fr-CA", "both", "Accepter"),
    ],
)
async def test_a_button_of_a_tile_does_what_it_says_in_the_browsers_language(
    town: Town, language: str, what: str, said: str
) -> None:
    async with (
        town.world.preview(town.channel, viewers=town.people, layout="channel") as preview,
        open_door(town, preview, 0) as url,
        ClientSession() as browser,
    ):
        await browser.get(url, headers={"Accept-Language": language})
        beta = town.people[1]
        answer = await browser.post(f"{url}herald/first/{what}/dueling_nobles/{beta.id}")
        assert (answer.status, await answer.json()) == (200, {"moved": True})
        assert preview.channel.id == town.tables["dueling_nobles"].id
        shown = preview.channel.history(viewer=beta)
        assert said in {label for message in shown for label in buttons(message)}


@pytest.mark.parametrize("place", ["nothing/noxtalia/{0}", "learn/chess/{0}", "learn/noxtalia/7"])
async def test_what_no_tile_offers_is_not_found(town: Town, place: str) -> None:
    async with (
        town.world.preview(town.channel, viewers=town.people, layout="channel") as preview,
        open_door(town, preview, 0) as url,
        ClientSession() as browser,
    ):
        answer = await browser.post(f"{url}herald/first/{place.format(town.people[0].id)}")
        assert answer.status == 404


async def test_a_taken_port_is_replaced_by_a_free_one(town: Town) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        async with (
            town.world.preview(town.channel, viewers=town.people, layout="channel") as preview,
            open_door(town, preview, taken) as url,
            ClientSession() as browser,
        ):
            assert f":{taken}/" not in url
            assert (await browser.get(url)).status == 200


async def test_other_peoples_pages_cannot_press(town: Town) -> None:
    async with (
        town.world.preview(town.channel, viewers=town.people, layout="channel") as preview,
        open_door(town, preview, 0) as url,
        ClientSession() as browser,
    ):
        forged = await browser.post(
            f"{url}api/pages", json={}, headers={"Origin": "http://elsewhere.example"}
        )
        assert forged.status == 403
        rebound = await browser.get(url, headers={"Host": "elsewhere.example"})
        assert rebound.status == 403


async def test_threads_are_places_of_the_page(town: Town) -> None:
    async with (
        town.world.preview(town.channel, viewers=town.people, layout="channel") as preview,
        open_door(town, preview, 0) as url,
        ClientSession() as browser,
    ):
        with town.world._bot_scope():
            channel = town.bot.get_channel(town.channel.id)
            assert isinstance(channel, discord.TextChannel)
            thread = await channel.create_thread(name="Table 1", type=discord.ChannelType.public_thread)
        await town.world.settle()
        news = await (await browser.get(f"{url}herald/news")).json()
        names = [(place["name"], place["shown"]) for place in news["places"]]
        tables = [(game.replace("_", "-"), False) for game in sorted(GAMES)]
        assert names == [("lobby", True), *tables, ("Table 1", False)]
        assert (await browser.post(f"{url}herald/places/{thread.id}")).status == 204
        opened = await (await browser.post(f"{url}api/pages", json={})).json()
        assert opened["channelId"] == str(thread.id)
        assert (await browser.post(f"{url}herald/places/7")).status == 404


async def test_what_is_said_after_a_press_is_news_until_the_page_looks_again(town: Town) -> None:
    """A busy machine draws the board after the press has ended by patience: the page must learn of it."""
    async with (
        town.world.preview(town.channel, viewers=town.people, layout="channel") as preview,
        open_door(town, preview, 0) as url,
        ClientSession() as browser,
    ):

        async def is_news() -> bool:
            told = await (await browser.get(f"{url}herald/news")).json()
            return told["said"] > told["shown"]

        await town.people[0].slash(town.channel, "about")
        assert not await is_news()
        with town.world._bot_scope():
            channel = town.bot.get_channel(town.channel.id)
            assert isinstance(channel, discord.TextChannel)
            await channel.send("the board at last")
        assert await is_news()
        await town.world.settle()
        assert not await is_news()


async def test_a_game_has_a_channel_of_its_own_and_a_second_match_a_thread(town: Town) -> None:
    alpha, beta = town.people[:2]
    one = await town.first("computer", "dueling_nobles", alpha)
    other = await town.first("computer", "noxtalia", alpha)
    again = await town.first("computer", "dueling_nobles", beta)
    assert one.id == town.tables["dueling_nobles"].id
    assert other.id == town.tables["noxtalia"].id
    assert again.id in {thread.id for thread in one.threads}
    searching = await beta.slash(town.channel, "lfg", game="magic")
    assert "Stop Searching" in buttons(searching.response)


async def test_a_tile_shows_its_games_table(town: Town) -> None:
    async with (
        town.world.preview(town.channel, viewers=town.people, layout="channel") as preview,
        open_door(town, preview, 0) as url,
        ClientSession() as browser,
    ):
        for game in GAMES:
            shown = await browser.get(f"{url}herald/pictures/{game}")
            assert (shown.status, shown.content_type) == (200, "image/png")
        assert (await browser.get(f"{url}herald/pictures/tournament")).status == 404


async def test_a_clock_is_told_by_the_time_at_which_the_page_is_drawn(town: Town) -> None:
    """Else a question would say more minutes than its clock has: those since the page was opened."""
    async with (
        town.world.preview(town.channel, viewers=town.people, layout="channel") as preview,
        open_door(town, preview, 0) as url,
        ClientSession() as browser,
    ):
        preview.capture_time -= timedelta(minutes=5)
        await browser.post(f"{url}api/pages", json={})
        assert abs(preview.capture_time - town.world.now()) < timedelta(seconds=30)
