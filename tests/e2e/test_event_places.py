"""Threads that moderators lock, rights that are taken away: an event waits, tells why, and goes on."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from bot.matches.service import Press
from bot.matches.start.challenges import Person
from bot.store import TournamentStatus
from bot.store.tournaments.deadlines import EventClock
from bot.tournaments.course import unit_of_work
from bot.tournaments.course.tables import Tables
from bot.tournaments.messages import TableThread
from tests.e2e.club import Club, buttons, menus, said, words
from tests.e2e.hall import Hall
from tests.e2e.play import act
from tests.e2e.test_places import dms


@pytest.fixture(autouse=True)
def _status_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Edit the status at once, as in `test_tournaments`."""
    monkeypatch.setattr(unit_of_work, "paced", lambda _: 0.0)


async def announced(club: Club, people: int, **choices: str) -> Hall:
    hall = Hall(club)
    await hall.announce(await hall.create(game="dueling_nobles", **choices))
    await hall.enter(hall.people[:people])
    return hall


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    """Wait for what follows from a test's own call: it comes from no press, so nobody settles it."""
    async with asyncio.timeout(20):
        while not await holds():  # noqa: ASYNC110 (nobody tells)
            await asyncio.sleep(0.01)


async def called(hall: Hall) -> bool:
    return all(table.call is not None for table in (await hall.event()).open)


async def has_places(hall: Hall, tables: int) -> bool:
    return len((await hall.event()).threads) == tables


async def lock(club: Club, thread_id: int) -> None:
    """Let a moderator lock a thread: what Herald sends there is refused."""
    thread: Any = club.env.bot.get_channel(thread_id)
    await thread.edit(archived=True, locked=True)
    club.env.inject_error("POST", f"/channels/{thread_id}/messages", status=400, code=50083, times=None)
    club.env.inject_error("PATCH", f"/channels/{thread_id}/messages/*", status=400, code=50083, times=None)


async def test_a_thread_that_was_locked_after_a_round_is_replaced_and_nobody_loses(club: Club) -> None:
    hall = await announced(club, 4)
    await hall.organise("next")
    await hall.play()
    old = set((await hall.event()).threads.values())
    for thread in old:
        await lock(club, thread)
    await hall.organise("next")
    event = await hall.event()
    assert old.isdisjoint(event.threads.values())
    for table in event.open:
        assert table.call is not None
        assert table.call[0] == event.thread_of(table)
        assert "Press **Ready**" in hall.said(hall.thread(event, table))
    await hall.play()
    assert (await hall.event()).status is TournamentStatus.BETWEEN


async def test_a_thread_that_was_made_while_its_round_was_calls_its_table_at_once(club: Club) -> None:
    hall = await announced(club, 2)
    await hall.organise("next")
    event = await hall.event()
    (table,) = event.open
    tournament_service = club.bot.tournaments.tournament_service
    await tournament_service.tables.take_call_back(table)  # as if nobody had known of the thread yet
    await tournament_service.unit_of_work.put(TableThread(event.id, 1).to_row())
    await until(lambda: called(hall))
    (table,) = (await hall.event()).open
    assert (await hall.event()).due(EventClock.READY, table) is not None


@pytest.mark.parametrize(("status", "code"), [(400, 160006), (403, 50013)])
async def test_where_threads_are_scarce_all_tables_are_called_and_their_clocks_run_from_then(
    club: Club, status: int, code: int
) -> None:
    hall = await announced(club, 8)
    signup, event = club.bot.tournaments.tournament_service.signup, await hall.event()
    threads = f"/channels/{club.channel.id}/threads"
    club.env.inject_error("POST", threads, status=status, code=code, times=12)
    for number in range(32):
        person = Person(club.env.create_user(f"P{number}").id, f"P{number}")
        await signup.register(event.id, Press(person.id, None), person, None)
    await until(lambda: has_places(hall, 20))
    await hall.organise("next")
    event = await hall.event()
    places = Counter(table.call[0] for table in event.open if table.call is not None)
    assert (len(places), places[club.channel.id]) == (9, 12), "twelve tables are called in the channel"
    for table in event.open:
        assert (event.due(EventClock.READY, table) or 0) - club.now() >= 60 * event.setup.times.ready - 1
    while (await hall.event()).open:
        await club.env.advance_time(120.0)
        await club.settle()
    assert all(table.call is not None for table in (await hall.event()).tables)


async def test_a_match_whose_thread_is_locked_goes_on_in_another(club: Club) -> None:
    hall = await announced(club, 2)
    await hall.organise("next")
    (table,) = (await hall.event()).open
    await hall.ready(table)
    event = await hall.event()
    old = event.thread_of(event.open[0])
    assert old is not None
    await lock(club, old)
    assert event.open[0].match_id is not None
    await act(club, await club.session(event.open[0].match_id), Random(1))
    event = await hall.event()
    assert event.thread_of(event.open[0]) not in (None, old)
    assert event.open[0].match_status == "running"


