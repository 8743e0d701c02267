"""Players call the organisers: whoever they are now, once until somebody answers, not when all is over."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tournaments.course import unit_of_work
from tests.e2e.club import Club, buttons, menus, said, words
from tests.e2e.hall import Hall
from tests.e2e.test_places import dms


@pytest.fixture(autouse=True)
def _status_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Edit the status at once, as in `test_tournaments`."""
    monkeypatch.setattr(unit_of_work, "paced", lambda _: 0.0)


async def playing(club: Club, people: int = 2) -> Hall:
    """An event in its first round."""
    hall = Hall(club)
    await hall.announce(await hall.create(game="dueling_nobles"))
    await hall.enter(hall.people[:people])
    await hall.organise("next")
    return hall


async def called_at(hall: Hall) -> Any:
    """The message that calls the first table."""
    event = await hall.event()
    thread = hall.thread(event, event.current[0])
    return next(each for each in thread.history() if ":t_call:" in str(buttons(each)))


async def call(hall: Hall, message: Any, person: Any = None) -> str:
    """Press *Call Organiser*; return what is answered."""
    answer = said(await hall.press_on(person or hall.club.ann, message, "Call Organiser"))
    await hall.club.settle()
    return answer


def calls(club: Club) -> list[Any]:
    """The calls that stand in the channel."""
    return [each for each in club.channel.history() if "needs an organiser" in words(each)]


async def test_sixty_presses_are_one_call_until_somebody_answers(club: Club) -> None:
    hall = await playing(club)
    message = await called_at(hall)
    assert "were called" in await call(hall, message)
    for _ in range(30):
        assert "have not answered yet" in await call(hall, message)
        assert "have not answered yet" in await call(hall, message, club.bob)
    (heard,) = calls(club)
    assert hall.keeper.mention in words(heard)
    assert club.ann.mention in words(heard)


async def test_an_organiser_says_that_he_comes_and_the_table_calls_again_after_a_while(club: Club) -> None:
    hall = await playing(club)
    message = await called_at(hall)
    await call(hall, message)
    (heard,) = calls(club)
    refused = await hall.press_on(club.bob, heard, "I’m Coming")
    assert "Only organisers can do that" in said(refused)
    await hall.press_on(hall.keeper, heard, "I’m Coming")
    await club.settle()
    event = await hall.event()
    assert f"{hall.keeper.mention}, an organiser, is on the way" in hall.said(
        hall.thread(event, event.open[0])
    )
    seen = club.seen(heard)
    assert "is on the way to" in words(seen)
    assert buttons(seen) == {}
    assert "answered this table a moment ago" in await call(hall, message)
    await club.env.advance_time(5 * 60 + 1)
    assert "were called" in await call(hall, message)
    assert len(calls(club)) == 1, "the one before tells who comes"


async def test_what_an_organiser_enters_at_the_table_answers_it_too(club: Club) -> None:
    hall = await playing(club)
    message = await called_at(hall)
    await call(hall, message)
    page = (await hall.organise("extra")).response
    for field, value in (("table", 0), ("minutes", 1)):
        (menu,) = [each for each in menus(page) if f":t_extra:{field}:" in each["custom_id"]]
        chosen = menu["options"][value]["value"]
        await hall.keeper.select(page, custom_id=menu["custom_id"], values=[chosen])
        await club.settle()
    assert "answered this table a moment ago" in await call(hall, message)


async def test_nobody_is_called_to_a_table_that_has_its_result(club: Club) -> None:
    hall = await playing(club, 4)
    message = await called_at(hall)
    (table, _) = (await hall.event()).open
    await hall.ready(table)
    await hall.lose(table, max(table.table.seats))
    pressed = hall.by_id((await hall.event()).by_number[table.table.seats[0]].user_id)
    assert "already has a result" in await call(hall, message, pressed)
    assert calls(club) == []


