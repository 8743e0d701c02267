"""Health and counters, as a monitor reads them."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Any

import aiohttp
import discord
import pytest

from bot.app.metrics import STALE
from bot.app.watching import LOOPBACK, STEP, PortTaken, exposed, feel_delays
from bot.store import CannotRead, Message
from tests.e2e.club import Club
from tests.e2e.play import challenge, concede


async def read(port: int | None, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://{LOOPBACK}:{port}{path}") as answer:
        return answer.status, await answer.text()


def figures(text: str) -> dict[str, float]:
    """Each line of what is counted: its name with its labels, and its value."""
    lines = [line.rpartition(" ") for line in text.splitlines() if line and not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


async def counted(club: Club) -> dict[str, float]:
    """What the bot would tell a monitor now."""
    return figures((await club.bot.metrics.written()).decode())


async def test_what_is_counted_follows_what_happens(club: Club) -> None:
    session = await challenge(club)
    await club.ann.slash(club.channel, "play", game="dueling_nobles")
    async with exposed(club.bot.metrics, 0) as port:
        status, text = await read(port, "/metrics")
        before = figures(text)
        assert status == 200
        assert before['herald_matches_open{status="running"}'] == 1
        assert before['herald_matches_open{status="challenge"}'] == 1
        assert before["herald_matches_awake"] == 1
        assert (before["herald_well"], before["herald_database_up"]) == (1, 1)
        assert before["herald_outbox_age_seconds"] == before["herald_deadline_lag_seconds"] == 0
        logging.getLogger("bot").warning("something failed, and was survived")
        await concede(club, club.bob, session)
        await club.settle()
        after = figures((await read(port, "/metrics"))[1])
    assert 'herald_matches_open{status="running"}' not in after
    assert after["herald_matches_awake"] == 0
    moves = 'herald_move_seconds_count{game="dueling_nobles"}'
    presses = 'herald_press_seconds_count{path="own"}'
    drawn = 'herald_picture_seconds_count{game="dueling_nobles",what="board"}'
    assert after[moves] == before.get(moves, 0) + 1
    for grown in ("herald_moves_total", "herald_commit_seconds_count", presses, drawn):
        assert after[grown] > before[grown] > 0, grown
    assert after['herald_failures_total{level="WARNING"}'] == 1
    assert {"herald_latency_seconds", "herald_last_beat_seconds"} <= after.keys()


async def test_what_waits_and_what_is_late_is_told_by_its_age(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = club.now()
    monkeypatch.setattr(club.bot.host.sender, "_room", lambda _: 0)  # nothing leaves
    old, young = (Message(match_id=None, kind="note", target=f"1:{target}") for target in ("a", "b"))
    await club.store.outbox.put(now - 90, old)
    await club.store.outbox.put(now - 5, young)
    told = await counted(club)
    assert told['herald_outbox_waiting{kind="note"}'] == 2
    assert told["herald_outbox_age_seconds"] == pytest.approx(90, abs=1)


async def test_a_deadline_that_nobody_deals_with_is_told_by_its_delay(club: Club) -> None:
    session = await challenge(club)
    (first, *_) = await club.store.deadlines.of_match(session.id)
    await club.bot.host.timekeeper.close()
    await club.store.deadlines.credit(club.now() - 40 - first.due)
    assert (await counted(club))["herald_deadline_lag_seconds"] == pytest.approx(40, abs=1)


async def test_a_press_on_a_match_that_has_changed_elsewhere_is_counted(club: Club) -> None:
    session = await challenge(club)
    before = await counted(club)
    session.log.version -= 1  # as if another process had made a move since
    await concede(club, club.bob, session)
    after = await counted(club)
    moves = 'herald_move_seconds_count{game="dueling_nobles"}'
    assert after["herald_stale_total"] == before["herald_stale_total"] + 1
    assert after.get(moves, 0) == before.get(moves, 0)


async def test_while_the_database_is_away_the_rest_is_told(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await challenge(club)

    async def away(*_: Any, **__: Any) -> None:
        raise CannotRead(reason="gone")

    with monkeypatch.context() as patch:
        patch.setattr(club.store.matches, "count_open", away)
        told = await counted(club)
    assert told["herald_database_up"] == 0
    assert told["herald_moves_total"] > 0
    assert not any(name.startswith(("herald_matches_open", "herald_outbox_waiting")) for name in told)
    assert not told["herald_outbox_age_seconds"] >= 0, "does not know the score"
    assert (await counted(club))["herald_database_up"] == 1


async def test_a_database_that_does_not_answer_counts_as_away(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(*_: Any, **__: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr("bot.app.metrics.ASKED_FOR", 0.0)
    monkeypatch.setattr(club.store.matches, "count_open", silent)
    assert (await counted(club))["herald_database_up"] == 0


async def test_shards_are_told_as_they_come_and_go(club: Club) -> None:
    shard = 'herald_shard_up{shard="0"}'
    await club.bot.on_shard_connect(0)
    assert (await counted(club))[shard] == 1
    await club.bot.on_shard_disconnect(0)
    assert (await counted(club))[shard] == 0
    await club.bot.on_shard_resumed(0)
    assert (await counted(club))[shard] == 1


async def test_before_a_shard_begins_a_session_it_is_asked_how_many_are_left(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gateway() -> tuple[int, str, dict[str, int]]:
        return 1, "wss://gateway", {"total": 1000, "remaining": 998, "reset_after": 1, "max_concurrency": 1}

    monkeypatch.setattr(club.bot.http, "get_bot_gateway", gateway)
    await club.bot.before_identify_hook(0, initial=True)
    assert (await counted(club))["herald_identifies_left"] == 998

    async def nothing() -> None:
        raise discord.GatewayNotFound

    monkeypatch.setattr(club.bot.http, "get_bot_gateway", nothing)
    await club.bot.before_identify_hook(0, initial=True)
    assert (await counted(club))["herald_identifies_left"] == 998, "a session begins without that too"


async def test_nothing_that_is_counted_names_anybody(club: Club) -> None:
    session = await challenge(club)
    await concede(club, club.bob, session)
    await club.store.outbox.put(club.now(), Message(match_id=None, kind="note", target="1:a"))
    text = (await club.bot.metrics.written()).decode()
    for person in (club.ann, club.bob):
        assert str(person.id) not in text
        assert person.name not in text
    assert str(club.guild.id) not in text
    labels = set(re.findall(r'[{,](\w+)="', text))
    assert {"game", "kind", "path"} <= labels
    assert labels <= {"game", "kind", "path", "status", "level", "shard", "what", "le"}


async def test_the_delays_of_the_loop_are_what_its_turns_come_too_late() -> None:
    time, late, told = 0.0, iter((0.0, 0.125, 1.0)), list[float]()

    async def sleep(seconds: float) -> None:
        nonlocal time
        assert seconds == STEP
        time += seconds + next(late)

    with pytest.raises(RuntimeError):  # the three are used up
        await feel_delays(told.append, lambda: time, sleep)
    assert told == [0.0, 0.125, 1.0]


async def test_it_is_well_while_discord_is_there_and_clocks_are_looked_at(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with exposed(club.bot.metrics, 0) as port:
        assert (await read(port, "/healthz"))[0] == 200
        keeper: Any = club.bot.host.timekeeper
        monkeypatch.setattr(keeper, "beaten", club.now() - STALE)
        status, text = await read(port, "/healthz")
        assert status == 503
        assert '"discord": true' in text
        assert (await counted(club))["herald_well"] == 0
        monkeypatch.setattr(keeper, "beaten", club.now())
        monkeypatch.setattr(club.bot, "is_ready", lambda: False)
        assert (await read(port, "/healthz"))[0] == 503


async def test_without_a_port_nothing_listens_and_a_taken_one_is_told(club: Club) -> None:
    async with exposed(club.bot.metrics, None) as nothing:
        assert nothing is None
    async with exposed(club.bot.metrics, 0) as port:
        with pytest.raises(PortTaken, match=str(port)):
            async with exposed(club.bot.metrics, port):
                pass
        assert (await read(port, "/healthz"))[0] == 200, "the first goes on"
    with pytest.raises(aiohttp.ClientConnectorError):
        await read(port, "/healthz")


async def test_an_address_that_is_not_this_machine_s_is_told_and_another_one_is_listened_at(
    club: Club,
) -> None:
    with pytest.raises(PortTaken, match=r"192\.0\.2\.1"):
        async with exposed(club.bot.metrics, 0, "192.0.2.1"):
            pass
    async with exposed(club.bot.metrics, 0, "0.0.0.0") as port:
        assert (await read(port, "/healthz"))[0] == 200