async def test_lost_rights_stop_the_clocks_and_what_was_not_told_is_told_when_they_are_back(
    club: Club,
) -> None:
    hall = await announced(club, 4)
    await hall.organise("next")
    for table in (await hall.event()).open:
        await hall.ready(table)
    tables = (await hall.event()).open
    channel: Any = club.env.bot.get_channel(club.channel.id)
    closed = {"send_messages": False, "send_messages_in_threads": False}
    await channel.set_permissions(channel.guild.default_role, **closed)
    for place in (channel.id, *(await hall.event()).threads.values()):
        club.env.inject_error("POST", f"/channels/{place}/messages", status=403, code=50013, times=None)
    for table in tables:
        await hall.lose(table, max(table.table.seats))
    await club.settle()
    event = await hall.event()
    assert event.row.paused, "the clocks stand"
    assert "Standings after" not in hall.said()
    assert any("is paused, because Herald" in text for text in dms(hall.keeper))
    club.env.backend.faults.clear()
    await channel.set_permissions(channel.guild.default_role, overwrite=None)
    await club.env.advance_time(600.0)
    await club.settle()
    assert "Standings after Round 1" in hall.said()
    assert "Herald could not write here" in hall.said()


async def test_who_has_put_herald_out_and_asks_it_in_again_is_told_that_the_event_waits(club: Club) -> None:
    hall = await announced(club, 4)
    await hall.organise("next")
    tables = (await hall.event()).open
    for table in tables:
        await hall.ready(table)
    guild = club.env.bot.get_guild(club.guild.id)
    assert guild is not None
    client: Any = club.env.bot
    client._connection._remove_guild(guild)  # as the gateway's word of it does
    for method in ("GET", "POST", "PATCH"):
        club.env.inject_error(method, "/channels/*", status=403, code=50001, times=None)
    for table in tables:
        await hall.lose(table, max(table.table.seats))
    await club.settle()
    assert (await hall.event()).row.paused, "the clocks stand"
    assert "Herald could not write here" not in hall.said()
    await club.env.advance_time(3_600.0)
    club.env.backend.faults.clear()
    client._connection._add_guild(guild)
    await club.env.advance_time(600.0)
    await club.settle()
    told = next(
        words(each) for each in club.channel.history() if "Herald could not write here" in words(each)
    )
    assert f"<@{hall.keeper.id}>" in told
    assert "Standings after Round 1" in hall.said()
    await hall.organise("resume")
    assert not (await hall.event()).row.paused


async def test_a_call_that_was_sent_before_a_death_is_not_doubled_and_its_clock_runs(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = await announced(club, 2)
    with monkeypatch.context() as dying:
        dying.setattr(Tables, "called", _dies)
        await hall.organise("next")
    (table,) = (await hall.event()).open
    assert (await hall.event()).due(EventClock.READY, table) is None, "nobody loses before his call is noted"
    await club.restart()
    await club.env.advance_time(60.0)
    await club.settle()
    event = await hall.event()
    (table,) = event.open
    assert event.due(EventClock.READY, table) is not None
    calls = club.sent("POST", f"/channels/{event.thread_of(table)}/messages")
    assert len(calls) >= 2, "once before the death, at least, and once after it"
    assert len({call.json["nonce"] for call in calls}) == 1, "Discord answers it with the message that stands"


async def _dies(*_: Any) -> None:
    raise OSError("as if the process had been killed")


async def test_who_sees_no_call_calls_his_table_from_the_pairings(club: Club) -> None:
    hall = await announced(club, 2)
    await hall.organise("next")
    pairings = next(each for each in reversed(club.channel.history()) if "Call My Table" in buttons(each))
    shown = await hall.look(club.ann, pairings, "Call My Table")
    assert "Not ready yet" in words(shown)
    assert "Press **Ready**" in words(shown)
    stranger = await hall.press_on(club.cyd, pairings, "Call My Table")
    assert "no such player in this tournament" in words(stranger.response)


async def test_an_answer_refused_in_a_locked_thread_is_no_fault_of_ours(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    hall = await announced(club, 2)
    await hall.organise("next")
    event = await hall.event()
    thread = hall.thread(event, event.open[0])
    call = next(each for each in thread.history() if "Ready" in buttons(each))
    club.env.inject_error("PATCH", "/webhooks/*", status=400, code=50083)
    refused = await club.press(club.ann, call, buttons(call)["Ready"])
    assert "archived or locked" in said(refused)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_deck_is_changed_before_the_start_by_a_button(club: Club) -> None:
    hall = Hall(club)
    await hall.announce(await hall.create(game="noxtalia"))
    registered = await hall.press(club.ann, "t_register")
    menu = registered.followups[-1] if registered.followups else registered.response
    (item,) = menus(menu)
    await club.ann.select(menu, custom_id=item["custom_id"], values=["ready:a"])
    shown = await hall.look(club.ann, await hall.status(), "Change Deck")
    (item,) = menus(shown)
    await club.ann.select(shown, custom_id=item["custom_id"], values=["ready:b"])
    (entrant,) = (await hall.event()).entrants
    assert entrant.deck is not None
    assert entrant.deck.name == "Team B"