async def test_a_call_is_not_lost_by_a_restart(club: Club) -> None:
    hall = await playing(club)
    message = await called_at(hall)
    club.env.inject_error("POST", f"/channels/{club.channel.id}/messages", status=503, code=0, times=None)
    await call(hall, message)
    assert calls(club) == []
    await club.restart()
    club.env.backend.faults.clear()
    await club.env.advance_time(600)
    await club.settle()
    assert len(calls(club)) == 1


# Who the organisers are


async def organisers(club: Club, hall: Hall, name: str) -> Any:
    """A role that Herald may call, chosen as that of the organisers."""
    role = club.guild.create_role(name, mentionable=True)
    await hall.keeper.slash(club.channel, "settings server", organisers=role)
    return role


async def test_the_role_of_now_is_called_and_has_power(club: Club) -> None:
    """The organisers' role is chosen anew in mid-event."""
    hall = Hall(club)
    old = await organisers(club, hall, "judges")
    await hall.announce(await hall.create(game="dueling_nobles"))
    await hall.enter(hall.people[:2])
    await hall.organise("next")
    new = await organisers(club, hall, "stewards")
    await call(hall, await called_at(hall))
    (heard,) = calls(club)
    assert f"<@&{new.id}>" in words(heard)
    assert f"<@&{old.id}>" not in words(heard)
    allowed = club.sent("POST", f"*/channels/{club.channel.id}/messages")[-1].json["allowed_mentions"]
    assert allowed["roles"] == [new.id]
    steward = club.guild.add_member(club.env.create_user("steward"), roles=[new])
    judge = club.guild.add_member(club.env.create_user("judge"), roles=[old])
    shown = (await hall.press(steward, "t_organise")).response
    assert "Organise New Tournament" in words(shown)
    assert "Only organisers can do that" in said(await hall.press(judge, "t_organise"))
    await hall.press_on(steward, heard, "I’m Coming")
    assert "is on the way to" in words(club.seen(heard))


async def test_where_the_role_was_deleted_creator_and_owner_are_called(club: Club) -> None:
    hall = Hall(club)
    role = await organisers(club, hall, "judges")
    await hall.announce(await hall.create(game="dueling_nobles"))
    await hall.enter(hall.people[:2])
    await hall.organise("next")
    await club.env.bot.get_guild(club.guild.id).get_role(role.id).delete()  # pyright: ignore
    await club.settle()
    await call(hall, await called_at(hall))
    (heard,) = calls(club)
    assert "<@&" not in words(heard)
    assert hall.keeper.mention in words(heard)
    assert f"<@{club.guild.owner.id}>" in words(heard)


async def test_where_nobody_may_call_the_role_creator_and_owner_are_called_beside_it(club: Club) -> None:
    """Discord lets a bot call the members of a role that is not open to all only with a permission."""
    hall = Hall(club)
    role = club.guild.create_role("judges")
    await hall.keeper.slash(club.channel, "settings server", organisers=role)
    await hall.announce(await hall.create(game="dueling_nobles"))
    await hall.enter(hall.people[:2])
    await hall.organise("next")
    channel: Any = club.env.bot.get_channel(club.channel.id)
    await channel.set_permissions(channel.guild.me, mention_everyone=False)
    await call(hall, await called_at(hall))
    (heard,) = calls(club)
    assert f"<@&{role.id}>" in words(heard)
    assert hall.keeper.mention in words(heard)


async def test_the_role_hears_that_its_event_stood_still_and_the_owner_is_told_in_private(club: Club) -> None:
    hall = await playing(club)
    role = await organisers(club, hall, "judges")
    path = f"/channels/{club.channel.id}/messages*"
    club.env.inject_error("POST", path, status=403, code=50013, times=None)
    club.env.inject_error("PATCH", path, status=403, code=50013, times=None)
    (table,) = (await hall.event()).open
    await hall.ready(table)
    await hall.lose(table, 2)
    club.env.backend.faults.clear()
    await club.env.advance_time(600)
    await club.settle()
    held = next(each for each in club.channel.history() if "Herald could not write here" in words(each))
    assert f"<@&{role.id}>" in words(held)
    assert any("is paused, because Herald" in text for text in dms(hall.keeper))
